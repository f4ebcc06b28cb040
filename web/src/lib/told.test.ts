import { expect, test } from 'vitest';
import { fullest } from './told';

test('what viewers were told differently is told once, as who knew most', () => {
  const told = [
    'Bo will take the first turn.',
    '[Ana] Ana was dealt a 3 and a 4.',
    '[Bo, spectators] Ana was dealt two cards.',
    '[Ana, spectators] Bo was dealt two cards.',
    '[Bo] Bo was dealt a 5 and a 6.',
    '[spectators] Bo gave a card.',
    '[Ana] Bo gave a 5 for a 3.',
    '[Bo] Bo gave a 5.',
    'The round ends.',
  ];
  expect(fullest(told)).toEqual([
    'Bo will take the first turn.',
    'Ana was dealt a 3 and a 4.',
    'Bo was dealt a 5 and a 6.',
    'Bo gave a 5 for a 3.',
    'The round ends.',
  ]);
});

test('what all were told stays as it is', () => {
  expect(fullest(['One.', 'Two.', '[no name Three.'])).toEqual(['One.', 'Two.', '[no name Three.']);
});
