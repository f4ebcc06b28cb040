//! What many do at once or over and over: words for the deal do not pile up, and a rematch is one table.

use serde_json::{Value, json};

use crate::{
    authority::post,
    house::{House, Player, make, play_out, table_of_two},
};

/// Words given in the open are few, however often somebody sits down: they stand in every document of the table.
#[tokio::test]
async fn words_given_in_the_open_do_not_pile_up() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let (id, key) = make(&mut host, &json!({ "game": "wabisaby", "seats": ["mine", "open", "open"] })).await;
    let table = format!("/api/tables/{id}");
    for number in 0..40 {
        let wish = json!({ "key": key, "seat": 1, "word": format!("word-{number}") });
        assert_eq!(post(&mut guest, &format!("{table}/sit"), wish).await.0, 200);
        post(&mut guest, &format!("{table}/leave"), json!({ "seat": 1 })).await;
    }
    let words = host.get(&table).await.expect("an answer").body["table"]["words"].clone();
    assert_eq!(words, json!(["word-0"]), "one of each person");
    for number in 0..40 {
        let mut other = house.visitor();
        let wish = json!({ "key": key, "seat": 1, "word": format!("other-{number}") });
        assert_eq!(post(&mut other, &format!("{table}/sit"), wish).await.0, 200);
        post(&mut other, &format!("{table}/leave"), json!({ "seat": 1 })).await;
    }
    let words = host.get(&table).await.expect("an answer").body["table"]["words"].clone();
    assert_eq!(words.as_array().map(Vec::len), Some(16));
    house.close().await;
}

/// Everybody who asks at once to play again is led to one table, and one stands in everybody's list.
#[tokio::test]
async fn rematches_asked_at_once_make_one_table() {
    let house = House::open().await;
    let (id, host, mut guest) = table_of_two(&house, "kintsugi").await;
    let mut players = [Player::sit(&host, &id, "").await, Player::sit(&guest, &id, "").await];
    play_out(&mut players, 5).await;
    let listed = |body: &Value| body["yours"].as_array().map_or(0, Vec::len);
    let before = listed(&guest.get("/api/tables").await.expect("an answer").body);
    let asked = (0..20).map(|number| {
        let (mut client, id) = (if number % 2 == 0 { host.clone() } else { guest.clone() }, id.clone());
        tokio::spawn(async move { post(&mut client, &format!("/api/tables/{id}/rematch"), json!({})).await.1 })
    });
    let mut tables = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        tables.push(asked.await.expect("an answer")["id"].clone());
    }
    assert!(tables.iter().all(|table| table.is_string() && *table == tables[0]), "{tables:?}");
    assert_eq!(listed(&guest.get("/api/tables").await.expect("an answer").body), before + 1);
    house.close().await;
}
