//! One suite for memory, SQLite and PostgreSQL.

mod postgres;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio_postgres::{Client, NoTls};

use tsugi_store::{
    Append, Appended, Durability, Encrypted, Key, Memory, Postgres, Sqlite, Store, StoreError, Visibility,
};

fn append(table: &str, version: u64, entry: &str) -> Append {
    let opens = (version == 0).then_some(Visibility::Private);
    Append { table: table.into(), version, entry: entry.into(), at: 1000 + version, opens, holders: Vec::new() }
}

async fn kept(store: &dyn Store, batch: &[Append]) -> Vec<Appended> {
    store.append(batch.to_vec()).await.expect("the store answers")
}

async fn log(store: &dyn Store, table: &str) -> Vec<String> {
    store.log(table).await.expect("the store answers")
}

/// What every store promises.
async fn contract(store: &dyn Store) {
    use Appended::{Durable, NotNext};
    store.ready().await.expect("it keeps what it is told");
    store.ready().await.expect("however often it is asked");
    assert_eq!(store.mark("m", "first").await.as_deref(), Ok("first"));
    assert_eq!(store.mark("m", "second").await.as_deref(), Ok("first"), "a mark is set once");
    assert!(log(store, "none").await.is_empty());
    // Logs grow by one, each table its own; entries are kept as they are.
    let strange = "{\"told\":\"é ' \\\" 🏺 \u{1}\"}";
    assert_eq!(kept(store, &[append("a", 0, "a0"), append("b", 0, "b0")]).await, [Durable, Durable]);
    assert_eq!(kept(store, &[append("b", 1, strange)]).await, [Durable]);
    assert_eq!(log(store, "b").await, ["b0", strange]);
    // Only the next is kept: no second one, no gap, no entry of a table that was never opened.
    let batch = [append("a", 0, "x"), append("b", 2, "b2"), append("a", 2, "x"), append("c", 1, "x")];
    assert_eq!(kept(store, &batch).await, [NotNext, Durable, NotNext, NotNext]);
    assert_eq!((log(store, "a").await, log(store, "c").await), (vec!["a0".to_owned()], Vec::new()));
    assert_eq!(log(store, "b").await, ["b0", strange, "b2"]);
    // What is left out leaves no trace among the tables of a holder either.
    let held = |append: Append, holder: &str| Append { holders: vec![holder.into()], ..append };
    kept(store, &[held(append("a", 7, "x"), "nora"), held(append("b", 3, "b3"), "nora")]).await;
    let of = |holder: &'static str| async move {
        let found = store.of_holder(holder, 10).await.expect("the store answers");
        found.into_iter().map(|found| found.table).collect::<Vec<_>>()
    };
    assert_eq!(of("nora").await, ["b"]);
    assert!(of("théo").await.is_empty());
    // A holder's tables, the newest first, each once; public ones apart.
    let open = |table: &str, at: u64, visibility| Append { at, opens: Some(visibility), ..append(table, 0, "0") };
    let batch = [held(open("d", 5000, Visibility::Public), "nora"), open("e", 6000, Visibility::Private)];
    kept(store, &batch).await;
    kept(store, &[held(append("d", 1, "d1"), "nora")]).await;
    assert_eq!(of("nora").await, ["d", "b"]);
    let public = store.public(10).await.expect("the store answers");
    assert_eq!(public.iter().map(|found| (found.table.as_str(), found.made)).collect::<Vec<_>>(), [("d", 5000)]);
    // However many public tables one maker makes, the list has the newest few, and everybody else's.
    let by = |table: String, at: u64, maker: u64| Append {
        opens: Some(Visibility::PublicBy(maker)),
        ..Append { at, ..append(&table, 0, "0") }
    };
    for junk in 0..30_u64 {
        assert_eq!(kept(store, &[by(format!("junk{junk:02}"), 7000 + junk, 9)]).await, [Durable]);
    }
    kept(store, &[by("other".into(), 7001, 8)]).await;
    let public = store.public(100).await.expect("the store answers");
    let public: Vec<&str> = public.iter().map(|found| found.table.as_str()).collect();
    assert_eq!((public.len(), public[0], public[9]), (12, "junk29", "junk20"), "{public:?}");
    assert!(public.contains(&"other") && public.contains(&"d"), "{public:?}");
    assert_eq!(log(store, "junk00").await, ["0"], "what is not listed is still there");
    // Many tables in one batch, more than go into one statement.
    let many: Vec<Append> = (0..300).map(|table| append(&format!("m{table}"), 0, "0")).collect();
    assert_eq!(kept(store, &many).await, vec![Durable; 300]);
    let next: Vec<Append> = (0..300).map(|table| append(&format!("m{table}"), u64::from(table != 7), "1")).collect();
    let answers = kept(store, &next).await;
    assert!(answers.iter().enumerate().all(|(table, kept)| (*kept == NotNext) == (table == 7)));
    assert_eq!((log(store, "m7").await.len(), log(store, "m8").await.len()), (1, 2));
}

