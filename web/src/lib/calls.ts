// Your turn, beyond the page: the mark of the tab, and the badge of the installed page where the system has one.

const PLAIN = '/icon.svg';
const TURN = '/icon-turn.svg';

/** Shows outside the page whether somebody's choice is awaited here. */
export function call(awaited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = awaited ? TURN : PLAIN;
  // Not every browser has a badge, and one that has it may refuse.
  const badged = awaited ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badged?.catch(() => undefined);
}
