//! What can happen. Everything is public (R2), so every viewer sees the event itself.

use serde::{Deserialize, Serialize};
use tsugi_engine::Seat;

use crate::{CardId, Kind};

/// Why a player mended nothing on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PassedBecause {
    /// He chose to.
    Chosen,
    /// He has nothing broken, or cannot pay for any of it (R18).
    Forced,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A newcomer took an ingot from the supply (R4).
    NoviceHelped {
        /// The seat that did it, from 0.
        seat: Seat,
    },
    /// The last of the game before was asked to name the first player (R33).
    FirstPlayerAsked {
        /// Who was asked.
        seat: Seat,
    },
    /// The first player is known (R3).
    FirstPlayerSet {
        /// Who takes the marker.
        seat: Seat,
    },
    /// The deck was shuffled and put down; its top card shows (R1).
    DeckShuffled {
        /// The card on top.
        top: CardId,
    },
    /// A round began (R40).
    RoundBegan {
        /// Which one, from 1.
        round: u8,
    },
    /// The top card was dealt to the drafting area, and the next one shows (R40).
    CardDealt {
        /// The card dealt.
        card: CardId,
        /// The card now on top, if any is left.
        next: Option<CardId>,
    },
    /// A card was drafted and added to a collection (R41).
    CardKept {
        /// By whom.
        seat: Seat,
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// A card was drafted and sold (R42).
    CardSold {
        /// By whom.
        seat: Seat,
        /// The card, with its kind and pattern.
        card: CardId,
        /// What the supply could pay (R9).
        ingots: u8,
    },
    /// All unbroken cards of a type broke (R10).
    PotteryBroke {
        /// The type.
        kind: Kind,
        /// How many in all.
        cards: u8,
    },
    /// Gold showed: everybody's first repair of the round is free (R11).
    GoldShowed,
    /// The card nobody drafted was discarded (R12).
    LeftoverDiscarded {
        /// The card, with its kind and pattern.
        card: CardId,
    },
    /// A broken card was repaired (R44).
    CardRepaired {
        /// By whom.
        seat: Seat,
        /// The card, with its kind and pattern.
        card: CardId,
        /// What it cost (R15).
        price: u8,
    },
    /// A player repaired nothing on a turn (R18).
    Passed {
        /// The seat that did it, from 0.
        seat: Seat,
        /// The reason.
        because: PassedBecause,
    },
    /// The first player marker went on clockwise (R20).
    MarkerPassed {
        /// To whom.
        seat: Seat,
    },
    /// Broken cards were discarded at the end of the game (R34).
    BrokenDiscarded {
        /// The seat it belongs to, from 0.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The deck cannot fill another draft (R20).
    GameEnded,
}
