// Written by the tests of `games/wabisaby`; UPDATE_BINDINGS=1 writes it anew.

export type Seen = number | "W" | "back";

export type PhaseView = { "choosing": { 
/**
 * Who has yet to choose.
 */
waiting: number[], 
/**
 * What this viewer chose.
 */
kept: number[] | null, } } | { "playing": { 
/**
 * Whose turn it is.
 */
seat: number, 
/**
 * How often this viewer has moved own cards this turn.
 */
swaps: number, } } | { "drawing": { 
/**
 * How it looks.
 */
drawn: Seen, 
/**
 * How many cards are still to be drawn after it.
 */
deck_size: number, 
/**
 * Cards set aside that lie up, sorted.
 */
aside: (number | "W")[], 
/**
 * How many lie down.
 */
aside_down: number, } } | "over";

export type Spot = { "hand": { 
/**
 * Whose.
 */
seat: number, 
/**
 * Where in it.
 */
place: number, } } | { "showcase": { 
/**
 * Where in it.
 */
slot: number, } };

export type Note = { 
/**
 * Where the card is now.
 */
at: Spot, 
/**
 * What it is.
 */
card: number | "W", };

export type Witnessed = { 
/**
 * Where the card is now.
 */
at: Spot, 
/**
 * Who can place it besides the viewer.
 */
by: number[], };

export type View = { 
/**
 * Who looks; none for a spectator, and alone, where all see the same (R46).
 */
viewer: number | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Where the game stands.
 */
phase: PhaseView, 
/**
 * The die; alone, the skips left.
 */
die: number, 
/**
 * Whose appraisal locks the die.
 */
lock: number | null, 
/**
 * Who appraised last this round.
 */
last_appraiser: number | null, 
/**
 * Turns since the die last went down.
 */
stalled: number, 
/**
 * The score of each seat.
 */
scores: Array<number>, 
/**
 * This viewer's secret target.
 */
target: number | null, 
/**
 * The showcase; none in the solo game.
 */
showcase: Seen[], 
/**
 * Each hand as this viewer sees it.
 */
hands: Seen[][], 
/**
 * What was seen earlier and can still be placed.
 */
memory: Array<Note>, 
/**
 * Who else can place what, as far as this viewer can tell; a part of the memory.
 */
witnesses?: Array<Witnessed>, 
/**
 * The targets of all, for looking back once the game is over; in play nobody has them.
 */
targets?: number[], };
