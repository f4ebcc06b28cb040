//! What speaks, thinks and teaches for Broken and Beautiful and Kintsugi: so far its bots. A bot sees a view, never a state.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod bots;

pub use bots::{Endgame, GreedyPotter, NovicePotter, Standing, ThinkingPotter};
