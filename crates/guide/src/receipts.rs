//! Receipts as they are sent.

use tsugi_engine::Line;
use tsugi_narrator::{Narrate, Speaker};
use tsugi_wire::ReceiptLine;

/// A receipt as it is sent: each line with its sentence.
pub fn receipt<N: Narrate>(game: &N::Game, lines: &[Line], speaker: &Speaker<'_>) -> Vec<ReceiptLine> {
    let line = |line: &Line| ReceiptLine {
        line: line.line.to_owned(),
        points: line.points(),
        ruling: line.ruling.to_owned(),
        sum: line.sum.to_string(),
        text: N::receipt_line(game, line, speaker),
    };
    lines.iter().map(line).collect()
}
