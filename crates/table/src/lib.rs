//! One table in play: its seats, its log, how far one may take back, and the record of a game.
//!
//! A table knows one game and nothing of files, screens or networks. [`Table`] plays choices one by
//! one and keeps the log; [`Playout`] plays a whole game by bots and keeps nothing; [`Record`] is
//! the document of a game; [`verify()`] holds such a document against the rules.
//!
//! | module | holds |
//! | --- | --- |
//! | `table` | [`Table`]: choices, the log, taking back |
//! | `playout, thought` | [`Playout`], and the luck of a bot's own [`Thought`] |
//! | `deal, seal` | [`Deal`], a secret with the players' words, and how it is shown that nobody picked it |
//! | `record, viewer_record` | [`Record`], the whole game, and what one viewer may know of it |
//! | `verify` | [`verify()`]: whether a record holds by the rules |
//!
//! ```
//! use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
//! use tsugi_engine::Status;
//! use tsugi_table::Table;
//!
//! let mut table = Table::new(Pottery::new(2, ENGLISH, Deck::ours())?, 7);
//! while let Status::Awaiting(seats) = table.status() {
//!     let seat = seats.iter().next().expect("somebody is awaited");
//!     let first = table.legal(seat)[0];
//!     table.act(seat, first).expect("what is listed is legal");
//! }
//! assert!(table.log().len() > 20);
//! # Ok::<(), tsugi_engine::ComponentError>(())
//! ```

mod deal;
mod playout;
mod record;
mod seal;
mod table;
mod thought;
mod verify;
mod viewer_record;

pub use deal::{Deal, DealRng, LONGEST_WORD, from_hex, to_hex};
pub use playout::{Played, Playout};
pub use record::{Config, Entry, FORMAT, Frame, Known, Luck, Record};
pub use seal::{
    Dealt, Given, GivenWord, LeftOut, SHORTEST_SEALED_WORD, Seal, SealFault, is_hash, is_sealed_word, word_hash,
};
pub use table::{Logged, NotUndoable, Table};
pub use thought::Thought;
pub use verify::{Place, RecordFault, Unchecked, Verified, replayed, verify};
pub use viewer_record::{Nothing, Seen, Story, ViewerRecord};
