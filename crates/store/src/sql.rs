//! Logs in a database: the same text of SQL for SQLite and PostgreSQL.

use std::{fmt::Write, path::Path, time::Duration};

use sqlx::{
    Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, Row,
    any::{AnyPoolOptions, install_default_drivers},
};

use crate::{Append, Found, Kept, Pending, Store, StoreError, Visibility};

/// What changed in the form of the database, in order. Never edited once applied: a change is a new line.
const MIGRATIONS: [&[&str]; 1] = [&[
    "CREATE TABLE tables (id TEXT PRIMARY KEY, public BOOLEAN NOT NULL, made BIGINT NOT NULL)",
    "CREATE INDEX tables_public ON tables (public, made)",
    "CREATE TABLE entries (table_id TEXT NOT NULL, version BIGINT NOT NULL, made BIGINT NOT NULL,
        entry TEXT NOT NULL, PRIMARY KEY (table_id, version))",
    "CREATE TABLE holders (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id))",
]];

/// So many rows go into one statement; the texts of statements are kept prepared.
const ROWS: usize = 64;

/// How a database syncs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// Every commit waits for the disk.
    Full,
    /// Commits wait for nothing: a fault planted by tests, never for play.
    Planted,
}

/// Logs in a database.
pub struct Sql {
    /// One connection that writes: batches follow each other.
    writer: AnyPool,
    readers: AnyPool,
}

impl Sql {
    /// One file of SQLite, made where there is none.
    pub async fn sqlite(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        let Some(path) = file.to_str() else {
            return Err(StoreError::Open(format!("{} is no plain path", file.display())));
        };
        let escaped = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
        Self::open(&format!("sqlite://{escaped}?mode=rwc"), durability).await
    }

    /// A database of PostgreSQL by its address.
    pub async fn postgres(url: &str) -> Result<Self, StoreError> {
        Self::open(url, Durability::Full).await
    }

    async fn open(url: &str, durability: Durability) -> Result<Self, StoreError> {
        install_default_drivers();
        let pool = |most: u32| {
            AnyPoolOptions::new()
                .max_connections(most)
                .test_before_acquire(false)
                .acquire_timeout(Duration::from_secs(10))
                .idle_timeout(None)
                .max_lifetime(None)
                .after_connect(move |connection, _| Box::pin(prepare(connection, durability)))
        };
        let opened = |error: sqlx::Error| StoreError::Open(error.to_string());
        // A pool tries for seconds what cannot be opened; one plain connection says at once why.
        let mut first = AnyConnection::connect(url).await.map_err(opened)?;
        prepare(&mut first, durability).await.map_err(opened)?;
        first.close().await.map_err(opened)?;
        let writer = pool(1).connect(url).await.map_err(opened)?;
        let readers = pool(4).connect_lazy(url).map_err(opened)?;
        let store = Self { writer, readers };
        if durability == Durability::Full {
            store.assert_durable().await?;
        }
        store.migrate().await.map_err(opened)?;
        Ok(store)
    }

    /// Asks the database itself whether it waits for the disk.
    pub async fn assert_durable(&self) -> Result<(), StoreError> {
        let opened = |error: sqlx::Error| StoreError::Open(error.to_string());
        let mut connection = self.writer.acquire().await.map_err(opened)?;
        if connection.backend_name() == "SQLite" {
            let journal: String = one(&mut connection, "PRAGMA journal_mode").await.map_err(opened)?;
            let synchronous: i64 = one(&mut connection, "PRAGMA synchronous").await.map_err(opened)?;
            return match (journal.as_str(), synchronous) {
                ("wal", 2) => Ok(()),
                _ => Err(StoreError::NotDurable(format!("journal_mode {journal}, synchronous {synchronous}"))),
            };
        }
        let fsync: String = one(&mut connection, "SHOW fsync").await.map_err(opened)?;
        let commit: String = one(&mut connection, "SHOW synchronous_commit").await.map_err(opened)?;
        if fsync == "on" && commit != "off" {
            return Ok(());
        }
        Err(StoreError::NotDurable(format!("fsync {fsync}, synchronous_commit {commit}")))
    }

    async fn migrate(&self) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        transaction.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)").await?;
        let done: i64 = one(&mut transaction, "SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM schema").await?;
        for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > done) {
            for statement in statements {
                transaction.execute(*statement).await?;
            }
            sqlx::query("INSERT INTO schema (version) VALUES ($1)").bind(number).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }

    /// Copies a file of SQLite while it is in use; the copy is whole and holds every durable entry.
    pub async fn back_up(&self, copy: &Path) -> Result<(), StoreError> {
        let path = copy.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&self.readers).await.map_err(unavailable)?;
        Ok(())
    }

    /// Closes every connection, so that nothing is left to write.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Appends in one transaction. After any fault the connection is closed: what it believes of its
    /// transaction cannot be trusted then, and a commit inside a transaction left open would be none.
    async fn append_batch(&self, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
        let mut connection = self.writer.acquire().await?;
        let plain =
            batch.len() <= ROWS && batch.iter().all(|append| append.opens.is_none() && append.holders.is_empty());
        let appended = if plain {
            append_at_once(&mut connection, batch).await
        } else {
            append_in_transaction(&mut connection, batch).await
        };
        if appended.is_err() {
            let _ = connection.close().await;
        }
        appended
    }

    async fn list(&self, sql: &'static str, holder: Option<&str>, most: u32) -> Result<Vec<Found>, StoreError> {
        let query = match holder {
            Some(holder) => sqlx::query(sql).bind(holder.to_owned()).bind(i64::from(most)),
            None => sqlx::query(sql).bind(true).bind(i64::from(most)),
        };
        let rows = query.fetch_all(&self.readers).await.map_err(unavailable)?;
        let found = |row: &sqlx::any::AnyRow| {
            Ok(Found { table: row.try_get(0)?, made: row.try_get::<i64, _>(1)?.try_into().unwrap_or(0) })
        };
        rows.iter().map(found).collect::<Result<_, sqlx::Error>>().map_err(unavailable)
    }
}

