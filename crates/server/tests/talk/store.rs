//! A store that is locked, full, corrupt or tampered with: each is said, nothing changes, and the server stays up.

use std::{
    fs::OpenOptions,
    io::{Seek, SeekFrom, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use serde_json::json;
use tsugi_server::Settings;
use tsugi_store::{Append, Appended, Durability, Found, Memory, Pending, Sqlite, Store, StoreError};
use tsugi_wire::Code;

use crate::house::{House, Player, make, table_of_two};

/// A store without room, while there is none.
#[derive(Default)]
struct Full {
    kept: Memory,
    full: AtomicBool,
}

impl Store for Full {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
        if self.full.load(Ordering::Relaxed) {
            return Box::pin(async { Err(StoreError::Unavailable("database or disk is full".into())) });
        }
        self.kept.append(batch)
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        self.kept.log(table)
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        self.kept.of_holder(holder, most)
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        self.kept.public(most)
    }

    fn ready(&self) -> Pending<'_, ()> {
        if self.full.load(Ordering::Relaxed) {
            return Box::pin(async { Err(StoreError::Unavailable("database or disk is full".into())) });
        }
        self.kept.ready()
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        self.kept.mark(name, value)
    }

    fn close(&self) -> Pending<'_, ()> {
        self.kept.close()
    }
}

/// Whoever is awaited of the two.
async fn awaited(house: &House) -> Player {
    let (id, host, guest) = table_of_two(house, "broken-and-beautiful").await;
    let mut first = Player::sit(&host, &id, "lang=fr").await;
    let second = Player::sit(&guest, &id, "lang=fr").await;
    if first.legal.is_empty() {
        first = second;
    }
    first
}

#[tokio::test]
async fn on_a_full_disk_a_choice_is_refused_and_the_same_message_is_accepted_later() {
    let store = Arc::new(Full::default());
    let house = House::with(Settings::default(), store.clone()).await;
    let mut player = awaited(&house).await;
    let (version, action) = (player.version, player.legal[0].clone());
    store.full.store(true, Ordering::Relaxed);
    player.stream.act("x1", version, action.clone()).await.expect("the line stands");
    let refused = player.answer_to("x1").await.expect_err("there is no room");
    assert_eq!((refused.code, refused.version), (Code::Unavailable, version));
    assert!(!refused.message.is_empty() && !refused.message.contains("disk"), "causes are logged: {}", refused.message);
    let made = house.visitor().post("/api/tables", &json!({ "game": "unbroken", "seats": ["mine"] })).await;
    let made = made.expect("an answer");
    assert_eq!((made.status, &made.body["error"]["code"]), (503, &json!("unavailable")));
    store.full.store(false, Ordering::Relaxed);
    player.stream.act("x1", version, action).await.expect("the line stands");
    assert_eq!(player.answer_to("x1").await.expect("there is room again"), version + 1);
    house.close().await;
}

#[tokio::test]
async fn a_locked_file_is_waited_for_a_while_and_then_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = Arc::new(Sqlite::open(&file, Durability::Full).await.expect("it opens"));
    let house = House::with(Settings::default(), store).await;
    let mut player = awaited(&house).await;
    let (version, action) = (player.version, player.legal[0].clone());
    let lock = rusqlite::Connection::open(&file).expect("it opens");
    lock.execute_batch("BEGIN IMMEDIATE").expect("it is free");
    player.stream.act("x1", version, action.clone()).await.expect("the line stands");
    let refused = player.answer_to("x1").await.expect_err("somebody else writes");
    assert_eq!((refused.code, refused.version), (Code::Unavailable, version));
    assert_eq!(house.visitor().get("/healthz").await.expect("an answer").status, 200, "the server lives");
    assert_eq!(house.visitor().get("/readyz").await.expect("an answer").status, 503, "and cannot store");
    lock.execute_batch("ROLLBACK").expect("it is given back");
    player.stream.act("x1", version, action).await.expect("the line stands");
    assert_eq!(player.answer_to("x1").await.expect("it is free again"), version + 1);
    house.close().await;
}

#[tokio::test]
async fn a_corrupt_file_and_a_log_that_does_not_add_up_are_said_and_the_server_stays_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file, Durability::Full).await.expect("it opens");
    let house = House::with(Settings::default(), Arc::new(store)).await;
    let mut host = house.visitor();
    let (id, _) = make(&mut host, &json!({ "game": "unbroken", "seats": ["mine"] })).await;
    house.close().await;
    let tampered = rusqlite::Connection::open(&file).expect("it opens");
    tampered.execute("UPDATE logs SET entry = '{\"nonsense\":1}' WHERE version = 1", []).expect("it is written");
    drop(tampered);
    let store = Arc::new(Sqlite::open(&file, Durability::Full).await.expect("it opens"));
    let house = House::with(Settings::default(), store).await;
    let mut host = host.at(house.address);
    let broken = host.get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!((broken.status, &broken.body["error"]["code"]), (500, &json!("broken")), "{}", broken.body);
    house.close().await;
    // The pages of every log are overwritten while a server runs that has not read them yet.
    let store = Arc::new(Sqlite::open(&file, Durability::Full).await.expect("it opens"));
    let house = House::with(Settings::default(), store).await;
    let mut host = host.at(house.address);
    let mut pages = OpenOptions::new().write(true).open(&file).expect("it opens");
    pages.seek(SeekFrom::Start(2 * 4096)).expect("it is long enough");
    pages.write_all(&vec![0xa5; 20 * 4096]).expect("it is written");
    let wal = folder.path().join("tables.db-wal");
    assert!(std::fs::metadata(&wal).map_or(0, |wal| wal.len()) == 0, "everything stands in the file itself");
    let answer = host.get(&format!("/api/tables/{id}")).await.expect("an answer");
    let error = &answer.body["error"];
    assert_eq!((answer.status, &error["code"]), (503, &json!("unavailable")), "{}", answer.body);
    let message = error["message"].as_str().unwrap_or_default();
    assert!(!message.is_empty() && !message.contains("malformed"), "causes are logged: {message}");
    assert_eq!(host.get("/api/games").await.expect("an answer").status, 200);
    house.close().await;
}
