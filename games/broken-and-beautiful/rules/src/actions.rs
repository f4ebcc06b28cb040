//! What a player may choose, phase by phase: listed, checked, played out.

use serde::{Deserialize, Serialize};
use tsugi_engine::{Play, Seat};

use crate::{
    BrokenAtEnd, CardId, CardSet, Collection, Event, Kind, PassedBecause, Phase, Pottery, State, setup::SEATS,
};

/// A choice. The tag is as wide as a card, so that one moves as one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(u16)]
pub enum Action {
    /// Draft a card and add it to the collection.
    Keep {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// Draft a card and sell it.
    Sell {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// Repair a broken card.
    Repair {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// Repair nothing on this turn.
    Pass,
    /// Name the first player.
    NameFirst {
        /// Who begins.
        seat: Seat,
    },
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Cards are drafted only during the draft.
    #[error("R6: this is not the time to draft")]
    NotDrafting,
    /// That card is not on offer.
    #[error("R6: {card} is not in the drafting area")]
    NotInArea {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// Gold cannot be kept.
    #[error("R7: gold must be sold")]
    GoldIsSold,
    /// Repairs come after the break.
    #[error("R14: this is not the time to repair")]
    NotRepairing,
    /// That card is not a broken card of the player's own.
    #[error("R35: {card} is not a broken card of your own collection")]
    NotBroken {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// The price is more than the player has.
    #[error("R18: you have {ingots} ingots; this repair costs {price}")]
    TooDear {
        /// What it costs.
        price: u8,
        /// What the player has.
        ingots: u16,
    },
    /// A pick is compulsory.
    #[error("R6: a card must be drafted")]
    MustDraft,
    /// The first player must be named first.
    #[error("R33: the first player is to be named")]
    MustNameFirst,
    /// Nobody is asked for the first player.
    #[error("R33: nobody is asked for the first player")]
    FirstIsKnown,
    /// That seat is not at the table.
    #[error("R33: there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat, from 0.
        seat: Seat,
    },
}

impl Illegal {
    /// The ruling it cites.
    pub const fn ruling(self) -> &'static str {
        match self {
            Self::NotDrafting | Self::NotInArea { .. } | Self::MustDraft => "R6",
            Self::GoldIsSold => "R7",
            Self::NotRepairing => "R14",
            Self::NotBroken { .. } => "R35",
            Self::TooDear { .. } => "R18",
            Self::MustNameFirst | Self::FirstIsKnown | Self::NoSuchSeat { .. } => "R33",
        }
    }
}

/// All an awaited seat may do, in the order of the list.
struct Choices {
    /// What may be kept or repaired.
    first: CardSet,
    /// What may be sold.
    second: CardSet,
    /// How many others there are: to pass, or a seat each to be named.
    others: u32,
}

#[inline(always)]
fn choices(game: &Pottery, state: &State, seat: Seat) -> Choices {
    // Asked for with every choice: comparisons, which a processor foresees better than a jump by a table.
    if state.phase == Phase::Drafting {
        // Gold is on offer, but cannot be kept.
        let keepable = state.area.without(game.deck.kind(Kind::Gold));
        return Choices { first: keepable, second: state.area, others: 0 };
    }
    if state.phase == Phase::Repairing {
        let open = game.repairable(state.collection(seat), state.free_repair);
        return Choices { first: open, second: CardSet::EMPTY, others: 1 };
    }
    let others = if state.phase == Phase::NamingFirst { game.seats as u32 } else { 0 };
    Choices { first: CardSet::EMPTY, second: CardSet::EMPTY, others }
}

/// What comes last in the list.
#[inline(always)]
fn other(state: &State, n: u32) -> Action {
    match Seat::new(n as usize) {
        Some(seat) if state.phase == Phase::NamingFirst => Action::NameFirst { seat },
        _ => Action::Pass,
    }
}

/// Adds all the awaited seat may do, sorted.
#[inline(always)]
pub(crate) fn legal_actions(game: &Pottery, state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Choices { first, second, others } = choices(game, state, seat);
    if state.phase == Phase::Drafting {
        list.extend(first.iter().map(|index| Action::Keep { card: game.deck.card(index) }));
    } else {
        list.extend(first.iter().map(|index| Action::Repair { card: game.deck.card(index) }));
    }
    list.extend(second.iter().map(|index| Action::Sell { card: game.deck.card(index) }));
    list.extend((0..others).map(|n| other(state, n)));
}

/// How many choices the awaited seat has.
#[inline(always)]
pub(crate) fn count(game: &Pottery, state: &State, seat: Seat) -> usize {
    let Choices { first, second, others } = choices(game, state, seat);
    (first.len() + second.len() + others) as usize
}

/// The choice at place `n` of the list.
#[inline(always)]
pub(crate) fn nth_action(game: &Pottery, state: &State, seat: Seat, n: usize) -> Option<Action> {
    let (Choices { first, second, others }, n) = (choices(game, state, seat), n as u32);
    let after_first = n.wrapping_sub(first.len());
    // Each kind of choice is made in a place of its own, so that what comes of it is known where it is made.
    if state.phase == Phase::Drafting {
        if n < first.len() {
            return Some(Action::Keep { card: game.deck.card(first.nth(n)) });
        }
        return (after_first < second.len()).then(|| Action::Sell { card: game.deck.card(second.nth(after_first)) });
    }
    if n < first.len() {
        return Some(Action::Repair { card: game.deck.card(first.nth(n)) });
    }
    (after_first < others).then(|| other(state, after_first))
}

/// Whether the awaited seat may do this.
#[inline(always)]
pub(crate) fn check(game: &Pottery, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Drafting, Action::Keep { card } | Action::Sell { card }) => {
            check_draft(game, state, card)?;
            // R7: gold is sold, never kept.
            if card.is(Kind::Gold) && matches!(action, Action::Keep { .. }) {
                return Err(Illegal::GoldIsSold);
            }
            Ok(())
        }
        (Phase::Repairing, Action::Repair { card }) => check_repair(game, state, seat, card),
        (Phase::NamingFirst, Action::NameFirst { seat }) if seat.index() >= game.seats => {
            Err(Illegal::NoSuchSeat { seat })
        }
        (Phase::Repairing, Action::Pass) | (Phase::NamingFirst, Action::NameFirst { .. }) => Ok(()),
        (Phase::NamingFirst, _) => Err(Illegal::MustNameFirst),
        (_, Action::NameFirst { .. }) => Err(Illegal::FirstIsKnown),
        (Phase::Drafting, Action::Pass) => Err(Illegal::MustDraft),
        (_, Action::Keep { .. } | Action::Sell { .. }) => Err(Illegal::NotDrafting),
        (_, Action::Repair { .. } | Action::Pass) => Err(Illegal::NotRepairing),
    }
}

#[inline(always)]
fn check_draft(game: &Pottery, state: &State, card: CardId) -> Result<(), Illegal> {
    if state.area.meets(game.deck.set(card)) { Ok(()) } else { Err(Illegal::NotInArea { card }) }
}

/// R35: only broken cards of one's own; R18: only what can be paid in full.
#[inline(always)]
fn check_repair(game: &Pottery, state: &State, seat: Seat, card: CardId) -> Result<(), Illegal> {
    let wanted = game.deck.set(card);
    let own = state.collection(seat);
    if game.repairable(own, state.free_repair).meets(wanted) {
        return Ok(());
    }
    if own.broken.meets(wanted) {
        return Err(Illegal::TooDear { price: game.price_now(state, seat, card), ingots: own.ingots });
    }
    Err(Illegal::NotBroken { card })
}

impl Pottery {
    /// R9: a sale pays what the card shows, or what is left of the supply; none is an unlimited one.
    #[inline(always)]
    pub(crate) fn sale(&self, card: CardId, supply: Option<u8>) -> u8 {
        let printed = self.deck.ingots(card);
        supply.map_or(printed, |left| printed.min(left))
    }

