// Written by the tests of `games/broken-and-beautiful`; UPDATE_BINDINGS=1 writes it anew.

export type Action = { "keep": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | { "sell": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | { "repair": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | "pass" | { "name_first": { 
/**
 * Who begins.
 */
seat: Seat, } };

export type CardId = string;

export type CollectionView = { 
/**
 * Cards with their grey side up.
 */
unbroken: Array<CardId>, 
/**
 * Cards turned sideways.
 */
broken: Array<CardId>, 
/**
 * Cards flipped after a repair.
 */
repaired: Array<CardId>, 
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

export type Components = Array<Entry>;

export type Entry = { 
/**
 * What the cards show.
 */
type: Kind, 
/**
 * Their patterns; none where the cards have none.
 */
patterns?: Array<Pattern>, 
/**
 * How many cards, of each pattern where there are patterns.
 */
copies: number, 
/**
 * What a sale pays and a repair costs.
 */
ingots: number, 
/**
 * The fields that are our proposal rather than print.
 */
ours?: Array<string>, };

export type Event = { "novice_helped": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, } } | { "first_player_asked": { 
/**
 * Who was asked.
 */
seat: Seat, } } | { "first_player_set": { 
/**
 * Who takes the marker.
 */
seat: Seat, } } | { "deck_shuffled": { 
/**
 * The card on top.
 */
top: CardId, } } | { "round_began": { 
/**
 * Which one, from 1.
 */
round: number, } } | { "card_dealt": { 
/**
 * The card dealt.
 */
card: CardId, 
/**
 * The card now on top, if any is left.
 */
next: CardId | null, } } | { "card_kept": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | { "card_sold": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card, with its kind and pattern.
 */
card: CardId, 
/**
 * What the supply could pay (R9).
 */
ingots: number, } } | { "pottery_broke": { 
/**
 * The type.
 */
kind: Kind, 
/**
 * How many in all.
 */
cards: number, } } | "gold_showed" | { "leftover_discarded": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | { "card_repaired": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card, with its kind and pattern.
 */
card: CardId, 
/**
 * What it cost (R15).
 */
price: number, } } | { "passed": { 
/**
 * The seat that did it, from 0.
 */
seat: Seat, 
/**
 * The reason.
 */
because: PassedBecause, } } | { "marker_passed": { 
/**
 * To whom.
 */
seat: Seat, } } | { "broken_discarded": { 
/**
 * The seat it belongs to, from 0.
 */
seat: Seat, 
/**
 * How many.
 */
cards: number, } } | "game_ended";

export type Illegal = "not_drafting" | { "not_in_area": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | "gold_is_sold" | "not_repairing" | { "not_broken": { 
/**
 * The card, with its kind and pattern.
 */
card: CardId, } } | { "too_dear": { 
/**
 * What it costs.
 */
price: number, 
/**
 * What the player has.
 */
ingots: number, } } | "must_draft" | "must_name_first" | "first_is_known" | { "no_such_seat": { 
/**
 * The seat, from 0.
 */
seat: Seat, } };

export type Kind = "cup" | "saucer" | "plate" | "bowl" | "tea-jar" | "vase" | "teapot" | "serving-tray" | "storage-box" | "gold";

export type PassedBecause = "chosen" | "forced";

export type Pattern = "blue" | "white" | "brown" | "green";

export type PhaseView = { "naming_first": { 
/**
 * Who chooses.
 */
seat: Seat, } } | { "drafting": { 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * The seats to draft this round, the one who chooses first.
 */
order: Array<Seat>, } } | { "repairing": { 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * Who has passed.
 */
passed: SeatSet, 
/**
 * Whether gold showed, and each first repair is free.
 */
free: boolean, } } | "over";

export type Seat = number;

export type SeatSet = Array<number>;

export type Sighting = Event;

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
first: Seat, 
/**
 * The drafting area.
 */
area: Array<CardId>, 
/**
 * The card on top of the deck.
 */
top: CardId | null, 
/**
 * How many cards the deck holds, its top card included.
 */
deck_size: number, 
/**
 * What the top card will break when this draft ends.
 */
top_breaks: Kind | null, 
/**
 * Ingots in the supply; none where it is unlimited.
 */
supply: number | null, 
/**
 * Cards that left the game.
 */
discards: Array<CardId>, 
/**
 * Each player's collection.
 */
collections: Array<CollectionView>, 
/**
 * How many cards a round deals (R40).
 */
cards_a_round: number, };
