//! `tsugi serve`: tables for people elsewhere, kept in one file or in a PostgreSQL.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};
use tsugi_catalog::{Setup, Source, check_setup, find};
use tsugi_narrator::{Lang, Words};
use tsugi_server::{Asset, Network, Service, Settings, System};
use tsugi_store::{Encrypted, Key, Postgres, Sqlite, Store, StoreError, make_folder};

use crate::{Failure, arguments::ServeArguments, files, output};

/// The one file of a server's tables.
pub(crate) const FILE: &str = "tables.db";

/// `tsugi` with nothing said: tables for this machine, at the address people know or, where it is taken, at any.
pub(crate) fn run_here(lang: Lang) -> Result<ExitCode, Failure> {
    let unsaid = ServeArguments::unsaid();
    let mut wanted = unsaid.ok_or_else(|| Failure::Serve { why: "error-own-settings".into() })?;
    if std::net::TcpListener::bind(&wanted.listen).is_err() {
        wanted.listen = "127.0.0.1:0".into();
    }
    run_saying(&wanted, Some("serve-what-else"), lang)
}

pub(crate) fn run(wanted: &ServeArguments, lang: Lang) -> Result<ExitCode, Failure> {
    run_saying(wanted, None, lang)
}

/// Serves, and says one thing more once the address is known.
fn run_saying(wanted: &ServeArguments, more: Option<&str>, lang: Lang) -> Result<ExitCode, Failure> {
    write_log(wanted.log_json);
    log_panics();
    let started = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = started.map_err(|error| Failure::Serve { why: tsugi_reader::system(&error) })?;
    runtime.block_on(serve(wanted, more, lang))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(wanted: &ServeArguments, more: Option<&str>, lang: Lang) -> Result<(), Failure> {
    let listens =
        |error: std::io::Error| Failure::Listen { address: wanted.listen.clone(), why: tsugi_reader::system(&error) };
    let listener = TcpListener::bind(&wanted.listen).await.map_err(listens)?;
    let address = listener.local_addr().map_err(listens)?;
    let settings = settings(wanted)?;
    let key = wanted.key_file.as_deref().map(files::key).transpose()?;
    let store = open_store(wanted.data.as_deref(), key).await?;
    let (mut interrupted, mut terminated) = (heard(SignalKind::interrupt())?, heard(SignalKind::terminate())?);
    let service = Service::new(settings, Arc::new(System), store.clone());
    let words = Words::new(lang, None);
    let open = wanted.origin.clone().unwrap_or_else(|| format!("http://{address}/"));
    output::line(words.say("serve-open", &[("address", open.into())]))?;
    if let Some(more) = more {
        output::line(words.say(more, &[]))?;
    }
    let stop = async {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    };
    service.run(listener, stop).await;
    store.close().await.map_err(|error| Failure::Store { error })?;
    // Whoever started it may no longer listen; it has stopped well all the same.
    let _ = output::line(words.say("serve-stopped", &[]));
    Ok(())
}

/// The page in this binary.
fn page(address: &str, packed: bool) -> Option<Asset> {
    let tsugi_page::File { content, kind, packed, lasting } = tsugi_page::file(address, packed)?;
    Some(Asset { content, kind, packed, lasting })
}

fn heard(kind: SignalKind) -> Result<tokio::signal::unix::Signal, Failure> {
    signal(kind).map_err(|error| Failure::Serve { why: tsugi_reader::system(&error) })
}

fn settings(wanted: &ServeArguments) -> Result<Settings, Failure> {
    let default = Settings::default();
    Ok(Settings {
        away_after: Duration::from_secs(wanted.away_after),
        bot_threads: wanted.bot_threads.unwrap_or(default.bot_threads),
        origin: wanted.origin.as_ref().map(|origin| origin.trim_end_matches('/').to_owned()),
        trusted_proxies: wanted.trusted_proxies.iter().copied().chain(wanted.proxy.map(Network::from)).collect(),
        messages: wanted.messages,
        requests: wanted.requests,
        tables: wanted.tables,
        connections: wanted.connections,
        components: wanted.components.iter().map(|given| components(given)).collect::<Result<_, _>>()?,
        page,
        ..default
    })
}

/// Components in place of ours, as `kintsugi=my-deck.toml`: those that cannot be played with are refused at the start.
fn components(given: &str) -> Result<(String, Source), Failure> {
    let (game, path) = given.split_once('=').ok_or_else(|| Failure::ComponentsForm { given: given.into() })?;
    let (game, source) = (find(game.trim())?, files::components(Path::new(path))?);
    let setup = Setup { components: Some(source.clone()), ..Setup::of(*game.seats.start()) };
    check_setup(game.id, &setup)?;
    Ok((game.id.to_owned(), source))
}

/// PostgreSQL where `DATABASE_URL` names one, else one file of SQLite.
async fn open_store(data: Option<&Path>, key: Option<Key>) -> Result<Arc<dyn Store>, Failure> {
    let fails = |error: StoreError| Failure::Store { error };
    let store: Arc<dyn Store> = match std::env::var("DATABASE_URL") {
        Ok(url) if !url.is_empty() => Arc::new(Postgres::open(&url).await.map_err(fails)?),
        _ => Arc::new(Sqlite::open_alone(&data_file(data)?).await.map_err(fails)?),
    };
    Ok(Arc::new(Encrypted::new(store, key).await.map_err(fails)?))
}

/// The file in the folder that was named, or in the folder for a program's data; the folder is made.
pub(crate) fn data_file(data: Option<&Path>) -> Result<PathBuf, Failure> {
    let folder = data.map_or_else(default_folder, Path::to_owned);
    make_folder(&folder).map_err(|error| Failure::file(&folder, &error))?;
    Ok(folder.join(FILE))
}

fn default_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    data.unwrap_or_default().join("tsugi")
}

/// The log goes to standard error: what an operator must know, and no secret.
fn write_log(as_json: bool) {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    if as_json {
        log.json().init();
    } else {
        log.with_ansi(false).init();
    }
}

/// A panic is one table's or one request's: the log says where it was, and nothing that was made of values, since those
/// could be somebody's cards.
fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let said = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        tracing::error!(place, said, "a panic");
    }));
}
