//! The only place that names every game; hides their types behind JSON.
//!
//! A game comes into the catalog by a line of `catalog!` below, which names its [`Guide`]. Whoever does not know its
//! types sees its [`Listing`] (what can be known without a table), an [`AnyTable`] (a table of it in play) and the
//! functions here, which take a game's id or a record; all of them speak JSON and sentences. [`visit`] runs code that
//! is compiled for a game's types.
//!
//! ```
//! use tsugi_catalog::{Setup, Start, begin, find};
//! use tsugi_engine::Viewer;
//! use tsugi_narrator::Lang;
//! use tsugi_wire::Parts;
//!
//! let words = find("wabisaby")?.words(Lang::En);
//! let table = begin("wabisaby", &Setup::of(3), Start::Seed(7))?;
//! let shown = table.look(Viewer::Spectator, Parts::read("text"), &words);
//! assert!(shown.text.is_some_and(|text| text.contains("P1")));
//! # Ok::<(), tsugi_catalog::Problem>(())
//! ```

mod any_table;
mod begin;
mod bots;
mod components;
mod counsel;
#[cfg(feature = "test-kit")]
mod fragile;
#[cfg(feature = "test-kit")]
pub mod kept;
mod lesson;
mod outsider;
mod problem;
mod question;
mod records;
mod replay;
mod sentence;
mod setup;
mod shown;
mod stored;
mod tell;
mod typed_table;
mod viewer_records;

use std::sync::LazyLock;

pub use any_table::{AnyTable, Progress};
pub use begin::{
    Start, begin, check_setup, describe, how_to_play, is_same_action, referee, refusal, rematch, template,
};
pub use bots::bot;
pub use components::Pinned;
pub use counsel::{Counsel, Counselled, NoCounsel};
pub use lesson::{LEARNER, Lesson, Said, Step, lesson};
pub use outsider::{Asked, Outsider, Unfit, outside_bot};
pub use problem::{Problem, RefusalCode, TableRefusal};
pub use question::{Asks, Found, QUICK, Question, Thought, Valued, answer};
pub use records::{read_record, record_until, replay, resume, tell, verify};
pub use replay::{Moment, Onlooker, Part};
pub use setup::{MOST_NAME, Setup, build, is_name};
pub use shown::{LastShown, Scope, ViewRequest};
pub use stored::{Happened, Stored, awaited};
pub use tell::Audience;
pub use tsugi_guide::{ADVICE_GAMES, ADVISER, Group, Groups, Guide, Listing, Refereed, Source};
pub use typed_table::Built;
pub use viewer_records::{is_viewer_record, read_viewer_record, tell_viewer_record, verify_viewer_record};

/// Code that runs on a game with its types; [`visit`] finds the game.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Runs on this game.
    fn visit<G: Guide>(self, guide: &'static G) -> Self::Output;
}

/// Lists the games once, for those who read a [`Listing`] and for those who need a game's types.
macro_rules! catalog {
    ($($guide:path),* $(,)?) => {
        static LISTINGS: LazyLock<Vec<&'static Listing>> = LazyLock::new(|| vec![$($guide.listing()),*]);

        /// Runs code on the game of that id, compiled for its types.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Output, Problem> {
            #[cfg(feature = "test-kit")]
            if id == fragile::ID {
                return Ok(visitor.visit(&fragile::FRAGILE));
            }
            $(if $guide.listing().id == id {
                return Ok(visitor.visit(&$guide));
            })*
            Err(unknown(id))
        }
    };
}

catalog! {
    tsugi_broken_and_beautiful_guide::BROKEN_AND_BEAUTIFUL,
    tsugi_broken_and_beautiful_guide::KINTSUGI,
    tsugi_unbroken_guide::UNBROKEN,
    tsugi_held_hands_guide::HELD_HANDS,
    tsugi_wabisaby_guide::WABISABY,
}

/// Every game.
pub fn games() -> &'static [&'static Listing] {
    &LISTINGS
}

/// The game of that id.
pub fn find(id: &str) -> Result<&'static Listing, Problem> {
    #[cfg(feature = "test-kit")]
    if id == fragile::ID {
        return Ok(fragile::FRAGILE.listing());
    }
    games().iter().copied().find(|game| game.id == id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Problem {
    let known: Vec<&str> = games().iter().map(|game| game.id).collect();
    Problem::UnknownGame { given: id.chars().take(40).collect(), known: known.join(", ") }
}
