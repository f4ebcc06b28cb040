//! What a game tells beside its rules: how it is listed, what its components are read from, who plays it, how it is
//! scored at a real table.
//!
//! - [`Guide`] is implemented once a game, in `games/<game>/guide`, by the type that also implements
//!   [`Narrate`](tsugi_narrator::Narrate), which says the game in words.
//! - [`Listing`] is what can be known of a game without a table: plain data.
//! - [`Source`] is a file, or a folder of files, that replaces components; [`Refereed`] is the answer of `tsugi score`.
//!
//! The catalog lists the guides and hides their types; nothing here knows which games there are.
//!
//! ```
//! use tsugi_guide::Source;
//!
//! // An owner's cards: the files as they were found, read by the game that is asked.
//! let cards = [("cards.toml".to_owned(), "[[card]]".to_owned())];
//! let source = Source { path: "my-box".into(), files: cards.into() };
//! assert_eq!(source.only_file().ok(), Some("[[card]]"));
//! ```

mod guide;
mod listing;
mod receipts;
mod referee;
mod set_up;
mod source;

pub use guide::{Group, Groups, Guide};
pub use listing::{ADVICE_GAMES, ADVISER, Listing, Measured, Strength};
pub use receipts::receipt;
pub use referee::{NotScored, Refereed, receipt_lines, receipt_title, refereed};
pub use source::Source;
