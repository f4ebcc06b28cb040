//! The referee: scores a round told by people who play with the real cards.

use serde::Deserialize;
use tsugi_engine::{Line, Message, Seat, SeatSet};

use crate::{
    WabiSaby,
    cards::{Card, HAND},
    scoring,
};

/// A round as told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// What each player holds, by seat.
    pub seats: Vec<ToldSeat>,
}

/// What a player holds, as told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldSeat {
    /// What the player is called.
    pub name: String,
    /// The six cards.
    pub hand: [Card; HAND],
    /// The player's target; none in the solo game.
    #[serde(default)]
    pub target: Option<usize>,
}

/// Why a round as told cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untrue {
    /// One to eight play.
    Seats {
        /// How many were told.
        seats: usize,
    },
    /// With others, everybody has a target.
    NoTarget {
        /// Which seat.
        seat: usize,
    },
    /// Alone, one's own hand counts.
    TargetAlone,
    /// Each seat is the target of one.
    Targets,
    /// The deck does not hold so many of a card.
    NotInDeck {
        /// Which card: its number, or W.
        card: String,
        /// How many were told.
        found: usize,
        /// How many there are.
        held: usize,
    },
}

impl Untrue {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        match self {
            Self::Seats { seats } => Message::new("error-wabisaby-told-seats").with("seats", *seats),
            Self::NoTarget { seat } => Message::new("error-wabisaby-told-no-target").with("seat", *seat),
            Self::TargetAlone => Message::new("error-wabisaby-told-target-alone"),
            Self::Targets => Message::new("error-wabisaby-told-targets"),
            Self::NotInDeck { card, found, held } => Message::new("error-wabisaby-told-not-in-deck")
                .with("card", card)
                .with("found", *found)
                .with("held", *held),
        }
    }
}

/// The points of a round as told, with their receipts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refereed {
    /// The points of each seat.
    pub points: Vec<u16>,
    /// The lines of each seat.
    pub receipts: Vec<Vec<Line>>,
}

impl WabiSaby {
    /// Scores a round as told, if the deck could have dealt it. The table must be for as many.
    pub fn referee(&self, told: &Told) -> Result<Refereed, Untrue> {
        let seats = told.seats.len();
        if seats == 0 || seats != self.seats {
            return Err(Untrue::Seats { seats });
        }
        self.check_dealt(told)?;
        let targets = targets(told)?;
        let own = |seat: usize| told.seats[seat].hand;
        let lists = (0..seats).map(|seat| (own(seat), own(targets[seat])));
        Ok(Refereed {
            points: lists.clone().map(|(own, target)| scoring::round_points(self, own, target)).collect(),
            receipts: lists.map(|(own, target)| scoring::round_receipt(self, own, target)).collect(),
        })
    }

    /// Hands that the deck cannot deal are refused; three numbers may lie in the showcase.
    fn check_dealt(&self, told: &Told) -> Result<(), Untrue> {
        let mut held = if self.seats == 1 { self.solo_deck() } else { self.numbers() };
        held[Card::WABI_SABI.index()] = self.components.deck.wabi_sabi;
        for (index, &held) in held.iter().enumerate() {
            let cards = told.seats.iter().flat_map(|seat| seat.hand);
            let found = cards.filter(|card| card.index() == index).count();
            if found > held.into() {
                let card = if index == 0 { "W".into() } else { index.to_string() };
                return Err(Untrue::NotInDeck { card, found, held: held.into() });
            }
        }
        Ok(())
    }
}

/// Each seat's target; alone, one's own hand.
fn targets(told: &Told) -> Result<Vec<usize>, Untrue> {
    let seats = told.seats.len();
    if seats == 1 {
        let itself = told.seats[0].target.is_none_or(|target| target == 0);
        return if itself { Ok(vec![0]) } else { Err(Untrue::TargetAlone) };
    }
    let mut targets = Vec::new();
    for (seat, own) in told.seats.iter().enumerate() {
        targets.push(own.target.filter(|&target| target < seats).ok_or(Untrue::NoTarget { seat })?);
    }
    let aimed_at: SeatSet = targets.iter().filter_map(|&target| Seat::new(target)).collect();
    if aimed_at == SeatSet::all(seats) { Ok(targets) } else { Err(Untrue::Targets) }
}
