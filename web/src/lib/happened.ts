// What a record tells of what happened, without what was taken back.

/** An entry of a record: a choice with what came of it, or a taking-back of an entry and all after it. */
export type Entry = { events: readonly unknown[] } | { undo: number };

/** A record, as far as it tells what happened. */
export interface Happened {
  setup: readonly unknown[];
  entries: readonly Entry[];
}

/** All events that hold, in order. */
export function happened({ setup, entries }: Happened): unknown[] {
  // Entries are counted with those that were taken back.
  const holds = entries.map(() => true);
  entries.forEach((entry, at) => {
    if ('undo' in entry) holds.fill(false, entry.undo, at + 1);
  });
  const kept = entries.flatMap((entry, at) => (holds[at] && 'events' in entry ? entry.events : []));
  return [...setup, ...kept];
}
