//! The one value that a viewer is shown: how the table stands, what may be chosen, and what happened since.
//!
//! Whoever draws a table reads this and nothing else: the page, a program at the stream, the bridge, the
//! terminal, a replay. It is built by the catalog from one view; who keeps a table adds its version and what it
//! knows of the people at it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tsugi_engine::{Status, Weight};

use crate::{Hurried, Json, Meaning, Shared, TableDoc, Taught, Undoing, Undone};

/// What a viewer is shown of a table, as far as it may know, said in one language. Nothing but the version where it
/// may know nothing; where versions were missed, only the newest says how the table stands.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Shown {
    /// The number, the same for all but at a silent table.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Whether this is the whole table rather than what is new.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub whole: bool,
    /// What happened since, step by step. Of a whole table's past there are the words alone.
    #[serde(default, skip_serializing_if = "<[Step]>::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Step>>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Step>"))]
    pub steps: Arc<[Step]>,
    /// What was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
    /// The bots that thought less than their strength promises, because many think at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Hurried>>"))]
    pub hurried: Vec<Hurried>,
    /// Who sits where, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableDoc>,
    /// All that this viewer may know, in the game's own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Shared>,
    /// Whose choice is awaited, or how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Status"))]
    pub status: Option<Status>,
    /// The table as text, at most 80 columns wide; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What is asked of this seat, in words; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<String>,
    /// Whether what this seat is shown now is for its eyes alone: at a shared screen a curtain falls.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// What this seat may do; empty where it is not awaited, absent for who has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Offer>>,
    /// Choices in sight that cannot be made now, and why; by the wish `previews`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Barred>>"))]
    pub barred: Vec<Barred>,
    /// What else hangs over this seat, in the game's own form; by the wish `previews`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub outlook: Option<Json>,
    /// What follows from the view, in the game's own form, where the game reckons something; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub reckoned: Option<Json>,
    /// The receipts of all seats as if the game ended now, where the game scores; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub receipts: Option<Vec<Vec<ReceiptLine>>>,
    /// Whether this seat could take its last choice back, and which it is; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<TakeBack>,
    /// How it ended, in words; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// What decided it, in a sentence, where there is one to tell; with `end`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<String>,
    /// What a learner is told now, at the table of a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Taught>,
    /// The entries of the game's log that this viewer heard of with this; for who keeps the table.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    pub learnt: Vec<usize>,
}

/// One thing that happened, as this viewer saw it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Step {
    /// What was seen, in the game's own form; absent where a choice was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub sighting: Option<Json>,
    /// The same in words.
    pub text: String,
    /// What a log keeps of it where people must remember by themselves; the whole sentence where this is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faded: Option<String>,
    /// How much it matters.
    #[cfg_attr(test, ts(type = "'detail' | 'normal' | 'milestone'"))]
    pub weight: Weight,
    /// The view as it stood after this step; by the wish `views`. A step without one stands as the step before it, and
    /// the last one as the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Shared>,
    /// What follows from that view and from what was seen; by the wishes `views` and `reckoned`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub reckoned: Option<Json>,
}

/// A choice that may be made, with all that is said of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Offer {
    /// The choice, in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
    /// In words, short, with what it costs or brings; by the wish `offers`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What it means, in two or three sentences with the ruling; by the wish `meanings`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<String>,
    /// Why it may be the right one, where there is something to tell; by the wish `reasons`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Its price and what surely comes of it, in the game's own form, where a game says so; by the wish `previews`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub preview: Option<Json>,
    /// Its place among all choices in sight, those out of reach included: the order in which they are drawn; by the
    /// wish `previews`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
}

impl Offer {
    /// The choice in words alone.
    pub fn in_words(self) -> Meaning {
        Meaning { offer: self.text.unwrap_or_default(), meaning: self.meaning.unwrap_or_default() }
    }
}

/// A choice in sight that cannot be made now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Barred {
    /// The choice, in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
    /// In words.
    pub text: String,
    /// Its price, in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub preview: Json,
    /// The ruling that forbids it.
    pub ruling: String,
    /// Why, in words.
    pub message: String,
    /// Its place among all choices in sight.
    pub place: usize,
}

/// Whether a seat could take its last choice back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct TakeBack {
    /// Whether it may.
    pub may: Undoing,
    /// What would be taken back, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A line of a receipt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReceiptLine {
    /// What it is for, by its id.
    pub line: String,
    /// What it comes to.
    pub points: i32,
    /// The ruling.
    pub ruling: String,
    /// How the points add up.
    pub sum: String,
    /// In words.
    pub text: String,
}

/// The parts of the value that are asked for beside its own: the words of `with=ask,offers,previews`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of a request")]
pub struct Parts {
    /// What is asked, in words: `ask`.
    pub ask: bool,
    /// Offers in words: `offers`.
    pub offers: bool,
    /// What each offer means: `meanings`.
    pub meanings: bool,
    /// Why each offer may be the right one: `reasons`.
    pub reasons: bool,
    /// What follows from the view: `reckoned`.
    pub reckoned: bool,
    /// Prices, what surely comes of a choice, and what cannot be chosen: `previews`, or `ahead` as the first protocol
    /// called it.
    pub previews: bool,
    /// The receipts of all seats: `receipts`.
    pub receipts: bool,
    /// What can be taken back: `undo`.
    pub undo: bool,
    /// The end in words: `end`.
    pub end: bool,
    /// The table as text: `text`.
    pub text: bool,
    /// The view after each step: `views`.
    pub views: bool,
    /// On a stream, who is away and how many watch: `presence`.
    pub presence: bool,
}

impl Parts {
    /// The parts that a request names, separated by commas; words that name none are passed over.
    pub fn read(words: &str) -> Self {
        let mut parts = Self::default();
        for word in words.split(',') {
            match word.trim() {
                "ask" => parts.ask = true,
                "offers" => parts.offers = true,
                "meanings" => parts.meanings = true,
                "reasons" => parts.reasons = true,
                "reckoned" => parts.reckoned = true,
                "previews" | "ahead" => parts.previews = true,
                "receipts" => parts.receipts = true,
                "undo" => parts.undo = true,
                "end" => parts.end = true,
                "text" => parts.text = true,
                "views" => parts.views = true,
                "presence" => parts.presence = true,
                _ => {}
            }
        }
        parts
    }
}
