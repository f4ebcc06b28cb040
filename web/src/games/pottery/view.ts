// The view of Broken and Beautiful and Kintsugi, and what of it is drawn where. No rules: whoever is asked
// gets the legal actions and their words from the server.

import { seedOf } from '../../art/luck';
import { draw, type State } from '../../art/pottery';
import type { Pattern, Type } from '../../art/shapes';
import { t } from '../../lib/words.svelte';
import type { CollectionView, View } from '../../wire/pottery';

export type { CollectionView, View } from '../../wire/pottery';

export type Action =
  | { keep: { card: string } }
  | { sell: { card: string } }
  | { repair: { card: string } }
  | { name_first: { seat: number } }
  | 'pass';
export type Verb = 'keep' | 'sell' | 'repair';

/** A card by its id: `white-cup-1`, `storage-box-2`, `gold-3`. */
export function parsed(card: string): { type: Type; pattern: Pattern | null } {
  const name = card.replace(/-\d+$/, '');
  const pattern =
    (['blue', 'white', 'brown'] as const).find((pattern) => name.startsWith(`${pattern}-`)) ?? null;
  return { type: (pattern ? name.slice(pattern.length + 1) : name) as Type, pattern };
}

/** What a card is called aloud. */
export function called(card: string, state: State = 'whole'): string {
  const { type, pattern } = parsed(card);
  return t('pottery-card', { type, pattern: pattern ?? 'none', state }).trim();
}

/** A card's piece as SVG text; `where` keeps its parts apart from the same piece drawn elsewhere. */
export function picture(card: string, state: State, where: string, named = false): string {
  const { type, pattern } = parsed(card);
  const label = named ? called(card, state) : undefined;
  return draw({
    id: `${where}-${card}`,
    type,
    pattern,
    state,
    seed: seedOf(card),
    ...(label ? { label } : {}),
    ground: where !== 'seat',
  });
}

export type Piece = { card: string; state: State };

export function pieces(own: CollectionView): Piece[] {
  const of = (cards: string[], state: State): Piece[] => cards.map((card) => ({ card, state }));
  return [...of(own.repaired, 'mended'), ...of(own.unbroken, 'whole'), ...of(own.broken, 'broken')];
}

/** Things that stand together, by the key of their receipt line. */
export const GROUPS: [string, Type[]][] = [
  ['cups_and_saucers', ['cup', 'saucer']],
  ['plates', ['plate']],
  ['bowls', ['bowl']],
  ['tea_jars', ['tea-jar']],
  ['vases', ['vase']],
  ['teapots', ['teapot']],
  ['serving_trays', ['serving-tray']],
  ['storage_boxes', ['storage-box']],
];

export function phaseOf(view: View): 'draft' | 'mend' | null {
  if (typeof view.phase === 'object' && 'drafting' in view.phase) return 'draft';
  if (typeof view.phase === 'object' && 'repairing' in view.phase) return 'mend';
  return null;
}

/** What an offer says beyond its verb and its card: what it costs or brings. */
export function effect(offer: string | undefined): string {
  const place = offer?.indexOf(', ') ?? -1;
  return offer && place >= 0 ? offer.slice(place + 2) : '';
}
