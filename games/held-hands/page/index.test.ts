import { expect, test } from 'vitest';
import page from './index';

test('a turn is not heard, and a replay draws a line where a ring opens', () => {
  expect(page.sound?.({ turn_began: { seat: 0 } })).toBeNull();
  expect(page.part?.({ open: 'inner' })).toBe('inner');
});

test('colours are heard as words', () => {
  expect(page.heard?.('To O16\u00a0▲R with card a ■K; ▲R|●G')).toBe(
    'To O16\u00a0Angry with card a Sad; Angry / Happy',
  );
});

test('a colour that is named already is not named again', () => {
  expect(page.heard?.('Kiku met the objective Calm, blue\u00a0◆B.')).toBe(
    'Kiku met the objective Calm, blue.',
  );
  expect(page.heard?.('Nora, there ◆B')).toBe('Nora, there Calm');
});
