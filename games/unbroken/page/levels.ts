// The way through the levels of a finished game: what waited there, how it was passed, and how low one came.

import type { Moment } from '$web/lib/table-state';
import { carried } from '$web/lib/values';
import type { Unbroken } from './index';
import { amount, EFFORT } from './view';
import type { Sighting, View } from './wire/rules';

/** A level that was come to. */
export interface Passed {
  monster: string | null;
  how: 'tricked' | 'slain' | null;
  /** Rounds of its battle. */
  rounds: number;
  /** The least effort of the level, of any size; none where its moments are not here. */
  lowest: number | null;
}

/** How much effort one has, of any size: each pays for one that is lost. */
export const effortOf = ({ resources }: View): number =>
  EFFORT.reduce((sum, size) => sum + amount(resources, size), 0);

/** What is told of each level, by its number. */
export function levelsOf(
  events: readonly Sighting[],
  moments: readonly Moment<Unbroken>[],
): Map<number, Passed> {
  const levels = new Map<number, Passed>();
  let now: Passed | null = null;
  for (const event of events) {
    const began = carried(event, 'level_began');
    if (began) {
      const lows = moments
        .filter(({ view }) => view?.level === began.level)
        .map(({ view }) => effortOf(view));
      const lowest = lows.length ? Math.min(...lows) : null;
      now = { monster: null, how: null, rounds: 0, lowest };
      levels.set(began.level, now);
    }
    if (!now) continue;
    now.monster = carried(event, 'monster_revealed')?.monster ?? now.monster;
    now.rounds = carried(event, 'round_began')?.round ?? now.rounds;
    if (carried(event, 'tricked')) now.how = 'tricked';
    if (event === 'monster_defeated') now.how = 'slain';
  }
  return levels;
}
