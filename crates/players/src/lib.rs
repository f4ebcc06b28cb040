//! Who chooses: bots that decide from a seat's eyes alone.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod advice;
mod guide;
mod held_hands;
mod pottery;
mod random;
mod search;
mod unbroken;
mod wabisaby;

pub use advice::{Advice, Advisor, Aim, Hint};
pub use guide::{Forecast, Guide, Guided};
pub use held_hands::{Careful, Companion, Hasty, Prospect};
pub use pottery::{Endgame, GreedyPotter, NovicePotter, Standing, ThinkingPotter};
pub use random::Random;
pub use search::{BadBudget, Budget, Search};
pub use unbroken::{Delver, Novice as NoviceSurvivor, Survivor};
pub use wabisaby::{
    BestAlone, NoviceWabiSaby, Outlook, Sensible, StrongWabiSaby, ThinkingWabiSaby, judging_wabisaby,
    searching_wabisaby,
};
