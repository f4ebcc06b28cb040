// What of the view of Broken and Beautiful and Kintsugi is drawn where.

import { seedOf } from '$web/art/luck';
import { draw, type State } from './art/pottery';
import { PATTERNS, type Pattern, type Type } from './art/shapes';
import { passing } from '$web/lib/store';
import type { Offer, TableState } from '$web/lib/table-state';
import { alike, carried, ofAction } from '$web/lib/values';
import { t } from '$web/lib/words.svelte';
import type { Action, CollectionView, Kind, Sighting, View } from './wire/rules';
import type { Pottery } from './index';
import type { Preview } from './wire/guide';

/** What may be done with a card. */
export const VERBS = ['keep', 'repair', 'sell'] as const;
export type Verb = (typeof VERBS)[number];

/** Something done with a card. */
export function withCard(verb: Verb, card: string): Action {
  if (verb === 'keep') return { keep: { card } };
  return verb === 'sell' ? { sell: { card } } : { repair: { card } };
}

/** What may be done with a card, the one that is advised or taught first: it is what the red button does. */
export function waysWith(
  { offers, hint, lesson }: Pick<TableState<Pottery>, 'offers' | 'hint' | 'lesson'>,
  card: string,
): { verb: Verb; offer: Offer<Pottery> }[] {
  const wanted = hint?.action ?? lesson?.action;
  const ways = VERBS.flatMap((verb) => {
    const offer = ofAction(offers, withCard(verb, card));
    return offer ? [{ verb, offer }] : [];
  });
  const meant = (way: (typeof ways)[number]) => (alike(way.offer.action, wanted) ? 0 : 1);
  return ways.toSorted((one, other) => meant(one) - meant(other));
}

/** The card that an action is about. */
export function cardOf(action: Action): string | null {
  const about = carried(action, 'keep') ?? carried(action, 'sell') ?? carried(action, 'repair');
  return about?.card ?? null;
}

