import { expect, test } from 'vitest';
import { rankOf } from './focus';

test('the order of focus is table, bar, mine, seats, head, and then the rest', () => {
  const places = [['.table'], ['.bar'], ['.mine'], ['.seats'], ['.top'], []];
  const ranks = places.map((parts) => rankOf((part) => parts.includes(part)));
  expect(ranks).toEqual(ranks.toSorted((one, two) => one - two));
  expect(new Set(ranks).size).toBe(places.length);
});

test('what lies in a part of a part belongs to the inner one', () => {
  const own = rankOf((part) => part === '.mine');
  expect(rankOf((part) => part === '.table' || part === '.mine')).toBe(own);
});
