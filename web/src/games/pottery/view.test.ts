import { expect, test } from 'vitest';
import { called, effect, parsed, pieces } from './view';

test('a card is read by its id', () => {
  expect(parsed('white-cup-1')).toEqual({ type: 'cup', pattern: 'white' });
  expect(parsed('storage-box-12')).toEqual({ type: 'storage-box', pattern: null });
  expect(parsed('blue-tea-jar-3')).toEqual({ type: 'tea-jar', pattern: 'blue' });
});

test('a card is called by type, pattern and state', () => {
  expect(called('white-cup-1')).toMatch(/white.*cup/i);
  expect(called('white-cup-1', 'broken')).not.toBe(called('white-cup-1'));
});

test('what an offer costs or brings stands after its first comma', () => {
  expect(effect('Keep the white bowl, +1 point')).toBe('+1 point');
  expect(effect('Pass')).toBe('');
  expect(effect(undefined)).toBe('');
});

test('pieces stand mended, whole, broken', () => {
  const own = { unbroken: ['b'], broken: ['c'], repaired: ['a'] } as Parameters<typeof pieces>[0];
  expect(pieces(own).map(({ card, state }) => [card, state])).toEqual([
    ['a', 'mended'],
    ['b', 'whole'],
    ['c', 'broken'],
  ]);
});
