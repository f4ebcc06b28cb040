//! What may be chosen before a table is made, in the language of who asks.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An option of a game, in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChoiceDoc {
    /// The option's key.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// What it is unless somebody says otherwise, in words.
    pub usual: String,
    /// The values that have names of their own; of a number or a seat those that stand beside it.
    pub values: Vec<ValueDoc>,
    /// The least and the greatest number that it may be, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "[number, number]"))]
    pub number: Option<(i64, i64)>,
    /// Whether one seat is named, or any number of them, where seats are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seats: Option<SeatsNamed>,
}

/// How many seats an option names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatsNamed {
    /// One.
    One,
    /// Any number, none of them too.
    Several,
}

/// A value of an option, in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValueDoc {
    /// The value, as it is sent.
    #[cfg_attr(test, ts(type = "boolean | number | string"))]
    pub value: Value,
    /// What it is called.
    pub text: String,
    /// What it brings, where that needs a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub meaning: String,
}

/// A strength of bots that a person chooses from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrengthDoc {
    /// The bot, as it is named over the network.
    pub bot: String,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub does: String,
    /// How it fared, by the number of players.
    pub measured: Vec<MeasuredDoc>,
}

/// How a bot fared, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MeasuredDoc {
    /// How many played.
    pub players: usize,
    /// What came of it.
    pub text: String,
    /// In how many games that was found.
    pub games: String,
}
