//! The bots of each game; what they share is in `tsugi-search`. A bot sees a view, never a state.

#![expect(clippy::cast_precision_loss, reason = "opinions are estimates, and what they count is small")]

mod held_hands;
mod pottery;
mod unbroken;
mod wabisaby;

pub use held_hands::{Careful, Companion, Hasty, Prospect};
pub use pottery::{Endgame, GreedyPotter, NovicePotter, Standing, ThinkingPotter};
pub use unbroken::{Delver, Novice as NoviceSurvivor, Survivor};
pub use wabisaby::{
    BestAlone, NoviceWabiSaby, Outlook, Sensible, StrongWabiSaby, ThinkingWabiSaby, judging_wabisaby,
    searching_wabisaby,
};
