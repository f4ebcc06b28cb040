//! What speaks, thinks and teaches for Unbroken: its words, its bots and its lesson. A bot sees a view, never a state.

mod bots;
mod words;

pub use bots::{Delver, Novice as NoviceSurvivor, Survivor};
pub use words::UnbrokenGuide;

/// How to play, in English and French.
pub const HOW_TO_PLAY: [&str; 2] =
    [include_str!("../lang/how-to-play.en.md"), include_str!("../lang/how-to-play.fr.md")];

/// The script of its lesson.
pub const LESSON: &str = include_str!("../lesson.json");
