//! Who asks: a random secret in a cookie, of which only the hash is stored.

use tsugi_house::Hashed;
use tsugi_table::to_hex;

/// The name of the cookie.
const COOKIE: &str = "tsugi";
/// How long a browser keeps it: a year.
const SECONDS: u32 = 31_536_000;

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
}
