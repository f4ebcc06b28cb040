// What the frame gives to a game's table.

import type { Snippet } from 'svelte';

export interface Around {
  /** Undo, hint, rules, log. */
  tools: Snippet;
  onmenu: () => void;
  onreceipt: (seat: number) => void;
}
