//! The worst request we know for each address.

use serde_json::{Value, json};
use tsugi_load::Client;

use crate::house::{House, Player, make, play_out};

/// A request, and what it is answered with.
pub(crate) struct Worst {
    pub(crate) address: &'static str,
    pub(crate) what: &'static str,
    pub(crate) request: Vec<u8>,
    pub(crate) status: u16,
    /// Whether the answer goes on until somebody hangs up.
    pub(crate) endless: bool,
    /// Whether it can be done once only.
    pub(crate) once: bool,
}

fn request(method: &str, path: &str, fields: &str, body: &str, cookie: Option<&str>) -> Vec<u8> {
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let length = body.len();
    format!("{method} {path} HTTP/1.1\r\nHost: x\r\n{cookie}{fields}Content-Length: {length}\r\n\r\n{body}")
        .into_bytes()
}

pub(crate) fn post(path: &str, body: &str, cookie: Option<&str>) -> Vec<u8> {
    request("POST", path, "Connection: close\r\n", body, cookie)
}

fn get(path: &str, cookie: Option<&str>) -> Vec<u8> {
    request("GET", path, "Connection: close\r\n", "", cookie)
}

fn wide_post(path: &str, cookie: Option<&str>) -> Vec<u8> {
    post(&format!("{path}?x={}", "y".repeat(30_000)), "{}", cookie)
}

/// A finished game of eight at one device, with a choice that was made and taken back.
async fn finished(house: &House, times: usize) -> (Client, String) {
    let mut host = house.visitor();
    let seats: Vec<Value> = std::iter::once(json!("mine"))
        .chain((1..8).map(|guest| json!({ "guest": format!("Somebody with a long name {guest}") })))
        .collect();
    let (id, _) = make(&mut host, &json!({ "game": "wabisaby", "seats": seats })).await;
    let mut players = Vec::new();
    for seat in 0..8 {
        players.push(Player::sit(&host, &id, &format!("viewer=seat:{seat}")).await);
    }
    let first = players.iter().position(|player| !player.legal.is_empty()).expect("somebody begins");
    for time in 0..times {
        let player = &mut players[first];
        player.wait_for_turn().await;
        player.choose(0).await.expect("what is offered is legal");
        let (id, version) = (format!("u{time}"), player.version);
        let taken_back = json!({ "undo": { "id": id, "version": version, "ask": false } });
        player.stream.say_text(&taken_back.to_string()).await.expect("the line stands");
        if let Err(refused) = player.answer_to(&id).await {
            assert!(refused.code == tsugi_wire::Code::Kept && time > 1_900, "{refused:?} at {time}");
            break;
        }
        for other in &mut players {
            other.reach(version + 1).await;
        }
    }
    play_out(&mut players, 11).await;
    (host, id)
}

/// The record of such a game in which the choice is made and taken back thousands of times, to be sent to
/// `POST /api/replays`.
pub(crate) async fn hostile_record(house: &House) -> String {
    let (mut host, id) = finished(house, 1).await;
    let mut record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    let entries = record["entries"].as_array().expect("entries").clone();
    let at = entries.iter().position(|entry| entry["undo"].is_u64()).expect("something was taken back");
    let (choice, after) = (entries[at - 1].clone(), &entries[at + 1..]);
    let mut long: Vec<Value> = entries[..at - 1].to_vec();
    while long.len() + after.len() < 9_900 {
        let undo = long.len();
        long.extend([choice.clone(), json!({ "undo": undo })]);
    }
    long.extend(after.iter().cloned());
    record["entries"] = long.into();
    json!({ "record": record, "viewer": "everything", "moments": 200 }).to_string()
}

/// A document as long as one is read, which is none.
fn long(length: usize) -> String {
    format!("[{}0]", "0,".repeat(length / 2 - 2))
}

