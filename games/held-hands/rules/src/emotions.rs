//! Emotions: four colours, the two halves of a card, and piles of cards that have no order.

use std::fmt;
use tsugi_engine::Message;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A colour, which is an emotion (R66).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Colour {
    /// Angry.
    #[serde(rename = "R")]
    Red,
    /// Sad.
    #[serde(rename = "K")]
    Black,
    /// Happy.
    #[serde(rename = "G")]
    Green,
    /// Calm.
    #[serde(rename = "B")]
    Blue,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Red, Self::Black, Self::Green, Self::Blue];

    /// Its letter, which stands wherever the colour does: colour alone never tells.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Black => 'K',
            Self::Green => 'G',
            Self::Blue => 'B',
        }
    }

    /// The colour of that letter.
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// R1: anger and sadness raise the balance by one, happiness and calm lower it.
    #[inline(always)]
    pub const fn weight(self) -> i8 {
        match self {
            Self::Red | Self::Black => 1,
            Self::Green | Self::Blue => -1,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A side as a player sees it from the own chair (R23): of the board, or of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// What an emotion card shows: a colour on its left half, a colour on its right. `RK` has red on
/// the left. Cards that look alike are alike: nothing else tells one from another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many different cards there can be.
    pub const KINDS: usize = 16;

    /// The card with these halves, in the frame of whoever holds it (R23).
    pub const fn new(left: Colour, right: Colour) -> Self {
        Self((left as u8) << 2 | right as u8)
    }

    /// Every card there can be, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }

    /// The colour of one of its halves.
    #[inline(always)]
    pub const fn half(self, side: Side) -> Colour {
        let bits = match side {
            Side::Left => self.0 >> 2,
            Side::Right => self.0,
        };
        Colour::ALL[(bits & 3) as usize]
    }

    /// Its number, below 16.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.half(Side::Left), self.half(Side::Right))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Letters that are no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::new("error-held-hands-no-card").with("word", .0))]
pub struct UnknownCard(String);

impl std::str::FromStr for Card {
    type Err = UnknownCard;
    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let mut letters = text.chars();
        let halves = (letters.next().and_then(Colour::of), letters.next().and_then(Colour::of), letters.next());
        match halves {
            (Some(left), Some(right), None) => Ok(Self::new(left, right)),
            _ => Err(UnknownCard(text.chars().take(40).collect())),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'_, str>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Cards in a pile that has no order, or whose order does not matter: how many of each.
///
/// In JSON it is the list of its cards, sorted.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Pile([u8; Card::KINDS]);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self([0; Card::KINDS]);

    /// How many cards.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&copies| u32::from(copies)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// How many there are of a card.
    #[inline(always)]
    pub const fn copies(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// One card more.
    #[inline(always)]
    pub const fn add(&mut self, card: Card) {
        let copies = &mut self.0[card.index()];
        *copies = copies.saturating_add(1);
    }

    /// One card less, if there is one.
    #[inline(always)]
    pub const fn take(&mut self, card: Card) {
        let copies = &mut self.0[card.index()];
        *copies = copies.saturating_sub(1);
    }

    /// All cards of another pile as well.
    pub fn add_all(&mut self, other: &Self) {
        for (copies, more) in self.0.iter_mut().zip(other.0) {
            *copies = copies.saturating_add(more);
        }
    }

    /// The `n`-th card, counted through in order and below `len`; the last kind where there is none.
    #[inline(always)]
    pub fn nth(&self, n: u32) -> Card {
        // Counts the kinds that end before it; without branches, for the order is luck.
        let (mut end, mut kind) = (0, 0);
        for copies in self.0 {
            end += u32::from(copies);
            kind += u8::from(end <= n);
        }
        Card(kind.min(Card::KINDS as u8 - 1))
    }

    /// Every card, sorted; cards that look alike one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.copies(card).into()))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        if cards.len() > usize::from(u8::MAX) {
            return Err(de::Error::custom(Message::new("error-held-hands-pile-too-large")));
        }
        Ok(cards.into_iter().collect())
    }
}

/// How many objectives there are of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Colour>"))]
pub struct Objectives([u8; 4]);

impl Objectives {
    /// None.
    pub const EMPTY: Self = Self([0; 4]);

    /// How many in all.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&copies| u32::from(copies)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// How many of a colour.
    #[inline(always)]
    pub const fn copies(&self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// Adds this many of a colour.
    #[inline(always)]
    pub const fn add(&mut self, colour: Colour, copies: u8) {
        let own = &mut self.0[colour as usize];
        *own = own.saturating_add(copies);
    }

    /// One of a colour less, if there is one.
    #[inline(always)]
    pub const fn take(&mut self, colour: Colour) {
        let own = &mut self.0[colour as usize];
        *own = own.saturating_sub(1);
    }

    /// The colour of the `n`-th, counted through in order and below `len`.
    #[inline(always)]
    pub fn nth(&self, n: u32) -> Colour {
        let mut left = n;
        for colour in Colour::ALL {
            let copies = u32::from(self.copies(colour));
            if left < copies {
                return colour;
            }
            left -= copies;
        }
        Colour::Blue
    }

    /// Every objective, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, self.copies(colour).into()))
    }
}

impl FromIterator<Colour> for Objectives {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut all = Self::EMPTY;
        colours.into_iter().for_each(|colour| all.add(colour, 1));
        all
    }
}

impl Serialize for Objectives {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Objectives {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let colours = Vec::<Colour>::deserialize(from)?;
        if colours.len() > usize::from(u8::MAX) {
            return Err(de::Error::custom(Message::new("error-held-hands-too-many-objectives")));
        }
        Ok(colours.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_as_they_are_written() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "R", "RKG", "rk", "RX", "é"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_pile_is_counted_through_in_order() {
        let pile: Pile = ["RK", "GB", "RK"].iter().map(|card| card.parse().expect("a card")).collect();
        let counted: Vec<Card> = (0..pile.len()).map(|n| pile.nth(n)).collect();
        assert_eq!(counted, pile.iter().collect::<Vec<_>>());
        assert_eq!(format!("{pile:?}"), "[RK, RK, GB]");
    }
}
