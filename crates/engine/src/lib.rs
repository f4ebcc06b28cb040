//! The contract between the rules of a game and everything else.
//!
//! A player *acts*, the rules answer with *events*, and the state is what the events add up to.
//! [`Game`] is what a game's crate implements; [`apply`] is the one door through which a choice
//! enters it; [`Chance`] is the only source of luck; [`Eyes`] are all that a bot is given.
//!
//! The engine knows no game, no file, no clock, no network and no language.
//!
//! | module | holds |
//! | --- | --- |
//! | `game` | [`Game`], what bots and search need of it, why a choice or a state is refused |
//! | `play` | [`Play`], [`apply`], [`begin`], [`replay`]: how a choice becomes events and a state |
//! | `awaited` | [`Awaited`] and [`Listed`]: a choice from the list is played without being checked again |
//! | `chance` | [`Chance`] and who keeps to it: seeded, scripted, counted |
//! | `seat, outcome` | [`Seat`], [`Viewer`], [`Status`], [`Outcome`] |
//! | `options, components` | what a table may set, and what is wrong with a component file |
//! | `message` | [`Message`]: an error as an id with arguments |
//! | `receipt, weight` | how a score adds up, and how much an event matters |
//! | `undo` | how far a seat may take back alone |
//! | `conformance` | the laws that every game is held to (feature `conformance`) |
//!
//! ```
//! use tsugi_engine::{Chance, Scripted, SeededRng};
//!
//! // A seed means one sequence for ever; a test says the lots itself.
//! let (mut one, mut other) = (SeededRng::new(7), SeededRng::new(7));
//! assert_eq!(one.below(1000), other.below(1000));
//! assert_eq!(Scripted::new([4]).below(6), 4);
//! ```

mod awaited;
mod chance;
mod components;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
mod message;
mod options;
mod outcome;
mod play;
mod receipt;
#[cfg(feature = "schema")]
mod schema;
mod seat;
#[cfg(feature = "types")]
pub mod types;
mod undo;
mod weight;

pub use awaited::{Awaited, Listed};
pub use chance::{Chance, CountingChance, Scripted, SeededRng, game_seed, mix};
pub use components::ComponentError;
pub use game::{Bot, Data, Eyes, Game, Imagine, Refused, Scored, Unsound};
pub use message::{Message, MessageArg, NotAMessage, short};
pub use options::{OptionError, OptionSpec, Options, Setting, Values};
pub use outcome::{Outcome, Status};
pub use play::{Play, apply, begin, replay};
pub use receipt::{Line, Points, Sum, Tally};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use undo::{Choice, UndoRefused, takes_back};
pub use weight::Weight;
