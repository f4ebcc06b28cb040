//! The contract between the rules of a game and everything else.
//!
//! A player *acts*, the rules answer with *events*, and the state is what the events add up to.
//! [`Game`] is what a game's crate implements; [`apply`] is the one door through which a choice
//! enters it; [`Chance`] is the only source of luck; [`Eyes`] are all that a bot is given.
//!
//! The engine knows no game, no file, no clock, no network and no language.

mod chance;
mod components;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
mod options;
mod outcome;
mod play;
mod receipt;
mod seat;
#[cfg(feature = "types")]
pub mod types;
mod undo;
mod weight;

pub use chance::{Chance, Counted, Scripted, Seeded, game_seed, mix};
pub use components::ComponentError;
pub use game::{Bot, Data, Eyes, Game, Imagine, Refused, Scored, Unsound};
pub use options::{OptionError, OptionSpec, Options, Setting, Values};
pub use outcome::{Outcome, Status};
pub use play::{Play, apply, begin, replay};
pub use receipt::{Line, Points, Sum, Tally};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use undo::{Choice, Kept, takes_back};
pub use weight::Weight;
