//! Tables of people, each played by one task that holds the streams of all its seats.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
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
    /// Microseconds until all seats of a table had their streams again, in order.
    pub(crate) returns: Vec<u64>,
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
    /// How often all lines have dropped.
    storms: AtomicU64,
    returns: Mutex<Vec<u64>>,
}

/// What a table is like.
#[derive(Clone, Copy)]
struct Kind {
    address: SocketAddr,
    players: usize,
    watchers: usize,
    think: Duration,
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
    let folder = data.display().to_string();
    let mut serve = vec!["serve", "--listen", "127.0.0.1:0", "--data", &folder];
    serve.extend(["--messages", "1000000", "--requests", "1000000", "--tables", "1000000", "--connections", "100000"]);
    let server = Server::start(&arguments.program()?, &serve, arguments.one_core)?;
    let counts = Arc::new(Counts::default());
    let mut tasks = Vec::new();
    let (address, players, watchers) = (server.address, arguments.players, arguments.watchers);
    let kind = Kind { address, players, watchers, think: Duration::from_millis(arguments.think) };
    for number in 0..arguments.tables {
        let (counts, game) = (counts.clone(), arguments.game.clone());
        tasks.push(tokio::spawn(async move {
            if let Err(error) = play_on(kind, &game, number as u64, &counts).await {
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
    let ends = begun + Duration::from_secs(arguments.seconds);
    while arguments.storm > 0 && Instant::now() + Duration::from_millis(arguments.storm) < ends {
        tokio::time::sleep(Duration::from_millis(arguments.storm)).await;
        counts.storms.fetch_add(1, Ordering::Relaxed);
    }
    tokio::time::sleep_until(ends.into()).await;
    counts.measuring.store(false, Ordering::Relaxed);
    let (seconds, cpu_seconds) = (begun.elapsed().as_secs_f64(), server.cpu_seconds()? - cpu);
    let megabytes = server.megabytes()?;
    counts.stopping.store(true, Ordering::Relaxed);
    drop(watchers);
    for task in tasks {
        let ended = tokio::time::timeout(Duration::from_secs(30), task).await;
        ended.context("a table hangs")?.context("a table's task broke")?;
    }
    let sorted = |times: &Mutex<Vec<u64>>| {
        let mut times = std::mem::take(&mut *times.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
        times.sort_unstable();
        times
    };
    let first_error = counts.first_error.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    Ok(Played {
        choices: counts.choices.load(Ordering::Relaxed),
        updates: counts.updates.load(Ordering::Relaxed),
        seconds,
        cpu_seconds,
        megabytes,
        errors: counts.errors.load(Ordering::Relaxed),
        first_error,
        latencies: sorted(&counts.latencies),
        returns: sorted(&counts.returns),
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
        let table = make(&mut host, &arguments.game, 2, true).await?;
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

async fn make(client: &mut Client, game: &str, players: usize, public: bool) -> Result<String, Error> {
    let guests = (1..players).map(|number| json!({ "guest": format!("P{}", number + 1) }));
    let seats: Vec<Value> = [json!("mine")].into_iter().chain(guests).collect();
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
async fn play_on(kind: Kind, game: &str, number: u64, counts: &Arc<Counts>) -> Result<(), Error> {
    let mut client = Client::new(kind.address);
    let mut table = make(&mut client, game, kind.players, kind.watchers > 0).await?;
    let (mut whim, mut latencies, mut first, mut storms) = (number, Vec::new(), true, 0);
    loop {
        let mut seats = sit_down(&client, &table, kind.players).await?;
        let watchers = look_on(kind, &table, counts).await?;
        if std::mem::take(&mut first) {
            counts.ready.fetch_add(1, Ordering::Relaxed);
        }
        while !seats.iter().all(|seat| seat.over) && !counts.stopping.load(Ordering::Relaxed) {
            if !kind.think.is_zero() {
                tokio::time::sleep(kind.think).await;
            }
            let raging = counts.storms.load(Ordering::Relaxed);
            if raging > std::mem::replace(&mut storms, raging) {
                come_back(&client, &table, &mut seats, counts).await?;
            }
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let took = choose(&mut seats, whim >> 33).await?;
            if counts.measuring.load(Ordering::Relaxed) {
                counts.choices.fetch_add(1, Ordering::Relaxed);
                counts.updates.fetch_add(seats.len() as u64, Ordering::Relaxed);
                latencies.push(took);
            }
        }
        watchers.iter().for_each(tokio::task::JoinHandle::abort);
        if counts.stopping.load(Ordering::Relaxed) {
            counts.latencies.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(latencies);
            return Ok(());
        }
        let again = client.post(&format!("/api/tables/{table}/rematch"), &json!({})).await?;
        again.body.get("id").and_then(Value::as_str).ok_or("no rematch")?.clone_into(&mut table);
    }
}

async fn sit_down(client: &Client, table: &str, players: usize) -> Result<Vec<Seat>, Error> {
    let mut seats = Vec::new();
    for number in 0..players {
        seats.push(Seat::open(client, table, number).await?);
    }
    Ok(seats)
}

/// Every line of a table drops and is called again; nothing that was said meanwhile may be missing.
async fn come_back(client: &Client, table: &str, seats: &mut Vec<Seat>, counts: &Counts) -> Result<(), Error> {
    let (version, begun) = (seats.iter().map(|seat| seat.version).max().unwrap_or(0), Instant::now());
    let players = seats.len();
    seats.clear();
    let mut back = Vec::new();
    for number in 0..players {
        let query = format!("viewer=seat:{number}&since={version}");
        // All had heard of the last version: it comes once more, with how the table stands.
        let (stream, version) = (client.stream(table, &query).await?, version.saturating_sub(1));
        let mut seat = Seat { stream, version, legal: Vec::new(), over: false };
        while !matches!(seat.hear().await?, ToClient::Update(_)) {}
        back.push(seat);
    }
    *seats = back;
    let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    counts.returns.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(took);
    Ok(())
}

/// Spectators of a table, each from an address of this machine's; a version left out is an error.
async fn look_on(kind: Kind, table: &str, counts: &Arc<Counts>) -> Result<Vec<tokio::task::JoinHandle<()>>, Error> {
    let mut tasks = Vec::new();
    for number in 0..kind.watchers {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 1, 1 + (number % 250) as u8));
        let stream = Client::new(kind.address).from(from).stream(table, "viewer=spectator").await?;
        let mut watcher = Seat { stream, version: 0, legal: Vec::new(), over: false };
        let counts = counts.clone();
        tasks.push(tokio::spawn(async move {
            while !watcher.over {
                match watcher.hear().await {
                    Ok(_) => counts.updates.fetch_add(1, Ordering::Relaxed),
                    Err(error) => {
                        if !counts.stopping.load(Ordering::Relaxed) {
                            counts.failed(&error);
                        }
                        return;
                    }
                };
            }
        }));
    }
    Ok(tasks)
}

/// Lets whoever is awaited choose, and reads until all have heard of it; the microseconds until it was
/// acknowledged.
async fn choose(seats: &mut [Seat], whim: u64) -> Result<u64, Error> {
    let turn = seats.iter().position(|seat| !seat.legal.is_empty()).ok_or("nobody is awaited")?;
    let seat = &mut seats[turn];
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
    for seat in seats.iter_mut() {
        while seat.version < version {
            seat.hear().await?;
        }
    }
    Ok(took)
}
