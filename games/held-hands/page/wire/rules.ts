// Written by the tests of `games/held-hands`; UPDATE_BINDINGS=1 writes it anew.

export type Action = { "choose_fan": { 
/**
 * Which half.
 */
side: Side, } } | { "step": { 
/**
 * To which node.
 */
to: Node, 
/**
 * From whose hand.
 */
hand: Seat, 
/**
 * With which card.
 */
place: Place, } } | "end_turn" | "keep_perspective" | "switch_perspective";

export type Board = { starts: Starts, nodes: Array<NodeEntry>, };

export type BreakupReason = "not_followed" | "no_cards" | "out_of_balance" | "cannot_move" | "partner_in_the_way" | "heart_unbalanced" | "deck_out";

export type Card = string;

export type Colour = "R" | "K" | "G" | "B";

export type Components = { 
/**
 * The board.
 */
board: Board, 
/**
 * The decks.
 */
decks: Decks, };

export type Decks = { emotions: Array<EmotionEntry>, objectives: Array<ObjectiveEntry>, };

export type EmotionEntry = { 
/**
 * What they show.
 */
card: Card, 
/**
 * How many.
 */
copies: number, };

export type Ending = "reconciled" | { "broke_up": BreakupReason };

export type Event = { "first_player_set": { 
/**
 * Who takes the first turn.
 */
seat: Seat, } } | { "objectives_dealt": { 
/**
 * For which round, from 1.
 */
round: number, } } | { "hand_dealt": { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which, by place.
 */
cards: Array<Card>, } } | "fans_asked" | { "fan_chosen": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, 
/**
 * Which half.
 */
side: Side, } } | { "fans_revealed": { 
/**
 * The halves chosen, by seat.
 */
sides: [Side, Side], 
/**
 * What the hands show, by seat.
 */
shown: [Shown, Shown], } } | { "turn_began": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, } } | { "objective_revealed": { 
/**
 * From whose stack.
 */
stack: Seat, 
/**
 * Which emotion.
 */
colour: Colour, } } | { "step_taken": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To which node.
 */
to: Node, 
/**
 * From whose hand it was paid.
 */
hand: Seat, 
/**
 * With which card.
 */
place: Place, 
/**
 * With which colour.
 */
colour: Colour, 
/**
 * The balance after it.
 */
balance: number, } } | { "card_discarded": { 
/**
 * Whose pile.
 */
seat: Seat, 
/**
 * From whose hand.
 */
hand: Seat, 
/**
 * Where it was.
 */
place: Place, 
/**
 * Both of its halves (R67).
 */
card: Card, } } | { "balance_reset": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, } } | { "card_drawn": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where in the hand.
 */
place: Place, 
/**
 * The emotion card.
 */
card: Card, 
/**
 * The half it shows (R63).
 */
side: Side, } } | { "perspective_asked": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, } } | { "perspective_kept": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, } } | { "perspective_changed": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, 
/**
 * The half that shows now.
 */
side: Side, 
/**
 * What the hand shows now.
 */
shown: Shown, } } | { "objective_completed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which emotion.
 */
colour: Colour, } } | { "ring_opened": { 
/**
 * The ring of the board.
 */
ring: Ring, } } | { "discard_reshuffled": { 
/**
 * The seat whose pile it is, from 0.
 */
pile: Seat, 
/**
 * How many cards.
 */
cards: number, } } | "reconciled" | { "broke_up": { 
/**
 * In whose turn.
 */
seat: Seat, 
/**
 * The reason.
 */
because: BreakupReason, } };

export type Faded = "fans_revealed" | { "perspective_changed": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, } } | { "card_drawn": { 
/**
 * By whom.
 */
seat: Seat, } };

export type Glimpse = { "hand_dealt": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, } } | { "fan_chosen": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, } } | { "card_drawn": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where in the hand.
 */
place: Place, 
/**
 * The half that shows.
 */
side: Side, 
/**
 * Its colour.
 */
colour: Colour, } } | { "faded": Faded };

