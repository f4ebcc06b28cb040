//! What speaks, thinks and teaches for WabiSaby: its words, its bots, its lesson and how it
//! is listed. A bot sees a view, never a state.
//!
//! | module | holds |
//! | --- | --- |
//! | `words` | what is said of events, choices, refusals and receipts; the sentences lie in `lang/` |
//! | `how_to_play` | how to play, with the figures in force |
//! | `bots` | who plays it, from the novice to the master |
//! | `listing` | how it is listed, built and scored |
//!
//! ```
//! use tsugi_guide::Guide;
//!
//! let listing = tsugi_wabisaby_guide::WABISABY.listing();
//! assert!(listing.bots.iter().any(|bot| bot.name == "casual"));
//! ```

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod bots;
mod how_to_play;
mod listing;
mod words;

pub use bots::{
    BestAlone, NoviceWabiSaby, Outlook, SearchingWabiSaby, Sensible, StrongWabiSaby, ThinkingWabiSaby, judging_wabisaby,
};
pub use listing::WABISABY;
pub use words::WabiSabyGuide;
