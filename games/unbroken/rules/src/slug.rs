//! Ids of components: short words that serialise alone and compare like numbers.

use std::{fmt, num::NonZeroU128, str::FromStr};
use tsugi_engine::{Message, MessageArg};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The id of a component: `fat-toad`. At most 25 letters and hyphens, five bits each.
///
/// Packed, so that actions and events stay `Copy` and ids compare in one step, in order of the
/// alphabet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Slug(NonZeroU128);

/// Words that are no id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::new("error-unbroken-no-id").with("word", .0))]
pub struct NoSlug(String);

impl From<Slug> for MessageArg {
    fn from(slug: Slug) -> Self {
        slug.to_string().into()
    }
}

impl Slug {
    /// The most letters of an id.
    pub const MOST_LETTERS: usize = 25;

    /// The id that a text spells, if it is one.
    pub const fn new(text: &str) -> Option<Self> {
        let letters = text.as_bytes();
        if letters.len() > Self::MOST_LETTERS {
            return None;
        }
        let (mut packed, mut place) = (0u128, 0);
        while place < letters.len() {
            let code = match letters[place] {
                b'-' => 1,
                letter @ b'a'..=b'z' => letter - b'a' + 2,
                _ => return None,
            };
            packed |= (code as u128) << (120 - 5 * place);
            place += 1;
        }
        match NonZeroU128::new(packed) {
            Some(packed) => Some(Self(packed)),
            None => None,
        }
    }

    /// Its letters, and how many they are.
    fn letters(self) -> ([u8; Self::MOST_LETTERS], usize) {
        let (mut text, mut length) = ([0; Self::MOST_LETTERS], 0);
        for (place, letter) in text.iter_mut().enumerate() {
            *letter = match self.0.get() >> (120 - 5 * place) & 31 {
                0 => break,
                1 => b'-',
                code => b'a' + (code - 2) as u8,
            };
            length = place + 1;
        }
        (text, length)
    }

    /// A number to look it up by: its bits, well mixed.
    #[inline(always)]
    const fn hash(self) -> u64 {
        let packed = self.0.get();
        (packed as u64 ^ ((packed >> 64) as u64).rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, length) = self.letters();
        f.pad(std::str::from_utf8(&text[..length]).unwrap_or_default())
    }
}

impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Slug {
    type Err = NoSlug;
    fn from_str(text: &str) -> Result<Self, NoSlug> {
        Self::new(text).ok_or_else(|| NoSlug(text.chars().filter(|c| !c.is_control()).take(40).collect()))
    }
}

impl Serialize for Slug {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (text, length) = self.letters();
        to.serialize_str(std::str::from_utf8(&text[..length]).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Slug {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

/// Which place each id has in its list; a table with more room than ids, so that one look finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    slots: Vec<Option<(Slug, u8)>>,
    shift: u32,
}

impl Places {
    /// The places of these ids, all different, at most 256.
    pub(crate) fn of(ids: impl ExactSizeIterator<Item = Slug>) -> Self {
        let room = (4 * ids.len()).next_power_of_two().max(2);
        let mut places = Self { slots: vec![None; room], shift: 64 - room.trailing_zeros() };
        for (index, id) in ids.enumerate() {
            let mut slot = (id.hash() >> places.shift) as usize;
            while places.slots[slot].is_some() {
                slot = (slot + 1) % room;
            }
            places.slots[slot] = Some((id, index as u8));
        }
        places
    }

    /// The place of an id in its list.
    #[inline(always)]
    pub(crate) fn find(&self, id: Slug) -> Option<usize> {
        let mut slot = (id.hash() >> self.shift) as usize;
        loop {
            match self.slots[slot % self.slots.len()] {
                Some((found, index)) if found == id => return Some(index.into()),
                Some(_) => slot += 1,
                None => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_they_are_written_and_sort_like_words() {
        let words = ["a", "a-b", "ab", "fat-toad", "toll-of-the-gatekeeper", "zzzzzzzzzzzzzzzzzzzzzzzzz"];
        let slugs: Vec<Slug> = words.iter().map(|word| word.parse().expect("an id")).collect();
        assert!(slugs.is_sorted());
        for (slug, word) in slugs.iter().zip(words) {
            assert_eq!(slug.to_string(), word);
            assert_eq!(serde_json::from_str::<Slug>(&serde_json::to_string(slug).expect("text")).ok(), Some(*slug));
        }
        for bad in ["", "A", "a b", "é", "a_b", "zzzzzzzzzzzzzzzzzzzzzzzzzz", "7"] {
            assert!(bad.parse::<Slug>().is_err(), "{bad}");
        }
    }

    #[test]
    fn every_id_has_its_place_and_a_stranger_has_none() {
        let ids: Vec<Slug> = ('a'..='z').filter_map(|letter| Slug::new(&format!("{letter}-{letter}"))).collect();
        let places = Places::of(ids.iter().copied());
        for (index, &id) in ids.iter().enumerate() {
            assert_eq!(places.find(id), Some(index));
        }
        assert_eq!(places.find(Slug::new("nobody").expect("an id")), None);
        assert_eq!(Places::of(std::iter::empty()).find(ids[0]), None);
    }
}
