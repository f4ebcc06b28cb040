//! Seats: links, guests, bots that give way, leaving and coming back, one device for several, playing again.

use serde_json::{Value, json};
use tsugi_load::Client;

use crate::house::{House, Player, make, play_out, table_of_two};

async fn post(client: &mut Client, path: &str, body: Value) -> (u16, Value) {
    let answer = client.post(path, &body).await.expect("an answer");
    (answer.status, answer.body)
}

#[tokio::test]
async fn a_link_always_lands_right() {
    let house = House::open().await;
    let (mut host, mut guest, mut late) = (house.visitor(), house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", "open"] })).await;
    let table = format!("/api/tables/{id}");
    let lands = |body: &Value| body["lands"].as_str().unwrap_or_default().to_owned();
    let (_, entered) = post(&mut guest, &format!("{table}/enter"), json!({ "key": key })).await;
    assert_eq!(lands(&entered), "free");
    post(&mut guest, &format!("{table}/sit"), json!({ "name": "Théo" })).await;
    assert_eq!(lands(&guest.get(&table).await.expect("an answer").body), "seat");
    let (_, entered) = post(&mut late, &format!("{table}/enter"), json!({ "key": key })).await;
    assert_eq!((lands(&entered), &entered["yours"]), ("watch".into(), &json!([])));
    assert_eq!(post(&mut late, &format!("{table}/sit"), json!({})).await.0, 409, "no seat is free");
    let mut watching = Player::sit(&late, &id, "").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 4).await;
    watching.reach(players[0].version).await;
    assert!(watching.is_over() && watching.legal.is_empty());
    for client in [&mut host, &mut guest, &mut late] {
        assert_eq!(lands(&client.get(&table).await.expect("an answer").body), "replay");
    }
    house.close().await;
}

#[tokio::test]
async fn a_late_guest_takes_a_bots_place_and_a_bot_plays_for_who_leaves() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let seats = json!(["mine", { "bot": "random" }]);
    let (id, key) = make(&mut host, &json!({ "game": "broken-and-beautiful", "seats": seats })).await;
    let table = format!("/api/tables/{id}");
    let mut player = Player::sit(&host, &id, "").await;
    player.wait_for_turn().await;
    player.choose(0).await.expect("legal");
    let (status, sat) = post(&mut guest, &format!("{table}/sit"), json!({ "key": key, "name": "Théo" })).await;
    let place = &sat["table"]["seats"][1];
    assert_eq!((status, &place["name"], &place["who"]), (200, &json!("Théo"), &json!("person")));
    let (_, left) = post(&mut guest, &format!("{table}/leave"), json!({ "seat": 1 })).await;
    assert_eq!(left["table"]["seats"][1]["who"], "away", "{left}");
    for _ in 0..3 {
        player.wait_for_turn().await;
        player.choose(1).await.expect("the bot plays on, so the turn comes back");
    }
    let (_, back) = post(&mut guest, &format!("{table}/sit"), json!({})).await;
    assert_eq!((&back["table"]["seats"][1]["who"], &back["yours"]), (&json!("person"), &json!([1])));
    let mut players = [player, Player::sit(&guest, &id, "").await];
    assert!(play_out(&mut players, 2).await > 3);
    house.close().await;
}

#[tokio::test]
async fn who_plays_alone_with_bots_leaves_a_table_that_waits() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "kintsugi", "seats": ["mine", { "bot": "novice" }] })).await;
    let (_, left) = post(&mut host, &format!("/api/tables/{id}/leave"), json!({ "seat": 0 })).await;
    assert_eq!(left["table"]["seats"][0]["who"], "person");
    house.close().await;
}

#[tokio::test]
async fn begun_with_bots_where_seats_are_open() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (id, _) =
        make(&mut host, &json!({ "game": "wabisaby", "seats": ["mine", "open", "open"], "word": "maple" })).await;
    let (status, begun) = post(&mut host, &format!("/api/tables/{id}/begin"), json!({})).await;
    assert_eq!((status, &begun["table"]["begun"]), (200, &json!(true)), "{begun}");
    assert_eq!(begun["table"]["words"], json!(["maple"]));
    assert_eq!(post(&mut host, &format!("/api/tables/{id}/begin"), json!({})).await.0, 409);
    let (_, swapped) = post(&mut host, &format!("/api/tables/{id}/swap"), json!({ "seat": 2, "bot": "random" })).await;
    assert_eq!(swapped["table"]["seats"][2]["bot"], "random");
    assert_eq!(post(&mut host, &format!("/api/tables/{id}/swap"), json!({ "seat": 0, "bot": "random" })).await.0, 409);
    let mut players = [Player::sit(&host, &id, "").await];
    assert!(play_out(&mut players, 3).await > 3);
    house.close().await;
}

#[tokio::test]
async fn a_seats_own_link_moves_it_to_another_device() {
    let house = House::open().await;
    let (id, mut host, _) = table_of_two(&house, "kintsugi").await;
    let (status, link) = post(&mut host, &format!("/api/tables/{id}/links"), json!({ "seat": 0 })).await;
    assert_eq!(status, 201, "{link}");
    let mut phone = house.visitor();
    let (_, entered) = post(&mut phone, &format!("/api/tables/{id}/enter"), json!({ "key": link["key"] })).await;
    assert_eq!((&entered["yours"], &entered["table"]["seats"][0]["name"]), (&json!([0]), &json!("Nora")));
    assert!(host.stream(&id, "viewer=seat:0").await.is_err(), "the seat has moved");
    house.close().await;
}

#[tokio::test]
async fn several_share_one_device_and_each_stream_shows_its_own_seat() {
    let house = House::open().await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Théo" }]);
    let (id, _) = make(&mut host, &json!({ "game": "held-hands", "seats": seats, "name": "Nora" })).await;
    let mut players = [Player::sit(&host, &id, "viewer=seat:0").await, Player::sit(&host, &id, "viewer=seat:1").await];
    let view = |player: &Player| {
        let update = player.heard.iter().rfind(|text| text.contains("\"view\"")).expect("a view").clone();
        serde_json::from_str::<Value>(&update).expect("JSON")["update"]["view"].clone()
    };
    assert_ne!(view(&players[0]), view(&players[1]), "each sees the own hand");
    assert!(play_out(&mut players, 6).await > 3);
    house.close().await;
}

#[tokio::test]
async fn it_is_played_again_even_when_the_other_is_away() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    assert_eq!(post(&mut host, &format!("/api/tables/{id}/rematch"), json!({})).await.0, 409, "it still runs");
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 9).await;
    drop(players);
    let (status, again) = post(&mut host, &format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(status, 201, "{again}");
    let next = again["id"].as_str().expect("an id").to_owned();
    assert_eq!(post(&mut guest, &format!("/api/tables/{id}/rematch"), json!({})).await.1["id"], json!(next));
    let before = guest.get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!(before.body["table"]["rematch"], json!(next));
    let landing = guest.get(&format!("/api/tables/{next}")).await.expect("an answer");
    assert_eq!((&landing.body["lands"], &landing.body["table"]["begun"]), (&json!("seat"), &json!(true)));
    let yours = guest.get("/api/tables").await.expect("an answer").body;
    assert!(yours["yours"].as_array().expect("a list").iter().any(|line| line["id"] == json!(next)), "{yours}");
    let mut players = [Player::sit(&host, &next, "").await, Player::sit(&guest, &next, "").await];
    assert!(play_out(&mut players, 1).await > 3);
    house.close().await;
}
