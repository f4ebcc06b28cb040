//! People who play against bots: how long bots take, with what they think, and whether every table has its share.

use std::{
    fmt::Write,
    net::{IpAddr, SocketAddr},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, anyhow};
use serde_json::{Value, json};
use tsugi_engine::Status;
use tsugi_load::{Client, Error, Stream};
use tsugi_wire::{Json, ToClient, Update};

use crate::{
    Arguments,
    logs::{self, Given},
    process::Server,
    report::quantile,
};

/// Every bot chooses within this, in microseconds.
pub(crate) const LATEST: u64 = 4_000_000;

/// Somebody who plays against bots.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) server: SocketAddr,
    pub(crate) from: Option<IpAddr>,
    pub(crate) game: String,
    pub(crate) players: usize,
    pub(crate) strength: String,
    pub(crate) think: Duration,
    pub(crate) whim: u64,
}

/// What somebody saw who played against bots.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// The tables, one after the other.
    pub(crate) tables: Vec<String>,
    /// Microseconds from a bot's being asked to its choice.
    pub(crate) waits: Vec<u64>,
    /// How many choices were told to be hurried.
    pub(crate) told: u64,
    /// Why it ended, if it should not have.
    pub(crate) error: Option<String>,
}

/// One stream at a table.
struct Playing {
    stream: Stream,
    version: u64,
    legal: Vec<Json>,
    over: bool,
    /// When the last version came.
    last: Instant,
    /// Whether the next version is this person's own choice.
    chose: bool,
}

impl Person {
    /// Plays game after game until told to stop.
    pub(crate) async fn play(mut self, stop: &AtomicBool) -> Seen {
        let mut seen = Seen::default();
        if let Err(error) = self.play_on(stop, &mut seen).await {
            seen.error = Some(error.to_string());
        }
        seen
    }

    async fn play_on(&mut self, stop: &AtomicBool, seen: &mut Seen) -> Result<(), Error> {
        let mut client = Client::new(self.server);
        if let Some(from) = self.from {
            client = client.from(from);
        }
        let bots = vec![json!({ "bot": self.strength }); self.players - 1];
        let seats: Vec<Value> = [json!("mine")].into_iter().chain(bots).collect();
        let made = client.post("/api/tables", &json!({ "game": self.game, "seats": seats })).await?;
        let mut table = id_of(&made.body)?;
        loop {
            seen.tables.push(table.clone());
            self.play_out(&client, &table, stop, seen).await?;
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            table = id_of(&client.post(&format!("/api/tables/{table}/rematch"), &json!({})).await?.body)?;
        }
    }

    /// Plays one game to its end.
    async fn play_out(
        &mut self,
        client: &Client,
        table: &str,
        stop: &AtomicBool,
        seen: &mut Seen,
    ) -> Result<(), Error> {
        let stream = client.stream(table, "viewer=seat:0").await?;
        let (last, legal) = (Instant::now(), Vec::new());
        let mut playing = Playing { stream, version: 0, legal, over: false, last, chose: false };
        while !playing.over && !stop.load(Ordering::Relaxed) {
            if playing.legal.is_empty() {
                // Whoever is told to stop looks up now and then.
                playing.hear_until(Instant::now() + Duration::from_millis(500), seen).await?;
                continue;
            }
            playing.hear_until(Instant::now() + self.think, seen).await?;
            if !playing.legal.is_empty() && !playing.over {
                self.whim = self.whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = playing.legal.swap_remove((self.whim >> 33) as usize % playing.legal.len());
                playing.choose(&self.whim.to_string(), action, seen).await?;
            }
        }
        Ok(())
    }
}

impl Playing {
    /// Reads what comes until then, or until there is something to choose.
    async fn hear_until(&mut self, until: Instant, seen: &mut Seen) -> Result<(), Error> {
        let waits = self.legal.is_empty();
        while let Ok(heard) = tokio::time::timeout_at(until.into(), self.stream.next()).await {
            let message = heard?.ok_or("the line ended")?;
            self.note(&message, seen)?;
            if self.over || (waits && !self.legal.is_empty()) {
                break;
            }
        }
        Ok(())
    }

