import { expect, test } from 'vitest';
import { spokenOf, staggered } from './motion';

test('pieces are spoken of in the order of what was seen, each once', () => {
  const sightings = [
    'round_ended',
    { card_kept: { seat: 0, card: 'blue-bowl-1' } },
    { pottery_broke: { cards: ['white-cup-2', 'blue-bowl-1'] } },
    { said: 'not a piece at all' },
  ];
  expect(spokenOf(sightings)).toEqual(['round_ended', 'blue-bowl-1', 'white-cup-2']);
});

test('each piece sets out after the one before, the last no later than all wait for', () => {
  const delays = staggered(Array.from({ length: 12 }, (_, at) => `c${at}`))
    .split('\n')
    .map((rule) => Number(/animation-delay: (\d+)ms/.exec(rule)?.[1]));
  expect(delays.slice(0, 3)).toEqual([0, 70, 140]);
  expect(delays.at(-1)).toBe(560);
  expect(staggered(['c1'])).toContain('::view-transition-group(p-c1)');
});
