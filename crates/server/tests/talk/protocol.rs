//! What a stream of the first protocol is sent does not change, byte for byte: whole games of every kind, with
//! choices taken back and lines that break, held against what was sent when the protocol was written.
//!
//! `tests/protocol1/GAME.txt` has a line a message: the stream, the kind, the length and a hash of its text.
//! `UPDATE_PROTOCOL=1` writes them anew: for new games, and where a view or a preview gains a field (decision 22).

use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

use serde_json::{Value, json};
use tsugi_catalog::games;
use tsugi_wire::ToServer;

use crate::house::{House, Player, even_out, make, play_out};

/// Every wish of the first protocol.
const ALL: &str = "with=ask,offers,ahead,receipts,undo,end";
/// A game is followed for so many choices: every phase comes by, and most games end.
const MOST: usize = 260;
/// Short games are played again, until so many messages were sent.
const LEAST: usize = 400;

/// FNV-1a, 64 bits: to tell texts apart, not to keep secrets.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The messages of a stream that speak of the game; hello holds the table's document, which gains fields.
fn kept(name: &str, player: &Player, kinds: &mut BTreeSet<String>) -> String {
    let mut lines = String::new();
    for text in &player.heard {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let (kind, said) = message.as_object().and_then(|message| message.iter().next()).expect("a kind");
        if kind == "hello" || said.get("table").is_some() {
            continue;
        }
        kinds.insert(kind.clone());
        kinds.extend(said.as_object().into_iter().flat_map(|said| said.keys().map(|key| format!("{kind}.{key}"))));
        writeln!(lines, "{name} {kind} {} {:016x}", text.len(), hash(text)).expect("written");
    }
    lines
}

/// Plays a game with every seat a person's; gives the messages of its streams.
async fn transcript(house: &House, game: &'static str, players: usize, kinds: &mut BTreeSet<String>) -> String {
    let mut host = house.visitor();
    let mut wish = json!({ "game": game, "seats": vec!["mine"; players], "name": "Nora", "word": "maple" });
    // As it was played when the first protocol was the only one.
    if game == "wabisaby" {
        wish["options"] = json!({ "rearrange": "before" });
    }
    let (id, _) = make(&mut host, &wish).await;
    let mut seats = Vec::new();
    for seat in 0..players {
        let lang = if seat % 2 == 0 { "en" } else { "fr" };
        seats.push(Player::sit(&host, &id, &format!("viewer=seat:{seat}&lang={lang}&{ALL}")).await);
    }
    let mut watcher = Player::sit(&host, &id, "viewer=spectator&lang=fr&with=receipts,end").await;
    let mut bare = Player::sit(&host, &id, "viewer=seat:0&lang=en").await;
    let (mut whim, mut middle, mut mover) = (5, 0, 0);
    for choice in 0..MOST {
        even_out(&mut seats, mover).await;
        let Some(at) = seats.iter().position(|player| !player.legal.is_empty()) else { break };
        whim = (whim * 25 + 7) % 1009;
        let number = if game == "unbroken" && whim % 3 > 0 { 0 } else { whim };
        let version = seats[at].choose(number).await.expect("what is offered is legal");
        mover = at;
        let version = if seats[0].silent { seats[0].version } else { version };
        middle = if choice < 20 { version } else { middle };
        if choice % 7 == 3 {
            let (id, player) = (format!("u{choice}"), &mut seats[at]);
            let undo = ToServer::Undo(tsugi_wire::Undo { id: id.clone(), version: player.version, ask: false });
            player.stream.say(&undo).await.expect("the line stands");
            let _ = player.answer_to(&id).await;
        }
    }
    even_out(&mut seats, mover).await;
    let newest = seats.iter().map(|player| player.version).max().unwrap_or(0);
    // Where everybody counts for themselves, a game ends within so many choices.
    while if watcher.silent { !watcher.is_over() } else { watcher.version < newest } {
        watcher.next().await.expect("the server goes on");
    }
    bare.reach(seats[0].version).await;
    let late = Player::sit(&host, &id, &format!("viewer=seat:0&lang=fr&since={middle}&{ALL}")).await;
    let whole = Player::sit(&host, &id, &format!("viewer=spectator&lang=en&{ALL}")).await;
    let mut lines = String::new();
    for (seat, player) in seats.iter().enumerate() {
        lines += &kept(&format!("seat:{seat}"), player, kinds);
    }
    for (name, player) in [("spectator", &watcher), ("bare", &bare), ("late", &late), ("whole", &whole)] {
        lines += &kept(name, player, kinds);
    }
    lines
}

