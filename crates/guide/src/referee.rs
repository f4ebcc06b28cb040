//! What the referee says of a table as people told it.

use serde_json::{Value, json};
use tsugi_engine::{Line, Message, Outcome, Seat};
use tsugi_narrator::{Narrate, Speaker};
use tsugi_wire::ReceiptLine;

use crate::receipt;

/// What the referee says of a table as told.
#[derive(Clone, PartialEq, Debug)]
pub struct Refereed {
    /// The answer in JSON.
    pub answer: Value,
    /// The answer in words, a line each.
    pub lines: Vec<String>,
}

/// Why a table as told cannot be scored.
#[derive(Clone, PartialEq, Debug)]
pub enum NotScored<E> {
    /// The game has no score.
    NoScore,
    /// What was told cannot be.
    Told(Message),
    /// No table for so many can be built.
    Table(E),
}

/// What the referee says where seats are ranked: scores, ranking and receipts.
pub fn refereed<N: Narrate>(
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
pub fn receipt_title(seat: Seat, points: i32, speaker: &Speaker<'_>) -> String {
    speaker.say("score-total", &[("name", speaker.name(seat).into()), ("score", points.into())])
}

/// The lines of a receipt in words, indented under their head.
pub fn receipt_lines<N: Narrate>(
    game: &N::Game,
    lines: &[Line],
    speaker: &Speaker<'_>,
) -> impl Iterator<Item = String> {
    lines.iter().map(move |line| format!("    {}", N::receipt_line(game, line, speaker)))
}
