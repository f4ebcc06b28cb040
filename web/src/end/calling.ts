// Who plays again after a game.

import type { Present, TableDoc } from '../wire';

/** Who has said what of another game, by seats. */
export interface Calling {
  /** Other people at the table. */
  others: number[];
  /** Others who are in, who are not, and who have not said. */
  in: number[];
  out: number[];
  silent: number[];
  /** Whether I am in. */
  mine: boolean;
  /** Whether everybody is in. */
  complete: boolean;
}

/** What the table knows of who plays again. Seats of one holder are one person; whoever a bot played for is asked too. */
export function calling(
  table: Pick<TableDoc, 'seats'>,
  present: Pick<Present, 'again' | 'not_again'> | null,
  me: number | null,
): Calling {
  const [joins, leaves] = [present?.again ?? [], present?.not_again ?? []];
  const own = me === null ? undefined : table.seats[me]?.holder;
  const others = table.seats.flatMap(({ holder }, seat) =>
    holder !== undefined && holder !== own ? [seat] : [],
  );
  const among = (said: readonly number[]) => others.filter((seat) => said.includes(seat));
  const silent = others.filter((seat) => !joins.includes(seat) && !leaves.includes(seat));
  const mine = me !== null && joins.includes(me);
  return {
    others,
    in: among(joins),
    out: among(leaves),
    silent,
    mine,
    complete: mine && among(joins).length === others.length,
  };
}
