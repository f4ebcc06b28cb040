// What of the view of WabiSaby is drawn where.

import type { Step } from '../../lib/table-state';
import { alike, carried } from '../../lib/values';
import { t } from '../../lib/words.svelte';
import type { Action, Card, Note, Seen, Spot, View } from '../../wire/wabisaby';
import type { WabiSaby } from './index';

/** A card of a hand. */
export const inHand = (seat: number, place: number): Spot => ({ hand: { seat, place } });
/** A card of the showcase. */
export const inShowcase = (slot: number): Spot => ({ showcase: { slot } });

/** Places are called by letters in what is told, and chosen by digits. */
export const LETTERS = 'ABCDEF';

/** What the end of a round showed. */
export interface Revealed {
  hands: { seat: number; cards: Seen[]; target: number; told: string }[];
  scored: { seat: number; points: number }[];
}

/** The end of a round among what was just seen; none where no round ended. */
export function revealed(news: readonly Step<WabiSaby>[]): Revealed | null {
  const found: Revealed = { hands: [], scored: [] };
  for (const { sighting, text } of news) {
    if (sighting === undefined) continue;
    const hand = carried(sighting, 'hand_revealed');
    const scored = carried(sighting, 'round_scored');
    if (hand) found.hands.push({ ...hand, told: text });
    if (scored) found.scored.push(scored);
  }
  return found.scored.length ? found : null;
}

export const isFace = (card: Seen): boolean => card !== 'back';

/** What is remembered of a card that shows its back. */
export const remembered = (view: View, spot: Spot): Card | null =>
  view.memory.find(({ at }: Note) => alike(at, spot))?.card ?? null;

/** What a card is called aloud. */
export function called(card: Seen, known: Card | null): string {
  if (card === 'W') return t('wabisaby-w');
  if (card !== 'back') return String(card);
  return known === null ? t('wabisaby-back') : t('wabisaby-back-known', { card: String(known) });
}

/** The action that two touched cards make, whichever was touched first. */
export function joined(me: number, one: Spot, two: Spot): Action | null {
  const mine = (spot: Spot): number | null => {
    const held = carried(spot, 'hand');
    return held?.seat === me ? held.place : null;
  };
  const [first, second] = [mine(one), mine(two)];
  if (first !== null && second !== null)
    return { swap: { a: Math.min(first, second), b: Math.max(first, second) } };
  const own = first ?? second;
  if (own === null) return null;
  const other = first === null ? one : two;
  if ('showcase' in other) return { showcase: { own, slot: other.showcase.slot } };
  return { exchange: { own, seat: other.hand.seat, theirs: other.hand.place } };
}

/** The cards that an action is about. */
export function touchedBy(me: number, action: Action): Spot[] {
  const own = (place: number): Spot => inHand(me, place);
  if (typeof action === 'string') return [];
  if ('keep' in action) return action.keep.places.map(own);
  if ('replace' in action) return [own(action.replace.own)];
  if ('swap' in action) return [own(action.swap.a), own(action.swap.b)];
  if ('showcase' in action) return [own(action.showcase.own), inShowcase(action.showcase.slot)];
  const { exchange } = action;
  return [own(exchange.own), inHand(exchange.seat, exchange.theirs)];
}
