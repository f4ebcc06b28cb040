// What a game's own folder tells the tests of its table: `games/<game>/page/tests.mjs`, found by itself.
//
// A game without one is tried all the same: the plain table is played by its choices.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, whatIsOffered } from './world.mjs';

const FOLDER = join(import.meta.dirname, '../../games');

/** In the page: the end, the button that acts, else some choice of the plain table. */
export function whatStandsThere(step) {
  const end = document.querySelector('.endpage .end-acts');
  const lines = [...document.querySelectorAll('.offer-line:not(:disabled)')];
  return (
    end ??
    document.querySelector('.bar .btn.do:not(:disabled)') ??
    lines[(step * 7) % lines.length] ??
    null
  );
}

/** What is known of a game that says nothing. */
const PLAIN = {
  /** Whether the plain table draws it. */
  plain: true,
  /** In the page: what is clicked next; the end, where it has come. */
  offered: whatStandsThere,
  /** What a keyboard does with what the table asks; the page is looked at, never clicked. */
  async fingers(page) {
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  },
  /** A game takes more clicks than this. */
  fewest: 2,
  /** What a seat may not know of an event until the hands are revealed, as text of the wire. */
  secretsOf: null,
};

/** What each folder tells. */
export const told = [];
for (const folder of readdirSync(FOLDER)) {
  const file = join(FOLDER, folder, 'page/tests.mjs');
  if (existsSync(file)) told.push((await import(pathToFileURL(file))).default);
}

/** Every game, with what its folder tells of it. */
export const tried = GAMES.map((game) => {
  const own = told.find(({ ids }) => ids.includes(game.id));
  return own
    ? { ...PLAIN, plain: false, offered: whatIsOffered, ...own, ...game }
    : { ...PLAIN, ...game };
});

/** A game, with what its folder tells of it. */
export const gameOf = (id) => tried.find((game) => game.id === id);
