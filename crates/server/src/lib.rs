//! Tables that live on a server, survive anything, and leak nothing.
//!
//! What a table decides and tells is the affair of [`tsugi_house`], a machine without I/O; here are sockets, HTTP, the
//! store, and a task for each table that drives its machine. Clock and chance of the outside world are handed in, so that
//! the law of no leak can be asked over the wire.
//!
//! | module | holds |
//! | --- | --- |
//! | `serve, http, openapi, status` | the addresses and what each answers |
//! | `socket, feed, patient, programs` | the ways to look at a table: a WebSocket, server-sent events, one request that waits |
//! | `server, table_task, committer` | the tables in memory, the task that drives each one, and the writes |
//! | `thinking` | threads that think, out of the house's fair shares |
//! | `visitor, identity, address, limits` | who asks, from where, and how much of it |
//! | `opening, again, replays, failed` | tables made, played again and looked back on, and those that failed |
//! | `health, metrics` | what an operator asks |
//! | `assets, languages, settings, world` | what is handed in: the page, the words, the bounds, clock and chance |
//!
//! ```
//! use tsugi_server::Settings;
//!
//! // Whoever drives a server says what differs from the usual.
//! let settings = Settings { tables: 10, ..Settings::default() };
//! assert!(settings.requests > 0);
//! ```

mod address;
#[cfg(test)]
mod again;
mod assets;
mod committer;
mod door;
mod failed;
mod feed;
mod game_documents;
mod health;
mod http;
mod identity;
mod languages;
#[cfg(test)]
mod leaks;
mod limits;
mod metrics;
mod onward;
mod openapi;
mod opening;
mod patient;
mod preview;
mod programs;
mod replays;
mod serve;
mod server;
mod settings;
mod socket;
mod status;
mod table_task;
mod thinking;
mod visitor;
mod world;

// Tests of the wire are written as its users write.
#[cfg(test)]
extern crate self as tsugi_server;

use std::{future::Future, sync::Arc};

use tokio::net::TcpListener;
use tsugi_store::Store;

pub use address::{Network, NoNetwork};
pub use assets::{Asset, Page};
pub use settings::Settings;
pub use world::{NoSecret, System, World};

/// A server of tables over a store.
pub struct Service {
    server: Arc<server::Server>,
}

impl Service {
    /// A server with these settings; the caller is inside the runtime.
    pub fn new(settings: Settings, world: Arc<dyn World>, store: Arc<dyn Store>) -> Self {
        Self { server: server::Server::new(settings, world, store) }
    }

    /// Everything it answers, to be called without a network.
    pub fn router(&self) -> axum::Router {
        http::router(self.server.clone())
    }

    /// Serves on a socket from outside until `stop` ends; then it finishes what is in flight.
    pub async fn run(&self, listener: TcpListener, stop: impl Future<Output = ()>) {
        serve::run(listener, self.server.clone(), stop).await;
    }
}
