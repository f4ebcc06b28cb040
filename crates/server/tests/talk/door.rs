//! The door of a table that waits: a code, a knock, and who lets whom in.

use std::sync::Arc;

use serde_json::{Value, json};
use tsugi_load::Client;
use tsugi_server::Settings;
use tsugi_store::Memory;
use tsugi_wire::{Knock, ToClient};

use crate::{
    authority::post,
    house::{House, Player, make},
};

/// Who knocks, as whoever made the table hears it next.
async fn knocks(player: &mut Player) -> Vec<Knock> {
    loop {
        if let ToClient::Knocks(knocks) = player.next().await.expect("the line stands") {
            return knocks.waiting;
        }
    }
}

async fn waiting_table(host: &mut Client) -> (String, String) {
    let (id, _) = make(host, &json!({ "game": "kintsugi", "seats": ["mine", "open"], "name": "Nora" })).await;
    let (status, told) = post(host, &format!("/api/tables/{id}/code"), json!({})).await;
    assert_eq!(status, 200, "{told}");
    (id, told["code"].as_str().expect("a code").to_owned())
}

async fn knock(client: &mut Client, code: &str, name: &str) -> (u16, Value) {
    post(client, "/api/knock", json!({ "code": code, "name": name })).await
}

#[tokio::test]
async fn a_code_knocks_and_whoever_made_the_table_lets_in() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (id, code) = waiting_table(&mut host).await;
    let mut nora = Player::sit(&host, &id, "protocol=2&with=presence").await;
    let (status, knocked) = knock(&mut guest, &code.to_uppercase().replace('-', " "), "Théo").await;
    assert_eq!((status, &knocked["door"], &knocked["host"]), (200, &json!("waiting"), &json!("Nora")), "{knocked}");
    assert!(!knocked.to_string().contains(&id), "the table is not told to one who waits: {knocked}");
    let (status, closed) = post(&mut guest, &format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!((status, &closed["error"]["code"]), (404, &json!("unknown_table")), "a knock opens nothing");
    let waiting = knocks(&mut nora).await;
    assert_eq!(waiting, [Knock { knock: 1, name: "Théo".into() }]);
    let let_in = format!("/api/tables/{id}/let-in");
    let (_, stranger) = post(&mut guest, &let_in, json!({ "knock": 1, "welcome": true })).await;
    assert!(stranger["error"].is_object(), "nobody lets themselves in: {stranger}");
    let (status, _) = post(&mut host, &let_in, json!({ "knock": 1, "welcome": true })).await;
    assert_eq!(status, 200);
    assert_eq!(knocks(&mut nora).await, [], "nobody waits any more");
    let (_, open) = knock(&mut guest, &code, "Théo").await;
    assert_eq!((&open["door"], &open["table"]), (&json!("open"), &json!(id)), "{open}");
    let (status, sat) = post(&mut guest, &format!("/api/tables/{id}/sit"), json!({ "name": "Théo" })).await;
    assert_eq!((status, &sat["table"]["begun"]), (200, &json!(true)), "{sat}");
    // The table waits no more: its code is nobody's.
    let (_, late) = knock(&mut house.visitor(), &code, "Inès").await;
    assert_eq!(late["error"]["code"], "begun", "{late}");
    let (_, over) = knock(&mut house.visitor(), &code, "Inès").await;
    assert_eq!(over["error"]["code"], "not_found", "{over}");
    house.close().await;
}

#[tokio::test]
async fn who_is_sent_away_stays_outside_and_a_name_must_be_one() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (id, code) = waiting_table(&mut host).await;
    for name in ["", "\u{200b}\u{200b}", &"N".repeat(500)] {
        let (status, refused) = knock(&mut guest, &code, name).await;
        assert_eq!((status, &refused["error"]["code"]), (400, &json!("bad_setup")), "{refused}");
    }
    knock(&mut guest, &code, "Théo").await;
    let (status, _) =
        post(&mut host, &format!("/api/tables/{id}/let-in"), json!({ "knock": 1, "welcome": false })).await;
    assert_eq!(status, 200);
    assert_eq!(knock(&mut guest, &code, "Théo").await.1["door"], "shut");
    let (_, gone) = post(&mut host, &format!("/api/tables/{id}/let-in"), json!({ "knock": 7, "welcome": true })).await;
    assert_eq!(gone["error"]["code"], "nothing_asked", "{gone}");
    let (_, others) = post(&mut guest, &format!("/api/tables/{id}/code"), json!({})).await;
    assert_eq!(others["error"]["code"], "unknown_table", "{others}");
    house.close().await;
}

#[tokio::test]
async fn guessing_codes_is_limited_and_then_the_right_one_opens_nothing_either() {
    let house = House::with(Settings { guesses: 3, ..Settings::default() }, Arc::new(Memory::default())).await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (_, code) = waiting_table(&mut host).await;
    for wrong in ["gold-bowl", "no code at all", "gold-bowl-100"] {
        let (status, refused) = knock(&mut guest, wrong, "Théo").await;
        assert_eq!((status, &refused["error"]["code"]), (404, &json!("not_found")), "{refused}");
    }
    let (status, refused) = knock(&mut guest, &code, "Théo").await;
    assert_eq!((status, &refused["error"]["code"]), (429, &json!("too_many")), "{refused}");
    house.close().await;
}