/** A card by its id: `white-cup-1`, `storage-box-2`, `gold-3`. */
export function parsed(card: string): { type: Type; pattern: Pattern | null } {
  const name = card.replace(/-\d+$/, '');
  const pattern = PATTERNS.find((pattern) => name.startsWith(`${pattern}-`)) ?? null;
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

/** A change of points or ingots, with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What a choice costs or brings: ingots where they change hands, points where they change or nothing else does. */
export function effect({ ingots, points }: Pick<Preview, 'ingots' | 'points'>): string {
  const said = [];
  if (ingots)
    said.push(t('pottery-more-ingots', { ingots: Math.abs(ingots), signed: signed(ingots) }));
  if (points || !ingots)
    said.push(t('pottery-more-points', { points: Math.abs(points), signed: signed(points) }));
  return said.join(', ');
}

/** A place of the draft: the card that lies there, or what became of it. */
export interface Place {
  card: string | null;
  /** The card that lay there. */
  gone: string | null;
  taken: { seat: number; verb: 'kept' | 'sold'; ingots: number } | null;
}

const EMPTY: Place = { card: null, gone: null, taken: null };

/** Who took a card from the draft between two views: it stands with somebody, or somebody was paid. */
export function takenBy(card: string, before: View, now: View): Place['taken'] {
  const kept = now.collections.findIndex((own) => pieces(own).some((piece) => piece.card === card));
  if (kept >= 0) return { seat: kept, verb: 'kept', ingots: 0 };
  const gains = now.collections.map((own, seat) => own.ingots - before.collections[seat]!.ingots);
  const sold = gains.findIndex((gain) => gain > 0);
  return sold < 0 ? null : { seat: sold, verb: 'sold', ingots: gains[sold]! };
}

/** Where each card of the draft lies: what is left stays where it was, what was taken leaves word in its place. */
export function laidOut(now: View, before?: View, laid: readonly Place[] = []): Place[] {
  const { area, cards_a_round } = now;
  const isNewRound = before?.round !== now.round;
  const stays = isNewRound
    ? []
    : laid.map((place): Place => {
        if (place.card === null || area.includes(place.card)) return place;
        return {
          card: null,
          gone: place.card,
          taken: before ? takenBy(place.card, before, now) : null,
        };
      });
  const lie = new Set(stays.map(({ card }) => card));
  const fresh = area.filter((card) => !lie.has(card));
  // What was taken back lies where it lay.
  const filled = stays.map((place) => {
    const back = place.gone === null ? -1 : fresh.indexOf(place.gone);
    if (back >= 0) return { ...EMPTY, card: fresh.splice(back, 1)[0] ?? null };
    return place.card === null && place.gone === null
      ? { ...EMPTY, card: fresh.shift() ?? null }
      : place;
  });
  const all = [...filled, ...fresh.map((card) => ({ ...EMPTY, card }))];
  return Array.from({ length: Math.max(cards_a_round, all.length) }, (_, at) => all[at] ?? EMPTY);
}

/** The same, with word of what was taken before this draft was first looked at. */
export function withWord(places: readonly Place[], seen: readonly Sighting[]): Place[] {
  const round = seen.findLastIndex((one) => carried(one, 'round_began') !== null);
  const taken = seen.slice(round + 1).flatMap((one): Place[] => {
    const [kept, sold] = [carried(one, 'card_kept'), carried(one, 'card_sold')];
    if (kept)
      return [{ card: null, gone: kept.card, taken: { seat: kept.seat, verb: 'kept', ingots: 0 } }];
    if (!sold) return [];
    const { card, seat, ingots } = sold;
    return [{ card: null, gone: card, taken: { seat, verb: 'sold', ingots } }];
  });
  const told = new Set(places.map(({ gone }) => gone));
  const untold = taken.filter(({ gone }) => !told.has(gone));
  return places.map((place) =>
    place.card === null && place.gone === null ? (untold.shift() ?? place) : place,
  );
}

/** Everybody's picks of a round in their order, with how many are done: what was longest still holds. */
export function picksOf(now: View, before?: View, last: readonly number[] = []): readonly number[] {
  const order = carried(now.phase, 'drafting')?.order ?? [];
  return before?.round !== now.round || order.length > last.length ? order : last;
}

/** What broke last, for as long as its round lasts. */
export interface Break {
  /** The card that was left, and the one on the deck. */
  left: string;
  top: string | null;
  kinds: Kind[];
  /** How many broke, by seat. */
  counts: number[];
  /** What each seat has mended since. */
  mended: { card: string; paid: number }[][];
}

/** What broke between two views by what was seen, and what was mended of it since. */
export function brokenSince(
  seen: readonly Sighting[],
  now: View,
  before?: View,
  last: Break | null = null,
): Break | null {
  if (!before || before.round !== now.round) return null;
  if (before.area.length > 0 && now.area.length === 0) {
    const counts = now.collections.map(({ broken }, seat) => {
      const was = before.collections[seat]!.broken;
      return broken.filter((card) => !was.includes(card)).length;
    });
    const left = seen.flatMap((one) => carried(one, 'leftover_discarded')?.card ?? []).at(-1);
    // It broke while nobody looked here.
    if (!left) return null;
    const kinds = seen.flatMap((one) => carried(one, 'pottery_broke')?.kind ?? []);
    const mended = now.collections.map(() => []);
    return { left, top: now.top, kinds: [...new Set(kinds)], counts, mended };
  }
  if (!last) return null;
  const mended = last.mended.map((list, seat) => {
    const [was, own] = [before.collections[seat]!, now.collections[seat]!];
    const fresh = own.repaired.filter((card) => !was.repaired.includes(card));
    const kept = list.filter(({ card }) => own.repaired.includes(card));
    return [...kept, ...fresh.map((card) => ({ card, paid: was.ingots - own.ingots }))];
  });
  return { ...last, mended };
}

/** What a table remembers of its round: where cards lay, who has picked, what broke. */
export interface Memory {
  places: Place[];
  picks: readonly number[];
  broke: Break | null;
}

/** The memory of a table, from what was seen last and before that. */
export const remembered = (
  seen: readonly Sighting[],
  now: View,
  before?: View,
  last?: Memory,
): Memory => ({
  places: withWord(laidOut(now, before, last?.places), seen),
  picks: picksOf(now, before, last?.picks),
  broke: brokenSince(seen, now, before, last?.broke),
});

/** Notes a table's memory for as long as this window is open: a reload forgets nothing of the round. */
export function note(table: string, view: View, memory: Memory): void {
  passing.set(`round.${table}`, JSON.stringify({ view, memory }));
}

/** What was noted of a table, where it is of this round. */
export function noted(table: string, now: View): { view: View; memory: Memory } | null {
  try {
    const kept = JSON.parse(passing.get(`round.${table}`) ?? 'null') as ReturnType<typeof noted>;
    return kept?.view.round === now.round ? kept : null;
  } catch {
    return null;
  }
}
