// Unbroken.

import type { Action, Components, Sighting, View } from './wire/rules';
import type { Danger, Lexicon, Preview } from './wire/guide';
import { carried, tagOf } from '$web/lib/values';
import { page, type Sound } from '$web/games/page';
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

/** A blow and what it does are one moment; so is what a roll of the monster does to you, and what a card brings. */
const MOMENTS = [
  ['character_taken', 'bonus_rolled', 'level_began', 'asked'],
  ['acted', 'responded', 'crafted', 'downgraded', 'gained', 'looked', 'time_passed', 'cured'],
  ['resolved', 'rested', 'endured', 'gained', 'time_passed', 'rewarded', 'looked', 'asked'],
  ['attacked', 'attack_strengthened', 'attack_blocked', 'wounded', 'armor_broken', 'staggered'],
  ['monster_rolled', 'roll_changed'],
  [
    'monster_missed',
    'hurt_threatened',
    'hurt_softened',
    'effort_lost',
    'stolen',
    'time_lost',
    'healed',
    'rearmed',
    'guarded',
    'stunned',
    'disarmed',
    'afflicted_next',
    'afflicted_now',
    'effect_ignored',
  ],
  ['round_ended', 'round_began', 'turn_skipped', 'asked'],
];

function joins(before: Sighting, next: Sighting): boolean | undefined {
  const [one, other] = [tagOf(before), tagOf(next)];
  return MOMENTS.some((moment) => moment.includes(one) && moment.includes(other)) || undefined;
}

/** What one does oneself. */
const OWN = [
  'acted',
  'responded',
  'crafted',
  'resolved',
  'rested',
  'attacked',
  'skill_kept',
  'ate',
];
const who = (seen: Sighting): number | null => (OWN.includes(tagOf(seen)) ? 0 : null);

export default page<Unbroken>({
  ids: ['unbroken'],
  ground: () => 'night',
  scene: cave,
  minutes: 30,
  opponents: 0,
  frame: 'un',
  table: () => import('./Unbroken.svelte'),
  end: () => import('./End.svelte'),
  sound,
  who,
  joins,
  part: ({ level }) => level,
  marks(before, now) {
    const ending = carried(now.phase, 'over')?.ending;
    if (ending && ending !== 'won') return 'break';
    return before.stage === 'combat' && now.stage !== 'combat' ? 'mend' : null;
  },
  portraits: () => import('./portraits'),
});
