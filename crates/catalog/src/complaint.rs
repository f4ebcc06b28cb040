//! Problems in words: one sentence each, whoever shows it.

use tsugi_engine::OptionError;
use tsugi_narrator::{Arg, Words};
use tsugi_table::{Fault, SealFault, Unchecked};

use crate::Problem;

impl Problem {
    /// The problem in one sentence.
    pub fn sentence(&self, words: &Words) -> String {
        problem(self, words)
    }
}

/// A problem in one sentence.
fn problem(problem: &Problem, words: &Words) -> String {
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
        Problem::NoHints { game } => say("problem-no-hints", &[("game", text(game))]),
        Problem::Program { given } => say("problem-program", &[("given", text(given))]),
        Problem::Budget { given } => say("problem-budget", &[("given", text(given))]),
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
            let game = crate::find(game).ok();
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
        Fault::Seal(fault) => seal(fault, words),
        Fault::Result { recorded, now } => {
            say("fault-result", &[("recorded", text(&recorded.to_string())), ("now", text(&now.to_string()))])
        }
    }
}

/// What is wrong with the seal of a record, in one sentence.
pub(crate) fn seal(fault: &SealFault, words: &Words) -> String {
    match fault {
        SealFault::Line { line } => words.say("fault-seal-line", &[("line", (*line).into())]),
        SealFault::Hash { line } => words.say("fault-seal-hash", &[("line", (*line).into())]),
        SealFault::Seat { seat } => words.say("fault-seal-seat", &[("seat", (*seat).into())]),
        SealFault::Order => words.say("fault-seal-order", &[]),
        SealFault::Words => words.say("fault-seal-words", &[]),
        SealFault::Digest => words.say("fault-seal-digest", &[]),
        SealFault::Another => words.say("fault-seal-another", &[]),
    }
}
