import { expect, test } from 'vitest';
import type { View } from './wire/rules';
import { expected, held, type Option, optionOf, options, screen } from './view';

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
  const exploring = view('exploration', { revealed: ['rat-nest', 'rat-nest', 'altar'] });
  const seen = options({ view: exploring, offers: [], barred: [] });
  expect(seen.map(({ verb, of, open }) => [verb, of, open])).toEqual([
    ['resolve', 'rat-nest', false],
    ['resolve', 'altar', false],
  ]);
});

test('choices in reach and out of it stand in the order in which they are drawn', () => {
  const seen = options({
    view: view('preparation'),
    offers: [
      { action: { act: { action: 'search' } }, text: 'Search', place: 0 },
      { action: 'explore', text: 'Explore', place: 2 },
    ],
    barred: [
      {
        action: { craft: { to: 'stave' } },
        text: 'Make a stave',
        place: 1,
        preview: { price: { wood: 2 }, after: null },
        ruling: 'R2.7',
        message: 'R2.7: there is no wood',
      },
    ],
  });
  expect(seen.map(({ id, open }) => [id, open])).toEqual([
    ['act search', true],
    ['craft stave', false],
    ['explore', true],
  ]);
  expect(seen[1]?.because?.message).toBe('R2.7: there is no wood');
  expect(optionOf(seen, { act: { action: 'search' } })).toBe(seen[0]);
  expect(optionOf(seen, { act: { action: 'rest' } })).toBeNull();
  expect(optionOf(seen, null)).toBeNull();
});

test('a purse lists what it has', () => {
  expect(held({ food: 2, wood: 1 })).toEqual([
    ['food', 2],
    ['wood', 1],
  ]);
});

test('exploring is expected before meeting the monster, and doing nothing only where nothing else is left', () => {
  const of = (...verbs: Option['verb'][]) => verbs.map((verb) => ({ verb }) as Option);
  expect(expected(of('fight', 'explore'), false)?.verb).toBe('explore');
  expect(expected(of('fight'), false)?.verb).toBe('fight');
  expect(expected(of('skip'), false)).toBeNull();
  expect(expected(of('skip'), true)?.verb).toBe('skip');
});
