//! Clock and chance of the outside world, handed in so that tests can hand in others.

use std::time::{SystemTime, UNIX_EPOCH};

/// Clock and chance of the outside world.
pub trait World: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;
    /// 256 bits that nobody can guess.
    fn secret(&self) -> Result<[u8; 32], NoSecret>;
    /// A leak that a test plants.
    #[cfg(test)]
    fn leak(&self) -> Option<tsugi_house::Leak> {
        None
    }
}

/// The system gives no secret.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no secret: {0}")]
pub struct NoSecret(pub String);

/// The clock and the chance of this machine.
#[derive(Debug, Default)]
pub struct System;

impl World for System {
    fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn secret(&self) -> Result<[u8; 32], NoSecret> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|error| NoSecret(error.to_string()))?;
        Ok(secret)
    }
}
