// ...and then we held hands...

import type { Action, Components, Sighting, View } from '../../wire/held-hands';
import { carried } from '../../lib/values';
import { page, type Sound } from '../page';
import { rings } from './scene';

export interface HeldHands {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: null;
  outlook: null;
  components: Components;
  words: null;
}

function sound(seen: Sighting): Sound | null {
  if (carried(seen, 'objective_completed') || seen === 'reconciled') return 'mend';
  return carried(seen, 'broke_up') ? 'break' : null;
}

export default page<HeldHands>({
  ids: ['held-hands'],
  ground: () => 'blush',
  scene: rings,
  minutes: 30,
  opponents: 1,
  frame: 'hh',
  table: () => import('./HeldHands.svelte'),
  sound,
  part: ({ open }) => open,
});
