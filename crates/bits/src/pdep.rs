//! By the instruction of x86-64 that lays bits down where a mask has them.

use std::{
    arch::asm,
    sync::atomic::{AtomicU8, Ordering},
};

use crate::halving;

/// That this processor has the instruction, and a fast one.
#[derive(Clone, Copy)]
pub(crate) struct Pdep(());

/// What is known of the processor: nothing yet, or one of the two below.
static KNOWN: AtomicU8 = AtomicU8::new(UNKNOWN);
const UNKNOWN: u8 = 0;
const FAST: u8 = 1;
const NONE: u8 = 2;

/// The `n`-th bit alone, by the instruction where it is known to be there. Only that way is inlined.
#[inline(always)]
pub(crate) fn nth(bits: u64, n: u32) -> u64 {
    if KNOWN.load(Ordering::Relaxed) == FAST { Pdep(()).nth(bits, n) } else { otherwise(bits, n) }
}

/// Asks the processor the first time, and goes the other way where it must.
#[cold]
#[inline(never)]
fn otherwise(bits: u64, n: u32) -> u64 {
    let pdep = if KNOWN.load(Ordering::Relaxed) == UNKNOWN { Pdep::ask() } else { None };
    pdep.map_or_else(|| halving::nth(bits, n), |pdep| pdep.nth(bits, n))
}

impl Pdep {
    /// Asks the processor, and remembers. Before Zen 3, AMD's processors took up to some hundred cycles for it, and
    /// halving is faster: they alone have `sse4a`, and from Zen 3 on they have `vaes`.
    pub(crate) fn ask() -> Option<Self> {
        let slow = is_x86_feature_detected!("sse4a") && !is_x86_feature_detected!("vaes");
        let fast = is_x86_feature_detected!("bmi2") && !slow;
        KNOWN.store(if fast { FAST } else { NONE }, Ordering::Relaxed);
        fast.then_some(Self(()))
    }

    /// The `n`-th bit alone: the single bit `n`, laid down where the word has its n-th.
    #[expect(unsafe_code, reason = "an instruction that not every processor has (decision 37)")]
    #[expect(clippy::unused_self, reason = "it is the proof that this processor has it")]
    #[inline(always)]
    pub(crate) fn nth(self, bits: u64, n: u32) -> u64 {
        let single = 1_u64.wrapping_shl(n);
        let found;
        // SAFETY: `self` is only made where the processor was seen to have the instruction (BMI2). It reads two
        // registers and writes a third, and touches neither memory nor flags.
        unsafe {
            asm!("pdep {found}, {single}, {bits}", found = out(reg) found, single = in(reg) single, bits = in(reg) bits,
                options(pure, nomem, nostack, preserves_flags));
        }
        found
    }
}
