//! Why a command fails, put into one sentence by the narrator.

use std::path::Path;

use tsugi_catalog::Problem;
use tsugi_engine::OptionError;
use tsugi_narrator::{Arg, Words};
use tsugi_table::{Fault, Unchecked};

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be had.
    Problem(Problem),
    /// The same, in a file.
    InFile { file: String, problem: Problem },
    /// A file could not be read or written.
    File { file: String, why: String },
    /// A file holds no record.
    Empty { file: String },
    /// Something is not JSON.
    NotJson { file: String, why: String },
    /// An option does not say what it is set to.
    OptionForm { given: String },
    /// More bots are named than there are seats.
    TooManyBots { bots: usize, players: usize },
    /// A saved game has its options and components.
    ResumeIsSet,
    /// The words name no viewer at that table.
    Viewer { given: String },
    /// A seed is too large.
    Seed { given: u64 },
    /// The system gave no luck.
    NoLuck { why: String },
    /// Standard output cannot be written to.
    Output { why: String },
    /// Standard input cannot be read.
    Input { why: String },
    /// The server cannot listen there.
    Listen { address: String, why: String },
    /// The tables cannot be kept.
    Store { why: String },
    /// The server cannot start.
    Serve { why: String },
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl Failure {
    /// A file that could not be read or written.
    pub(crate) fn file(path: &Path, why: &std::io::Error) -> Self {
        Self::File { file: path.display().to_string(), why: why.to_string() }
    }

    /// The failure in one sentence.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let say = |id: &str, args: &[(&str, Arg<'_>)]| words.say(id, args);
        match self {
            Self::Problem(problem) => self::problem(problem, words),
            Self::InFile { file, problem } => {
                let problem = self::problem(problem, words);
                say("command-in-file", &[("file", file.as_str().into()), ("problem", problem.into())])
            }
            Self::File { file, why } => {
                say("command-file", &[("file", file.as_str().into()), ("why", words.phrase(why).into_owned().into())])
            }
            Self::Empty { file } => say("command-empty-file", &[("file", file.as_str().into())]),
            Self::NotJson { file, why } => say(
                "command-not-json",
                &[("file", file.as_str().into()), ("why", words.phrase(why).into_owned().into())],
            ),
            Self::OptionForm { given } => say("command-option-form", &[("given", given.as_str().into())]),
            Self::TooManyBots { bots, players } => {
                say("command-too-many-bots", &[("bots", (*bots).into()), ("players", (*players).into())])
            }
            Self::ResumeIsSet => say("command-resume-is-set", &[]),
            Self::Viewer { given } => say("command-viewer", &[("given", given.as_str().into())]),
            Self::Seed { given } => say("command-seed", &[("given", given.to_string().into())]),
            Self::NoLuck { why } => say("command-no-luck", &[("why", words.phrase(why).into_owned().into())]),
            Self::Output { why } => say("command-output", &[("why", words.phrase(why).into_owned().into())]),
            Self::Input { why } => say("command-input", &[("why", words.phrase(why).into_owned().into())]),
            Self::Listen { address, why } => {
                let why = words.phrase(why);
                say("serve-listen", &[("address", address.as_str().into()), ("why", why.as_ref().into())])
            }
            Self::Store { why } => say("serve-store", &[("why", why.as_str().into())]),
            Self::Serve { why } => say("serve-fails", &[("why", why.as_str().into())]),
        }
    }
}

