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

/** What a part of the page says, as it is heard: without what is hidden from readers, and each thing once. */
export function textOf(element: Element): string {
  const heard: string[] = [];
  const walk = (at: Element): void => {
    if (at.getAttribute('aria-hidden') === 'true' || at.checkVisibility?.() === false) return;
    const label = at.getAttribute('aria-label');
    if (label && at !== element) {
      heard.push(label);
      // A list is called something, and has things in it all the same.
      if (!/^(UL|OL|SECTION)$/.test(at.tagName)) return;
    }
    for (const node of at.childNodes) {
      if (node.nodeType === 3) heard.push(node.textContent ?? '');
      else if (node.nodeType === 1) walk(node as Element);
    }
  };
  walk(element);
  const parts = heard.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return parts.filter((part, at) => part !== parts[at - 1]).join(', ');
}
