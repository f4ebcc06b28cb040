//! One table in play: its seats, its log, how far one may take back, and the record of a game.
//!
//! A table knows one game and nothing of files, screens or networks. [`Table`] plays choices one by
//! one and keeps the log; [`Playout`] plays a whole game by bots and keeps nothing; [`Record`] is
//! the document of a game; [`verify()`] holds such a document against the rules.

mod playout;
mod record;
mod table;
mod verify;

pub use playout::{Played, Playout};
pub use record::{Config, Entry, FORMAT, Frame, Luck, Record};
pub use table::{Logged, Table};
pub use verify::{Fault, Place, Unchecked, Verified, replayed, verify};
