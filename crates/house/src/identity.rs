//! Who asks, and what a key is: a random secret of which only the hash is known here. Hashes are compared in constant
//! time.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tsugi_table::{from_hex, to_hex};

/// The hash of a secret: all that is stored of a person or of a key.
#[derive(Clone, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hashed(String);

impl Hashed {
    /// The hash of a secret.
    pub fn of(secret: &[u8; 32]) -> Self {
        Self(to_hex(&Sha256::digest(secret)))
    }

    /// The hash of a secret in hexadecimal letters; none where it is no secret.
    pub fn of_text(secret: &str) -> Option<Self> {
        from_hex(secret).map(|secret| Self::of(&secret))
    }

    /// In hexadecimal letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What everybody at a table may call this person there: the same for all their seats, another at every table.
    pub(crate) fn at_table(&self, table: &str) -> String {
        let hash = to_hex(&Sha256::digest(format!("{table} {}", self.0)));
        hash.chars().take(8).collect()
    }
}

impl PartialEq for Hashed {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

impl std::fmt::Debug for Hashed {
    /// Enough to follow one person through a log, too little to be anything else.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}…", self.0.get(..8).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_neither_secret_nor_hash() {
        let hash = Hashed::of(&[7; 32]);
        assert!(format!("{hash:?}").len() < 16);
        assert_ne!(hash, Hashed::of(&[8; 32]));
    }
}
