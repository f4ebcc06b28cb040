//! What an operator may set, with what holds if nothing is said.

use std::{collections::BTreeMap, time::Duration};

use tsugi_catalog::Source;
use tsugi_house::TableSettings;

use crate::{
    address::Network,
    assets::{self, Page},
};

/// What an operator may set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// After this time without anybody, a table leaves memory; the next who comes brings it back.
    pub away_after: Duration,
    /// The same for a table whose game is over.
    pub over_after: Duration,
    /// Every bot chooses within this: the more wait, the less each thinks, and at the end a quick one chooses.
    pub bot_deadline: Duration,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// The address people type, where it is not the one the server listens on: `https://games.example`.
    pub origin: Option<String>,
    /// The largest message or request that is read, in bytes.
    pub largest: usize,
    /// How many messages a stream may send a second, and ten times as many at once.
    pub messages: u32,
    /// How many requests an address may send a second, and ten times as many at once.
    pub requests: u32,
    /// How many tables an address may make an hour.
    pub tables: u32,
    /// How many codes of no table an address may try an hour.
    pub guesses: u32,
    /// How many connections an address may hold.
    pub connections: usize,
    /// How many connections the server holds.
    pub most_connections: usize,
    /// How many streams of watchers a table has at most, and a quarter of it for one address; those who sit at it are
    /// counted apart.
    pub most_streams_a_table: usize,
    /// How many streams a seat has at most; beyond it the oldest ends.
    pub most_streams_a_seat: usize,
    /// How many messages wait for a stream that does not read, before it is dropped.
    pub outbox: usize,
    /// How many tables are in memory at most.
    pub most_tables: usize,
    /// Proxies whose word on the client's address (`X-Forwarded-For`) is taken.
    pub trusted_proxies: Vec<Network>,
    /// How long a request, a handshake or a write may take.
    pub patience: Duration,
    /// How long a table waits for the hashes of words, and again for the words, before it deals without those missing.
    pub word_patience: Duration,
    /// How long a choice, a look or a question waits for the store.
    pub store_patience: Duration,
    /// How often a silent stream is asked whether it still stands; after two that were not answered it has ended.
    pub heartbeat: Duration,
    /// The same for a stream that wishes to know who is there, and whose own presence the others are told.
    pub presence_beat: Duration,
    /// Components in place of ours, by game: new tables are played with them.
    pub components: BTreeMap<String, Source>,
    /// The page that people open.
    pub page: Page,
}

impl Settings {
    /// What concerns a single table.
    pub(crate) fn of_table(&self) -> TableSettings {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        TableSettings {
            away_after: millis(self.away_after),
            over_after: millis(self.over_after),
            word_patience: millis(self.word_patience),
            most_streams: self.most_streams_a_table,
            most_streams_a_seat: self.most_streams_a_seat,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            away_after: Duration::from_secs(15 * 60),
            over_after: Duration::from_secs(60),
            bot_deadline: Duration::from_secs(4),
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1)),
            origin: None,
            largest: 64 << 10,
            messages: 50,
            requests: 50,
            tables: 120,
            guesses: 30,
            connections: 64,
            most_connections: 20_000,
            most_streams_a_table: 64,
            most_streams_a_seat: 16,
            outbox: 256,
            most_tables: 20_000,
            trusted_proxies: Vec::new(),
            patience: Duration::from_secs(10),
            word_patience: Duration::from_secs(10),
            store_patience: Duration::from_secs(2),
            heartbeat: Duration::from_secs(20),
            presence_beat: Duration::from_secs(3),
            components: BTreeMap::new(),
            page: assets::no_page,
        }
    }
}
