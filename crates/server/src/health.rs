//! Whether choices can be stored now. It is asked by writing something durable, once for all who ask at the same
//! time, so that no flood of questions becomes one of writes.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};
use tsugi_store::{Store, StoreError};
use tsugi_wire::HealthDoc;

use crate::{
    http::{Shared, json},
    metrics::Metrics,
};

/// An answer is as good as new for so long.
const FRESH: Duration = Duration::from_millis(250);

/// What was last found out about the store.
#[derive(Default)]
pub(crate) struct Health(Arc<Mutex<Option<Found>>>);

#[derive(Clone, Copy)]
struct Found {
    at: Instant,
    ready: bool,
}

impl Health {
    /// Whether choices can be stored now.
    async fn ready(&self, store: &Arc<dyn Store>, patience: Duration, metrics: &Arc<Metrics>) -> bool {
        let mut last = self.0.clone().lock_owned().await;
        if let Some(found) = last.filter(|found| found.at.elapsed() < FRESH) {
            return found.ready;
        }
        let (store, metrics) = (store.clone(), metrics.clone());
        // A task of its own: whoever asked may hang up, and the question still ends, as the only one.
        let asked = tokio::spawn(async move {
            let answered = timeout(patience, store.ready()).await;
            let late = || Err(StoreError::Unavailable("it has not answered in time".into()));
            let answered = answered.unwrap_or_else(|_| late());
            metrics.probes.add(1);
            if let Err(error) = &answered {
                metrics.failed_probes.add(1);
                tracing::error!(%error, "choices cannot be stored");
            }
            let ready = answered.is_ok();
            metrics.store_ready.set(ready.into());
            *last = Some(Found { at: Instant::now(), ready });
            ready
        });
        asked.await.unwrap_or(false)
    }

    /// What was last found out, without asking.
    fn last_known(&self) -> &'static str {
        match self.0.try_lock().ok().and_then(|last| *last) {
            Some(Found { ready: true, .. }) => "ready",
            Some(Found { ready: false, .. }) => "unavailable",
            None => "unknown",
        }
    }
}

/// `GET /healthz`: the process lives and answers. The store is not asked: what was last known of it is told.
pub(crate) async fn live(State(server): Shared) -> Response {
    json(StatusCode::OK, &HealthDoc { ok: true, store: server.health.last_known().into() })
}

/// `GET /readyz`: whether choices can be stored now.
pub(crate) async fn ready(State(server): Shared) -> Response {
    let patience = server.settings.store_patience.mul_f32(0.95);
    let not_yet = |store: &str| {
        let mut response = json(StatusCode::SERVICE_UNAVAILABLE, &HealthDoc { ok: false, store: store.into() });
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(1));
        response
    };
    if server.is_going_down() {
        not_yet("the server stops")
    } else if server.health.ready(&server.store, patience, &server.metrics).await {
        json(StatusCode::OK, &HealthDoc { ok: true, store: "ready".into() })
    } else {
        not_yet("choices cannot be stored")
    }
}
