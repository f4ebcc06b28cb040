//! What is stored of a table: one entry a version. The log is the truth; everything else is folded from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tsugi_catalog::{Listing, Pinned};
use tsugi_engine::{Seat, Setting};
use tsugi_table::Record;
use tsugi_wire::Json;

use crate::{identity::Hashed, sealing::Step};

/// An entry of a table's log.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was made.
    Created(Box<Created>),
    /// Somebody with a key may watch.
    LetIn(Hashed),
    /// Somebody sat down.
    Sat(Sat),
    /// Somebody left; a bot may play for them.
    Left {
        /// Which seat.
        seat: Seat,
        /// The bot.
        bot: Option<String>,
    },
    /// Somebody came back to the own seat.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// Another bot plays there, or nobody.
    Swapped {
        /// Which seat.
        seat: Seat,
        /// The bot.
        bot: Option<String>,
    },
    /// A link to one seat was made.
    Keyed(Key),
    /// The links to one seat were called back.
    Unkeyed {
        /// Which seat.
        seat: Seat,
    },
    /// A step of the sealing of the deal.
    Sealing(Step),
    /// The game began.
    Began {
        /// What came of the set-up.
        events: Json,
        /// How many lots were drawn.
        drawn: u64,
    },
    /// A seat chose.
    Chose(Chose),
    /// Choices were taken back.
    Undone(Undone),
    /// It is played again at another table.
    Rematched(String),
    /// The table has another number of seats, before the game.
    Resized {
        /// How many.
        seats: usize,
    },
    /// Somebody is called otherwise.
    Renamed {
        /// Which seat.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Everybody agreed to end the game before its end.
    Stopped {
        /// Who asked for it.
        seat: Seat,
        /// The message's own id.
        id: String,
    },
}

/// How a table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is said of the table by itself")]
pub struct Created {
    pub(crate) game: String,
    /// All of them; in logs of before tables were pinned, those that were said.
    pub(crate) options: BTreeMap<String, Setting>,
    /// The rules and components it is played by; none in logs of before tables were pinned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pinned: Option<Pinned>,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) host: Hashed,
    pub(crate) invite: Hashed,
    /// The secret of the deal, in hexadecimal letters.
    pub(crate) secret: String,
    pub(crate) words: Vec<String>,
    pub(crate) public: bool,
    pub(crate) hints: bool,
    /// Whether who finds it may sit down without its link.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) anyone_sits: bool,
    /// Whether a person may take over a bot's hidden hand in the middle of the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) take_over: bool,
    pub(crate) at: u64,
    /// Whether it is the table of the game's lesson.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lesson: bool,
    /// Whether every person is asked for a word after the commitment.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) sealed: bool,
    /// Whether what can still be taken back is shown to nobody else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) silent: bool,
    /// The seconds between two beats, on which others are shown what was done; 0 where they are shown at once.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) beat: u32,
    /// The game that it plays on from, as far as the moment at which it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<Box<Record>>,
}

impl Created {
    /// Whether anybody may find it.
    pub fn is_public(&self) -> bool {
        self.public
    }

    /// Who made it and who sits there.
    pub fn holders(&self) -> impl Iterator<Item = &Hashed> {
        self.seats.iter().filter_map(|occupant| occupant.holder.as_ref()).chain([&self.host])
    }
}

/// Who sits somewhere: a holder, a bot, a bot for a holder who is away, or nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupant {
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) holder: Option<Hashed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

/// Somebody sat down.
#[derive(Debug, Serialize, Deserialize)]
pub struct Sat {
    pub(crate) seat: Seat,
    pub(crate) holder: Hashed,
    pub(crate) name: String,
    pub(crate) word: Option<String>,
}

/// A key: what it opens, its hash, and until when it does, in milliseconds since 1970.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Key {
    pub(crate) hash: Hashed,
    pub(crate) seat: Seat,
    /// None in logs of before keys had an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) until: Option<u64>,
}

impl Key {
    /// Whether it still opens its seat.
    pub fn opens(&self, now: u64) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// A seat chose.
#[derive(Debug, Serialize, Deserialize)]
pub struct Chose {
    /// Who chose.
    pub seat: Seat,
    /// The message's own id; none where a bot chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What was chosen.
    pub action: Json,
    /// What came of it.
    pub events: Json,
    /// How many lots were drawn up to here.
    pub drawn: u64,
    /// With what a bot thought that plays games through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thought: Option<Thought>,
}

/// With what a bot thought: enough to ask it again, and to count who was given how much.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// The bot that was asked.
    pub strength: String,
    /// Which of those that have borne its name it was, from 1.
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    pub version: u32,
    /// How many games it could play through; 0 where the quick player chose in its place.
    pub budget: u32,
    /// How many its strength promises.
    pub promise: u32,
    /// Whether it was less than the strength promises.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
    /// Whether it was stopped by its deadline: asked again, the answer may be another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// How many microseconds it took.
    pub micros: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Bots had no version at first.
const fn first_version() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_first_version(version: &u32) -> bool {
    *version == first_version()
}

impl Thought {
    /// By which name the same bot is asked again.
    pub fn asked(&self, listing: &Listing) -> String {
        listing.of_version(&self.strength, self.version)
    }

    /// Whether the quick player chose.
    pub fn is_quick(&self) -> bool {
        self.budget == 0
    }
}

/// Choices were taken back.
#[derive(Debug, Serialize, Deserialize)]
pub struct Undone {
    /// Who took back.
    pub seat: Seat,
    /// The message's own id.
    pub id: String,
    pub(crate) entry: usize,
    pub(crate) agreed: bool,
}
