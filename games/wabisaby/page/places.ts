// Which cards change places: places are what a seat can tell apart, so it is they that are renamed.

import type { Sighting } from './wire/rules';
import { touchedPlaces } from './view';

/** The new name of each place that changed. */
export function renamed(sightings: Sighting[]): ReadonlyMap<string, string> {
  return new Map(
    sightings.flatMap((seen): [string, string][] => {
      const [one, other] = touchedPlaces(seen);
      return one && other
        ? [
            [one, other],
            [other, one],
          ]
        : [];
    }),
  );
}
