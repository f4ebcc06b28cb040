//! Everybody is counted by who they are: behind proxies, at a table, on the list of public tables.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tsugi_load::Client;
use tsugi_server::Settings;
use tsugi_store::Memory;
use tsugi_wire::{Code, ToClient};

use crate::house::{House, Player, make, play_out};

async fn with(settings: Settings) -> House {
    House::with(settings, Arc::new(Memory::default())).await
}

fn behind_a_proxy() -> Settings {
    Settings { trusted_proxies: vec!["127.0.0.0/8".parse().expect("a network")], ..Settings::default() }
}

/// Somebody whose address a proxy tells.
fn from(house: &House, address: &str) -> Client {
    house.visitor().with_header("X-Forwarded-For", address)
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_connections_of_their_own() {
    let house = with(Settings { most_streams_a_table: 1000, ..behind_a_proxy() }).await;
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "public": true });
    let (id, _) = make(&mut from(&house, "198.51.100.200"), &wish).await;
    let mut streams = Vec::new();
    for number in 0..90 {
        let stream = from(&house, &format!("198.51.100.{number}")).stream(&id, "viewer=spectator").await;
        streams.push(stream.unwrap_or_else(|error| panic!("{number}: {error}")));
    }
    // One address still has its limit, by whichever of its names.
    let mut own = Vec::new();
    for number in 0..64 {
        let client = from(&house, &format!("192.0.2.66, [2001:db8:0:1::{number:x}]:4711"));
        own.push(client.stream(&id, "viewer=spectator").await);
    }
    let open = own.iter().filter(|stream| stream.is_ok()).count();
    assert_eq!(open, 64, "as many as an address may hold");
    let refused = from(&house, "[2001:db8:0:1:ffff::1]").get("/api/games").await.expect("an answer");
    assert_eq!((refused.status, &refused.body["error"]["code"]), (429, &json!("too_many")));
    assert_eq!(from(&house, "2001:db8:0:2::1").get("/api/games").await.expect("an answer").status, 200);
    // What has ended is counted no more.
    drop(own);
    let mut again = 0;
    for _ in 0..100 {
        again = from(&house, "2001:db8:0:1::1").get("/api/games").await.expect("an answer").status;
        if again == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(again, 200);
    drop(streams);
    house.close().await;
}

#[tokio::test]
async fn a_line_of_the_clients_own_before_the_proxys_changes_nothing() {
    let house = with(Settings { tables: 3, ..behind_a_proxy() }).await;
    let wish = json!({ "game": "unbroken", "seats": ["mine"] });
    let mut made = 0;
    for number in 0..12 {
        let mut client = from(&house, &format!("203.0.113.{number}")).with_header("X-Forwarded-For", "198.51.100.7");
        made += u32::from(client.post("/api/tables", &wish).await.expect("an answer").status == 201);
    }
    assert_eq!(made, 3, "the address that the proxy told is the one that counts");
    // Nobody else's word is taken.
    let house_without = with(Settings { tables: 3, ..Settings::default() }).await;
    let mut made = 0;
    for number in 0..12 {
        let mut client = from(&house_without, &format!("203.0.113.{number}"));
        made += u32::from(client.post("/api/tables", &wish).await.expect("an answer").status == 201);
    }
    assert_eq!(made, 3);
    house.close().await;
    house_without.close().await;
}

#[tokio::test]
async fn watchers_do_not_take_the_places_of_those_who_play() {
    let house = with(Settings { most_streams_a_seat: 2, ..behind_a_proxy() }).await;
    let mut host = from(&house, "198.51.100.1");
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "public": true });
    let (id, _) = make(&mut host, &wish).await;
    let mut watchers = Vec::new();
    for number in 0..70 {
        let stranger = from(&house, &format!("203.0.113.{}", number / 10));
        watchers.extend(stranger.stream(&id, "viewer=spectator").await.ok());
    }
    assert_eq!(watchers.len(), 64, "so many may watch");
    let mut player = Player::sit(&host, &id, "viewer=seat:0").await;
    // A seat's third stream ends its first: the newest device is the one that plays.
    let _second = Player::sit(&host, &id, "viewer=seat:0").await;
    let mut third = Player::sit(&host, &id, "viewer=seat:0").await;
    let mut last = None;
    while let Some(message) = player.next().await {
        last = Some(message);
    }
    assert!(matches!(last, Some(ToClient::Bye(bye)) if bye.code == Code::TooMany));
    third.wait_for_turn().await;
    third.choose(0).await.expect("it plays");
    house.close().await;
}

