//! What a viewer sees.
//!
//! | thing | seen by |
//! | --- | --- |
//! | the top card and the number of cards in the deck | all (R1) |
//! | the order of the deck | nobody: there is none until a card is turned (R1) |
//! | drafting area, collections, ingots, supply, discards, whose turn | all (R2) |
//!
//! Seats and spectators see the same, so a view does not say whose it is.

use serde::{Deserialize, Serialize};
use tsugi_engine::{BySeat, Seat, SeatSet};

use crate::{CardId, CardSet, Collected, Kind, Phase, Pottery, State};

/// Where the game stands, as seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The seat names the first player.
    NamingFirst {
        /// Who chooses.
        seat: Seat,
    },
    /// The seat drafts.
    Drafting {
        /// Who chooses.
        seat: Seat,
        /// The seats to draft this round, the one who chooses first.
        order: Vec<Seat>,
    },
    /// The seat repairs or passes.
    Repairing {
        /// Who chooses.
        seat: Seat,
        /// Who has passed.
        passed: SeatSet,
        /// Whether gold showed, and each first repair is free.
        free: bool,
    },
    /// The game has ended.
    Over,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CollectionView {
    /// Cards with their grey side up.
    pub unbroken: Vec<CardId>,
    /// Cards turned sideways.
    pub broken: Vec<CardId>,
    /// Cards flipped after a repair.
    pub repaired: Vec<CardId>,
    /// Ingots in hand.
    pub ingots: u16,
    /// Repairs made this round.
    pub repairs: u8,
    /// Cards that will break when this draft ends, by the card on top of the deck.
    pub threatened: u8,
}

/// All that anybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many rounds the deck lasts.
    pub rounds: u8,
    /// Where the game stands.
    pub phase: PhaseView,
    /// Who holds the first player marker.
    pub first: Seat,
    /// The drafting area.
    pub area: Vec<CardId>,
    /// The card on top of the deck.
    pub top: Option<CardId>,
    /// How many cards the deck holds, its top card included.
    pub deck_size: u8,
    /// What the top card will break when this draft ends.
    pub top_breaks: Option<Kind>,
    /// Ingots in the supply; none where it is unlimited.
    pub supply: Option<u8>,
    /// Cards that left the game.
    pub discards: Vec<CardId>,
    /// Each player's collection.
    pub collections: Vec<CollectionView>,
    /// How many cards a round deals (R40).
    pub cards_a_round: u8,
}

/// What everybody sees of this state.
pub(crate) fn view(game: &Pottery, state: &State) -> View {
    let top = game.deck.list(state.top).first().copied();
    let breaks = top.map(CardId::kind).filter(|kind| kind.is_pottery());
    let collection = |seat: Seat| {
        let own = state.collection(seat);
        CollectionView {
            unbroken: game.deck.list(own.unbroken),
            broken: game.deck.list(own.broken),
            repaired: game.deck.list(own.repaired),
            ingots: own.ingots,
            repairs: own.repairs,
            threatened: breaks.map_or(0, |kind| own.unbroken.and(game.deck.kind(kind)).len() as u8),
        }
    };
    View {
        round: state.round,
        rounds: game.rounds() as u8,
        phase: phase(game, state),
        first: state.first,
        area: game.deck.list(state.area),
        top,
        deck_size: state.deck.or(state.top).len() as u8,
        top_breaks: breaks,
        supply: game.supply(state),
        discards: game.deck.list(state.discards),
        collections: Seat::all(game.seats).map(collection).collect(),
        cards_a_round: game.cards_a_round() as u8,
    }
}

fn phase(game: &Pottery, state: &State) -> PhaseView {
    let seat = state.turn;
    match state.phase {
        Phase::NamingFirst => PhaseView::NamingFirst { seat },
        Phase::Drafting => PhaseView::Drafting { seat, order: state.draft_order(game.seats) },
        Phase::Repairing => PhaseView::Repairing { seat, passed: state.passed, free: state.free_repair },
        Phase::Setup | Phase::Over => PhaseView::Over,
    }
}

impl View {
    /// The collections as they are scored.
    pub(crate) fn collected(&self, game: &Pottery) -> BySeat<Collected> {
        BySeat::from_fn(self.collections.len(), |seat| {
            let own = &self.collections[seat.index()];
            Collected {
                unbroken: game.deck.set_of(&own.unbroken),
                repaired: game.deck.set_of(&own.repaired),
                items: (own.unbroken.len() + own.broken.len() + own.repaired.len()) as u32,
                ingots: own.ingots,
            }
        })
    }
}

impl Pottery {
    /// What a sale pays, from what anybody may know.
    pub fn sale_seen(&self, view: &View, card: CardId) -> u8 {
        self.sale(card, view.supply)
    }

    /// What a repair costs a seat, from what anybody may know.
    pub fn price_seen(&self, view: &View, seat: Seat, card: CardId) -> u8 {
        let repairs = view.collections.get(seat.index()).map_or(0, |own| own.repairs);
        let free = matches!(view.phase, PhaseView::Repairing { free: true, .. });
        self.price(card, repairs, free)
    }
}

/// The state that gives this view: the deck is whatever lies nowhere else.
pub(crate) fn truth(game: &Pottery, view: &View) -> State {
    let deck = &game.deck;
    let mut state = crate::setup::unpack(game);
    state.round = view.round;
    state.first = view.first;
    state.area = deck.set_of(&view.area);
    state.top = view.top.map_or(CardSet::EMPTY, |card| deck.set(card));
    state.discards = deck.set_of(&view.discards);
    state.supply = view.supply.unwrap_or(game.rules.ingots);
    let mut elsewhere = state.area.or(state.top).or(state.discards);
    for (own, seen) in state.collections.iter_mut().zip(&view.collections) {
        own.unbroken = deck.set_of(&seen.unbroken);
        own.broken = deck.set_of(&seen.broken);
        own.repaired = deck.set_of(&seen.repaired);
        own.ingots = seen.ingots;
        own.repairs = seen.repairs;
        elsewhere = elsewhere.or(own.cards());
    }
    state.deck = deck.all().without(elsewhere);
    let drafted = 2 * game.seats as u8;
    (state.phase, state.turn) = match &view.phase {
        PhaseView::NamingFirst { seat } => (Phase::NamingFirst, *seat),
        PhaseView::Drafting { seat, order } => {
            state.picks = drafted.saturating_sub(order.len() as u8);
            (Phase::Drafting, *seat)
        }
        PhaseView::Repairing { seat, passed, free } => {
            (state.picks, state.passed, state.free_repair) = (drafted, *passed, *free);
            (Phase::Repairing, *seat)
        }
        PhaseView::Over => (Phase::Over, view.first),
    };
    state
}
