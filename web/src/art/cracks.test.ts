import { expect, test } from 'vitest';
import { cracks } from './cracks';
import { luck, seedOf } from './luck';

const BOWL: [number, number, number, number] = [50, 60, 10, 5];

test('a piece breaks the same way in every game and browser', () => {
  expect(cracks(BOWL, 7)).toEqual(cracks(BOWL, 7));
  expect(cracks(BOWL, 7)).not.toEqual(cracks(BOWL, 8));
  expect(seedOf('white-cup-1')).not.toBe(seedOf('white-cup-2'));
});

test('the blow falls inside, rays cut as many shards as they have ends', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { impact, segments, forks, shards } = cracks(BOWL, seed);
    expect(Math.abs(impact[0] - 50)).toBeLessThanOrEqual(10);
    expect(Math.abs(impact[1] - 60)).toBeLessThanOrEqual(5);
    const whole = segments.filter(({ run }) => run === 'c').length;
    const forked = segments.filter(({ run }) => run === 'a').length;
    expect(forked).toBe(forks.length);
    expect([3, 4]).toContain(whole + forked);
    expect(shards).toHaveLength(whole + 2 * forked);
  }
});

test('lots for drawing are spread between nothing and one', () => {
  const lot = luck(1);
  const lots = Array.from({ length: 1000 }, lot);
  expect(Math.min(...lots)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...lots)).toBeLessThan(1);
  const mean = lots.reduce((sum, one) => sum + one, 0) / lots.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});
