import { expect, test } from 'vitest';
import page from './index';

test('what breaks and what is mended is heard', () => {
  expect(page.sound?.({ card_repaired: {} })).toBe('mend');
  expect(page.sound?.({ pottery_broke: {} })).toBe('break');
});
