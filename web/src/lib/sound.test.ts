import { expect, test } from 'vitest';
import { heard } from './sound';

test('the gravest of what happened is heard', () => {
  expect(heard(['turn_ended', { card_kept: {} }])).toBe('move');
  expect(heard([{ pottery_broke: {} }, { card_kept: {} }])).toBe('break');
  expect(heard([{ pottery_broke: {} }, { card_repaired: {} }])).toBe('mend');
});
