//! What the server says on a stream.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tsugi_engine::{Seat, SeatSet, Status};

use crate::{Code, Json, Knocks, ReceiptLine, Shared, Shown, TableDoc};

/// A message of the server.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The first message: which table this is, and who looks.
    Hello(Box<Hello>),
    /// The table has another version; to a stream of the first protocol.
    Update(Box<Update>),
    /// The table has another version.
    Shown(Box<Shown>),
    /// What was asked for is done and durable.
    Done(Done),
    /// What was asked for is not done, and why.
    Refused(Refused),
    /// What a choice means.
    Explained(Explained),
    /// Why a choice is forbidden.
    Because(Because),
    /// What choices are worth.
    Hinted(Hinted),
    /// Somebody asks everybody to take choices back, or to end the game; or no longer does.
    Asked(Asked),
    /// Who is away, and how many watch; by the wish `presence`.
    Present(Present),
    /// Who knocks, for whoever made the table; by the same wish.
    Knocks(Knocks),
    /// The line still stands.
    Pong(Pong),
    /// The last message: why the stream ends.
    Bye(Bye),
}

/// Who is away, how many watch, and who plays again. It is no version: nothing of it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Present {
    /// The time at the server, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: u64,
    /// Seats whose holder is nowhere at this table, and nobody plays for.
    pub away: Vec<Away>,
    /// How many only watch.
    pub watching: usize,
    /// After a game: the seats of those who want to play again.
    #[serde(default, skip_serializing_if = "is_nobody")]
    #[cfg_attr(test, ts(optional, type = "number[]"))]
    pub again: SeatSet,
    /// The seats of those who do not.
    #[serde(default, skip_serializing_if = "is_nobody")]
    #[cfg_attr(test, ts(optional, type = "number[]"))]
    pub not_again: SeatSet,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// A seat whose holder is nowhere at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Away {
    /// The seat.
    #[cfg_attr(test, ts(type = "number"))]
    #[cfg_attr(feature = "schema", schemars(with = "usize"))]
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: u64,
    /// From when on somebody else at the table may let a bot play, likewise.
    #[cfg_attr(test, ts(type = "number"))]
    pub may_stand_in: u64,
}

/// Which table this is, and who looks. It comes again where somebody else has taken over the seat of this stream: from
/// then on it is a spectator's.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// Who looks: `seat:0` or `spectator`.
    pub viewer: String,
    /// The version the table has now.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The table.
    pub table: TableDoc,
    /// Why this is not the first hello, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A version of the table as the first protocol tells it: the same value as [`Shown`], its parts side by side.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Update {
    /// The number, the same for all but at a silent table.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Whether this is the whole table rather than what is new.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub whole: bool,
    /// What this viewer saw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown[]"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub sightings: Option<Shared>,
    /// The same in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<string>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<String>>"))]
    pub told: Option<Arc<[String]>>,
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
    /// All that this viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Shared>,
    /// Whose choice is awaited, or how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Status"))]
    pub status: Option<Status>,
    /// What this viewer may do; nothing where it is not awaited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub legal: Option<Shared>,
    /// What is asked, in words; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<String>,
    /// The legal actions in words, in their order; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<String>>,
    /// What lies before this viewer, in the game's own form, where a game has one: prices, what surely comes
    /// of a choice, why others cannot be made; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub ahead: Option<Json>,
    /// The receipts of all seats as if the game ended now; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub receipts: Option<Vec<Vec<ReceiptLine>>>,
    /// Whether this seat could take its last choice back; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undoing>,
    /// The choice that would be taken back, in words; by the same wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<String>,
    /// How it ended, in words; by wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// What a learner is told now, at the table of a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Taught>,
}

/// A bot that thought less than its strength promises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hurried {
    /// Where it plays.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Whether it did not think at all: a quick player chose in its place.
    pub quick: bool,
    /// The same in words.
    pub told: String,
}

/// What a learner is told before a move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct Taught {
    /// The step, from 1; one more than there are once the lesson is over.
    pub step: usize,
    /// How many steps there are.
    pub of: usize,
    /// What it is about.
    pub title: String,
    /// What is to be known.
    pub text: String,
    /// What is to be done; nothing once the lesson is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub todo: Option<String>,
    /// The choice that is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub action: Option<Json>,
}

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undone {
    /// Whose choice it was.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Whether everybody was asked.
    pub agreed: bool,
}

/// Whether a seat could take its last choice back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Undoing {
    /// It could, freely.
    Free,
    /// It stands, and why; everybody may be asked.
    Ask(String),
    /// It stands, and why.
    No(String),
}

/// What was asked for is done and durable.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Done {
    /// The id of the message.
    pub id: String,
    /// The version it became.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// What was asked for is not done.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The id of the message, where it could be read.
    pub id: Option<String>,
    /// The kind of reason.
    pub code: Code,
    /// The ruling, where a rule forbids it.
    pub ruling: Option<String>,
    /// In words.
    pub message: String,
    /// The version the table has now.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// A choice in words: what it is, and what it means.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meaning {
    /// What it is.
    pub offer: String,
    /// What it means.
    pub meaning: String,
}

/// What a choice means.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The id of the question.
    pub id: String,
    /// The answer.
    #[serde(flatten)]
    pub offer: Meaning,
}

/// Why a choice is forbidden now; nothing but the question's id and the version where it is allowed.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Because {
    /// The id of the question.
    pub id: String,
    /// The version it was asked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// What kind of obstacle: `illegal`, `not_your_turn`, `game_over`.
    pub code: Option<Code>,
    /// The ruling, where a rule forbids it.
    pub ruling: Option<String>,
    /// In words.
    pub message: Option<String>,
}

/// What choices are worth, as far as this seat can know.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hinted {
    /// The id of the question.
    pub id: String,
    /// The version it was asked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The best choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
    /// In words.
    #[serde(flatten)]
    pub offer: Meaning,
    /// What the values are of: `win` or `score`.
    pub of: String,
    /// The choices, the best first.
    pub hints: Vec<Worth>,
}

/// What one choice is worth.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// The choice.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))]
    pub action: Json,
    /// Its chance to win, or the expected score.
    pub value: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
    /// Whether it was worked out to the end.
    pub exact: bool,
    /// The choice in words.
    pub text: String,
    /// The choice, what it is worth and how sure that is, in words.
    pub told: String,
    /// Why it may be the right one, where there is something to tell; from the second protocol on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<String>,
}

/// Somebody asks everybody to take choices back, or to end the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Who asks; nobody where the question is withdrawn.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The version at which it was asked.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Who has agreed so far.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub agreed: SeatSet,
    /// Whether it is to end the game for all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub stops: bool,
    /// In words.
    pub message: String,
}

/// The line still stands.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pong {
    /// The version the table has now.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// Why the stream ends.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bye {
    /// The kind of reason.
    pub code: Code,
    /// In words.
    pub message: String,
}