/// The worst request we know for each address.
pub(crate) async fn requests(house: &House) -> Vec<Worst> {
    let (host, over) = finished(house, 3_000).await;
    let cookie = host.cookie().map(str::to_owned);
    let cookie = cookie.as_deref();
    let mut maker = host.clone();
    for _ in 0..110 {
        make(&mut maker, &json!({ "game": "unbroken", "seats": ["mine"], "public": true })).await;
    }
    let eight =
        json!({ "game": "wabisaby", "seats": ["mine", "open", "open", "open", "open", "open", "open", "open"] });
    let (open, key) = make(&mut maker, &eight).await;
    let (waiting, _) = make(&mut maker, &eight).await;
    let (public, _) =
        make(&mut maker, &json!({ "game": "kintsugi", "seats": ["mine", { "guest": "Ana" }], "public": true })).await;
    let record = hostile_record(house).await;
    let wide = |path: &str| {
        let filler = format!("{path}?x={}", "y".repeat(30_000));
        get(&filler, cookie)
    };
    let largest = long(64 << 10);
    let mut list = Vec::new();
    let mut add = |address: &'static str, what: &'static str, status: u16, request: Vec<u8>| {
        let once = address.ends_with("/begin");
        list.push(Worst { address, what, request, status, endless: false, once });
    };
    add("GET /api/games", "a long address", 200, wide("/api/games"));
    for game in ["wabisaby", "unbroken", "kintsugi", "held-hands", "broken-and-beautiful"] {
        add("GET /api/games/{game}/rules", "each game", 200, wide(&format!("/api/games/{game}/rules")));
        add("GET /api/games/{game}/components", "each game", 200, wide(&format!("/api/games/{game}/components")));
    }
    add("GET /api/tables", "a hundred of one's own", 200, wide("/api/tables"));
    let made = json!({ "game": "wabisaby", "seats": ["mine", "open", "open", "open", "open", "open", "open", "open"],
        "name": "N".repeat(20), "public": true });
    add("POST /api/tables", "eight seats", 201, post("/api/tables", &made.to_string(), cookie));
    let options: Vec<String> = (0..4_500).map(|number| format!("\"o{number:06}\":0")).collect();
    let options = format!("{{\"game\":\"wabisaby\",\"seats\":[\"mine\"],\"options\":{{{}}}}}", options.join(","));
    add("POST /api/tables", "thousands of options", 400, post("/api/tables", &options, cookie));
    let seats = format!("{{\"game\":\"wabisaby\",\"seats\":[{}\"mine\"]}}", "\"open\",".repeat(9_000));
    add("POST /api/tables", "thousands of seats", 400, post("/api/tables", &seats, cookie));
    add("POST /api/tables", "as long as is read", 400, post("/api/tables", &largest, cookie));
    add("GET /api/tables/{id}", "eight seats, over", 200, wide(&format!("/api/tables/{over}")));
    add("GET /api/tables/{id}/rules", "of a table", 200, wide(&format!("/api/tables/{over}/rules")));
    add("GET /api/tables/{id}/components", "of a table", 200, wide(&format!("/api/tables/{over}/components")));
    let entering = json!({ "key": key }).to_string();
    add(
        "POST /api/tables/{id}/enter",
        "with the key",
        200,
        post(&format!("/api/tables/{open}/enter"), &entering, None),
    );
    for (address, path) in [
        ("POST /api/tables/{id}/enter", "enter"),
        ("POST /api/tables/{id}/sit", "sit"),
        ("POST /api/tables/{id}/act", "act"),
        ("POST /api/tables/{id}/leave", "leave"),
        ("POST /api/tables/{id}/swap", "swap"),
        ("POST /api/tables/{id}/stand-in", "stand-in"),
        ("POST /api/tables/{id}/seats", "seats"),
        ("POST /api/tables/{id}/name", "name"),
        ("POST /api/tables/{id}/again", "again"),
        ("POST /api/tables/{id}/let-in", "let-in"),
        ("POST /api/tables/{id}/links", "links"),
        ("POST /api/tables/{id}/unlink", "unlink"),
        ("POST /api/tables/{id}/word", "word"),
        ("POST /api/tables/{id}/rematch", "rematch"),
    ] {
        add(address, "as long as is read", 400, post(&format!("/api/tables/{open}/{path}"), &largest, cookie));
    }
    add("POST /api/tables/{id}/code", "of eight", 200, wide_post(&format!("/api/tables/{waiting}/code"), cookie));
    add("POST /api/knock", "as long as is read", 400, post("/api/knock", &largest, None));
    add("POST /api/tables/{id}/begin", "seven bots", 200, post(&format!("/api/tables/{open}/begin"), "{}", cookie));
    add("POST /api/tables/{id}/rematch", "of eight", 201, post(&format!("/api/tables/{over}/rematch"), "{}", cookie));
    let all = "ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views";
    for (what, since) in [("a finished game of eight", ""), ("all that can be missed", "&since=")] {
        let newest = maker.get(&format!("/api/tables/{over}")).await.expect("an answer").body["version"].as_u64();
        let since =
            if since.is_empty() { String::new() } else { format!("{since}{}", newest.unwrap_or(0).saturating_sub(19)) };
        let path = format!("/api/tables/{over}/shown?viewer=seat:0&with={all}{since}&x={}", "y".repeat(30_000));
        add("GET /api/tables/{id}/shown", what, 200, get(&path, cookie));
    }
    add("GET /api/tables/{id}/record", "a long game", 200, wide(&format!("/api/tables/{over}/record")));
    let replay = format!("/api/tables/{over}/replay?moments=200&x={}", "y".repeat(30_000));
    add("GET /api/tables/{id}/replay", "a long game", 200, get(&replay, cookie));
    add("POST /api/replays", "made and taken back thousands of times", 200, post("/api/replays", &record, None));
    let objects = many("{\"\":0}", 1 << 20);
    add("POST /api/replays", "150,000 objects", 413, post("/api/replays", &objects, None));
    add("POST /api/replays", "79,000 objects", 400, post("/api/replays", &many("{\"\":0}", 79_000 * 7), None));
    add("POST /api/replays", "390,000 values", 400, post("/api/replays", &many("0", 390_000 * 2), None));
    add("POST /api/replays", "as long as is read", 413, post("/api/replays", &long((1 << 20) - 64), None));
    add("GET /api/openapi.json", "a long address", 200, wide("/api/openapi.json"));
    add("GET /healthz", "a long address", 200, wide("/healthz"));
    add("GET /readyz", "a long address", 200, wide("/readyz"));
    add("GET /metrics", "a long address", 200, wide("/metrics"));
    list.extend(endless(&over, &public, cookie));
    list.extend(onward(&over, cookie));
    list
}

