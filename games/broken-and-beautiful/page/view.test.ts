import { expect, test } from 'vitest';
import {
  brokenSince,
  called,
  cardOf,
  effect,
  laidOut,
  parsed,
  picksOf,
  pieces,
  remembered,
  takenBy,
  withCard,
  withWord,
} from './view';
import type { Sighting, View } from './wire/rules';

const own = (unbroken: string[], ingots = 0, broken: string[] = [], repaired: string[] = []) => ({
  unbroken,
  broken,
  repaired,
  ingots,
  repairs: 0,
  threatened: 0,
});
const draft = (area: string[], collections = [own([]), own([])], order = [0, 1, 1, 0]) =>
  ({
    round: 1,
    cards_a_round: 3,
    area,
    top: 'white-bowl-1',
    collections,
    phase: { drafting: { seat: order[0], order } },
  }) as Partial<View> as View;

test('a card is read by its id', () => {
  expect(parsed('white-cup-1')).toEqual({ type: 'cup', pattern: 'white' });
  expect(parsed('storage-box-12')).toEqual({ type: 'storage-box', pattern: null });
  expect(parsed('blue-tea-jar-3')).toEqual({ type: 'tea-jar', pattern: 'blue' });
});

test('a card is called by type, pattern and state', () => {
  expect(called('white-cup-1')).toMatch(/white.*cup/i);
  expect(called('white-cup-1', 'broken')).not.toBe(called('white-cup-1'));
});

test('what a choice costs and brings is said with its sign', () => {
  expect(effect({ ingots: 0, points: 1 })).toBe('+1 point');
  expect(effect({ ingots: -3, points: 2 })).toBe('−3 ingots, +2 points');
  expect(effect({ ingots: 2, points: 0 })).toBe('+2 ingots');
  expect(effect({ ingots: 0, points: 0 })).toBe('+0 points');
});

test('what is done with a card names it, and is about it', () => {
  for (const verb of ['keep', 'sell', 'repair'] as const) {
    const action = withCard(verb, 'white-cup-1');
    expect(Object.keys(action)).toEqual([verb]);
    expect(cardOf(action)).toBe('white-cup-1');
  }
  expect(cardOf('pass')).toBeNull();
  expect(cardOf({ name_first: { seat: 1 } })).toBeNull();
});

test('cards stay where they lie, and what was taken leaves word in its place', () => {
  const [one, two] = [draft(['a', 'b', 'c']), draft(['a', 'c'], [own(['b']), own([])])];
  const first = laidOut(one);
  expect(first.map(({ card }) => card)).toEqual(['a', 'b', 'c']);
  const next = laidOut(two, one, first);
  expect(next.map(({ card }) => card)).toEqual(['a', null, 'c']);
  expect([next[1]?.gone, next[1]?.taken]).toEqual(['b', { seat: 0, verb: 'kept', ingots: 0 }]);
  expect(laidOut(one, two, next).map(({ card }) => card)).toEqual(['a', 'b', 'c']);
  const later = { ...draft(['x', 'y', 'z']), round: 2 };
  expect(laidOut(later, two, next).map(({ card }) => card)).toEqual(['x', 'y', 'z']);
  expect(laidOut(draft(['b'])).map(({ card }) => card)).toEqual(['b', null, null]);
});

test('a card that nobody has was sold by who was paid', () => {
  const [before, now] = [draft(['a']), draft([], [own([]), own([], 2)])];
  expect(takenBy('a', before, now)).toEqual({ seat: 1, verb: 'sold', ingots: 2 });
});

test('the order of a round stays whole while it is drafted', () => {
  const [one, two] = [draft(['a']), draft(['a'], undefined, [1, 0])];
  expect(picksOf(one)).toEqual([0, 1, 1, 0]);
  expect(picksOf(two, one, picksOf(one))).toEqual([0, 1, 1, 0]);
});

test('a break is told with its cards, its kinds and whose things it hit, and what was mended of it since', () => {
  const before = draft(['white-cup-1'], [own(['a', 'b'], 3), own(['c'])]);
  const broke = draft([], [own(['b'], 3, ['a']), own([], 0, ['c'])]);
  const seen = [
    { pottery_broke: { kind: 'cup', cards: 2 } },
    { leftover_discarded: { card: 'white-cup-1' } },
  ] as const;
  const found = brokenSince(seen, broke, before)!;
  expect(found).toMatchObject({ left: 'white-cup-1', kinds: ['cup'], counts: [1, 1] });
  const mended = draft([], [own(['b'], 1, [], ['a']), own([], 0, ['c'])]);
  expect(brokenSince(seen, mended, broke, found)?.mended).toEqual([[{ card: 'a', paid: 2 }], []]);
  expect(brokenSince(seen, { ...mended, round: 2 }, mended, found)).toBeNull();
});

test('a round goes on from what was noted of it, and what broke unseen is not guessed', () => {
  const [one, two] = [draft(['a', 'b', 'c']), draft(['a', 'c'], [own(['b']), own([])])];
  const noted = remembered([], one);
  const later = remembered([], two, one, noted);
  expect(later.places[1]).toMatchObject({ gone: 'b', taken: { seat: 0, verb: 'kept' } });
  const broke = draft([], [own([], 0, ['b']), own([])]);
  expect(remembered([], broke, two, later).broke).toBeNull();
  const seen = [
    { pottery_broke: { kind: 'cup', cards: 1 } },
    { leftover_discarded: { card: 'white-cup-1' } },
  ] as const;
  const known = remembered(seen, broke, two, later);
  expect(known.broke).toMatchObject({ kinds: ['cup'], counts: [1, 0] });
  // The same view again, as after a reload.
  expect(remembered([], broke, broke, known).broke).toEqual(known.broke);
});

test('pieces stand mended, whole, broken', () => {
  const own = { unbroken: ['b'], broken: ['c'], repaired: ['a'] } as Parameters<typeof pieces>[0];
  expect(pieces(own).map(({ card, state }) => [card, state])).toEqual([
    ['a', 'mended'],
    ['b', 'whole'],
    ['c', 'broken'],
  ]);
});

test('what was taken before the draft was looked at leaves word too', () => {
  const places = laidOut(draft(['blue-cup-1']));
  const seen: Sighting[] = [
    { card_kept: { seat: 0, card: 'white-plate-1' } },
    { round_began: { round: 1 } },
    { card_kept: { seat: 1, card: 'white-cup-1' } },
    { card_sold: { seat: 0, card: 'brown-bowl-1', ingots: 1 } },
  ];
  const told = withWord(places, seen);
  expect(told.map(({ card, gone }) => card ?? gone)).toEqual([
    'blue-cup-1',
    'white-cup-1',
    'brown-bowl-1',
  ]);
  expect(told[2]?.taken).toEqual({ seat: 0, verb: 'sold', ingots: 1 });
  // Told once is enough.
  expect(withWord(told, seen)).toEqual(told);
});
