//! The search for any game, and what bots share. A bot sees a view, never a state.
//!
//! - [`Search`] is Monte Carlo tree search within a [`Budget`], for games with secrets and without; [`Method`] says how
//!   it compares choices.
//! - [`Guide`] is a game's quick opinion on a choice, which steers the search; [`Guided`] is a bot that follows one.
//! - [`Advisor`] says what each choice is worth, as [`Advice`] with a [`Hint`] a choice.
//! - [`Random`] chooses by luck alone.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod advice;
mod guide;
mod random;
mod search;

pub use advice::{Advice, Advisor, Aim, Hint};
pub use guide::{Forecast, Guide, Guided};
pub use random::Random;
pub use search::{BadBudget, Budget, Method, Search};
