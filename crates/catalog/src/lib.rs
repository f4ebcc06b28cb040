//! The only place that names every game; hides their types behind JSON.
//!
//! A game comes on the shelf by implementing [`Shelved`]; everybody else sees [`Listing`] (a game
//! in the catalog) and [`AnyTable`] (a table of it in play), which speak JSON and sentences.

mod accounts;
mod any_table;
mod complaint;
mod components;
mod counsel;
#[cfg(feature = "test-kit")]
mod fragile;
mod held_hands;
mod lesson;
mod listing;
mod live;
mod outsider;
mod pottery;
mod problem;
mod question;
mod replay;
mod session;
mod shelved;
mod shown;
mod tell;
mod unbroken;
mod wabisaby;

pub use accounts::{is_account, read_account};
pub use any_table::AnyTable;
pub use components::{Pinned, Source};
pub use counsel::{Counsel, Counselled, NoCounsel};
pub use lesson::{LEARNER, Lesson, Said, Step, lesson};
pub use listing::{Listing, MOST_NAME, Setup, bot, is_name, make, read_record};
pub use live::{Happened, Stored, awaited};
pub use outsider::{Asked, Outsider, Unfit, outside_bot};
pub use problem::{Code, Problem, Refusal};
pub use question::{ADVICE_GAMES, ADVISER, Asks, Found, QUICK, Question, Thought, Valued, answer};
pub use replay::{Moment, Onlooker, Part};
pub use session::Made;
pub use shelved::{Group, Refereed, Shelved};
pub use shown::{LastShown, Reader, Scope, ViewRequest};
pub use tell::Audience;

/// Code that runs on a game with its types; [`visit`] finds the game.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Runs on this game.
    fn visit<S: Shelved>(self, game: &'static S) -> Self::Output;
}

/// Lists the games once, for those who see a [`Listing`] and for those who need a game's types.
macro_rules! shelf {
    ($($game:path),* $(,)?) => {
        /// Every game.
        pub fn games() -> &'static [&'static dyn Listing] {
            static GAMES: &[&dyn Listing] = &[$(&$game),*];
            GAMES
        }

        /// Runs code on the game of that id, compiled for its types.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Output, Problem> {
            $(if Shelved::id(&$game) == id {
                return Ok(visitor.visit(&$game));
            })*
            Err(unknown(id))
        }
    };
}

shelf! {
    pottery::BROKEN_AND_BEAUTIFUL,
    pottery::KINTSUGI,
    unbroken::UNBROKEN,
    held_hands::HELD_HANDS,
    wabisaby::WABISABY,
}

/// The game of that id.
pub fn find(id: &str) -> Result<&'static dyn Listing, Problem> {
    #[cfg(feature = "test-kit")]
    if id == fragile::ID {
        return Ok(&fragile::FRAGILE);
    }
    games().iter().copied().find(|game| game.id() == id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Problem {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    Problem::UnknownGame { given: id.chars().take(40).collect(), known: known.join(", ") }
}
