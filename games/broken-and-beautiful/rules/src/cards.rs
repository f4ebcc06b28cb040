//! The cards: ten types, four patterns, and sets of cards as bits.

use std::{fmt, sync::LazyLock};

use tsugi_engine::Message;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a card shows. Seven types are pottery; trays and boxes are of wood; gold is gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A cup, to stand on a saucer.
    Cup,
    /// A saucer, which multiplies a cup.
    Saucer,
    /// A plate, worth something in pairs.
    Plate,
    /// A bowl, worth as much as there are bowls.
    Bowl,
    /// A tea jar, for whoever has most.
    TeaJar,
    /// A vase, of which there are few.
    Vase,
    /// A teapot, worth what matches its pattern.
    Teapot,
    /// A serving tray, of wood.
    ServingTray,
    /// A storage box, of wood, worth the ingots in it.
    StorageBox,
    /// Gold, which can only be sold.
    Gold,
}

impl Kind {
    /// Every type, in the order of the score table.
    pub const ALL: [Self; 10] = [
        Self::Cup,
        Self::Saucer,
        Self::Plate,
        Self::Bowl,
        Self::TeaJar,
        Self::Vase,
        Self::Teapot,
        Self::ServingTray,
        Self::StorageBox,
        Self::Gold,
    ];

    /// Whether it is pottery and can break (R11).
    #[inline(always)]
    pub const fn is_pottery(self) -> bool {
        (self as u8) < Self::ServingTray as u8
    }

    /// Its name in data files and ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cup => "cup",
            Self::Saucer => "saucer",
            Self::Plate => "plate",
            Self::Bowl => "bowl",
            Self::TeaJar => "tea-jar",
            Self::Vase => "vase",
            Self::Teapot => "teapot",
            Self::ServingTray => "serving-tray",
            Self::StorageBox => "storage-box",
            Self::Gold => "gold",
        }
    }
}

/// The pattern a piece is painted with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// Blue waves.
    Blue,
    /// White stars.
    White,
    /// Brown brush strokes.
    Brown,
    /// Green bamboo; our deck has none, an owner's box may (R38).
    Green,
}

impl Pattern {
    /// Every pattern.
    pub const ALL: [Self; 4] = [Self::Blue, Self::White, Self::Brown, Self::Green];

    /// Its name in data files and ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::White => "white",
            Self::Brown => "brown",
            Self::Green => "green",
        }
    }
}

/// A piece of cardboard: `blue-cup-2` is the second blue cup, `gold-1` the first gold card.
///
/// Type, pattern and copy are packed in one number, so that a choice or an event moves as a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct CardId(u16);

impl CardId {
    /// The most cards that may look alike.
    pub const MOST_COPIES: u8 = 63;

    /// The card of that type and pattern; `copy` counts its like from 1 to 63.
    pub const fn new(kind: Kind, pattern: Option<Pattern>, copy: u8) -> Self {
        let pattern = match pattern {
            Some(pattern) => pattern as u16,
            None => 4,
        };
        Self((kind as u16) << 9 | pattern << 6 | (copy & 63) as u16)
    }

    /// What it shows.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> 9) as usize]
    }

    /// Its pattern, if it has one.
    pub const fn pattern(self) -> Option<Pattern> {
        match self.0 >> 6 & 7 {
            0 => Some(Pattern::Blue),
            1 => Some(Pattern::White),
            2 => Some(Pattern::Brown),
            3 => Some(Pattern::Green),
            _ => None,
        }
    }

    /// Which of its like it is, from 1.
    #[inline(always)]
    pub const fn copy(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// Whether it shows this.
    #[inline(always)]
    pub const fn is(self, kind: Kind) -> bool {
        self.0 >> 9 == kind as u16
    }

    /// How many ids there can be.
    pub(crate) const CODES: usize = Kind::ALL.len() << 9;

    /// The id as a number, below [`CardId::CODES`].
    #[inline(always)]
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }

    /// A number that all cards of its type and pattern share, below 80.
    #[inline(always)]
    pub(crate) const fn looks(self) -> usize {
        (self.0 >> 6) as usize
    }
}

/// Every id, by its number: views are full of ids, so each is spelled once.
static IDS: LazyLock<Vec<Box<str>>> =
    LazyLock::new(|| (0..CardId::CODES as u16).map(|code| CardId(code).spell()).collect());

impl CardId {
    fn spell(self) -> Box<str> {
        let (kind, copy) = (self.kind().name(), self.copy());
        let id = match self.pattern() {
            Some(pattern) => format!("{}-{kind}-{copy}", pattern.name()),
            None => format!("{kind}-{copy}"),
        };
        id.into()
    }

    /// Its id.
    fn as_str(self) -> &'static str {
        &IDS[self.code()]
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for CardId {
    type Err = UnknownCard;
    fn from_str(id: &str) -> Result<Self, UnknownCard> {
        let unknown = || UnknownCard(id.chars().take(40).collect());
        let (looks, copy) = id.rsplit_once('-').ok_or_else(unknown)?;
        if copy.starts_with(['+', '0']) {
            return Err(unknown());
        }
        let copy = copy.parse().ok().filter(|copy| (1..=Self::MOST_COPIES).contains(copy)).ok_or_else(unknown)?;
        let (pattern, name) = Pattern::ALL
            .iter()
            .find_map(|p| Some((Some(*p), looks.strip_prefix(p.name())?.strip_prefix('-')?)))
            .unwrap_or((None, looks));
        let kind = *Kind::ALL.iter().find(|kind| kind.name() == name).ok_or_else(unknown)?;
        Ok(Self::new(kind, pattern, copy))
    }
}

/// Words that are no card's id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::new("error-pottery-no-card").with("word", .0))]
pub struct UnknownCard(String);

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<'_, str>::deserialize(from)?;
        id.parse().map_err(de::Error::custom)
    }
}

tsugi_kit::bit_set! {
    /// A set of the cards of one deck, as bits; which bit is which card, the deck knows.
    ///
    /// In JSON it is the list of the cards' numbers in the deck.
    pub struct CardSet(u64) of u32, |card| card, |bit| bit;
}
tsugi_kit::bit_set_as_list!(CardSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_they_are_written() {
        for id in ["blue-cup-1", "brown-tea-jar-2", "storage-box-2", "gold-3", "white-serving-tray-1", "green-cup-63"] {
            assert_eq!(id.parse::<CardId>().expect("a card's id").to_string(), id);
        }
        for id in
            ["", "cup", "cup-0", "cup-01", "cup-+1", "cup-x", "red-cup-1", "blue--cup-1", "blue-1", "cup-64", "é-1"]
        {
            assert!(id.parse::<CardId>().is_err(), "{id}");
        }
    }
}
