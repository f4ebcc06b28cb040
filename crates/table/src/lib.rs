//! One table in play: its seats, its log, how far one may take back, and the record of a game.
//!
//! A table knows one game and nothing of files, screens or networks. [`Table`] plays choices one by
//! one and keeps the log; [`Playout`] plays a whole game by bots and keeps nothing; [`Record`] is
//! the document of a game; [`verify()`] holds such a document against the rules.

mod account;
mod deal;
mod playout;
mod record;
mod seal;
mod table;
mod thought;
mod verify;

pub use account::{Account, Nothing, Seen};
pub use deal::{Deal, LONGEST_WORD, Lots, from_hex, to_hex};
pub use playout::{Played, Playout};
pub use record::{Config, Entry, FORMAT, Frame, Known, Luck, Record};
pub use seal::{
    Dealt, Given, GivenWord, LeftOut, SHORTEST_SEALED_WORD, Seal, SealFault, is_hash, is_sealed_word, word_hash,
};
pub use table::{Logged, Stands, Table};
pub use thought::Thought;
pub use verify::{Fault, Place, Unchecked, Verified, replayed, verify};
