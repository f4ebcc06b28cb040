//! Games that are over, gone through again: a table of this server, or a record that somebody brings.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State, rejection::BytesRejection},
    http::StatusCode,
    response::Response,
};
use serde_json::Value;
use tokio::sync::Semaphore;
use tsugi_catalog::{Moment, Onlooker, Problem, find, is_account, read_account, read_record};
use tsugi_narrator::Lang;
use tsugi_wire::{Code, Opening, Past, Replay};

use crate::{
    deeds::{Answered, Deed},
    hall::Hall,
    http::{Shared, asked, json, read, refuse},
    refusal::Refusal,
    tongues,
    visitor::Visitor,
};

/// The largest record that is read: a long game of eight at WabiSaby is a twentieth of it.
pub(crate) const LARGEST_RECORD: usize = 1 << 20;
/// So many records are gone through at a time; whoever comes then waits.
const AT_ONCE: usize = 2;

/// Room for those who go through a record: that is work, and must not take every thread.
pub(crate) struct Room(Arc<Semaphore>);

impl Default for Room {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// `GET /api/tables/{id}/replay`: a finished game of this server.
pub(crate) async fn of_table(
    State(hall): Shared,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
) -> Response {
    let query = query.unwrap_or_default();
    let named = query.split('&').find_map(|pair| pair.strip_prefix("viewer=")).map(|name| name.replace("%3A", ":"));
    let shown = async {
        let onlooker = onlooker(named.as_deref(), &visitor)?;
        match asked(&hall, &id, &visitor, Deed::Finished).await? {
            Answered::Document(record) => gone_through(&hall, record, onlooker, &visitor).await,
            _ => Err(Refusal::new(Code::Broken, visitor.words())),
        }
    };
    answered(shown.await)
}

/// `POST /api/replays`: a record from a file.
pub(crate) async fn of_file(State(hall): Shared, visitor: Visitor, body: Result<Bytes, BytesRejection>) -> Response {
    let shown = async {
        let Opening { record, viewer } = read(body, &visitor)?;
        let onlooker = onlooker(viewer.as_deref(), &visitor)?;
        gone_through(&hall, record, onlooker, &visitor).await
    };
    answered(shown.await)
}

fn answered(shown: Result<Replay, Refusal>) -> Response {
    match shown {
        Ok(replay) => json(StatusCode::OK, &replay),
        Err(refusal) => refuse(&refusal),
    }
}

/// Whose eyes; where nothing is said, nobody's: the game is over.
fn onlooker(named: Option<&str>, visitor: &Visitor) -> Result<Onlooker, Refusal> {
    match named {
        None | Some("everything") => Ok(Onlooker::Everything),
        Some(name) => match name.parse() {
            Ok(viewer) => Ok(Onlooker::One(viewer)),
            Err(_) => Err(Refusal::new(Code::UnknownSeat, visitor.words())),
        },
    }
}

/// Goes through a record on a thread where nobody waits for anything else, out of the address's share of them.
async fn gone_through(
    hall: &Arc<Hall>,
    record: Value,
    onlooker: Onlooker,
    visitor: &Visitor,
) -> Result<Replay, Refusal> {
    let unavailable = || Refusal::new(Code::Unavailable, visitor.words());
    let room = hall.replays.0.clone().acquire_owned().await.map_err(|_| unavailable())?;
    let lang = visitor.lang;
    let work = move || {
        let replay = replay(record, onlooker, lang);
        drop(room);
        replay
    };
    let busy = |_| Refusal::with(Code::TooMany, visitor.words(), &[("seconds", 1_u32.into())]);
    let worked = hall.thinking.work(visitor.address, "replay", work).map_err(busy)?;
    // Who does the work counts and logs a panic in it.
    worked.await.map_err(|_| Refusal::new(Code::Failed, visitor.words()))?
}

fn replay(record: Value, onlooker: Onlooker, lang: Lang) -> Result<Replay, Refusal> {
    let words = tongues::of_service(lang);
    let bad = |problem: Problem| Refusal::of_record(&problem, words);
    if is_account(&record) {
        return account(record, lang).map_err(bad);
    }
    let record = read_record(record).map_err(bad)?;
    let listing = find(&record.game).map_err(bad)?;
    if let Onlooker::One(tsugi_engine::Viewer::Seat(seat)) = onlooker
        && seat.index() >= record.config.players
    {
        return Err(Refusal::new(Code::UnknownSeat, words));
    }
    let moments = listing.replay(&record, onlooker, tongues::of_game(listing, lang)).map_err(bad)?;
    Ok(Replay {
        game: record.game,
        names: record.config.names,
        bots: record.config.bots,
        options: record.config.options,
        viewer: onlooker.to_string(),
        moments: moments.into_iter().map(past).collect(),
    })
}

fn past(moment: Moment) -> Past {
    let Moment { seat, undone, told, view, status, receipts } = moment;
    Past { seat, undone, told, view: Some(view), status: Some(status), receipts }
}

/// An account holds what was seen and not what was: it can be told, not shown.
fn account(document: Value, lang: Lang) -> Result<Replay, Problem> {
    let account = read_account(document)?;
    let listing = find(&account.game)?;
    listing.verify_account(&account)?;
    let told = listing.tell_account(&account, tongues::of_game(listing, lang))?;
    let moment = Past { seat: None, undone: false, told, view: None, status: None, receipts: None };
    Ok(Replay {
        game: account.game,
        names: account.config.names,
        bots: account.config.bots,
        options: account.config.options,
        viewer: account.viewer,
        moments: vec![moment],
    })
}
