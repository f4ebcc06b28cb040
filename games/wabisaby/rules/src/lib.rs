//! WabiSaby, for one player to eight.
//!
//! Everybody holds six cards of which three face the others; nobody sees all of the own hand. A
//! secret target says whose total will count for you. On a turn you exchange a card with another
//! hand or with the showcase, or look at your own cards. The die counts the round down. A total far
//! from 21, low or high, is worth points, and so is each Wabi Sabi card you hold yourself.
//!
//! Nothing is asked and nothing is answered (R47): all that is known was seen.
//!
//! Alone, cards are drawn one by one and taken into the hand or skipped, for three rounds.
//! The rulings are numbered in `rules.md`.
//!
//! | module | holds |
//! | --- | --- |
//! | `setup, components` | [`WabiSaby`], the rules in force, and what lies in the box |
//! | `state, turn, events` | how things stand, what may be done, what happened |
//! | `written` | a state in JSON |
//! | `actions` | [`Action`], and why one is refused |
//! | `view, witnesses, memory` | what each seat sees, saw and remembers |
//! | `scoring, referee` | what totals are worth, at our table and at yours |
//! | `cards, audit, imagine` | hands and places; whether a state can be; states that a view allows |
//!
//! ```
//! use tsugi_engine::{Game, Options, SeededRng, begin};
//! use tsugi_wabisaby::{Components, WabiSaby};
//!
//! let game = WabiSaby::new(3, &Options::default(), Components::ours())?;
//! let state = begin(&game, &mut SeededRng::new(7), None);
//! assert!(matches!(game.status(&state), tsugi_engine::Status::Awaiting(_)));
//! # Ok::<(), tsugi_engine::ComponentError>(())
//! ```

mod actions;
mod audit;
mod cards;
mod components;
mod events;
mod imagine;
mod memory;
mod referee;
mod scoring;
mod setup;
mod state;
#[cfg(feature = "test-kit")]
pub mod test_kit;
mod turn;
#[cfg(test)]
mod types;
mod view;
mod witnesses;
mod written;

use tsugi_engine::{Chance, Game, Imagine, Line, Play, Scored, Seat, Status, Unsound, Viewer};

pub use actions::{Action, Illegal, MOST_SWAPS};
pub use cards::{Card, Facing, HAND, HIGHEST, Held, Lying, Place, SHOWCASE, Seen, Side, Slot, Three};
pub use components::{Components, DeckFigures, HIGHEST_TOTAL, Row, ScoreCard, SoloFigures};
pub use events::{Event, Lowered};
pub use memory::{Known, Memory};
pub use referee::{Refereed, Told, ToldSeat, Untrue};
pub use scoring::total;
pub use setup::{Bin, Rearrange, SEATS, WabiSaby};
pub use state::{Phase, Solo, State};
pub use view::{Faded, Note, PhaseView, Sighting, Spot, View, Witnessed};

/// The rulings, in English and French.
pub const RULINGS: [&str; 2] = [include_str!("../rules.md"), include_str!("../rules.fr.md")];

/// Rises when a ruling changes play, so that old records know by which rules they were played.
pub const RULES_VERSION: u32 = 1;

impl Game for WabiSaby {
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
        State::unpacked()
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        setup::begin_round(play);
    }

    #[inline(always)]
    fn status(&self, state: &State) -> Status {
        match state.awaited(self.seats) {
            Some(seats) => Status::Awaiting(seats),
            None => Status::Over(scoring::outcome(self, state)),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        actions::legal_actions(self, state, seat, list);
    }

    const COUNTS: bool = true;

    fn count(&self, state: &State, seat: Seat) -> usize {
        actions::count(self, state, seat)
    }

    fn nth_action(&self, state: &State, seat: Seat, n: usize) -> Option<Action> {
        actions::nth_action(self, state, seat, n)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        actions::check(self, state, seat, action)
    }

    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, action: Action) {
        turn::act(play, seat, action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: Event) {
        state::evolve(self, state, event);
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

    /// Alone nobody else looks; with others every hand is for its holder's eyes.
    fn is_private(&self, state: &State, _: Seat) -> bool {
        matches!(state.phase(), Phase::Choosing | Phase::Playing)
    }

    fn forget(view: &mut View) {
        view.memory.clear();
        view.witnesses.clear();
    }

    fn sighting(&self, event: Event, viewer: Viewer) -> Option<Sighting> {
        view::sighting(event, viewer)
    }

    /// R45: what was seen in passing is for people to remember.
    fn fade(&self, sighting: Sighting) -> Sighting {
        view::faded(sighting)
    }

    fn reveals(&self, event: Event) -> bool {
        view::reveals(event)
    }
}

impl WabiSaby {
    /// A table with others as it would be if its round ended now: every seat has its points, and the game is over
    /// once somebody has enough.
    #[must_use]
    pub fn as_if_round_ended(&self, state: &State) -> State {
        let (mut ended, points) = (*state, scoring::all_points(self, state));
        for seat in Seat::all(self.seats) {
            self.evolve(&mut ended, Event::RoundScored { seat, points: points[seat] });
        }
        if scoring::is_decided(self, &ended) {
            self.evolve(&mut ended, Event::GameEnded);
        }
        ended
    }
}

impl Imagine for WabiSaby {
    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        imagine::imagine(self, view, chance)
    }

    fn redraw(&self, world: &mut State, seat: Seat, chance: &mut dyn Chance) {
        imagine::redraw(self, world, seat, chance);
    }
}

impl Scored for WabiSaby {
    /// R20: a round's points are a secret until it ends, so a receipt is what has been scored so far.
    fn receipts(&self, view: &View) -> Vec<Vec<Line>> {
        use tsugi_engine::{Sum, Tally};
        let ruling = if self.seats == 1 { "R26" } else { "R21" };
        let line = |&score: &u16| vec![Line { line: "rounds", ruling, sum: Sum::default().plus([score.into(), 1, 1]) }];
        view.scores.iter().map(line).collect()
    }
}
