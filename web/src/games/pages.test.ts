import { expect, test } from 'vitest';
import { defs, pageOf, PLAIN } from './pages';

const found = import.meta.glob<{ default: { ids: string[]; defs?: () => string } }>(
  '../../../games/*/page/index.ts',
);

test("every game's folder with a page in it is found by the ids of its games", async () => {
  expect(Object.keys(found)).not.toEqual([]);
  for (const load of Object.values(found)) {
    const { default: page } = await load();
    expect(page.ids.length).toBeGreaterThan(0);
    for (const id of page.ids) expect(pageOf(id)).toBe(page);
    expect(defs()).toContain(page.defs?.() ?? '');
  }
});

test('a game without a page of its own is drawn by the plain table', () => {
  expect(pageOf('a-game-of-tomorrow')).toBe(PLAIN);
  expect(PLAIN.scene('a-game-of-tomorrow')).toContain('<svg');
});
