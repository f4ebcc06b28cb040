import { expect, test } from 'vitest';
import { begins, entries } from './log';

test('names stand apart, and no name is taken for the beginning of another', () => {
  expect(begins('Nora sold the gold.', ['Nora', 'Kiku'])).toBe('Nora');
  expect(begins('Norah sold the gold.', ['Nora', 'Norah'])).toBe('Norah');
  expect(begins('Norah sold the gold.', ['Nora'])).toBe('');
  expect(begins('The deck was shuffled.', ['Nora', ''])).toBe('');
});

test('rounds are headings, and what goes without saying is one line', () => {
  const lines = [
    { text: 'Round 1 began.', weight: 'milestone' },
    { text: 'Dealt: gold.', weight: 'detail' },
    { text: 'Dealt: a cup.', weight: 'detail' },
    { text: 'Nora kept the cup.', weight: 'normal' },
  ] as const;
  expect(entries(lines, ['Nora'])).toEqual([
    { kind: 'head', text: 'Round 1 began.', at: 0 },
    { kind: 'quiet', texts: ['Dealt: gold.', 'Dealt: a cup.'], at: 2 },
    { kind: 'line', who: 'Nora', text: ' kept the cup.', at: 3 },
  ]);
});
