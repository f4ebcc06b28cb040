//! Games that are over, gone through again: a table of this server, or a record that somebody brings.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, RawQuery, Request, State},
    http::{StatusCode, request::Parts},
    response::Response,
};
use futures_util::StreamExt;
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tsugi_catalog::{Moment, Onlooker, Part, Problem, find, is_account, read_account, read_record};
use tsugi_narrator::Lang;
use tsugi_wire::{Code, Opening, Past, Replay};

use crate::{
    deeds::{Answered, Deed},
    hall::Hall,
    http::{Shared, asked, json, read, refuse, too_many},
    refusal::Refusal,
    tongues,
    visitor::Visitor,
};

/// The largest record that is read: a long game of eight at WabiSaby is a twentieth of it.
pub(crate) const LARGEST_RECORD: usize = 1 << 20;
/// The most entries of a record that are gone through: more than a table's own game can have.
const MOST_ENTRIES: usize = 10_000;
/// The most objects and values in a document that are read: each costs memory, whatever it says. A record with as many
/// entries as are gone through has half of them.
const MOST_OBJECTS: usize = 80_000;
const MOST_VALUES: usize = 400_000;
/// So many moments are sent at once where nothing is said, and at most.
const MOMENTS: usize = 50;
const MOST_MOMENTS: usize = 200;
/// Moments are sent until they are about so many bytes.
const MOST_BYTES: usize = 256 << 10;
/// So many records of tables are in memory at a time; whoever comes then waits.
const AT_ONCE: usize = 2;
/// So many are read, wait or are gone through, of one address and in all: a request's document is read once there is a
/// place for it, and whoever waits holds that and no more.
const PLACES_OF_ADDRESS: usize = 4;
const PLACES: usize = 32;

/// Room for those who go through a record: that is memory and work, and must not take all there is.
pub(crate) struct Room {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    of_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Default for Room {
    fn default() -> Self {
        let [turns, places] = [AT_ONCE, PLACES].map(|most| Arc::new(Semaphore::new(most)));
        Self { turns, places, of_address: Arc::default() }
    }
}

/// A place to go through a record, held until it has been gone through, also where whoever asked has hung up.
pub(crate) struct Place {
    _of_address: OfAddress,
    _in_all: OwnedSemaphorePermit,
}

/// One of the places that an address may have.
struct OfAddress {
    places: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl OfAddress {
    fn take(room: &Room, address: IpAddr) -> Option<Self> {
        let mut places = room.of_address.lock().unwrap_or_else(PoisonError::into_inner);
        let own = places.entry(address).or_default();
        if *own >= PLACES_OF_ADDRESS {
            return None;
        }
        *own += 1;
        Some(Self { places: room.of_address.clone(), address })
    }
}

impl Drop for OfAddress {
    fn drop(&mut self) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = places.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                places.remove(&self.address);
            }
        }
    }
}

/// It is asked for before the request's document is read.
impl FromRequestParts<Arc<Hall>> for Place {
    type Rejection = Response;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Response> {
        let visitor = Visitor::of(parts, &hall.settings);
        let busy = || too_many(hall, &visitor, 1);
        let of_address = OfAddress::take(&hall.replays, visitor.address).ok_or_else(busy)?;
        let place = hall.replays.places.clone().acquire_owned().await.map_err(|_| busy())?;
        Ok(Self { _of_address: of_address, _in_all: place })
    }
}

/// `GET /api/tables/{id}/replay`: a finished game of this server.
pub(crate) async fn of_table(
    State(hall): Shared,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
    place: Place,
) -> Response {
    let query = query.unwrap_or_default();
    let field = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let named = field("viewer").map(|name| name.replace("%3A", ":"));
    let number = |name: &str| field(name).and_then(|number| number.parse().ok());
    let part = part(number("from").unwrap_or(0), number("moments"));
    let shown = async {
        let onlooker = onlooker(named.as_deref(), &visitor)?;
        // A record is large in memory: nobody waits with one.
        let turn = Turn::take(&hall, place, &visitor).await?;
        match asked(&hall, &id, &visitor, Deed::Finished).await? {
            Answered::Document(record) => {
                let lang = visitor.lang;
                gone_through(&hall, &visitor, turn, move || replay(record, onlooker, part, lang)).await
            }
            _ => Err(Refusal::new(Code::Broken, visitor.words())),
        }
    };
    answered(shown.await)
}

