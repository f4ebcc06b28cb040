//! Variations of an input, the same for the same seed: what a fuzzer without a compiler's help can do.

use tsugi_engine::{Chance, SeededRng};

/// Words that readers of JSON and of numbers stumble over.
const STUMBLES: [&str; 16] = [
    "null",
    "true",
    "-1",
    "0",
    "1e400",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
    "\"\"",
    "[]",
    "{}",
    "\"\\u0000\"",
    "[[[[[[[[",
    "0.5",
];

/// A variation of `input`, with pieces of `other`.
pub fn vary(input: &[u8], other: &[u8], seed: u64) -> Vec<u8> {
    let mut luck = SeededRng::new(seed);
    let mut bytes = input.to_vec();
    for _ in 0..=luck.below(3) {
        let at = place(&bytes, &mut luck);
        let end = (at + 1 + luck.below(12) as usize).min(bytes.len());
        match luck.below(7) {
            0 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << luck.below(8)),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let again: Vec<u8> = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            3 => {
                let from = place(other, &mut luck);
                let until = (from + luck.below(64) as usize).min(other.len());
                bytes.splice(at..end, other[from..until].iter().copied());
            }
            _ => say_otherwise(&mut bytes, at, &mut luck),
        }
    }
    bytes
}

/// A place in these bytes, or their end.
fn place(bytes: &[u8], luck: &mut SeededRng) -> usize {
    luck.below(bytes.len() as u32 + 1) as usize
}

/// Puts a stumble in the place of the number, text or word from there on.
fn say_otherwise(bytes: &mut Vec<u8>, at: usize, luck: &mut SeededRng) {
    let begins = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let Some(begin) = bytes[at..].iter().position(begins).map(|ahead| at + ahead) else { return };
    let len = bytes[begin..].iter().position(|byte| !begins(byte)).unwrap_or(bytes.len() - begin);
    let stumble = STUMBLES[luck.below(STUMBLES.len() as u32) as usize];
    bytes.splice(begin..begin + len, stumble.bytes());
}
