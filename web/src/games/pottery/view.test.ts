import { expect, test } from 'vitest';
import { called, cardOf, effect, laidOut, parsed, pieces, withCard } from './view';

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

test('cards stay where they lie, and what was taken leaves its place empty', () => {
  const first = laidOut([], ['a', 'b', 'c'], 3);
  expect(first).toEqual(['a', 'b', 'c']);
  const next = laidOut(first, ['a', 'c'], 3);
  expect(next).toEqual(['a', null, 'c']);
  expect(laidOut(next, ['a', 'c'], 3)).toEqual(next);
  expect(laidOut(next, ['x', 'y', 'z'], 3)).toEqual(['x', 'y', 'z']);
  expect(laidOut([], ['b'], 3)).toEqual(['b', null, null]);
});

test('pieces stand mended, whole, broken', () => {
  const own = { unbroken: ['b'], broken: ['c'], repaired: ['a'] } as Parameters<typeof pieces>[0];
  expect(pieces(own).map(({ card, state }) => [card, state])).toEqual([
    ['a', 'mended'],
    ['b', 'whole'],
    ['c', 'broken'],
  ]);
});
