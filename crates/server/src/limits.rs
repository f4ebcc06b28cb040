//! How much one address may ask for: clear answers instead of a server that hangs.

use std::{
    collections::HashMap,
    hash::BuildHasher,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::Settings;

/// Addresses remembered. Beyond it those that owe nothing are forgotten; where all owe, whoever is new is
/// counted with everybody else who is new.
const MOST_ADDRESSES: usize = 50_000;
/// Those that owe nothing are looked for at most once in so many milliseconds.
const BETWEEN_SWEEPS: u64 = 1_000;
/// A network of IPv6 whose addresses share 48 bits, as one household or one firm is given, may use so many times what one
/// address may; so may all who are not remembered, together.
const WIDE: u32 = 8;
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
        if self.take_up_to(rate, (rate * BURST).max(1.0), now) {
            return Ok(());
        }
        Err((((1.0 - self.left) / rate.max(1e-9)).ceil() as u32).max(1))
    }
}

/// Under what somebody is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    /// One address.
    One(IpAddr),
    /// The first 48 bits of an address of IPv6.
    Wide(u64),
    /// Everybody who came when nobody more could be remembered.
    Rest,
}

impl Key {
    /// How many times the share of one address this may use.
    fn share(self) -> u32 {
        if matches!(self, Self::One(_)) { 1 } else { WIDE }
    }
}

/// Under what an address is counted.
fn keys(address: IpAddr) -> impl Iterator<Item = Key> {
    let wide = match address {
        IpAddr::V6(address) => Some(Key::Wide((address.to_bits() >> 80) as u64)),
        IpAddr::V4(_) => None,
    };
    std::iter::once(Key::One(address)).chain(wide)
}

/// What each address has used.
#[derive(Debug, Default)]
pub(crate) struct Limits(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    used: HashMap<Key, Used>,
    swept: u64,
}

#[derive(Debug)]
struct Used {
    requests: Bucket,
    tables: Bucket,
    /// Wrong codes that may still be tried.
    guesses: Bucket,
    connections: usize,
}

/// A connection that is counted; it is given back to [`Limits::disconnect`].
#[derive(Debug)]
pub(crate) struct Held(Vec<Key>);

impl Used {
    fn none(share: u32, settings: &Settings, now: u64) -> Self {
        let (requests, tables) = (settings.requests.saturating_mul(share), settings.tables.saturating_mul(share));
        Self {
            requests: Bucket::full(requests.into(), now),
            tables: Bucket { left: tables.into(), since: now },
            guesses: Bucket { left: settings.guesses.saturating_mul(share).into(), since: now },
            connections: 0,
        }
    }

    /// Whether forgetting it would forget anything.
    fn owes(&self, share: u32, settings: &Settings, now: u64) -> bool {
        let [requests, tables, guesses] =
            [settings.requests, settings.tables, settings.guesses].map(|most| f64::from(most.saturating_mul(share)));
        self.connections > 0
            || self.requests.level(requests, requests * BURST, now) < requests * BURST
            || self.tables.level(tables / 3600.0, tables, now) < tables
            || self.guesses.level(guesses / 3600.0, guesses, now) < guesses
    }
}

impl Counts {
    /// What is counted under a key, and the key itself: of somebody new where nobody more can be remembered, everybody's.
    fn of(&mut self, key: Key, settings: &Settings, now: u64) -> (Key, &mut Used) {
        let key = if self.remembers(key, settings, now) { key } else { Key::Rest };
        (key, self.used.entry(key).or_insert_with(|| Used::none(key.share(), settings, now)))
    }

    fn remembers(&mut self, key: Key, settings: &Settings, now: u64) -> bool {
        if self.used.contains_key(&key) || self.used.len() < MOST_ADDRESSES {
            return true;
        }
        if now.saturating_sub(self.swept) < BETWEEN_SWEEPS {
            return false;
        }
        self.swept = now;
        self.used.retain(|key, used| used.owes(key.share(), settings, now));
        self.used.len() < MOST_ADDRESSES
    }
}

impl Limits {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request; or after how many seconds to try again.
    pub(crate) fn request(&self, address: IpAddr, settings: &Settings, now: u64) -> Result<(), u32> {
        let mut counts = self.counts();
        keys(address).try_for_each(|key| {
            let (key, used) = counts.of(key, settings, now);
            used.requests.take((settings.requests.saturating_mul(key.share())).into(), now)
        })
    }

    /// A new table; or after how many seconds to try again.
    pub(crate) fn table(&self, address: IpAddr, settings: &Settings, now: u64) -> Result<(), u32> {
        let mut counts = self.counts();
        keys(address).try_for_each(|key| {
            let (key, used) = counts.of(key, settings, now);
            let cap = f64::from(settings.tables.saturating_mul(key.share()));
            used.tables.take_up_to(cap / 3600.0, cap, now).then_some(()).ok_or(30)
        })
    }

    /// Whether another code may be tried; or after how many seconds.
    pub(crate) fn may_guess(&self, address: IpAddr, settings: &Settings, now: u64) -> Result<(), u32> {
        let mut counts = self.counts();
        keys(address).try_for_each(|key| {
            let (key, used) = counts.of(key, settings, now);
            let cap = f64::from(settings.guesses.saturating_mul(key.share()));
            (used.guesses.level(cap / 3600.0, cap, now) >= 1.0).then_some(()).ok_or(60)
        })
    }

    /// A code was no table's.
    pub(crate) fn guessed_wrong(&self, address: IpAddr, settings: &Settings, now: u64) {
        let mut counts = self.counts();
        for key in keys(address) {
            let (key, used) = counts.of(key, settings, now);
            let cap = f64::from(settings.guesses.saturating_mul(key.share()));
            used.guesses.take_up_to(cap / 3600.0, cap, now);
        }
    }

