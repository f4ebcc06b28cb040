//! Pulling the plug under load: nothing acknowledged is lost, nothing applied twice, every table goes on.
//!
//! The short form runs with the tests; `TSUGI_KILLS=200` is the long one.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tsugi_load::{Client, Stream};
use tsugi_store::{Durability, Sqlite, Store};
use tsugi_wire::{Json, ToClient};

use crate::process::Process;

const TABLES: usize = 6;

/// What a client knows of its table, whatever happens to the server.
#[derive(Default)]
struct Memory {
    client: Option<Client>,
    table: Option<String>,
    /// Messages that were acknowledged, with the version each became.
    acknowledged: Vec<(String, u64)>,
    /// The newest version that anybody was told of.
    told: u64,
    /// What was sent and not answered: it is sent again with the same id.
    open: Option<(String, u64, Json)>,
    sent: u64,
    /// Games that were played to their end; the log of each is looked at as well.
    finished: Vec<(String, Vec<(String, u64)>)>,
}

type Shared = Arc<Mutex<Memory>>;

/// Plays until the line breaks.
async fn play(address: SocketAddr, memory: Shared) {
    let _ = try_play(address, &memory).await;
}

fn know(memory: &Shared) -> std::sync::MutexGuard<'_, Memory> {
    memory.lock().expect("nobody panics with it")
}

async fn try_play(address: SocketAddr, memory: &Shared) -> Result<(), tsugi_load::Error> {
    let mut client = know(memory).client.clone().unwrap_or_else(|| Client::new(address)).at(address);
    loop {
        let table = know(memory).table.clone();
        let table = if let Some(table) = table {
            table
        } else {
            let wish = json!({ "game": "broken-and-beautiful", "seats": ["mine", { "bot": "random" }] });
            let made = client.post("/api/tables", &wish).await?;
            let id = made.body["id"].as_str().ok_or("no table was made")?.to_owned();
            let mut memory = know(memory);
            (memory.client, memory.table) = (Some(client.clone()), Some(id.clone()));
            id
        };
        let mut stream = client.stream(&table, "viewer=seat:0").await?;
        // What was open when the line broke is sent again: it is applied once, whether it was or not.
        let open = know(memory).open.clone();
        if let Some((id, version, action)) = open {
            stream.act(&id, version, action).await?;
        }
        listen(&mut stream, memory).await?;
        let mut memory = know(memory);
        let acknowledged = std::mem::take(&mut memory.acknowledged);
        memory.finished.push((table, acknowledged));
        (memory.table, memory.open, memory.told) = (None, None, 0);
    }
}

/// Reads and chooses until the game is over.
async fn listen(stream: &mut Stream, memory: &Shared) -> Result<(), tsugi_load::Error> {
    let (mut version, mut legal, mut over) = (0, Vec::<Json>::new(), false);
    while let Some(message) = stream.next().await? {
        match message {
            ToClient::Update(update) => {
                let mut memory = know(memory);
                memory.told = memory.told.max(update.version);
                version = update.version;
                if let Some(status) = update.status {
                    over = matches!(status, tsugi_engine::Status::Over(_));
                    legal =
                        update.legal.map_or_else(Vec::new, |list| serde_json::from_str(list.get()).expect("a list"));
                }
            }
            ToClient::Done(done) => {
                let mut memory = know(memory);
                memory.told = memory.told.max(done.version);
                memory.acknowledged.push((done.id, done.version));
                memory.open = None;
            }
            ToClient::Refused(refused) => {
                // A choice that never arrived may have become stale meanwhile; it is let go.
                know(memory).open = None;
                assert_eq!(refused.code, tsugi_wire::Code::Stale, "{refused:?}");
            }
            _ => {}
        }
        let chosen = choose(memory, version, &mut legal);
        match chosen {
            Some((id, version, action)) => stream.act(&id, version, action).await?,
            None if over && know(memory).open.is_none() => return Ok(()),
            None => {}
        }
    }
    Err("the line ended".into())
}

/// The next choice, unless one is not answered yet.
fn choose(memory: &Shared, version: u64, legal: &mut Vec<Json>) -> Option<(String, u64, Json)> {
    let mut memory = know(memory);
    if memory.open.is_some() || legal.is_empty() {
        return None;
    }
    memory.sent += 1;
    let action = legal[memory.sent as usize % legal.len()].clone();
    legal.clear();
    memory.open = Some((format!("m{}", memory.sent), version, action));
    memory.open.clone()
}

