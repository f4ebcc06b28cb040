//! Tables are pinned to what they began with: options, rules and cards, also an owner's own.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::json;
use tsugi_catalog::Source;
use tsugi_server::Settings;
use tsugi_store::{Memory, Store};

use crate::house::{House, Player, make, play_out};

/// Our own deck with one figure changed.
fn owners_deck() -> Source {
    let ours = include_str!("../../../../games/broken-and-beautiful/rules/data/cards.toml");
    let changed = ours.replacen("ingots = 1", "ingots = 2", 1);
    assert_ne!(ours, changed, "a figure is changed");
    Source { path: "cards.toml".into(), files: BTreeMap::from([("cards.toml".into(), changed)]) }
}

#[tokio::test]
async fn the_first_entry_names_options_rules_and_components() {
    let store = Arc::new(Memory::default());
    let house = House::with(Settings::default(), store.clone()).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", "open"], "options": { "vase_bonus": 5 } });
    let (id, _) = make(&mut host, &wish).await;
    let log = store.log(&id).await.expect("a log");
    let first: serde_json::Value = serde_json::from_str(&log[0]).expect("JSON");
    let created = &first["created"];
    assert_eq!((&created["options"]["vase_bonus"], &created["options"]["ingots"]), (&json!(5), &json!(18)));
    assert_eq!(created["pinned"]["rules"], json!(1));
    assert!(created["pinned"]["components"].as_str().is_some_and(|hash| hash.starts_with("sha256:")), "{created}");
    assert!(created["pinned"].get("replaced_components").is_none(), "ours are known by their hash");
    house.close().await;
}

/// An owner's cards are played online; the table keeps them when the server no longer has them.
#[tokio::test]
async fn an_owners_cards_are_played_and_stay_with_their_table() {
    let store = Arc::new(Memory::default());
    let components = BTreeMap::from([("broken-and-beautiful".to_owned(), owners_deck())]);
    let house = House::with(Settings { components, ..Settings::default() }, store.clone()).await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Théo" }]);
    let (id, _) = make(&mut host, &json!({ "game": "broken-and-beautiful", "seats": seats })).await;
    let box_of = |path: String, mut client: tsugi_load::Client| async move {
        client.get(&path).await.expect("an answer").body["components"].clone()
    };
    let listed = box_of("/api/games/broken-and-beautiful/components".into(), host.clone()).await;
    let at_table = box_of(format!("/api/tables/{id}/components"), host.clone()).await;
    assert_eq!(listed, at_table);
    let mut players = [Player::sit(&host, &id, "viewer=seat:0").await, Player::sit(&host, &id, "viewer=seat:1").await];
    for _ in 0..6 {
        let awaited = players.iter().position(|player| !player.legal.is_empty()).expect("somebody is awaited");
        let version = players[awaited].choose(0).await.expect("legal");
        players[1 - awaited].reach(version).await;
    }
    drop(players);
    house.close().await;
    // The same store under a server with our own cards.
    let house = House::with(Settings::default(), store).await;
    let mut host = host.at(house.address);
    let ours = box_of("/api/games/broken-and-beautiful/components".into(), host.clone()).await;
    assert_ne!(ours, at_table);
    assert_eq!(box_of(format!("/api/tables/{id}/components"), host.clone()).await, at_table);
    let mut players = [Player::sit(&host, &id, "viewer=seat:0").await, Player::sit(&host, &id, "viewer=seat:1").await];
    play_out(&mut players, 3).await;
    let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    assert_eq!((&record["components"], !record["replaced_components"].is_null()), (&at_table, true));
    let record = tsugi_catalog::read_record(record).expect("a record");
    let verified = tsugi_catalog::verify(&record).expect("it holds");
    assert_eq!(verified.unchecked, None);
    // Played again, it is played with what the server has now.
    let again = host.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.expect("an answer").body;
    let next = again["id"].as_str().expect("an id");
    assert_eq!(box_of(format!("/api/tables/{next}/components"), host.clone()).await, ours);
    house.close().await;
}

/// A lesson is written for our own cards.
#[tokio::test]
async fn a_lesson_is_played_with_our_own_cards() {
    let components = BTreeMap::from([("broken-and-beautiful".to_owned(), owners_deck())]);
    let house = House::with(Settings { components, ..Settings::default() }, Arc::new(Memory::default())).await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "broken-and-beautiful", "seats": [], "lesson": true })).await;
    let at_table = host.get(&format!("/api/tables/{id}/components")).await.expect("an answer").body;
    let listed = host.get("/api/games/broken-and-beautiful/components").await.expect("an answer").body;
    assert_ne!(at_table["components"], listed["components"]);
    house.close().await;
}
