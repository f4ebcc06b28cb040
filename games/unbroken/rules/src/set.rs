//! Sets of cards and powers, as bits; which bit is which, the components know.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A set of at most 128 things of one list. In JSON it is the list of their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set(u128);

impl Set {
    /// Nothing.
    pub const EMPTY: Self = Self(0);
    /// The most things that a list may have.
    pub const MOST: usize = 128;

    /// The first `count` of a list.
    pub const fn first(count: usize) -> Self {
        Self(if count >= Self::MOST { u128::MAX } else { (1 << count) - 1 })
    }

    /// The thing at that place.
    #[inline(always)]
    pub const fn only(place: usize) -> Self {
        Self(1 << (place & 127))
    }

    /// How many.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the thing at that place is among them.
    #[inline(always)]
    pub const fn contains(self, place: usize) -> bool {
        self.meets(Self::only(place))
    }

    /// Whether something is in both.
    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// What is in both.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either.
    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this and not in the other.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The place of the first; 128 where there is none.
    #[inline(always)]
    pub const fn lowest(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// The place of the `n`-th, counted from 0 and below `len`.
    #[inline(always)]
    pub const fn nth(self, n: u32) -> usize {
        let (mut bits, mut n, mut place) = (self.0, n, 0);
        let mut half = 64;
        while half >= 1 {
            let low = (bits & ((1 << half) - 1)).count_ones();
            if n >= low {
                n -= low;
                bits >>= half;
                place += half;
            }
            half /= 2;
        }
        place
    }

    /// The places, lowest first.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        (0..self.len()).map(move |_| {
            let place = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            place
        })
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::EMPTY, |set, place| set.or(Self::only(place)))
    }
}

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Set {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for place in Vec::<u64>::deserialize(from)? {
            let place = usize::try_from(place).ok().filter(|&place| place < Self::MOST);
            let place = place.ok_or_else(|| de::Error::custom("places count from 0 to 127"))?;
            if set.contains(place) {
                return Err(de::Error::custom(format!("place {place} stands twice in one set")));
            }
            set = set.or(Self::only(place));
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_of_a_set_is_found_by_counting() {
        let set: Set = [0, 3, 7, 8, 63, 64, 65, 100, 127].into_iter().collect();
        let found: Vec<usize> = (0..set.len()).map(|n| set.nth(n)).collect();
        assert_eq!(found, set.iter().collect::<Vec<_>>());
        assert_eq!(Set::first(128).nth(127), 127);
    }
}
