// Written by the tests of `games/broken-and-beautiful`; UPDATE_BINDINGS=1 writes it anew.

export type Preview = { 
/**
 * Ingots that are gained or paid.
 */
ingots: number, 
/**
 * Points that are gained or lost, as if the game ended then.
 */
points: number, };
