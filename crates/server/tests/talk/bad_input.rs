//! Bad input: each has its status, a code and a sentence, and the server stays up.

use serde_json::{Value, json};
use tsugi_wire::{Code, ToClient};

use crate::house::{House, Player, make, table_of_two};

#[tokio::test]
async fn every_wrong_request_has_its_status_its_code_and_a_sentence() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (id, key) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "open"] })).await;
    let mut stranger = house.visitor();
    let nowhere = "0".repeat(32);
    let table = format!("/api/tables/{id}");
    let two = json!(["mine", "open"]);
    let cases: Vec<(&str, String, String, u16, &str)> = vec![
        ("POST", "/api/tables".into(), "{".into(), 400, "malformed"),
        ("POST", "/api/tables".into(), "[]".into(), 400, "malformed"),
        ("POST", "/api/tables".into(), "x".repeat(70_000), 413, "too_large"),
        ("POST", "/api/tables".into(), json!({ "game": "chess", "seats": two }).to_string(), 404, "unknown_game"),
        ("POST", "/api/tables".into(), json!({ "game": "kintsugi", "seats": ["mine"] }).to_string(), 400, "bad_setup"),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "kintsugi", "seats": two, "name": "\u{1b}[2J" }).to_string(),
            400,
            "bad_setup",
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "kintsugi", "seats": two, "word": "two words" }).to_string(),
            400,
            "bad_setup",
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "kintsugi", "seats": two, "options": { "x": 1 } }).to_string(),
            400,
            "bad_setup",
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "kintsugi", "seats": ["mine", { "bot": "exec:sh" }] }).to_string(),
            400,
            "unknown_bot",
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "kintsugi", "seats": ["mine", { "bot": "search:60000ms" }] }).to_string(),
            400,
            "unknown_bot",
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "wabisaby", "seats": vec!["mine"; 9] }).to_string(),
            400,
            "unknown_seat",
        ),
        ("GET", table.clone(), String::new(), 404, "unknown_table"),
        ("GET", format!("/api/tables/{nowhere}"), String::new(), 404, "unknown_table"),
        ("GET", "/api/tables/..%2F..%2Fetc".into(), String::new(), 404, "unknown_table"),
        ("GET", format!("{table}/stream"), String::new(), 400, "malformed"),
        ("GET", format!("{table}/feed"), String::new(), 404, "unknown_table"),
        ("POST", format!("{table}/enter"), json!({ "key": "f".repeat(64) }).to_string(), 403, "wrong_key"),
        ("POST", format!("{table}/enter"), json!({ "key": "short" }).to_string(), 403, "wrong_key"),
        ("POST", format!("{table}/sit"), "{}".into(), 404, "unknown_table"),
        ("POST", format!("{table}/sit"), json!({ "key": key, "seat": 0 }).to_string(), 409, "taken"),
        ("POST", format!("{table}/sit"), json!({ "key": key, "seat": 7 }).to_string(), 400, "unknown_seat"),
        ("POST", format!("{table}/sit"), json!({ "key": key, "seat": 9 }).to_string(), 400, "malformed"),
        ("POST", format!("{table}/begin"), String::new(), 403, "not_yours"),
        ("POST", format!("{table}/leave"), json!({ "seat": 0 }).to_string(), 403, "not_yours"),
        ("POST", format!("{table}/links"), json!({ "seat": 0 }).to_string(), 403, "not_yours"),
        ("POST", format!("{table}/rematch"), String::new(), 403, "not_yours"),
        ("GET", format!("{table}/record"), String::new(), 409, "not_begun"),
        ("GET", format!("{table}/replay"), String::new(), 409, "not_begun"),
        ("GET", format!("{table}/replay?viewer=seat:x"), String::new(), 400, "unknown_seat"),
        ("GET", format!("{table}/replay?from=x"), String::new(), 400, "malformed"),
        ("GET", format!("{table}/replay?moments=-1"), String::new(), 400, "malformed"),
        ("POST", format!("{table}/sit"), "[null]".into(), 400, "malformed"),
        ("POST", format!("{table}/rematch"), " [false]".into(), 400, "malformed"),
        ("GET", format!("/api/tables/{nowhere}/replay"), String::new(), 404, "unknown_table"),
        ("POST", "/api/replays".into(), "{".into(), 400, "malformed"),
        ("POST", "/api/replays".into(), json!({ "record": 7 }).to_string(), 400, "bad_record"),
        ("POST", "/api/replays".into(), json!({ "record": { "format": 99 } }).to_string(), 400, "bad_record"),
        ("POST", "/api/replays".into(), "x".repeat(2 << 20), 413, "too_large"),
        ("GET", "/api/nothing".into(), String::new(), 404, "not_found"),
        ("GET", "/api/games/chess/rules".into(), String::new(), 404, "unknown_game"),
    ];
    for (method, path, body, status, code) in cases {
        let answer = stranger.request(method, &path, &body).await.expect("an answer");
        let said = &answer.body["error"];
        assert_eq!((answer.status, &said["code"]), (status, &json!(code)), "{method} {path}: {}", answer.body);
        let message = said["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && !message.contains('‹'), "{method} {path}: {message}");
    }
    assert_eq!(stranger.get("/healthz").await.expect("an answer").status, 200);
    house.close().await;
}

