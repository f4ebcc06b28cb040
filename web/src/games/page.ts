// What a game brings to the page: its tile, its table, its sounds. It stands in `games/<game>/page/index.ts` and is found
// by itself; a game without one is drawn by the plain table.

import type { EndComponent, GameTypes, TableComponent } from '../lib/table-state';

export type Sound = 'move' | 'break' | 'mend' | 'turn';

/** A game's page, in the types of its rules. */
export interface Page<G extends GameTypes> {
  /** The games it is for: editions share a page. */
  ids: string[];
  /** The colours behind its picture, and the picture. */
  ground: (id: string) => string;
  scene: (id: string) => string;
  /** Shapes that its drawings refer to, wherever they stand; they come with the page. */
  defs?: () => string;
  /** How long a game takes. */
  minutes: number;
  /** How many bots *Play now* seats. */
  opponents: number;
  /** The class of the frame around its table. */
  frame: string;
  table: () => Promise<{ default: TableComponent<G> }>;
  /** How its end is drawn; without it the receipts are laid out. */
  end?: () => Promise<{ default: EndComponent<G> }>;
  /** What is heard of something that was seen, where it is not the sound of any move. */
  sound?: (sighting: G['sighting']) => Sound | null;
  /** Who did what was seen; nobody, where it happened by itself. */
  who?: (sighting: G['sighting']) => number | null;
  /** Whether what was seen is shown together with what was seen just before it; `undefined` leaves it to the frame. */
  joins?: (before: G['sighting'], next: G['sighting']) => boolean | undefined;
  /** A sentence of the game as it is heard and read: its signs in words. */
  heard?: (text: string) => string;
  /** Whether everybody looks at this before going on. */
  stops?: (sighting: G['sighting']) => boolean;
  /** Which pieces change places by what was seen, old name to new. */
  renamed?: (sightings: G['sighting'][]) => ReadonlyMap<string, string>;
  /** The seat in which somebody stands who sees everything; none where that is beside the table. */
  standsIn?: (players: number) => number | null;
  /** The round, level or part of the game that a view is of: where it changes, a replay draws a line. */
  part?: (view: G['view']) => string | number;
  /** What breaks or is mended between two views that follow each other: a replay marks it on its line. */
  marks?: (before: G['view'], now: G['view']) => 'break' | 'mend' | null;
  /** Pictures for the values of its options, where a set-up shows them. */
  portraits?: () => Promise<{ portrait: (key: string, value: string) => string }>;
}

/** A game's page among others, its own types aside: what the wire brings is of its game by the game's id. */
export type AnyPage = Page<GameTypes>;

/** Enters a page among the others. */
export function page<G extends GameTypes>(own: Page<G>): AnyPage {
  return own as AnyPage;
}
