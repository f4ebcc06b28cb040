// The order in which Tab goes through a table: what is chosen from, what is done with it, what is mine, the others, the head.
// The page itself stands in the order in which it is looked at.

/** The parts of a table in the order of focus; whatever lies elsewhere comes last. */
const PARTS = ['.skip', '.table', '.bar', '.mine', '.seats', '.top'];
const REACHED =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Where a place stands in the order: `holds` says whether it lies in a part. */
export function rankOf(holds: (part: string) => boolean): number {
  // What lies in a part of a part belongs to the inner one.
  const found = PARTS.findLastIndex(holds);
  return found < 0 ? PARTS.length : found;
}

/** What Tab reaches in the frame, in order. */
export function reached(frame: Element): HTMLElement[] {
  const all = [...frame.querySelectorAll<HTMLElement>(REACHED)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const ranks = new Map(all.map((one) => [one, rankOf((part) => one.closest(part) !== null)]));
  return all.sort((one, two) => ranks.get(one)! - ranks.get(two)!);
}

/** Goes to the next place, or to the one before. Beyond both ends the way leads out of the frame, as everywhere. */
export function tabbed(event: KeyboardEvent, frame: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey || !frame) return;
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !frame.contains(now)) return;
  const order = reached(frame);
  const at = order.indexOf(now);
  if (at < 0) return;
  const next = order[at + (event.shiftKey ? -1 : 1)];
  if (next) {
    event.preventDefault();
    next.focus();
    return;
  }
  // From the frame's edge the browser itself goes on.
  frame.querySelector<HTMLElement>(event.shiftKey ? '.edge.first' : '.edge.last')?.focus();
}