/// `POST /api/replays`: a record from a file.
pub(crate) async fn of_file(
    State(hall): Shared,
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
    let body = Bytes::from_request(request, &hall).await;
    let shown = async {
        let brought = visitor.clone();
        let shown = move || {
            if body.as_ref().is_ok_and(|body| is_bloated(body)) {
                return Err(Refusal::new(Code::TooLarge, brought.words()));
            }
            let Opening { record, viewer, from, moments } = read(body, &brought)?;
            let onlooker = onlooker(viewer.as_deref(), &brought)?;
            replay(record, onlooker, part(from, moments), brought.lang)
        };
        gone_through(&hall, &visitor, place, shown).await
    };
    answered(shown.await)
}

/// Reads a document without keeping it: an answer to one who is still sending would be lost.
async fn pass_over(request: Request) {
    let mut parts = request.into_body().into_data_stream();
    let mut left = LARGEST_RECORD;
    while let Some(Ok(part)) = parts.next().await {
        left = left.saturating_sub(part.len());
        if left == 0 {
            return;
        }
    }
}

fn answered(shown: Result<Replay, Refusal>) -> Response {
    match shown {
        Ok(replay) => json(StatusCode::OK, &replay),
        Err(refusal) => refuse(&refusal),
    }
}

/// Whether a document would be far larger in memory than it is: it is looked at before it is read.
fn is_bloated(text: &[u8]) -> bool {
    let (mut objects, mut values, mut in_text, mut escaped) = (0, 0, false, false);
    for letter in text {
        match letter {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' if !in_text => objects += 1,
            b',' | b'[' if !in_text => values += 1,
            _ => {}
        }
    }
    objects > MOST_OBJECTS || values > MOST_VALUES
}

/// Which moments are sent: never more at once than a page needs.
fn part(from: usize, moments: Option<usize>) -> Part {
    Part { from, moments: moments.unwrap_or(MOMENTS).clamp(1, MOST_MOMENTS), bytes: MOST_BYTES }
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

/// A turn to hold a record in memory: so many at a time.
pub(crate) struct Turn {
    _place: Place,
    _turn: OwnedSemaphorePermit,
}

impl Turn {
    /// Waits for it.
    pub(crate) async fn take(hall: &Hall, place: Place, visitor: &Visitor) -> Result<Self, Refusal> {
        let turn = hall.replays.turns.clone().acquire_owned().await;
        let turn = turn.map_err(|_| Refusal::new(Code::Unavailable, visitor.words()))?;
        Ok(Self { _place: place, _turn: turn })
    }
}

/// Does the work out of the address's share of the bots' threads; what is held for it is held until it is done.
async fn gone_through(
    hall: &Hall,
    visitor: &Visitor,
    held: impl Send + 'static,
    work: impl FnOnce() -> Result<Replay, Refusal> + Send + 'static,
) -> Result<Replay, Refusal> {
    let work = move || {
        let done = work();
        drop(held);
        done
    };
    let busy = |_| Refusal::with(Code::TooMany, visitor.words(), &[("seconds", 1_u32.into())]);
    let worked = hall.thinking.work(visitor.address, "replay", work).map_err(busy)?;
    // Who does the work counts and logs a panic in it.
    worked.await.map_err(|_| Refusal::new(Code::Failed, visitor.words()))?
}

fn replay(record: Value, onlooker: Onlooker, part: Part, lang: Lang) -> Result<Replay, Refusal> {
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
    if record.entries.len() > MOST_ENTRIES {
        let why = words.say("service-too-many-entries", &[("most", MOST_ENTRIES.into())]);
        return Err(Refusal::with(Code::BadRecord, words, &[("why", why.into())]));
    }
    let of = record.entries.len() + 1;
    let moments = listing.replay_part(&record, onlooker, part, tongues::of_game(listing, lang)).map_err(bad)?;
    Ok(Replay {
        game: record.game,
        names: record.config.names,
        bots: record.config.bots,
        options: record.config.options,
        viewer: onlooker.to_string(),
        moments: moments.into_iter().map(past).collect(),
        from: part.from.min(of),
        of,
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
        from: 0,
        of: 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_of_many_small_things_is_told_from_a_long_text() {
        let many = |what: &str, count: usize| format!("[{}0]", format!("{what},").repeat(count));
        assert!(is_bloated(many("{\"\":0}", MOST_OBJECTS + 1).as_bytes()));
        assert!(is_bloated(many("0", MOST_VALUES + 1).as_bytes()));
        assert!(!is_bloated(many("{\"\":0}", MOST_OBJECTS).as_bytes()));
        let text = format!("\"{}\"", "{,\\\"".repeat(MOST_VALUES));
        assert!(!is_bloated(text.as_bytes()), "what stands in a text is no value");
    }
}