/// A record of nothing but one value, over and over.
fn many(what: &str, length: usize) -> String {
    format!("{{\"record\":[{}0]}}", format!("{what},").repeat(length / (what.len() + 1) - 8))
}

/// Playing on: from a long game, and from what is no record.
fn onward(over: &str, cookie: Option<&str>) -> [Worst; 4] {
    let game = format!("{{\"table\":\"{over}\",\"moment\":1,\"seat\":0}}");
    [
        ("a long game", 201, game, cookie),
        ("150,000 objects", 413, many("{\"\":0}", 1 << 20), None),
        ("79,000 objects", 400, many("{\"\":0}", 79_000 * 7), None),
        ("390,000 values", 400, many("0", 390_000 * 2), None),
    ]
    .map(|(what, status, body, cookie)| {
        let request = post("/api/replays/onward", &body, cookie);
        Worst { address: "POST /api/replays/onward", what, request, status, endless: false, once: false }
    })
}

/// Answers that go on.
fn endless(over: &str, public: &str, cookie: Option<&str>) -> [Worst; 2] {
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let path = format!("/api/tables/{over}/stream?viewer=seat:0&with=ask,offers,ahead,receipts,undo,end");
    let stream = Worst {
        address: "GET /api/tables/{id}/stream",
        what: "a finished game of eight",
        request: request("GET", &path, upgrade, "", cookie),
        status: 101,
        endless: true,
        once: false,
    };
    let feed = Worst {
        address: "GET /api/tables/{id}/feed",
        what: "all that was missed",
        request: request("GET", &format!("/api/tables/{public}/feed"), "Last-Event-ID: 0\r\n", "", None),
        status: 200,
        endless: true,
        once: false,
    };
    [stream, feed]
}