#[tokio::test]
async fn one_address_takes_a_quarter_of_the_places_to_watch() {
    let house = with(behind_a_proxy()).await;
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "public": true });
    let (id, _) = make(&mut from(&house, "198.51.100.1"), &wish).await;
    let mut watchers = Vec::new();
    for _ in 0..40 {
        watchers.extend(from(&house, "203.0.113.9").stream(&id, "viewer=spectator").await.ok());
    }
    assert_eq!(watchers.len(), 16);
    assert!(from(&house, "203.0.113.10").stream(&id, "viewer=spectator").await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn any_number_of_visits_with_one_link_leave_the_friends_seat() {
    let store = Arc::new(Memory::default());
    let house = House::with(Settings { requests: 100_000, ..Settings::default() }, store.clone()).await;
    let mut host = house.visitor();
    let wish = json!({ "game": "kintsugi", "seats": ["mine", "open"] });
    let (id, key) = make(&mut host, &wish).await;
    let enter = format!("/api/tables/{id}/enter");
    let mut early = house.visitor();
    early.post(&enter, &json!({ "key": key })).await.expect("an answer");
    for _ in 0..150 {
        let entered = house.visitor().post(&enter, &json!({ "key": key })).await.expect("an answer");
        assert_eq!(entered.status, 200, "{}", entered.body);
    }
    let log = tsugi_store::Store::log(&*store, &id).await.expect("the store answers");
    assert!(log.len() < 70, "visits do not fill the log: {}", log.len());
    assert_eq!(early.get(&format!("/api/tables/{id}")).await.expect("an answer").status, 200, "who came first stays");
    let mut friend = house.visitor();
    assert_eq!(friend.get(&format!("/api/tables/{id}")).await.expect("an answer").status, 404, "the link is needed");
    assert_eq!(friend.post(&enter, &json!({ "key": key })).await.expect("an answer").status, 200);
    assert_eq!(
        friend.get(&format!("/api/tables/{id}")).await.expect("an answer").status,
        200,
        "a late visitor sees it"
    );
    let sat = friend.post(&format!("/api/tables/{id}/sit"), &json!({ "name": "Théo" })).await.expect("an answer");
    assert_eq!((sat.status, &sat.body["table"]["begun"]), (200, &json!(true)), "{}", sat.body);
    house.close().await;
}

#[tokio::test]
async fn one_address_does_not_fill_the_list_of_public_tables() {
    let house = with(Settings { tables: 1000, requests: 100_000, ..behind_a_proxy() }).await;
    let wish = json!({ "game": "kintsugi", "seats": ["mine", "open"], "public": true });
    let (honest, _) = make(&mut from(&house, "198.51.100.1"), &wish).await;
    let mut junk = from(&house, "203.0.113.9");
    for _ in 0..110 {
        make(&mut junk, &wish).await;
    }
    let listed = house.visitor().get("/api/tables").await.expect("an answer").body;
    let public: Vec<&str> =
        listed["public"].as_array().expect("a list").iter().filter_map(|t| t["id"].as_str()).collect();
    assert!(public.contains(&honest.as_str()), "an honest table stays on the list");
    assert_eq!(public.len(), 11, "ten of one address are enough");
    house.close().await;
}

#[tokio::test]
async fn who_is_turned_away_hears_it_whatever_they_have_sent() {
    let house = with(Settings { connections: 1, ..Settings::default() }).await;
    let mut first = TcpStream::connect(house.address).await.expect("a connection");
    first.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is sent");
    assert!(first.read(&mut [0; 64]).await.expect("it answers") > 0);
    for _ in 0..20 {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\n";
        let sent = format!("{head}{}", "x".repeat(40_000));
        stream.write_all(sent.as_bytes()).await.expect("it is sent");
        let mut said = String::new();
        stream.read_to_string(&mut said).await.expect("an answer and an end, no reset");
        assert!(said.starts_with("HTTP/1.1 429") && said.contains("too_many"), "{said}");
    }
    house.close().await;
}

#[tokio::test]
async fn who_asks_and_does_not_read_is_let_go() {
    let house =
        with(Settings { patience: Duration::from_millis(500), requests: 1_000_000, ..Settings::default() }).await;
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    let asks = "GET /api/games/wabisaby/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
    let flood = async {
        // Nothing is read; at some time nothing more can be written, and then the line ends.
        while stream.write_all(asks.as_bytes()).await.is_ok() {}
    };
    assert!(tokio::time::timeout(Duration::from_secs(20), flood).await.is_ok(), "the line is not held for ever");
    house.close().await;
}

#[tokio::test]
async fn another_sites_page_changes_nothing_and_opens_no_stream() {
    let house = House::open().await;
    let wish = json!({ "game": "unbroken", "seats": ["mine"] });
    let mut own = house.visitor().with_header("Sec-Fetch-Site", "same-origin");
    let (id, _) = make(&mut own, &wish).await;
    assert!(own.stream(&id, "viewer=seat:0").await.is_ok());
    let mut other = house.visitor().with_header("Sec-Fetch-Site", "cross-site");
    let refused = other.post("/api/tables", &wish).await.expect("an answer");
    assert_eq!((refused.status, &refused.body["error"]["code"]), (403, &json!("wrong_origin")));
    assert!(own.clone().with_header("Sec-Fetch-Site", "cross-site").stream(&id, "viewer=seat:0").await.is_err());
    assert_eq!(other.get("/api/games").await.expect("an answer").status, 200, "what is asked changes nothing");
    house.close().await;
}

#[tokio::test]
async fn a_finished_table_leaves_memory_soon_and_a_running_one_stays() {
    let (over_after, away_after) = (Duration::from_millis(100), Duration::from_secs(1000));
    let house = with(Settings { over_after, away_after, ..Settings::default() }).await;
    let mut host = house.visitor();
    let seats = json!(["mine", { "guest": "Ana" }]);
    let (over, _) = make(&mut host, &json!({ "game": "broken-and-beautiful", "seats": seats })).await;
    make(&mut host, &json!({ "game": "unbroken", "seats": ["mine"] })).await;
    let mut players =
        [Player::sit(&host, &over, "viewer=seat:0").await, Player::sit(&host, &over, "viewer=seat:1").await];
    play_out(&mut players, 3).await;
    drop(players);
    let mut tables = String::new();
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        tables = crate::limits::metrics(&house).await;
        if tables.contains("tsugi_tables 1\n") {
            break;
        }
    }
    assert!(tables.contains("tsugi_tables 1\n"), "{tables}");
    assert_eq!(host.get(&format!("/api/tables/{over}")).await.expect("an answer").body["lands"], "replay");
    house.close().await;
}