    async fn choose(&mut self, id: &str, action: Json, seen: &mut Seen) -> Result<(), Error> {
        self.stream.act(id, self.version, action).await?;
        self.chose = true;
        loop {
            let message = self.stream.next().await?.ok_or("the line ended")?;
            self.note(&message, seen)?;
            match message {
                ToClient::Done(done) if done.id == id => return Ok(()),
                ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &ToClient, seen: &mut Seen) -> Result<(), Error> {
        let ToClient::Update(update) = message else { return Ok(()) };
        let Update { version, whole, status, legal, hurried, .. } = update.as_ref();
        if !whole {
            let took = u64::try_from(self.last.elapsed().as_micros()).unwrap_or(u64::MAX);
            if !std::mem::take(&mut self.chose) {
                seen.waits.push(took);
            }
            seen.told += hurried.len() as u64;
        }
        (self.version, self.last) = (*version, Instant::now());
        if let Some(status) = status {
            self.over = matches!(status, Status::Over(_));
            self.legal = legal.as_ref().map_or_else(|| Ok(Vec::new()), |legal| serde_json::from_str(legal.get()))?;
        }
        Ok(())
    }
}

pub(crate) fn id_of(made: &Value) -> Result<String, Error> {
    made.get("id").and_then(Value::as_str).map(str::to_owned).ok_or_else(|| format!("no table: {made}").into())
}

/// Seconds that threads have spent thinking, and how many there are, by `/metrics`.
pub(crate) async fn thinking(server: SocketAddr) -> anyhow::Result<(f64, f64)> {
    let answer = Client::new(server).get("/metrics").await.map_err(|error| anyhow!("{error}"))?;
    let number = |name: &str| {
        let line = answer.text.lines().find_map(|line| line.strip_prefix(name)).context("the server counts it")?;
        line.trim().parse::<f64>().context("a number")
    };
    Ok((number("tsugi_thinking_seconds_total ")?, number("tsugi_thinking_threads ")?))
}

/// Starts a server, lets everybody play, and says what came of it.
pub(crate) async fn measure(arguments: &Arguments, strength: &str) -> anyhow::Result<String> {
    let data = std::env::temp_dir().join(format!("tsugi-load-{}", std::process::id()));
    let measured = measure_in(&data, arguments, strength).await;
    let _ = std::fs::remove_dir_all(&data);
    measured
}

async fn measure_in(data: &Path, arguments: &Arguments, strength: &str) -> anyhow::Result<String> {
    let folder = data.display().to_string();
    let mut serve = vec!["serve", "--listen", "127.0.0.1:0", "--data", &folder];
    serve.extend(["--messages", "1000000", "--requests", "1000000", "--tables", "1000000", "--connections", "100000"]);
    let server = Server::start(&arguments.program()?, &serve, arguments.one_core)?;
    let stop = Arc::new(AtomicBool::new(false));
    let mut people = Vec::new();
    for number in 0..arguments.tables {
        let person = Person {
            server: server.address,
            from: None,
            game: arguments.game.clone(),
            players: arguments.players,
            strength: strength.to_owned(),
            think: Duration::from_millis(arguments.think),
            whim: number as u64,
        };
        let stop = stop.clone();
        people.push(tokio::spawn(async move { person.play(&stop).await }));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (before, begun) = (thinking(server.address).await?, Instant::now());
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let (after, seconds) = (thinking(server.address).await?, begun.elapsed().as_secs_f64());
    stop.store(true, Ordering::Relaxed);
    let seen = all(people).await?;
    drop(server);
    let groups: Vec<Vec<String>> = seen.iter().map(|seen| seen.tables.clone()).collect();
    let given = logs::read(data, &groups).await?;
    let busy = 100.0 * (after.0 - before.0) / (seconds * after.1);
    let mut text = format!(
        "{} tables of {}, each one person who answers in {} ms and {} {strength}, {seconds:.1} s\n",
        arguments.tables,
        arguments.game,
        arguments.think,
        arguments.players - 1,
    );
    text.push_str(&told(&seen, &given));
    let _ = writeln!(text, "thinking threads: {:.0}, busy {busy:.1} % of the time; {}", after.1, shares(&given));
    Ok(text)
}

/// What everybody saw, once they have stopped.
pub(crate) async fn all(people: Vec<tokio::task::JoinHandle<Seen>>) -> anyhow::Result<Vec<Seen>> {
    let mut seen = Vec::new();
    for person in people {
        let ended = tokio::time::timeout(Duration::from_secs(30), person).await;
        seen.push(ended.context("a table hangs")?.context("a table's task broke")?);
    }
    Ok(seen)
}

/// Waits and budgets, a line each.
pub(crate) fn told(seen: &[Seen], given: &[Given]) -> String {
    let mut waits: Vec<u64> = seen.iter().flat_map(|seen| seen.waits.iter().copied()).collect();
    waits.sort_unstable();
    let late = waits.iter().filter(|&&wait| wait > LATEST).count();
    let errors: Vec<&String> = seen.iter().filter_map(|seen| seen.error.as_ref()).collect();
    let all = given.iter().fold(Given::default(), Given::and);
    let mut parts = all.parts.clone();
    parts.sort_unstable();
    let part = |share: f64| 100.0 * quantile(&parts, share);
    let mut text = format!(
        "  {} choices of bots waited for: median {:.0} ms, 99 % {:.0} ms, the longest {:.0} ms; {late} later than \
         {} s; {} errors{}\n",
        waits.len(),
        quantile(&waits, 0.5),
        quantile(&waits, 0.99),
        quantile(&waits, 1.0),
        LATEST / 1_000_000,
        errors.len(),
        errors.first().map_or_else(String::new, |error| format!(", the first: {error}")),
    );
    let _ = writeln!(
        text,
        "  {} in the log, {} without a budget; {:.1} % with less than promised (told {} times), {:.2} % by the quick \
         player, {} stopped; budgets {:.1} % of the promise in the median, {:.1} % at the least",
        all.choices,
        all.choices - all.budgeted,
        all.percent(all.hurried),
        seen.iter().map(|seen| seen.told).sum::<u64>(),
        all.percent(all.quick),
        all.stopped,
        part(0.5),
        part(0.0),
    );
    text
}

/// The least that a table was given, as part of the mean.
#[expect(clippy::cast_precision_loss, reason = "times of a few minutes are small")]
fn shares(given: &[Given]) -> String {
    let mean = given.iter().map(|given| given.micros as f64).sum::<f64>() / (given.len().max(1)) as f64;
    let least = given.iter().map(|given| given.micros).min().unwrap_or(0) as f64;
    format!(
        "a table's time to think: {:.0} ms in the mean, the least {:.2} of that",
        mean / 1000.0,
        least / mean.max(1.0)
    )
}
