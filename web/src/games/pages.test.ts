import { expect, test } from 'vitest';
import { defs, pageOf, PLAIN } from './pages';

const found = import.meta.glob<{ default: { ids: string[]; defs?: () => string } }>(
  '../../../games/*/page/index.ts',
);

const parts = import.meta.glob<string>(['../**/*.svelte', '../art/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameStyles = import.meta.glob<string>('../../../games/*/page/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The classes that a style names alone, outside of anything. */
const lone = (text: string): string[] =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/^(\.[\w-]+)(?=,| \{)/gm)].map(
    ([, name]) => name!,
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

/** The classes that a part of the page gives itself. */
const worn = (text: string): string[] =>
  [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    names!.replace(/\{.*?\}/g, '').split(/\s+/),
  );

test('what a game calls a part of its own changes nothing that all pages share', () => {
  const shared = new Set(Object.values(parts).flatMap(worn));
  expect(shared).toContain('setup');
  const both = Object.entries(gameStyles).flatMap(([file, text]) =>
    lone(text).flatMap((name) => (shared.has(name.slice(1)) ? `${file}: ${name}` : [])),
  );
  expect(both).toEqual([]);
});
