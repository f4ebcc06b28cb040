//! Bots are fair: they think where somebody is, as much as there is time for, and say when that is less than promised.

use std::{net::IpAddr, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tsugi_load::Client;
use tsugi_server::Settings;
use tsugi_store::{Memory, Store};
use tsugi_wire::{Code, ToClient};

use crate::house::{House, Player, make};

/// The choices of bots in a table's log.
async fn bot_choices(store: &Memory, table: &str) -> Vec<Value> {
    let log = store.log(table).await.expect("memory answers");
    let entries = log.iter().map(|entry| serde_json::from_str::<Value>(entry).expect("an entry"));
    let chosen = entries.filter_map(|mut entry| entry.get_mut("chose").map(Value::take));
    chosen.filter(|chose| chose.get("id").is_none()).collect()
}

async fn house(settings: Settings) -> (House, Arc<Memory>) {
    let store = Arc::new(Memory::default());
    (House::with(settings, store.clone()).await, store)
}

fn masters() -> Value {
    json!({ "game": "wabisaby", "seats": vec![json!({ "bot": "master" }); 8], "public": true })
}

/// So long is waited for something not to happen.
const A_WHILE: Duration = Duration::from_millis(400);

#[tokio::test]
async fn where_nobody_is_nothing_is_thought_and_who_comes_has_it_go_on() {
    let (house, store) = house(Settings::default()).await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &masters()).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(bot_choices(&store, &id).await.len(), 0, "nobody is there");
    let mut watching = Player::sit(&house.visitor(), &id, "viewer=spectator").await;
    let begun = watching.version;
    watching.reach(begun + 3).await;
    drop(watching);
    // What is being thought about when the last one goes may still come.
    tokio::time::sleep(A_WHILE).await;
    let left = bot_choices(&store, &id).await.len();
    tokio::time::sleep(2 * A_WHILE).await;
    assert!(bot_choices(&store, &id).await.len() <= left + 1, "nobody is there again");
    let mut back = Player::sit(&house.visitor(), &id, "viewer=spectator").await;
    let version = back.version;
    back.reach(version + 2).await;
    house.close().await;
}

/// A game against *strong* from another address, while one address holds a stream at each of many tables of masters.
#[tokio::test]
async fn a_flood_of_masters_slows_nobody_elsewhere_and_nothing_is_chosen_at_random() {
    let (house, store) = house(Settings::default()).await;
    let mut flooding = Vec::new();
    for number in 0..12 {
        let seats: Vec<Value> = [json!("mine")].into_iter().chain(vec![json!({ "bot": "master" }); 7]).collect();
        // Some with a person in a seat, some without.
        let wish = if number % 2 == 0 { masters() } else { json!({ "game": "wabisaby", "seats": seats }) };
        let mut host = house.visitor();
        let (id, _) = make(&mut host, &wish).await;
        flooding.push((Player::sit(&host, &id, "").await, id));
    }
    let elsewhere: IpAddr = "127.0.0.9".parse().expect("an address");
    let mut host = Client::new(house.address).from(elsewhere);
    let wish = json!({ "game": "broken-and-beautiful", "seats": ["mine", { "bot": "strong" }] });
    let (id, _) = make(&mut host, &wish).await;
    let mut player = Player::sit(&host, &id, "").await;
    for _ in 0..8 {
        player.wait_for_turn().await;
        player.choose(0).await.expect("legal");
    }
    player.wait_for_turn().await;
    let thoughts: Vec<Value> = bot_choices(&store, &id).await.iter().map(|chose| chose["thought"].clone()).collect();
    assert!(thoughts.len() >= 8, "{thoughts:?}");
    for thought in &thoughts {
        let (strength, budget) = (&thought["strength"], &thought["budget"]);
        assert_eq!((strength, budget), (&json!("strong"), &json!(300)), "as much as promised: {thought}");
    }
    let mut flood = 0;
    for (_, id) in &flooding {
        for chose in bot_choices(&store, id).await {
            assert!(chose["thought"]["promise"] == 3000 && chose["thought"]["budget"].is_u64(), "{chose}");
            flood += 1;
        }
    }
    assert!(flood > 0, "the flood is played too");
    drop(flooding);
    house.close().await;
}

