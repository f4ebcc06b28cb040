// What a game brings to the page: its tile, its table, its sounds. Each folder beside this file has one, and is found by
// itself; a game without one is drawn by the plain table.

import type { GameTypes, TableComponent } from '../lib/table-state';
import type { OptionSpec } from '../wire';

export type Sound = 'move' | 'break' | 'mend' | 'turn';

/** Something that may be chosen when a table is set up. */
export interface Choice {
  key: string;
  label: string;
  values: [value: string, called: string][];
  /** What it is if nothing is chosen. */
  usual: string;
}

/** A game's page, in the types of its rules. */
export interface Page<G extends GameTypes> {
  /** The games it is for: editions share a page. */
  ids: string[];
  /** The colours behind its picture, and the picture. */
  ground: (id: string) => string;
  scene: (id: string) => string;
  /** How long a game takes. */
  minutes: number;
  /** How many bots *Play now* seats. */
  opponents: number;
  /** The class of the frame around its table. */
  frame: string;
  table: () => Promise<{ default: TableComponent<G> }>;
  /** What is heard of something that was seen, where it is not the sound of any move. */
  sound?: (sighting: G['sighting']) => Sound | null;
  /** Whether everybody looks at this before going on. */
  stops?: (sighting: G['sighting']) => boolean;
  /** Which pieces change places by what was seen, old name to new. */
  renamed?: (sightings: G['sighting'][]) => ReadonlyMap<string, string>;
  /** The seat in which somebody stands who sees everything; none where that is beside the table. */
  standsIn?: (players: number) => number | null;
  /** The round, level or part of the game that a view is of: where it changes, a replay draws a line. */
  part?: (view: G['view']) => string | number;
  /** What of its options may be chosen, and how the values are called. */
  choices?: (options: OptionSpec[]) => Promise<Choice[]>;
}

/** A game's page among others, its own types aside: what the wire brings is of its game by the game's id. */
export type AnyPage = Page<GameTypes>;

/** Enters a page among the others. */
export function page<G extends GameTypes>(own: Page<G>): AnyPage {
  return own as AnyPage;
}
