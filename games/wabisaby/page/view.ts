// What of the view of WabiSaby is drawn where.

import type { Step, Trace } from '$web/lib/table-state';
import { alike, carried } from '$web/lib/values';
import { t } from '$web/lib/words.svelte';
import type { Action, Card, Note, Seen, Sighting, Spot, View } from './wire/rules';
import type { WabiSaby } from './index';

/** A card of a hand. */
export const inHand = (seat: number, place: number): Spot => ({ hand: { seat, place } });
/** A card of the showcase. */
export const inShowcase = (slot: number): Spot => ({ showcase: { slot } });

/** Places are called by letters in what is told, and chosen by digits. */
export const LETTERS = 'ABCDEF';

/** What the end of a round showed. */
export interface Revealed {
  hands: {
    seat: number;
    cards: Seen[];
    target: number;
    told: string;
    total: number;
    /** What the score card pays for it; nothing where it is the bin. */
    pays: number | null;
  }[];
  scored: { seat: number; points: number }[];
  /** The table as it stood then, where that is known. */
  view: View | null;
}

/** The end of a round among what was just seen; none where no round ended. */
export function revealed(news: readonly Step<WabiSaby>[]): Revealed | null {
  const found: Revealed = { hands: [], scored: [], view: null };
  for (const { sighting, text, view, reckoned } of news) {
    if (sighting === undefined) continue;
    const hand = carried(sighting, 'hand_revealed');
    const scored = carried(sighting, 'round_scored');
    const open = reckoned?.open.find(({ seat }) => seat === hand?.seat);
    if (hand) found.hands.push({ ...hand, told: text, total: 0, pays: null, ...open });
    if (scored) found.scored.push(scored);
    if (scored && view) found.view = view;
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

/** A card as far as this seat knows it: it shows, or it is noted where notes are kept. */
export function knownAt(view: View, spot: Spot): Card | null {
  const held = carried(spot, 'hand');
  const card = held
    ? view.hands[held.seat]?.[held.place]
    : view.showcase[carried(spot, 'showcase')?.slot ?? -1];
  if (card === undefined) return null;
  return card === 'back' ? remembered(view, spot) : card;
}

/** The places that somebody's exchange touched, as they are called where cards are drawn. */
export function touchedPlaces(seen: Sighting): string[] {
  const own = carried(seen, 'swapped');
  if (own) return [`h${own.seat}-${own.a}`, `h${own.seat}-${own.b}`];
  const between = carried(seen, 'exchanged');
  if (between) return [`h${between.seat}-${between.own}`, `h${between.other}-${between.theirs}`];
  const shown = carried(seen, 'showcase_exchanged');
  return shown ? [`h${shown.seat}-${shown.own}`, `s-${shown.slot}`] : [];
}

/** A card that changed places: how it looked before, and how it looks now. */
export interface Turned {
  before: Seen;
  now: Seen;
}

/** What a seat did, for the trace beside its name. */
export type Did =
  | { did: 'exchanged'; with: number; gave: Turned; took: Turned }
  | { did: 'showcase'; gave: Turned; took: Turned }
  | { did: 'appraised' };

/** What somebody did in a step, and who; nothing where nobody did anything that leaves a trace. */
export function didIn({ sighting, before }: Trace<WabiSaby>): [number, Did] | null {
  if (sighting === undefined) return null;
  const held = (seat: number, place: number): Seen => before?.hands[seat]?.[place] ?? 'back';
  const between = carried(sighting, 'exchanged');
  if (between) {
    const { seat, own, other, theirs, gave, took } = between;
    const [went, came] = [held(seat, own), held(other, theirs)];
    const cards = { gave: { before: went, now: gave }, took: { before: came, now: took } };
    return [seat, { did: 'exchanged', with: other, ...cards }];
  }
  const laid = carried(sighting, 'showcase_exchanged');
  if (laid) {
    const { seat, own, slot, gave, took } = laid;
    // What is laid down was seen as it was held, and lies as a back.
    const went = {
      before: held(seat, own) === 'back' ? gave : held(seat, own),
      now: 'back' as const,
    };
    // A card that lay up faces whoever took it, and shows the others its back.
    const lay: Seen = before?.showcase[slot] ?? 'back';
    const now: Seen = lay === 'back' || before?.viewer === seat ? took : 'back';
    const came = { before: lay, now };
    return [seat, { did: 'showcase', gave: went, took: came }];
  }
  const looked = carried(sighting, 'appraised');
  return looked ? [looked.seat, { did: 'appraised' }] : null;
}

/** What I did in what was seen last, if I acted. */
const ownAct = (me: number, news: readonly Step<WabiSaby>[]): Sighting | null =>
  news.find(({ sighting }) => {
    if (sighting === undefined) return false;
    const did =
      carried(sighting, 'exchanged') ??
      carried(sighting, 'showcase_exchanged') ??
      carried(sighting, 'appraised');
    return did?.seat === me;
  })?.sighting ?? null;

/**
 * Whether my turn may end by itself after what I just did. A turn that stayed open only where I came to hold a Wabi Sabi
 * card would tell the others of it, so it stays open by itself only where they all saw what they could see: a card of the
 * showcase that is one, or shows me a back.
 */
export function mayEnd(me: number, news: readonly Step<WabiSaby>[]): boolean {
  const act = ownAct(me, news);
  const took = act && carried(act, 'showcase_exchanged')?.took;
  return act !== null && took !== 'back' && took !== 'W';
}

/** What each seat did last since this viewer chose. */
export function tracesOf(since: readonly Trace<WabiSaby>[]): ReadonlyMap<number, Did> {
  return new Map(since.map(didIn).filter((did) => did !== null));
}
