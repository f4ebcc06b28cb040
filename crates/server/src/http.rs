//! The plain requests: one function each, and one way for all to refuse.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, FromRequestParts, Path, Request, State, rejection::BytesRejection},
    http::{HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{MethodRouter, get, post},
};
use futures_util::FutureExt;
use serde::{Serialize, de::DeserializeOwned};
use tsugi_house::{Hashed, LARGEST_RECORD, Refusal, Reply, Request as Asking, RequestKind};
use tsugi_wire::{
    Code, Entered, Entering, Fault, Faulty, Leaving, Linked, Linking, Naming, PlayingAgain, Rematched, Seating,
    Sitting, Swapping, TableLine, Tables, Wording,
};

use crate::{
    assets, door,
    failed::reason,
    feed, game_documents, health, onward,
    openapi::{self, ROUTES},
    opening, programs, replays,
    server::{Server, ask},
    socket,
    status::status,
    table_task::{Answered, Message},
    visitor::{Counted, Visitor, is_own_page},
};

/// Most tables in a list.
const MOST_LISTED: u32 = 100;

pub(crate) type Shared = State<Arc<Server>>;

/// Everything the server answers.
pub(crate) fn router(server: Arc<Server>) -> Router {
    let largest = server.settings.largest;
    let mut router = Router::new();
    for route in ROUTES {
        if let Some(handler) = handler(route.method, route.path) {
            router = router.route(route.path, handler);
        }
    }
    router
        .fallback(async |State(server): Shared, request: Request| assets::serve(&server, request).await)
        .layer(DefaultBodyLimit::max(largest))
        .layer(middleware::from_fn_with_state(server.clone(), guard))
        .with_state(server)
}

/// Who answers at an address; none would be a line too many in the table, and a test finds it.
fn handler(method: &str, path: &str) -> Option<MethodRouter<Arc<Server>>> {
    Some(match (method, path) {
        ("get", "/api/games") => get(game_documents::list),
        ("get", "/api/games/{game}/rules") => get(game_documents::rules),
        ("get", "/api/games/{game}/components") => get(game_documents::components),
        ("get", "/api/tables") => get(list_tables),
        ("post", "/api/tables") => post(opening::open),
        ("get", "/api/tables/{id}") => get(look),
        ("post", "/api/tables/{id}/enter") => post(enter),
        ("post", "/api/tables/{id}/sit") => post(sit),
        ("post", "/api/tables/{id}/word") => post(word),
        ("post", "/api/tables/{id}/begin") => post(begin),
        ("post", "/api/tables/{id}/leave") => post(leave),
        ("post", "/api/tables/{id}/stand-in") => post(stand_in),
        ("post", "/api/tables/{id}/swap") => post(swap),
        ("post", "/api/tables/{id}/seats") => post(seats),
        ("post", "/api/tables/{id}/name") => post(name),
        ("post", "/api/tables/{id}/again") => post(again),
        ("post", "/api/tables/{id}/code") => post(door::code),
        ("post", "/api/tables/{id}/let-in") => post(door::let_in),
        ("post", "/api/knock") => post(door::knock),
        ("post", "/api/tables/{id}/links") => post(link),
        ("post", "/api/tables/{id}/unlink") => post(unlink),
        ("post", "/api/tables/{id}/rematch") => post(opening::rematch),
        ("post", "/api/tables/{id}/act") => post(programs::act),
        ("get", "/api/tables/{id}/shown") => get(programs::shown),
        ("get", "/api/tables/{id}/components") => get(game_documents::components_of_table),
        ("get", "/api/tables/{id}/rules") => get(game_documents::rules_of_table),
        ("get", "/api/tables/{id}/record") => get(record),
        ("get", "/api/tables/{id}/replay") => get(replays::of_table),
        ("post", "/api/replays") => post(replays::of_file).layer(DefaultBodyLimit::max(LARGEST_RECORD)),
        ("post", "/api/replays/onward") => post(onward::play_on).layer(DefaultBodyLimit::max(LARGEST_RECORD)),
        ("get", "/api/tables/{id}/stream") => get(socket::open),
        ("get", "/api/tables/{id}/feed") => get(feed::open),
        ("get", "/api/openapi.json") => get(openapi::serve),
        ("get", "/healthz") => get(health::live),
        ("get", "/readyz") => get(health::ready),
        ("get", "/metrics") => get(metrics),
        _ => return None,
    })
}

