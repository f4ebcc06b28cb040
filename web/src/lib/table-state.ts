// What a game's table is drawn from: one viewer's value, and the moves that can be made with it. A stream gives both;
// a game gone through again gives the value alone, and nothing moves.

import type { Component, Snippet } from 'svelte';
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
export type Step<G extends GameTypes> = Omit<WireStep, 'sighting' | 'view'> & {
  sighting?: G['sighting'];
};

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
  readonly ask: string;
  readonly end: string;
  /** The table as text, for a game that has no table of its own. */
  readonly text: string;
  readonly receipts: readonly ReceiptLine[][];
  readonly told: readonly string[];
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

/** The component that draws a game's table. */
export type TableComponent<G extends GameTypes = GameTypes> = Component<TableProps<G>>;
