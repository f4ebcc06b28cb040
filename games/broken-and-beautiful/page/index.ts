// Broken and Beautiful, and its French edition.

import type { Action, Components, Sighting, View } from './wire/rules';
import type { Lexicon, Preview } from './wire/guide';
import { carried, tagOf } from '$web/lib/values';
import { page, type Sound } from '$web/games/page';
import { defs } from './art/pottery';
import './art/pottery.css';
import { plate, shelf } from './scene';

export interface Pottery {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: Preview;
  outlook: null;
  components: Components;
  words: Lexicon;
}

function sound(seen: Sighting): Sound | null {
  if (carried(seen, 'card_repaired')) return 'mend';
  return carried(seen, 'pottery_broke') ? 'break' : null;
}

/** Both kinds that break, the gold that shows and the card that was left are one moment; so is the deal of a round. */
const MOMENTS = [
  ['pottery_broke', 'gold_showed', 'leftover_discarded'],
  ['round_began', 'card_dealt', 'deck_shuffled', 'marker_passed'],
];

function joins(before: Sighting, next: Sighting): boolean | undefined {
  const [one, other] = [tagOf(before), tagOf(next)];
  if (MOMENTS.some((moment) => moment.includes(one) && moment.includes(other))) return true;
  // Who could not mend anything anyway is passed over together.
  const [passed, too] = [carried(before, 'passed'), carried(next, 'passed')];
  return passed?.because === 'forced' && too?.because === 'forced' ? true : undefined;
}

function who(seen: Sighting): number | null {
  const did =
    carried(seen, 'card_kept') ??
    carried(seen, 'card_sold') ??
    carried(seen, 'card_repaired') ??
    carried(seen, 'passed');
  return did?.seat ?? null;
}

export default page<Pottery>({
  ids: ['broken-and-beautiful', 'kintsugi'],
  ground: (id) => (id === 'kintsugi' ? 'lacquer' : 'clay'),
  scene: (id) => (id === 'kintsugi' ? plate() : shelf()),
  defs,
  minutes: 15,
  opponents: 2,
  frame: '',
  table: () => import('./Pottery.svelte'),
  end: () => import('./End.svelte'),
  sound,
  who,
  joins,
  part: ({ round }) => round,
  marks(before, now) {
    const count = ({ collections }: View, state: 'broken' | 'repaired') =>
      collections.reduce((sum, own) => sum + own[state].length, 0);
    // Whoever mends leaves fewer broken; a break leaves more, whatever was mended before it.
    if (count(now, 'repaired') > count(before, 'repaired')) return 'mend';
    return count(now, 'broken') > count(before, 'broken') ? 'break' : null;
  },
});
