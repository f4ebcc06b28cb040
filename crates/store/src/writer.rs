//! The one connection through which a server writes to PostgreSQL.
//!
//! It holds the lock that keeps every other server out, so whatever is written is written by the holder: if the
//! connection is lost, the lock goes with it, and nothing is written before a new connection has it again. Should
//! another server have taken it meanwhile, this one stores nothing and says so.

use std::time::Duration;

use tokio::{
    sync::{Mutex, MutexGuard},
    time::{Instant, sleep, timeout_at},
};
use tokio_postgres::{Config, Error};

use crate::{
    PATIENCE, StoreError,
    form::{MIGRATE, MIGRATED, MIGRATIONS, SCHEMA, known},
    line::{Line, opening, too_late},
};

/// One lock for each schema of a database.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtextextended('tsugi ' || current_schema(), 0))";
/// A predecessor that was killed keeps its lock until the database has noticed: it is asked so often, so far apart.
const TRIES: u32 = 8;
const APART: Duration = Duration::from_millis(100);
/// Makes the database notice soon that a server is gone, and let go of its lock. Versions before 14 know nothing of
/// the last one.
const NOTICE: [&str; 4] = [
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
    "SET client_connection_check_interval = '1s'",
];

/// The one connection that writes.
pub(crate) struct Writer {
    config: Config,
    line: Mutex<Option<Line>>,
}

impl Writer {
    /// Connects, takes the lock, and brings the database into the newest form.
    pub(crate) async fn open(config: Config) -> Result<Self, StoreError> {
        let line = connect(&config).await?;
        Ok(Self { config, line: Mutex::new(Some(line)) })
    }

    /// The connection, made anew where it was lost.
    pub(crate) async fn hold(&self) -> Result<Held<'_>, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        let mut line = timeout_at(deadline, self.line.lock()).await.map_err(|_| too_late())?;
        if line.is_none() {
            *line = Some(timeout_at(deadline, connect(&self.config)).await.map_err(|_| too_late())??);
        }
        Ok(Held { line, deadline, whole: false })
    }

    pub(crate) async fn close(&self) {
        if let Some(line) = self.line.lock().await.take() {
            line.close().await;
        }
    }
}

/// The connection while somebody writes. Unless they end well it is closed: what it believes of its transaction cannot
/// be trusted then, and a commit inside a transaction left open would be none.
pub(crate) struct Held<'a> {
    line: MutexGuard<'a, Option<Line>>,
    deadline: Instant,
    whole: bool,
}

impl Held<'_> {
    /// The connection, and until when it may be used.
    pub(crate) fn line(&mut self) -> Result<(&mut Line, Instant), StoreError> {
        let deadline = self.deadline;
        self.line.as_mut().map(|line| (line, deadline)).ok_or_else(too_late)
    }

    /// It was used to the end: the next may use it.
    pub(crate) fn done(mut self) {
        self.whole = true;
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if !self.whole {
            *self.line = None;
        }
    }
}

async fn connect(config: &Config) -> Result<Line, StoreError> {
    let mut line = Line::connect(config).await.map_err(opening)?;
    for setting in NOTICE {
        // A setting that this version does not know is no reason to fail.
        let _ = line.run(setting).await;
    }
    take_lock(&mut line, config).await?;
    assert_durable(&mut line).await?;
    known(migrate(&mut line).await.map_err(opening)?)?;
    Ok(line)
}

async fn take_lock(line: &mut Line, config: &Config) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let taken = line.row(LOCK, &[]).await.and_then(|row| row.try_get(0));
        if taken.map_err(opening)? {
            return Ok(());
        }
        sleep(APART).await;
    }
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    Err(StoreError::InUse(format!("PostgreSQL, {database}")))
}

/// Asks the database itself whether it waits for the disk.
async fn assert_durable(line: &mut Line) -> Result<(), StoreError> {
    let fsync: String = line.row("SHOW fsync", &[]).await.and_then(|row| row.try_get(0)).map_err(opening)?;
    let commit = line.row("SHOW synchronous_commit", &[]).await.and_then(|row| row.try_get::<_, String>(0));
    let commit = commit.map_err(opening)?;
    if fsync == "on" && commit != "off" {
        return Ok(());
    }
    Err(StoreError::NotDurable(format!("fsync {fsync}, synchronous_commit {commit}").into()))
}

/// Brings the database into the newest form, all of it or nothing; answers the form it was found in. On an error the
/// connection is dropped, and what was done with it.
async fn migrate(line: &mut Line) -> Result<i64, Error> {
    line.run("BEGIN").await?;
    line.run(SCHEMA).await?;
    let found: i64 = line.row(MIGRATED, &[]).await?.try_get(0)?;
    for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        for statement in statements {
            line.run(statement).await?;
        }
        line.execute(MIGRATE, &[&number]).await?;
    }
    line.run("COMMIT").await?;
    Ok(found)
}
