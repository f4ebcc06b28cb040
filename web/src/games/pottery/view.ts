// What of the view of Broken and Beautiful and Kintsugi is drawn where.

import { seedOf } from '../../art/luck';
import { draw, type State } from '../../art/pottery';
import type { Pattern, Type } from '../../art/shapes';
import { carried } from '../../lib/values';
import { t } from '../../lib/words.svelte';
import type { Action, CollectionView, View } from '../../wire/pottery';
import type { Preview } from '../../wire/pottery-words';

/** What may be done with a card. */
export const VERBS = ['keep', 'repair', 'sell'] as const;
export type Verb = (typeof VERBS)[number];

/** Something done with a card. */
export function withCard(verb: Verb, card: string): Action {
  if (verb === 'keep') return { keep: { card } };
  return verb === 'sell' ? { sell: { card } } : { repair: { card } };
}

/** The card that an action is about. */
export function cardOf(action: Action): string | null {
  const about = carried(action, 'keep') ?? carried(action, 'sell') ?? carried(action, 'repair');
  return about?.card ?? null;
}

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
  if (carried(view.phase, 'drafting')) return 'draft';
  return carried(view.phase, 'repairing') ? 'mend' : null;
}

/** What a choice costs or brings: ingots where they change hands, points where they change or nothing else does. */
export function effect({ ingots, points }: Preview): string {
  const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
  const said = [];
  if (ingots)
    said.push(t('pottery-more-ingots', { ingots: Math.abs(ingots), signed: signed(ingots) }));
  if (points || !ingots)
    said.push(t('pottery-more-points', { points: Math.abs(points), signed: signed(points) }));
  return said.join(', ');
}

/** Where each card of the draft lies: what is left stays where it was, what was taken leaves its place empty. */
export function laidOut(
  before: readonly (string | null)[],
  area: readonly string[],
  places: number,
): (string | null)[] {
  const kept = before.map((card) => (card !== null && area.includes(card) ? card : null));
  const fresh = area.filter((card) => !kept.includes(card));
  const filled = kept.some((card) => card !== null)
    ? kept.map((card) => card ?? fresh.shift() ?? null)
    : [];
  const laid = [...filled, ...fresh];
  return Array.from({ length: Math.max(places, laid.length) }, (_, at) => laid[at] ?? null);
}
