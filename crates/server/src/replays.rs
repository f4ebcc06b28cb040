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
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tsugi_catalog::Onlooker;
use tsugi_house::{LARGEST_RECORD, Refusal, Reply, RequestKind, is_bloated, moments_wanted, replay};
use tsugi_wire::{Code, Opening, Replay};

use crate::{
    http::{Shared, asked, json, read, refuse, too_many},
    languages::languages,
    server::Server,
    visitor::Visitor,
};

/// Records of tables in memory at a time; whoever comes then waits.
const AT_ONCE: usize = 2;
/// Requests being read, waiting or answered, of one address and in all: a request's document is read once there is a
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
impl FromRequestParts<Arc<Server>> for Place {
    type Rejection = Response;
    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Response> {
        let visitor = Visitor::of(parts, &server.settings);
        let busy = || too_many(server, &visitor, 1);
        let of_address = OfAddress::take(&server.replays, visitor.address).ok_or_else(busy)?;
        let place = server.replays.places.clone().acquire_owned().await.map_err(|_| busy())?;
        Ok(Self { _of_address: of_address, _in_all: place })
    }
}

/// `GET /api/tables/{id}/replay`: a finished game of this server.
pub(crate) async fn of_table(
    State(server): Shared,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
    place: Place,
) -> Response {
    let query = query.unwrap_or_default();
    let field = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let named = field("viewer").map(|name| name.replace("%3A", ":"));
    let number = |name: &str| {
        let words = visitor.words();
        let needed = |_| {
            let why = words.say("service-needs-number", &[("name", name.into())]);
            Refusal::with(Code::Malformed, words, &[("why", why.into())])
        };
        field(name).map(|number| number.parse::<usize>().map_err(needed)).transpose()
    };
    let shown = async {
        let part = moments_wanted(number("from")?.unwrap_or(0), number("moments")?);
        let onlooker = onlooker(named.as_deref(), &visitor)?;
        // A record is large in memory: nobody waits with one.
        let turn = Turn::take(&server, place, &visitor).await?;
        match asked(&server, &id, &visitor, RequestKind::Finished).await? {
            Reply::Document(record) => {
                let lang = visitor.lang;
                gone_through(&server, &visitor, turn, move || replay(record, onlooker, part, languages(), lang)).await
            }
            _ => Err(Refusal::new(Code::Broken, visitor.words())),
        }
    };
    answered(shown.await)
}

/// `POST /api/replays`: a record from a file.
pub(crate) async fn of_file(
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
    let shown = async {
        let brought = visitor.clone();
        let shown = move || {
            if body.as_ref().is_ok_and(|body| is_bloated(body)) {
                return Err(Refusal::new(Code::TooLarge, brought.words()));
            }
            let Opening { record, viewer, from, moments } = read(body, &brought)?;
            let onlooker = onlooker(viewer.as_deref(), &brought)?;
            replay(record, onlooker, moments_wanted(from, moments), languages(), brought.lang)
        };
        gone_through(&server, &visitor, place, shown).await
    };
    answered(shown.await)
}

/// Reads a document without keeping it: an answer to one who is still sending would be lost.
pub(crate) async fn pass_over(request: Request) {
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
    pub(crate) async fn take(server: &Server, place: Place, visitor: &Visitor) -> Result<Self, Refusal> {
        let turn = server.replays.turns.clone().acquire_owned().await;
        let turn = turn.map_err(|_| Refusal::new(Code::Unavailable, visitor.words()))?;
        Ok(Self { _place: place, _turn: turn })
    }
}

/// Does the work out of the address's share of the bots' threads; what is held for it is held until it is done.
pub(crate) async fn gone_through<T: Send + 'static>(
    server: &Server,
    visitor: &Visitor,
    held: impl Send + 'static,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let work = move || {
        let done = work();
        drop(held);
        done
    };
    let busy = |_| Refusal::with(Code::TooMany, visitor.words(), &[("seconds", 1_u32.into())]);
    let worked = server.thinking.work(visitor.address, "replay", work).map_err(busy)?;
    // Who does the work counts and logs a panic in it.
    worked.await.map_err(|_| Refusal::new(Code::Failed, visitor.words()))?
}
