//! Coming to a table without its link, and what else is changed around a game: seats, names, playing again.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

/// A code to say aloud: two words and a number. It leads to the door of a table as long as the table waits.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeDoc {
    /// The code, in the language of who asks: `gold-bowl-42`.
    pub code: String,
}

/// A knock at the table of a code. Sent again, it is the same knock: who waits knocks every few seconds.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Knocking {
    /// The code, in any language of the service; spaces stand for hyphens.
    pub code: String,
    /// What whoever knocks is called.
    #[serde(default)]
    pub name: Option<String>,
}

/// What comes of a knock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Knocked {
    /// The game's id.
    pub game: String,
    /// What whoever made the table is called.
    pub host: String,
    /// Whether the door is open.
    pub door: Door,
    /// The table's id, for who is let in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// How a door stands for one who knocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// Nobody has answered yet.
    Waiting,
    /// They are let in.
    Open,
    /// They are not let in.
    Shut,
}

/// Who knocks at a table, told to whoever made it; by the wish `presence`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Knocks {
    /// Those who wait for an answer, the first first.
    pub waiting: Vec<Knock>,
}

/// Somebody at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Knock {
    /// The knock's number, to be answered by.
    #[cfg_attr(test, ts(type = "number"))]
    pub knock: u64,
    /// What they say they are called.
    pub name: String,
}

/// What a knock is answered.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LettingIn {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub knock: u64,
    /// Whether they are let in.
    pub welcome: bool,
}

/// Another number of seats.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// How many play.
    pub seats: usize,
}

/// Another name for a player.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Naming {
    /// The seat, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// What its player is called from now on.
    pub name: String,
}

/// Whether somebody plays again.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayingAgain {
    /// Whether they are in.
    pub joins: bool,
}
