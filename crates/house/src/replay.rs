//! Games that are over, gone through again: the pure part, from a record to what is shown of it.

use serde_json::Value;
use tsugi_catalog::{
    Moment, Onlooker, Part, Problem, find, is_viewer_record, read_record, read_viewer_record, tell_viewer_record,
    verify_viewer_record,
};
use tsugi_narrator::{Lang, Words};
use tsugi_table::Record;
use tsugi_wire::{Code, Past, Replay};

use crate::{languages::Languages, refusal::Refusal};

/// The largest record that is read: a long game of eight at WabiSaby is a twentieth of it.
pub const LARGEST_RECORD: usize = 1 << 20;
/// The most entries of a record that are gone through: more than a table's own game can have.
const MOST_ENTRIES: usize = 10_000;
/// The most objects and values in a document that are read: each costs memory, whatever it says. A record with as many
/// entries as are gone through has half of them.
const MOST_OBJECTS: usize = 80_000;
const MOST_VALUES: usize = 400_000;
/// Moments in a page of a replay, by default and at most.
const MOMENTS: usize = 50;
const MOST_MOMENTS: usize = 200;
/// Moments are sent until they are about so many bytes.
const MOST_BYTES: usize = 256 << 10;

/// Whether a document would be far larger in memory than it is: it is looked at before it is read.
pub fn is_bloated(text: &[u8]) -> bool {
    let (mut objects, mut values, mut in_text, mut escaped) = (0, 0, false, false);
    for letter in text {
        match letter {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' if !in_text => objects += 1,
            b',' | b'[' if !in_text => values += 1,
            _ => {}
        }
    }
    objects > MOST_OBJECTS || values > MOST_VALUES
}

/// Which moments are sent: never more at once than a page needs.
pub fn moments_wanted(from: usize, moments: Option<usize>) -> Part {
    Part { from, moments: moments.unwrap_or(MOMENTS).clamp(1, MOST_MOMENTS), bytes: MOST_BYTES }
}

/// A record gone through again, as far as it was asked for.
pub fn replay(
    record: Value,
    onlooker: Onlooker,
    part: Part,
    languages: &Languages,
    lang: Lang,
) -> Result<Replay, Refusal> {
    let words = languages.of_service(lang);
    let bad = |problem: Problem| Refusal::of_record(&problem, words);
    if is_viewer_record(&record) {
        return viewer_record(record, languages, lang).map_err(bad);
    }
    let record = read_record(record).map_err(bad)?;
    let listing = find(&record.game).map_err(bad)?;
    if let Onlooker::One(tsugi_engine::Viewer::Seat(seat)) = onlooker
        && seat.index() >= record.config.players
    {
        return Err(Refusal::new(Code::UnknownSeat, words));
    }
    entries_fit(&record, words)?;
    let of = record.entries.len() + 1;
    let moments = tsugi_catalog::replay(&record, onlooker, part, languages.of_game(listing, lang)).map_err(bad)?;
    Ok(Replay {
        game: record.game,
        names: record.config.names,
        bots: record.config.bots,
        options: record.config.options,
        viewer: onlooker.to_string(),
        moments: moments.into_iter().map(past).collect(),
        from: part.from.min(of),
        of,
    })
}

/// Whether a record is short enough to be gone through.
pub(crate) fn entries_fit(record: &Record, words: &Words) -> Result<(), Refusal> {
    if record.entries.len() > MOST_ENTRIES {
        let why = words.say("service-too-many-entries", &[("most", MOST_ENTRIES.into())]);
        return Err(Refusal::with(Code::BadRecord, words, &[("why", why.into())]));
    }
    Ok(())
}

fn past(moment: Moment) -> Past {
    let Moment { seat, undone, told, view, reckoned, status, receipts } = moment;
    Past { seat, undone, told, view: Some(view), reckoned, status: Some(status), receipts }
}

/// A viewer's record holds what was seen and not what was: it can be told, not shown.
fn viewer_record(document: Value, languages: &Languages, lang: Lang) -> Result<Replay, Problem> {
    let viewer_record = read_viewer_record(document)?;
    let listing = find(&viewer_record.game)?;
    verify_viewer_record(&viewer_record)?;
    let told = tell_viewer_record(&viewer_record, languages.of_game(listing, lang))?;
    let moment = Past { seat: None, undone: false, told, view: None, reckoned: None, status: None, receipts: None };
    Ok(Replay {
        game: viewer_record.game,
        names: viewer_record.config.names,
        bots: viewer_record.config.bots,
        options: viewer_record.config.options,
        viewer: viewer_record.viewer,
        moments: vec![moment],
        from: 0,
        of: 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_of_many_small_things_is_told_from_a_long_text() {
        let many = |what: &str, count: usize| format!("[{}0]", format!("{what},").repeat(count));
        assert!(is_bloated(many("{\"\":0}", MOST_OBJECTS + 1).as_bytes()));
        assert!(is_bloated(many("0", MOST_VALUES + 1).as_bytes()));
        assert!(!is_bloated(many("{\"\":0}", MOST_OBJECTS).as_bytes()));
        let text = format!("\"{}\"", "{,\\\"".repeat(MOST_VALUES));
        assert!(!is_bloated(text.as_bytes()), "what stands in a text is no value");
    }
}
