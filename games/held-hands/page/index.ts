// ...and then we held hands...

import type { Action, Components, Sighting, View } from './wire/rules';
import type { Preview } from './wire/guide';
import { carried, tagOf } from '$web/lib/values';
import { page, type Sound } from '$web/games/page';
import { rings } from './scene';
import { heard } from './signs';

export interface HeldHands {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: Preview;
  outlook: null;
  components: Components;
  words: null;
}

function sound(seen: Sighting): Sound | null {
  if (carried(seen, 'objective_completed') || seen === 'reconciled') return 'mend';
  return carried(seen, 'broke_up') ? 'break' : null;
}

/** The deal is one moment; so are the cards that leave and refill a hand when a turn ends. Each step is one by itself. */
const MOMENTS = [
  ['first_player_set', 'objectives_dealt', 'hand_dealt', 'fans_asked'],
  ['fan_chosen', 'fans_revealed'],
  ['card_discarded', 'balance_reset', 'card_drawn', 'discard_reshuffled'],
  ['objective_completed', 'ring_opened', 'reconciled'],
];

function joins(before: Sighting, next: Sighting): boolean | undefined {
  const [one, other] = [tagOf(before), tagOf(next)];
  return MOMENTS.some((moment) => moment.includes(one) && moment.includes(other)) || undefined;
}

function who(seen: Sighting): number | null {
  const did =
    carried(seen, 'fan_chosen') ??
    carried(seen, 'step_taken') ??
    carried(seen, 'card_discarded') ??
    carried(seen, 'perspective_kept') ??
    carried(seen, 'perspective_changed') ??
    carried(seen, 'balance_reset') ??
    carried(seen, 'card_drawn') ??
    carried(seen, 'objective_completed');
  return did?.seat ?? null;
}

export default page<HeldHands>({
  ids: ['held-hands'],
  ground: () => 'blush',
  scene: rings,
  minutes: 30,
  opponents: 1,
  frame: 'hh',
  table: () => import('./HeldHands.svelte'),
  end: () => import('./End.svelte'),
  sound,
  who,
  joins,
  heard,
  part: ({ open }) => open,
  marks(before, now) {
    if (now.completed.length > before.completed.length) return 'mend';
    const ending = carried(now.phase, 'over')?.ending;
    return ending && ending !== 'reconciled' ? 'break' : null;
  },
});
