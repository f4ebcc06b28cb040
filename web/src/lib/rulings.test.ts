import { expect, test } from 'vitest';
import { rulingIn } from './rulings';

const RULINGS = `## Scoring

### R22 Plates
Two plates are worth 6, and each
mended one \`2\` more.
- Source: page 3.

### R2 Everything else
Is seen by all.
`;

test('a ruling is found by its number, without its notes', () => {
  expect(rulingIn(RULINGS, 'R22')).toEqual({
    title: 'Plates',
    text: 'Two plates are worth 6, and each mended one 2 more.',
  });
  expect(rulingIn(RULINGS, 'R2')?.text).toBe('Is seen by all.');
  expect(rulingIn(RULINGS, 'R9')).toBeNull();
});
