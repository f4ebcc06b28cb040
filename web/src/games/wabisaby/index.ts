// WabiSaby.

import type { Action, Components, Sighting, View } from '../../wire/wabisaby';
import { carried } from '../../lib/values';
import { page } from '../page';
import { renamed } from './places';
import { fan } from './scene';

export interface WabiSaby {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: null;
  outlook: null;
  components: Components;
  words: null;
}

export default page<WabiSaby>({
  ids: ['wabisaby'],
  ground: () => 'moss',
  scene: fan,
  minutes: 20,
  opponents: 3,
  frame: 'ws',
  table: () => import('./WabiSaby.svelte'),
  // The end of a round stays until it has been looked at.
  stops: (seen) => carried(seen, 'round_scored') !== null,
  renamed,
  // Among several, who sees all hands stands beside them.
  standsIn: (players) => (players > 1 ? null : 0),
  part: ({ round }) => round,
});