/// A table, the messages acknowledged there, and the newest version told.
type Known = (String, Vec<(String, u64)>, u64);

/// Every table of a client, with what was acknowledged and told of it; and how many games were finished.
fn known(memory: &Shared) -> (Vec<Known>, u64) {
    let memory = know(memory);
    let running = memory.table.iter().map(|table| (table.clone(), memory.acknowledged.clone(), memory.told));
    let ended = memory.finished.iter().map(|(table, acknowledged)| (table.clone(), acknowledged.clone(), 0));
    (running.chain(ended).collect(), memory.finished.len() as u64)
}

/// Holds what clients know against what is stored.
async fn look(data: &Path, memories: &[Shared]) -> (u64, u64) {
    let store = Sqlite::open(&data.join("tables.db"), Durability::Full).await.expect("the file opens");
    let (mut choices, mut finished) = (0, 0);
    for memory in memories {
        let (tables, ended) = known(memory);
        finished += ended;
        for (table, acknowledged, told) in tables {
            let log = store.log(&table).await.expect("it is read");
            let entries: Vec<Value> = log.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
            assert!(log.len() as u64 > told, "{table}: told of version {told}, but {} are stored", log.len());
            let ids: Vec<(u64, &str)> = (0..)
                .zip(&entries)
                .filter_map(|(version, entry)| Some((version, entry["chose"]["id"].as_str()?)))
                .collect();
            for (id, version) in &acknowledged {
                let stands: Vec<u64> =
                    ids.iter().filter(|(_, other)| other == id).map(|(version, _)| *version).collect();
                assert_eq!(stands, [*version], "{table}: {id} was acknowledged as version {version}");
            }
            let mut once: Vec<&str> = ids.iter().map(|(_, id)| *id).collect();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), ids.len(), "{table}: nothing is applied twice");
            choices += acknowledged.len() as u64;
        }
    }
    store.close().await.expect("it closes");
    (choices, finished)
}

/// A number that looks like chance and is not.
fn chance(seed: u64) -> u64 {
    (seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (seed << 7)).rotate_left(23) % 1000
}

async fn kill_often(kills: u64, environment: impl Fn(u64) -> Vec<(&'static str, String)>) -> (u64, u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let memories: Vec<Shared> = (0..TABLES).map(|_| Shared::default()).collect();
    let mut before = 0;
    for kill in 0..kills {
        let Some(mut server) = Process::try_start(folder.path(), &environment(kill)) else { continue };
        let address = server.address;
        let players: Vec<JoinHandle<()>> =
            memories.iter().map(|memory| tokio::spawn(play(address, memory.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(60 + chance(kill) * 3 / 10)).await;
        server.kill();
        for player in players {
            tokio::time::timeout(Duration::from_secs(20), player).await.expect("nobody hangs").expect("nobody panics");
        }
        let (choices, _) = look(folder.path(), &memories).await;
        assert!(choices >= before, "what was acknowledged stays so");
        before = choices;
    }
    look(folder.path(), &memories).await
}

fn kills(short: u64) -> u64 {
    std::env::var("TSUGI_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(short)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_nothing_acknowledged_is_lost_and_every_table_goes_on() {
    let (choices, finished) = kill_often(kills(8), |_| Vec::new()).await;
    eprintln!("{} kills, {choices} choices acknowledged, {finished} games finished", kills(8));
    // How much, depends on the machine and on who else uses it.
    assert!(choices > kills(8), "there was load: {choices} choices");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_power_goes_nothing_acknowledged_is_lost_either() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("forget.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/disk/forget.c");
    let mut compiler = std::process::Command::new("cc");
    let built = compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).args([source, "-ldl"]).status();
    assert!(built.expect("a C compiler").success(), "the library is built");
    let disk = |kill: u64| {
        let told = [
            ("LD_PRELOAD", library.display().to_string()),
            ("DISK", "forget".into()),
            ("AT", (150 + chance(kill) * 4).to_string()),
            ("LUCK", kill.to_string()),
        ];
        told.to_vec()
    };
    let (choices, _) = kill_often(kills(6), disk).await;
    assert!(choices > 20, "there was load: {choices} choices");
}
