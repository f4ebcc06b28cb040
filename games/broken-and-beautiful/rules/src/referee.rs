//! The referee: scores collections told by people who play with the real box.

use serde::Deserialize;
use tsugi_engine::{BySeat, Line, Message, Outcome};

use crate::{BrokenAtEnd, CardId, CardSet, Collected, Kind, Pattern, Pottery, Supply, scoring};

/// The most seats a box serves.
const MOST_SEATS: usize = 4;

/// A table as told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// What each player has, by seat.
    pub seats: Vec<ToldSeat>,
}

/// What a player has, as told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldSeat {
    /// What the player is called.
    pub name: String,
    /// Ingots in hand.
    #[serde(default)]
    pub ingots: u16,
    /// The collection.
    pub cards: Vec<ToldCard>,
}

/// A card as told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldCard {
    /// What it shows.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Its pattern, if it has one.
    #[serde(default)]
    pub pattern: Option<Pattern>,
    /// How it lies.
    pub state: ToldState,
}

/// How a card lies (R31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToldState {
    /// Grey side up.
    Unbroken,
    /// Turned sideways.
    Broken,
    /// Flipped after a repair.
    Repaired,
}

/// Why a table as told cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untrue {
    /// A box serves one to four players.
    Seats {
        /// How many were told.
        seats: usize,
    },
    /// The deck has no such card, or not so many.
    NotInDeck {
        /// The seat, from 0.
        seat: usize,
        /// The card, from 0.
        card: usize,
        /// How many of these cards the deck holds.
        held: usize,
        /// What it shows.
        kind: Kind,
    },
    /// Gold is sold, never kept.
    Gold {
        /// The seat, from 0.
        seat: usize,
        /// The card, from 0.
        card: usize,
    },
    /// R9: the box does not hold so many ingots.
    Ingots {
        /// How many were told, of all seats together.
        told: u32,
        /// How many there are.
        held: u8,
    },
    /// Wood does not break.
    Wood {
        /// The seat, from 0.
        seat: usize,
        /// The card, from 0.
        card: usize,
    },
}

impl Untrue {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        let of_card = |id, seat: usize, card: usize| Message::new(id).with("seat", seat).with("card", card);
        match *self {
            Self::Seats { seats } => Message::new("error-pottery-told-seats").with("seats", seats),
            Self::NotInDeck { seat, card, held, .. } => {
                of_card("error-pottery-told-not-in-deck", seat, card).with("held", held)
            }
            Self::Ingots { told, held } => {
                Message::new("error-pottery-told-ingots").with("told", told).with("held", held)
            }
            Self::Gold { seat, card } => of_card("error-pottery-told-gold", seat, card),
            Self::Wood { seat, card } => of_card("error-pottery-told-wood", seat, card),
        }
    }
}

/// Scores of a table as told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refereed {
    /// Places and scores.
    pub outcome: Outcome,
    /// The lines of each seat.
    pub receipts: Vec<Vec<Line>>,
}

impl Pottery {
    /// Scores a table as told, if the deck could have dealt it.
    pub fn referee(&self, told: &Told) -> Result<Refereed, Untrue> {
        let seats = told.seats.len();
        if !(1..=MOST_SEATS).contains(&seats) {
            return Err(Untrue::Seats { seats });
        }
        // R9: an owner's supply may be without end; the ingots of a box are not.
        let ingots: u32 = told.seats.iter().map(|seat| u32::from(seat.ingots)).sum();
        if self.rules.supply == Supply::Limited && ingots > u32::from(self.rules.ingots) {
            return Err(Untrue::Ingots { told: ingots, held: self.rules.ingots });
        }
        let mut dealt = CardSet::EMPTY;
        let mut all = [Collected::default(); MOST_SEATS];
        for (seat, own) in told.seats.iter().enumerate() {
            all[seat] = self.collect(seat, own, &mut dealt)?;
        }
        let collected = BySeat::from_fn(seats, |seat| all[seat.index()]);
        Ok(Refereed { outcome: scoring::outcome(self, &collected), receipts: scoring::receipts(self, &collected) })
    }

    fn collect(&self, seat: usize, told: &ToldSeat, dealt: &mut CardSet) -> Result<Collected, Untrue> {
        let mut own = Collected { ingots: told.ingots, ..Collected::default() };
        for (card, &ToldCard { kind, pattern, state }) in told.cards.iter().enumerate() {
            if kind == Kind::Gold {
                return Err(Untrue::Gold { seat, card });
            }
            if !kind.is_pottery() && state != ToldState::Unbroken {
                return Err(Untrue::Wood { seat, card });
            }
            let alike = (1..=CardId::MOST_COPIES).map(|copy| self.deck.set(CardId::new(kind, pattern, copy)));
            let alike: Vec<CardSet> = alike.filter(|card| !card.is_empty()).collect();
            let free = alike.iter().find(|card| !dealt.meets(**card));
            let Some(&piece) = free else {
                return Err(Untrue::NotInDeck { seat, card, held: alike.len(), kind });
            };
            *dealt = dealt.or(piece);
            // R34: where broken cards are discarded at the end, they are no items.
            own.items += u32::from(state != ToldState::Broken || self.rules.broken_at_end == BrokenAtEnd::Stay);
            match state {
                ToldState::Unbroken => own.unbroken = own.unbroken.or(piece),
                ToldState::Repaired => own.repaired = own.repaired.or(piece),
                ToldState::Broken => {}
            }
        }
        Ok(own)
    }
}
