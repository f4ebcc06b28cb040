//! How much one address may ask for: clear answers instead of a server that hangs.

use std::{
    collections::HashMap,
    hash::BuildHasher,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::Settings;

/// So many addresses are remembered; beyond it the oldest that owe nothing are forgotten.
const MOST_ADDRESSES: usize = 50_000;
/// A bucket holds so many seconds' worth.
const BURST: f64 = 10.0;

/// A bucket that fills with time and empties with use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: u64,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: f64, now: u64) -> Self {
        Self { left: rate * BURST, since: now }
    }

    /// Takes one; or says after how many seconds there is one.
    pub(crate) fn take(&mut self, rate: f64, now: u64) -> Result<(), u32> {
        #[expect(clippy::cast_precision_loss, reason = "milliseconds between two messages are few")]
        let passed = now.saturating_sub(self.since) as f64 / 1000.0;
        self.left = (self.left + passed * rate).min((rate * BURST).max(1.0));
        self.since = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err((((1.0 - self.left) / rate.max(1e-9)).ceil() as u32).max(1))
    }
}

/// What each address has used.
#[derive(Debug, Default)]
pub(crate) struct Limits(Mutex<HashMap<IpAddr, Used>>);

#[derive(Debug)]
struct Used {
    requests: Bucket,
    tables: Bucket,
    connections: usize,
}

impl Limits {
    fn used(&self) -> MutexGuard<'_, HashMap<IpAddr, Used>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of<T>(&self, address: IpAddr, settings: &Settings, now: u64, with: impl FnOnce(&mut Used) -> T) -> T {
        let mut used = self.used();
        if used.len() >= MOST_ADDRESSES && !used.contains_key(&address) {
            used.retain(|_, used| used.connections > 0);
        }
        with(used.entry(address).or_insert_with(|| Used {
            requests: Bucket::full(settings.requests.into(), now),
            tables: Bucket { left: settings.tables.into(), since: now },
            connections: 0,
        }))
    }

    /// A request; or after how many seconds to try again.
    pub(crate) fn request(&self, address: IpAddr, settings: &Settings, now: u64) -> Result<(), u32> {
        self.of(address, settings, now, |used| used.requests.take(settings.requests.into(), now))
    }

    /// A new table; or after how many seconds to try again.
    pub(crate) fn table(&self, address: IpAddr, settings: &Settings, now: u64) -> Result<(), u32> {
        let rate = f64::from(settings.tables) / 3600.0;
        self.of(address, settings, now, |used| {
            let cap = f64::from(settings.tables);
            let taken = used.tables.take_up_to(rate, cap, now);
            taken.then_some(()).ok_or(30)
        })
    }

    /// A connection; false where the address holds as many as it may.
    pub(crate) fn connect(&self, address: IpAddr, settings: &Settings, now: u64) -> bool {
        self.of(address, settings, now, |used| {
            let free = used.connections < settings.connections;
            used.connections += usize::from(free);
            free
        })
    }

    /// Who makes tables from an address: a number that this process alone can tell, so that it names nobody where it is
    /// stored.
    pub(crate) fn maker(&self, address: IpAddr) -> u64 {
        self.used().hasher().hash_one(address)
    }

    /// A connection has ended.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        if let Some(used) = self.used().get_mut(&address) {
            used.connections = used.connections.saturating_sub(1);
        }
    }
}

impl Bucket {
    /// Takes one from a bucket that holds at most `cap`.
    fn take_up_to(&mut self, rate: f64, cap: f64, now: u64) -> bool {
        #[expect(clippy::cast_precision_loss, reason = "milliseconds between two requests are few")]
        let passed = now.saturating_sub(self.since) as f64 / 1000.0;
        self.left = (self.left + passed * rate).min(cap);
        self.since = now;
        let has = self.left >= 1.0;
        if has {
            self.left -= 1.0;
        }
        has
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_gives_a_burst_then_its_rate_and_says_when() {
        let settings = Settings { requests: 2, ..Settings::default() };
        let limits = Limits::default();
        for _ in 0..20 {
            assert_eq!(limits.request(HERE, &settings, 1000), Ok(()));
        }
        assert_eq!(limits.request(HERE, &settings, 1000), Err(1));
        assert_eq!(limits.request(HERE, &settings, 1500), Ok(()));
        assert_eq!(limits.request(HERE, &settings, 1500), Err(1));
        let other = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 7));
        assert_eq!(limits.request(other, &settings, 1500), Ok(()), "another address has its own bucket");
    }

    #[test]
    fn tables_and_connections_are_counted_apart() {
        let settings = Settings { tables: 2, connections: 1, ..Settings::default() };
        let limits = Limits::default();
        assert!(limits.table(HERE, &settings, 0).is_ok() && limits.table(HERE, &settings, 0).is_ok());
        assert!(limits.table(HERE, &settings, 0).is_err());
        assert!(limits.table(HERE, &settings, 3_600_000).is_ok(), "an hour later there are more");
        assert!(limits.connect(HERE, &settings, 0) && !limits.connect(HERE, &settings, 0));
        limits.disconnect(HERE);
        assert!(limits.connect(HERE, &settings, 0));
    }
}