#[tokio::test]
async fn memory_keeps_the_contract() {
    contract(&Memory::default()).await;
}

fn key(letters: &str) -> Key {
    Key::read(&letters.repeat(32)).expect("a key")
}

#[tokio::test]
async fn an_encrypted_store_keeps_the_contract_and_reads_what_was_stored_in_clear() {
    let memory = Arc::new(Memory::default());
    kept(&*memory, &[append("old", 0, "{clear}")]).await;
    let store = Encrypted::new(memory.clone(), Some(key("0f"))).await.expect("it is encrypted");
    contract(&store).await;
    assert_eq!(kept(&store, &[append("old", 1, "later")]).await, [Appended::Durable]);
    assert_eq!(log(&store, "old").await, ["{clear}", "later"]);
    let below = log(&*memory, "old").await;
    assert!(below[0] == "{clear}" && below[1].starts_with("encrypted:1:") && !below[1].contains("later"), "{below:?}");
    // The same text is encrypted otherwise each time, and is read at its own place alone.
    kept(&store, &[append("p", 0, "same")]).await;
    kept(&store, &[append("q", 0, "same")]).await;
    let (one, two) = (log(&*memory, "p").await, log(&*memory, "q").await);
    assert_ne!(one, two);
    kept(&*memory, &[append("moved", 0, &one[0])]).await;
    assert_eq!(store.log("moved").await, Err(StoreError::Encrypted));
    kept(&*memory, &[append("p", 1, &one[0])]).await;
    assert_eq!(store.log("p").await, Err(StoreError::Encrypted), "not at another number either");
    let cut = &one[0][..one[0].len() - 1];
    kept(&*memory, &[append("cut", 0, cut)]).await;
    assert_eq!(store.log("cut").await, Err(StoreError::Encrypted));
    // Without the key encrypted tables are refused and others are not; with another key nothing is.
    let keyless = Encrypted::new(memory.clone(), None).await.expect("it opens");
    assert_eq!(keyless.log("q").await, Err(StoreError::Encrypted));
    kept(&keyless, &[append("new", 0, "n0")]).await;
    assert_eq!(log(&keyless, "new").await, ["n0"]);
    assert_eq!(Encrypted::new(memory, Some(key("1f"))).await.err(), Some(StoreError::WrongKey));
}

#[tokio::test]
async fn sqlite_keeps_the_contract_and_what_it_was_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("odd name?#%.db");
    let store = Sqlite::open(&file, Durability::Full).await.expect("it opens");
    contract(&store).await;
    store.close().await.expect("it closes");
    let again = Sqlite::open(&file, Durability::Full).await.expect("it opens again");
    assert_eq!(log(&again, "a").await, ["a0"]);
    assert_eq!(kept(&again, &[append("a", 1, "a1")]).await, [Appended::Durable]);
}

