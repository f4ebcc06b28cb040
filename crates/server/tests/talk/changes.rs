//! What people change around a game: how many sit, what they are called, whether it ends for all, who plays again.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tsugi_engine::Seat;
use tsugi_server::Settings;
use tsugi_store::Memory;
use tsugi_wire::{Asked, Code, Present, ToClient};

use crate::{
    authority::post,
    house::{House, Player, make, play_out, table_of_two},
};

const WISH: &str = "protocol=2&with=presence";

async fn present(player: &mut Player) -> Present {
    loop {
        if let ToClient::Present(present) = player.next().await.expect("the line stands") {
            return present;
        }
    }
}

async fn asked(player: &mut Player) -> Asked {
    loop {
        if let ToClient::Asked(asked) = player.next().await.expect("the line stands") {
            return asked;
        }
    }
}

#[tokio::test]
async fn seats_come_and_go_before_the_game_and_nobodys_is_taken_away() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "broken-and-beautiful", "seats": ["mine", "open"], "name": "Nora" });
    let (id, key) = make(&mut host, &wish).await;
    let seats = format!("/api/tables/{id}/seats");
    let (status, four) = post(&mut host, &seats, json!({ "seats": 4 })).await;
    assert_eq!((status, four["table"]["seats"].as_array().map(Vec::len)), (200, Some(4)), "{four}");
    let (_, five) = post(&mut host, &seats, json!({ "seats": 5 })).await;
    assert_eq!(five["error"]["code"], "bad_setup", "{five}");
    let (_, stranger) = post(&mut guest, &seats, json!({ "seats": 3 })).await;
    assert!(stranger["error"].is_object(), "{stranger}");
    post(&mut guest, &format!("/api/tables/{id}/sit"), json!({ "key": key, "seat": 3, "name": "Théo" })).await;
    let (_, held) = post(&mut host, &seats, json!({ "seats": 3 })).await;
    assert_eq!(held["error"]["code"], "taken", "{held}");
    post(&mut guest, &format!("/api/tables/{id}/leave"), json!({ "seat": 3 })).await;
    post(&mut guest, &format!("/api/tables/{id}/sit"), json!({ "seat": 1, "name": "Théo" })).await;
    let (_, begun) = post(&mut host, &seats, json!({ "seats": 2 })).await;
    assert_eq!(begun["table"]["begun"], true, "no seat is open any more: {begun}");
    let (_, late) = post(&mut host, &seats, json!({ "seats": 3 })).await;
    assert_eq!(late["error"]["code"], "begun", "{late}");
    house.close().await;
}

#[tokio::test]
async fn a_name_is_changed_by_who_bears_it_and_stays_different() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    let name = format!("/api/tables/{id}/name");
    let (status, renamed) = post(&mut guest, &name, json!({ "seat": 1, "name": " Thé  o " })).await;
    assert_eq!((status, &renamed["table"]["seats"][1]["name"]), (200, &json!("Thé o")), "{renamed}");
    let (_, alike) = post(&mut guest, &name, json!({ "seat": 1, "name": "Nora" })).await;
    assert_eq!(alike["table"]["seats"][1]["name"], "Nora 2", "{alike}");
    let (_, others) = post(&mut host, &name, json!({ "seat": 1, "name": "Kiku" })).await;
    assert_eq!(others["error"]["code"], "not_yours", "{others}");
    let (_, long) = post(&mut host, &name, json!({ "seat": 0, "name": "N".repeat(500) })).await;
    assert_eq!(long["error"]["code"], "bad_setup", "{long}");
    house.close().await;
}

#[tokio::test]
async fn the_game_ends_for_all_where_the_others_agree() {
    let house = House::open().await;
    let (id, mut host, guest) = table_of_two(&house, "kintsugi").await;
    let mut nora = Player::sit(&host, &id, "").await;
    let mut theo = Player::sit(&guest, &id, "").await;
    let stop = |id: &str, version| json!({ "stop": { "id": id, "version": version } }).to_string();
    nora.stream.say_text(&stop("s1", nora.version)).await.expect("the line stands");
    let question = asked(&mut theo).await;
    assert!(question.stops && question.seat.is_some_and(|seat| seat.index() == 0), "{question:?}");
    let answer = |what: &str, id: &str| json!({ what: { "id": id, "version": question.version } }).to_string();
    theo.stream.say_text(&answer("decline", "d1")).await.expect("the line stands");
    // The first tells of the question, the second that it was declined.
    assert_eq!(asked(&mut nora).await.seat.map(Seat::index), Some(0));
    assert_eq!(asked(&mut nora).await.seat, None);
    nora.stream.say_text(&stop("s2", nora.version)).await.expect("the line stands");
    while asked(&mut theo).await.seat.is_none() {}
    theo.stream.say_text(&answer("agree", "a1")).await.expect("the line stands");
    theo.answer_to("a1").await.expect("all have agreed");
    let landing = host.get(&format!("/api/tables/{id}")).await.expect("an answer").body;
    assert_eq!(landing["table"]["stopped"], true, "{landing}");
    let awaited = if nora.legal.is_empty() { &mut theo } else { &mut nora };
    assert_eq!(awaited.choose(0).await.expect_err("nothing moves any more").code, Code::GameOver);
    let closed = host.get(&format!("/api/tables/{id}/replay")).await.expect("an answer").body;
    assert_eq!(closed["error"]["code"], "running", "what was hidden stays hidden: {closed}");
    house.close().await;
}

#[tokio::test]
async fn who_plays_again_is_told_and_a_bot_sits_for_who_does_not() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    let again = format!("/api/tables/{id}/again");
    let (_, early) = post(&mut host, &again, json!({ "joins": true })).await;
    assert_eq!(early["error"]["code"], "running", "{early}");
    let mut players = vec![Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 11).await;
    let mut watching = Player::sit(&host, &id, WISH).await;
    let (status, _) = post(&mut host, &again, json!({ "joins": true })).await;
    assert_eq!(status, 200);
    while present(&mut watching).await.again.is_empty() {}
    post(&mut guest, &again, json!({ "joins": false })).await;
    let told = present(&mut watching).await;
    assert_eq!((told.again.iter().count(), told.not_again.iter().count()), (1, 1), "{told:?}");
    let (status, made) = post(&mut host, &format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(status, 201, "{made}");
    let next = host.get(&format!("/api/tables/{}", made["id"].as_str().expect("an id"))).await.expect("an answer").body;
    assert_eq!(
        (&next["table"]["seats"][0]["who"], &next["table"]["seats"][1]["who"]),
        (&json!("person"), &json!("bot"))
    );
    house.close().await;
}

#[tokio::test]
async fn a_line_that_falls_silent_is_away_after_three_beats() {
    let beat = Duration::from_millis(200);
    let house = House::with(Settings { presence_beat: beat, ..Settings::default() }, Arc::new(Memory::default())).await;
    let (id, host, guest) = table_of_two(&house, "kintsugi").await;
    let mut nora = Player::sit(&host, &id, WISH).await;
    // Théo's line stands and is never read again: no question on it is answered.
    let _theo = Player::sit(&guest, &id, WISH).await;
    while !present(&mut nora).await.away.is_empty() {}
    let away = tokio::time::timeout(20 * beat, present(&mut nora)).await.expect("it is told");
    assert_eq!(away.away.iter().map(|away| away.seat.index()).collect::<Vec<_>>(), [1]);
    house.close().await;
}
