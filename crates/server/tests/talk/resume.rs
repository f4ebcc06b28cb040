//! Lines that break: resuming anywhere, messages sent twice, answers that come too late.

use serde_json::json;
use tsugi_wire::{Act, Code, ToServer};

use crate::house::{House, Player, make, play_out, table_of_two};

#[tokio::test]
async fn a_line_that_breaks_after_any_version_misses_nothing() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "wabisaby").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 5).await;
    let last = players[0].version;
    let whole = Player::sit(&host, &id, "").await;
    let updates: Vec<&String> = players[0].heard.iter().filter(|text| text.starts_with("{\"update\"")).collect();
    // Whoever missed more than two hundred versions is shown the whole table.
    for since in (last.saturating_sub(200).max(1)..=last).step_by(7) {
        let resumed = Player::sit(&host, &id, &format!("since={since}")).await;
        assert_eq!((resumed.version, &resumed.status), (last, &whole.status), "since {since}");
        let told: Vec<&String> = resumed.told.iter().collect();
        let missed: Vec<String> = updates
            .iter()
            .map(|text| serde_json::from_str::<serde_json::Value>(text).expect("JSON"))
            .filter(|update| update["update"]["version"].as_u64() > Some(since))
            .flat_map(|update| update["update"]["told"].as_array().cloned().unwrap_or_default())
            .map(|line| line.as_str().expect("a sentence").to_owned())
            .collect();
        assert_eq!(told, missed.iter().collect::<Vec<_>>(), "since {since}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_choice_sent_again_is_applied_once_and_one_too_late_is_refused() {
    let house = House::open().await;
    let (id, host, guest) = table_of_two(&house, "broken-and-beautiful").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    let turn = usize::from(players[0].legal.is_empty());
    let (version, action) = (players[turn].version, players[turn].legal[0].clone());
    let act = |version, id: &str| ToServer::Act(Act { id: id.into(), version, action: action.clone() });
    for repeat in 0..3 {
        players[turn].stream.say(&act(version, "same")).await.expect("the line stands");
        assert_eq!(players[turn].answer_to("same").await.expect("it is done"), version + 1, "time {repeat}");
    }
    assert_eq!(players[turn].version, version + 1, "nothing was applied twice");
    // The same on a line opened anew, as after a break before the answer.
    let client = if turn == 0 { &host } else { &guest };
    let mut again = Player::sit(client, &id, &format!("since={version}")).await;
    again.stream.say(&act(version, "same")).await.expect("the line stands");
    assert_eq!(again.answer_to("same").await.expect("it was done"), version + 1);
    // Another message for the version before is too late: the seat has been asked anew, or is not awaited.
    players[1 - turn].reach(version + 1).await;
    while players[turn].legal.is_empty() {
        let other = &mut players[1 - turn];
        other.wait_for_turn().await;
        let became = other.choose(0).await.expect("legal");
        players[turn].reach(became).await;
    }
    players[turn].stream.say(&act(version, "late")).await.expect("the line stands");
    let refused = players[turn].answer_to("late").await.expect_err("it is too late");
    assert_eq!((refused.code, refused.version), (Code::Stale, players[turn].version));
    let future = players[turn].version + 1;
    players[turn].stream.say(&act(future, "early")).await.expect("the line stands");
    assert_eq!(players[turn].answer_to("early").await.expect_err("it is too early").code, Code::Future);
    house.close().await;
}

#[tokio::test]
async fn unseen_choices_stand_in_nobody_elses_stream() {
    let house = House::open().await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Théo" }, { "guest": "Ana" }]);
    let (id, _) = make(&mut host, &json!({ "game": "wabisaby", "seats": seats, "public": true })).await;
    let mut players = Vec::new();
    for viewer in ["seat:0", "seat:1", "seat:2", "spectator"] {
        players.push(Player::sit(&host, &id, &format!("viewer={viewer}")).await);
    }
    // At WabiSaby all choose their target at once: find that question, answer it one by one.
    let asked = players.iter().filter(|player| !player.legal.is_empty()).count();
    assert_eq!(asked, 3, "all three choose at once");
    for chooser in 0..2 {
        let became = players[chooser].choose(chooser).await.expect("legal");
        for (other, player) in players.iter_mut().enumerate() {
            player.reach(became).await;
            let last = player.heard.iter().rfind(|text| text.starts_with("{\"update\"")).expect("an update");
            assert_eq!(last.contains("sightings") || last.contains("told"), other == chooser, "{other}: {last}");
        }
    }
    house.close().await;
}
