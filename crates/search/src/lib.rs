//! The search for any game, and what bots share. A bot sees a view, never a state.
//!
//! - [`Search`] is Monte Carlo tree search within a [`Budget`], for games with secrets and without; [`Method`] says how
//!   it compares choices.
//! - [`Opinion`] is a game's quick opinion on a choice, which steers the search; [`OpinionBot`] is a bot that follows one.
//! - [`Advisor`] says what each choice is worth, as [`Advice`] with a [`Hint`] a choice.
//! - [`network`] holds a small network that judges positions, the same to the last bit on every machine.
//! - [`Sprt`] tells when enough games were played to know which of two players is the better one.
//! - [`Random`] chooses by luck alone.
//!
//! ```
//! use tsugi_search::Budget;
//!
//! assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
//! assert!("none".parse::<Budget>().is_err());
//! ```

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod advice;
#[cfg(feature = "fitting")]
pub mod fitting;
pub mod network;
mod opinion;
mod random;
mod search;
mod sprt;

pub use advice::{Advice, Advisor, Aim, Hint};
pub use opinion::{Forecast, Opinion, OpinionBot};
pub use random::Random;
pub use search::{BadBudget, Budget, Method, Search};
pub use sprt::{Sprt, Verdict};