/// What a stream of the first protocol says of a version, in the form of the second.
fn by_the_second(update: &Value) -> Value {
    let mut shown = json!({ "version": update["version"] });
    for key in ["whole", "undone", "table", "view", "status", "ask", "receipts", "end"] {
        if let Some(value) = update.get(key) {
            shown[key] = value.clone();
        }
    }
    let list = |key: &str| update[key].as_array().cloned().unwrap_or_default();
    if update.get("legal").is_some() {
        let offers = list("offers");
        let offer = |(place, action): (usize, Value)| match offers.get(place) {
            Some(text) => json!({ "action": action, "text": text }),
            None => json!({ "action": action }),
        };
        shown["offers"] = list("legal").into_iter().enumerate().map(offer).collect();
    }
    if let Some(may) = update.get("undo") {
        shown["undo"] = json!({ "may": may });
        if let Some(text) = update.get("undoes") {
            shown["undo"]["text"] = text.clone();
        }
    }
    // Steps in the first protocol: what was seen, and all that was told.
    shown["steps"] = json!([list("sightings"), list("told")]);
    shown
}

/// The same without what only the second protocol has.
fn of_the_second(shown: &Value) -> Value {
    let mut shown = shown.clone();
    let steps = shown["steps"].as_array().cloned().unwrap_or_default();
    for step in &steps {
        assert!(["detail", "normal", "milestone"].contains(&step["weight"].as_str().expect("a weight")), "{step}");
    }
    let each = |key: &str| steps.iter().filter_map(|step| step.get(key).cloned()).collect::<Vec<Value>>();
    shown["steps"] = json!([each("sighting"), each("text")]);
    // Of a curtain and of what decided a game the first protocol knows nothing.
    for key in ["private", "decided"] {
        shown.as_object_mut().map(|fields| fields.remove(key));
    }
    shown
}

#[tokio::test]
async fn both_protocols_say_the_same() {
    for listing in games() {
        let (house, players) = (House::open().await, (*listing.seats.end()).min(3));
        let mut host = house.visitor();
        let wish = json!({ "game": listing.id, "seats": vec!["mine"; players], "name": "Nora" });
        let (id, _) = make(&mut host, &wish).await;
        let wishes = "lang=en&with=ask,offers,receipts,undo,end";
        let mut first = Vec::new();
        for seat in 0..players {
            first.push(Player::sit(&host, &id, &format!("viewer=seat:{seat}&{wishes}")).await);
        }
        let mut second = Player::sit(&host, &id, &format!("viewer=seat:0&protocol=2&{wishes}")).await;
        play_out(&mut first, 5).await;
        second.reach(first[0].version).await;
        let said = |player: &Player, kind: &str| -> Vec<Value> {
            let read = |text: &String| serde_json::from_str::<Value>(text).expect("JSON")[kind].take();
            player.heard.iter().map(read).filter(Value::is_object).collect()
        };
        let (updates, shown) = (said(&first[0], "update"), said(&second, "shown"));
        assert_eq!(said(&second, "hello")[0]["protocol"], 2);
        assert_eq!(said(&first[0], "hello")[0]["protocol"], 1);
        assert!(updates.len() > 5 && said(&second, "update").is_empty());
        // The second came after the first had seen the game begin.
        let newest = shown[0]["version"].as_u64().expect("a version");
        let updates = updates.iter().filter(|update| update["version"].as_u64() > Some(newest));
        for (update, shown) in updates.zip(&shown[1..]) {
            assert_eq!(by_the_second(update), of_the_second(shown), "{}", listing.id);
        }
        house.close().await;
    }
}

#[tokio::test]
async fn a_protocol_that_is_not_spoken_is_refused() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "mine"] })).await;
    for given in ["3", "0", "two", ""] {
        let refused = host.get(&format!("/api/tables/{id}/stream?protocol={given}")).await.expect("an answer");
        assert_ne!(refused.status, 101);
        assert!(host.stream(&id, &format!("protocol={given}")).await.is_err(), "{given}");
    }
    assert!(host.stream(&id, "protocol=1").await.is_ok() && host.stream(&id, "protocol=2").await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn the_first_protocol_keeps_its_bytes() {
    let mut kinds = BTreeSet::new();
    for listing in games() {
        // A house of its own: its secrets are counted from the first.
        let house = House::open().await;
        let (players, mut lines) = ((*listing.seats.end()).min(3), String::new());
        while lines.lines().count() < LEAST {
            lines += &transcript(&house, listing.id, players, &mut kinds).await;
        }
        house.close().await;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/protocol1/{}.txt", listing.id));
        if std::env::var_os("UPDATE_PROTOCOL").is_some() {
            fs::write(&path, &lines).expect("the file can be written");
        }
        let known = fs::read_to_string(&path).expect("a file a game; UPDATE_PROTOCOL=1 writes that of a new one");
        for (number, (known, sent)) in (1..).zip(known.lines().zip(lines.lines())) {
            assert_eq!(known, sent, "{} line {number}: the first protocol is kept", path.display());
        }
        assert_eq!(known.lines().count(), lines.lines().count(), "{}: as many messages", path.display());
    }
    let fields =
        ["sightings", "told", "undone", "whole", "view", "status", "legal", "ask", "offers", "ahead", "receipts"];
    for field in fields.into_iter().chain(["undo", "undoes", "end"]) {
        assert!(kinds.contains(&format!("update.{field}")), "{field} was sent: {kinds:?}");
    }
}
