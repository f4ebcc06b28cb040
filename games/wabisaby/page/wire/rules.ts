// Written by the tests of `games/wabisaby`; UPDATE_BINDINGS=1 writes it anew.

export type Action = { "keep": { 
/**
 * The three places.
 */
places: Three, } } | { "swap": { 
/**
 * The lower place.
 */
a: Place, 
/**
 * The higher place.
 */
b: Place, } } | { "exchange": { 
/**
 * The place given from.
 */
own: Place, 
/**
 * With whom.
 */
seat: Seat, 
/**
 * The place taken from.
 */
theirs: Place, } } | { "showcase": { 
/**
 * The place given from.
 */
own: Place, 
/**
 * The place in the showcase.
 */
slot: Slot, } } | "appraise" | { "replace": { 
/**
 * The place.
 */
own: Place, } } | "skip" | "end_turn";

export type Card = number | "W";

export type Components = { 
/**
 * The cards.
 */
deck: DeckFigures, 
/**
 * The one-player game.
 */
solo: SoloFigures, 
/**
 * The score cards.
 */
score_card: Array<ScoreCard>, };

export type DeckFigures = { 
/**
 * Sets of the numbers 1 to 6.
 */
sets: number, 
/**
 * Wabi Sabi cards.
 */
wabi_sabi: number, };

export type Faded = "showcase_laid" | { "hand_raised": { seat: Seat, } } | { "hand_rearranged": { seat: Seat, } } | { "exchanged": { seat: Seat, other: Seat, } } | { "showcase_exchanged": { seat: Seat, } } | "showcase_turned";

export type Illegal = "must_keep" | "not_choosing" | "same_place" | { "too_many_swaps": { 
/**
 * How many are allowed.
 */
limit: number, } } | { "no_such_place": { 
/**
 * Which, as named.
 */
place: number, } } | { "no_such_slot": { 
/**
 * Which, as named.
 */
slot: number, } } | "has_acted" | "act_first" | "ends_by_itself" | "own_hand" | { "no_such_seat": { 
/**
 * The seat, from 0.
 */
seat: Seat, } } | { "locked": { 
/**
 * Who appraised.
 */
by: Seat, } } | "appraised_last" | "no_skips" | "alone" | "not_alone";

export type Lowered = "appraisal" | "showcase" | "stall";

export type Note = { 
/**
 * Where the card is now.
 */
at: Spot, 
/**
 * What it is.
 */
card: Card, };

export type PhaseView = { "choosing": { 
/**
 * Who has yet to choose.
 */
waiting: SeatSet, 
/**
 * What this viewer chose.
 */
kept: Three | null, } } | { "playing": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * How often this viewer has moved own cards this turn, or since its action.
 */
swaps: number, 
/**
 * Whether the action is done, and the turn's end is still to be said.
 */
acted?: boolean, } } | { "drawing": { 
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
aside: Array<Card>, 
/**
 * How many lie down.
 */
aside_down: number, } } | "over";

export type Place = number;

export type Row = { 
/**
 * The points it gives.
 */
points: number, 
/**
 * For totals from … to ….
 */
totals: Array<[number, number]>, };

export type ScoreCard = { 
/**
 * From how many to how many players it is for.
 */
players: [number, number], 
/**
 * The total that forfeits the round.
 */
bin: number, 
/**
 * The rows.
 */
rows: Array<Row>, 
/**
 * Whether its figures are our proposal rather than print.
 */
ours?: boolean, };

export type Seat = number;

export type SeatSet = Array<number>;

export type Seen = number | "W" | "back";

export type Sighting = { "round_began": { round: number, } } | { "showcase_laid": { cards: Array<Card>, } } | { "target_drawn": { seat: Seat, target: Seat | null, } } | { "hand_dealt": { seat: Seat, cards: Array<Card> | null, } } | { "keep_chosen": { seat: Seat, places: Three | null, } } | { "hand_raised": { seat: Seat, cards: Array<Seen>, } } | { "start_drawn": { seat: Seat, } } | { "die_rolled": { die: number, } } | { "swapped": { seat: Seat, a: Place, b: Place, } } | { "hand_rearranged": { seat: Seat, times: number, cards: Array<Seen>, } } | { "exchanged": { seat: Seat, own: Place, other: Seat, theirs: Place, gave: Seen, took: Seen, } } | { "showcase_exchanged": { seat: Seat, own: Place, slot: Slot, gave: Seen, took: Seen, } } | { "appraised": { seat: Seat, cards: Array<Card> | null, } } | { "die_lowered": { die: number, because: Lowered, } } | { "showcase_turned": { cards: Array<Card>, } } | { "turn_ended": { next: Seat, } } | { "hand_revealed": { seat: Seat, cards: Array<Card>, target: Seat, } } | { "round_scored": { seat: Seat, points: number, } } | "game_ended" | { "solo_dealt": { cards: Array<Seen>, } } | { "card_drawn": { card: Seen, } } | { "replaced": { own: Place, out: Seen, } } | { "skipped": { skips: number, } } | { "faded": Faded };

export type Slot = number;

export type SoloFigures = { 
/**
 * Sets of the numbers 1 to 6 in its deck.
 */
sets: number, 
/**
 * How many rounds it lasts.
 */
rounds: number, 
/**
 * The points that meet the challenge.
 */
challenge: number, };

export type Spot = { "hand": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, 
/**
 * Where in it.
 */
place: Place, } } | { "showcase": { 
/**
 * Where in it.
 */
slot: Slot, } };

export type Three = Array<number>;

export type View = { 
/**
 * Who looks; none for a spectator, and alone, where all see the same (R46).
 */
viewer: Seat | null, 
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
lock: Seat | null, 
/**
 * Who appraised last this round.
 */
last_appraiser: Seat | null, 
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
target: Seat | null, 
/**
 * The showcase; none in the solo game.
 */
showcase: Array<Seen>, 
/**
 * Each hand as this viewer sees it.
 */
hands: Array<Array<Seen>>, 
/**
 * The score that ends the game (R21); alone, the points that meet the challenge (R26).
 */
goal: number, 
/**
 * How many rounds the one-player game lasts; none where several play.
 */
rounds: number | null, 
/**
 * What was seen earlier and can still be placed.
 */
memory: Array<Note>, 
/**
 * Who else can place what, as far as this viewer can tell; a part of the memory.
 */
witnesses?: Array<Witnessed>, 
/**
 * The targets of all in the last round, once the game is over, and for looking back; in play nobody has them.
 */
targets?: Array<Seat>, };

export type Witnessed = { 
/**
 * Where the card is now.
 */
at: Spot, 
/**
 * Who can place it besides the viewer.
 */
by: SeatSet, };
