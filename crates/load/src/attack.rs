//! Tables of bots that nobody needs, and somebody elsewhere who only wants to play.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::anyhow;
use serde_json::json;
use tokio::task::JoinHandle;
use tsugi_load::{Client, Error};

use crate::{
    Arguments,
    bots::{self, LATEST, Person, Seen, id_of},
    logs,
    process::Server,
};

/// How many tables are made.
const TABLES: usize = 60;
/// How many addresses a spread attack comes from.
const ADDRESSES: usize = 10;

/// How the tables are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Form {
    /// From one address, eight masters each, and nobody looks.
    Nobody,
    /// The same with a stream held open at each.
    Streams,
    /// The same from ten addresses.
    Spread,
    /// From ten addresses, with somebody in a seat who answers at once.
    Seated,
}

fn local(last: usize) -> IpAddr {
    IpAddr::V4(Ipv4Addr::new(127, 0, 0, 10 + last as u8))
}

/// Attacks a server that has its usual limits, and says what the bystander saw.
pub(crate) async fn measure(arguments: &Arguments, form: Form) -> anyhow::Result<String> {
    let data = std::env::temp_dir().join(format!("tsugi-load-{}", std::process::id()));
    let measured = measure_in(&data, arguments, form).await;
    let _ = std::fs::remove_dir_all(&data);
    measured
}

async fn measure_in(data: &Path, arguments: &Arguments, form: Form) -> anyhow::Result<String> {
    let folder = data.display().to_string();
    let server = Server::start(&arguments.program()?, &["serve", "--listen", "127.0.0.1:0", "--data", &folder], false)?;
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let mut flood = Flood::default();
    for number in 0..TABLES {
        let from = local(if form == Form::Nobody || form == Form::Streams { 0 } else { number % ADDRESSES });
        flood.add(form, server.address, from, &stop).await.map_err(|error| anyhow!("table {number}: {error}"))?;
    }
    let made = begun.elapsed().as_secs_f64();
    let strength = arguments.bots.clone().unwrap_or_else(|| "strong".to_owned());
    let bystander = Person {
        server: server.address,
        from: Some(local(100)),
        game: arguments.game.clone(),
        players: arguments.players,
        strength: strength.clone(),
        think: Duration::from_millis(arguments.think),
        whim: 1,
    };
    let playing = {
        let stop = stop.clone();
        tokio::spawn(async move { bystander.play(&stop).await })
    };
    let (before, begun) = (bots::thinking(server.address).await?, Instant::now());
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let (after, seconds) = (bots::thinking(server.address).await?, begun.elapsed().as_secs_f64());
    stop.store(true, Ordering::Relaxed);
    let seen = bots::all(vec![playing]).await?;
    let (tables, flooding) = flood.end().await?;
    drop(server);
    let given = logs::read(data, &[seen[0].tables.clone(), tables]).await?;
    let late = seen[0].waits.iter().filter(|&&wait| wait > LATEST).count() as u64 + given[0].quick;
    let busy = 100.0 * (after.0 - before.0) / (seconds * after.1);
    Ok(format!(
        "{TABLES} tables of eight masters in {made:.1} s ({form:?}), {seconds:.1} s; threads busy {busy:.1} %\n\
         a bystander against {strength} at {}: {late} of {} choices late or by the quick player ({:.2} %)\n{}the flood\n{}",
        arguments.game,
        given[0].choices,
        given[0].percent(late),
        bots::told(&seen, &given[..1]),
        bots::told(&flooding, &given[1..]),
    ))
}

/// The tables of the attack.
#[derive(Default)]
struct Flood {
    tables: Vec<String>,
    looking: Vec<JoinHandle<()>>,
    playing: Vec<JoinHandle<Seen>>,
}

impl Flood {
    async fn add(&mut self, form: Form, server: SocketAddr, from: IpAddr, stop: &Arc<AtomicBool>) -> Result<(), Error> {
        if form == Form::Seated {
            let (game, strength) = ("wabisaby".to_owned(), "master".to_owned());
            let (think, whim) = (Duration::ZERO, self.playing.len() as u64);
            let person = Person { server, from: Some(from), game, players: 8, strength, think, whim };
            let stop = stop.clone();
            self.playing.push(tokio::spawn(async move { person.play(&stop).await }));
            return Ok(());
        }
        let mut client = Client::new(server).from(from);
        let wish = json!({ "game": "wabisaby", "seats": vec![json!({ "bot": "master" }); 8] });
        let table = id_of(&client.post("/api/tables", &wish).await?.body)?;
        if form != Form::Nobody {
            let mut stream = client.stream(&table, "viewer=spectator").await?;
            self.looking.push(tokio::spawn(async move { while let Ok(Some(_)) = stream.next_text().await {} }));
        }
        self.tables.push(table);
        Ok(())
    }

    /// All tables, and what those saw who played.
    async fn end(self) -> anyhow::Result<(Vec<String>, Vec<Seen>)> {
        self.looking.iter().for_each(JoinHandle::abort);
        let seen = bots::all(self.playing).await?;
        let played = seen.iter().flat_map(|seen| seen.tables.iter().cloned());
        Ok((self.tables.into_iter().chain(played).collect(), seen))
    }
}
