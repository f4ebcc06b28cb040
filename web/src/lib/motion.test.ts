import { expect, test } from 'vitest';
import { over } from './motion';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height }) as DOMRect;

test('a box is laid over another by their middles, at its own size', () => {
  expect(over(box(0, 0, 20, 40), box(100, 50, 40, 80))).toBe(
    'translate(-110.0px, -70.0px) scale(0.500)',
  );
  expect(over(box(5, 5, 10, 10), box(5, 5, 10, 10))).toBe('translate(0.0px, 0.0px) scale(1.000)');
});
