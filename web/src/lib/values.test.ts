import { expect, test } from 'vitest';
import { alike, carried, ofAction, tagOf } from './values';

type Action = 'pass' | { keep: { card: string } } | { swap: { a: number; b: number } };
const keep: Action = { keep: { card: 'cup' } };

test('an enum gives what its variant carries, and nothing where it is another', () => {
  expect(carried<Action, 'keep'>(keep, 'keep')).toEqual({ card: 'cup' });
  expect(carried<Action, 'swap'>(keep, 'swap')).toBeNull();
  expect(carried<Action, 'keep'>('pass', 'keep')).toBeNull();
});

test('a variant has its name, whether it carries something or not', () => {
  expect(tagOf<Action>('pass')).toBe('pass');
  expect(tagOf<Action>(keep)).toBe('keep');
});

test('the order of fields says nothing, that of lists does', () => {
  expect(alike({ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 })).toBe(true);
  expect(alike({ a: 1, b: [2, 3] }, { b: [3, 2], a: 1 })).toBe(false);
  expect(alike({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(alike({ a: 1 }, { a: 1, b: null })).toBe(false);
  expect(alike([], {})).toBe(false);
  expect(alike(null, {})).toBe(false);
});

test('an action is found among the offers, or is not offered', () => {
  const offers: { action: Action; text: string }[] = [
    { action: 'pass', text: 'Pass' },
    { action: { swap: { a: 1, b: 2 } }, text: 'Swap' },
  ];
  expect(ofAction(offers, { swap: { b: 2, a: 1 } })?.text).toBe('Swap');
  expect(ofAction(offers, 'pass')?.text).toBe('Pass');
  expect(ofAction(offers, { swap: { a: 2, b: 1 } })).toBeNull();
});
