//! The n-th bit of a word: a card out of a pile that has no order.
//!
//! Where the processor can, one instruction finds it (`pdep`); elsewhere the word is halved until a byte is left.
//! Both find the same bit, so that a seed means the same cards on every machine. The instruction needs the only
//! `unsafe` of this project, which is why it has a crate of its own (`docs/decisions/0037`).
//!
//! ```
//! use tsugi_bits::Word;
//!
//! assert_eq!(0b1011_0000_u64.nth(1), 0b0010_0000);
//! assert_eq!((1_u128 << 100 | 5).nth(2), 1 << 100);
//! ```

mod halving;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod pdep;

/// A set as bits.
pub trait Word: Copy {
    /// Its `n`-th bit alone, counted from 0 and below the number of its bits; some bit or none where there are fewer.
    #[must_use]
    fn nth(self, n: u32) -> Self;
}

impl Word for u64 {
    #[inline(always)]
    fn nth(self, n: u32) -> Self {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        return pdep::nth(self, n);
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        return halving::nth(self, n);
    }
}

impl Word for u128 {
    #[inline(always)]
    fn nth(self, n: u32) -> Self {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let below = low.count_ones();
        if n < below { low.nth(n).into() } else { u128::from(high.nth(n - below)) << 64 }
    }
}

/// The two ways by name, for those who compare them; no instruction where the processor has none that is fast.
pub mod ways {
    pub use crate::halving::nth as by_halving;

    /// By the instruction.
    pub fn by_instruction(bits: u64, n: u32) -> Option<u64> {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        return crate::pdep::Pdep::ask().map(|pdep| pdep.nth(bits, n));
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        return None;
    }
}