export type Illegal = "fans_are_chosen" | "must_choose_fan" | "in_the_heart" | { "ring_closed": { 
/**
 * The ring of the board.
 */
ring: Ring, } } | "heart_closed" | { "not_joined": { 
/**
 * Where the token stands.
 */
from: Node, 
/**
 * Where it was to go.
 */
to: Node, } } | { "crossed": { 
/**
 * The node on the board.
 */
node: Node, } } | { "partner_there": { 
/**
 * The node on the board.
 */
node: Node, } } | { "no_such_hand": { 
/**
 * Whose it would be.
 */
hand: Seat, } } | { "no_card": { 
/**
 * Whose hand.
 */
hand: Seat, 
/**
 * Which place.
 */
place: Place, } } | { "wrong_colour": { 
/**
 * The node.
 */
node: Node, 
/**
 * Its colour.
 */
needs: Colour, 
/**
 * What the card shows.
 */
shows: Colour, } } | { "out_of_balance": { 
/**
 * What it would be.
 */
balance: number, } } | { "heart_unbalanced": { 
/**
 * What it would be.
 */
balance: number, } } | "must_move" | "must_follow" | "must_choose_perspective" | "not_turning";

export type Lie = "middle" | "east" | "west";

export type Memory = { 
/**
 * Whose memory it is; none for somebody who watches.
 */
of?: Seat, 
/**
 * The cards of both hands, by seat and place.
 */
hands: [Array<Card | null>, Array<Card | null>], 
/**
 * Where cards lie that were dealt at the start, by seat: their owner has seen them whole (R27).
 */
seen_by_owner: [Places, Places], 
/**
 * Where cards lie that everybody has seen whole, by seat (R63).
 */
seen_by_all: [Places, Places], };

export type Node = string;

export type NodeEntry = { 
/**
 * Which node.
 */
node: Node, 
/**
 * Its colour; the Heart has none.
 */
colour?: Colour | null, 
/**
 * Where it lies.
 */
side: Lie, 
/**
 * The nodes it is joined to.
 */
lines: Array<Node>, };

export type ObjectiveEntry = { 
/**
 * Their colour.
 */
colour: Colour, 
/**
 * How many.
 */
copies: number, };

export type Objectives = Array<"R" | "K" | "G" | "B">;

export type PhaseView = { "choosing_fans": { 
/**
 * Who has chosen.
 */
chosen: SeatSet, 
/**
 * What the viewer has chosen, if it has.
 */
own: Side | null, } } | { "walking": { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * The nodes of the walk, the one it began on first.
 */
walk: Array<Node>, 
/**
 * Whether the partner waits in the Heart (R49).
 */
must_follow: boolean, 
/**
 * Whether the Heart can no longer be reached in this turn: unless steps are taken back, they break up (R51).
 */
too_late: boolean, } } | { "turning": { 
/**
 * Who chooses.
 */
seat: Seat, } } | { "over": { 
/**
 * How it ended.
 */
ending: Ending, } };

export type Place = string;

export type Places = Array<string>;

export type PlayerView = { 
/**
 * Where the token stands.
 */
node: Node, 
/**
 * The balance.
 */
balance: number, 
/**
 * The half that shows; none until the fans are revealed.
 */
perspective: Side | null, 
/**
 * How many cards are in the hand, spent ones not counted.
 */
hand_size: number, 
/**
 * What the cards that can still pay show.
 */
hand: Shown, 
/**
 * What the cards that have paid this turn show.
 */
spent: Shown, 
/**
 * The discard pile, sorted.
 */
discards: Array<Card>, 
/**
 * Face-down objectives left of this round.
 */
objectives: number, };

export type Ring = "outer" | "middle" | "inner" | "heart";

export type Seat = number;

export type SeatSet = Array<number>;

export type Shown = Array<"R" | "K" | "G" | "B" | null>;

export type Side = "left" | "right";

export type Sighting = Event | Glimpse;

export type Starts = { 
/**
 * The player in the south, seat 0.
 */
south: Node, 
/**
 * The player in the north, seat 1.
 */
north: Node, };

export type View = { 
/**
 * Where the game stands.
 */
phase: PhaseView, 
/**
 * The innermost ring that lies open.
 */
open: Ring, 
/**
 * Every ring that lies open, from the outside in (R8).
 */
open_rings: Array<Ring>, 
/**
 * The objective that lies face up.
 */
objective: Colour | null, 
/**
 * The objectives that were met, sorted.
 */
completed: Objectives, 
/**
 * How many objectives there are to meet in all (R20).
 */
objectives: number, 
/**
 * Who took the first turn.
 */
first: Seat, 
/**
 * Both players, by seat.
 */
players: [PlayerView, PlayerView], 
/**
 * How many cards the emotions deck holds.
 */
deck_size: number, 
/**
 * How far a balance may go to either side (R39).
 */
balance_limit: number, 
/**
 * Both halves of the viewer's own six, while it looks at them to choose a fan (R27).
 */
look?: Array<Card | null>, 
/**
 * What was seen before and can still be placed; none for people who must remember (R26).
 */
memory?: Memory, };
