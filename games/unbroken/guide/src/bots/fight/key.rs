//! A moment's name, of 128 bits: among a million moments two share one once in 10^26 fights.

use std::hash::Hasher;

use tsugi_engine::mix;
use tsugi_unbroken::State;

/// The name of a moment of a fight.
pub(super) fn of(state: &State) -> u128 {
    let mut name = Name { words: [0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03], half: 0, filled: 0 };
    state.hash_fight(&mut name);
    name.flush();
    u128::from(mix(name.words[0])) << 64 | u128::from(mix(name.words[1]))
}

/// Two words that depend on everything they were told.
struct Name {
    words: [u64; 2],
    /// Bytes that do not fill a word yet.
    half: u64,
    filled: u32,
}

impl Name {
    fn add(&mut self, word: u64) {
        let [one, two] = self.words;
        let mixed = (one ^ word).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        self.words[0] = mixed ^ (mixed >> 32);
        let mixed = (two.rotate_left(23) ^ word).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
        self.words[1] = mixed ^ (mixed >> 29);
    }

    fn flush(&mut self) {
        let (half, filled) = (self.half, self.filled);
        self.add(half ^ u64::from(filled) << 60);
        (self.half, self.filled) = (0, 0);
    }
}

impl Hasher for Name {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.half = self.half << 8 | u64::from(byte);
        self.filled += 1;
        if self.filled == 8 {
            self.add(self.half);
            (self.half, self.filled) = (0, 0);
        }
    }

    fn write_u128(&mut self, wide: u128) {
        self.flush();
        self.add(wide as u64);
        self.add((wide >> 64) as u64);
    }

    fn write_isize(&mut self, number: isize) {
        // What tells the variants of an enum apart is small.
        self.write_u8(number as u8);
    }

    fn write_usize(&mut self, number: usize) {
        self.flush();
        self.add(number as u64);
    }

    fn finish(&self) -> u64 {
        self.words[0]
    }
}

/// A name is mixed already.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, name: u128) {
        self.0 = name as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