/// Whatever is asked, the answer is JSON with a code and a sentence in the language that was asked for.
#[tokio::test]
async fn what_no_handler_sees_is_refused_in_a_sentence_too() {
    let house = House::open().await;
    let mut stranger = house.visitor();
    let cases = [
        ("GET", "/api/tables/%ff", 404, "unknown_table", "Cette table"),
        ("POST", "/api/tables/%ff/sit", 404, "unknown_table", "Cette table"),
        ("POST", "/api/tables/%c3%28/rematch", 404, "unknown_table", "Cette table"),
        ("GET", "/api/games/%ff/rules", 404, "not_found", "Il n’y a rien"),
        ("GET", "/%ff", 404, "not_found", "Il n’y a rien"),
        ("GET", "/api/tables/%zz", 404, "unknown_table", "Cette table"),
        ("GET", "/api/tables/%", 404, "unknown_table", "Cette table"),
        ("POST", "/api/games", 405, "not_found", "Cette adresse ne prend que GET."),
        ("PUT", "/api/tables", 405, "not_found", "Cette adresse ne prend que GET, POST."),
        ("GET", "/api/replays", 405, "not_found", "Cette adresse ne prend que POST."),
        ("DELETE", "/api/tables/x", 405, "not_found", "Cette adresse ne prend que GET."),
        ("GET", "/api/tables/x/stream", 400, "malformed", "un flux est un WebSocket"),
    ];
    for (method, path, status, code, says) in cases {
        let answer = stranger.request(method, &format!("{path}?lang=fr"), "").await.expect("an answer");
        let said = &answer.body["error"];
        assert_eq!((answer.status, &said["code"]), (status, &json!(code)), "{method} {path}: {}", answer.body);
        let message = said["message"].as_str().unwrap_or_default();
        assert!(message.contains(says), "{method} {path}: {message}");
    }
    let answer = stranger.request("POST", "/api/games", "").await.expect("an answer");
    assert_eq!((answer.header("allow"), answer.header("content-type")), (Some("GET,HEAD"), Some("application/json")));
    house.close().await;
}

/// What was sent is told in part, at every address and however it is wrong.
#[tokio::test]
async fn no_refusal_is_as_long_as_what_was_sent() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "open"] })).await;
    let document = host.get("/api/openapi.json").await.expect("an answer").body;
    let (long, short) = ("é".repeat(30_000), "y".repeat(6_000));
    let record = json!({ "format": 1, "game": long, "rules": long, "viewer": long });
    let mut bodies = vec![json!(long), json!([long]), json!({ long.as_str(): 1 }), json!({ "record": record })];
    let fields =
        ["game", "seats", "name", "word", "hash", "key", "seat", "options", "record", "viewer", "with", "sealed"];
    for field in fields {
        let usual = json!({ "game": "kintsugi", "seats": ["mine", "open"] });
        let wrong = [
            json!(long),
            json!([long]),
            json!({ long.as_str(): long }),
            json!({ "guest": long }),
            json!([{ "bot": long }]),
        ];
        for value in wrong {
            let mut body = usual.clone();
            body[field] = value;
            bodies.push(body);
        }
    }
    let mut tried = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys().map(|method| method.to_uppercase()) {
            let named = [
                path.replace("{id}", &id).replace("{game}", "kintsugi"),
                path.replace("{id}", &short).replace("{game}", &short),
            ];
            let queries = ["", "?lang=fr", &format!("?viewer={short}&since={short}&from={short}&lang={short}")];
            for address in named.iter().flat_map(|path| queries.map(|query| format!("{path}{query}"))) {
                let none = [json!({})];
                for body in if method == "POST" { &bodies[..] } else { &none[..] } {
                    if address.contains("/feed") && !address.contains(&short) {
                        continue;
                    }
                    let answer = host.request(&method, &address, &body.to_string()).await.expect("an answer");
                    let message = answer.body["error"]["message"].as_str().unwrap_or_default();
                    let start: String = message.chars().take(700).collect();
                    assert!(message.chars().count() <= 600, "{method} {path}: {start}");
                    tried += usize::from(answer.status >= 400);
                }
            }
        }
    }
    assert!(tried > 500, "{tried} refusals");
    house.close().await;
}