/// What every request passes: limits, whose page it comes from, patience; and what every answer carries.
async fn guard(State(server): Shared, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::of(&parts, &server.settings);
    // Without a network there is no connection to count.
    let counted = match parts.extensions.remove::<Arc<Counted>>() {
        Some(over) => match Counted::request(&server, over, visitor.address) {
            Some(counted) => Some(counted),
            None => return protected(too_many(&server, &visitor, 10)),
        },
        None => None,
    };
    if let Some(counted) = &counted {
        parts.extensions.insert(counted.clone());
    }
    let too_soon = |seconds: u32| too_many(&server, &visitor, seconds);
    let limited = server.limits.request(visitor.address, &server.settings, server.world.now());
    let path = parts.uri.path().to_owned();
    let changes = parts.method != Method::GET && parts.method != Method::HEAD;
    let streams = parts.headers.contains_key(header::UPGRADE);
    let response = if let Err(seconds) = limited {
        too_soon(seconds)
    } else if (changes || streams) && !is_own_page(&parts.headers, &server.settings) {
        refuse(&Refusal::new(Code::WrongOrigin, visitor.words()))
    } else if !is_text(&path) {
        let code = if path.starts_with("/api/tables/") { Code::UnknownTable } else { Code::NotFound };
        refuse(&Refusal::new(code, visitor.words()))
    } else {
        let answered = AssertUnwindSafe(next.run(Request::from_parts(parts, body))).catch_unwind();
        // Who waits for a newer version waits by wish.
        let mut waiting = ROUTES.iter().filter(|route| !route.waits.is_zero());
        let waits = waiting.find(|route| is_at(route.path, &path)).map_or(Duration::ZERO, |route| route.waits);
        match tokio::time::timeout(server.settings.patience + waits, answered).await {
            Ok(Ok(response)) => told(response, &path, &visitor),
            Ok(Err(panic)) => {
                server.metrics.panics.add(1);
                tracing::error!(path, why = reason(panic.as_ref()), "a request panicked");
                refuse(&Refusal::new(Code::Failed, visitor.words()))
            }
            Err(_) => refuse(&Refusal::new(Code::TimedOut, visitor.words())),
        }
    };
    drop(counted);
    protected(response)
}

/// Whether an address is text once its `%` are read: what is none names nothing.
fn is_text(path: &str) -> bool {
    let (mut letters, mut rest) = (Vec::with_capacity(path.len()), path.as_bytes());
    while let [first, more @ ..] = rest {
        let coded = match (first, more) {
            (b'%', [high, low, ..]) => {
                std::str::from_utf8(&[*high, *low]).ok().and_then(|two| u8::from_str_radix(two, 16).ok())
            }
            _ => None,
        };
        letters.push(coded.unwrap_or(*first));
        rest = if coded.is_some() { &more[2..] } else { more };
    }
    std::str::from_utf8(&letters).is_ok()
}

/// Whether a path is one of a route's: `/api/games/{game}/rules`.
fn is_at(route: &str, path: &str) -> bool {
    let (mut named, mut asked) = (route.split('/'), path.split('/'));
    let alike = named.by_ref().all(|name| asked.next().is_some_and(|part| part == name || name.starts_with('{')));
    alike && asked.next().is_none()
}

/// An answer that says why: the router itself refuses a method without a word, and names the others in `Allow`.
fn told(response: Response, path: &str, visitor: &Visitor) -> Response {
    if response.status() != StatusCode::METHOD_NOT_ALLOWED {
        return response;
    }
    let taken = ROUTES.iter().filter(|route| is_at(route.path, path));
    let methods = taken.map(|route| route.method.to_uppercase()).collect::<Vec<_>>().join(", ");
    let message = visitor.words().say("service-other-method", &[("methods", methods.into())]);
    let mut told = refuse(&Refusal::saying(Code::NotFound, message));
    *told.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    told
}

/// An answer with what every answer carries.
fn protected(mut response: Response) -> Response {
    assets::protect(response.headers_mut());
    response
}

/// The answer to one who asks too much.
pub(crate) fn too_many(server: &Server, visitor: &Visitor, seconds: u32) -> Response {
    server.metrics.too_many.add(1);
    let mut response = refuse(&Refusal::with(Code::TooMany, visitor.words(), &[("seconds", seconds.into())]));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// A refusal as an answer.
pub(crate) fn refuse(refusal: &Refusal) -> Response {
    let Refusal { code, message, .. } = refusal.clone();
    let mut response = json(status(code), &Faulty { error: Fault { code, message } });
    if matches!(code, Code::Unavailable | Code::GoingDown | Code::TooMany) {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(1));
    }
    response
}

