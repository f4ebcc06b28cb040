//! Whole games through the wire.

use std::sync::Arc;

use serde_json::json;
use tsugi_server::Settings;
use tsugi_store::Memory;

use crate::house::{House, Player, make, play_out, table_of_two};

#[tokio::test]
async fn any_game_is_played_to_its_end_with_bots_in_the_other_seats() {
    let house = House::open().await;
    for (game, seats) in [
        ("broken-and-beautiful", json!(["mine", "open", { "bot": "novice" }])),
        ("kintsugi", json!(["mine", "open"])),
        ("held-hands", json!(["mine", "open"])),
        ("wabisaby", json!(["mine", "open", { "bot": "greedy" }, { "bot": "random" }])),
        ("wabisaby", json!(["mine"])),
        ("unbroken", json!(["mine"])),
    ] {
        let (mut host, mut guest) = (house.visitor(), house.visitor());
        let (id, key) = make(&mut host, &json!({ "game": game, "seats": seats, "public": true, "beat": 0 })).await;
        let mut players = vec![];
        if seats.as_array().is_some_and(|seats| seats.len() > 1) {
            let sat = guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
            assert_eq!(sat.status, 200, "{game}: {}", sat.body);
            players.push(Player::sit(&guest, &id, "lang=fr&with=ask,offers,receipts,undo,end").await);
        }
        players.push(Player::sit(&host, &id, "").await);
        players.push(Player::sit(&house.visitor(), &id, "viewer=spectator").await);
        let choices = play_out(&mut players, 11).await;
        assert!(choices > 3, "{game}: {choices}");
        // At a silent table everybody counts for themselves.
        let version = |player: &Player| (!player.silent).then_some(player.version);
        let ends: Vec<_> = players.iter().map(|player| (version(player), player.status)).collect();
        assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "{game}: all see the same end: {ends:?}");
        for player in &players {
            assert!(player.told.len() > 3 && player.told.iter().all(|line| !line.contains('‹')), "{game}");
        }
        let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer");
        let record = tsugi_catalog::read_record(record.body).expect("a finished table is a record");
        let verified = tsugi_catalog::verify(&record).expect("it holds");
        assert!(verified.outcome.is_some() && verified.unchecked.is_none(), "{game}: {verified:?}");
        let again = host.get(&format!("/api/tables/{id}/replay?viewer=seat:0")).await.expect("an answer");
        assert_eq!(again.body["of"], json!(record.entries.len() + 1), "{game}");
        let brought = json!({ "record": record, "viewer": "seat:0" });
        let brought = house.visitor().post("/api/replays", &brought).await.expect("an answer");
        assert_eq!(brought.body, again.body, "{game}: a table and its record show the same");
    }
    house.close().await;
}

#[tokio::test]
async fn every_version_is_the_same_number_for_all_and_none_is_left_out() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 5).await;
    for player in &players {
        let versions: Vec<u64> = player
            .heard
            .iter()
            .filter_map(|text| serde_json::from_str::<serde_json::Value>(text).ok()?["update"]["version"].as_u64())
            .collect();
        assert!(versions.windows(2).all(|pair| pair[1] == pair[0] + 1), "{versions:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn after_a_restart_everything_goes_on() {
    let store = Arc::new(Memory::default());
    let house = House::with(Settings::default(), store.clone()).await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "bot": "casual" }]);
    let (id, _) = make(&mut host, &json!({ "game": "broken-and-beautiful", "seats": seats })).await;
    let mut player = Player::sit(&host, &id, "").await;
    for number in 0..5 {
        player.wait_for_turn().await;
        player.choose(number).await.expect("what is offered is legal");
    }
    house.close().await;
    let house = House::with(Settings::default(), store).await;
    let again = host.at(house.address);
    let since = player.version;
    let mut players = [Player::sit(&again, &id, &format!("since={since}")).await];
    assert!(players[0].version >= since);
    assert!(play_out(&mut players, 3).await > 3);
    house.close().await;
}
