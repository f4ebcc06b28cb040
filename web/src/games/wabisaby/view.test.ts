import { expect, test } from 'vitest';
import type { Action, Sighting, View } from '../../wire/wabisaby';
import { renamed } from './places';
import { called, inHand, inShowcase, joined, remembered, revealed, touchedBy } from './view';

test('two touched cards make one action, whichever was touched first', () => {
  expect(joined(1, inHand(1, 4), inHand(1, 2))).toEqual({ swap: { a: 2, b: 4 } });
  const [own, theirs] = [inHand(1, 3), inHand(0, 5)];
  for (const [one, two] of [
    [own, theirs],
    [theirs, own],
  ] as const)
    expect(joined(1, one, two)).toEqual({ exchange: { own: 3, seat: 0, theirs: 5 } });
  expect(joined(1, inShowcase(2), inHand(1, 0))).toEqual({ showcase: { own: 0, slot: 2 } });
});

test('two cards of others make no action', () => {
  expect(joined(1, inHand(0, 1), inShowcase(1))).toBeNull();
});

test('an action touches the cards that make it', () => {
  const actions: Action[] = [
    { swap: { a: 2, b: 4 } },
    { exchange: { own: 3, seat: 0, theirs: 5 } },
    { showcase: { own: 0, slot: 2 } },
  ];
  for (const action of actions) {
    const [one, two] = touchedBy(1, action);
    expect(joined(1, one!, two!)).toEqual(action);
  }
  expect(touchedBy(1, { keep: { places: [0, 2, 5] } })).toEqual(
    [0, 2, 5].map((at) => inHand(1, at)),
  );
  expect(touchedBy(1, { replace: { own: 4 } })).toEqual([inHand(1, 4)]);
  expect(touchedBy(1, 'appraise')).toEqual([]);
});

test('cards that change places change names both ways', () => {
  const seen: Sighting[] = [
    { swapped: { seat: 1, a: 0, b: 3 } },
    'game_ended',
    { exchanged: { seat: 1, own: 2, other: 0, theirs: 5, gave: 'back', took: 3 } },
    { showcase_exchanged: { seat: 0, own: 4, slot: 1, gave: 'back', took: 'W' } },
  ];
  expect(Object.fromEntries(renamed(seen))).toEqual({
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
  const step = (sighting: Sighting, text: string) => ({
    sighting,
    text,
    weight: 'milestone' as const,
  });
  const shows = step({ hand_revealed: hand }, 'Nora shows 3 and W.');
  const scores = step({ round_scored: { seat: 0, points: 2 } }, 'Nora scores 2.');
  expect(revealed([step('game_ended', ''), shows, scores])).toEqual({
    hands: [{ ...hand, told: 'Nora shows 3 and W.' }],
    scored: [{ seat: 0, points: 2 }],
  });
  expect(revealed([shows])).toBeNull();
  expect(revealed([])).toBeNull();
});

test('a card is remembered at its own place only', () => {
  const memory: View['memory'] = [
    { at: inHand(1, 2), card: 7 },
    { at: inShowcase(2), card: 'W' },
  ];
  const view = { memory } as View;
  expect(remembered(view, inHand(1, 2))).toBe(7);
  expect(remembered(view, inShowcase(2))).toBe('W');
  expect(remembered(view, inHand(2, 2))).toBeNull();
  expect(remembered(view, inShowcase(1))).toBeNull();
});

test('a back is called by what is known of it', () => {
  expect(called(5, null)).toBe('5');
  expect(called('back', 9)).toContain('9');
  expect(called('back', null)).not.toBe(called('back', 9));
});
