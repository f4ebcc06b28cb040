//! The only place that names every game; hides their types behind JSON.
//!
//! A game comes on the shelf by implementing [`Shelved`]; everybody else sees [`Listing`] (a game
//! in the catalog) and [`Session`] (a table of it in play), which speak JSON and sentences.

mod accounts;
mod complaint;
mod components;
mod counsel;
#[cfg(feature = "test-kit")]
mod fragile;
mod held_hands;
mod ladder;
mod lesson;
mod listing;
mod live;
mod outside;
mod pottery;
mod problem;
mod question;
mod replay;
mod session;
mod shelved;
mod simulate;
mod tell;
mod unbroken;
mod wabisaby;

pub use accounts::{is_account, read_account};
pub use components::{Pinned, Source};
pub use counsel::{Counsel, Counselled, NoCounsel};
pub use ladder::{Climb, Ladder, Mixed, Pair, Rating};
pub use lesson::{LEARNER, Lesson, Said, Step, lesson};
pub use listing::{Listing, MOST_NAME, Setup, is_name, read_record};
pub use live::{Happened, Live, awaited};
pub use outside::{Forfeit, Lapse, PATIENCE, Programs};
pub use problem::{Code, Problem, Refusal};
pub use question::{ADVICE_GAMES, ADVISER, Asks, Found, QUICK, Question, Thought, Valued, answer};
pub use replay::{Moment, Onlooker, Part};
pub use session::Session;
pub use shelved::{Group, Refereed, Shelved};
pub use simulate::{GroupReport, Plan, Report, SeatReport};
pub use tell::Audience;

/// Every game.
pub fn games() -> &'static [&'static dyn Listing] {
    static GAMES: [&dyn Listing; 5] = [
        &pottery::BROKEN_AND_BEAUTIFUL,
        &pottery::KINTSUGI,
        &unbroken::UNBROKEN,
        &held_hands::HELD_HANDS,
        &wabisaby::WABISABY,
    ];
    &GAMES
}

/// The game of that id.
pub fn find(id: &str) -> Result<&'static dyn Listing, Problem> {
    #[cfg(feature = "test-kit")]
    if id == fragile::ID {
        return Ok(&fragile::FRAGILE);
    }
    games().iter().copied().find(|game| game.id() == id).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
        Problem::UnknownGame { given: id.chars().take(40).collect(), known: known.join(", ") }
    })
}
