//! A log as sentences, for one viewer or for all of them side by side.

use serde_json::{Value, json};
use tsugi_engine::{Game, Line, Outcome, Seat, Viewer};
use tsugi_narrator::{Narrate, Speaker};
use tsugi_table::{Entry, Fault, Place, Record};
use tsugi_wire::{ReceiptLine, Step};

use crate::Refereed;

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
) -> Result<Vec<String>, Fault> {
    let read = |place: Place, list: &[Value]| -> Result<Vec<EventOf<N>>, Fault> {
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
                    return Err(Fault::Undo { place: Place::Entry(number), undo: *entry });
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
    let step = |text| Step { sighting: None, text, weight: weight.unwrap_or_default(), view: None };
    sentences.into_iter().map(step).collect()
}

/// A receipt as it is sent: each line with its sentence.
pub(crate) fn receipt<N: Narrate>(game: &N::Game, lines: &[Line], speaker: &Speaker<'_>) -> Vec<ReceiptLine> {
    let line = |line: &Line| ReceiptLine {
        line: line.line.to_owned(),
        points: line.points(),
        ruling: line.ruling.to_owned(),
        sum: line.sum.to_string(),
        text: N::receipt_line(game, line, speaker),
    };
    lines.iter().map(line).collect()
}

/// What the referee says where seats are ranked: scores, ranking and receipts.
pub(crate) fn refereed<N: Narrate>(
    game: &N::Game,
    outcome: &Outcome,
    receipts: &[Vec<Line>],
    speaker: &Speaker<'_>,
) -> Refereed {
    let ranking = outcome.ranking();
    let scores: Vec<i32> = receipts.iter().map(|lines| lines.iter().map(Line::points).sum()).collect();
    let mut lines = Vec::new();
    for (seat, own) in Seat::all(receipts.len()).zip(receipts) {
        lines.push(receipt_title(seat, scores[seat.index()], speaker));
        lines.extend(receipt_lines::<N>(game, own, speaker));
    }
    for (place, seats) in ranking.iter().enumerate() {
        let names: Vec<&str> = seats.iter().map(|&seat| speaker.name(seat)).collect();
        lines.push(speaker.say("score-place", &[("place", (place + 1).into()), ("names", names.join(", ").into())]));
    }
    let receipts: Vec<Vec<ReceiptLine>> = receipts.iter().map(|lines| receipt::<N>(game, lines, speaker)).collect();
    Refereed { answer: json!({ "scores": scores, "ranking": ranking, "receipts": receipts }), lines }
}

/// The head of a receipt: whose it is and what it comes to.
pub(crate) fn receipt_title(seat: Seat, points: i32, speaker: &Speaker<'_>) -> String {
    speaker.say("score-total", &[("name", speaker.name(seat).into()), ("score", points.into())])
}

/// The lines of a receipt in words, indented under their head.
pub(crate) fn receipt_lines<N: Narrate>(
    game: &N::Game,
    lines: &[Line],
    speaker: &Speaker<'_>,
) -> impl Iterator<Item = String> {
    lines.iter().map(move |line| format!("    {}", N::receipt_line(game, line, speaker)))
}
