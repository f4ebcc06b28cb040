//! What a client says on its stream.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

use crate::Json;

/// A message of a client.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// Makes a choice.
    Act(Act),
    /// Takes the last choice back, or asks everybody whether it may be.
    Undo(Undo),
    /// Asks everybody to end the game.
    Stop(Answer),
    /// Agrees to what is asked of all.
    Agree(Answer),
    /// Does not agree.
    Decline(Answer),
    /// Asks what a choice means.
    Explain(Explain),
    /// Asks why a choice is forbidden.
    Why(Why),
    /// Asks a bot for advice.
    Hint(Hint),
    /// Asks whether the line still stands.
    Ping {},
}

/// A choice.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act {
    /// Its own id: sent again with the same id, it is applied once.
    pub id: String,
    /// The version it answers.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
}

/// A choice that is made with a plain request.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Acting {
    /// For which of your seats; where nothing is said, the one that is awaited.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Option<Seat>,
    /// Its own id: sent again with the same id, it is applied once.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 64)))]
    pub id: String,
    /// The version it answers.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
}

/// A taking-back.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undo {
    /// Its own id.
    pub id: String,
    /// The version it answers.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Whether to ask everybody, where it lies behind the frontier.
    #[serde(default)]
    pub ask: bool,
}

/// A question to all, or an answer to it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// Its own id.
    pub id: String,
    /// The version at which it is asked, or was.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// A question what a choice means.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explain {
    /// Its own id.
    pub id: String,
    /// The choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
}

/// A question why a choice is forbidden.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Why {
    /// Its own id.
    pub id: String,
    /// The choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
}

/// A question what to do.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// Its own id.
    pub id: String,
}
