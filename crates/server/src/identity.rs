//! Who asks: a random secret in a cookie. Only its hash is stored, and hashes are compared in constant time.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tsugi_table::{from_hex, to_hex};

/// The name of the cookie.
const COOKIE: &str = "tsugi";
/// How long a browser keeps it: a year.
const SECONDS: u32 = 31_536_000;

/// The hash of a secret: all that is stored of a person or of a key.
#[derive(Clone, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Hashed(String);

impl Hashed {
    /// The hash of a secret.
    pub(crate) fn of(secret: &[u8; 32]) -> Self {
        Self(to_hex(&Sha256::digest(secret)))
    }

    /// The hash of a secret in hexadecimal letters; none where it is no secret.
    pub(crate) fn of_text(secret: &str) -> Option<Self> {
        from_hex(secret).map(|secret| Self::of(&secret))
    }

    pub(crate) fn as_str(&self) -> &str {
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

/// Who a request's cookies say it is from.
pub(crate) fn from_cookies(header: &str) -> Option<Hashed> {
    let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == COOKIE).find_map(|(_, secret)| Hashed::of_text(secret))
}

/// The header that makes a browser keep a secret: out of reach of scripts, and not sent by other sites.
pub(crate) fn cookie(secret: &[u8; 32], secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={SECONDS}{secure}", to_hex(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_back_and_anything_else_is_nobody() {
        let secret = [7; 32];
        let sent = cookie(&secret, false);
        let kept = sent.split(';').next().expect("a cookie has a value");
        assert_eq!(from_cookies(&format!("a=b; {kept}; c=d")), Some(Hashed::of(&secret)));
        for wrong in ["", "tsugi", "tsugi=", "tsugi=zz", "other=1", &kept[..kept.len() - 1], &format!("{kept}0")] {
            assert_eq!(from_cookies(wrong), None, "{wrong}");
        }
        assert!(sent.contains("HttpOnly") && sent.contains("SameSite=Lax") && !sent.contains("Secure"));
        assert!(cookie(&secret, true).ends_with("; Secure"));
    }

    #[test]
    fn what_is_printed_is_neither_secret_nor_hash() {
        let hash = Hashed::of(&[7; 32]);
        assert!(format!("{hash:?}").len() < 16);
        assert_ne!(hash, Hashed::of(&[8; 32]));
    }
}