/// A problem of the catalog in one sentence.
pub(crate) fn problem(problem: &Problem, words: &Words) -> String {
    let text = |value: &str| Arg::from(value.to_owned());
    let phrase = |english: &str| Arg::from(words.phrase(english).into_owned());
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.say(id, args);
    match problem {
        Problem::UnknownGame { given, known } => {
            say("problem-unknown-game", &[("given", text(given)), ("known", text(known))])
        }
        Problem::Players { game, given, least, most } => say(
            "problem-players",
            &[("game", text(game)), ("given", (*given).into()), ("least", (*least).into()), ("most", (*most).into())],
        ),
        Problem::Names { given, players } => {
            say("problem-names", &[("given", (*given).into()), ("players", (*players).into())])
        }
        Problem::Name { given, most } => say("problem-name", &[("given", text(given)), ("most", (*most).into())]),
        Problem::Option(OptionError::Unknown { key, known }) => {
            say("problem-unknown-option", &[("key", text(key)), ("known", text(known))])
        }
        Problem::Option(OptionError::Value { key, given, values }) => {
            say("problem-option-value", &[("key", text(key)), ("given", text(given)), ("values", text(values))])
        }
        Problem::UnknownBot { given, known } => {
            say("problem-unknown-bot", &[("given", text(given)), ("known", text(known))])
        }
        Problem::LadderOfOne => say("problem-ladder-of-one", &[]),
        Problem::NoHints { game } => say("problem-no-hints", &[("game", text(game))]),
        Problem::Program { given } => say("problem-program", &[("given", text(given))]),
        Problem::ProgramFails { given, why } => {
            say("problem-program-fails", &[("given", text(given)), ("why", phrase(why))])
        }
        Problem::Budget { given } => say("problem-budget", &[("given", text(given))]),
        Problem::BotCount { given, players } => {
            say("problem-bot-count", &[("given", (*given).into()), ("players", (*players).into())])
        }
        Problem::ManyThreads { given, most } => {
            say("problem-many-threads", &[("given", (*given).into()), ("most", (*most).into())])
        }
        Problem::Threads { given, why } => say("problem-threads", &[("given", (*given).into()), ("why", phrase(why))]),
        Problem::Components(error) => say("problem-components", &[("problem", phrase(&error.to_string()))]),
        Problem::Unreadable(why) => say("problem-unreadable", &[("why", phrase(why))]),
        Problem::NotARecord => say("problem-not-a-record", &[]),
        Problem::Format { given, known } => {
            say("problem-format", &[("given", text(&given.to_string())), ("known", text(&known.to_string()))])
        }
        Problem::NewerRules { game, given, known } => {
            say("problem-newer-rules", &[("game", text(game)), ("given", (*given).into()), ("known", (*known).into())])
        }
        Problem::OtherComponents { given, ours } => {
            say("problem-other-components", &[("given", text(given)), ("ours", text(ours))])
        }
        Problem::Record { game, fault } => self::fault(game, fault, words),
        Problem::NotResumable(Unchecked::UnknownLuck | Unchecked::Account) => say("problem-not-resumable-luck", &[]),
        Problem::NotResumable(Unchecked::OlderRules { played, now }) => {
            say("problem-not-resumable-rules", &[("played", (*played).into()), ("now", (*now).into())])
        }
        Problem::State(why) => say("problem-state", &[("why", phrase(&why.to_string()))]),
        Problem::NoScore { game } => say("problem-no-score", &[("game", text(game))]),
        Problem::Told(why) => say("problem-told", &[("why", phrase(why))]),
        Problem::Write(why) => say("problem-write", &[("why", phrase(why))]),
    }
}

/// Where a record fails, in one sentence.
fn fault(game: &str, fault: &Fault, words: &Words) -> String {
    let text = |value: &str| Arg::from(value.to_owned());
    let phrase = |english: &str| Arg::from(words.phrase(english).into_owned());
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.say(id, args);
    let at = |place: &tsugi_table::Place| match place {
        tsugi_table::Place::Setup => words.say("place-setup", &[]),
        tsugi_table::Place::Entry(number) => words.say("place-entry", &[("number", (*number).into())]),
    };
    match fault {
        Fault::Unreadable { place, problem } => {
            say("fault-unreadable", &[("place", at(place).into()), ("problem", phrase(problem))])
        }
        Fault::Refused { place, seat, action, why } => {
            let game = tsugi_catalog::find(game).ok();
            let why = game.map(|game| game.refusal(why, &game.words(words.lang())));
            say(
                "fault-refused",
                &[
                    ("place", at(place).into()),
                    ("seat", seat.index().into()),
                    ("action", text(&action.to_string())),
                    ("why", text(why.unwrap_or_default().trim_end_matches('.'))),
                ],
            )
        }
        Fault::Differs { place, recorded, now } => say(
            "fault-differs",
            &[("place", at(place).into()), ("recorded", text(&recorded.to_string())), ("now", text(&now.to_string()))],
        ),
        Fault::Unsound { place, why } => {
            say("fault-unsound", &[("place", at(place).into()), ("why", phrase(&why.to_string()))])
        }
        Fault::Undo { place, undo } => say("fault-undo", &[("place", at(place).into()), ("undo", (*undo).into())]),
        Fault::Commitment => say("fault-commitment", &[]),
        Fault::Result { recorded, now } => {
            say("fault-result", &[("recorded", text(&recorded.to_string())), ("now", text(&now.to_string()))])
        }
    }
}
