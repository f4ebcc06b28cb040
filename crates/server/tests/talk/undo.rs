//! Taking back: freely up to the frontier, beyond it when everybody agrees, and never more in a silent game.

use serde_json::{Value, json};
use tsugi_wire::{Code, ToClient};

use crate::house::{House, Player, make, play_out, table_of_two};

async fn undo(player: &mut Player, id: &str, ask: bool) -> Result<u64, tsugi_wire::Refused> {
    let message = json!({ "undo": { "id": id, "version": player.version, "ask": ask } });
    player.stream.say_text(&message.to_string()).await.expect("the line stands");
    player.answer_to(id).await
}

/// Reads on until somebody asks, or no longer does.
async fn asked(player: &mut Player) -> tsugi_wire::Asked {
    loop {
        if let Some(ToClient::Asked(asked)) = player.next().await {
            return asked;
        }
    }
}

#[tokio::test]
async fn a_choice_within_the_frontier_is_taken_back_and_versions_only_grow() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "held-hands").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    // The first of two sealed choices is its seat's own affair until the other is in.
    let became = players[0].choose(0).await.expect("legal");
    assert_eq!(undo(&mut players[0], "u", false).await.expect("nobody has seen it"), became + 1);
    assert_eq!(undo(&mut players[0], "u", false).await.expect("sent twice"), became + 1);
    players[0].choose(1).await.expect("another choice is made");
    assert!(play_out(&mut players, 5).await > 2);
    let record = players[0].version;
    assert!(record > became + 2);
    house.close().await;
}

#[tokio::test]
async fn beyond_the_frontier_everybody_must_agree() {
    let house = House::open().await;
    let (id, mut host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    let first = usize::from(players[0].legal.is_empty());
    let became = players[first].choose(0).await.expect("legal");
    players[1 - first].reach(became).await;
    while players[1 - first].legal.is_empty() {
        let next = players[first].choose(0).await.expect("legal");
        players[1 - first].reach(next).await;
    }
    let next = players[1 - first].choose(0).await.expect("legal");
    players[first].reach(next).await;
    let kept = undo(&mut players[first], "u1", false).await.expect_err("the other has chosen since");
    assert_eq!(kept.code, Code::Kept);
    // One asks, the other declines: it stays.
    let message = json!({ "undo": { "id": "u2", "version": next, "ask": true } });
    players[first].stream.say_text(&message.to_string()).await.expect("the line stands");
    let question = asked(&mut players[1 - first]).await;
    assert!(question.seat.is_some() && question.message.contains("take the last choice back"), "{question:?}");
    players[1 - first]
        .stream
        .say_text(&json!({ "decline": { "id": "no", "version": question.version } }).to_string())
        .await
        .expect("the line stands");
    while asked(&mut players[first]).await.seat.is_some() {}
    assert_eq!(asked(&mut players[1 - first]).await.seat, None);
    // Asked again and agreed to: one version more, and the log keeps both.
    let message = json!({ "undo": { "id": "u3", "version": next, "ask": true } });
    players[first].stream.say_text(&message.to_string()).await.expect("the line stands");
    let question = asked(&mut players[1 - first]).await;
    let agree = json!({ "agree": { "id": "yes", "version": question.version } });
    players[1 - first].stream.say_text(&agree.to_string()).await.expect("the line stands");
    assert_eq!(players[1 - first].answer_to("yes").await.expect("all agree"), next + 1);
    players[first].reach(next + 1).await;
    play_out(&mut players, 8).await;
    let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    let record = tsugi_catalog::read_record(record).expect("a record");
    let undo = serde_json::to_value(&record.entries).expect("JSON").to_string();
    assert!(undo.contains("\"consent\":[0,1]"), "{undo}");
    let verified = tsugi_catalog::verify(&record).expect("it holds");
    assert_eq!(verified.unchecked, None, "luck is checked also after taken-back choices");
    house.close().await;
}

#[tokio::test]
async fn in_a_silent_game_nobody_asks() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "held-hands").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    for player in &mut players {
        player.choose(0).await.expect("legal");
    }
    let last = players[1].version;
    players[0].reach(last).await;
    let refused = undo(&mut players[0], "u", true).await.expect_err("both fans are open");
    assert_eq!(refused.code, Code::Silent);
    house.close().await;
}

#[tokio::test]
async fn a_running_games_record_tells_no_more_than_its_viewer_saw() {
    let house = House::open().await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Théo" }]);
    let (id, _) = make(&mut host, &json!({ "game": "held-hands", "seats": seats })).await;
    let mut player = Player::sit(&host, &id, "viewer=seat:0").await;
    player.choose(0).await.expect("legal");
    let viewer_record = |viewer: &'static str| {
        let (mut host, id) = (host.clone(), id.clone());
        async move { host.get(&format!("/api/tables/{id}/record?viewer={viewer}")).await.expect("an answer").body }
    };
    let (own, other) = (viewer_record("seat:0").await, viewer_record("seat:1").await);
    assert_eq!((&own["viewer"], &own["luck"]), (&json!("seat:0"), &json!(null)));
    assert_eq!(own["entries"][0]["seat"], json!(0));
    assert_eq!(other["entries"], json!([]), "what can be taken back stands in nobody else's record");
    let dealt = |of: &Value, text: &str| of["setup"].to_string().contains(text);
    assert!(
        dealt(&own, "\"hand_dealt\":{\"seat\":0}") && !dealt(&own, "\"cards\":["),
        "what was dealt is to be remembered"
    );
    assert!(!own.to_string().contains("\"action\"") && !own.to_string().contains("\"secret\""));
    house.close().await;
}
