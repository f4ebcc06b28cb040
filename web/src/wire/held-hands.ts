// Written by the tests of `games/held-hands`; UPDATE_BINDINGS=1 writes it anew.

export type PhaseView = { "choosing_fans": { 
/**
 * Who has chosen.
 */
chosen: number[], 
/**
 * What the viewer has chosen, if it has.
 */
own: string | null, } } | { "walking": { 
/**
 * Whose turn it is.
 */
seat: number, 
/**
 * The nodes of the walk, the one it began on first.
 */
walk: string[], 
/**
 * Whether the partner waits in the Heart (R49).
 */
must_follow: boolean, } } | { "turning": { 
/**
 * Who chooses.
 */
seat: number, } } | { "over": { 
/**
 * How.
 */
ending: unknown, } };

export type PlayerView = { 
/**
 * Where the token stands.
 */
node: string, 
/**
 * The balance.
 */
balance: number, 
/**
 * The half that shows; none until the fans are revealed.
 */
perspective: string | null, 
/**
 * How many cards are in the hand, spent ones not counted.
 */
hand_size: number, 
/**
 * What the cards that can still pay show.
 */
hand: (string | null)[], 
/**
 * What the cards that have paid this turn show.
 */
spent: (string | null)[], 
/**
 * The discard pile, sorted.
 */
discards: string[], 
/**
 * Face-down objectives left of this round.
 */
objectives: number, };

export type Memory = { 
/**
 * Whose memory it is; none for somebody who watches.
 */
of?: number, 
/**
 * The cards of both hands, by seat and place.
 */
hands: (string | null)[][], 
/**
 * Where cards lie that were dealt at the start, by seat: their owner has seen them whole (R27).
 */
seen_by_owner: string[][], 
/**
 * Where cards lie that everybody has seen whole, by seat (R63).
 */
seen_by_all: string[][], };

export type View = { 
/**
 * Where the game stands.
 */
phase: PhaseView, 
/**
 * The innermost ring that lies open.
 */
open: string, 
/**
 * The objective that lies face up.
 */
objective: string | null, 
/**
 * The objectives that were met, sorted.
 */
completed: string[], 
/**
 * Who took the first turn.
 */
first: number, 
/**
 * Both players, by seat.
 */
players: PlayerView[], 
/**
 * How many cards the emotions deck holds.
 */
deck_size: number, 
/**
 * Both halves of the viewer's own six, while it looks at them to choose a fan (R27).
 */
look?: (string | null)[], 
/**
 * What was seen before and can still be placed; none for people who must remember (R26).
 */
memory?: Memory, };
