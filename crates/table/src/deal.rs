//! Luck between people: a secret of 256 bits through HMAC-SHA-256, so that seen cards tell nothing of
//! those to come, and everybody can check afterwards that nothing was picked. `docs/deals.md` says how.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use tsugi_engine::Chance;

/// Words may be so long.
pub const LONGEST_WORD: usize = 64;

/// What a table's luck follows from: the server's secret, and the words that players added to it.
#[derive(Clone, PartialEq, Eq)]
pub struct Deal {
    secret: [u8; 32],
    words: Vec<String>,
}

impl std::fmt::Debug for Deal {
    /// Without the secret: what is printed may be read.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Deal")
            .field("commitment", &self.commitment())
            .field("words", &self.words)
            .finish_non_exhaustive()
    }
}

impl Deal {
    /// The number of this generator in records.
    pub const GENERATOR: u32 = 2;

    /// The luck of that secret and those words, in the order in which they were added.
    pub fn new(secret: [u8; 32], words: Vec<String>) -> Self {
        Self { secret, words }
    }

    /// Whether this can be a player's word: letters, digits, `-` and `_`, not too many.
    pub fn is_word(word: &str) -> bool {
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
        (1..=LONGEST_WORD).contains(&word.len()) && word.bytes().all(plain)
    }

    /// What is shown before the first choice: the hash of the secret.
    pub fn commitment(&self) -> String {
        format!("sha256:{}", to_hex(&Sha256::digest(self.secret)))
    }

    /// The secret, to be shown after the end.
    pub fn secret(&self) -> String {
        to_hex(&self.secret)
    }

    /// The words that were added.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The stream of lots.
    pub fn lots(&self) -> DealRng {
        DealRng { key: self.key(), drawn: 0, block: [0; 8] }
    }

    /// A seed for the thoughts of bots, from which no lot can be told.
    pub fn thoughts(&self) -> u64 {
        let hash = keyed(&self.key(), b"thoughts");
        u64::from_be_bytes(std::array::from_fn(|at| hash[at]))
    }

    /// The key of the stream in hexadecimal letters, to be compared with what others worked out.
    pub fn key_text(&self) -> String {
        to_hex(&self.key())
    }

    /// The key of the stream: the words, each after a line's end, hashed with the secret.
    fn key(&self) -> [u8; 32] {
        let mut message = String::from("tsugi deal 1");
        for word in &self.words {
            message.push('\n');
            message.push_str(word);
        }
        keyed(&self.secret, message.as_bytes())
    }
}

/// The lots of a deal: block by block, each giving eight numbers of 32 bits.
#[derive(Clone, PartialEq, Eq)]
pub struct DealRng {
    key: [u8; 32],
    drawn: u64,
    block: [u32; 8],
}

impl DealRng {
    /// How many numbers were drawn, those passed over included: where the stream stands.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The same stream, standing there.
    #[must_use]
    pub fn at(mut self, drawn: u64) -> Self {
        self.drawn = drawn;
        if !drawn.is_multiple_of(8) {
            self.fill(drawn / 8);
        }
        self
    }

    fn fill(&mut self, block: u64) {
        let hash = keyed(&self.key, &block.to_be_bytes());
        self.block = std::array::from_fn(|at| u32::from_be_bytes(std::array::from_fn(|byte| hash[4 * at + byte])));
    }

    fn next(&mut self) -> u32 {
        if self.drawn.is_multiple_of(8) {
            self.fill(self.drawn / 8);
        }
        let number = self.block[(self.drawn % 8) as usize];
        self.drawn += 1;
        number
    }
}

impl Chance for DealRng {
    /// The remainder of the next number; numbers that would favour small remainders are passed over.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let fair = (1_u64 << 32) - (1_u64 << 32) % u64::from(n);
        loop {
            let number = self.next();
            if u64::from(number) < fair {
                return number % n;
            }
        }
    }
}

fn keyed(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    // A key shorter than a block of the hash is filled up with zeros: so HMAC wants it.
    let mut block = [0; 64];
    block[..32].copy_from_slice(key);
    let mut hash = <Hmac<Sha256> as KeyInit>::new(&block.into());
    hash.update(message);
    hash.finalize().into_bytes().into()
}

/// Bytes in small hexadecimal letters.
pub fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Thirty-two bytes from hexadecimal letters.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|letter| letter.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal() -> Deal {
        Deal::new(std::array::from_fn(|at| at as u8), vec!["maple".into(), "river-7".into()])
    }

    /// These numbers were drawn by the program in `docs/deals.md`: a change is another generator.
    #[test]
    fn generator_2_draws_these_numbers_for_ever() {
        let mut lots = deal().lots();
        let drawn: Vec<u32> = (0..12).map(|_| lots.below(46)).collect();
        assert_eq!(drawn, GENERATOR_2);
        assert_eq!(deal().commitment(), "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }
    const GENERATOR_2: [u32; 12] = [42, 3, 7, 37, 35, 40, 0, 29, 14, 3, 40, 14];

    #[test]
    fn a_stream_goes_on_from_where_it_stood() {
        let (mut whole, mut numbers) = (deal().lots(), Vec::new());
        for n in 1..60 {
            numbers.push((whole.drawn(), whole.below(n), n));
        }
        for (drawn, number, n) in numbers {
            assert_eq!(deal().lots().at(drawn).below(n), number, "from {drawn} on");
        }
    }

    #[test]
    fn another_secret_another_word_or_another_order_is_another_deal() {
        let lots = |deal: &Deal| {
            let mut lots = deal.lots();
            std::array::from_fn::<u32, 8, _>(|_| lots.below(1 << 31))
        };
        let ours = lots(&deal());
        let secret = Deal::new([1; 32], deal().words().to_vec());
        let fewer = Deal::new(std::array::from_fn(|at| at as u8), vec!["maple".into()]);
        let turned = Deal::new(std::array::from_fn(|at| at as u8), vec!["river-7".into(), "maple".into()]);
        for other in [secret, fewer, turned] {
            assert_ne!(lots(&other), ours, "{other:?}");
        }
        assert_ne!(deal().thoughts(), 0);
    }

    #[test]
    fn every_result_is_as_likely() {
        let (mut lots, mut counts) = (deal().lots(), [0_u32; 6]);
        for _ in 0..60_000 {
            counts[lots.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(lots.below(0), 0);
    }

    #[test]
    fn what_is_printed_tells_no_secret() {
        assert!(!format!("{:?}", deal()).contains(&deal().secret()));
        assert_eq!(from_hex(&deal().secret()), Some(std::array::from_fn(|at| at as u8)));
        assert_eq!((from_hex("é"), from_hex(&"é".repeat(32))), (None, None));
        assert!(Deal::is_word("a-Z_9") && !Deal::is_word("") && !Deal::is_word("a b") && !Deal::is_word("a\nb"));
    }
}
