import { expect, test } from 'vitest';
import page from './index';

test('a monster that is beaten and a wound are heard', () => {
  expect(page.sound?.('monster_defeated')).toBe('mend');
  expect(page.sound?.({ wounded: {} })).toBe('break');
});
