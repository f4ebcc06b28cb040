//! For programs that keep no stream open: to choose with a plain request, and to wait for what a viewer is shown.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Path, RawQuery, State},
    http::StatusCode,
    response::Response,
};
use tokio::time::{Instant, timeout_at};
use tsugi_house::{Looking, Refusal, Reply, RequestKind};
use tsugi_wire::{Code, Shown};

use crate::{
    http::{Sent, Shared, answered, asked, json, read, refuse},
    server::Server,
    socket::Wanted,
    table_task::Answered,
    visitor::Visitor,
};

/// How long a request waits for a newer version.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// `POST /api/tables/{id}/act`.
pub(crate) async fn act(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let done = async {
        match asked(&server, &id, &visitor, RequestKind::Act(read(body, &visitor)?)).await? {
            Reply::Done(done) => Ok(done),
            _ => Err(Refusal::new(Code::Broken, visitor.words())),
        }
    };
    match done.await {
        Ok(done) => json(StatusCode::OK, &done),
        Err(refusal) => refuse(&refusal),
    }
}

/// `GET /api/tables/{id}/shown`: answers once there is a version after `since`, or with the bare number of the newest
/// when none has come for a while.
pub(crate) async fn shown(
    State(server): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Response {
    match newest(&server, &id, &visitor, query.as_deref().unwrap_or_default()).await {
        Ok(shown) => json(StatusCode::OK, &shown),
        Err(refusal) => refuse(&refusal),
    }
}

async fn newest(server: &Arc<Server>, id: &str, visitor: &Visitor, query: &str) -> Result<Box<Shown>, Refusal> {
    let wanted = Wanted::read(query).map_err(|code| Refusal::new(code, visitor.words()))?;
    let looking = Looking { viewer: wanted.viewer, since: wanted.since, parts: wanted.parts };
    let until = Instant::now() + LONGEST_WAIT;
    loop {
        let answered = answered(server, id, visitor, visitor.who.clone(), RequestKind::Show(looking)).await?;
        let Answered { reply: Reply::Shown(shown), versions: Some(mut versions) } = answered else {
            return Err(Refusal::new(Code::Broken, visitor.words()));
        };
        if looking.since.is_none_or(|since| shown.version > since) {
            return Ok(shown);
        }
        // At a silent table a version may bring this viewer nothing; then it waits on.
        let newer = versions.changed();
        // A table that went out of memory meanwhile is asked again, which brings it back.
        if timeout_at(until, newer).await.is_err() {
            return Ok(shown);
        }
    }
}
