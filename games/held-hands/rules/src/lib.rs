//! ...and then we held hands... (fix what is broken), for two, the print-and-play edition of 2014.
//!
//! Two people who may not talk walk over a board of emotions. Each step is paid with a card of its
//! colour, from the own hand or the partner's; hands lie open, but half of each card is hidden, and
//! which half depends on the side a player stands on. Every step tips the balance of whoever walks.
//! After three rings of eight objectives both must enter the Heart, one turn after the other, in
//! balance. They win together or break up; every turn spends a card, so it ends (R56). No talk, signs or chat during play (R53).
//!
//! The rulings are numbered in `rules.md`.
//!
//! | module | holds |
//! | --- | --- |
//! | `setup, rules, decks, files` | [`HeldHands`], the rules in force, and what lies in the box |
//! | `board, nodes, emotions, hand` | places, colours, cards and their halves |
//! | `state, turn, steps, events` | how things stand, how a turn goes, what happened |
//! | `actions` | [`Action`], and why one is refused |
//! | `view, imagine, audit` | what each seat sees; states that a view allows; whether a state can be |
//!
//! ```
//! use tsugi_engine::{Game, SeededRng, begin};
//! use tsugi_held_hands::{Components, HeldHands, PRINT_AND_PLAY};
//!
//! let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
//! let state = begin(&game, &mut SeededRng::new(7), None);
//! assert!(matches!(game.status(&state), tsugi_engine::Status::Awaiting(_)));
//! ```

mod actions;
mod audit;
mod board;
mod decks;
mod emotions;
mod events;
mod files;
mod hand;
mod imagine;
mod nodes;
mod rules;
mod setup;
mod state;
mod steps;
#[cfg(feature = "test-kit")]
pub mod test_kit;
mod turn;
#[cfg(test)]
mod types;
mod view;

use tsugi_engine::{Chance, Game, Imagine, Outcome, Play, Seat, Status, Unsound, Viewer};

pub use actions::{Action, Illegal};
pub use board::{Board, Lie, NodeEntry, Starts};
pub use decks::{Components, Decks, EmotionEntry, ObjectiveEntry};
pub use emotions::{Card, Colour, Objectives, Pile, Side, UnknownCard};
pub use events::{BreakupReason, Event, Faded, Glimpse, Sighting};
pub use hand::{HAND_LIMIT, Hand, Place, Places, Shown};
pub use nodes::{Node, NodeSet, Ring, UnknownNode};
pub use rules::{Chain, DeckOut, DeckSet, FirstPlayer, MemoryAid, PRINT_AND_PLAY, Reshuffle, Rules};
pub use setup::{HeldHands, OBJECTIVES, OBJECTIVES_A_ROUND, ROUNDS, SEATS};
pub use state::{Ending, Phase, State, Walk};
pub use steps::{CHAIN, LIMIT};
pub use view::{Known, Memory, PhaseView, PlayerView, View};

/// The rulings, in English and French.
pub const RULINGS: [&str; 2] = [include_str!("../rules.md"), include_str!("../rules.fr.md")];

/// Rises when a ruling changes play, so that old records know by which rules they were played.
pub const RULES_VERSION: u32 = 2;

impl Game for HeldHands {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sighting = Sighting;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        *SEATS.end()
    }

    fn unpack(&self) -> State {
        setup::unpack(self)
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        setup::setup(play);
    }

    #[inline(always)]
    fn status(&self, state: &State) -> Status {
        match state.awaited() {
            Some(seats) => Status::Awaiting(seats),
            None => {
                Status::Over(Outcome::Together { won: state.phase == Phase::Over(Ending::Reconciled), score: None })
            }
        }
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        actions::legal_actions(self, state, seat, list);
    }

    #[inline(always)]
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        actions::check(self, state, seat, action)
    }

    #[inline(always)]
    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, action: Action) {
        turn::act(play, seat, action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: Event) {
        state::evolve(state, event);
    }

    fn audit(&self, state: &State) -> Result<(), Unsound> {
        audit::audit(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn everything(&self, state: &State) -> View {
        view::everything(self, state)
    }

    /// The look at the start (R27), and with the memory aid what a seat remembers of it (R26).
    fn is_private(&self, state: &State, seat: Seat) -> bool {
        let remembers = self.rules().memory_aid == MemoryAid::On && view::remembers_alone(state, seat);
        view::looks(state, seat) || (remembers && !matches!(state.phase, Phase::Over(_)))
    }

    /// R26: what is not shown any more is for people to remember.
    fn forget(view: &mut View) {
        view.memory = None;
    }

    fn sighting(&self, event: Event, viewer: Viewer) -> Option<Sighting> {
        Some(event.seen_by(viewer))
    }

    /// R26: halves that were seen are for people to remember.
    fn fade(&self, sighting: Sighting) -> Sighting {
        sighting.faded()
    }

    fn reveals(&self, event: Event) -> bool {
        event.reveals()
    }
}

impl Imagine for HeldHands {
    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        imagine::imagine(self, view, chance)
    }
}
