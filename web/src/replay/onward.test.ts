import { expect, test } from 'vitest';
import { seatToPlay } from './onward';

test('one plays on in the seat one looks from', () => {
  expect(seatToPlay('seat:2', ['casual', null, 'casual'], 3, { awaiting: [1] })).toBe(2);
});

test('with everything shown one plays on where a person sat, and was to choose', () => {
  expect(seatToPlay('everything', ['casual', null, null], 3, { awaiting: [2] })).toBe(2);
  expect(seatToPlay('everything', ['casual', null, null], 3, { awaiting: [0] })).toBe(1);
  expect(seatToPlay('everything', [], 2, { awaiting: [1] })).toBe(1);
});

test('after a game of bots one takes the seat that was to choose', () => {
  expect(seatToPlay('everything', ['a', 'b'], 2, { awaiting: [1] })).toBe(1);
  expect(seatToPlay('spectator', ['a', 'b'], 2, null)).toBe(0);
});
