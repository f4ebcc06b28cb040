// Changes are shown: each piece goes from where it lay to where it lies, in the order of what happened.
//
// Whatever can move carries `data-piece`, the same on both sides of a change. The browser's own view
// transitions do the rest; where there are none, or where motion is not wanted, the change stands at once.

import { flushSync } from 'svelte';

/** Between two things that happen in one change. */
const STEP = 70;
/** The last of them begins no later than this. */
const LATEST = 560;

/** When each piece sets out, in a style sheet of its own. */
let delays: CSSStyleSheet | null = null;

let running: ViewTransition | null = null;

/** Whether nothing should move. */
export function isStill(): boolean {
  const calm =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.still === 'yes';
  return calm || document.hidden || !('startViewTransition' in document);
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-piece]')];
}

/** Names what can move; a piece that is shown twice moves once. */
function name(called: (piece: string) => string): void {
  const taken = new Set<string>();
  for (const element of pieces()) {
    const piece = called(element.dataset.piece ?? '');
    const free = piece && !taken.has(piece) && element.getClientRects().length > 0;
    if (free) taken.add(piece);
    element.style.setProperty('view-transition-name', free ? `p-${piece}` : 'none');
  }
}

/** The pieces that what was seen speaks of, the first first. */
export function spokenOf(sightings: unknown[]): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && /^[\w-]+$/.test(value) && !found.includes(value))
      found.push(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  sightings.forEach(walk);
  return found;
}

/** The style sheet in which each of these pieces sets out after the one before it. */
export function staggered(pieces: string[]): string {
  const rules = pieces.map((piece, at) => {
    const delay = Math.min(at * STEP, LATEST);
    return `::view-transition-group(p-${piece}), ::view-transition-new(p-${piece}), ::view-transition-old(p-${piece}) { animation-delay: ${delay}ms; }`;
  });
  return rules.join('\n');
}

function setDelays(css: string): void {
  if (!delays) {
    delays = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, delays];
  }
  delays.replaceSync(css);
}

/** Makes a change and shows it; `renamed` says which pieces change places, old name to new. */
export async function moved(
  change: () => void,
  sightings: unknown[],
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  if (isStill()) return change();
  name((piece) => renamed.get(piece) ?? piece);
  setDelays(staggered(spokenOf(sightings)));
  const transition = document.startViewTransition(() => {
    flushSync(change);
    name((piece) => piece);
  });
  running = transition;
  // A change that cannot be shown has still been made.
  await Promise.allSettled([transition.updateCallbackDone, transition.ready, transition.finished]);
  if (running !== transition) return;
  running = null;
  for (const element of pieces()) element.style.removeProperty('view-transition-name');
}

/** Any key or touch goes on to the result. */
export function hurry(): void {
  running?.skipTransition();
}
