//! Programs without a stream: they choose with plain requests, and wait for what they are shown.

use std::time::Duration;

use serde_json::{Value, json};
use tsugi_catalog::games;
use tsugi_load::Client;

use crate::house::{House, Player, make, table_of_two};

/// What a viewer is shown.
async fn shown(client: &mut Client, id: &str, query: &str) -> Value {
    let answer = client.get(&format!("/api/tables/{id}/shown?{query}")).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

async fn act(client: &mut Client, id: &str, acting: &Value) -> (u16, Value) {
    let answer = client.post(&format!("/api/tables/{id}/act"), acting).await.expect("an answer");
    (answer.status, answer.body)
}

#[tokio::test]
async fn a_program_plays_every_game_with_plain_requests_alone() {
    for listing in games() {
        let (house, players) = (House::open().await, (*listing.seats.end()).min(2));
        let mut host = house.visitor();
        let wish = json!({ "game": listing.id, "seats": vec!["mine"; players], "name": "Nora" });
        let (id, _) = make(&mut host, &wish).await;
        let (mut known, mut whim, mut seat) = (None, 5_usize, 0);
        for number in 0.. {
            assert!(number < 3000, "{} ends", listing.id);
            let since = known.map_or_else(String::new, |version: u64| format!("&since={version}"));
            let now = shown(&mut host, &id, &format!("viewer=seat:{seat}&with=end{since}")).await;
            let version = now["version"].as_u64().expect("a version");
            assert!(known.is_none_or(|known| version > known), "it came because something did");
            if now["end"].is_string() {
                break;
            }
            let offers = now["offers"].as_array().expect("a seat has offers");
            let Some(offer) = offers.get(whim % offers.len().max(1)) else {
                (seat, known) = ((seat + 1) % players, None);
                continue;
            };
            let acting =
                json!({ "id": format!("m{number}"), "version": version, "seat": seat, "action": offer["action"] });
            let (status, done) = act(&mut host, &id, &acting).await;
            assert_eq!((status, &done["id"]), (200, &acting["id"]), "{}: {done}", listing.id);
            // Sent again it is applied once, and answered alike.
            assert_eq!(act(&mut host, &id, &acting).await, (200, done), "{}", listing.id);
            (known, whim) = (Some(version), (whim * 25 + 7) % 1009);
        }
        let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer");
        assert_eq!((record.status, &record.body["game"]), (200, &json!(listing.id)));
        house.close().await;
    }
}

#[tokio::test]
async fn only_who_holds_a_seat_acts_for_it() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    let own = shown(&mut host, &id, "").await;
    let awaited = own["status"]["awaiting"][0].as_u64().expect("a seat");
    let (asked, other) = if awaited == 0 { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    let now = shown(asked, &id, "").await;
    let acting = |seat: Value| json!({ "id": "a", "version": now["version"], "seat": seat, "action": now["offers"][0]["action"] });
    let code = |answer: (u16, Value)| (answer.0, answer.1["error"]["code"].as_str().map(str::to_owned));
    assert_eq!(code(act(other, &id, &acting(json!(awaited))).await), (403, Some("not_yours".into())));
    assert_eq!(code(act(other, &id, &acting(Value::Null)).await), (409, Some("not_your_turn".into())));
    let mut stranger = house.visitor();
    assert_eq!(code(act(&mut stranger, &id, &acting(json!(awaited))).await), (404, Some("unknown_table".into())));
    let refused = stranger.get(&format!("/api/tables/{id}/shown")).await.expect("an answer");
    assert_eq!((refused.status, &refused.body["error"]["code"]), (404, &json!("unknown_table")));
    let refused = other.get(&format!("/api/tables/{id}/shown?viewer=seat:{awaited}")).await.expect("an answer");
    assert_eq!((refused.status, &refused.body["error"]["code"]), (403, &json!("not_yours")));
    let future = asked.get(&format!("/api/tables/{id}/shown?since=99")).await.expect("an answer");
    assert_eq!((future.status, &future.body["error"]["code"]), (400, &json!("future")));
    // Without a seat it is the one of yours that is awaited; twice with another id it is stale.
    assert_eq!(act(asked, &id, &acting(Value::Null)).await.0, 200);
    let again = json!({ "id": "b", "version": now["version"], "action": now["offers"][0]["action"] });
    assert_eq!(act(asked, &id, &again).await.0, 409);
    for strange in [
        json!({}),
        json!([]),
        json!({ "id": "", "version": 3, "action": 1 }),
        json!({ "id": "c", "version": 1, "action": {}, "x": 1 }),
    ] {
        let (status, refused) = act(asked, &id, &strange).await;
        assert!(status == 400 && refused["error"]["message"].as_str().is_some_and(|why| why.len() > 10), "{refused}");
    }
    house.close().await;
}

#[tokio::test]
async fn who_has_the_newest_version_waits_for_the_next() {
    let house = House::open().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    let now = shown(&mut host, &id, "").await;
    let (version, awaited) = (now["version"].as_u64().expect("a version"), now["status"]["awaiting"][0].as_u64());
    let mut streaming = Player::sit(&host, &id, "viewer=seat:0&protocol=2&lang=en&with=ask,offers,undo").await;
    let (waiting_id, mut waiting) = (id.clone(), host.clone());
    let waits = tokio::spawn(async move {
        shown(&mut waiting, &waiting_id, &format!("viewer=seat:0&since={version}&lang=en&with=ask,offers,undo")).await
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waits.is_finished(), "nothing has come");
    let chooser = if awaited == Some(0) { &mut host } else { &mut guest };
    let theirs = shown(chooser, &id, "").await;
    let acting = json!({ "id": "a", "version": version, "action": theirs["offers"][0]["action"] });
    assert_eq!(act(chooser, &id, &acting).await.0, 200);
    let came = tokio::time::timeout(Duration::from_secs(20), waits).await.expect("it comes").expect("an answer");
    assert_eq!(came["version"], json!(version + 1));
    // It is what a stream is told.
    streaming.reach(version + 1).await;
    let read = |text: &String| serde_json::from_str::<Value>(text).ok()?.get("shown").cloned();
    assert_eq!(streaming.heard.iter().rev().find_map(read), Some(came));
    house.close().await;
}
