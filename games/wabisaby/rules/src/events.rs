//! What can happen. Events hold the whole truth; who sees what of them, `view.rs` says.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

use crate::cards::{Card, HAND, Held, Lying, Place, SHOWCASE, Slot, Three};

/// Why the die went down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lowered {
    /// One full round of turns has passed since the appraisal (R12).
    Appraisal,
    /// All three showcase cards lay down (R14).
    Showcase,
    /// Too many turns without it going down: the house rule (R17).
    Stall,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round's set-up began (R22).
    RoundBegan {
        /// Which one, from 1.
        round: u16,
    },
    /// The three numbers that made room for the Wabi Sabi cards lie in the showcase (R6).
    ShowcaseLaid {
        /// The cards, up.
        cards: [Card; SHOWCASE],
    },
    /// A seat drew its secret target (R4).
    TargetDrawn {
        /// Whose target.
        seat: Seat,
        /// Who it is.
        target: Seat,
    },
    /// A seat was dealt its hand and looks at it once (R1).
    HandDealt {
        /// Whose hand.
        seat: Seat,
        /// The cards by place.
        cards: [Card; HAND],
    },
    /// A seat chose the three cards it keeps towards itself (R2).
    KeepChosen {
        /// Whose choice.
        seat: Seat,
        /// The places.
        places: Three,
    },
    /// A seat holds up its hand, three cards facing the others (R2).
    HandRaised {
        /// Whose hand.
        seat: Seat,
        /// The cards by place.
        cards: [Held; HAND],
    },
    /// The start player is known (R5).
    StartDrawn {
        /// The seat that did it, from 0.
        seat: Seat,
    },
    /// The die was rolled (R5; alone, the number of skips, R24).
    DieRolled {
        /// What it shows.
        die: u8,
    },
    /// A seat exchanged two cards of its own hand (R11, R31).
    Swapped {
        /// Whose hand.
        seat: Seat,
        /// One place.
        a: Place,
        /// The other.
        b: Place,
    },
    /// The others see the new order of a hand (R31).
    HandRearranged {
        /// Whose hand.
        seat: Seat,
        /// How often two cards were exchanged.
        times: u8,
        /// The cards by place.
        cards: [Held; HAND],
    },
    /// Two seats' cards changed hands (R8).
    Exchanged {
        /// Who acted.
        seat: Seat,
        /// The place given from.
        own: Place,
        /// With whom.
        other: Seat,
        /// The place taken from.
        theirs: Place,
        /// The card given, as it was held.
        gave: Held,
        /// The card taken, as it was held.
        took: Held,
    },
    /// A card was exchanged with the showcase (R9).
    ShowcaseExchanged {
        /// Who acted.
        seat: Seat,
        /// The place given from.
        own: Place,
        /// The place in the showcase.
        slot: Slot,
        /// The card given, as it was held.
        gave: Held,
        /// The card taken, as it lay.
        took: Lying,
    },
    /// A seat looked at its own cards (R10).
    Appraised {
        /// The seat that did it, from 0.
        seat: Seat,
        /// All of its cards by place.
        cards: [Card; HAND],
    },
    /// The die went down by one.
    DieLowered {
        /// What it shows now.
        die: u8,
        /// The reason.
        because: Lowered,
    },
    /// The showcase was turned up (R14).
    ShowcaseTurned {
        /// The cards.
        cards: [Card; SHOWCASE],
    },
    /// A turn ended (R32).
    TurnEnded {
        /// Whose turn it is now.
        next: Seat,
    },
    /// A hand and a target were shown at the end of a round (R18).
    HandRevealed {
        /// The seat it belongs to, from 0.
        seat: Seat,
        /// The cards by place.
        cards: [Card; HAND],
        /// The target; one's own seat in the solo game.
        target: Seat,
    },
    /// A round was scored for a seat (R18).
    RoundScored {
        /// Whose points.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// The game has ended (R21, R26).
    GameEnded,
    /// Alone: the first six cards were taken as they lay (R24).
    SoloDealt {
        /// The cards by place.
        cards: [Lying; HAND],
    },
    /// Alone: a card was drawn (R25).
    CardDrawn {
        /// The card as it lies.
        card: Lying,
    },
    /// Alone: the drawn card took a place in the hand (R25).
    Replaced {
        /// The place.
        own: Place,
        /// The card that left, as it lay.
        out: Lying,
    },
    /// Alone: the drawn card was set aside (R25).
    Skipped {
        /// The skips left.
        skips: u8,
    },
}
