//! What a table is handed, and what it wants done: the whole of its dealings with the world.

use std::net::IpAddr;

use bytes::Bytes;
use tsugi_catalog::{Question, Thought};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Lang;
use tsugi_wire::{Code, Parts, ToServer};

use crate::{
    hosted::HostedTable,
    identity::Hashed,
    refusal::Refusal,
    render::Protocol,
    requests::{Reply, Request},
    shares::{Asker, Full},
};

/// What is said to a table. What is large is on the heap: whoever queues these has room for many of them.
pub enum Input {
    /// Somebody wants a stream.
    Attach(Box<Attach>),
    /// A stream has ended, or is not read.
    Detach(u64),
    /// A stream says something.
    Say(u64, ToServer),
    /// Somebody asks for something outside a stream.
    Request(Box<Request>),
    /// What came of a question that was to be thought about.
    Thought(Box<About>, Box<Result<Thought, NoThought>>),
    /// A time has come for which the table wanted to be woken.
    Alarm(Alarm),
    /// What became of the entry that was to be stored.
    Stored(Result<(), NotStored>),
    /// The table as the store has it; none where it cannot be read.
    Read(Option<Box<HostedTable>>),
    /// Nothing was heard for as long as [`TableMachine::away_after`](crate::TableMachine::away_after) says.
    Deserted,
    /// The server goes down.
    GoDown,
}

/// What a table wants done, in this order.
pub enum Effect {
    /// To make an entry durable. Until it is said what became of it, nothing else is done.
    Store(NewEntry),
    /// To read the log anew. Until it is read or cannot be, nothing else is done.
    Read,
    /// To send messages to a stream, as they are.
    Send {
        /// The stream.
        stream: u64,
        /// The messages, each a text.
        messages: Vec<Bytes>,
    },
    /// To end a stream once it was sent what it was to be sent.
    Close(u64),
    /// To answer who asked under this ticket.
    Answer(u64, Result<Reply, Refusal>),
    /// To let a bot think.
    Think(Box<Thinking>),
    /// To find an answer on the spot, by the game's quick player.
    ThinkQuickly(Box<Question>, Box<About>),
    /// To give up what is being thought about a choice: nobody waits for it.
    StopThinking,
    /// To say so after so many milliseconds.
    Wake(u64, Alarm),
    /// The table may leave memory, unless somebody has just come.
    PutAway,
    /// The table has said goodbye: it takes nothing more.
    Ended,
    /// The table is to end, for this reason: a thought about it panicked.
    Fail(&'static str),
    /// Something went wrong that an operator should know.
    Report(Trouble),
}

/// An entry to be made durable.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// The version it becomes.
    pub version: u64,
    /// The entry as it is stored.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who finds this table among the own from now on.
    pub holder: Option<Hashed>,
}

/// An entry is not stored, or nobody knows whether it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotStored {
    /// Whether the store has kept us waiting: it is not waited for a second time.
    pub slow: bool,
}

/// A stream that is wanted.
#[derive(Debug)]
pub struct Attach {
    /// Its number, which no other stream of this table has had; it is answered under it.
    pub stream: u64,
    /// The address under which it is counted.
    pub from: IpAddr,
    /// Who asks; nobody where there is no cookie.
    pub who: Option<Hashed>,
    /// Who looks; where nothing is said, the first own seat.
    pub viewer: Option<Viewer>,
    /// The language.
    pub lang: Lang,
    /// What is shown beside view, status, actions and steps.
    pub parts: Parts,
    /// The protocol it speaks.
    pub protocol: Protocol,
    /// The version up to which the table is known.
    pub since: Option<u64>,
}

/// A question for a bot, and who asks.
#[derive(Debug)]
pub struct Thinking {
    /// Who asks.
    pub asker: Asker,
    /// The question.
    pub question: Question,
    /// What it is about.
    pub about: About,
}

/// What a question to a bot is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// What a seat chooses.
    Choice {
        /// The number of the question.
        number: u64,
        /// The version it is asked at.
        version: u64,
        /// Who is to choose.
        seat: Seat,
        /// The bot that plays there.
        bot: String,
    },
    /// What choices are worth.
    Hint {
        /// The stream that asks.
        stream: u64,
        /// The id of its message.
        id: String,
        /// The version it is asked at.
        version: u64,
    },
}

/// Why nothing was thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoThought {
    /// There is no room for the question.
    NoRoom(Full),
    /// Nobody answered in time.
    Late,
    /// The thought panicked, saying this.
    Panicked(&'static str),
}

/// For what a table wants to be woken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alarm {
    /// The time for words may be over.
    Words,
    /// The store is to be looked at again.
    LookAgain,
    /// There may be a place for that question of a bot's now.
    AskBots(u64),
    /// That question has found no place: the quick way is taken.
    BotLate(u64),
    /// The table's beat.
    Beat,
    /// The script of a lesson says what comes now, for that question.
    Script(u64),
}

/// Something that an operator should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// An entry is not stored; the table is read anew.
    NotStored {
        /// The version it would have become.
        version: u64,
    },
    /// A bot's choice is refused.
    BotRefused(Refusal),
    /// A sealed table cannot begin.
    CannotBegin(Refusal),
}

/// What was done, to be counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Choices of people that were stored.
    pub choices: u64,
    /// Choices of bots that were stored.
    pub bot_choices: u64,
    /// Of these, those with less thought than promised.
    pub hurried_choices: u64,
    /// Of these, choices of the quick player.
    pub quick_choices: u64,
    /// Bots that missed their deadline.
    pub late_bots: u64,
    /// Takings-back that were stored.
    pub undos: u64,
    /// Messages refused.
    pub refusals: u64,
}

/// How long a table waits and how much it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSettings {
    /// After so many milliseconds without anybody a table leaves memory.
    pub away_after: u64,
    /// The same for a table whose game is over.
    pub over_after: u64,
    /// How many milliseconds it waits for the hashes of words, and again for the words.
    pub word_patience: u64,
    /// How many streams of watchers it has at most, and a quarter of it for one address.
    pub most_streams: usize,
    /// How many streams a seat has at most; beyond it the oldest ends.
    pub most_streams_a_seat: usize,
}

impl NoThought {
    /// With which code a hint is refused for it.
    pub(crate) fn code(self) -> Code {
        match self {
            Self::NoRoom(_) => Code::TooMany,
            Self::Late => Code::TimedOut,
            Self::Panicked(_) => Code::Failed,
        }
    }
}
