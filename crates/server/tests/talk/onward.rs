//! Playing on from a moment of a finished game, over the wire.

use serde_json::{Value, json};

use crate::house::{House, Player, make, play_out};

async fn asks(client: &mut tsugi_load::Client, wish: &Value) -> (u16, Value) {
    let answer = client.post("/api/replays/onward", wish).await.expect("the server answers");
    (answer.status, answer.body)
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_moment_and_its_record_holds() {
    let house = House::open().await;
    for (game, seats) in [("wabisaby", json!(["mine", { "bot": "greedy" }])), ("held-hands", json!(["mine", "mine"]))] {
        let mut host = house.visitor();
        let (id, _) = make(&mut host, &json!({ "game": game, "seats": seats, "name": "Nora" })).await;
        let running = asks(&mut host, &json!({ "table": id, "moment": 0, "seat": 0 })).await;
        assert_eq!((running.0, &running.1["error"]["code"]), (409, &json!("running")), "{}", running.1);
        let mut players = vec![Player::sit(&host, &id, "").await];
        if seats[1] == "mine" {
            players.push(Player::sit(&host, &id, "viewer=seat:1").await);
        }
        play_out(&mut players, 3).await;
        let record = host.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
        let moment = record["entries"].as_array().expect("a list").len() / 2;

        // Whoever may not go through the game may not play on from it either; a record in hand shows everything anyway.
        let mut stranger = house.visitor();
        let refused = asks(&mut stranger, &json!({ "table": id, "moment": moment, "seat": 0 })).await;
        assert_eq!(refused.1["error"]["code"], json!("unknown_table"), "{}", refused.1);
        let brought = asks(&mut stranger, &json!({ "record": record, "moment": moment, "seat": 1 })).await;
        assert_eq!(brought.0, 201, "{}", brought.1);
        for wish in
            [json!({ "moment": 1, "seat": 0 }), json!({ "moment": 1, "seat": 0, "table": id, "record": record })]
        {
            assert_eq!(asks(&mut host, &wish).await.1["error"]["code"], json!("malformed"));
        }

        let wish = json!({ "table": id, "moment": moment, "seat": 0, "name": "Nora", "bot": "random" });
        let (status, made) = asks(&mut host, &wish).await;
        assert_eq!(status, 201, "{made}");
        let (onward, table) = (made["id"].as_str().expect("an id"), &made["landing"]["table"]);
        assert_eq!((&table["begun"], &table["sealed"]), (&json!(true), &json!(false)), "{table}");
        assert!(table["played_on"].as_u64().is_some_and(|stands| stands <= moment as u64), "{table}");
        let mut players = [Player::sit(&host, onward, "").await];
        play_out(&mut players, 5).await;
        let record = host.get(&format!("/api/tables/{onward}/record")).await.expect("an answer").body;
        let record = tsugi_catalog::read_record(record).expect("a finished table is a record");
        let verified = tsugi_catalog::verify(&record).expect("it holds");
        assert!(verified.outcome.is_some() && verified.unchecked.is_none(), "{game}: {verified:?}");
        assert_eq!(verified.from, table["played_on"].as_u64().map(|stands| stands as usize), "{game}");
        assert!(!verified.dealt.expect("a deal").sealed, "{game}: it is never counted as sealed");

        // Played again, it begins at its beginning.
        let again = host.post(&format!("/api/tables/{onward}/rematch"), &json!({})).await.expect("an answer");
        let again = host.get(&format!("/api/tables/{}", again.body["id"].as_str().expect("an id"))).await;
        assert_eq!(again.expect("an answer").body["table"].get("played_on"), None, "{game}");
    }
    house.close().await;
}
