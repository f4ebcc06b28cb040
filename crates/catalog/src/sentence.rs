//! Problems in words: one sentence each, whoever shows it.

use std::sync::LazyLock;

use tsugi_engine::Message;
use tsugi_narrator::{Arg, Lang, Words};
use tsugi_table::{RecordFault, SealFault, Unchecked};

use crate::Problem;

impl Problem {
    /// The problem in one sentence.
    pub fn sentence(&self, words: &Words) -> String {
        problem(self, words)
    }
}

/// An error message, whichever game it is of: the ids of error messages are told apart by the game's name.
fn tell(message: &Message, words: &Words) -> String {
    static OF_ALL_GAMES: LazyLock<[Words; 2]> = LazyLock::new(|| {
        let all = |lang: Lang| -> &'static str {
            let texts: Vec<&str> = crate::games().iter().map(|game| game.words[lang.index()]).collect();
            texts.join("\n").leak()
        };
        Lang::ALL.map(|lang| Words::new(lang, Some(Lang::ALL.map(all))))
    });
    OF_ALL_GAMES[words.lang().index()].tell(message)
}

/// A problem in one sentence.
fn problem(problem: &Problem, words: &Words) -> String {
    let text = |value: &str| Arg::from(value.to_owned());
    let told = |message: &Message| Arg::from(tell(message, words));
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
        Problem::Option(error) => words.tell(&error.message()),
        Problem::UnknownBot { given, known } => {
            say("problem-unknown-bot", &[("given", text(given)), ("known", text(known))])
        }
        Problem::NoHints { game } => say("problem-no-hints", &[("game", text(game))]),
        Problem::Program { given } => say("problem-program", &[("given", text(given))]),
        Problem::Budget { given } => say("problem-budget", &[("given", text(given))]),
        Problem::Components(error) => say("problem-components", &[("problem", told(&error.message()))]),
        Problem::Unreadable(why) => say("problem-unreadable", &[("why", told(why))]),
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
        Problem::NotResumable(Unchecked::UnknownLuck | Unchecked::ViewerRecord) => {
            say("problem-not-resumable-luck", &[])
        }
        Problem::NotResumable(Unchecked::OlderRules { played, now }) => {
            say("problem-not-resumable-rules", &[("played", (*played).into()), ("now", (*now).into())])
        }
        Problem::NotFinished => say("problem-not-finished", &[]),
        Problem::NoMoment { given, last } => {
            say("problem-no-moment", &[("given", (*given).into()), ("last", (*last).into())])
        }
        Problem::NothingToPlayOn => say("problem-nothing-to-play-on", &[]),
        Problem::State(why) => say("problem-state", &[("why", told(&why.message()))]),
        Problem::NoScore { game } => say("problem-no-score", &[("game", text(game))]),
        Problem::Told(why) => say("problem-told", &[("why", told(why))]),
    }
}

/// Where a record fails, in one sentence.
fn fault(game: &str, fault: &RecordFault, words: &Words) -> String {
    let text = |value: &str| Arg::from(value.to_owned());
    let told = |message: &Message| Arg::from(tell(message, words));
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.say(id, args);
    let at = |place: &tsugi_table::Place| match place {
        tsugi_table::Place::Setup => words.say("place-setup", &[]),
        tsugi_table::Place::Entry(number) => words.say("place-entry", &[("number", (*number).into())]),
    };
    match fault {
        RecordFault::Unreadable { place, problem } => {
            say("fault-unreadable", &[("place", at(place).into()), ("problem", told(problem))])
        }
        RecordFault::Refused { place, seat, action, why } => {
            let said = |game: &crate::Listing| crate::refusal(game.id, why, &game.words(words.lang())).ok();
            let why = crate::find(game).ok().and_then(said);
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
        RecordFault::Differs { place, recorded, now } => say(
            "fault-differs",
            &[("place", at(place).into()), ("recorded", text(&recorded.to_string())), ("now", text(&now.to_string()))],
        ),
        RecordFault::Unsound { place, why } => {
            say("fault-unsound", &[("place", at(place).into()), ("why", told(&why.message()))])
        }
        RecordFault::Undo { place, undo } => {
            say("fault-undo", &[("place", at(place).into()), ("undo", (*undo).into())])
        }
        RecordFault::Commitment => say("fault-commitment", &[]),
        RecordFault::Seal(fault) => seal(fault, words),
        RecordFault::Origin(fault) => say("fault-origin", &[("fault", self::fault(game, fault, words).into())]),
        RecordFault::OtherOrigin => say("fault-other-origin", &[]),
        RecordFault::SealedOrigin => say("fault-sealed-origin", &[]),
        RecordFault::Result { recorded, now } => {
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
