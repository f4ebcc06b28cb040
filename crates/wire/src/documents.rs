//! Documents of the plain requests: making a table, finding it, sitting down.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tsugi_engine::{Options, Seat, Setting, Status};

use crate::{ChoiceDoc, Code, SealDoc, StrengthDoc};

/// A table that is wanted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the request")]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The seats, in order.
    pub seats: Vec<NewSeat>,
    /// The options that are said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<string, unknown>"))]
    pub options: BTreeMap<String, Setting>,
    /// What its maker is called.
    #[serde(default)]
    pub name: Option<String>,
    /// A word of the maker's client, for the deal.
    #[serde(default)]
    pub word: Option<String>,
    /// Whether anybody may find and watch it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// Whether bots advise who asks.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// Whether who finds it may sit down without its link.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub anyone_sits: bool,
    /// Whether a person may take over a bot's hidden hand in the middle of the game.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub take_over: bool,
    /// Whether it is the table of the game's lesson: then its seats, options and luck are the lesson's.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// Whether every person is asked for a word after the server has committed to its secret: then the game begins
    /// once all have opened theirs, or ten seconds later.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub sealed: bool,
    /// At a game that is played in silence: the seconds between two beats, on which the others are shown what somebody
    /// did; 0 for people who sit in one room, and 5 where nothing is said. At other games nothing but 0 can be said.
    #[serde(default)]
    pub beat: Option<u32>,
}

/// How a seat is wanted: `"open"`, `"mine"`, `{"guest":"Nora"}` or `{"bot":"casual"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// For whoever comes.
    Open,
    /// For who makes the table.
    Mine,
    /// For a player of that name at the maker's device: several people share one screen.
    Guest(String),
    /// For a bot of that strength.
    Bot(String),
}

/// A table as everybody at it sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[expect(clippy::struct_excessive_bools, reason = "each is said of the table by itself")]
pub struct TableDoc {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options, all of them.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatDoc>,
    /// Whether anybody may find and watch it.
    pub public: bool,
    /// Whether bots advise who asks.
    pub hints: bool,
    /// Whether who finds it may sit down without its link.
    #[serde(default)]
    pub anyone_sits: bool,
    /// Whether a person may take over a bot's hidden hand in the middle of the game.
    #[serde(default)]
    pub take_over: bool,
    /// Whether it began by rules that this server no longer plays: it can be watched and downloaded, and nothing moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub retired: bool,
    /// Whether the game has begun.
    pub begun: bool,
    /// The hash of the deal's secret.
    pub commitment: String,
    /// The words that were added to it: at a sealed table those given in the open, and once the game has begun those
    /// that were opened.
    pub words: Vec<String>,
    /// Whether its deal is sealed: every person adds a word after the commitment. Otherwise words are given in the open,
    /// and whoever deals could have known them.
    #[serde(default)]
    pub sealed: bool,
    /// Whether the players may say nothing to each other: what can still be taken back is shown to nobody else, and each
    /// viewer has versions of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub silent: bool,
    /// The seconds between two beats, on which others are shown what somebody did; none where they are shown at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beat: Option<u32>,
    /// How far the sealing of its deal is; none where the deal is not sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<SealDoc>,
    /// Where it is played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Whether everybody agreed to end the game before its end: nothing moves any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub stopped: bool,
    /// After how many entries of a finished game it began, where it was played on from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<usize>,
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
pub struct SeatDoc {
    /// What the player is called.
    pub name: String,
    /// Who plays.
    pub who: Who,
    /// The bot that plays, alone or for somebody away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// How many choices were made here with less thought than the bot's strength promises.
    #[serde(default, skip_serializing_if = "is_none_of_them")]
    #[cfg_attr(test, ts(optional, as = "Option<u32>"))]
    pub hurried: u32,
    /// Who holds it: the same letters for all seats of one person, other letters at another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<String>,
    /// How many links lead to it.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<usize>"))]
    pub links: usize,
    /// Who else was shown its hand of this deal, as `holder` calls them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub seen_by: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it so")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Who plays in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A person who is away: the bot gives the seat back on return.
    Away,
    /// A bot.
    Bot,
}

/// Where a link lands.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Landing {
    /// The version the table has now.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The table.
    pub table: TableDoc,
    /// Whose choice is awaited, or how it ended; none before it begins.
    #[cfg_attr(test, ts(type = "Status | null"))]
    pub status: Option<Status>,
    /// The seats of who asks.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub yours: Vec<Seat>,
    /// What to show.
    pub lands: Lands,
    /// Whether who asks made the table.
    pub host: bool,
}

/// What a link shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lands {
    /// Your seat.
    Seat,
    /// A seat that is free, or that a bot would give up.
    Free,
    /// The table, to watch.
    Watch,
    /// A finished game.
    Replay,
}

/// A key from a link.
#[derive(Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Entering {
    /// The key; none where who asks is known already.
    #[serde(default)]
    pub key: Option<String>,
}

/// What a new table answers.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entered {
    /// Its id.
    pub id: String,
    /// The key of its link, told once.
    pub key: String,
    /// The link, to be completed with the address of the server.
    pub link: String,
    /// Where its maker lands.
    pub landing: Landing,
}

/// Sitting down.
#[derive(Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// The key of a link, where who asks is not known yet.
    #[serde(default)]
    pub key: Option<String>,
    /// Which seat; without it, the first that is free.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// What the player is called.
    #[serde(default)]
    pub name: Option<String>,
    /// A word of the player's client, for the deal.
    #[serde(default)]
    pub word: Option<String>,
}

/// Leaving a seat.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    /// The seat, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
}

/// Another player for a seat.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Swapping {
    /// The seat, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The bot that is to play; nobody where the seat is to be open.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A link for one seat, as to one's own other device.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Linking {
    /// The seat, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
}

/// The link for a seat.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Linked {
    /// Its key, told once.
    pub key: String,
    /// The link, to be completed with the address of the server.
    pub link: String,
    /// Until when it leads there, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub until: u64,
}

/// Where a game is played again.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rematched {
    /// The new table's id.
    pub id: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub made: u64,
}

/// Tables of who asks, and those anybody may watch.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tables {
    /// Of who asks, the newest first.
    pub yours: Vec<TableLine>,
    /// That anybody may watch, the newest first.
    pub public: Vec<TableLine>,
}

/// A game in the catalog.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameDoc {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is about, in a sentence or two.
    #[serde(default)]
    pub pitch: String,
    /// The fewest and the most who play.
    pub seats: (usize, usize),
    /// What may be set.
    #[cfg_attr(test, ts(as = "Vec<tsugi_engine::OptionSpec>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<tsugi_engine::OptionSpec>"))]
    pub options: Vec<Value>,
    /// The same in words, in the order in which it is asked.
    #[serde(default)]
    pub choices: Vec<ChoiceDoc>,
    /// The bots that may be named over the network.
    pub bots: Vec<String>,
    /// Those of them that a person chooses from, the weakest first.
    #[serde(default)]
    pub strengths: Vec<StrengthDoc>,
    /// What bots are called, seat by seat.
    #[serde(default)]
    pub bot_names: Vec<String>,
    /// Whether the rules forbid players every word.
    pub silent: bool,
    /// Whether seats see different things, so that nobody may look over another's shoulder.
    pub hides: bool,
}

/// An answer to a request that is refused.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Faulty {
    /// What is wrong.
    pub error: Fault,
}

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fault {
    /// The kind of reason.
    pub code: Code,
    /// In words.
    pub message: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_none_of_them(count: &u32) -> bool {
    *count == 0
}
