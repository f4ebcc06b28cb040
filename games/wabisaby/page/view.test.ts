import { expect, test } from 'vitest';
import type { Action, Sighting, View } from './wire/rules';
import { renamed } from './places';
import {
  called,
  didIn,
  inHand,
  inShowcase,
  joined,
  mayEnd,
  remembered,
  revealed,
  touchedBy,
} from './view';

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

test('a turn that ends by itself tells the others nothing of what came to me', () => {
  const news = (sighting: Sighting) => [{ sighting, text: '', weight: 'normal' as const }];
  const exchanged = (took: 'back' | 3): Sighting => ({
    exchanged: { seat: 1, own: 2, other: 0, theirs: 5, gave: 3, took },
  });
  const taken = (took: 'back' | 'W' | 4): Sighting => ({
    showcase_exchanged: { seat: 1, own: 4, slot: 1, gave: 'back', took },
  });
  for (const sighting of [exchanged(3), exchanged('back'), taken(4)]) {
    expect(mayEnd(1, news(sighting))).toBe(true);
    expect(mayEnd(0, news(sighting))).toBe(false);
  }
  expect(mayEnd(1, news({ appraised: { seat: 1, cards: null } }))).toBe(true);
  // What all saw me take from the showcase may be hidden first.
  for (const sighting of [taken('back'), taken('W')]) expect(mayEnd(1, news(sighting))).toBe(false);
  // Moving own cards is no action, and neither is the end of another's turn.
  for (const sighting of [{ swapped: { seat: 1, a: 0, b: 3 } }, { turn_ended: { next: 1 } }])
    expect(mayEnd(1, news(sighting))).toBe(false);
  expect(mayEnd(1, [])).toBe(false);
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
  const open = { seat: 0, total: 3, pays: 4 };
  const reckoned = { counts: null, open: [open] };
  const shows = { ...step({ hand_revealed: hand }, 'Nora shows 3 and W.'), reckoned };
  const then = { round: 2 } as Partial<View> as View;
  const scores = {
    ...step({ round_scored: { seat: 0, points: 2 } }, 'Nora scores 2.'),
    view: then,
  };
  const next = step({ round_began: { round: 3 } }, 'Round 3 began.');
  expect(revealed([step('game_ended', ''), shows, scores, next])).toEqual({
    hands: [{ ...hand, told: 'Nora shows 3 and W.', ...open }],
    scored: [{ seat: 0, points: 2 }],
    view: then,
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

const table = (hands: View['hands']): View =>
  ({ hands, viewer: 2, showcase: ['back', 4, 'back'] }) as Partial<View> as View;
const trace = (sighting: Sighting, before: View) => ({
  sighting,
  before,
  text: '',
  weight: 'normal' as const,
});

test('an exchanged card is told with both of its sides', () => {
  const before = table([
    [4, 'back', 1, 1, 1, 1],
    ['back', 2, 2, 2, 2, 2],
  ]);
  const exchanged: Sighting = {
    exchanged: { seat: 0, own: 0, other: 1, theirs: 0, gave: 'back', took: 3 },
  };
  expect(didIn(trace(exchanged, before))).toEqual([
    0,
    {
      did: 'exchanged',
      with: 1,
      gave: { before: 4, now: 'back' },
      took: { before: 'back', now: 3 },
    },
  ]);
  // A Wabi Sabi card shows its back from everywhere.
  const found: Sighting = {
    exchanged: { seat: 0, own: 1, other: 1, theirs: 1, gave: 'back', took: 'back' },
  };
  expect(didIn(trace(found, before))?.[1]).toMatchObject({
    gave: { before: 'back', now: 'back' },
    took: { before: 2, now: 'back' },
  });
});

test('a card from the showcase faces whoever took it', () => {
  const before = table([[4, 'back', 1, 1, 1, 1]]);
  const laid: Sighting = { showcase_exchanged: { seat: 0, own: 0, slot: 1, gave: 4, took: 4 } };
  const did = (viewer: number) => didIn(trace(laid, { ...before, viewer }))?.[1];
  expect(did(2)).toMatchObject({
    gave: { before: 4, now: 'back' },
    took: { before: 4, now: 'back' },
  });
  expect(did(0)).toMatchObject({ took: { before: 4, now: 4 } });
});
