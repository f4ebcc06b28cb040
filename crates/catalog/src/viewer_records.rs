//! One viewer's record of a game: read, checked as far as it goes, and told.

use serde_json::Value;
use tsugi_guide::Guide;
use tsugi_narrator::{Narrate, SightingOf, Speaker, Words};
use tsugi_table::{Place, Record, RecordFault, Seen, Unchecked, Verified, ViewerRecord};

use crate::{
    Problem, Visit,
    records::{built_for, faulty},
    tell, visit,
};

/// Whether a document is a viewer's record rather than a record.
pub fn is_viewer_record(document: &Value) -> bool {
    document.get("viewer").is_some()
}

/// Reads a viewer's record, whatever its game.
#[expect(clippy::needless_pass_by_value, reason = "whoever reads a viewer's record is done with its document")]
pub fn read_viewer_record(document: Value) -> Result<ViewerRecord, Problem> {
    // The form is checked as a record's is; what differs is read afterwards.
    match document.get("format").and_then(Value::as_u64) {
        Some(form) if form == u64::from(tsugi_table::FORMAT) => {
            tsugi_reader::value(&document).map_err(Problem::Unreadable)
        }
        Some(given) => Err(Problem::Format { given, known: tsugi_table::FORMAT }),
        None => Err(Problem::NotARecord),
    }
}

/// Says of one viewer's record what can be said: it is readable, and what it takes back stood.
pub fn verify_viewer_record(viewer_record: &ViewerRecord) -> Result<Verified, Problem> {
    struct Verify<'a>(&'a ViewerRecord);
    impl Visit for Verify<'_> {
        type Output = Result<Verified, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            built_for(guide, &frame(self.0))?;
            let entries = self.0.check::<G::Game>().map_err(|fault| faulty(guide, fault))?;
            Ok(Verified {
                entries,
                outcome: self.0.result,
                unchecked: Some(Unchecked::ViewerRecord),
                dealt: None,
                from: None,
            })
        }
    }
    visit(&viewer_record.game, Verify(viewer_record))?
}

/// Tells a viewer's record in sentences.
pub fn tell_viewer_record(viewer_record: &ViewerRecord, words: &Words) -> Result<Vec<String>, Problem> {
    struct Tell<'a>(&'a ViewerRecord, &'a Words);
    impl Visit for Tell<'_> {
        type Output = Result<Vec<String>, Problem>;
        fn visit<G: Guide>(self, guide: &'static G) -> Self::Output {
            let built = built_for(guide, &frame(self.0))?;
            let speaker = Speaker { words: self.1, names: &built.config.names };
            sentences::<G>(&built.game, self.0, &speaker).map_err(|fault| faulty(guide, fault))
        }
    }
    visit(&viewer_record.game, Tell(viewer_record, words))?
}

/// A record that says of game and players what a viewer's record says.
fn frame(viewer_record: &ViewerRecord) -> Record {
    Record {
        format: viewer_record.format,
        game: viewer_record.game.clone(),
        rules: viewer_record.rules,
        components: viewer_record.components.clone(),
        replaced_components: viewer_record.replaced_components.clone(),
        config: viewer_record.config.clone(),
        from: None,
        luck: None,
        setup: Vec::new(),
        entries: Vec::new(),
        result: viewer_record.result,
    }
}

/// A viewer's record in sentences.
fn sentences<N: Narrate>(
    game: &N::Game,
    viewer_record: &ViewerRecord,
    speaker: &Speaker<'_>,
) -> Result<Vec<String>, RecordFault> {
    let read = |place: Place, list: &[Value]| -> Result<Vec<String>, RecordFault> {
        let sentence = |value: &Value| {
            let seen = place.read::<SightingOf<N>>(value)?;
            Ok(N::tell(game, &seen, speaker))
        };
        list.iter().map(sentence).collect()
    };
    let mut told = read(Place::Setup, &viewer_record.setup)?;
    for (number, entry) in viewer_record.entries.iter().enumerate() {
        match entry {
            Seen::Choice { sightings, .. } => told.extend(read(Place::Entry(number), sightings)?),
            Seen::Undo { undo, consent } => match (viewer_record.entries.get(*undo), consent) {
                (_, Some(_)) => told.push(speaker.say("service-taken-back-by-all", &[])),
                (Some(Seen::Choice { seat, .. }), None) => told.push(tell::undo(*seat, speaker)),
                _ => return Err(RecordFault::Undo { place: Place::Entry(number), undo: *undo }),
            },
            Seen::Hidden(_) => {}
        }
    }
    told.extend(viewer_record.result.as_ref().map(|outcome| tsugi_narrator::outcome(outcome, speaker)));
    Ok(told)
}
