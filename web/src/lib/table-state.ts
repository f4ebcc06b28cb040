// What a game's table is drawn from: one viewer's value, and the moves that can be made with it. A stream gives both;
// a game gone through again gives the value alone, and nothing moves.

import type { Component, Snippet } from 'svelte';
import type { Act } from './acts';
import type {
  Barred as WireBarred,
  Hinted,
  Offer as WireOffer,
  ReceiptLine,
  Status,
  Step as WireStep,
  TableDoc,
  Taught,
} from '../wire';

/** The types of one game, as its rules write them. */
export interface GameTypes {
  view: unknown;
  action: unknown;
  sighting: unknown;
  /** What an offer says of its price, or of what surely comes of it. */
  preview: unknown;
  /** What else hangs over a seat. */
  outlook: unknown;
  /** What follows from a view, where the game reckons something. */
  reckoned?: unknown;
  /** What lies in the box. */
  components: unknown;
  /** What the box says, in the language of the page. */
  words: unknown;
}

/** A choice that may be made, with all that is said of it. */
export type Offer<G extends GameTypes> = Omit<WireOffer, 'action' | 'preview' | 'text'> & {
  action: G['action'];
  text: string;
  preview?: G['preview'];
};

/** A choice in sight that cannot be made now, and why. */
export type Barred<G extends GameTypes> = Omit<WireBarred, 'action' | 'preview'> & {
  action: G['action'];
  preview: G['preview'];
};

/** One thing that happened. */
export type Step<G extends GameTypes> = Omit<WireStep, 'sighting' | 'view' | 'reckoned'> & {
  sighting?: G['sighting'];
  /** The table as it stood after it, where that is told. */
  view?: G['view'];
  /** What follows from that. */
  reckoned?: G['reckoned'];
};

/** One thing that happened, with the table as it stood before it. */
export type Trace<G extends GameTypes> = Step<G> & { before: G['view'] };

/** What is advised. */
export type Advised<G extends GameTypes> = Pick<Hinted, 'of' | 'hints'> & { action: G['action'] };

/** A table as one viewer is shown it. */
export interface TableState<G extends GameTypes = GameTypes> {
  readonly table: TableDoc;
  readonly version: number;
  readonly view: G['view'];
  readonly status: Status | null;
  readonly offers: readonly Offer<G>[];
  readonly barred: readonly Barred<G>[];
  readonly outlook: G['outlook'] | null;
  /** What follows from the view; none where the game reckons nothing. */
  readonly reckoned: G['reckoned'] | null;
  readonly ask: string;
  readonly end: string;
  /** What decided it, in a sentence, where there is one to tell. */
  readonly decided: string;
  /** The table as text, for a game that has no table of its own. */
  readonly text: string;
  readonly receipts: readonly ReceiptLine[][];
  readonly told: readonly string[];
  /** What is being shown happening; nothing where the table stands as it does now. */
  readonly acting: Act<G> | null;
  /** What happened since this viewer last chose: its traces stay on the table. */
  readonly since: readonly Trace<G>[];
  /** The same with how much each line matters. */
  readonly lines: readonly Pick<WireStep, 'text' | 'weight'>[];
  /** What the last change showed, step by step; none where it is to be looked at no longer. */
  readonly news: readonly Step<G>[];
  /** Whether the news is of a kind that everybody looks at before going on. */
  readonly stopped: boolean;
  readonly lesson: Taught | null;
  readonly hint: Advised<G> | null;
  /** What the choice that was touched last means, in words. */
  readonly meaning: string;
  /** Whether a choice of this viewer waits for its answer. */
  readonly waiting: boolean;
}

/** What can be done at a table. */
export interface Moves<G extends GameTypes = GameTypes> {
  act(action: G['action']): void;
  /** Asks what a choice means. */
  explain(action: G['action']): void;
  /** Asks why something cannot be chosen now. */
  why(action: G['action']): void;
  /** What was shown has been looked at. */
  goOn(): void;
}

/** Nothing can be done in the past. */
export const STILL: Moves = { act() {}, explain() {}, why() {}, goOn() {} };

/** What lies in the box: figures, and names and texts in the language of the page. */
export interface Box<G extends GameTypes = GameTypes> {
  figures: G['components'];
  words: G['words'];
}

/** What the frame gives to a game's table. */
export interface Around {
  /** Undo, hint, rules, log. */
  tools: Snippet;
  onmenu: () => void;
  /** Leaves the table; without it the way leads home. */
  onleave?: () => void;
  onreceipt: (seat: number) => void;
}

export interface TableProps<G extends GameTypes = GameTypes> {
  shown: TableState<G>;
  moves: Moves<G>;
  box: Box<G>;
  /** The seat of whoever looks. */
  me: number | null;
  names: string[];
  around: Around;
}

/** What a game's end is drawn from. */
export interface EndProps<G extends GameTypes = GameTypes> {
  shown: TableState<G>;
  box: Box<G>;
  me: number | null;
  names: string[];
  /** The seats from the first place to the last, and whether the game was won where all win or lose together. */
  order: number[];
  won: boolean;
  /** The game from its first moment to its last, everything shown; empty until it is here. */
  moments: readonly Moment<G>[];
  /** All that happened, in order, as whoever sees everything saw it; empty until it is here. */
  events: readonly G['sighting'][];
}

/** A moment of a game that is over. */
export interface Moment<G extends GameTypes = GameTypes> {
  view: G['view'];
  told: readonly string[];
}

/** The component that draws a game's end. */
export type EndComponent<G extends GameTypes = GameTypes> = Component<EndProps<G>>;

/** The component that draws a game's table. */
export type TableComponent<G extends GameTypes = GameTypes> = Component<TableProps<G>>;