#[tokio::test]
async fn wrong_words_on_a_stream_are_refused_one_by_one() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    let waiting = usize::from(!players[0].legal.is_empty());
    let (version, legal) = (players[waiting].version, players[1 - waiting].legal[0].clone());
    let act =
        |version: u64, action: &str| format!("{{\"act\":{{\"id\":\"x\",\"version\":{version},\"action\":{action}}}}}");
    let long_id = format!("{{\"act\":{{\"id\":\"{}\",\"version\":1,\"action\":1}}}}", "y".repeat(65));
    for (said, code) in [
        ("", Code::Malformed),
        ("{", Code::Malformed),
        ("[1,2]", Code::Malformed),
        ("{\"shout\":{}}", Code::Malformed),
        ("{\"act\":{\"id\":\"x\"}}", Code::Malformed),
        (long_id.as_str(), Code::Malformed),
        (act(version, "null").as_str(), Code::Malformed),
        (act(version, "{\"keep\":{\"card\":\"no such card\"}}").as_str(), Code::Malformed),
        (act(version, legal.get()).as_str(), Code::NotYourTurn),
        (act(version + 9, legal.get()).as_str(), Code::Future),
        ("{\"undo\":{\"id\":\"u\",\"version\":1}}", Code::Kept),
        ("{\"agree\":{\"id\":\"u\",\"version\":1}}", Code::NothingAsked),
        ("{\"hint\":{\"id\":\"h\"}}", Code::NoHints),
        ("{\"explain\":{\"id\":\"e\",\"action\":7}}", Code::NothingAsked),
    ] {
        players[waiting].stream.say_text(said).await.expect("the line stands");
        let refused = loop {
            match players[waiting].next().await {
                Some(ToClient::Refused(refused)) => break refused,
                Some(_) => {}
                None => panic!("the line ended at {said}"),
            }
        };
        assert_eq!(refused.code, code, "{said}: {}", refused.message);
        assert!(!refused.message.is_empty() && !refused.message.contains('‹'), "{said}: {}", refused.message);
    }
    // An illegal choice cites its ruling.
    let turn = 1 - waiting;
    let version = players[turn].version;
    players[turn].stream.say_text(&act(version, "\"pass\"")).await.expect("the line stands");
    let refused = players[turn].answer_to("x").await.expect_err("nobody passes in the draft");
    assert!(refused.code == Code::Illegal && refused.ruling.is_some(), "{refused:?}");
    house.close().await;
}

#[tokio::test]
async fn a_seat_that_is_not_ones_own_gives_no_stream() {
    let house = House::open().await;
    let (id, host, _) = table_of_two(&house, "held-hands").await;
    let refused = |client: &tsugi_load::Client, query: &'static str| {
        let (client, id) = (client.clone(), id.clone());
        async move { client.stream(&id, query).await.err().map(|error| error.to_string()) }
    };
    assert!(refused(&host, "viewer=seat:1").await.expect("refused").contains("403"));
    assert!(refused(&host, "viewer=seat:9").await.expect("refused").contains("400"));
    assert!(refused(&host, "viewer=seat:0&since=99999").await.expect("refused").contains("400"));
    assert!(refused(&house.visitor(), "viewer=spectator").await.expect("refused").contains("404"));
    let forged = house.visitor().with_header("Cookie", &format!("tsugi={}", "ab".repeat(32)));
    assert!(refused(&forged, "").await.expect("refused").contains("404"));
    let foreign = host.clone().with_header("Origin", "http://evil.example");
    assert!(refused(&foreign, "").await.expect("refused").contains("403"));
    assert!(refused(&host, "").await.is_none());
    house.close().await;
}

/// While it runs, a game shows nothing of itself but through its streams and viewers' records.
#[tokio::test]
async fn a_running_game_cannot_be_gone_through() {
    let house = House::open().await;
    let (id, host, _) = table_of_two(&house, "held-hands").await;
    let answer = host.clone().get(&format!("/api/tables/{id}/replay")).await.expect("an answer");
    assert_eq!((answer.status, &answer.body["error"]["code"]), (409, &json!("running")), "{}", answer.body);
    house.close().await;
}

#[tokio::test]
async fn a_frame_too_large_ends_the_stream_with_a_word() {
    let house = House::open().await;
    let (id, host, _) = table_of_two(&house, "kintsugi").await;
    let mut player = Player::sit(&host, &id, "").await;
    player.stream.say_text(&"x".repeat(100_000)).await.expect("it is sent");
    let mut last = None;
    while let Some(message) = player.next().await {
        last = Some(message);
    }
    let Some(ToClient::Bye(bye)) = last else { panic!("the last word is bye: {last:?}") };
    assert_eq!(bye.code, Code::TooLarge);
    let answer: Value = house.visitor().get("/healthz").await.expect("an answer").body;
    assert_eq!(answer["ok"], json!(true));
    house.close().await;
}
