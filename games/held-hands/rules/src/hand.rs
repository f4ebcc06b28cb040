//! A hand: six places that hold a card or none, and which half of each shows.
//!
//! A card is named by its place. It has no other name: two cards that look alike are alike.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{Message, Seat};

use crate::{Card, Colour, Side};

/// The hand limit.
pub const HAND_LIMIT: usize = 6;

/// A place in a hand, `a` to `f`. A card keeps its place for as long as it is in the hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

impl Place {
    /// The place of that number, from 0; numbers go round.
    pub const fn new(number: usize) -> Self {
        Self((number % HAND_LIMIT) as u8)
    }

    /// Every place.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..HAND_LIMIT as u8).map(Self)
    }

    /// Its number, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize % HAND_LIMIT
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let letter = std::borrow::Cow::<'_, str>::deserialize(from)?;
        let known = Self::all().find(|place| letter.chars().eq([place.letter()]));
        known.ok_or_else(|| de::Error::custom(Message::new("error-held-hands-no-place")))
    }
}

/// Some places of a hand, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Place>"))]
pub struct Places(u8);

impl Places {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// All six.
    pub const ALL: Self = Self((1 << HAND_LIMIT) - 1);

    /// Whether the place is among them.
    #[inline(always)]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// These and that one.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.0)
    }

    /// These without that one.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !(1 << place.0))
    }

    /// The places in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of them are among the others.
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Each of them, in order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut bits = self.0;
        // A range knows its length, so that a list filled from it makes room once.
        (0..self.len()).map(move |_| {
            let place = Place(bits.trailing_zeros() as u8);
            bits &= bits.wrapping_sub(1);
            place
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Place>::deserialize(from)?.into_iter().collect())
    }
}

/// What the places of a hand show: a colour, or nothing where there is no card to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Option<Colour>>"))]
pub struct Shown([Option<Colour>; HAND_LIMIT]);

impl Shown {
    /// What each place shows.
    pub fn from_fn(mut each: impl FnMut(Place) -> Option<Colour>) -> Self {
        let mut shown = Self::default();
        for place in Place::all() {
            shown.0[place.index()] = each(place);
        }
        shown
    }

    /// What a place shows.
    pub const fn at(&self, place: Place) -> Option<Colour> {
        self.0[place.index()]
    }

    /// Each place that shows something, with its colour.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Colour)> {
        Place::all().filter_map(|place| self.at(place).map(|colour| (place, colour)))
    }
}

/// A player's cards.
///
/// A card that pays for a step stays in its place, marked, until the turn ends (R67).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The card in each place.
    pub(crate) cards: [Option<Card>; HAND_LIMIT],
    /// The cards that have paid this turn.
    pub(crate) spent: Places,
    /// Which half shows; none until it is chosen (R27).
    pub(crate) fan: Option<Side>,
    /// The cards of which the owner saw both halves at the start (R27).
    pub(crate) seen_by_owner: Places,
    /// The cards of which everybody has seen both halves (R63).
    pub(crate) seen_by_all: Places,
}

impl Hand {
    /// The card in a place, spent or not.
    #[inline(always)]
    pub(crate) const fn card(&self, place: Place) -> Option<Card> {
        self.cards[place.index()]
    }

    /// The places that hold a card, spent or not.
    pub(crate) fn held(&self) -> Places {
        Place::all().filter(|&place| self.card(place).is_some()).collect()
    }

    /// R22: the half that shows of a card, spent or not.
    #[inline(always)]
    pub(crate) fn half(&self, place: Place) -> Option<Colour> {
        self.card(place).zip(self.fan).map(|(card, side)| card.half(side))
    }

    /// What a card shows that can still pay.
    #[inline(always)]
    pub(crate) fn pays(&self, place: Place) -> Option<Colour> {
        self.half(place).filter(|_| !self.spent.contains(place))
    }

    /// What the cards that can still pay show.
    pub(crate) fn shown(&self) -> Shown {
        Shown::from_fn(|place| self.pays(place))
    }

    /// By colour, a byte each: the places of the cards that can still pay with it.
    #[inline(always)]
    fn payers(&self) -> u32 {
        let Some(side) = self.fan else { return 0 };
        let mut payers = 0;
        for (place, card) in self.cards.iter().enumerate() {
            // Without branches: whether a place holds a card is luck.
            let (colour, held) = card.map_or((Colour::Red, 0), |card| (card.half(side), 1));
            payers |= held << (8 * colour as usize + place);
        }
        payers & !(u32::from(self.spent.0) * 0x0101_0101)
    }
}

/// The cards of both hands that can still pay, by colour.
#[derive(Clone, Copy)]
pub(crate) struct Payers([u32; 2]);

impl Payers {
    #[inline(always)]
    pub(crate) fn of(hands: &[Hand; 2]) -> Self {
        Self([hands[0].payers(), hands[1].payers()])
    }

    /// Those that can pay with a colour.
    #[inline(always)]
    pub(crate) const fn with(self, colour: Colour) -> Paying {
        let shift = 8 * colour as u32;
        let [south, north] = self.0;
        Paying((south >> shift & 0xFF) as u16 | ((north >> shift & 0xFF) << 8) as u16)
    }
}

/// Some cards of both hands, as bits: a byte a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Paying(u16);

impl Paying {
    /// No card.
    pub(crate) const NONE: Self = Self(0);

    /// How many cards.
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in either.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Each of them: seat 0's hand first, then by place.
    #[inline(always)]
    pub(crate) fn iter(self) -> impl Iterator<Item = (Seat, Place)> {
        let mut bits = self.0;
        // A range knows its length, so that a list filled from it makes room once.
        (0..self.0.count_ones()).map(move |_| {
            let bit = bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
            (if bit < 8 { Seat::at(0) } else { Seat::at(1) }, Place((bit & 7) as u8))
        })
    }
}