/// A file as the first version of the form left it.
#[tokio::test]
async fn a_file_of_the_first_form_is_carried_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.db");
    let old = rusqlite::Connection::open(&file).expect("it opens");
    old.execute_batch(
        "CREATE TABLE schema (version BIGINT NOT NULL); INSERT INTO schema VALUES (1);
        CREATE TABLE tables (id TEXT PRIMARY KEY, public BOOLEAN NOT NULL, made BIGINT NOT NULL);
        CREATE INDEX tables_public ON tables (public, made);
        CREATE TABLE entries (table_id TEXT NOT NULL, version BIGINT NOT NULL, made BIGINT NOT NULL,
            entry TEXT NOT NULL, PRIMARY KEY (table_id, version));
        CREATE TABLE holders (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id));
        INSERT INTO tables VALUES ('b', 0, 2), ('a', 1, 1);
        INSERT INTO entries VALUES ('b', 0, 2, 'b0'), ('a', 1, 3, 'a1'), ('a', 0, 1, 'a0');
        INSERT INTO holders VALUES ('nora', 'a');",
    )
    .expect("the old form");
    drop(old);
    let store = Sqlite::open(&file, Durability::Full).await.expect("it opens");
    assert_eq!(log(&store, "a").await, ["a0", "a1"]);
    assert_eq!(log(&store, "b").await, ["b0"]);
    let next = [append("a", 2, "a2"), append("b", 2, "x"), append("c", 0, "c0")];
    assert_eq!(kept(&store, &next).await, [Appended::Durable, Appended::NotNext, Appended::Durable]);
    assert_eq!((log(&store, "a").await.len(), log(&store, "c").await), (3, vec!["c0".to_owned()]));
    assert_eq!(store.of_holder("nora", 9).await.expect("the store answers").len(), 1);
}

/// A PostgreSQL of the test's own; none where nothing is installed, which is said.
fn database() -> Option<postgres::Server> {
    let server = postgres::start();
    if server.is_none() {
        assert!(std::env::var_os("TSUGI_REQUIRE_POSTGRES").is_none(), "no PostgreSQL is installed here");
        eprintln!("SKIPPED: no PostgreSQL is installed here; nothing was asked of it");
    }
    server
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let Some(server) = database() else { return };
    let store = Postgres::open(&server.url()).await.expect("it opens");
    contract(&store).await;
    store.close().await.expect("it closes");
    let again = Postgres::open(&server.url()).await.expect("it opens again");
    assert_eq!(log(&again, "a").await, ["a0"]);
}

#[tokio::test]
async fn of_many_first_starts_on_an_empty_postgres_one_serves_and_the_schema_is_whole() {
    let Some(server) = database() else { return };
    let starts = (0..6).map(|_| {
        let url = server.url();
        tokio::spawn(async move { Postgres::open(&url).await })
    });
    let starts: Vec<_> = starts.collect();
    let mut serving = Vec::new();
    for start in starts {
        match start.await.expect("nobody panics") {
            Ok(store) => serving.push(store),
            Err(StoreError::InUse(name)) => assert!(name.contains("postgres"), "{name}"),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(serving.len(), 1, "one serves");
    assert_eq!(connections(&server.url()).await, 1, "the others hold nothing");
    contract(&serving[0]).await;
}

/// How many connections a database has besides the one that asks.
async fn connections(url: &str) -> i64 {
    let asking = connect(url).await;
    // Who has just hung up is gone a moment later.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
    asking.query_one(sql, &[]).await.expect("a count").get(0)
}

/// A connection of the test's own.
async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("a connection");
    tokio::spawn(connection);
    client
}

#[tokio::test]
async fn a_server_that_loses_its_line_writes_nothing_while_another_serves() {
    let Some(server) = database() else { return };
    let first = Postgres::open(&server.url()).await.expect("it opens");
    kept(&first, &[append("a", 0, "a0")]).await;
    let refused = Postgres::open(&server.url()).await.err();
    assert!(matches!(refused, Some(StoreError::InUse(_))), "{refused:?}");
    cut_lines(&server.url()).await;
    let second = Postgres::open(&server.url()).await.expect("the lock went with the line");
    let lost = first.append(vec![append("a", 1, "x")]).await.expect_err("what the cut line was used for fails");
    assert!(matches!(lost, StoreError::Unavailable(_) | StoreError::InUse(_)), "{lost}");
    let refused = first.append(vec![append("a", 1, "x")]).await;
    assert!(matches!(refused, Err(StoreError::InUse(_))), "it must not write beside another: {refused:?}");
    assert!(first.ready().await.is_err(), "and says that it cannot");
    assert_eq!(kept(&second, &[append("a", 1, "a1")]).await, [Appended::Durable]);
    second.close().await.expect("it closes");
    // What the other stored meanwhile counts; then it goes on by itself.
    assert_eq!(kept(&first, &[append("a", 1, "x")]).await, [Appended::NotNext]);
    assert_eq!(kept(&first, &[append("a", 2, "a2")]).await, [Appended::Durable]);
    assert_eq!(log(&first, "a").await, ["a0", "a1", "a2"]);
}

/// Ends every other connection of a database.
async fn cut_lines(url: &str) {
    let cutting = connect(url).await;
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
    cutting.execute(sql, &[]).await.expect("they end");
    tokio::time::sleep(Duration::from_millis(200)).await;
}

#[tokio::test]
async fn a_postgres_of_a_newer_form_is_refused() {
    let Some(server) = database() else { return };
    Postgres::open(&server.url()).await.expect("it opens").close().await.expect("it closes");
    let writing = connect(&server.url()).await;
    writing.execute("INSERT INTO schema (version) VALUES (99)", &[]).await.expect("it is written");
    let refused = Postgres::open(&server.url()).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { found: 99, .. })), "{refused:?}");
}