/// A document as an answer.
pub(crate) fn json(status: StatusCode, document: &impl Serialize) -> Response {
    let text = serde_json::to_string(document).unwrap_or_default();
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}

impl FromRequestParts<Arc<Server>> for Visitor {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Self::Rejection> {
        Ok(Visitor::of(parts, &server.settings))
    }
}

/// A request's document; nothing at all is an empty one.
pub(crate) fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>, visitor: &Visitor) -> Result<T, Refusal> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(Code::TooLarge, visitor.words()),
        _ => Refusal::with(Code::Malformed, visitor.words(), &[("why", visitor.words().say("error-body", &[]).into())]),
    })?;
    let text: &[u8] = if body.is_empty() { b"{}" } else { &body };
    // A list would be read field by field, in an order that nobody promised.
    if text.trim_ascii_start().first() == Some(&b'[') {
        let why = visitor.words().say("service-needs-object", &[]);
        return Err(Refusal::with(Code::Malformed, visitor.words(), &[("why", why.into())]));
    }
    tsugi_reader::json(text).map_err(|error| {
        Refusal::with(Code::Malformed, visitor.words(), &[("why", visitor.words().tell(&error).into())])
    })
}

/// Asks a table, whoever asks being known by a cookie alone.
pub(crate) async fn asked(
    server: &Arc<Server>,
    id: &str,
    visitor: &Visitor,
    kind: RequestKind,
) -> Result<Reply, Refusal> {
    asked_by(server, id, visitor, visitor.who.clone(), kind).await
}

pub(crate) async fn asked_by(
    server: &Arc<Server>,
    id: &str,
    visitor: &Visitor,
    who: Option<Hashed>,
    kind: RequestKind,
) -> Result<Reply, Refusal> {
    answered(server, id, visitor, who, kind).await.map(|answered| answered.reply)
}

/// Asks a table; with the reply comes by what one learns of newer versions.
pub(crate) async fn answered(
    server: &Arc<Server>,
    id: &str,
    visitor: &Visitor,
    who: Option<Hashed>,
    kind: RequestKind,
) -> Result<Answered, Refusal> {
    let (lang, address) = (visitor.lang, visitor.address);
    let request = Box::new(Asking { ticket: 0, who, address, lang, kind });
    let asked = ask(server, id, |answer| Message::Request(request, answer), visitor.words()).await;
    asked.map(|(answered, _)| answered)
}

/// Asks a table to change something; who has no cookie yet gets one.
pub(crate) async fn changed(
    server: &Arc<Server>,
    id: &str,
    visitor: &Visitor,
    kind: Result<RequestKind, Refusal>,
) -> Response {
    let (who, cookie) = match visitor.identify(server) {
        Ok(identity) => identity,
        Err(refusal) => return refuse(&refusal),
    };
    let done = async { asked_by(server, id, visitor, Some(who), kind?).await };
    let response = match done.await {
        Ok(answered) => answer(answered),
        Err(refusal) => refuse(&refusal),
    };
    with_cookie(response, cookie)
}

pub(crate) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

pub(crate) fn answer(reply: Reply) -> Response {
    match reply {
        Reply::Landing(landing) => json(StatusCode::OK, &landing),
        Reply::Document(document) => json(StatusCode::OK, &document),
        Reply::Linked { until } => json(StatusCode::OK, &serde_json::json!({ "until": until })),
        Reply::Again { table, .. } => json(StatusCode::OK, &Rematched { id: table }),
        Reply::Done(done) => json(StatusCode::OK, &done),
        Reply::Shown(shown) => json(StatusCode::OK, &shown),
        Reply::Knocked(knocked) => json(StatusCode::OK, &knocked),
        Reply::Attached => StatusCode::OK.into_response(),
    }
}

async fn list_tables(State(server): Shared, visitor: Visitor) -> Response {
    let line = |found: tsugi_store::Found| TableLine { id: found.table, made: found.made };
    let found = async {
        let yours = match &visitor.who {
            Some(who) => server.in_time(server.store.of_holder(who.as_str(), MOST_LISTED)).await?,
            None => Vec::new(),
        };
        Ok::<_, tsugi_store::StoreError>((yours, server.in_time(server.store.public(MOST_LISTED)).await?))
    };
    match found.await {
        Ok((yours, public)) => {
            let yours = yours.into_iter().map(line).collect();
            json(StatusCode::OK, &Tables { yours, public: public.into_iter().map(line).collect() })
        }
        Err(error) => {
            tracing::error!(%error, "tables cannot be listed");
            refuse(&Refusal::new(Code::Unavailable, visitor.words()))
        }
    }
}

