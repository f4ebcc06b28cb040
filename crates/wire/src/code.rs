//! The closed list of reasons why something is refused.

use serde::{Deserialize, Serialize};

/// Why something is refused. A client may act upon it; the sentence beside it is for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// It cannot be read.
    Malformed,
    /// It is longer than what is read.
    TooLarge,
    /// There is no such thing here.
    NotFound,
    /// There is no such table, or not for who asks.
    UnknownTable,
    /// There is no such game.
    UnknownGame,
    /// There is no such bot, or not for the network.
    UnknownBot,
    /// There is no such seat.
    UnknownSeat,
    /// There is no such protocol of the stream.
    UnknownProtocol,
    /// The table cannot be set up like that.
    BadSetup,
    /// The record cannot be gone through.
    BadRecord,
    /// The deal of this table is not sealed: nobody is asked for a word.
    NotSealed,
    /// Seats stay as they are while the deal is being sealed.
    Sealing,
    /// The word is given, and cannot be another.
    WordGiven,
    /// Hashes are still awaited: nobody opens a word yet.
    WordEarly,
    /// The time for that is over.
    WordLate,
    /// That word does not have the hash that was given.
    WrongWord,
    /// The lesson wants another choice.
    Lesson,
    /// That key opens nothing.
    WrongKey,
    /// Only who sits there, or who made the table, may do that.
    NotYours,
    /// Only who has the table's link may sit down.
    NeedsLink,
    /// Who was shown a hand of this deal is shown no other.
    SawAnotherHand,
    /// Somebody else sits there.
    Taken,
    /// No seat is free.
    Full,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// Somebody else is to choose.
    NotYourTurn,
    /// The game is over.
    GameOver,
    /// The game still runs.
    Running,
    /// A rule forbids it.
    Illegal,
    /// The seat has been asked anew since the version it answers.
    Stale,
    /// The version it answers does not exist yet.
    Future,
    /// It cannot be taken back without consent.
    Kept,
    /// This game lets nobody ask for more.
    Silent,
    /// Nothing is asked that could be answered.
    NothingAsked,
    /// This table gives no hints.
    NoHints,
    /// Too much at once: try again later.
    TooMany,
    /// The page it comes from is not ours.
    WrongOrigin,
    /// It took too long.
    TimedOut,
    /// It cannot be kept at the moment: nothing has changed.
    Unavailable,
    /// The table began by rules, or with cards, that this server does not play.
    OldRules,
    /// The table's log does not add up: somebody must look at the server.
    Broken,
    /// Something at this table went wrong, and it is closed for now; what was acknowledged is kept.
    Failed,
    /// The table is encrypted with a key that the server was not given.
    Encrypted,
    /// The server is going down; everything is kept.
    GoingDown,
    /// This reader is too slow; come back and resume.
    TooSlow,
}