#[tokio::test]
async fn a_postgres_that_stops_or_hangs_is_told_within_two_seconds_and_goes_on() {
    let Some(server) = database() else { return };
    let store = Postgres::open(&server.url()).await.expect("it opens");
    kept(&store, &[append("a", 0, "a0")]).await;
    assert_eq!(log(&store, "a").await, ["a0"]);
    for (gone, back) in [("-STOP", "-CONT"), ("stop", "start")] {
        server.signal(gone);
        let begun = Instant::now();
        let (ready, appended) = tokio::join!(store.ready(), store.append(vec![append("a", 1, "a1")]));
        assert!(ready.is_err() && appended.is_err(), "{gone}: {ready:?} {appended:?}");
        assert!(store.log("a").await.is_err(), "{gone}");
        assert!(begun.elapsed() < Duration::from_millis(3900), "{gone}: {:?} for both", begun.elapsed());
        server.signal(back);
        let begun = Instant::now();
        while store.ready().await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "{back}: it goes on by itself");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    // The entry may have been kept or not; what is next is kept, once.
    let next = log(&store, "a").await.len() as u64;
    assert_eq!(kept(&store, &[append("a", next, "next")]).await, [Appended::Durable]);
    assert_eq!(log(&store, "a").await.last().map(String::as_str), Some("next"));
}

#[tokio::test]
async fn a_backup_of_a_file_in_use_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("in-use.db");
    let store = Sqlite::open_alone(&file).await.expect("it opens");
    kept(&store, &[append("a", 0, "a0")]).await;
    let copy = folder.path().join("copy.db");
    Sqlite::copy(&file, &copy).await.expect("it is copied");
    kept(&store, &[append("a", 1, "a1")]).await;
    let restored = Sqlite::open(&copy, Durability::Full).await.expect("the copy opens");
    assert_eq!(log(&restored, "a").await, ["a0"]);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("letter.db");
    std::fs::write(&file, "Dear Nora, this is a letter and no database at all, however long it grows.\n".repeat(99))
        .expect("it is written");
    let refused = Sqlite::open(&file, Durability::Full).await.err().expect("it does not open");
    assert!(refused.to_string().starts_with("the store cannot be opened: "), "{refused}");
    let nowhere = folder.path().join("no/such/folder/x.db");
    assert!(Sqlite::open(&nowhere, Durability::Full).await.is_err());
}

#[tokio::test]
async fn a_database_that_does_not_wait_for_the_disk_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("t.db");
    // What asserts durability is asked of a store that was told not to sync.
    let planted = Sqlite::open(&file, Durability::Planted).await.expect("a test may open it so");
    let refused = planted.assert_durable().await.expect_err("it says so");
    assert!(refused.to_string().contains("synchronous 1"), "{refused}");
}
