//! Why a command fails, put into one sentence by the narrator.

use std::path::Path;

use tsugi_catalog::Problem;
use tsugi_engine::Message;
use tsugi_narrator::{Arg, Words};
use tsugi_reader::system;
use tsugi_store::{Cause, StoreError};

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be had.
    Problem(Problem),
    /// Bots cannot play as was asked.
    Arena(tsugi_arena::Problem),
    /// The same, in a file.
    InFile { file: String, problem: Box<Problem> },
    /// A file could not be read or written.
    File { file: String, why: Message },
    /// A file holds no record.
    Empty { file: String },
    /// Something is not JSON.
    NotJson { file: String, why: Message },
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
    NoLuck { why: Message },
    /// Standard output cannot be written to.
    Output { why: Message },
    /// Standard input cannot be read.
    Input { why: Message },
    /// The server cannot listen there.
    Listen { address: String, why: Message },
    /// The tables cannot be kept.
    Store { error: StoreError },
    /// A key can be read by others than its owner.
    KeyForAll { file: String },
    /// A file holds no key.
    NoKey { file: String },
    /// The server cannot start.
    Serve { why: Message },
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
        Self::File { file: path.display().to_string(), why: system(why) }
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
                say("command-file", &[("file", file.as_str().into()), ("why", words.tell(why).into())])
            }
            Self::Empty { file } => say("command-empty-file", &[("file", file.as_str().into())]),
            Self::NotJson { file, why } => {
                say("command-not-json", &[("file", file.as_str().into()), ("why", words.tell(why).into())])
            }
            Self::OptionForm { given } => say("command-option-form", &[("given", given.as_str().into())]),
            Self::ComponentsForm { given } => say("command-components-form", &[("given", given.as_str().into())]),
            Self::TooManyBots { bots, players } => {
                say("command-too-many-bots", &[("bots", (*bots).into()), ("players", (*players).into())])
            }
            Self::ResumeIsSet => say("command-resume-is-set", &[]),
            Self::Viewer { given } => say("command-viewer", &[("given", given.as_str().into())]),
            Self::Seed { given } => say("command-seed", &[("given", given.to_string().into())]),
            Self::NoLuck { why } => say("command-no-luck", &[("why", words.tell(why).into())]),
            Self::Output { why } => say("command-output", &[("why", words.tell(why).into())]),
            Self::Input { why } => say("command-input", &[("why", words.tell(why).into())]),
            Self::Listen { address, why } => {
                say("serve-listen", &[("address", address.as_str().into()), ("why", words.tell(why).into())])
            }
            Self::Store { error } => store_sentence(error, words),
            Self::KeyForAll { file } => say("serve-key-for-all", &[("file", file.as_str().into())]),
            Self::NoKey { file } => say("serve-no-key", &[("file", file.as_str().into())]),
            Self::Serve { why } => say("serve-fails", &[("why", words.tell(why).into())]),
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
        StoreError::Open(why) => {
            words.say("serve-store", &[("why", words.tell(&in_store("error-store-open", why)).into())])
        }
        StoreError::NotDurable(why) => {
            words.say("serve-store", &[("why", words.tell(&in_store("error-store-not-durable", why)).into())])
        }
        StoreError::Unavailable(why) => {
            words.say("serve-store", &[("why", words.tell(&in_store("error-store-unavailable", why)).into())])
        }
        StoreError::Encrypted => words.say("serve-store", &[("why", words.say("error-store-encrypted", &[]).into())]),
    }
}

fn in_store(id: &'static str, cause: &Cause) -> Message {
    let problem = match cause {
        Cause::Late => "error-store-late".into(),
        Cause::Stopped => "error-store-stopped".into(),
        Cause::NotADatabase => "error-store-no-database".into(),
        Cause::CannotOpen => "error-store-cannot-open".into(),
        Cause::Locked => "error-store-locked".into(),
        Cause::Damaged => "error-store-damaged".into(),
        Cause::Full => "error-store-full".into(),
        Cause::ReadOnly => "error-store-read-only".into(),
        Cause::Disk => "error-store-disk".into(),
        Cause::System(kind) => system(&std::io::Error::from(*kind)),
        Cause::Said(text) => Message::new("error-text").with("text", text),
    };
    Message::new(id).with("problem", problem)
}
