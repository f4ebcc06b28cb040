import { describe, expect, test } from 'vitest';
import { html, inOrder } from './markdown';
import { linked, termsIn } from './terms';

const files = import.meta.glob<string>('../../../games/*/rules/rules*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const RULINGS =
  '### R6 The showcase\nFour cards lie there.\n\n### R9 What counts\nA showcase of cards; the showcase again.\n\n### R20 Chips\nA chip is a point.';

test('a ruling that is called by a thing explains it', () => {
  expect([...termsIn('### R5.1 Ambush')]).toEqual([['ambush', 'R5.1']]);
  expect([...termsIn(RULINGS)]).toEqual([
    ['showcase', 'R6'],
    ['chips', 'R20'],
  ]);
});

test('the first mention in a paragraph leads there, and none in the ruling itself', () => {
  const drawn = linked(html(RULINGS), termsIn(RULINGS));
  expect(drawn.match(/class="term"/g)).toHaveLength(1);
  expect(drawn).toContain('A <a class="term" href="#R6" data-ruling="R6">showcase</a> of cards');
  expect(drawn).toContain('A chip is a point');
});

test('neither a part of a word nor what is a link already', () => {
  const terms = new Map([['chips', 'R20']]);
  expect(
    linked('<p>Chipset, <a href="#R1">chips</a>, <code>chips</code></p>', terms),
  ).not.toContain('term');
  expect(linked('<p>Chips</p>', terms)).toContain('>Chips</a>');
});

describe.each(Object.entries(files))('%s', (_, text) => {
  test('terms lead to where they are explained', () => {
    const terms = termsIn(text);
    expect(terms.size).toBeGreaterThan(5);
    const drawn = linked(html(inOrder(text)), terms);
    const led = [...drawn.matchAll(/class="term" href="#([^"]+)"/g)].map(([, number]) => number!);
    expect(led.length).toBeGreaterThan(8);
    for (const number of new Set(led)) expect(drawn).toContain(` id="${number}"`);
    // What stood there still stands there.
    expect(drawn.replace(/<a class="term"[^>]*>(.*?)<\/a>/g, '$1')).toBe(html(inOrder(text)));
  });
});
