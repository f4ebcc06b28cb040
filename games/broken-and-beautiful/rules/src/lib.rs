//! Broken and Beautiful, and Kintsugi, its French edition, for two to four players.
//!
//! Each round lays out two cards a player and one more. Players draft in a snake, keeping a card
//! for their collection or selling it for ingots. Then everything unbroken of the two types still
//! showing breaks: the card nobody took, and the top of the deck. Broken things are worth nothing
//! until they are mended with gold, and then more than before.
//!
//! One game in two editions: [`Rules`] says what differs. The rulings are numbered in `rules.md`.
//!
//! | module | holds |
//! | --- | --- |
//! | `setup, edition, deck, deck_file` | [`Pottery`], the rules in force, and what lies in the box |
//! | `cards` | kinds, patterns, cards and sets of them |
//! | `state, events` | how things stand, and what happened |
//! | `actions` | [`Action`], and why one is refused |
//! | `scoring, referee` | what a collection is worth, at our table and at yours |
//! | `view` | what each seat sees |
//!
//! ```
//! use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
//! use tsugi_engine::{Game, SeededRng, Status, apply, begin};
//!
//! let game = Pottery::new(2, ENGLISH, Deck::ours())?;
//! let mut luck = SeededRng::new(7);
//! let mut state = begin(&game, &mut luck, None);
//! let Status::Awaiting(seats) = game.status(&state) else { panic!("a game begins with a choice") };
//! let seat = seats.first().expect("somebody chooses");
//! let mut choices = Vec::new();
//! game.legal_actions(&state, seat, &mut choices);
//! apply(&game, &mut state, seat, choices[0], &mut luck, None).expect("it is legal");
//! # Ok::<(), tsugi_engine::ComponentError>(())
//! ```

mod actions;
mod cards;
mod deck;
mod deck_file;
mod edition;
mod events;
pub mod points;
mod referee;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod types;
mod view;

use tsugi_engine::{BySeat, Chance, Game, Imagine, Line, Outcome, Play, Scored, Seat, Status, Unsound, Viewer};

pub use actions::{Action, Illegal};
pub use cards::{CardId, CardSet, Kind, Pattern};
pub use deck::{Deck, Entry};
pub use edition::{AfterPass, BrokenAtEnd, ENGLISH, FRENCH, Rematch, Rules, Supply, TieBreak};
pub use events::{Event, PassedBecause};
pub use referee::{Refereed, Told, ToldCard, ToldSeat, ToldState, Untrue};
pub use scoring::Collected;
pub use setup::{FirstPlayer, Pottery, SEATS};
pub use state::{Collection, Phase, State};
pub use view::{CollectionView, PhaseView, View};

/// The rulings, in English and French.
pub const RULINGS: [&str; 2] = [include_str!("../rules.md"), include_str!("../rules.fr.md")];

/// Rises when a ruling changes play, so that old records know by which rules they were played.
pub const RULES_VERSION: u32 = 1;

impl Game for Pottery {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sighting = Event;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.seats
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
            Some(seat) => Status::Awaiting(seat),
            None => Status::Over(self.outcome(state)),
        }
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        actions::legal_actions(self, state, seat, list);
    }

    const COUNTS: bool = true;

    #[inline(always)]
    fn count(&self, state: &State, seat: Seat) -> usize {
        actions::count(self, state, seat)
    }

    #[inline(always)]
    fn nth_action(&self, state: &State, seat: Seat, n: usize) -> Option<Action> {
        actions::nth_action(self, state, seat, n)
    }

    #[inline(always)]
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        actions::check(self, state, seat, action)
    }

    #[inline(always)]
    fn act(&self, play: &mut Play<'_, Self>, seat: Seat, action: Action) {
        actions::act(play, seat, action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: Event) {
        state::evolve(self, state, event);
    }

    fn audit(&self, state: &State) -> Result<(), Unsound> {
        state::audit(self, state)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(self, state)
    }

    /// Nothing is hidden but what is yet to come, so there is nothing to forget (R2).
    fn forget(_: &mut View) {}

    /// Everything happens in the open (R2).
    fn sighting(&self, event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    /// Only the deck's order is hidden, and turning a card is a lot (R1).
    fn reveals(&self, _: Event) -> bool {
        false
    }
}

impl Pottery {
    /// How the game ends from here, by R30.
    pub fn outcome(&self, state: &State) -> Outcome {
        scoring::outcome(self, &state.collected(self))
    }
}

impl Pottery {
    /// The points of one seat, these being all collections.
    pub fn points(&self, all: &BySeat<Collected>, seat: Seat) -> i32 {
        scoring::score(self, all, seat)
    }

    /// By what a collection that has so many points is ranked: the highest wins, equal ones share.
    pub fn rank(&self, own: &Collected, points: i32) -> (i32, u32, u32) {
        scoring::rank(self, own, points)
    }
}

impl Imagine for Pottery {
    const OPEN: bool = true;

    /// Nothing is hidden but luck to come, so the view tells the whole truth.
    fn imagine(&self, view: &View, _: &mut dyn Chance) -> State {
        view::truth(self, view)
    }
}

impl Scored for Pottery {
    fn receipts(&self, view: &View) -> Vec<Vec<Line>> {
        scoring::receipts(self, &view.collected(self))
    }
}
