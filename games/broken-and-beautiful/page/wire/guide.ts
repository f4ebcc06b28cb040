// Written by the tests of `games/broken-and-beautiful`; UPDATE_BINDINGS=1 writes it anew.

export type Change = { 
/**
 * Which, by its id.
 */
line: string, 
/**
 * Its points now.
 */
from: number, 
/**
 * Its points after the choice.
 */
to: number, };

export type Lexicon = { 
/**
 * By the type of the card.
 */
worth: { [key in string]: Worth }, };

export type Preview = { 
/**
 * Ingots that are gained or paid.
 */
ingots: number, 
/**
 * Points that are gained or lost, as if the game ended then.
 */
points: number, 
/**
 * What a mend costs beyond what is printed, for those made before it this round.
 */
more: number, 
/**
 * The lines of the receipt that change.
 */
lines: Array<Change>, 
/**
 * Why it is worth that, in words.
 */
reason: string, };

export type Worth = { 
/**
 * Unbroken.
 */
whole: string, 
/**
 * What changes once it is mended; empty where it cannot break.
 */
mended: string, 
/**
 * Whether it counts the things of its own pattern.
 */
by_pattern: boolean, 
/**
 * The same as a sentence.
 */
said: string, };
