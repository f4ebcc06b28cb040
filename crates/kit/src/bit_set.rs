//! Sets as bits: of the cards of a deck, of the nodes of a board, of whatever has a number.
//!
//! [`bit_set!`](macro@crate::bit_set) writes such a type. It is a macro, not a generic type, because rules make sets in
//! constants; everything is inlined, for sets are what a game's playout is made of.
//!
//! ```
//! tsugi_kit::bit_set! {
//!     /// A set of the cards of one deck.
//!     pub struct CardSet(u64) of u32, |card| card, |bit| bit;
//! }
//!
//! let hand = CardSet::only(3).or(CardSet::only(5));
//! assert_eq!(hand.len(), 2);
//! assert_eq!(hand.nth(1), 5);
//! assert_eq!(hand.without(CardSet::first(4)).iter().collect::<Vec<_>>(), [5]);
//! ```

use serde::{Deserialize, Deserializer, de};
pub use tsugi_bits::Word;
use tsugi_engine::Message;

/// Reads a list of places below `most`, each once, as bits.
pub fn places<'de, D: Deserializer<'de>>(from: D, most: u32) -> Result<u128, D::Error> {
    let mut bits = 0;
    for place in Vec::<u64>::deserialize(from)? {
        if place >= u64::from(most) {
            let last = most - 1;
            return Err(de::Error::custom(Message::new("error-no-place").with("place", place).with("last", last)));
        }
        if bits >> place & 1 == 1 {
            return Err(de::Error::custom(Message::new("error-place-twice").with("place", place)));
        }
        bits |= 1 << place;
    }
    Ok(bits)
}

/// Writes a set type: `pub struct CardSet(u64) of u32, |card| card, |bit| bit;` is a set of at most 64 things that
/// are named by a `u32`. The two expressions turn a thing into the number of its bit and back.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $vis:vis struct $Set:ident($word:ty) of $thing:ty, |$given:ident| $to_bit:expr, |$bit:ident| $from_bit:expr;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        $vis struct $Set($word);

        #[allow(dead_code, reason = "a set can do all of it, whoever uses it")]
        impl $Set {
            /// Nothing.
            $vis const EMPTY: Self = Self(0);
            /// How many things there can be.
            $vis const MOST: usize = <$word>::BITS as usize;

            /// The first `count` things.
            $vis const fn first(count: usize) -> Self {
                Self(if count >= Self::MOST { <$word>::MAX } else { (1 << count) - 1 })
            }

            /// This alone.
            #[inline(always)]
            $vis const fn only($given: $thing) -> Self {
                Self(1 << ($to_bit & (<$word>::BITS - 1)))
            }

            /// The set as bits.
            #[inline(always)]
            $vis const fn bits(self) -> $word {
                self.0
            }

            /// How many.
            #[inline(always)]
            $vis const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is none.
            #[inline(always)]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether this is among them.
            #[inline(always)]
            $vis const fn contains(self, $given: $thing) -> bool {
                self.0 >> ($to_bit & (<$word>::BITS - 1)) & 1 == 1
            }

            /// Whether something is in both.
            #[inline(always)]
            $vis const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// What is in both.
            #[inline(always)]
            #[must_use]
            $vis const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            #[inline(always)]
            #[must_use]
            $vis const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this and not in the other.
            #[inline(always)]
            #[must_use]
            $vis const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The lowest of a set that is not empty.
            #[inline(always)]
            $vis const fn lowest(self) -> $thing {
                let $bit = self.0.trailing_zeros();
                $from_bit
            }

            /// The `n`-th alone, counted from 0 and below `len`.
            #[inline(always)]
            #[must_use]
            $vis fn nth_alone(self, n: u32) -> Self {
                Self($crate::bit_set::Word::nth(self.0, n))
            }

            /// The `n`-th, counted from 0 and below `len`.
            #[inline(always)]
            $vis fn nth(self, n: u32) -> $thing {
                self.nth_alone(n).lowest()
            }

            /// Each of them, lowest first.
            #[inline(always)]
            $vis fn iter(self) -> impl Iterator<Item = $thing> {
                let mut bits = self.0;
                // A range knows its length, so that a list filled from it makes room once.
                (0..self.len()).map(move |_| {
                    let $bit = bits.trailing_zeros();
                    bits &= bits.wrapping_sub(1);
                    $from_bit
                })
            }
        }

        impl FromIterator<$thing> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> Self {
                things.into_iter().fold(Self::EMPTY, |set, thing| set.or(Self::only(thing)))
            }
        }
    };
}

/// Has a set read and written as the list of its bits' numbers.
#[macro_export]
macro_rules! bit_set_as_list {
    ($Set:ident) => {
        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let bits = $crate::bit_set::places(from, Self::MOST as u32)?;
                Ok(Self(bits.try_into().unwrap_or_default()))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    bit_set! {
        /// At most 64.
        struct Narrow(u64) of u32, |place| place, |bit| bit;
    }
    bit_set! {
        /// At most 128.
        struct Wide(u128) of usize, |place| place as u32, |bit| bit as usize;
    }
    bit_set_as_list!(Narrow);
    bit_set_as_list!(Wide);

    #[test]
    fn the_nth_of_a_set_is_found_by_counting() {
        let narrow = Narrow(0x8421_0000_F00F_0081);
        let found: Vec<u32> = (0..narrow.len()).map(|n| narrow.nth(n)).collect();
        assert_eq!(found, narrow.iter().collect::<Vec<_>>());
        assert_eq!(Narrow::first(64).nth(63), 63);
        let wide: Wide = [0, 3, 7, 8, 63, 64, 65, 100, 127].into_iter().collect();
        let found: Vec<usize> = (0..wide.len()).map(|n| wide.nth(n)).collect();
        assert_eq!(found, [0, 3, 7, 8, 63, 64, 65, 100, 127]);
        assert_eq!((Wide::first(128).nth(127), wide.lowest()), (127, 0));
    }

    #[test]
    fn sets_are_put_together_and_taken_apart() {
        let (low, odd) = (Narrow::first(4), [1, 3, 5].into_iter().collect::<Narrow>());
        assert_eq!(low.and(odd).iter().collect::<Vec<_>>(), [1, 3]);
        assert_eq!(low.or(odd).len(), 5);
        assert_eq!(odd.without(low), Narrow::only(5));
        assert!(low.meets(odd) && !Narrow::EMPTY.meets(odd) && Narrow::EMPTY.is_empty());
        assert!(odd.contains(3) && !odd.contains(2) && !odd.contains(63));
        assert_eq!(odd.bits(), 0b10_1010);
    }

    #[test]
    fn a_set_in_json_is_the_list_of_its_places() {
        let wide: Wide = [127, 0].into_iter().collect();
        assert_eq!(serde_json::to_string(&wide).expect("a list"), "[0,127]");
        assert_eq!(serde_json::from_str::<Wide>("[127,0]").expect("a set"), wide);
        let error = |text: &str| tsugi_reader::json::<Narrow>(text.as_bytes()).expect_err("no set").to_string();
        assert_eq!(error("[63,64]"), "error-no-place(place=64, last=63)");
        assert_eq!(error("[1,2,1]"), "error-place-twice(place=1)");
        assert!(error("[-1]").contains("-1") && !error("{}").is_empty());
    }
}
