//! {Name}: a bowl in shards, of which each player sets one, two or three in turn; who sets the last wins.
//!
//! The rulings are numbered in `rules.md`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tsugi_engine::{
    BySeat, Chance, Game, Imagine, Outcome, Play, Seat, SeatSet, Status, Unsound, Viewer,
};

/// How many may play.
pub const SEATS: RangeInclusive<usize> = 2..=4;
/// R1: the fewest shards, and how many more there may be.
const SHARDS: (u8, u8) = (12, 5);
/// R2: the most that are set in a turn.
pub const MOST: u8 = 3;

/// The rulings, in English and French.
pub const RULINGS: [&str; 2] = [include_str!("../rules.md"), include_str!("../rules.fr.md")];

/// Rises when a ruling changes play, so that old records know by which rules they were played.
pub const RULES_VERSION: u32 = 1;

/// The game: so many play.
#[derive(Clone, Debug)]
pub struct {Type} {
    seats: usize,
}

impl {Type} {
    /// A game for so many.
    pub fn new(seats: usize) -> Self {
        Self { seats: seats.clamp(*SEATS.start(), *SEATS.end()) }
    }

    fn awaited(&self, state: &State) -> Seat {
        Seat::at(usize::from(state.turns) % self.seats)
    }
}

/// The shards as they lie. Nothing is hidden, so it is also what everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// How many are not set yet.
    pub left: u8,
    /// How many were set.
    pub set: u8,
    /// How many turns were played.
    pub turns: u8,
}

/// What a player may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// R2: sets shards.
    Set {
        /// How many.
        shards: u8,
    },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The bowl lies in so many shards.
    BowlBroke {
        /// How many.
        shards: u8,
    },
    /// A player set shards.
    ShardsSet {
        /// The seat that did it, from 0.
        seat: Seat,
        /// How many.
        shards: u8,
    },
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// R2: it is none, or more than a turn allows or are left.
    #[error("R2: 1 to {most} shards are set")]
    NotSoMany {
        /// The most that may be set now.
        most: u8,
    },
}

impl Illegal {
    /// The ruling it cites.
    pub fn ruling(self) -> &'static str {
        "R2"
    }
}

impl Game for {Type} {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = State;
    type Sighting = Event;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.seats
    }

    fn unpack(&self) -> State {
        State::default()
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        let more = play.draw(u32::from(SHARDS.1) + 1) as u8;
        play.emit(Event::BowlBroke { shards: SHARDS.0 + more });
    }

    /// R3: who set the last shard wins; until then the players take turns.
    fn status(&self, state: &State) -> Status {
        if state.left > 0 {
            return Status::Awaiting(SeatSet::only(self.awaited(state)));
        }
        let last = Seat::at(usize::from(state.turns.saturating_sub(1)) % self.seats);
        let scores = BySeat::from_fn(self.seats, |seat| i32::from(seat == last));
        Status::Over(Outcome::ranked(scores, scores))
    }

    fn legal_actions(&self, state: &State, _: Seat, list: &mut Vec<Action>) {
        list.extend((1..=MOST.min(state.left)).map(|shards| Action::Set { shards }));
    }

    fn check(&self, state: &State, _: Seat, Action::Set { shards }: Action) -> Result<(), Illegal> {
        let most = MOST.min(state.left);
        if (1..=most).contains(&shards) { Ok(()) } else { Err(Illegal::NotSoMany { most }) }
    }

    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, Action::Set { shards }: Action) {
        play.emit(Event::ShardsSet { seat, shards });
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: Event) {
        match event {
            Event::BowlBroke { shards } => *state = State { left: shards, ..State::default() },
            Event::ShardsSet { shards, .. } => {
                state.left = state.left.saturating_sub(shards);
                state.set = state.set.saturating_add(shards);
                state.turns = state.turns.saturating_add(1);
            }
        }
    }

    fn audit(&self, state: &State) -> Result<(), Unsound> {
        let shards = state.left.saturating_add(state.set);
        let most = MOST.saturating_mul(state.turns);
        if (SHARDS.0..=SHARDS.0 + SHARDS.1).contains(&shards) && (state.turns..=most).contains(&state.set) {
            return Ok(());
        }
        Err(Unsound::because("error-{id}-shards"))
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn forget(_: &mut State) {}

    fn sighting(&self, event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn reveals(&self, _: Event) -> bool {
        false
    }
}

impl Imagine for {Type} {
    const OPEN: bool = true;

    fn imagine(&self, view: &State, _: &mut dyn Chance) -> State {
        view.clone()
    }
}
