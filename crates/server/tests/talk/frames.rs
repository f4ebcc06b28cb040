//! Any frame at all: refused or played, never a panic, never a server that grows.
//!
//! The short form runs with the tests; `TSUGI_FRAMES=1000000` is the long one.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tsugi_engine::{Chance, SeededRng};
use tsugi_server::Settings;
use tsugi_store::Memory;

use crate::house::{House, Player, make};

/// After so many frames the answers are read.
const READ_EVERY: u64 = 64;

/// A frame that was once a message, or never was.
fn frame(luck: &mut SeededRng, known: &[String]) -> Message {
    let mut bytes = known[luck.below(known.len() as u32) as usize].clone().into_bytes();
    for _ in 0..luck.below(4) {
        let at = luck.below(bytes.len().max(1) as u32) as usize;
        match luck.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), luck.below(256) as u8),
            2 if at < bytes.len() => bytes[at] = luck.below(256) as u8,
            _ => bytes.extend_from_slice(known[luck.below(known.len() as u32) as usize].as_bytes()),
        }
    }
    match (luck.below(20), String::from_utf8(bytes)) {
        (0, _) => Message::Ping(vec![1, 2, 3].into()),
        (1, Ok(text)) => Message::Binary(text.into_bytes().into()),
        (_, Ok(text)) => Message::text(text),
        (_, Err(bytes)) => Message::Binary(bytes.into_bytes().into()),
    }
}

/// This process's memory, in kilobytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the system tells");
    let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("it tells memory");
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_frame_is_refused_or_played() {
    let frames: u64 = std::env::var("TSUGI_FRAMES").ok().and_then(|frames| frames.parse().ok()).unwrap_or(4_000);
    let settings = Settings { messages: 10_000_000, requests: 1_000_000, outbox: 4096, ..Settings::default() };
    let house = House::with(settings, Arc::new(Memory::default())).await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Théo" }]);
    let wish = json!({ "game": "wabisaby", "seats": seats, "hints": true, "public": true });
    let (id, _) = make(&mut host, &wish).await;
    let mut luck = SeededRng::new(7);
    let (mut sent, mut before, mut lines) = (0, 0, 0);
    while sent < frames {
        let mut player = Player::sit(&host, &id, "viewer=seat:0").await;
        lines += 1;
        let mut known: Vec<String> = [
            r#"{"act":{"id":"a","version":1,"action":{"keep":{"places":[0,1,2]}}}}"#,
            r#"{"act":{"id":"b","version":2,"action":{"exchange":{"own":0,"seat":1,"theirs":0}}}}"#,
            r#"{"undo":{"id":"u","version":3,"ask":true}}"#,
            r#"{"agree":{"id":"y","version":3}}"#,
            r#"{"explain":{"id":"e","action":"appraise"}}"#,
            r#"{"why":{"id":"w","action":"appraise"}}"#,
            r#"{"ping":{}}"#,
        ]
        .map(str::to_owned)
        .to_vec();
        known.extend(player.legal.iter().take(5).map(|action| {
            format!("{{\"act\":{{\"id\":\"l{sent}\",\"version\":{},\"action\":{action}}}}}", player.version)
        }));
        for _ in 0..500 {
            sent += 1;
            if player.stream.send(frame(&mut luck, &known)).await.is_err() {
                break;
            }
            // A timer has a grain of a millisecond, so answers are read from time to time and not after each frame.
            if sent.is_multiple_of(READ_EVERY) {
                while let Ok(Ok(Some(_))) = tokio::time::timeout(Duration::ZERO, player.stream.next_text()).await {}
            }
        }
        if sent >= frames / 5 && before == 0 {
            before = memory();
        }
    }
    assert!(lines >= frames / 500);
    let grown = memory().saturating_sub(before);
    eprintln!("{sent} frames over {lines} lines; memory grew by {grown} kB since a fifth of them");
    assert!(grown < 30_000, "memory grew by {grown} kB");
    let mut visitor = house.visitor();
    assert_eq!(visitor.get("/healthz").await.expect("an answer").status, 200);
    house.close().await;
}
