import { expect, test } from 'vitest';
import page from './index';

test('the end of a round stops the table, and who sees all hands stands beside them', () => {
  expect(page.stops?.({ round_scored: { seat: 0, points: 2 } })).toBe(true);
  expect(page.stops?.({ turn_ended: { next: 1 } })).toBe(false);
  expect([page.standsIn?.(4), page.standsIn?.(1)]).toEqual([null, 0]);
});
