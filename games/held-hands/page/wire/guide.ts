// Written by the tests of `games/held-hands`; UPDATE_BINDINGS=1 writes it anew.

export type Preview = { 
/**
 * How far the balance moves.
 */
change: number, 
/**
 * Where it stands then.
 */
balance: number, };
