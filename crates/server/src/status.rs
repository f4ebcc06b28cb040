//! Which status each refusal is answered with.

use axum::http::StatusCode;
use tsugi_wire::Code;

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