    /// A connection; none where the address, or its network, holds as many as it may.
    pub(crate) fn connect(&self, address: IpAddr, settings: &Settings, now: u64) -> Option<Held> {
        let mut counts = self.counts();
        let mut held = Held(Vec::new());
        for key in keys(address) {
            let (key, used) = counts.of(key, settings, now);
            if used.connections >= settings.connections.saturating_mul(key.share() as usize) {
                counts.less(&held);
                return None;
            }
            used.connections += 1;
            held.0.push(key);
        }
        Some(held)
    }

    /// Who makes tables from an address: a number that this process alone can tell, so that it names nobody where it is
    /// stored.
    pub(crate) fn maker(&self, address: IpAddr) -> u64 {
        self.counts().used.hasher().hash_one(address)
    }

    /// A connection has ended.
    pub(crate) fn disconnect(&self, held: &Held) {
        self.counts().less(held);
    }
}

impl Counts {
    fn less(&mut self, held: &Held) {
        for key in &held.0 {
            if let Some(used) = self.used.get_mut(key) {
                used.connections = used.connections.saturating_sub(1);
            }
        }
    }
}

impl Bucket {
    /// What a bucket that holds at most `cap` holds now.
    fn level(&self, rate: f64, cap: f64, now: u64) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "milliseconds between two requests are few")]
        let passed = now.saturating_sub(self.since) as f64 / 1000.0;
        (self.left + passed * rate).min(cap)
    }

    /// Takes one from a bucket that holds at most `cap`.
    fn take_up_to(&mut self, rate: f64, cap: f64, now: u64) -> bool {
        self.left = self.level(rate, cap, now);
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
        let held = limits.connect(HERE, &settings, 0).expect("one is free");
        assert!(limits.connect(HERE, &settings, 0).is_none());
        limits.disconnect(&held);
        assert!(limits.connect(HERE, &settings, 0).is_some());
    }

    fn v4(number: usize) -> IpAddr {
        IpAddr::V4(std::net::Ipv4Addr::from_bits(0x0a00_0000 + u32::try_from(number).expect("few")))
    }

    fn v6(wide: u16, network: u16) -> IpAddr {
        IpAddr::V6(std::net::Ipv6Addr::new(0x2001, 0xdb8, wide, network, 0, 0, 0, 0))
    }

    #[test]
    fn no_debt_is_forgotten_however_many_addresses_come() {
        let settings = Settings { tables: 1, requests: 50, ..Settings::default() };
        let limits = Limits::default();
        let used_up = |now| limits.table(HERE, &settings, now).is_err();
        assert!(limits.table(HERE, &settings, 0).is_ok() && used_up(0));
        // Who owes nothing any more is forgotten, who owes is not.
        for number in 1..2 * MOST_ADDRESSES {
            assert!(limits.request(v4(number), &settings, number as u64).is_ok());
        }
        assert!(used_up(100_000), "a debt of an hour stands");
        assert!(limits.counts().used.len() <= MOST_ADDRESSES + 1);
        // Where everybody owes, whoever is new shares one allowance.
        let limits = Limits::default();
        for number in 0..MOST_ADDRESSES {
            assert!(limits.table(v4(number), &settings, 5_000).is_ok());
        }
        let newcomers = (0..100).filter(|more| limits.table(v4(MOST_ADDRESSES + more), &settings, 9_000).is_ok());
        assert_eq!(newcomers.count(), WIDE as usize);
        assert!((0..MOST_ADDRESSES).step_by(997).all(|number| limits.table(v4(number), &settings, 9_000).is_err()));
        assert!(limits.counts().used.len() <= MOST_ADDRESSES + 1, "memory is bounded");
        assert!(limits.table(v4(MOST_ADDRESSES), &settings, 4_000_000).is_ok(), "later there is room again");
        assert!(limits.counts().used.len() < 10);
    }

    #[test]
    fn a_connection_is_given_back_where_it_was_counted() {
        let settings = Settings { tables: 1, connections: 1, ..Settings::default() };
        let limits = Limits::default();
        for number in 0..MOST_ADDRESSES {
            assert!(limits.table(v4(number), &settings, 0).is_ok());
        }
        let newcomer = v4(MOST_ADDRESSES);
        let held: Vec<Held> = (0..20).filter_map(|_| limits.connect(newcomer, &settings, 10)).collect();
        assert_eq!(held.len(), WIDE as usize);
        let own = limits.connect(newcomer, &settings, 4_000_000).expect("it is remembered now");
        for held in &held {
            limits.disconnect(held);
        }
        assert!(limits.connect(newcomer, &settings, 4_000_000).is_none(), "its own is held still");
        limits.disconnect(&own);
        assert!(limits.counts().used.values().all(|used| used.connections == 0));
    }

    #[test]
    fn a_network_of_48_bits_may_use_eight_times_what_one_address_may() {
        let settings = Settings { tables: 2, connections: 2, requests: 1, ..Settings::default() };
        let limits = Limits::default();
        let tables = (0..100).filter(|network| limits.table(v6(1, *network), &settings, 0).is_ok());
        assert_eq!(tables.count(), 16);
        let requests = (0..1000).filter(|number| limits.request(v6(1, number % 100), &settings, 0).is_ok());
        assert_eq!(requests.count(), 80);
        let held: Vec<Held> = (0..100).filter_map(|network| limits.connect(v6(1, network), &settings, 0)).collect();
        assert_eq!(held.len(), 16);
        assert!(limits.table(v6(2, 0), &settings, 0).is_ok(), "another network has its own");
        for held in &held {
            limits.disconnect(held);
        }
        assert!(limits.connect(v6(1, 99), &settings, 0).is_some(), "and nothing is held for who was refused");
    }
}