async fn look(State(server): Shared, Path(id): Path<String>, visitor: Visitor) -> Response {
    match asked(&server, &id, &visitor, RequestKind::Look).await {
        Ok(answered) => answer(answered),
        Err(refusal) => refuse(&refusal),
    }
}

pub(crate) type Sent = Result<Bytes, BytesRejection>;

async fn enter(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Entering>(body, &visitor).map(RequestKind::Enter);
    changed(&server, &id, &visitor, kind).await
}

async fn sit(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Sitting>(body, &visitor).map(RequestKind::Sit);
    changed(&server, &id, &visitor, kind).await
}

async fn word(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Wording>(body, &visitor).map(RequestKind::Word);
    changed(&server, &id, &visitor, kind).await
}

async fn begin(State(server): Shared, Path(id): Path<String>, visitor: Visitor) -> Response {
    changed(&server, &id, &visitor, Ok(RequestKind::Begin)).await
}

async fn leave(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Leaving>(body, &visitor).map(|leaving| RequestKind::Leave(leaving.seat));
    changed(&server, &id, &visitor, kind).await
}

async fn stand_in(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Leaving>(body, &visitor).map(|leaving| RequestKind::StandIn(leaving.seat));
    changed(&server, &id, &visitor, kind).await
}

async fn swap(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Swapping>(body, &visitor).map(RequestKind::Swap);
    changed(&server, &id, &visitor, kind).await
}

async fn seats(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Seating>(body, &visitor).map(|seating| RequestKind::Resize(seating.seats));
    changed(&server, &id, &visitor, kind).await
}

async fn name(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Naming>(body, &visitor).map(RequestKind::Rename);
    changed(&server, &id, &visitor, kind).await
}

async fn again(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<PlayingAgain>(body, &visitor).map(|again| RequestKind::Again(again.joins));
    changed(&server, &id, &visitor, kind).await
}

async fn link(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let linked = async {
        let linking: Linking = read(body, &visitor)?;
        let secret = server.world.secret().map_err(|_| Refusal::new(Code::Unavailable, visitor.words()))?;
        let key = tsugi_table::to_hex(&secret);
        match asked(&server, &id, &visitor, RequestKind::Link(linking, Hashed::of(&secret))).await? {
            Reply::Linked { until } => Ok(Linked { link: format!("/t/{id}#{key}"), key, until }),
            _ => Err(Refusal::new(Code::Broken, visitor.words())),
        }
    };
    match linked.await {
        Ok(linked) => json(StatusCode::CREATED, &linked),
        Err(refusal) => refuse(&refusal),
    }
}

async fn unlink(State(server): Shared, Path(id): Path<String>, visitor: Visitor, body: Sent) -> Response {
    let kind = read::<Linking>(body, &visitor).map(RequestKind::Unlink);
    changed(&server, &id, &visitor, kind).await
}

async fn record(
    State(server): Shared,
    Path(id): Path<String>,
    visitor: Visitor,
    place: replays::Place,
    request: Request<Body>,
) -> Response {
    let named = request.uri().query().unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("viewer="));
    let viewer = match named.map(|name| name.replace("%3A", ":").parse()) {
        None => None,
        Some(Ok(viewer)) => Some(viewer),
        Some(Err(_)) => return refuse(&Refusal::new(Code::UnknownSeat, visitor.words())),
    };
    let recorded = async {
        // A record is large in memory: so many at a time, and nobody waits with one.
        let _turn = replays::Turn::take(&server, place, &visitor).await?;
        asked(&server, &id, &visitor, RequestKind::Record(viewer)).await.map(answer)
    };
    recorded.await.unwrap_or_else(|refusal| refuse(&refusal))
}

async fn metrics(State(server): Shared) -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (headers, server.metrics.text()).into_response()
}

/// What a new table answers its maker.
pub(crate) fn entered(id: &str, key: &str, landing: tsugi_wire::Landing) -> Entered {
    Entered { id: id.into(), key: key.into(), link: format!("/t/{id}#{key}"), landing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_the_table_is_answered() {
        assert!(ROUTES.iter().all(|route| handler(route.method, route.path).is_some()));
    }
}
