import { expect, test } from 'vitest';
import { Touched } from './touched.svelte';

const advice = { action: 'pass', of: 'win', hints: [] };

test('what is asked anew is chosen anew', () => {
  const now = { version: 1, hint: null };
  const touched = new Touched<string>(() => now);
  touched.touch('cup');
  expect(touched.or(null)).toBe('cup');
  now.version = 2;
  expect(touched.or(null)).toBeNull();
});

test('advice that comes after a touch counts, and a touch after advice', () => {
  const now: { version: number; hint: typeof advice | null } = { version: 1, hint: null };
  const touched = new Touched<string>(() => now);
  touched.touch('cup');
  now.hint = advice;
  expect(touched.or('bowl')).toBe('bowl');
  touched.touch('vase');
  expect(touched.or('bowl')).toBe('vase');
  // A touch asks what it means, which lets the advice go.
  now.hint = null;
  expect(touched.or(null)).toBe('vase');
});

test('what is let go stays so, whatever was advised', () => {
  const touched = new Touched<string>(() => ({ version: 1, hint: advice }));
  expect(touched.or('bowl')).toBe('bowl');
  touched.letGo();
  expect(touched.or('bowl')).toBeNull();
});
