//! Documents of a game that is gone through again.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tsugi_engine::{Options, Seat, Status};

use crate::{Json, ReceiptLine, Shared};

/// A record that somebody wants to go through.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The record, or one viewer's record.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub record: Value,
    /// Whose eyes: `seat:0`, `spectator` or `everything`, which it is where nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^(seat:[0-7]|spectator|everything)$")))]
    pub viewer: Option<String>,
    /// The first moment that is wanted, the set-up being 0.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<usize>"))]
    pub from: usize,
    /// At most so many moments.
    #[serde(default)]
    pub moments: Option<usize>,
}

/// A moment of a finished game that somebody wants to play on from, with bots in the other seats: of a table, or of a
/// record that they bring.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PlayingOn {
    /// The table whose game is over; none where a record is brought.
    #[serde(default)]
    pub table: Option<String>,
    /// The record.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub record: Option<Value>,
    /// After how many entries of it, the set-up being 0.
    pub moment: usize,
    /// The seat to play on in.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The bot in all other seats; none for those that sat there, or else quick ones.
    #[serde(default)]
    pub bot: Option<String>,
    /// What whoever plays on is called.
    #[serde(default)]
    pub name: Option<String>,
}

/// A game, moment by moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// What the players are called, by seat.
    pub names: Vec<String>,
    /// Which seats bots played, by name; empty where none did.
    pub bots: Vec<Option<String>>,
    /// By which options.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// Whose eyes: `seat:0`, `spectator` or `everything`.
    pub viewer: String,
    /// Moments one after another, the set-up and then every entry, as many as are sent at once. A viewer's record has one
    /// moment, told but not shown.
    pub moments: Vec<Past>,
    /// Which moment is the first of these.
    pub from: usize,
    /// How many moments there are.
    pub of: usize,
}

/// A moment of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Past {
    /// Who made the entry; none for the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether it took choices back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub undone: bool,
    /// What was told of it.
    pub told: Vec<String>,
    /// What was seen then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Shared>,
    /// What follows from what was seen, where the game reckons something.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub reckoned: Option<Json>,
    /// Whose choice was awaited then, or how it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Status"))]
    pub status: Option<Status>,
    /// The receipts of all seats then, where the game scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub receipts: Option<Vec<Vec<ReceiptLine>>>,
}
