//! Taking back: how far a seat may, and why not further.

use crate::{Game, Seat};

/// A choice as the log keeps it: who, what, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<G: Game> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// What came of it.
    pub events: Vec<G::Event>,
    /// Whether lots were drawn on the way.
    pub drew_lots: bool,
}

/// Why a choice stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefused {
    /// Nobody has chosen anything yet, or all of it was taken back.
    #[error("nothing has been chosen yet")]
    NothingChosen,
    /// Another seat made the last choice.
    #[error("seat {0} has chosen since")]
    AnotherChose(Seat),
    /// Lots were drawn: the cards that came up are known.
    #[error("lots were drawn since")]
    LotsDrawn,
    /// Something hidden was shown.
    #[error("something hidden was shown since")]
    Shown,
}

/// Whether `seat` may take back the last of these choices.
///
/// What may be taken back drew no lots, showed nobody anything hidden, and nobody else has chosen
/// since; so the one who takes it back knows no more than before.
pub fn takes_back<G: Game>(game: &G, choices: &[Choice<G>], seat: Seat) -> Result<(), UndoRefused> {
    let last = choices.last().ok_or(UndoRefused::NothingChosen)?;
    if last.seat != seat {
        return Err(UndoRefused::AnotherChose(last.seat));
    }
    if last.drew_lots {
        return Err(UndoRefused::LotsDrawn);
    }
    if last.events.iter().any(|&event| game.reveals(event)) {
        return Err(UndoRefused::Shown);
    }
    Ok(())
}
