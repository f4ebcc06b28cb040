//! Tables of two, each played by one task that holds both seats' streams.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, anyhow};
use serde_json::{Value, json};
use tsugi_engine::Status;
use tsugi_load::{Client, Error, Stream};
use tsugi_wire::{Json, ToClient};

use crate::{Arguments, process::Server};

/// What was measured.
#[derive(Debug, Default)]
pub(crate) struct Played {
    pub(crate) choices: u64,
    pub(crate) updates: u64,
    pub(crate) seconds: f64,
    pub(crate) cpu_seconds: f64,
    pub(crate) megabytes: f64,
    pub(crate) errors: u64,
    pub(crate) first_error: String,
    /// Microseconds from a choice to its acknowledgment, in order.
    pub(crate) latencies: Vec<u64>,
}

/// What all tasks count together.
#[derive(Default)]
struct Counts {
    measuring: AtomicBool,
    stopping: AtomicBool,
    ready: AtomicU64,
    choices: AtomicU64,
    updates: AtomicU64,
    errors: AtomicU64,
    first_error: Mutex<String>,
    latencies: Mutex<Vec<u64>>,
}

impl Counts {
    fn failed(&self, error: &Error) {
        if self.errors.fetch_add(1, Ordering::Relaxed) == 0 {
            *self.first_error.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = error.to_string();
        }
    }
}

/// Starts a server, lets every table begin, and measures for the time that is wished.
pub(crate) async fn measure(arguments: &Arguments) -> anyhow::Result<Played> {
    let data = std::env::temp_dir().join(format!("tsugi-load-{}", std::process::id()));
    let measured = measure_in(&data, arguments).await;
    let _ = std::fs::remove_dir_all(&data);
    measured
}

async fn measure_in(data: &std::path::Path, arguments: &Arguments) -> anyhow::Result<Played> {
    let beside = std::env::current_exe()?.with_file_name("tsugi");
    let program: PathBuf = arguments.server.clone().unwrap_or(beside);
    let folder = data.display().to_string();
    let mut serve = vec!["serve", "--listen", "127.0.0.1:0", "--data", &folder];
    serve.extend(["--messages", "1000000", "--requests", "1000000", "--tables", "1000000", "--connections", "100000"]);
    let server = Server::start(&program, &serve, arguments.one_core)?;
    let counts = Arc::new(Counts::default());
    let mut tasks = Vec::new();
    for number in 0..arguments.tables {
        let (counts, game, address, think) =
            (counts.clone(), arguments.game.clone(), server.address, Duration::from_millis(arguments.think));
        tasks.push(tokio::spawn(async move {
            if let Err(error) = play_on(address, &game, number as u64, think, &counts).await {
                counts.failed(&error);
            }
        }));
        // Everybody sits down in turn: the measure is of play, not of the rush at the door.
        tokio::time::sleep(Duration::from_micros(500)).await;
    }
    let watchers = watch(server.address, arguments, &counts).await.map_err(|error| anyhow!("{error}"))?;
    let mut waited = 0;
    while counts.ready.load(Ordering::Relaxed) + counts.errors.load(Ordering::Relaxed) < arguments.tables as u64 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        waited += 1;
        anyhow::ensure!(waited < 3000, "not every table began within a minute");
    }
    let (cpu, begun) = (server.cpu_seconds()?, Instant::now());
    counts.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    counts.measuring.store(false, Ordering::Relaxed);
    let (seconds, cpu_seconds) = (begun.elapsed().as_secs_f64(), server.cpu_seconds()? - cpu);
    let megabytes = server.megabytes()?;
    counts.stopping.store(true, Ordering::Relaxed);
    drop(watchers);
    for task in tasks {
        let ended = tokio::time::timeout(Duration::from_secs(30), task).await;
        ended.context("a table hangs")?.context("a table's task broke")?;
    }
    let mut latencies =
        std::mem::take(&mut *counts.latencies.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
    latencies.sort_unstable();
    let first_error = counts.first_error.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    Ok(Played {
        choices: counts.choices.load(Ordering::Relaxed),
        updates: counts.updates.load(Ordering::Relaxed),
        seconds,
        cpu_seconds,
        megabytes,
        errors: counts.errors.load(Ordering::Relaxed),
        first_error,
        latencies,
    })
}

