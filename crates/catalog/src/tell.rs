//! A log as sentences, for one viewer or for all of them side by side.

use serde_json::Value;
use tsugi_engine::{Game, Seat, Viewer};
use tsugi_narrator::{Narrate, Speaker};
use tsugi_table::{Entry, Place, Record, RecordFault};
use tsugi_wire::Step;

/// What happens in the game.
type EventOf<N> = <<N as Narrate>::Game as Game>::Event;

/// For whom a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// One viewer, and what that viewer saw.
    One(Viewer),
    /// Everybody: where viewers saw different things, each is told with who saw it.
    All,
}

/// What was seen of these events, a sentence each.
pub(crate) fn events<N: Narrate>(
    game: &N::Game,
    events: &[EventOf<N>],
    audience: Audience,
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let tell = |event: EventOf<N>, viewer| game.sighting(event, viewer).map(|seen| N::tell(game, &seen, speaker));
    match audience {
        Audience::One(viewer) => events.iter().filter_map(|&event| tell(event, viewer)).collect(),
        Audience::All => events.iter().flat_map(|&event| side_by_side(game, speaker, |v| tell(event, v))).collect(),
    }
}

/// One sentence where all saw the same; otherwise each with those who saw it so.
fn side_by_side<G: Game>(game: &G, speaker: &Speaker<'_>, seen: impl Fn(Viewer) -> Option<String>) -> Vec<String> {
    let mut sentences: Vec<(Option<String>, Vec<Viewer>)> = Vec::new();
    for viewer in Viewer::all(game.seats()) {
        let sentence = seen(viewer);
        match sentences.iter_mut().find(|(said, _)| *said == sentence) {
            Some((_, viewers)) => viewers.push(viewer),
            None => sentences.push((sentence, vec![viewer])),
        }
    }
    if let [(sentence, _)] = sentences.as_slice() {
        return sentence.iter().cloned().collect();
    }
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => speaker.name(*seat).to_owned(),
        Viewer::Spectator => speaker.say("command-spectators", &[]),
    };
    let labelled = sentences.into_iter().filter_map(|(sentence, viewers)| {
        let who: Vec<String> = viewers.iter().map(name).collect();
        sentence.map(|sentence| format!("[{}] {sentence}", who.join(", ")))
    });
    labelled.collect()
}

/// That a seat took its choice back.
pub(crate) fn undo(seat: Seat, speaker: &Speaker<'_>) -> String {
    speaker.say("command-undone", &[("name", speaker.name(seat).into())])
}

/// A whole record, from its events alone.
pub(crate) fn record<N: Narrate>(
    game: &N::Game,
    record: &Record,
    audience: Audience,
    speaker: &Speaker<'_>,
) -> Result<Vec<String>, RecordFault> {
    let read = |place: Place, list: &[Value]| -> Result<Vec<EventOf<N>>, RecordFault> {
        list.iter().map(|value| place.read(value)).collect()
    };
    let mut told = events::<N>(game, &read(Place::Setup, &record.setup)?, audience, speaker);
    for (number, entry) in record.entries.iter().enumerate() {
        match entry {
            Entry::Choice { events: list, .. } => {
                told.extend(events::<N>(game, &read(Place::Entry(number), list)?, audience, speaker));
            }
            Entry::Undo { undo: entry, .. } => {
                let Some(Entry::Choice { seat, .. }) = record.entries.get(*entry) else {
                    return Err(RecordFault::Undo { place: Place::Entry(number), undo: *entry });
                };
                told.push(undo(*seat, speaker));
            }
        }
    }
    if let Some(outcome) = &record.result {
        told.push(tsugi_narrator::outcome(outcome, speaker));
    }
    Ok(told)
}

/// What everybody saw of an event, side by side where viewers saw different things.
pub(crate) fn to_all<N: Narrate>(game: &N::Game, event: EventOf<N>, speaker: &Speaker<'_>) -> Vec<Step> {
    let seen = |viewer| game.sighting(event, viewer);
    let weight = Viewer::all(game.seats()).filter_map(seen).map(|sighting| N::weight(game, &sighting)).max();
    let sentences = side_by_side(game, speaker, |viewer| seen(viewer).map(|seen| N::tell(game, &seen, speaker)));
    let step = |text| Step {
        sighting: None,
        text,
        weight: weight.unwrap_or_default(),
        faded: None,
        view: None,
        reckoned: None,
    };
    sentences.into_iter().map(step).collect()
}
