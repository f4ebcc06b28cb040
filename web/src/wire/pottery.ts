// Written by the tests of `games/broken-and-beautiful`; UPDATE_BINDINGS=1 writes it anew.

export type PhaseView = { "naming_first": { 
/**
 * Who chooses.
 */
seat: number, } } | { "drafting": { 
/**
 * Who chooses.
 */
seat: number, 
/**
 * The seats to draft this round, the one who chooses first.
 */
order: number[], } } | { "repairing": { 
/**
 * Who chooses.
 */
seat: number, 
/**
 * Who has passed.
 */
passed: number[], 
/**
 * Whether gold showed, and each first repair is free.
 */
free: boolean, } } | "over";

export type CollectionView = { 
/**
 * Cards with their grey side up.
 */
unbroken: string[], 
/**
 * Cards turned sideways.
 */
broken: string[], 
/**
 * Cards flipped after a repair.
 */
repaired: string[], 
/**
 * Ingots in hand.
 */
ingots: number, 
/**
 * Repairs made this round.
 */
repairs: number, 
/**
 * Cards that will break when this draft ends, by the card on top of the deck.
 */
threatened: number, };

export type View = { 
/**
 * The round, from 1; 0 before the first.
 */
round: number, 
/**
 * How many rounds the deck lasts.
 */
rounds: number, 
/**
 * Where the game stands.
 */
phase: PhaseView, 
/**
 * Who holds the first player marker.
 */
first: number, 
/**
 * The drafting area.
 */
area: string[], 
/**
 * The card on top of the deck.
 */
top: string | null, 
/**
 * How many cards the deck holds, its top card included.
 */
deck_size: number, 
/**
 * What the top card will break when this draft ends.
 */
top_breaks: string | null, 
/**
 * Ingots in the supply; none where it is unlimited.
 */
supply: number | null, 
/**
 * Cards that left the game.
 */
discards: string[], 
/**
 * Each player's collection.
 */
collections: Array<CollectionView>, };
