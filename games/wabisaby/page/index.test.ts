import { expect, test } from 'vitest';
import page from './index';

test('the end of a round stops the table, and who sees all hands stands beside them', () => {
  expect(page.stops?.({ round_scored: { seat: 0, points: 2 } })).toBe(true);
  expect(page.stops?.({ turn_ended: { next: 1 } })).toBe(false);
  expect([page.standsIn?.(4), page.standsIn?.(1)]).toEqual([null, 0]);
});

test('a hand is told card by card', () => {
  expect(page.heard?.('Nora holds up ## 4 W 2 ## 6.')).toBe(
    'Nora holds up back, 4, Wabi Sabi, 2, back, 6.',
  );
  expect(page.heard?.('Round 1 began.')).toBe('Round 1 began.');
});
