//! What can be wrong with a run of many games.

use tsugi_engine::Message;
use tsugi_narrator::{Arg, Words};

/// Why bots cannot play.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The game or its table is asked for wrongly.
    #[error(transparent)]
    Catalog(#[from] tsugi_catalog::Problem),
    /// A ladder compares at least two.
    #[error("a ladder compares at least two bots")]
    LadderOfOne,
    /// A program cannot be started.
    #[error("the program \"{given}\" cannot be started: {why}")]
    ProgramFails {
        /// The program.
        given: String,
        /// What the system says.
        why: Message,
    },
    /// One bot a seat, or one name for all.
    #[error("{given} bots are named for {players} seats; name one for each, or one for all")]
    BotCount {
        /// How many were named.
        given: usize,
        /// How many seats there are.
        players: usize,
    },
    /// More threads are wanted than ever help.
    #[error("{given} threads are asked for; at most {most} are started")]
    ManyThreads {
        /// How many were asked for.
        given: usize,
        /// The most that are started.
        most: usize,
    },
    /// The system refused that many threads.
    #[error("{given} threads cannot be had: {why}")]
    Threads {
        /// How many were asked for.
        given: usize,
        /// What the system says.
        why: Message,
    },
    /// Records could not be written.
    #[error("the records could not be written: {0}")]
    Write(Message),
}

impl Problem {
    /// The problem in one sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let told = |message: &Message| Arg::from(words.tell(message));
        match self {
            Self::Catalog(problem) => problem.sentence(words),
            Self::LadderOfOne => words.say("problem-ladder-of-one", &[]),
            Self::ProgramFails { given, why } => {
                words.say("problem-program-fails", &[("given", given.as_str().into()), ("why", told(why))])
            }
            Self::BotCount { given, players } => {
                words.say("problem-bot-count", &[("given", (*given).into()), ("players", (*players).into())])
            }
            Self::ManyThreads { given, most } => {
                words.say("problem-many-threads", &[("given", (*given).into()), ("most", (*most).into())])
            }
            Self::Threads { given, why } => {
                words.say("problem-threads", &[("given", (*given).into()), ("why", told(why))])
            }
            Self::Write(why) => words.say("problem-write", &[("why", told(why))]),
        }
    }
}
