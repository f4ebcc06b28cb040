import { expect, test } from 'vitest';
import { pageOf, PLAIN } from './pages';

const folders = Object.keys(import.meta.glob('./*/index.ts'));

test('every folder beside this file is a page, found by the ids of its games', async () => {
  expect(folders.length).toBeGreaterThan(3);
  for (const load of Object.values(
    import.meta.glob<{ default: { ids: string[] } }>('./*/index.ts'),
  )) {
    const { default: page } = await load();
    expect(page.ids.length).toBeGreaterThan(0);
    for (const id of page.ids) expect(pageOf(id)).toBe(page);
  }
});

test('a game without a page of its own is drawn by the plain table', () => {
  expect(pageOf('a-game-of-tomorrow')).toBe(PLAIN);
  expect(PLAIN.scene('a-game-of-tomorrow')).toContain('<svg');
});

test('what is heard, what stops the table and where a replay draws a line are the game’s to say', () => {
  const wabisaby = pageOf('wabisaby');
  expect(wabisaby.stops?.({ round_scored: { seat: 0, points: 2 } })).toBe(true);
  expect(wabisaby.stops?.({ turn_ended: { next: 1 } })).toBe(false);
  expect([wabisaby.standsIn?.(4), wabisaby.standsIn?.(1)]).toEqual([null, 0]);
  expect(pageOf('kintsugi').sound?.({ card_repaired: {} })).toBe('mend');
  expect(pageOf('kintsugi').sound?.({ pottery_broke: {} })).toBe('break');
  expect(pageOf('unbroken').sound?.('monster_defeated')).toBe('mend');
  expect(pageOf('held-hands').sound?.({ turn_began: { seat: 0 } })).toBeNull();
  expect(pageOf('held-hands').part?.({ open: 'inner' })).toBe('inner');
});
