// Broken and Beautiful, and its French edition.

import type { Action, Components, Sighting, View } from '../../wire/pottery';
import type { Preview } from '../../wire/pottery-words';
import { carried } from '../../lib/values';
import { page, type Sound } from '../page';
import { plate, shelf } from './scene';

export interface Pottery {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: Preview;
  outlook: null;
  components: Components;
  words: null;
}

function sound(seen: Sighting): Sound | null {
  if (carried(seen, 'card_repaired')) return 'mend';
  return carried(seen, 'pottery_broke') ? 'break' : null;
}

export default page<Pottery>({
  ids: ['broken-and-beautiful', 'kintsugi'],
  ground: (id) => (id === 'kintsugi' ? 'lacquer' : 'clay'),
  scene: (id) => (id === 'kintsugi' ? plate() : shelf()),
  minutes: 15,
  opponents: 2,
  frame: '',
  table: () => import('./Pottery.svelte'),
  sound,
  part: ({ round }) => round,
});
