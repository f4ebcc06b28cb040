//! Who is there, who is away, and a bot for whoever has been away for a minute.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use serde_json::json;
use tsugi_server::{NoSecret, Settings, World};
use tsugi_store::Memory;
use tsugi_wire::{Present, ToClient};

use crate::{
    authority::post,
    house::{House, Player, make, table_of_two},
};

/// A world whose time passes when it is told to.
#[derive(Default)]
struct Told {
    now: AtomicU64,
    secrets: AtomicU64,
}

impl World for Told {
    fn now(&self) -> u64 {
        self.now.load(Ordering::Relaxed)
    }

    fn secret(&self) -> Result<[u8; 32], NoSecret> {
        let mut secret = [7; 32];
        secret[..8].copy_from_slice(&self.secrets.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        Ok(secret)
    }
}

async fn told() -> (House, Arc<Told>) {
    let world = Arc::new(Told::default());
    world.now.store(1_000_000, Ordering::Relaxed);
    (House::in_world(Settings::default(), world.clone(), Arc::new(Memory::default())).await, world)
}

/// The next word of who is there.
async fn present(player: &mut Player) -> Present {
    loop {
        if let ToClient::Present(present) = player.next().await.expect("the line stands") {
            return present;
        }
    }
}

const WISH: &str = "protocol=2&with=presence";

#[tokio::test]
async fn a_closed_tab_is_away_for_all_to_see_and_a_minute_later_a_bot_may_play() {
    let (house, world) = told().await;
    let (id, mut host, mut guest) = table_of_two(&house, "kintsugi").await;
    let mut nora = Player::sit(&host, &id, WISH).await;
    let theo = Player::sit(&guest, &id, WISH).await;
    while !present(&mut nora).await.away.is_empty() {}
    world.now.fetch_add(5_000, Ordering::Relaxed);
    drop(theo);
    let away = present(&mut nora).await;
    assert_eq!(away.away.len(), 1, "{away:?}");
    assert_eq!((away.away[0].seat.index(), away.away[0].since, away.now), (1, 1_005_000, 1_005_000));
    assert_eq!(away.away[0].may_stand_in, 1_065_000);
    let stand_in = format!("/api/tables/{id}/stand-in");
    world.now.store(1_064_999, Ordering::Relaxed);
    let (status, early) = post(&mut host, &stand_in, json!({ "seat": 1 })).await;
    assert_eq!((status, &early["error"]["code"]), (409, &json!("taken")), "{early}");
    let (_, stranger) = post(&mut house.visitor(), &stand_in, json!({ "seat": 1 })).await;
    assert!(stranger["error"].is_object(), "{stranger}");
    world.now.store(1_065_000, Ordering::Relaxed);
    let (status, stood_in) = post(&mut host, &stand_in, json!({ "seat": 1 })).await;
    assert_eq!((status, &stood_in["table"]["seats"][1]["who"]), (200, &json!("away")), "{stood_in}");
    assert_eq!(present(&mut nora).await.away, [], "a bot plays there");
    // Who comes back takes the seat over.
    let (_, back) = post(&mut guest, &format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(back["table"]["seats"][1]["who"], "person", "{back}");
    house.close().await;
}

#[tokio::test]
async fn who_is_there_is_not_stood_in_for_and_nothing_is_before_the_game() {
    let (house, world) = told().await;
    let (id, mut host, guest) = table_of_two(&house, "kintsugi").await;
    let _theo = Player::sit(&guest, &id, "").await;
    world.now.fetch_add(3_600_000, Ordering::Relaxed);
    let (status, refused) = post(&mut host, &format!("/api/tables/{id}/stand-in"), json!({ "seat": 1 })).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("taken")), "{refused}");
    let (id, _) = make(&mut host, &json!({ "game": "wabisaby", "seats": ["mine", "open", "open"] })).await;
    let (_, early) = post(&mut host, &format!("/api/tables/{id}/stand-in"), json!({ "seat": 1 })).await;
    assert_eq!(early["error"]["code"], "not_begun", "{early}");
    house.close().await;
}

#[tokio::test]
async fn watchers_are_counted_and_a_stream_that_wishes_nothing_hears_nothing() {
    let (house, _) = told().await;
    let (mut host, mut watcher) = (house.visitor(), house.visitor());
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }], "name": "Nora" });
    let (id, key) = make(&mut host, &wish).await;
    let mut nora = Player::sit(&host, &id, WISH).await;
    assert_eq!(present(&mut nora).await.watching, 0);
    post(&mut watcher, &format!("/api/tables/{id}/enter"), json!({ "key": key })).await;
    let watching = Player::sit(&watcher, &id, "protocol=2").await;
    assert_eq!(present(&mut nora).await.watching, 1);
    assert!(!watching.heard.iter().any(|text| text.contains("present")), "{:?}", watching.heard);
    house.close().await;
}
