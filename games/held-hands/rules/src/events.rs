//! What can happen, and what each viewer sees of it.

use serde::{Deserialize, Serialize};
use tsugi_engine::{Seat, Viewer};

use crate::{Card, Colour, HAND_LIMIT, Node, Place, Ring, Shown, Side};

/// Why they broke up. One reason is told (R62).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BreakupReason {
    /// One stood in the Heart, and the partner did not follow (R51).
    NotFollowed,
    /// Nobody had a card left to play (R35).
    NoCards,
    /// Every step that could be paid went out of balance (R38).
    OutOfBalance,
    /// No step could be paid (R37).
    CannotMove,
    /// The one step that could be paid led onto the partner's node (R5).
    PartnerInTheWay,
    /// The one step that could be paid led into the Heart, out of balance (R46).
    HeartUnbalanced,
    /// The emotions deck was empty, at a table that plays so (R34).
    DeckOut,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The first player is known (R52).
    FirstPlayerSet {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// Each player was dealt four objectives, face down (R20, R21).
    ObjectivesDealt {
        /// For which round, from 1.
        round: u8,
    },
    /// Six cards were dealt at the start; their owner alone sees them, on both sides (R27).
    HandDealt {
        /// To whom.
        seat: Seat,
        /// Which, by place.
        cards: [Card; HAND_LIMIT],
    },
    /// Both players look at their six and choose which half to show (R27).
    FansAsked,
    /// A player has chosen; nobody else learns what before both have (R27).
    FanChosen {
        /// The seat that did it, from 0.
        seat: Seat,
        /// Which half.
        side: Side,
    },
    /// Both have chosen, and the hands lie open, half of each card hidden (R65).
    FansRevealed {
        /// The halves chosen, by seat.
        sides: [Side; 2],
        /// What the hands show, by seat.
        shown: [Shown; 2],
    },
    /// A turn began.
    TurnBegan {
        /// The seat it belongs to, from 0.
        seat: Seat,
    },
    /// The next objective lies face up (R18).
    ObjectiveRevealed {
        /// From whose stack.
        stack: Seat,
        /// Which emotion.
        colour: Colour,
    },
    /// A step was taken and paid; the card shows no more than the half that paid (R67).
    StepTaken {
        /// By whom.
        seat: Seat,
        /// To which node.
        to: Node,
        /// From whose hand it was paid.
        hand: Seat,
        /// With which card.
        place: Place,
        /// With which colour.
        colour: Colour,
        /// The balance after it.
        balance: i8,
    },
    /// The turn ended, and a card that paid lies on the pile of whoever played it (R57).
    CardDiscarded {
        /// Whose pile.
        seat: Seat,
        /// From whose hand.
        hand: Seat,
        /// Where it was.
        place: Place,
        /// Both of its halves (R67).
        card: Card,
    },
    /// Six cards or more in one turn brought the balance back to 0 (R41).
    BalanceReset {
        /// The seat it belongs to, from 0.
        seat: Seat,
    },
    /// A card was drawn to refill a hand (R32).
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Where in the hand.
        place: Place,
        /// The emotion card.
        card: Card,
        /// The half it shows (R63).
        side: Side,
    },
    /// The turn ended in the middle: the player may keep or switch perspective (R28).
    PerspectiveAsked {
        /// The seat that did it, from 0.
        seat: Seat,
    },
    /// The perspective stays.
    PerspectiveKept {
        /// The seat it belongs to, from 0.
        seat: Seat,
    },
    /// A hand shows its other halves (R28).
    PerspectiveChanged {
        /// The seat it belongs to, from 0.
        seat: Seat,
        /// The half that shows now.
        side: Side,
        /// What the hand shows now.
        shown: Shown,
    },
    /// The objective was met as a turn ended (R15, R16).
    ObjectiveCompleted {
        /// By whom.
        seat: Seat,
        /// Which emotion.
        colour: Colour,
    },
    /// The round is complete, and the next ring lies open (R10).
    RingOpened {
        /// The ring of the board.
        ring: Ring,
    },
    /// A discard pile was shuffled into the emotions deck (R42).
    DiscardReshuffled {
        /// The seat whose pile it is, from 0.
        pile: Seat,
        /// How many cards.
        cards: u8,
    },
    /// Both stand in the Heart: they have won (R61).
    Reconciled,
    /// They have lost.
    BrokeUp {
        /// In whose turn.
        seat: Seat,
        /// The reason.
        because: BreakupReason,
    },
}

