//! For programs that keep no stream open: to choose with a plain request, and to wait for what a viewer is shown.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Path, RawQuery, State},
    http::StatusCode,
    response::Response,
};
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
};
use tsugi_engine::Viewer;
use tsugi_narrator::Words;
use tsugi_wire::{Act, Acting, Code, Done, Parts, Shown};

use crate::{
    actor::Actor,
    deeds::{Answered, Deed},
    hall::Hall,
    http::{Sent, Shared, asked, json, read, refuse},
    identity::Hashed,
    refusal::Refusal,
    render::{Lens, Protocol},
    socket::Wanted,
    visitor::Visitor,
};

/// How long a request waits for a newer version.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// What somebody asks to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Looking {
    pub(crate) viewer: Option<Viewer>,
    pub(crate) since: Option<u64>,
    pub(crate) parts: Parts,
}

/// `POST /api/tables/{id}/act`.
pub(crate) async fn act(State(hall): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let done = async {
        match asked(&hall, &id, &visitor, Deed::Act(read(body, &visitor)?)).await? {
            Answered::Done(done) => Ok(done),
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
    State(hall): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Response {
    match newest(&hall, &id, &visitor, query.as_deref().unwrap_or_default()).await {
        Ok(shown) => json(StatusCode::OK, &shown),
        Err(refusal) => refuse(&refusal),
    }
}

async fn newest(hall: &Arc<Hall>, id: &str, visitor: &Visitor, query: &str) -> Result<Box<Shown>, Refusal> {
    let wanted = Wanted::read(query).map_err(|code| Refusal::new(code, visitor.words()))?;
    let looking = Looking { viewer: wanted.viewer, since: wanted.since, parts: wanted.parts };
    let until = Instant::now() + LONGEST_WAIT;
    loop {
        let Answered::Shown { shown, mut versions } = asked(hall, id, visitor, Deed::Show(looking)).await? else {
            return Err(Refusal::new(Code::Broken, visitor.words()));
        };
        if looking.since.is_none_or(|since| shown.version > since) {
            return Ok(shown);
        }
        let newer = versions.wait_for(|version| *version > shown.version);
        // A table that went out of memory meanwhile is asked again, which brings it back.
        if timeout_at(until, newer).await.is_err() {
            return Ok(shown);
        }
    }
}

impl Actor {
    /// Makes a choice for a seat of whoever asks: the one that is named, else theirs that is awaited.
    pub(crate) async fn act_for(
        &mut self,
        who: Option<&Hashed>,
        acting: Acting,
        words: &Words,
    ) -> Result<Answered, Refusal> {
        let yours = self.table.held_by(who);
        let awaited = yours.iter().find(|&seat| self.awaited().contains(seat));
        let seat = acting.seat.or(awaited).or_else(|| yours.first());
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let seat = self.table.acts_for(who, viewer, words)?;
        self.plays_there(seat, words)?;
        let Acting { id, version, action, .. } = acting;
        let act = Act { id, version, action };
        let version = self.act(seat, &act, words).await?;
        Ok(Answered::Done(Done { id: act.id, version }))
    }

    /// What somebody is shown, and by what they learn of newer versions.
    pub(crate) fn show(
        &mut self,
        who: Option<&Hashed>,
        looking: Looking,
        words: &'static Words,
    ) -> Result<Answered, Refusal> {
        let Looking { viewer, since, parts } = looking;
        let now = self.table.version();
        let told = [("version", now.to_string().into())];
        let viewer = self.table.admit(who, viewer).map_err(|code| Refusal::new(code, words))?;
        if since.is_some_and(|since| since > now) {
            return Err(Refusal::with(Code::Future, words, &told));
        }
        let lens = Lens { viewer, words, parts, protocol: Protocol::Second };
        let shown = Box::new(self.table.shown_after(lens, since));
        let versions = self.versions.get_or_insert_with(|| watch::Sender::new(now)).subscribe();
        Ok(Answered::Shown { shown, versions })
    }
}
