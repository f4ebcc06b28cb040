// The rounds of a finished game, as they were laid open and scored.

import { carried } from '$web/lib/values';
import type { Card, Sighting } from './wire/rules';

/** What a seat had when a round ended, and what it got. */
export interface Laid {
  seat: number;
  cards: readonly Card[];
  total: number;
  /** Wabi Sabi cards in the own hand. */
  wabi: number;
  /** Whom it aimed at, and what that hand came to. */
  target: number;
  aimed: number;
  points: number;
}

/** A hand's total: a Wabi Sabi card counts nothing. */
const totalOf = (cards: readonly Card[]): number =>
  cards.reduce<number>((sum, card) => sum + (card === 'W' ? 0 : card), 0);

/** Every round with the hands that were laid open in it, from the first to the last. */
export function roundsOf(events: readonly Sighting[]): Laid[][] {
  const rounds: Laid[][] = [];
  let laid: Laid[] = [];
  for (const event of events) {
    const hand = carried(event, 'hand_revealed');
    const scored = carried(event, 'round_scored');
    if (hand) {
      const { seat, cards, target } = hand;
      const wabi = cards.filter((card) => card === 'W').length;
      laid.push({ seat, cards, target, wabi, total: totalOf(cards), aimed: 0, points: 0 });
    }
    const whose = laid.find(({ seat }) => seat === scored?.seat);
    if (scored && whose) whose.points = scored.points;
    if (laid.length && carried(event, 'round_began')) {
      rounds.push(laid);
      laid = [];
    }
  }
  if (laid.length) rounds.push(laid);
  for (const round of rounds)
    for (const one of round)
      one.aimed = round.find(({ seat }) => seat === one.target)?.total ?? one.total;
  return rounds;
}
