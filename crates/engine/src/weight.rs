//! How much a sighting matters to whoever reads along.

use serde::{Deserialize, Serialize};

/// How much a sighting matters: a page dims details and stops at milestones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Upkeep of the table, which follows by itself: the turn passes, a pile is shuffled.
    Detail,
    /// A choice and what comes of it.
    #[default]
    Normal,
    /// What everybody stops for: a round is scored, a monster falls, the game ends.
    Milestone,
}
