//! What speaks, thinks and teaches for WabiSaby: its words, its bots and its lesson. A bot sees a view, never a state.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod bots;
mod words;

pub use bots::{
    BestAlone, NoviceWabiSaby, Outlook, Sensible, StrongWabiSaby, ThinkingWabiSaby, judging_wabisaby,
    searching_wabisaby,
};
pub use words::WabiSabyGuide;

/// How to play, in English and French.
pub const HOW_TO_PLAY: [&str; 2] =
    [include_str!("../lang/how-to-play.en.md"), include_str!("../lang/how-to-play.fr.md")];

/// The script of its lesson.
pub const LESSON: &str = include_str!("../lesson.json");
