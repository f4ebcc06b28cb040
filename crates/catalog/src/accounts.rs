//! One viewer's account of a game: read, checked as far as it goes, and told.

use serde_json::Value;
use tsugi_narrator::{Narrate, SightingOf, Speaker};
use tsugi_table::{Account, Fault, Place, Record, Seen};

use crate::{Problem, tell};

/// Whether a document is an account rather than a record.
pub fn is_account(document: &Value) -> bool {
    document.get("viewer").is_some()
}

/// Reads an account, whatever its game.
pub fn read_account(document: Value) -> Result<Account, Problem> {
    // The form is checked as a record's is; what differs is read afterwards.
    match document.get("format").and_then(Value::as_u64) {
        Some(form) if form == u64::from(tsugi_table::FORMAT) => {
            serde_json::from_value(document).map_err(|error| Problem::Unreadable(error.to_string()))
        }
        Some(given) => Err(Problem::Format { given, known: tsugi_table::FORMAT }),
        None => Err(Problem::NotARecord),
    }
}

/// A record that says of game and players what an account says.
pub(crate) fn frame(account: &Account) -> Record {
    Record {
        format: account.format,
        game: account.game.clone(),
        rules: account.rules,
        components: account.components.clone(),
        replaced_components: account.replaced_components.clone(),
        config: account.config.clone(),
        luck: None,
        setup: Vec::new(),
        entries: Vec::new(),
        result: account.result,
    }
}

/// An account in sentences.
pub(crate) fn sentences<N: Narrate>(
    game: &N::Game,
    account: &Account,
    speaker: &Speaker<'_>,
) -> Result<Vec<String>, Fault> {
    let read = |place: Place, list: &[Value]| -> Result<Vec<String>, Fault> {
        let sentence = |value: &Value| {
            let seen = place.read::<SightingOf<N>>(value)?;
            Ok(N::tell(game, &seen, speaker))
        };
        list.iter().map(sentence).collect()
    };
    let mut told = read(Place::Setup, &account.setup)?;
    for (number, entry) in account.entries.iter().enumerate() {
        match entry {
            Seen::Choice { sightings, .. } => told.extend(read(Place::Entry(number), sightings)?),
            Seen::Undo { undo, consent } => match (account.entries.get(*undo), consent) {
                (_, Some(_)) => told.push(speaker.say("service-taken-back-by-all", &[])),
                (Some(Seen::Choice { seat, .. }), None) => told.push(tell::undo(*seat, speaker)),
                _ => return Err(Fault::Undo { place: Place::Entry(number), undo: *undo }),
            },
            Seen::Hidden(_) => {}
        }
    }
    told.extend(account.result.as_ref().map(|outcome| tsugi_narrator::outcome(outcome, speaker)));
    Ok(told)
}
