import { expect, test } from 'vitest';
import type { Replay } from '../wire';
import { Past } from './past.svelte';

const moments = (from: number, to: number): Replay['moments'] =>
  Array.from({ length: to - from }, (_, at) => ({
    view: from + at,
    told: [`told ${from + at}`],
  }));

const replay: Replay = {
  game: 'wabisaby',
  viewer: 'everything',
  from: 0,
  of: 10,
  names: ['Nora', 'Theo'],
  bots: [null, 'greedy'],
  options: {},
  moments: moments(0, 4),
};

test('a moment that has not come yet is gone to once it comes', () => {
  const past = new Past(replay, 7);
  expect([past.at, past.last, past.whole]).toEqual([3, 9, false]);
  past.add(moments(4, 6));
  expect(past.at).toBe(5);
  past.add(moments(6, 10));
  expect([past.at, past.whole]).toEqual([7, true]);
});

test('nobody goes beyond the game', () => {
  const past = new Past({ ...replay, moments: moments(0, 10) }, 0);
  past.go(99);
  expect(past.at).toBe(9);
  past.go(-1);
  expect(past.at).toBe(0);
  past.go(Number.NaN);
  expect(past.at).toBe(0);
});

test('what was told up to a moment is told, and nothing of what follows', () => {
  const past = new Past({ ...replay, moments: moments(0, 10) }, 2);
  expect(past.told).toEqual(['told 0', 'told 1', 'told 2']);
  expect(past.view).toBe(2);
});
