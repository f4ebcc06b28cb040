// Whose turn it is, for every table.

import { t, words } from '../lib/words.svelte';
import type { Status } from '../wire';

/** The seats whose choice is awaited. */
export const awaitedSeats = (status: Status | null): number[] =>
  status && 'awaiting' in status ? status.awaiting : [];

/** Whose choice is awaited, all of them by name. */
export function whoseTurn(names: string[], seats: readonly number[]): string {
  const awaited = seats.map((seat) => names[seat] ?? '');
  return t('table-others-turn', {
    who: new Intl.ListFormat(words.lang).format(awaited),
    count: awaited.length,
  });
}
