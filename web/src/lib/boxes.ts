// What lies in the boxes that were opened, by game, table and language: it never changes.

import { api } from './api';
import type { Box } from './table-state';

/** So many boxes stay open: the one on the table, and those it was changed for. */
const MOST_OPEN = 3;
const boxes = new Map<string, Promise<Box>>();

/** What lies in the box of a game: of a table what it began with, else what new tables are played with. */
export function boxOf(game: string, table: string, lang: string): Promise<Box> {
  const key = [game, table, lang].join(' ');
  const known = boxes.get(key);
  if (known) return known;
  const asked = api.components(game, table);
  boxes.set(key, asked);
  // Who plays game after game in one tab keeps the last of them.
  for (const old of [...boxes.keys()].slice(0, -MOST_OPEN)) boxes.delete(old);
  // What did not come is asked for again.
  asked.catch(() => boxes.delete(key));
  return asked;
}
