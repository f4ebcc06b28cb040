//! A game of sealed cards, for the proof of the laws: hidden hands, and a choice made at once.
//!
//! Everybody is dealt four of twenty cards. Each of three rounds turns a prize; all seal a card at
//! once, unseen; the cards are revealed, and the highest takes the prize or leaves it.

mod fault;
mod rules;
mod subject;

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, AtomicU32};
use tsugi_engine::{Game, Play, Seat, SeatSet, Status, Unsound, Viewer};

pub(crate) use fault::Fault;

/// Cards count from 1.
pub(crate) const CARDS: u8 = 20;
/// Prizes count from 1.
pub(crate) const PRIZES: u8 = 5;
/// Cards dealt to a seat.
pub(crate) const HAND: u8 = 4;
/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 3;

/// The game at one table, with what is wrong with it.
#[derive(Debug)]
pub(crate) struct Sealed {
    pub(crate) seats: usize,
    pub(crate) fault: Fault,
    /// Whether a choice is being played out, for an event that minds.
    pub(crate) acting: AtomicBool,
    /// How many games were begun, for a game that minds.
    pub(crate) begun: AtomicU32,
}

impl Sealed {
    pub(crate) fn new(seats: usize, fault: Fault) -> Self {
        Self { seats, fault, acting: AtomicBool::new(false), begun: AtomicU32::new(0) }
    }
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Dealing,
    Sealing,
    Taking { seat: Seat },
    Over,
}

/// The whole truth; sets of cards and prizes are bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) undealt: u32,
    pub(crate) hands: [u32; 4],
    pub(crate) sealed: [Option<u8>; 4],
    pub(crate) played: u32,
    pub(crate) prizes: u32,
    pub(crate) prize: Option<u8>,
    pub(crate) left: u32,
    pub(crate) won: [u32; 4],
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The order of the prizes, only where a fault keeps one.
    pub(crate) order: [u8; PRIZES as usize],
    /// A number that only faults write.
    #[serde(default, skip_serializing_if = "is_forgotten")]
    pub(crate) mark: u8,
}

/// The mark that JSON leaves out.
pub(crate) const FORGOTTEN: u8 = 99;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_forgotten(mark: &u8) -> bool {
    *mark == FORGOTTEN
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Seal { card: u8 },
    Take,
    Leave,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    CardDealt { seat: Seat, card: u8 },
    PrizesOrdered { order: [u8; PRIZES as usize] },
    PrizeTurned { prize: u8 },
    CardSealed { seat: Seat, card: u8 },
    CardRevealed { seat: Seat, card: u8 },
    WinnerFound { seat: Seat },
    PrizeTaken { seat: Seat, prize: u8 },
    PrizeLeft { prize: u8 },
    GameEnded,
}

/// What a viewer saw of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Sighting {
    Open(Event),
    SomeCardDealt { seat: Seat },
    SomeCardSealed { seat: Seat },
    SomeCardRevealed { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
pub(crate) enum Illegal {
    #[error("this is not the time to seal a card")]
    NotSealing,
    #[error("this is not the time to take a prize")]
    NotTaking,
    #[error("{card} is not in your hand")]
    NotHeld { card: u8 },
    #[error("{card} is in the hand of seat {seat}")]
    HeldBy { seat: Seat, card: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) hand: Vec<u8>,
    pub(crate) own_sealed: Option<u8>,
    pub(crate) sealed: SeatSet,
    pub(crate) played: Vec<u8>,
    pub(crate) prize: Option<u8>,
    pub(crate) prizes_left: u8,
    pub(crate) won: Vec<u32>,
    pub(crate) phase: Phase,
    /// Where faults show what they should not.
    pub(crate) hint: Option<u8>,
    /// Whether a fault keeps what should be forgotten.
    pub(crate) keeps_memory: bool,
}

impl Game for Sealed {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sighting = Sighting;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.seats
    }

    fn unpack(&self) -> State {
        rules::unpack()
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        rules::setup(play);
    }

    fn status(&self, state: &State) -> Status {
        rules::status(self, state)
    }

    fn legal_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        rules::legal_actions(self, state, seat, list);
    }

    fn count(&self, state: &State, seat: Seat) -> usize {
        rules::listed(self, state, seat).len() + usize::from(self.fault == Fault::Miscounted)
    }

    fn nth_action(&self, state: &State, seat: Seat, n: usize) -> Option<Action> {
        let list = rules::listed(self, state, seat);
        let place = if self.fault == Fault::WrongNumber { list.len().checked_sub(n + 1)? } else { n };
        list.get(place).copied()
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, action)
    }

    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, action: Action) {
        rules::act(play, seat, action);
    }

    fn evolve(&self, state: &mut State, event: Event) {
        rules::evolve(self, state, event);
    }

    fn audit(&self, state: &State) -> Result<(), Unsound> {
        rules::audit(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        rules::view(self, state, viewer)
    }

    fn forget(view: &mut View) {
        if !view.keeps_memory {
            view.played.clear();
        }
    }

    fn sighting(&self, event: Event, viewer: Viewer) -> Option<Sighting> {
        rules::sighting(self, event, viewer)
    }

    fn fade(&self, sighting: Sighting) -> Sighting {
        match sighting {
            Sighting::Open(Event::CardDealt { seat, .. }) if self.fault != Fault::DealIsTold => {
                Sighting::SomeCardDealt { seat }
            }
            Sighting::Open(Event::CardSealed { seat, .. }) => Sighting::SomeCardSealed { seat },
            Sighting::Open(Event::CardRevealed { seat, .. }) if self.fault != Fault::RevealIsTold => {
                Sighting::SomeCardRevealed { seat }
            }
            seen => seen,
        }
    }

    fn reveals(&self, event: Event) -> bool {
        matches!(event, Event::CardRevealed { .. }) && self.fault != Fault::RevealDenied
    }
}
