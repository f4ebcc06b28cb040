// Changes are shown: each piece goes from where it lay to where it lies.
//
// Whatever can move carries `data-piece`, the same on both sides of a change. Only transforms and opacity are animated,
// and only of what moves: a piece that stays in its element slides, one that is drawn elsewhere flies there as a copy
// above everything, and what was not there before comes up.

import { flushSync } from 'svelte';

const FLIGHT = 340;
const RISE = 220;
/** What moves less than this stands still. */
const LEAST = 3;
/** Between two pieces that come up one after the other. */
const STEP = 45;
const LATEST = 360;
/** More than these at once are no motion that anybody could follow. */
const MOST = 32;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const running = new Set<Animation>();

/** Whether nothing should move. */
export function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.still === 'yes' ||
    document.hidden
  );
}

interface Lying {
  element: HTMLElement;
  box: DOMRect;
}

/** Every piece in sight with where it lies; one that is drawn twice lies where it is drawn first. */
function pieces(): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece;
    if (!name || found.has(name)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(name, { element, box });
  }
  return found;
}

function run(
  element: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...timing });
  running.add(animation);
  const ends = (): void => void running.delete(animation);
  animation.finished.then(ends, ends);
  return animation;
}

/** The transform that lays one box over another, by their middles. */
export function over(from: DOMRect, to: DOMRect): string {
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
  const [[x, y], [toX, toY]] = [middle(from), middle(to)] as [[number, number], [number, number]];
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${(x - toX).toFixed(1)}px, ${(y - toY).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** A copy of a piece flies to its place while the piece itself waits there unseen. */
function fly({ element, box }: Lying, from: DOMRect, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flight');
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  element.parentElement?.append(copy);
  // What holds it may be moved itself: it sets out from where it truly lies.
  const lies = copy.getBoundingClientRect();
  const timing = { duration: FLIGHT, delay };
  const there = over(box, lies);
  const flight = run(copy, [{ transform: over(from, lies) }, { transform: there }], timing);
  run(element, [{ opacity: 0 }, { opacity: 0 }], timing);
  const land = (): void => copy.remove();
  flight.finished.then(land, land);
}

function slide({ element, box }: Lying, from: DOMRect): void {
  run(element, [{ transform: over(from, box) }, { transform: 'none' }], { duration: FLIGHT });
}

/** Makes a change and shows it; `renamed` says which pieces change places, old name to new. */
export function moved(change: () => void, renamed: ReadonlyMap<string, string>): void {
  if (isStill()) return change();
  hurry();
  const before = new Map([...pieces()].map(([name, lying]) => [renamed.get(name) ?? name, lying]));
  flushSync(change);
  let risen = 0;
  const after = [...pieces()];
  for (const [name, lying] of after.slice(0, MOST * 2)) {
    const was = before.get(name);
    if (!was) {
      if (before.size && risen < MOST) {
        const delay = Math.min(LATEST, risen * STEP);
        run(lying.element, [{ opacity: 0, transform: 'translateY(-8px)' }, {}], {
          duration: RISE,
          delay,
        });
        risen += 1;
      }
      continue;
    }
    const [dx, dy] = [was.box.left - lying.box.left, was.box.top - lying.box.top];
    if (Math.abs(dx) + Math.abs(dy) + Math.abs(was.box.width - lying.box.width) < LEAST) continue;
    if (was.element === lying.element) slide(lying, was.box);
    else fly(lying, was.box, 0);
  }
}

/** Ends whatever still moves. */
export function hurry(): void {
  for (const animation of running) animation.finish();
  running.clear();
}
