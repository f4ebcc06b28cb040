// The view of WabiSaby, and what of it is drawn where. No rules: what may be done comes from the server.

import { t } from '../../lib/words.svelte';
import type { Note, Seen, View } from '../../wire/wabisaby';

export type { Seen, View } from '../../wire/wabisaby';

/** A card that somebody touched: in a hand, or in the showcase. */
export type Spot = { seat: number; place: number } | { slot: number };

export type Action =
  | { keep: { places: number[] } }
  | { swap: { a: number; b: number } }
  | { exchange: { own: number; seat: number; theirs: number } }
  | { showcase: { own: number; slot: number } }
  | { replace: { own: number } }
  | 'appraise'
  | 'skip';

/** Places are called by letters in what is told, and chosen by digits. */
export const LETTERS = 'ABCDEF';

/** What the end of a round showed. */
export interface Revealed {
  hands: { seat: number; cards: Seen[]; target: number; told: string }[];
  scored: { seat: number; points: number }[];
}

/** The end of a round among what was just seen; none where no round ended. */
export function revealed(news: { sightings: unknown[]; told: string[] } | null): Revealed | null {
  const found: Revealed = { hands: [], scored: [] };
  news?.sightings.forEach((sighting, at) => {
    const seen = Object(sighting) as {
      hand_revealed?: Omit<Revealed['hands'][number], 'told'>;
      round_scored?: Revealed['scored'][number];
    };
    // Sightings and sentences come in pairs.
    if (seen.hand_revealed) found.hands.push({ ...seen.hand_revealed, told: news.told[at] ?? '' });
    if (seen.round_scored) found.scored.push(seen.round_scored);
  });
  return found.scored.length ? found : null;
}

export const isFace = (card: Seen): boolean => card !== 'back';

export const same = (one: Spot, two: Spot): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What is remembered of a card that shows its back. */
export function remembered(view: View, spot: Spot): Note['card'] | null {
  const at = (note: Note): boolean =>
    'slot' in spot
      ? 'showcase' in note.at && note.at.showcase.slot === spot.slot
      : 'hand' in note.at && note.at.hand.seat === spot.seat && note.at.hand.place === spot.place;
  return view.memory.find(at)?.card ?? null;
}

/** What a card is called aloud. */
export function called(card: Seen, known: Note['card'] | null): string {
  if (card === 'W') return t('wabisaby-w');
  if (card !== 'back') return String(card);
  return known === null ? t('wabisaby-back') : t('wabisaby-back-known', { card: String(known) });
}

/** The action that two touched cards make, whichever was touched first. */
export function joined(me: number, one: Spot, two: Spot): Action | null {
  const mine = (spot: Spot): number | null =>
    'seat' in spot && spot.seat === me ? spot.place : null;
  const [first, second] = [mine(one), mine(two)];
  if (first !== null && second !== null)
    return { swap: { a: Math.min(first, second), b: Math.max(first, second) } };
  const own = first ?? second;
  const other = first === null ? one : two;
  if (own === null) return null;
  return 'slot' in other
    ? { showcase: { own, slot: other.slot } }
    : { exchange: { own, seat: other.seat, theirs: other.place } };
}

/** Where an action stands among the legal ones. */
export function indexOf(legal: Action[], action: Action | null): number {
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort())
        : inner,
    );
  return action === null ? -1 : legal.findIndex((one) => sorted(one) === sorted(action));
}

interface Exchanges {
  swapped?: { seat: number; a: number; b: number };
  exchanged?: { seat: number; own: number; other: number; theirs: number };
  showcase_exchanged?: { seat: number; own: number; slot: number };
}

/** Which cards change places: places are what a seat can tell apart, so it is they that are renamed. */
export function renamed(sightings: unknown[]): Map<string, string> {
  const pairs = (sightings as Exchanges[]).flatMap(
    ({ swapped, exchanged, showcase_exchanged: shown }) => [
      ...(swapped ? [[`h${swapped.seat}-${swapped.a}`, `h${swapped.seat}-${swapped.b}`]] : []),
      ...(exchanged
        ? [[`h${exchanged.seat}-${exchanged.own}`, `h${exchanged.other}-${exchanged.theirs}`]]
        : []),
      ...(shown ? [[`h${shown.seat}-${shown.own}`, `s-${shown.slot}`]] : []),
    ],
  );
  return new Map(
    pairs.flatMap(([one, other]) => [
      [one!, other!],
      [other!, one!],
    ]),
  );
}
