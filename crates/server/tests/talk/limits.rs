//! Limits: clear answers instead of a server that hangs, and no reader that fills its memory.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tsugi_server::Settings;
use tsugi_store::Memory;
use tsugi_wire::{Code, ToClient};

use crate::house::{House, Player, make, table_of_two};

async fn with(settings: Settings) -> House {
    House::with(settings, Arc::new(Memory::default())).await
}

/// The clock of these houses goes on by twenty milliseconds at every look.
#[tokio::test]
async fn too_many_requests_are_told_when_to_come_back() {
    let house = with(Settings { requests: 2, ..Settings::default() }).await;
    let mut client = house.visitor();
    let mut refused = None;
    for _ in 0..60 {
        let answer = client.get("/healthz").await.expect("an answer");
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("at some time it is too much");
    let seconds: u32 = refused.header("retry-after").expect("when to come back").parse().expect("a number");
    assert!(seconds >= 1 && refused.body["error"]["code"] == "too_many", "{}", refused.body);
    house.close().await;
}

#[tokio::test]
async fn too_many_tables_connections_and_messages_are_refused() {
    let house = with(Settings { tables: 1, connections: 3, messages: 1, ..Settings::default() }).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "public": true });
    let (id, _) = make(&mut host, &wish).await;
    let answer = host.post("/api/tables", &wish).await.expect("an answer");
    assert_eq!((answer.status, answer.header("retry-after").is_some()), (429, true));
    let mut player = Player::sit(&host, &id, "").await;
    let _second = Player::sit(&host, &id, "viewer=spectator").await;
    let _third = Player::sit(&host, &id, "viewer=spectator").await;
    let turned_away = host.get("/healthz").await.expect("an answer, not a hang");
    assert_eq!(turned_away.status, 429, "a fourth connection of one address");
    for _ in 0..40 {
        let _ = player.stream.say_text("{\"ping\":{}}").await;
    }
    let mut last = None;
    while let Some(message) = player.next().await {
        last = Some(message);
    }
    assert!(matches!(last, Some(ToClient::Bye(bye)) if bye.code == Code::TooMany));
    house.close().await;
}

#[tokio::test]
async fn who_says_nothing_or_half_a_request_is_let_go() {
    let house = with(Settings { patience: Duration::from_millis(300), ..Settings::default() }).await;
    for half in ["", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: x\r\n"] {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        stream.write_all(half.as_bytes()).await.expect("it is sent");
        let mut said = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut said)).await;
        assert!(ended.is_ok(), "{half:?} is not waited for for ever");
    }
    house.close().await;
}

#[tokio::test]
async fn a_reader_that_does_not_read_is_dropped_and_nobody_waits_for_it() {
    let settings =
        Settings { outbox: 8, messages: 10_000_000, patience: Duration::from_millis(500), ..Settings::default() };
    let house = with(settings).await;
    let (id, host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    // This one opens a stream and never reads on; its questions fill its own line, and no other.
    let mut deaf = Player::sit(&host, &id, "").await;
    let mut player = Player::sit(&guest, &id, "").await;
    let long = format!("{{\"act\":{{\"id\":\"{}\",\"version\":1,\"action\":null}}}}", "z".repeat(60));
    let flood = async {
        for _ in 0..400_000 {
            if deaf.stream.say_text(&long).await.is_err() {
                return;
            }
        }
    };
    let dropped = tokio::time::timeout(Duration::from_secs(30), flood).await;
    assert!(dropped.is_ok(), "the flood comes to an end");
    player.stream.say_text("{\"ping\":{}}").await.expect("the other line stands");
    assert!(matches!(player.next().await, Some(ToClient::Pong(_))));
    house.close().await;
}

#[tokio::test]
async fn a_table_that_nobody_touches_leaves_memory_and_comes_back() {
    let house = with(Settings { away_after: Duration::from_millis(50), ..Settings::default() }).await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "unbroken", "seats": ["mine"] })).await;
    let tables = |text: &str| text.lines().any(|line| line == "tsugi_tables 0");
    let put_away = async {
        while !tables(&metrics(&house).await) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), put_away).await.expect("it is put away");
    assert_eq!(host.get(&format!("/api/tables/{id}")).await.expect("an answer").body["lands"], "seat");
    house.close().await;
}

pub(crate) async fn metrics(house: &House) -> String {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.expect("it is sent");
    let mut said = String::new();
    stream.read_to_string(&mut said).await.expect("it is answered");
    said
}

#[tokio::test]
async fn spectators_of_a_public_table_have_a_plain_feed() {
    let house = House::open().await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "bot": "random" }]);
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": seats, "public": true })).await;
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    let ask = format!("GET /api/tables/{id}/feed HTTP/1.1\r\nHost: x\r\nLast-Event-ID: 0\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.expect("it is sent");
    let (mut said, mut part) = (String::new(), [0; 4096]);
    while !said.contains("id: 1\ndata: {\"update\"") {
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut part)).await.expect("no hang");
        let read = read.expect("the line stands");
        assert!(read > 0, "{said}");
        said.push_str(&String::from_utf8_lossy(&part[..read]));
    }
    assert!(said.contains("text/event-stream") && said.contains("data: {\"hello\""), "{said}");
    assert!(said.to_lowercase().contains("content-security-policy"));
    house.close().await;
}
