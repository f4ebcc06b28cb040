//! Why something is refused: a code for programs, a sentence for people.

use std::borrow::Cow;

use tsugi_catalog::Problem;
use tsugi_narrator::{Arg, Words, brief};
use tsugi_wire::Code;

/// Something is refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Why, for programs.
    pub code: Code,
    /// The ruling, where a rule forbids it.
    pub ruling: Option<&'static str>,
    /// Why, in words.
    pub message: String,
}

impl Refusal {
    /// A refusal in the words of its code: every code has a message `service-…`.
    pub fn new(code: Code, words: &Words) -> Self {
        Self::with(code, words, &[])
    }

    /// The same with something told.
    pub fn with(code: Code, words: &Words, told: &[(&str, Arg<'_>)]) -> Self {
        let name = serde_json::to_value(code).unwrap_or_default();
        let id = format!("service-{}", name.as_str().unwrap_or("unavailable").replace('_', "-"));
        Self::saying(code, words.say(&id, told))
    }

    /// A refusal in other words. Whatever it tells of what was sent, it is no longer than a refusal needs to be.
    pub fn saying(code: Code, message: String) -> Self {
        let short = match brief(&message) {
            Cow::Owned(short) => Some(short),
            Cow::Borrowed(_) => None,
        };
        Self { code, ruling: None, message: short.unwrap_or(message) }
    }

    /// A table that cannot be set up as it is wanted.
    pub fn of_problem(problem: &Problem, words: &Words) -> Self {
        let code = match problem {
            Problem::UnknownGame { .. } => Code::UnknownGame,
            Problem::UnknownBot { .. } => Code::UnknownBot,
            _ => Code::BadSetup,
        };
        Self::saying(code, problem.sentence(words))
    }

    /// A record that cannot be gone through.
    pub fn of_record(problem: &Problem, words: &Words) -> Self {
        match problem {
            Problem::UnknownGame { .. } => Self::of_problem(problem, words),
            Problem::NotFinished => Self::saying(Code::Running, problem.sentence(words)),
            Problem::NoMoment { .. } | Problem::NothingToPlayOn => {
                Self::saying(Code::BadRecord, problem.sentence(words))
            }
            _ => Self::with(Code::BadRecord, words, &[("why", problem.sentence(words).into())]),
        }
    }

    /// The refusal of a game.
    pub fn of_game(refusal: tsugi_catalog::TableRefusal) -> Self {
        let code = match refusal.code {
            tsugi_catalog::RefusalCode::Malformed => Code::Malformed,
            tsugi_catalog::RefusalCode::NotYourTurn => Code::NotYourTurn,
            tsugi_catalog::RefusalCode::GameOver => Code::GameOver,
            _ => Code::Illegal,
        };
        Self { ruling: refusal.ruling, ..Self::saying(code, refusal.message) }
    }
}
