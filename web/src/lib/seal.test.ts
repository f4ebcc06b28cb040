import { expect, test } from 'vitest';
import { grouped, shortened } from './seal';

test('a hash is read in groups of four, a commitment by its first two', () => {
  expect(grouped('sha256:0123456789ab')).toBe('0123 4567 89ab');
  expect(shortened('sha256:0123456789ab')).toBe('0123 4567');
});
