// What the frame gives to a game's table.

import type { Snippet } from 'svelte';
import { t, words } from '../lib/words.svelte';

export interface Around {
  /** Undo, hint, rules, log. */
  tools: Snippet;
  onmenu: () => void;
  onreceipt: (seat: number) => void;
}

/** Whose choice is awaited, all of them by name. */
export function whoseTurn(names: string[], seats: readonly number[]): string {
  const awaited = seats.map((seat) => names[seat] ?? '');
  return t('table-others-turn', {
    who: new Intl.ListFormat(words.lang).format(awaited),
    count: awaited.length,
  });
}
