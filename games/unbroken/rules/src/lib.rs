//! Unbroken, for one player.
//!
//! Left for dead in the caverns, the player fights a way out through four levels. Each begins with
//! the Travel Phase: prepare, decide, explore, until one dares to meet the level's monster or it
//! comes by itself. Then the Combat Phase: trick it, or fight it in rounds; eat; go on. Effort is
//! life, and to be asked for effort that is not there is death.
//!
//! Cards, monsters, weapons and characters are data: [`Components`] reads and checks them, and one
//! module interprets their effects. The rulings are numbered in `rules.md`.
//!
//! | module | holds |
//! | --- | --- |
//! | `setup, components, files, check, parts` | [`Unbroken`], the rules in force, and the box: read, checked, held |
//! | `state, flow, tasks` | how things stand, and what comes next |
//! | `actions, legal` | [`Action`], which are allowed, and why one is refused |
//! | `battle, interpreter, effect, evolve, events` | what cards and blows do, step by step |
//! | `resources, set, slug` | purses, sets and ids |
//! | `scoring, prospect` | what a victory is worth; what is certain of what is to come |
//! | `view, audit` | what the player sees; whether a state can be |
//!
//! ```
//! use tsugi_engine::{Game, SeededRng, begin};
//! use tsugi_unbroken::{Components, Played, Unbroken};
//!
//! let game = Unbroken::new(Components::ours(), "normal", Played::Drawn)?;
//! let state = begin(&game, &mut SeededRng::new(7), None);
//! assert!(matches!(game.status(&state), tsugi_engine::Status::Awaiting(_)));
//! # Ok::<(), tsugi_engine::ComponentError>(())
//! ```

mod actions;
mod audit;
mod battle;
mod check;
mod components;
mod effect;
mod events;
mod evolve;
mod files;
mod flow;
mod interpreter;
mod legal;
pub mod parts;
mod prospect;
mod resources;
mod scoring;
mod set;
mod setup;
mod slug;
mod state;
mod tasks;
#[cfg(feature = "test-kit")]
pub mod test_kit;
#[cfg(test)]
mod types;
mod view;

use tsugi_engine::{Chance, Game, Imagine, Line, Play, Scored, Seat, SeatSet, Status, Unsound, Viewer};

pub use actions::{Action, Illegal};
pub use components::Components;
pub use effect::{Effect, Forbidden, Ignored, Key, Limit, Modifier, Trigger, When};
pub use events::{Event, Meeting, RolledFor, SkippedBecause};
pub use legal::REVEALED;
pub use prospect::{Outlook, Prospect, Threat};
pub use resources::{Purse, Resource};
pub use scoring::Told;
pub use set::Set;
pub use setup::{DIFFICULTIES, Dropped, Played, Unbroken};
pub use slug::{NoSlug, Slug};
pub use state::{Conditions, Counters, Ending, Foe, Phase, Pile, Stage, State, Weapons};
pub use tasks::{Branch, Rest, Source, Task};
pub use view::{BattleCondition, FoeView, View};

/// The rulings, in English and French.
pub const RULINGS: [&str; 2] = [include_str!("../rules.md"), include_str!("../rules.fr.md")];

/// Rises when a ruling changes play, so that old records know by which rules they were played.
pub const RULES_VERSION: u32 = 1;

impl Game for Unbroken {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Sighting = Event;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        1
    }

    fn unpack(&self) -> State {
        setup::unpack(self)
    }

    fn setup(&self, play: &mut Play<'_, Self>) {
        setup::setup(play);
    }

    #[inline(always)]
    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over { ending } => Status::Over(self.outcome(ending, &state.purse)),
            _ => Status::Awaiting(SeatSet::only(Seat::at(0))),
        }
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, _: Seat, list: &mut Vec<Action>) {
        legal::legal_actions(self, state, list);
    }

    #[inline(always)]
    fn check(&self, state: &State, _: Seat, action: Action) -> Result<(), Illegal> {
        legal::check(self, state, action)
    }

    #[inline(always)]
    fn act(&self, play: &mut Play<'_, Self>, _: Seat, action: Action) {
        flow::act(play, action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: Event) {
        evolve::evolve(self, state, event);
    }

    fn audit(&self, state: &State) -> Result<(), Unsound> {
        audit::audit(self, state)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(self, state)
    }

    /// Discards are open and nothing else is hidden but what is yet to come: nothing to forget.
    fn forget(_: &mut View) {}

    /// Everything happens in the open; that a question was asked is no event of the story.
    fn sighting(&self, event: Event, _: Viewer) -> Option<Event> {
        (!matches!(event, Event::Asked { .. })).then_some(event)
    }

    /// Only what is yet to come is hidden, and that comes by lot (R1.1).
    fn reveals(&self, _: Event) -> bool {
        false
    }
}

impl Scored for Unbroken {
    fn receipts(&self, view: &View) -> Vec<Vec<Line>> {
        vec![self.receipt(&view.resources)]
    }
}

impl Imagine for Unbroken {
    const OPEN: bool = true;

    fn imagine(&self, view: &View, _: &mut dyn Chance) -> State {
        view::imagine(self, view)
    }
}
