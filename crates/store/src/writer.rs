//! The one connection through which a server writes to PostgreSQL.
//!
//! It holds the lock that keeps every other server out, so whatever is written is written by the holder: if the
//! connection is lost, the lock goes with it, and nothing is written before a new connection has it again. Should
//! another server have taken it meanwhile, this one stores nothing and says so.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection, postgres::PgConnectOptions};
use tokio::{
    sync::{Mutex, MutexGuard},
    time::{Instant, sleep, timeout_at},
};

use crate::{
    PATIENCE, StoreError,
    form::{MIGRATE, MIGRATED, MIGRATIONS, SCHEMA, known},
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
    options: PgConnectOptions,
    line: Mutex<Option<PgConnection>>,
}

impl Writer {
    /// Connects, takes the lock, and brings the database into the newest form.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url.parse().map_err(opening)?;
        let connection = connect(&options).await?;
        Ok(Self { options, line: Mutex::new(Some(connection)) })
    }

    /// The connection, made anew where it was lost.
    pub(crate) async fn hold(&self) -> Result<Held<'_>, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        let mut line = timeout_at(deadline, self.line.lock()).await.map_err(|_| too_late())?;
        if line.is_none() {
            *line = Some(timeout_at(deadline, connect(&self.options)).await.map_err(|_| too_late())??);
        }
        Ok(Held { line, deadline, whole: false })
    }

    pub(crate) async fn close(&self) {
        if let Some(connection) = self.line.lock().await.take() {
            let _ = connection.close().await;
        }
    }
}

/// The connection while somebody writes. Unless they end well it is closed: what it believes of its transaction cannot
/// be trusted then, and a commit inside a transaction left open would be none.
pub(crate) struct Held<'a> {
    line: MutexGuard<'a, Option<PgConnection>>,
    deadline: Instant,
    whole: bool,
}

impl Held<'_> {
    /// The connection, and until when it may be used.
    pub(crate) fn connection(&mut self) -> Result<(&mut PgConnection, Instant), StoreError> {
        let deadline = self.deadline;
        self.line.as_mut().map(|connection| (connection, deadline)).ok_or_else(too_late)
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

/// It has not answered in time.
pub(crate) fn too_late() -> StoreError {
    StoreError::Unavailable("it has not answered in time".into())
}

#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
fn opening(error: sqlx::Error) -> StoreError {
    StoreError::Open(error.to_string())
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = PgConnection::connect_with(options).await.map_err(opening)?;
    for setting in NOTICE {
        // A setting that this version does not know is no reason to fail.
        let _ = connection.execute(setting).await;
    }
    take_lock(&mut connection, options).await?;
    assert_durable(&mut connection).await?;
    known(migrate(&mut connection).await.map_err(opening)?)?;
    Ok(connection)
}

async fn take_lock(connection: &mut PgConnection, options: &PgConnectOptions) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        if sqlx::query_scalar(LOCK).fetch_one(&mut *connection).await.map_err(opening)? {
            return Ok(());
        }
        sleep(APART).await;
    }
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    Err(StoreError::InUse(format!("PostgreSQL, {database}")))
}

/// Asks the database itself whether it waits for the disk.
async fn assert_durable(connection: &mut PgConnection) -> Result<(), StoreError> {
    let fsync: String = sqlx::query_scalar("SHOW fsync").fetch_one(&mut *connection).await.map_err(opening)?;
    let commit: String = sqlx::query_scalar("SHOW synchronous_commit").fetch_one(connection).await.map_err(opening)?;
    if fsync == "on" && commit != "off" {
        return Ok(());
    }
    Err(StoreError::NotDurable(format!("fsync {fsync}, synchronous_commit {commit}")))
}

/// Brings the database into the newest form, all of it or nothing; answers the form it was found in.
async fn migrate(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    transaction.execute(SCHEMA).await?;
    let found: i64 = sqlx::query_scalar(MIGRATED).fetch_one(&mut *transaction).await?;
    for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        for statement in statements {
            transaction.execute(*statement).await?;
        }
        sqlx::query(MIGRATE).bind(number).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(found)
}
