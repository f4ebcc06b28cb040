// Every game's page, found by the game's folder.

import { scenePlain } from './plain/scene';
import { type AnyPage, page } from './page';

const found = import.meta.glob<{ default: AnyPage }>('../../../games/*/page/index.ts', {
  eager: true,
});

/** How a game is drawn that has no page of its own, or by wish: `?plain` in a table's address. */
export const PLAIN: AnyPage = page({
  ids: [],
  ground: () => 'paper',
  scene: scenePlain,
  minutes: 0,
  opponents: 1,
  frame: 'plain',
  table: () => import('./plain/Plain.svelte'),
});

const PAGES = new Map(
  Object.values(found).flatMap(({ default: own }) => own.ids.map((id) => [id, own] as const)),
);

/** The shapes that drawings of any game refer to. */
export const defs = (): string =>
  Object.values(found)
    .map(({ default: own }) => own.defs?.() ?? '')
    .join('');

/** The page of a game. */
export const pageOf = (id: string): AnyPage => PAGES.get(id) ?? PLAIN;