/// Spectators of a public table who only read.
async fn watch(
    address: SocketAddr,
    arguments: &Arguments,
    counts: &Arc<Counts>,
) -> Result<Vec<tokio::task::JoinHandle<()>>, Error> {
    let mut tasks = Vec::new();
    if arguments.viewers == 0 {
        return Ok(tasks);
    }
    for group in 0..arguments.viewers.div_ceil(60) {
        let mut host = Client::new(address);
        let table = make(&mut host, &arguments.game, true).await?;
        for _ in 0..60.min(arguments.viewers - group * 60) {
            let mut stream = Client::new(address).stream(&table, "viewer=spectator").await?;
            let counts = counts.clone();
            tasks.push(tokio::spawn(async move {
                while let Ok(Some(_)) = stream.next_text().await {
                    counts.updates.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
    }
    Ok(tasks)
}

async fn make(client: &mut Client, game: &str, public: bool) -> Result<String, Error> {
    let seats = json!(["mine", { "guest": "Théo" }]);
    let made = client.post("/api/tables", &json!({ "game": game, "seats": seats, "public": public })).await?;
    let id = made.body.get("id").and_then(Value::as_str).map(str::to_owned);
    id.ok_or_else(|| format!("no table was made: {}", made.body).into())
}

/// One seat of a table.
struct Seat {
    stream: Stream,
    version: u64,
    legal: Vec<Json>,
    over: bool,
}

impl Seat {
    async fn open(client: &Client, table: &str, number: usize) -> Result<Self, Error> {
        let stream = client.stream(table, &format!("viewer=seat:{number}")).await?;
        let mut seat = Self { stream, version: 0, legal: Vec::new(), over: false };
        while seat.version == 0 {
            seat.hear().await?;
        }
        Ok(seat)
    }

    /// Reads one message; a version left out is an error.
    async fn hear(&mut self) -> Result<ToClient, Error> {
        let message = self.stream.next().await?.ok_or("the line ended")?;
        if let ToClient::Update(update) = &message {
            if !update.whole && update.version != self.version + 1 {
                return Err(format!("version {} came after {}", update.version, self.version).into());
            }
            self.version = update.version;
            if let Some(status) = update.status {
                self.over = matches!(status, Status::Over(_));
                self.legal = match &update.legal {
                    Some(legal) => serde_json::from_str(legal.get())?,
                    None => Vec::new(),
                };
            }
        }
        Ok(message)
    }
}

/// Plays game after game until told to stop.
async fn play_on(address: SocketAddr, game: &str, number: u64, think: Duration, counts: &Counts) -> Result<(), Error> {
    let mut client = Client::new(address);
    let mut table = make(&mut client, game, false).await?;
    let (mut whim, mut latencies, mut first) = (number, Vec::new(), true);
    loop {
        let mut seats = [Seat::open(&client, &table, 0).await?, Seat::open(&client, &table, 1).await?];
        if std::mem::take(&mut first) {
            counts.ready.fetch_add(1, Ordering::Relaxed);
        }
        while !seats.iter().all(|seat| seat.over) && !counts.stopping.load(Ordering::Relaxed) {
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let took = choose(&mut seats, whim >> 33).await?;
            if counts.measuring.load(Ordering::Relaxed) {
                counts.choices.fetch_add(1, Ordering::Relaxed);
                counts.updates.fetch_add(2, Ordering::Relaxed);
                latencies.push(took);
            }
        }
        if counts.stopping.load(Ordering::Relaxed) {
            counts.latencies.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(latencies);
            return Ok(());
        }
        let again = client.post(&format!("/api/tables/{table}/rematch"), &json!({})).await?;
        again.body.get("id").and_then(Value::as_str).ok_or("no rematch")?.clone_into(&mut table);
    }
}

/// Lets whoever is awaited choose, and reads until both have heard of it; the microseconds until it was
/// acknowledged.
async fn choose(seats: &mut [Seat; 2], whim: u64) -> Result<u64, Error> {
    let turn = usize::from(seats[0].legal.is_empty());
    let seat = &mut seats[turn];
    if seat.legal.is_empty() {
        return Err("nobody is awaited".into());
    }
    let action = seat.legal.swap_remove(whim as usize % seat.legal.len());
    let (id, begun) = (format!("{whim}"), Instant::now());
    seat.stream.act(&id, seat.version, action).await?;
    loop {
        match seat.hear().await? {
            ToClient::Done(_) => break,
            ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
            _ => {}
        }
    }
    let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    let version = seat.version;
    while seats[1 - turn].version < version {
        seats[1 - turn].hear().await?;
    }
    Ok(took)
}
