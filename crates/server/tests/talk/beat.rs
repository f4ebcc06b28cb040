//! The quiet beat: between two people what others are shown leaves on it, and whoever chose is answered at once.

use serde_json::json;
use tsugi_wire::Code;

use crate::house::{House, Player, make};

async fn with_beat(house: &House, beat: u32) -> [Player; 2] {
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let wanted = json!({ "game": "held-hands", "seats": ["mine", "open"], "public": true, "beat": beat });
    let (id, key) = make(&mut host, &wanted).await;
    let sat = guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
    assert_eq!((sat.status, &sat.body["table"]["beat"]), (200, &json!(beat)));
    [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await]
}

#[tokio::test]
async fn what_the_other_does_comes_on_the_beat_and_the_own_is_answered_at_once() {
    let house = House::open().await;
    let mut players = with_beat(&house, 1).await;
    let began = players[0].version;
    assert_eq!(players[0].choose(0).await.expect("a fan is chosen"), began + 1);
    // The second choice opens both fans: they come to both on the beat.
    assert_eq!(players[1].choose(0).await.expect("a fan is chosen"), began);
    players[0].reach(began + 2).await;
    players[1].reach(began + 1).await;
    let first = usize::from(players[0].legal.is_empty());
    let before = players[1 - first].version;
    while !players[first].legal.is_empty() {
        let known = players[first].version;
        assert!(players[first].choose(0).await.expect("legal") > known, "the own steps are shown at once");
    }
    players[1 - first].wait_for_turn().await;
    assert_eq!(players[1 - first].version, before + 1, "a turn is one version to the other");
    house.close().await;
}

#[tokio::test]
async fn whoever_waits_without_a_stream_is_answered_on_the_beat() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "held-hands", "seats": ["mine", "open"], "beat": 1 })).await;
    guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
    let (mut one, mut two) = (Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await);
    let since = one.version;
    let waiting = tokio::spawn({
        let (mut host, id) = (host.clone(), id.clone());
        async move { host.get(&format!("/api/tables/{id}/shown?since={}", since + 1)).await.expect("an answer") }
    });
    one.choose(0).await.expect("legal");
    two.choose(0).await.expect("legal");
    let shown = waiting.await.expect("it is answered");
    assert!(shown.body["version"].as_u64() > Some(since + 1), "{}", shown.body);
    house.close().await;
}

#[tokio::test]
async fn a_beat_that_cannot_be_kept_is_refused() {
    let house = House::open().await;
    let mut host = house.visitor();
    for (game, beat, status) in [("held-hands", 60, 201), ("held-hands", 61, 400), ("held-hands", 0, 201)]
        .into_iter()
        .chain([("kintsugi", 0, 201), ("kintsugi", 1, 400)])
    {
        let wanted = json!({ "game": game, "seats": ["mine", "open"], "beat": beat });
        let made = host.post("/api/tables", &wanted).await.expect("an answer");
        assert_eq!(made.status, status, "{game} {beat}: {}", made.body);
        if status == 400 {
            assert!(
                made.body["error"]["message"].as_str().is_some_and(|why| why.contains("at most 60")),
                "{}",
                made.body
            );
        }
    }
    house.close().await;
}

#[tokio::test]
async fn names_stay_as_they_are_while_nobody_may_say_a_word() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "held-hands", "seats": ["mine", "open"], "beat": 0 })).await;
    let naming = json!({ "seat": 0, "name": "Left card" });
    let early = host.post(&format!("/api/tables/{id}/name"), &naming).await.expect("an answer");
    assert_eq!(early.status, 200, "before the game one may: {}", early.body);
    guest.post(&format!("/api/tables/{id}/sit"), &json!({ "key": key })).await.expect("an answer");
    let late = json!({ "seat": 0, "name": "Right card" });
    let late = host.post(&format!("/api/tables/{id}/name"), &late).await.expect("an answer");
    let code = serde_json::to_value(Code::Silent).expect("JSON");
    assert_eq!(late.body["error"]["code"], code, "{}", late.body);
    house.close().await;
}
