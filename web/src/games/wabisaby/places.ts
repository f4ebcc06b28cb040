// Which cards change places: places are what a seat can tell apart, so it is they that are renamed.

import type { Sighting } from '../../wire/wabisaby';
import { carried } from '../../lib/values';

function exchanged(seen: Sighting): [string, string] | null {
  const own = carried(seen, 'swapped');
  if (own) return [`h${own.seat}-${own.a}`, `h${own.seat}-${own.b}`];
  const between = carried(seen, 'exchanged');
  if (between) return [`h${between.seat}-${between.own}`, `h${between.other}-${between.theirs}`];
  const shown = carried(seen, 'showcase_exchanged');
  return shown && [`h${shown.seat}-${shown.own}`, `s-${shown.slot}`];
}

/** The new name of each place that changed. */
export function renamed(sightings: Sighting[]): ReadonlyMap<string, string> {
  const pairs = sightings.flatMap((seen) => {
    const pair = exchanged(seen);
    return pair ? [pair] : [];
  });
  return new Map(
    pairs.flatMap(([one, other]): [string, string][] => [
      [one, other],
      [other, one],
    ]),
  );
}
