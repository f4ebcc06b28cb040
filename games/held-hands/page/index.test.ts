import { expect, test } from 'vitest';
import page from './index';

test('a turn is not heard, and a replay draws a line where a ring opens', () => {
  expect(page.sound?.({ turn_began: { seat: 0 } })).toBeNull();
  expect(page.part?.({ open: 'inner' })).toBe('inner');
});
