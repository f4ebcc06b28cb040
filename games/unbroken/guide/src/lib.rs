//! What speaks, thinks and teaches for Unbroken: its words, its bots, its lesson and how it
//! is listed. A bot sees a view, never a state.
//!
//! | module | holds |
//! | --- | --- |
//! | `words` | what is said of events, choices, refusals and receipts; the sentences lie in `lang/` |
//! | `bots` | who plays it, from the novice to the master |
//! | `listing` | how it is listed, built and scored |
//!
//! ```
//! use tsugi_guide::Guide;
//!
//! let listing = tsugi_unbroken_guide::UNBROKEN.listing();
//! assert!(listing.bots.iter().any(|bot| bot.name == "casual"));
//! ```

mod bots;
mod listing;
mod words;

pub use bots::{Delver, Novice as NoviceSurvivor, Survivor};
pub use listing::UNBROKEN;
pub use words::UnbrokenGuide;