    /// R15: a repair costs what the card shows and one more for each repair the player has made this
    /// round; R16: the first is free where gold showed.
    #[inline(always)]
    pub fn price(&self, card: CardId, repairs: u8, free: bool) -> u8 {
        if free && repairs == 0 { 0 } else { self.deck.ingots(card).saturating_add(repairs) }
    }

    #[inline(always)]
    fn price_now(&self, state: &State, seat: Seat, card: CardId) -> u8 {
        self.price(card, state.collection(seat).repairs, state.free_repair)
    }

    /// R34: the broken cards of a collection that are discarded before scoring.
    #[inline(always)]
    pub fn discarded_at_end(&self, own: &Collection) -> CardSet {
        match self.rules.broken_at_end {
            BrokenAtEnd::AreDiscarded => own.broken,
            BrokenAtEnd::Stay => CardSet::EMPTY,
        }
    }

    /// R18: the broken cards of a collection that its owner can pay for, the first being free or not.
    #[inline(always)]
    pub fn repairable(&self, own: &Collection, free: bool) -> CardSet {
        if free && own.repairs == 0 {
            return own.broken;
        }
        match own.ingots.checked_sub(own.repairs.into()) {
            Some(left) => own.broken.and(self.deck.affordable(left.min(u8::MAX.into()) as u8)),
            None => CardSet::EMPTY,
        }
    }
}

/// Plays out a checked choice, up to the next.
#[inline(always)]
pub(crate) fn act(play: &mut Play<'_, Pottery>, seat: Seat, action: Action) {
    match action {
        Action::Keep { card } => {
            play.emit(Event::CardKept { seat, card });
            after_draft(play);
        }
        Action::Sell { card } => {
            let ingots = play.game().sale(card, play.game().supply(play.state()));
            play.emit(Event::CardSold { seat, card, ingots });
            after_draft(play);
        }
        Action::Repair { card } => {
            let price = play.game().price_now(play.state(), seat, card);
            play.emit(Event::CardRepaired { seat, card, price });
            go_on_repairing(play);
        }
        Action::Pass => {
            play.emit(Event::Passed { seat, because: PassedBecause::Chosen });
            go_on_repairing(play);
        }
        Action::NameFirst { seat } => begin_with(play, seat),
    }
}

/// The named player takes the marker and the first round begins.
pub(crate) fn begin_with(play: &mut Play<'_, Pottery>, seat: Seat) {
    play.emit(Event::FirstPlayerSet { seat });
    begin_round(play);
}

/// R40: deals two cards a player and one more, the top of the deck first.
fn begin_round(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    play.emit(Event::RoundBegan { round: play.state().round.saturating_add(1) });
    let (mut card, mut below) = (game.deck.card(play.state().top.lowest()), play.state().deck);
    let (dealt, left) = (game.cards_a_round(), below.len());
    let mut lots = [0; 2 * *SEATS.end() + 1];
    let lots = &mut lots[..dealt.min(left as usize)];
    play.draw_falling(left, lots);
    for &mut lot in &mut *lots {
        let turned = below.nth_alone(lot);
        let next = game.deck.card(turned.lowest());
        below = below.without(turned);
        play.emit(Event::CardDealt { card, next: Some(next) });
        card = next;
    }
    if lots.len() < dealt {
        play.emit(Event::CardDealt { card, next: None });
    }
}

/// R43: when each has drafted two, one card is left and pottery breaks.
#[inline(always)]
fn after_draft(play: &mut Play<'_, Pottery>) {
    if usize::from(play.state().picks) == 2 * play.game().seats {
        break_pottery(play);
    }
}

/// R10: everything unbroken of the two types showing breaks; R11: gold breaks nothing and mends.
fn break_pottery(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    let leftover = game.deck.card(play.state().area.lowest());
    // R13: a deck of one's own may have run dry; then only the leftover counts.
    let top = if play.state().top.is_empty() { leftover } else { game.deck.card(play.state().top.lowest()) };
    if leftover.is(Kind::Gold) || top.is(Kind::Gold) {
        play.emit(Event::GoldShowed);
    }
    break_kind(play, leftover.kind());
    if top.kind() != leftover.kind() {
        break_kind(play, top.kind());
    }
    // R12: the leftover card goes once the break is resolved; the top card stays.
    play.emit(Event::LeftoverDiscarded { card: leftover });
    go_on_repairing(play);
}

#[inline(always)]
fn break_kind(play: &mut Play<'_, Pottery>, kind: Kind) {
    if kind.is_pottery() {
        let all = play.game().deck.kind(kind);
        let cards = play.state().collections.iter().map(|own| own.unbroken.and(all).len() as u8).sum();
        play.emit(Event::PotteryBroke { kind, cards });
    }
}

/// R14: turns go round until all have passed; R18: who can repair nothing is passed at once.
#[inline(always)]
fn go_on_repairing(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    loop {
        let state = play.state();
        if state.passed.len() == game.seats {
            return end_round(play);
        }
        let seat = state.turn;
        if !game.repairable(state.collection(seat), state.free_repair).is_empty() {
            return;
        }
        play.emit(Event::Passed { seat, because: PassedBecause::Forced });
    }
}

/// R20: the marker goes on; the game ends when the deck cannot fill another draft.
fn end_round(play: &mut Play<'_, Pottery>) {
    let game = play.game();
    play.emit(Event::MarkerPassed { seat: play.state().first.next(game.seats) });
    let deck = play.state().deck.or(play.state().top).len() as usize;
    if deck >= game.cards_a_round() {
        return begin_round(play);
    }
    for seat in Seat::all(game.seats) {
        let cards = game.discarded_at_end(play.state().collection(seat)).len() as u8;
        if cards > 0 {
            play.emit(Event::BrokenDiscarded { seat, cards });
        }
    }
    play.emit(Event::GameEnded);
}
