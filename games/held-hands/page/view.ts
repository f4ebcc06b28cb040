// What of the view of ...and then we held hands... is drawn where.

import type { Offer } from '$web/lib/table-state';
import { carried } from '$web/lib/values';
import type { HeldHands } from './index';

/** The places of a hand, by their letters. */
export const PLACES = 'abcdef';

/** A step that may be taken, and the card that pays for it. */
export interface Way {
  to: string;
  hand: number;
  place: string;
  offer: Offer<HeldHands>;
}

/** The steps among what is offered. */
export function ways(offers: readonly Offer<HeldHands>[]): Way[] {
  return offers.flatMap((offer) => {
    const step = carried(offer.action, 'step');
    return step ? [{ ...step, offer }] : [];
  });
}
