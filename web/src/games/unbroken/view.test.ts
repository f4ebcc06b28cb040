import { expect, test } from 'vitest';
import { held, options, screen, type View } from './view';

const view = (phase: unknown, more: object = {}): View => ({ phase, ...more }) as View;

test('every phase has its screen', () => {
  const screens = (phases: unknown[]): string[] => phases.map((phase) => screen(view(phase)));
  expect(screens(['exploration', 'trickery', 'turn', 'cure', 'hunger', 'preparation'])).toEqual([
    'explore',
    'meet',
    'battle',
    'cards',
    'meal',
    'travel',
  ]);
  expect(screen(view({ over: 'lost' }))).toBe('over');
  expect(screen(view({ respond: {} }, { stage: 'combat' }))).toBe('battle');
  expect(screen(view({ respond: {} }, { stage: 'travel' }))).toBe('cards');
});

test('who only watches sees each open card once and can choose none', () => {
  const seen = options(
    view('exploration', { revealed: ['rat-nest', 'rat-nest', 'altar'] }),
    null,
    [],
  );
  expect(seen.map(({ verb, of, index }) => [verb, of, index])).toEqual([
    ['resolve', 'rat-nest', -1],
    ['resolve', 'altar', -1],
  ]);
});

test('a purse lists what it has', () => {
  expect(held({ food: 2, wood: 1 })).toEqual([
    ['food', 2],
    ['wood', 1],
  ]);
});
