//! Why a command fails, put into one sentence by the narrator.

use std::path::Path;

use tsugi_catalog::Problem;
use tsugi_narrator::{Arg, Words};
use tsugi_store::StoreError;

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be had.
    Problem(Problem),
    /// Bots cannot play as was asked.
    Arena(tsugi_arena::Problem),
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
    /// Components for a server do not say for which game.
    ComponentsForm { given: String },
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
    Store { error: StoreError },
    /// A key can be read by others than its owner.
    KeyForAll { file: String },
    /// A file holds no key.
    NoKey { file: String },
    /// The server cannot start.
    Serve { why: String },
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl From<tsugi_arena::Problem> for Failure {
    fn from(problem: tsugi_arena::Problem) -> Self {
        Self::Arena(problem)
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
            Self::Problem(problem) => problem.sentence(words),
            Self::Arena(problem) => problem.sentence(words),
            Self::InFile { file, problem } => {
                let problem = problem.sentence(words);
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
            Self::ComponentsForm { given } => say("command-components-form", &[("given", given.as_str().into())]),
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
            Self::Store { error } => store_sentence(error, words),
            Self::KeyForAll { file } => say("serve-key-for-all", &[("file", file.as_str().into())]),
            Self::NoKey { file } => say("serve-no-key", &[("file", file.as_str().into())]),
            Self::Serve { why } => say("serve-fails", &[("why", words.phrase(why).into_owned().into())]),
        }
    }
}

/// Why a store is not served from.
fn store_sentence(error: &StoreError, words: &Words) -> String {
    match error {
        StoreError::Newer { found, known } => {
            words.say("serve-newer", &[("found", found.to_string().into()), ("known", known.to_string().into())])
        }
        StoreError::InUse(store) => words.say("serve-in-use", &[("store", store.as_str().into())]),
        StoreError::WrongKey => words.say("serve-wrong-key", &[]),
        other => words.say("serve-store", &[("why", words.phrase(&other.to_string()).into_owned().into())]),
    }
}
