// Playing on from a moment of a game: in whose seat.

import type { Status } from '../wire';

/**
 * The seat whose eyes one looks through; else one that a person held, whoever was to choose first. Where bots held all of
 * them, whoever was to choose.
 */
export function seatToPlay(
  viewer: string,
  bots: readonly (string | null)[],
  players: number,
  status: Status | null,
): number {
  const own = /^seat:(\d)$/.exec(viewer)?.[1];
  if (own !== undefined) return Number(own);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const held = seats.filter((seat) => !bots[seat]);
  const awaited = status && 'awaiting' in status ? status.awaiting : [];
  const among = held.length ? held : seats;
  return awaited.find((seat) => among.includes(seat)) ?? among[0] ?? 0;
}
