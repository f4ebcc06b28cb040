//! What speaks, thinks and teaches for Broken and Beautiful and Kintsugi: its words, its bots and its lesson. A bot sees a view, never a state.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod bots;
mod words;

pub use bots::{Endgame, GreedyPotter, NovicePotter, Standing, ThinkingPotter};
pub use words::PotteryGuide;

/// How to play, in English and French.
pub const HOW_TO_PLAY: [&str; 2] =
    [include_str!("../lang/how-to-play.en.md"), include_str!("../lang/how-to-play.fr.md")];

/// The script of its lesson.
pub const LESSON: &str = include_str!("../lesson.json");

/// The script of the lesson of Kintsugi.
pub const LESSON_KINTSUGI: &str = include_str!("../lesson-kintsugi.json");
