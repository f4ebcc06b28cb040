// WabiSaby.

import type { Reach, Reckoned } from './wire/guide';
import type { Action, Components, Sighting, View } from './wire/rules';
import { carried, tagOf } from '$web/lib/values';
import { page } from '$web/games/page';
import { t } from '$web/lib/words.svelte';
import { renamed } from './places';
import { fan } from './scene';

export interface WabiSaby {
  view: View;
  action: Action;
  sighting: Sighting;
  preview: Reach;
  outlook: null;
  reckoned: Reckoned;
  components: Components;
  words: null;
}

/** The deal is one moment, and so are the hands laid open with what they score. */
const MOMENTS = [
  ['round_began', 'showcase_laid', 'target_drawn', 'hand_dealt', 'solo_dealt'],
  ['hand_raised', 'start_drawn', 'die_rolled'],
  ['hand_revealed', 'round_scored'],
];

function joins(before: Sighting, next: Sighting): boolean | undefined {
  const [one, other] = [tagOf(before), tagOf(next)];
  return MOMENTS.some((moment) => moment.includes(one) && moment.includes(other)) || undefined;
}

function who(seen: Sighting): number | null {
  const did =
    carried(seen, 'keep_chosen') ??
    carried(seen, 'swapped') ??
    carried(seen, 'hand_rearranged') ??
    carried(seen, 'exchanged') ??
    carried(seen, 'showcase_exchanged') ??
    carried(seen, 'appraised');
  return did?.seat ?? null;
}

/** A hand in a sentence, `## 4 W`, card by card. */
const HAND = /(?:##|[1-6W])(?: (?:##|[1-6W]))+(?![\w])/g;
const NAMES: Record<string, string> = { '##': 'wabisaby-back', W: 'wabisaby-w' };
const heard = (text: string): string =>
  text.replace(HAND, (hand) =>
    hand
      .split(' ')
      .map((card) => (NAMES[card] ? t(NAMES[card]) : card))
      .join(', '),
  );

export default page<WabiSaby>({
  ids: ['wabisaby'],
  ground: () => 'moss',
  scene: fan,
  minutes: 20,
  opponents: 3,
  frame: 'ws',
  table: () => import('./WabiSaby.svelte'),
  who,
  joins,
  heard,
  end: () => import('./End.svelte'),
  // The end of a round stays until it has been looked at.
  stops: (seen) => carried(seen, 'round_scored') !== null,
  renamed,
  // Among several, who sees all hands stands beside them.
  standsIn: (players) => (players > 1 ? null : 0),
  part: ({ round }) => round,
});
