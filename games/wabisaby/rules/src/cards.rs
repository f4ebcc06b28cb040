//! Cards and how they lie: in a hand a card faces its holder or the others; a Wabi Sabi card is a
//! back from everywhere.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::Message;

/// How many cards a hand holds.
pub const HAND: usize = 6;
/// How many cards lie in the showcase.
pub const SHOWCASE: usize = 3;
/// The highest number on a card.
pub const HIGHEST: u8 = 6;

/// A card: a number from 1 to 6, or a Wabi Sabi card. In JSON a number, or `"W"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number | \"W\""))]
pub struct Card(u8);

impl Card {
    /// The card without a number.
    pub const WABI_SABI: Self = Self(0);

    /// The card of that number.
    pub const fn number(value: u8) -> Option<Self> {
        if value >= 1 && value <= HIGHEST { Some(Self(value)) } else { None }
    }

    /// The card of that place in a count of cards: 0 for Wabi Sabi, else the number.
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its place in a count of cards.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it counts in a total (R18): its number, or 0.
    #[inline(always)]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Whether it has no number.
    #[inline(always)]
    pub const fn is_wabi_sabi(self) -> bool {
        self.0 == 0
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.is_wabi_sabi() { to.serialize_str("W") } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Written::deserialize(from) {
            Ok(Written::Number(value)) => u8::try_from(value)
                .ok()
                .and_then(Self::number)
                .ok_or_else(|| de::Error::custom(Message::new("error-wabisaby-no-card").with("word", value))),
            Ok(Written::Word(word)) if word == "W" => Ok(Self::WABI_SABI),
            _ => Err(de::Error::custom(Message::new("error-wabisaby-card-form"))),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "error-wabisaby-card-form")]
enum Written {
    Number(i64),
    Word(String),
}

/// Which way the number of a card in a hand looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// The holder sees the number, all others a back.
    Holder,
    /// All others see the number, the holder a back.
    Others,
}

impl Facing {
    /// The other way.
    #[inline(always)]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Holder => Self::Others,
            Self::Others => Self::Holder,
        }
    }
}

/// A card in a hand. The facing of a Wabi Sabi card means nothing and is told to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Which way its number looks.
    pub facing: Facing,
}

impl Held {
    /// A place without a card yet.
    pub(crate) const NONE: Self = Self { card: Card::WABI_SABI, facing: Facing::Holder };

    /// The same card, its number looking the other way.
    #[inline(always)]
    pub const fn flipped(self) -> Self {
        Self { card: self.card, facing: self.facing.flipped() }
    }
}

/// A card that lies up (all see it) or down (nobody does): in the showcase, and in the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// Which side is up. A Wabi Sabi card that was turned counts as up, though it shows a back (R15).
    pub side: Side,
}

impl Lying {
    /// What anybody sees of it.
    pub const fn seen(self) -> Seen {
        match self.side {
            Side::Up => Seen::Face(self.card),
            Side::Down => Seen::Back,
        }
    }
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// All see it.
    Up,
    /// Nobody sees it.
    Down,
}

/// What a viewer sees of a card: its face, or a back and nothing else. In JSON the card or `"back"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number | \"W\" | \"back\""))]
pub enum Seen {
    /// The card is known by sight.
    Face(Card),
    /// A back: a number that looks elsewhere, or a Wabi Sabi card.
    Back,
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Face(card) => card.serialize(to),
            Self::Back => to.serialize_str("back"),
        }
    }
}

impl<'de> Deserialize<'de> for Seen {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Written::deserialize(from) {
            Ok(Written::Word(word)) if word == "back" => Ok(Self::Back),
            Ok(Written::Word(word)) if word == "W" => Ok(Self::Face(Card::WABI_SABI)),
            Ok(Written::Number(value)) => u8::try_from(value)
                .ok()
                .and_then(Card::number)
                .map(Self::Face)
                .ok_or_else(|| de::Error::custom(Message::new("error-wabisaby-no-card").with("word", value))),
            _ => Err(de::Error::custom(Message::new("error-wabisaby-seen-form"))),
        }
    }
}

/// A place in a hand, from 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
pub struct Place(u8);

impl Place {
    /// The place of that number, if a hand has it.
    pub const fn new(index: usize) -> Option<Self> {
        if index < HAND { Some(Self(index as u8)) } else { None }
    }

    /// The first place.
    pub(crate) const FIRST: Self = Self(0);

    /// The place of that number, which is below [`HAND`].
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Whether there is such a place; only one that somebody named in a choice may not be (R48).
    #[inline(always)]
    pub const fn exists(self) -> bool {
        (self.0 as usize) < HAND
    }

    /// The place as a choice names it, whether or not there is such a place.
    pub(crate) fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(Self)
    }

    /// Its number as it is written, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its index in a row of as many; [`Self::exists`] tells whether there is such a place.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every place of a hand.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..HAND as u8).map(Self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number.into())
            .ok_or_else(|| de::Error::custom(Message::new("error-wabisaby-no-place-in-hand").with("place", number)))
    }
}

/// A place in the showcase, from 0 to 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
pub struct Slot(u8);

impl Slot {
    /// The place of that number, if the showcase has it.
    pub const fn new(index: usize) -> Option<Self> {
        if index < SHOWCASE { Some(Self(index as u8)) } else { None }
    }

    /// The place of that number, which is below [`SHOWCASE`].
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Whether there is such a place; only one that somebody named in a choice may not be (R48).
    #[inline(always)]
    pub const fn exists(self) -> bool {
        (self.0 as usize) < SHOWCASE
    }

    /// The place as a choice names it, whether or not there is such a place.
    pub(crate) fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(Self)
    }

    /// Its number as it is written, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its index in a row of as many; [`Self::exists`] tells whether there is such a place.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every place of the showcase.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SHOWCASE as u8).map(Self)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number.into())
            .ok_or_else(|| de::Error::custom(Message::new("error-wabisaby-no-place-in-showcase").with("place", number)))
    }
}

/// Three places of a hand, to be kept towards oneself (R2). In JSON a sorted list of three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Place>"))]
pub struct Three(u8);

/// Every choice of three among six, sorted.
static ALL_THREES: [Three; Three::COUNT as usize] = all_threes();

const fn all_threes() -> [Three; Three::COUNT as usize] {
    let (mut all, mut count, mut set) = ([Three(0); Three::COUNT as usize], 0, 0_u8);
    while count < all.len() {
        if set.count_ones() == 3 {
            all[count] = Three(set);
            count += 1;
        }
        set += 1;
    }
    all
}

impl Three {
    /// In how many ways three can be chosen of six.
    pub(crate) const COUNT: u32 = 20;

    /// Every choice of three among six, sorted.
    pub fn all() -> impl Iterator<Item = Self> {
        ALL_THREES.into_iter()
    }

    /// The `n`-th of them, counted from 0.
    #[inline(always)]
    pub(crate) fn nth(n: usize) -> Option<Self> {
        ALL_THREES.get(n).copied()
    }

    /// Whether the place is among them.
    #[inline(always)]
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The three places.
    pub fn places(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |place| self.contains(place.index()))
    }
}

impl Serialize for Three {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.places())
    }
}

impl<'de> Deserialize<'de> for Three {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let places = Vec::<Place>::deserialize(from)?;
        let set = places.iter().fold(0u8, |set, place| set | 1 << place.index());
        if places.len() == 3 && set.count_ones() == 3 && places.is_sorted() {
            Ok(Self(set))
        } else {
            Err(de::Error::custom(Message::new("error-wabisaby-keep-three")))
        }
    }
}
