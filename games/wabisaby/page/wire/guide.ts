// Written by the tests of `games/wabisaby`; UPDATE_BINDINGS=1 writes it anew.

export type Counted = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The sum of the cards that are known.
 */
shows: number, 
/**
 * How many are not.
 */
unknown: number, 
/**
 * The least that it can come to, with the cards that are left.
 */
low: number, 
/**
 * The most.
 */
high: number, 
/**
 * The fewest and the most points that totals between them pay; none where all of it is the bin.
 */
pays: [number, number] | null, 
/**
 * Whether it can come to the bin.
 */
bin: boolean, };

export type Open = { seat: number, total: number, 
/**
 * What the score card pays for it; none where it is the bin.
 */
pays: number | null, };

export type Reach = { 
/**
 * The sum of the cards that are known.
 */
shows: number, 
/**
 * How many are not.
 */
unknown: number, 
/**
 * The least that it can come to, with the cards that are left.
 */
low: number, 
/**
 * The most.
 */
high: number, 
/**
 * The fewest and the most points that totals between them pay; none where all of it is the bin.
 */
pays: [number, number] | null, 
/**
 * Whether it can come to the bin.
 */
bin: boolean, };

export type Reckoned = { 
/**
 * The hand that counts for this viewer; none while cards are being kept, and for who has no target.
 */
counts: Counted | null, 
/**
 * What hands come to that lie open.
 */
open: Array<Open>, };
