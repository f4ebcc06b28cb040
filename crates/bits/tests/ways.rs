//! The two ways find the same bit, whatever the word.

use proptest::prelude::*;
use tsugi_bits::{Word, ways};

/// The n-th bit by looking at one after the other.
fn by_looking(bits: u128, n: u32) -> u128 {
    (0..128).map(|place| 1 << place).filter(|bit| bits & bit != 0).nth(n as usize).unwrap_or(0)
}

/// Both ways, and the one that is taken, for every bit of a word.
fn agree(bits: u64) -> Result<(), TestCaseError> {
    for n in 0..bits.count_ones() {
        let due = by_looking(bits.into(), n) as u64;
        prop_assert_eq!(ways::by_halving(bits, n), due);
        prop_assert_eq!(bits.nth(n), due);
        prop_assert!(ways::by_instruction(bits, n).is_none_or(|found| found == due));
    }
    Ok(())
}

proptest! {
    #[test]
    fn the_ways_agree_on_any_word(bits: u64, sparse: u64, more: u64) {
        agree(bits)?;
        agree(bits & sparse & more)?;
        agree(bits | sparse | more)?;
    }

    #[test]
    fn a_wide_word_is_two_words(bits: u128) {
        for n in 0..bits.count_ones() {
            prop_assert_eq!(bits.nth(n), by_looking(bits, n));
        }
    }
}

#[test]
fn the_ways_agree_at_the_ends() {
    for bits in [0, 1, 1 << 63, 1 << 63 | 1, u64::MAX, u64::MAX << 32, u64::from(u32::MAX), 0x8080_8080_8080_8080] {
        agree(bits).expect("they agree");
    }
    assert_eq!((u128::MAX.nth(127), (1_u128 << 64).nth(0)), (1 << 127, 1 << 64));
}

#[test]
fn too_large_a_number_finds_some_bit_or_none() {
    for n in [1, 7, 8, 63, 64, 65, u32::MAX] {
        assert!(ways::by_halving(1, n).count_ones() <= 1);
        assert!(ways::by_instruction(1, n).is_none_or(|found| found.count_ones() <= 1));
        assert!(1_u128.nth(n).count_ones() <= 1 && 1_u64.nth(n).count_ones() <= 1);
    }
}
