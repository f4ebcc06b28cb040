// Each game's own table; its code comes when one is opened.

import type { Component } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Table = Promise<{ default: Component<any> }>;

export const TABLES: Record<string, () => Table> = {
  'broken-and-beautiful': () => import('../games/pottery/Pottery.svelte'),
  kintsugi: () => import('../games/pottery/Pottery.svelte'),
  'held-hands': () => import('../games/held-hands/HeldHands.svelte'),
  unbroken: () => import('../games/unbroken/Unbroken.svelte'),
  wabisaby: () => import('../games/wabisaby/WabiSaby.svelte'),
};

/** What the frame around a game's table is called in its style sheet. */
export const FRAMES: Record<string, string> = {
  wabisaby: 'ws',
  'held-hands': 'hh',
  unbroken: 'un',
};
