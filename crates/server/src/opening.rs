//! Making a table, and making it again for another game.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, State, rejection::BytesRejection},
    http::StatusCode,
    response::Response,
};
use tsugi_house::{Hashed, NewSecrets, Refusal, Reply, RequestKind};
use tsugi_table::to_hex;
use tsugi_wire::{Code, Entering, Landing, NewTable, Rematched, Rematching};

use crate::{
    http::{Shared, asked_by, entered, json, read, refuse, too_many, with_cookie},
    server::Server,
    visitor::Visitor,
};

/// `POST /api/tables`.
pub(crate) async fn open(State(server): Shared, visitor: Visitor, body: Result<Bytes, BytesRejection>) -> Response {
    if let Err(seconds) = server.limits.table(visitor.address, &server.settings, server.world.now()) {
        return too_many(&server, &visitor, seconds);
    }
    let made = async {
        let wanted: NewTable = read(body, &visitor)?;
        let (who, cookie) = visitor.identify(&server)?;
        let words = visitor.words();
        let secrets = NewSecrets { key: server.secret(words)?, deal: server.secret(words)? };
        let (now, components) = (server.world.now(), &server.settings.components);
        let created = tsugi_house::open(&wanted, &who, &secrets, components, now, words)?;
        let id = server.new_id(words)?;
        server.open(&id, created, visitor.address, words).await?;
        let begun = start_if_full(&server, &id, &visitor, &who).await?;
        Ok::<_, Refusal>((entered(&id, &to_hex(&secrets.key), begun), cookie))
    };
    match made.await {
        Ok((entered, cookie)) => with_cookie(json(StatusCode::CREATED, &entered), cookie),
        Err(refusal) => refuse(&refusal),
    }
}

/// Enters the own table; one with no seat open begins at once.
pub(crate) async fn start_if_full(
    server: &Arc<Server>,
    id: &str,
    visitor: &Visitor,
    who: &Hashed,
) -> Result<Landing, Refusal> {
    let enter = RequestKind::Enter(Entering::default());
    match asked_by(server, id, visitor, Some(who.clone()), enter).await? {
        Reply::Landing(landing) => Ok(*landing),
        _ => Err(Refusal::new(Code::Broken, visitor.words())),
    }
}

/// `POST /api/tables/{id}/rematch`: the same table for another game, everybody in the own seat, whether
/// there or not.
pub(crate) async fn rematch(
    State(server): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if let Err(seconds) = server.limits.table(visitor.address, &server.settings, server.world.now()) {
        return too_many(&server, &visitor, seconds);
    }
    let made = async { again(&server, &id, &visitor, read::<Rematching>(body, &visitor)?.sealed).await };
    match made.await {
        Ok(id) => json(StatusCode::CREATED, &Rematched { id }),
        Err(refusal) => refuse(&refusal),
    }
}

async fn again(server: &Arc<Server>, id: &str, visitor: &Visitor, sealed: bool) -> Result<String, Refusal> {
    let words = visitor.words();
    let who = visitor.who.clone().ok_or_else(|| Refusal::new(Code::UnknownTable, words))?;
    let wanted = server.new_id(words)?;
    let asked = asked_by(server, id, visitor, Some(who.clone()), RequestKind::PlayAgain(wanted)).await?;
    let Reply::Again { was, table, made } = asked else { return Err(Refusal::new(Code::Broken, words)) };
    if made {
        return Ok(table);
    }
    let (now, components) = (server.world.now(), &server.settings.components);
    let created = tsugi_house::rematch(*was, &who, &server.secret(words)?, sealed, components, now, words)?;
    server.open(&table, created, visitor.address, words).await?;
    asked_by(server, &table, visitor, Some(who.clone()), RequestKind::Enter(Entering::default())).await?;
    asked_by(server, id, visitor, Some(who), RequestKind::PlayedAgain(table.clone())).await?;
    Ok(table)
}