impl Event {
    /// Whether somebody saw what was hidden until then.
    pub(crate) const fn reveals(self) -> bool {
        match self {
            Self::HandDealt { .. }
            | Self::FansRevealed { .. }
            | Self::ObjectiveRevealed { .. }
            | Self::CardDiscarded { .. }
            | Self::CardDrawn { .. }
            | Self::PerspectiveChanged { .. } => true,
            Self::FirstPlayerSet { .. }
            | Self::ObjectivesDealt { .. }
            | Self::FansAsked
            | Self::FanChosen { .. }
            | Self::TurnBegan { .. }
            | Self::StepTaken { .. }
            | Self::BalanceReset { .. }
            | Self::PerspectiveAsked { .. }
            | Self::PerspectiveKept { .. }
            | Self::ObjectiveCompleted { .. }
            | Self::RingOpened { .. }
            | Self::DiscardReshuffled { .. }
            | Self::Reconciled
            | Self::BrokeUp { .. } => false,
        }
    }

    /// What a viewer saw of it (R25, R64).
    pub(crate) fn seen_by(self, viewer: Viewer) -> Sighting {
        match self {
            Self::HandDealt { seat, .. } if viewer != Viewer::Seat(seat) => Sighting::Part(Glimpse::HandDealt { seat }),
            Self::FanChosen { seat, .. } if viewer != Viewer::Seat(seat) => Sighting::Part(Glimpse::FanChosen { seat }),
            Self::CardDrawn { seat, place, card, side } => {
                Sighting::Part(Glimpse::CardDrawn { seat, place, side, colour: card.half(side) })
            }
            seen => Sighting::Whole(seen),
        }
    }
}

/// What a viewer saw of an event: all of it, or a part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged, expecting = "error-held-hands-expected-sighting")]
pub enum Sighting {
    /// All of it.
    Whole(Event),
    /// A part.
    Part(Glimpse),
}

/// A part of an event: called as the event is, without what was hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Glimpse {
    /// Somebody else was dealt six cards.
    HandDealt {
        /// The seat that did it, from 0.
        seat: Seat,
    },
    /// Somebody else has chosen a half.
    FanChosen {
        /// The seat that did it, from 0.
        seat: Seat,
    },
    /// A card was drawn, one half showing.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Where in the hand.
        place: Place,
        /// The half that shows.
        side: Side,
        /// Its colour.
        colour: Colour,
    },
    /// What is left of it where people must remember by themselves (R26).
    Faded(Faded),
}

/// What is left of a sighting that showed halves: they are for the two to remember (R26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Faded {
    /// Both have chosen, and the hands lay open.
    FansRevealed,
    /// A hand showed its other halves.
    PerspectiveChanged {
        /// The seat it belongs to, from 0.
        seat: Seat,
    },
    /// A card was drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
    },
}

impl Sighting {
    /// R26: without the halves that it showed; what lies on a pile, lies open, and what paid, was played.
    pub(crate) fn faded(self) -> Self {
        let faded = match self {
            Self::Whole(Event::HandDealt { seat, .. }) => return Self::Part(Glimpse::HandDealt { seat }),
            Self::Whole(Event::FansRevealed { .. }) => Faded::FansRevealed,
            Self::Whole(Event::PerspectiveChanged { seat, .. }) => Faded::PerspectiveChanged { seat },
            Self::Whole(Event::CardDrawn { seat, .. }) | Self::Part(Glimpse::CardDrawn { seat, .. }) => {
                Faded::CardDrawn { seat }
            }
            seen => return seen,
        };
        Self::Part(Glimpse::Faded(faded))
    }
}
