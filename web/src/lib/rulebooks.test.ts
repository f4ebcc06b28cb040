// Every rulebook as the page draws it, in both languages.

import { describe, expect, test } from 'vitest';
import { html, inOrder } from './markdown';

const files = import.meta.glob<string>(
  ['../../../games/*/rules/rules*.md', '../../../docs/how-to-play/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

test('there is a rulebook and its rulings for each game in both languages', () => {
  expect(Object.keys(files).filter((file) => file.endsWith('rules.fr.md')).length).toBeGreaterThan(
    3,
  );
  expect(Object.keys(files).some((file) => file.endsWith('/kintsugi.fr.md'))).toBe(true);
});

describe.each(Object.entries(files))('%s', (file, text) => {
  const drawn = html(file.includes('/rules/') ? inOrder(text) : text);

  test('no paragraph is a wall', () => {
    const paragraphs = [...drawn.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gs)].map(
      ([, inner]) => inner!,
    );
    expect(paragraphs.filter((inner) => inner.length > 1200)).toEqual([]);
  });

  test('every table is a table', () => {
    const outside = drawn.replace(/<table>.*?<\/table>|<code>.*?<\/code>/gs, '');
    expect(outside).not.toMatch(/\|.*\|/);
    expect(outside).not.toMatch(/\S {3,}\S/);
    for (const [, table] of drawn.matchAll(/<table>(.*?)<\/table>/gs)) {
      const rows = table!
        .split('</tr>')
        .filter(Boolean)
        .map((row) => row.split(/<t[hd]>/).length);
      expect(new Set(rows.filter((cells) => cells > 1)).size).toBe(1);
    }
  });

  test('rulings stand in the order of their numbers, and every number leads to one', () => {
    const ids = [...drawn.matchAll(/ id="R(\d+)(?:\.(\d+))?"/g)].map(([, whole, piece]) => [
      Number(whole),
      Number(piece ?? 0),
    ]);
    if (!file.includes('/rules/')) return;
    expect(ids.length).toBeGreaterThan(20);
    expect(ids).toEqual(ids.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
    const known = new Set(
      ids.map(([whole, piece]) => (piece ? `R${whole}.${piece}` : `R${whole}`)),
    );
    const led = [...drawn.matchAll(/data-ruling="([^"]+)"/g)].map(([, number]) => number!);
    expect(led.filter((number) => !known.has(number))).toEqual([]);
  });
});
