// Unbroken.

import type { Action, Components, Sighting, View } from '../../wire/unbroken';
import type { Danger, Lexicon, Preview } from '../../wire/unbroken-words';
import { carried } from '../../lib/values';
import { page, type Sound } from '../page';
import { cave } from './scene';

export interface Unbroken {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: Preview;
  outlook: Danger;
  components: Components;
  words: Lexicon;
}

function sound(seen: Sighting): Sound | null {
  if (seen === 'monster_defeated') return 'mend';
  return carried(seen, 'armor_broken') || carried(seen, 'wounded') ? 'break' : null;
}

export default page<Unbroken>({
  ids: ['unbroken'],
  ground: () => 'night',
  scene: cave,
  minutes: 30,
  opponents: 0,
  frame: 'un',
  table: () => import('./Unbroken.svelte'),
  sound,
  part: ({ level }) => level,
  choices: async (options) => (await import('./choices')).choices(options),
});
