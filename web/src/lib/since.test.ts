import { expect, test } from 'vitest';
import { Since } from './since';

test('an answer follows from the value, the one before and the last answer', () => {
  const grown = new Since<number[], number>((now, before, last) =>
    before ? now.length - before.length + (last ?? 0) : 0,
  );
  expect(grown.of([1, 2])).toBe(0);
  expect(grown.of([1, 2, 3])).toBe(1);
  expect(grown.of([1])).toBe(-1);
});

test('the same value has the same answer, however often it is asked for', () => {
  let asked = 0;
  const counted = new Since<string, number>(() => ++asked);
  expect([counted.of('a'), counted.of('a'), counted.of('b'), counted.of('b')]).toEqual([
    1, 1, 2, 2,
  ]);
});
