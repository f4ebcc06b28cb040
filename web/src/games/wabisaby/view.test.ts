import { expect, test } from 'vitest';
import type { View } from '../../wire/wabisaby';
import {
  type Action,
  called,
  indexOf,
  joined,
  remembered,
  renamed,
  revealed,
  same,
  type Spot,
} from './view';

const mine = (place: number): Spot => ({ seat: 1, place });

test('two touched cards make one action, whichever was touched first', () => {
  expect(joined(1, mine(4), mine(2))).toEqual({ swap: { a: 2, b: 4 } });
  const theirs: Spot = { seat: 0, place: 5 };
  for (const [one, two] of [
    [mine(3), theirs],
    [theirs, mine(3)],
  ] as const)
    expect(joined(1, one, two)).toEqual({ exchange: { own: 3, seat: 0, theirs: 5 } });
  expect(joined(1, { slot: 2 }, mine(0))).toEqual({ showcase: { own: 0, slot: 2 } });
});

test('two cards of others make no action', () => {
  expect(joined(1, { seat: 0, place: 1 }, { slot: 1 })).toBeNull();
});

test('an action is found whatever the order of its fields', () => {
  const legal: Action[] = ['appraise', { exchange: { own: 1, seat: 0, theirs: 2 } }];
  expect(indexOf(legal, { exchange: { theirs: 2, own: 1, seat: 0 } })).toBe(1);
  expect(indexOf(legal, { exchange: { theirs: 1, own: 2, seat: 0 } })).toBe(-1);
  expect(indexOf(legal, 'appraise')).toBe(0);
  expect(indexOf(legal, null)).toBe(-1);
});

test('cards that change places change names both ways', () => {
  const names = renamed([
    { swapped: { seat: 1, a: 0, b: 3 } },
    'nothing_happened',
    { exchanged: { seat: 1, own: 2, other: 0, theirs: 5 } },
    { showcase_exchanged: { seat: 0, own: 4, slot: 1 } },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    'h1-0': 'h1-3',
    'h1-3': 'h1-0',
    'h1-2': 'h0-5',
    'h0-5': 'h1-2',
    'h0-4': 's-1',
    's-1': 'h0-4',
  });
});

test('the end of a round is found among what was seen, each hand with its sentence', () => {
  const hand = { seat: 0, cards: [3, 'W' as const], target: 1 };
  const sightings = [
    'turn_ended',
    { hand_revealed: hand },
    { round_scored: { seat: 0, points: 2 } },
  ];
  const found = revealed({ sightings, told: ['', 'Nora shows 3 and W.', 'Nora scores 2.'] });
  expect(found).toEqual({
    hands: [{ ...hand, told: 'Nora shows 3 and W.' }],
    scored: [{ seat: 0, points: 2 }],
  });
  expect(revealed({ sightings: [{ hand_revealed: hand }], told: [''] })).toBeNull();
  expect(revealed(null)).toBeNull();
});

test('a card is remembered at its own place only', () => {
  const memory = [
    { at: { hand: { seat: 1, place: 2 } }, card: 7 },
    { at: { showcase: { slot: 2 } }, card: 'W' },
  ];
  const view = { memory } as View;
  expect(remembered(view, mine(2))).toBe(7);
  expect(remembered(view, { slot: 2 })).toBe('W');
  expect(remembered(view, { seat: 2, place: 2 })).toBeNull();
  expect(remembered(view, { slot: 1 })).toBeNull();
});

test('a back is called by what is known of it', () => {
  expect(called(5, null)).toBe('5');
  expect(called('back', 9)).toContain('9');
  expect(called('back', null)).not.toBe(called('back', 9));
});

test('places are the same where seat and place are', () => {
  expect(same(mine(1), { seat: 1, place: 1 })).toBe(true);
  expect(same({ slot: 1 }, mine(1))).toBe(false);
});