/// The common case, choices alone and few enough: one statement is a transaction of its own, and costs one
/// way to the database and back instead of three.
async fn append_at_once(connection: &mut AnyConnection, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
    let inserted = insert_entries(connection, batch).await?;
    let mut kept = vec![Kept::Durable; batch.len()];
    if inserted == batch.len() as u64 {
        return Ok(kept);
    }
    for (append, kept) in batch.iter().zip(&mut kept) {
        let sql = "SELECT entry FROM entries WHERE table_id = $1 AND version = $2";
        let query = sqlx::query_scalar(sql).bind(append.table.clone()).bind(number(append.version));
        let stored: Option<String> = query.fetch_optional(&mut *connection).await?;
        if stored.as_ref() != Some(&append.entry) {
            *kept = Kept::NotNext;
        }
    }
    Ok(kept)
}

/// All or nothing: either every entry that is the next of its log is kept, or none.
async fn append_in_transaction(connection: &mut AnyConnection, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
    connection.execute("BEGIN").await?;
    let mut kept = vec![Kept::Durable; batch.len()];
    let mut inserted = 0;
    for rows in batch.chunks(ROWS) {
        inserted += insert_entries(connection, rows).await?;
    }
    if inserted != batch.len() as u64 {
        // The rare case: some entry is not the next of its log, and each is asked for itself.
        connection.execute("ROLLBACK").await?;
        connection.execute("BEGIN").await?;
        for (append, kept) in batch.iter().zip(&mut kept) {
            if insert_entries(connection, std::slice::from_ref(append)).await? == 0 {
                *kept = Kept::NotNext;
            }
        }
    }
    for (append, _) in batch.iter().zip(&kept).filter(|(_, kept)| **kept == Kept::Durable) {
        index(connection, append).await?;
    }
    connection.execute("COMMIT").await?;
    Ok(kept)
}

/// Sets a connection up; PostgreSQL needs nothing.
async fn prepare(connection: &mut AnyConnection, durability: Durability) -> Result<(), sqlx::Error> {
    if connection.backend_name() != "SQLite" {
        return Ok(());
    }
    connection.execute("PRAGMA busy_timeout = 5000").await?;
    connection.execute("PRAGMA journal_mode = WAL").await?;
    let synchronous = match durability {
        Durability::Full => "PRAGMA synchronous = FULL",
        Durability::Planted => "PRAGMA synchronous = NORMAL",
    };
    connection.execute(synchronous).await?;
    Ok(())
}

async fn one<T>(connection: &mut AnyConnection, sql: &'static str) -> Result<T, sqlx::Error>
where
    T: for<'r> sqlx::Decode<'r, Any> + sqlx::Type<Any> + Send + Unpin,
{
    sqlx::query_scalar(sql).fetch_one(connection).await
}

/// Inserts those entries that are the next of their log, and says how many were.
async fn insert_entries(connection: &mut AnyConnection, rows: &[Append]) -> Result<u64, sqlx::Error> {
    let mut sql = String::from(
        "INSERT INTO entries (table_id, version, made, entry) SELECT column1, column2, column3, column4 FROM (VALUES ",
    );
    for row in 0..rows.len() {
        let comma = if row == 0 { "" } else { ", " };
        let first = 4 * row + 1;
        let _ = write!(sql, "{comma}(${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3);
    }
    sql.push_str(
        ") AS next WHERE column2 = (SELECT COALESCE(MAX(version), -1) + 1 FROM entries WHERE table_id = column1)
        ON CONFLICT DO NOTHING",
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for row in rows {
        query = query.bind(row.table.clone()).bind(number(row.version)).bind(number(row.at)).bind(row.entry.clone());
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// Notes who finds the table.
async fn index(connection: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    if let Some(visibility) = append.opens {
        sqlx::query("INSERT INTO tables (id, public, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(append.table.clone())
            .bind(visibility == Visibility::Public)
            .bind(number(append.at))
            .execute(&mut *connection)
            .await?;
    }
    for holder in &append.holders {
        sqlx::query("INSERT INTO holders (holder, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(holder.clone())
            .bind(append.table.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Versions and times fit the database's numbers: they count entries and milliseconds.
fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

impl Store for Sql {
    fn append<'a>(&'a self, batch: &'a [Append]) -> Pending<'a, Vec<Kept>> {
        Box::pin(async move { self.append_batch(batch).await.map_err(unavailable) })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = $1 ORDER BY version");
            query.bind(table.to_owned()).fetch_all(&self.readers).await.map_err(unavailable)
        })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        let sql = "SELECT tables.id, tables.made FROM holders JOIN tables ON tables.id = holders.table_id
            WHERE holders.holder = $1 ORDER BY tables.made DESC, tables.id LIMIT $2";
        Box::pin(self.list(sql, Some(holder), most))
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        let sql = "SELECT id, made FROM tables WHERE public = $1 ORDER BY made DESC, id LIMIT $2";
        Box::pin(self.list(sql, None, most))
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            let answered = sqlx::query("SELECT 1").execute(&self.readers).await;
            answered.map(|_| ()).map_err(unavailable)
        })
    }
}