#[tokio::test]
async fn a_table_says_when_a_bot_thought_less_than_promised() {
    let (house, store) = house(Settings { bot_deadline: Duration::from_millis(60), ..Settings::default() }).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "broken-and-beautiful", "seats": ["mine", { "bot": "master" }] });
    let (id, _) = make(&mut host, &wish).await;
    let mut english = Player::sit(&host, &id, "lang=en").await;
    let mut french = Player::sit(&host, &id, "lang=fr").await;
    for _ in 0..4 {
        english.wait_for_turn().await;
        english.choose(0).await.expect("legal");
    }
    english.wait_for_turn().await;
    french.reach(english.version).await;
    let chosen = bot_choices(&store, &id).await;
    assert!(chosen.len() >= 4);
    for chose in &chosen {
        let thought = &chose["thought"];
        assert!(thought["hurried"] == true && thought["promise"] == 10_000, "{chose}");
        assert!(thought["budget"].as_u64().is_some_and(|games| games < 10_000), "{chose}");
    }
    for (player, less, quickly) in [
        (&english, "Kiku thought less than usual", "Kiku chose quickly"),
        (&french, "Kiku a moins réfléchi", "Kiku a choisi vite"),
    ] {
        let told: Vec<&String> = player.heard.iter().filter(|text| text.contains("\"hurried\":[{\"seat\":1")).collect();
        assert_eq!(told.len(), chosen.len(), "each is told once");
        assert!(told.iter().all(|text| text.contains(less) || text.contains(quickly)), "{told:?}");
    }
    // Who comes later, and who missed it, hear the same.
    let landed = host.get(&format!("/api/tables/{id}")).await.expect("an answer").body;
    assert_eq!(landed["table"]["seats"][1]["hurried"], json!(chosen.len()), "{landed}");
    let late = Player::sit(&host, &id, "lang=en&since=1").await;
    assert_eq!(late.heard.iter().filter(|text| text.contains("\"hurried\":[{")).count(), chosen.len());
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_hints_is_one_hint_at_a_time() {
    let (house, store) = house(Settings::default()).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "wabisaby", "seats": ["mine", { "bot": "casual" }], "hints": true });
    let (id, _) = make(&mut host, &wish).await;
    let mut player = Player::sit(&host, &id, "").await;
    player.wait_for_turn().await;
    for number in 0..100 {
        let hint = json!({ "hint": { "id": format!("h{number}") } }).to_string();
        player.stream.say_text(&hint).await.expect("the line stands");
    }
    // Somebody else is answered meanwhile by a bot that thinks.
    let mut other = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "strong" }] });
    let (others, _) = make(&mut other, &wish).await;
    let mut playing = Player::sit(&other, &others, "").await;
    for _ in 0..3 {
        playing.wait_for_turn().await;
        playing.choose(0).await.expect("legal");
    }
    let (mut hinted, mut refused) = (0, 0);
    while hinted + refused < 100 {
        match player.next().await.expect("each is answered") {
            ToClient::Hinted(_) => hinted += 1,
            ToClient::Refused(refusal) => {
                assert_eq!(refusal.code, Code::TooMany);
                assert_eq!(refusal.message, "One hint at a time: wait for the one you asked for.");
                refused += 1;
            }
            _ => {}
        }
    }
    assert!(hinted >= 1 && refused > 50, "{hinted} hints, {refused} refused");
    let thoughts = bot_choices(&store, &others).await;
    assert!(thoughts.iter().all(|chose| chose["thought"]["budget"] != 0), "{thoughts:?}");
    // Once it is answered another may be asked for.
    player.stream.say_text("{\"hint\":{\"id\":\"again\"}}").await.expect("the line stands");
    assert!(matches!(player.next().await, Some(ToClient::Hinted(_))));
    house.close().await;
}
