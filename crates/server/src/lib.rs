//! Tables that live on a server, survive anything, and leak nothing.
//!
//! A table is one task that owns its game ([`actor`](self)); it tells of a version only once the store has
//! made it durable, and tells each viewer only what the game shows that viewer. Clock and chance of the outside
//! world are handed in, so that the law of no leak can be asked over the wire.

mod actor;
mod address;
#[cfg(test)]
mod again;
mod assets;
mod authority;
mod bots;
mod committer;
mod consent;
mod decide;
mod deeds;
mod entry;
mod failed;
mod feed;
mod first_protocol;
mod forms;
mod hall;
mod health;
mod hints;
mod hosted;
mod http;
mod identity;
#[cfg(test)]
mod leaks;
mod lessons;
mod limits;
mod metrics;
mod names;
mod openapi;
mod opening;
mod patient;
mod presence;
mod programs;
mod questions;
mod refusal;
mod render;
mod replays;
mod sealing;
mod serve;
mod settings;
mod socket;
#[cfg(test)]
mod stored;
mod streams;
mod thinking;
mod tongues;
mod visitor;
mod words;
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
    hall: Arc<hall::Hall>,
}

impl Service {
    /// A server with these settings; the caller is inside the runtime.
    pub fn new(settings: Settings, world: Arc<dyn World>, store: Arc<dyn Store>) -> Self {
        Self { hall: hall::Hall::new(settings, world, store) }
    }

    /// Everything it answers, to be called without a network.
    pub fn router(&self) -> axum::Router {
        http::router(self.hall.clone())
    }

    /// Serves on a socket from outside until `stop` ends; then it finishes what is in flight.
    pub async fn run(&self, listener: TcpListener, stop: impl Future<Output = ()>) {
        serve::run(listener, self.hall.clone(), stop).await;
    }
}
