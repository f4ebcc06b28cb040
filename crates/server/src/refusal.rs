//! Why something is refused: a code for programs, a sentence for people.

use std::borrow::Cow;

use axum::http::StatusCode;
use tsugi_catalog::Problem;
use tsugi_narrator::{Arg, Words, brief};
use tsugi_wire::Code;

/// Something is refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) code: Code,
    pub(crate) ruling: Option<&'static str>,
    pub(crate) message: String,
}

impl Refusal {
    /// A refusal in the words of its code: every code has a message `service-…`.
    pub(crate) fn new(code: Code, words: &Words) -> Self {
        Self::with(code, words, &[])
    }

    /// The same with something told.
    pub(crate) fn with(code: Code, words: &Words, told: &[(&str, Arg<'_>)]) -> Self {
        let name = serde_json::to_value(code).unwrap_or_default();
        let id = format!("service-{}", name.as_str().unwrap_or("unavailable").replace('_', "-"));
        Self::saying(code, words.say(&id, told))
    }

    /// A refusal in other words. Whatever it tells of what was sent, it is no longer than a refusal needs to be.
    pub(crate) fn saying(code: Code, message: String) -> Self {
        let short = match brief(&message) {
            Cow::Owned(short) => Some(short),
            Cow::Borrowed(_) => None,
        };
        Self { code, ruling: None, message: short.unwrap_or(message) }
    }

    /// A table that cannot be set up as it is wanted.
    pub(crate) fn of_problem(problem: &Problem, words: &Words) -> Self {
        let code = match problem {
            Problem::UnknownGame { .. } => Code::UnknownGame,
            Problem::UnknownBot { .. } => Code::UnknownBot,
            _ => Code::BadSetup,
        };
        Self::saying(code, problem.sentence(words))
    }

    /// A record that cannot be gone through.
    pub(crate) fn of_record(problem: &Problem, words: &Words) -> Self {
        match problem {
            Problem::UnknownGame { .. } => Self::of_problem(problem, words),
            _ => Self::with(Code::BadRecord, words, &[("why", problem.sentence(words).into())]),
        }
    }

    /// The refusal of a game.
    pub(crate) fn of_game(refusal: tsugi_catalog::Refusal) -> Self {
        let code = match refusal.code {
            tsugi_catalog::Code::Malformed => Code::Malformed,
            tsugi_catalog::Code::NotYourTurn => Code::NotYourTurn,
            tsugi_catalog::Code::GameOver => Code::GameOver,
            _ => Code::Illegal,
        };
        Self { ruling: refusal.ruling, ..Self::saying(code, refusal.message) }
    }
}

/// The one map from codes to statuses.
pub(crate) fn status(code: Code) -> StatusCode {
    match code {
        Code::WrongWord
        | Code::Malformed
        | Code::BadSetup
        | Code::BadRecord
        | Code::UnknownBot
        | Code::UnknownSeat
        | Code::UnknownProtocol
        | Code::Future => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NotFound | Code::UnknownTable | Code::UnknownGame => StatusCode::NOT_FOUND,
        Code::WrongKey
        | Code::NotYours
        | Code::NeedsLink
        | Code::SawAnotherHand
        | Code::WrongOrigin
        | Code::NoHints
        | Code::Silent => StatusCode::FORBIDDEN,
        Code::Taken
        | Code::Full
        | Code::NotBegun
        | Code::Begun
        | Code::NotYourTurn
        | Code::GameOver
        | Code::Running
        | Code::Illegal
        | Code::Stale
        | Code::Kept
        | Code::NothingAsked
        | Code::NotSealed
        | Code::Sealing
        | Code::WordGiven
        | Code::WordEarly
        | Code::WordLate
        | Code::OldRules
        | Code::Lesson => StatusCode::CONFLICT,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TimedOut => StatusCode::REQUEST_TIMEOUT,
        Code::Unavailable | Code::Encrypted | Code::GoingDown | Code::TooSlow => StatusCode::SERVICE_UNAVAILABLE,
        Code::Broken | Code::Failed => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
