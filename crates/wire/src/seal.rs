//! The sealing of a deal: everybody's word as a hash first, and opened when all hashes are in.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

/// A word for a sealed deal: its hash first, the word itself once all hashes are in.
#[derive(Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// The hash of the word and of the table's commitment, as `docs/deals.md` says.
    #[serde(default)]
    pub hash: Option<String>,
    /// The word.
    #[serde(default)]
    pub word: Option<String>,
}

/// How far the sealing of a deal is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SealDoc {
    /// What is awaited.
    pub stage: SealStage,
    /// The people at the table, by their first seat.
    pub people: Vec<SealPerson>,
}

/// What is awaited before a sealed deal is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SealStage {
    /// People: seats are open. Who sits may send a hash already.
    Waiting,
    /// Hashes of words.
    Hashes,
    /// The words themselves.
    Words,
    /// Nothing: the luck is settled.
    Over,
}

/// One person's part in a sealed deal: all seats of one cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct SealPerson {
    /// The person's seats.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub seats: Vec<Seat>,
    /// What the person is called.
    pub name: String,
    /// The hash of the word, once it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Whether the word was opened.
    pub opened: bool,
    /// The word, once nobody can open or withhold one any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// Whether the person was too late: the luck follows without their word.
    pub left_out: bool,
}

/// Playing again.
#[derive(Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Rematching {
    /// Whether the deal is sealed, also where that of the game before was not.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub sealed: bool,
}
