//! Playing on from a moment of a finished game: of a table of this server, or of a record that somebody brings.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request, State},
    http::StatusCode,
    response::Response,
};
use tsugi_house::{NewSecrets, Refusal, Reply, RequestKind, is_bloated, play_on as first_entry};
use tsugi_table::to_hex;
use tsugi_wire::{Code, PlayingOn};

use crate::{
    http::{Shared, asked, entered, json, read, refuse, too_many, with_cookie},
    opening::start_if_full,
    replays::{Place, Turn, gone_through, pass_over},
    server::Server,
    visitor::Visitor,
};

/// `POST /api/replays/onward`.
pub(crate) async fn play_on(
    State(server): Shared,
    visitor: Visitor,
    place: Result<Place, Response>,
    request: Request,
) -> Response {
    let place = match place {
        Ok(place) => place,
        Err(busy) => {
            pass_over(request).await;
            return busy;
        }
    };
    let body = Bytes::from_request(request, &server).await;
    if let Err(seconds) = server.limits.table(visitor.address, &server.settings, server.world.now()) {
        return too_many(&server, &visitor, seconds);
    }
    let made = async {
        // A record is large in memory: nobody waits with one, and it is read only in turn.
        let turn = Turn::take(&server, place, &visitor).await?;
        if body.as_ref().is_ok_and(|body| is_bloated(body)) {
            return Err(Refusal::new(Code::TooLarge, visitor.words()));
        }
        made(&server, &visitor, turn, read(body, &visitor)?).await
    };
    match made.await {
        Ok((entered, cookie)) => with_cookie(json(StatusCode::CREATED, &entered), cookie),
        Err(refusal) => refuse(&refusal),
    }
}

async fn made(
    server: &Arc<Server>,
    visitor: &Visitor,
    turn: Turn,
    mut wanted: PlayingOn,
) -> Result<(tsugi_wire::Entered, Option<String>), Refusal> {
    let words = visitor.words();
    let record = match (wanted.table.take(), wanted.record.take()) {
        // Only who may go through a game may play on from it, and only once it is over.
        (Some(table), None) => match asked(server, &table, visitor, RequestKind::Finished).await? {
            Reply::Document(record) => record,
            _ => return Err(Refusal::new(Code::Broken, words)),
        },
        (None, Some(record)) => record,
        _ => {
            let why = words.say("service-table-or-record", &[]);
            return Err(Refusal::with(Code::Malformed, words, &[("why", why.into())]));
        }
    };
    let (who, cookie) = visitor.identify(server)?;
    let (key, deal, now) = (server.secret(words)?, server.secret(words)?, server.world.now());
    let host = who.clone();
    let first = move || first_entry(record, &wanted, &host, &NewSecrets { key, deal }, now, words);
    let created = gone_through(server, visitor, turn, first).await?;
    let id = server.new_id(words)?;
    server.open(&id, created, visitor.address, words).await?;
    let begun = start_if_full(server, &id, visitor, &who).await?;
    Ok((entered(&id, &to_hex(&key), begun), cookie))
}
