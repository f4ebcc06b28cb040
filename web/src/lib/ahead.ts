// What a table needs is on its way before the table is there: its code while the hand is still on the button.

import { pageOf } from '../games/pages';

/** The code of any table. */
export const anyTable = () => import('../table/Table.svelte');

/** Fetches what the table of a game is drawn with; what does not come is asked for again when it is needed. */
export function fetchAhead(game: string): void {
  void Promise.all([anyTable(), pageOf(game).table()]).catch(() => undefined);
}
