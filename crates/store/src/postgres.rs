//! Logs in a database of PostgreSQL.

use std::{
    fmt::Write,
    future::Future,
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::{
    AssertSqlSafe, Executor, PgConnection, PgPool, Postgres as Driver, Row,
    postgres::{PgPoolOptions, PgRow},
};
use tokio::time::{Instant, timeout, timeout_at};

use crate::{
    Append, Found, Kept, MOST_OF_A_MAKER, PATIENCE, Pending, Store, StoreError,
    form::{HOLD, LOG, MARK, MARKED_AS, OF_HOLDER, OPEN, PROBE, PUBLIC, UNLIST, listed, number},
    writer::{Writer, too_late},
};

/// So many rows go into one statement; the texts of statements are kept prepared.
const ROWS: usize = 64;

/// Logs in a database of PostgreSQL.
pub struct Postgres {
    /// One connection that writes: batches follow each other.
    writer: Writer,
    readers: PgPool,
}

impl Postgres {
    /// A database by its address. As long as this store is open, no other server opens the same schema of it.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let opened = |error: sqlx::Error| StoreError::Open(error.to_string());
        let writer = Writer::open(url).await?;
        let readers = PgPoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy(url)
            .map_err(opened)?;
        Ok(Self { writer, readers })
    }

    /// Asks for rows. A connection that does not answer in time is closed, not given to the next.
    async fn read(&self, query: Listed) -> Result<Vec<PgRow>, StoreError> {
        let mut connection = self.readers.acquire().await.map_err(unavailable)?;
        if let Ok(rows) = timeout(PATIENCE, query.fetch_all(&mut *connection)).await {
            return rows.map_err(unavailable);
        }
        drop(connection.detach());
        Err(too_late())
    }

    async fn list(&self, query: Listed) -> Result<Vec<Found>, StoreError> {
        let rows = self.read(query).await?;
        let found =
            |row: &PgRow| Ok(Found { table: row.try_get(0)?, made: row.try_get::<i64, _>(1)?.try_into().unwrap_or(0) });
        rows.iter().map(found).collect::<Result<_, sqlx::Error>>().map_err(unavailable)
    }
}

/// Waits for the database until then.
async fn in_time<T>(deadline: Instant, asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    timeout_at(deadline, asked).await.map_err(|_| too_late())?.map_err(unavailable)
}

/// Milliseconds since 1970.
fn now() -> String {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis().to_string()
}

/// Appends in one transaction.
async fn append_batch(connection: &mut PgConnection, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
    let plain = batch.len() <= ROWS && batch.iter().all(|append| append.opens.is_none() && append.holders.is_empty());
    if plain { append_at_once(connection, batch).await } else { append_in_transaction(connection, batch).await }
}

type Listed = sqlx::query::Query<'static, Driver, sqlx::postgres::PgArguments>;

/// The common case, choices alone and few enough: one statement is a transaction of its own, and costs one
/// way to the database and back instead of three.
async fn append_at_once(connection: &mut PgConnection, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
    let inserted = insert_entries(connection, batch).await?;
    let mut kept = vec![Kept::Durable; batch.len()];
    if inserted == batch.len() as u64 {
        return Ok(kept);
    }
    for (append, kept) in batch.iter().zip(&mut kept) {
        let sql = "SELECT entry FROM logs WHERE number = (SELECT number FROM tables WHERE id = $1) AND version = $2";
        let query = sqlx::query_scalar(sql).bind(append.table.clone()).bind(number(append.version));
        let stored: Option<String> = query.fetch_optional(&mut *connection).await?;
        if stored.as_ref() != Some(&append.entry) {
            *kept = Kept::NotNext;
        }
    }
    Ok(kept)
}

/// All or nothing: either every entry that is the next of its log is kept, or none.
async fn append_in_transaction(connection: &mut PgConnection, batch: &[Append]) -> Result<Vec<Kept>, sqlx::Error> {
    connection.execute("BEGIN").await?;
    open_tables(connection, batch).await?;
    let mut kept = vec![Kept::Durable; batch.len()];
    let mut inserted = 0;
    for rows in batch.chunks(ROWS) {
        inserted += insert_entries(connection, rows).await?;
    }
    if inserted != batch.len() as u64 {
        // The rare case: some entry is not the next of its log, and each is asked for itself.
        connection.execute("ROLLBACK").await?;
        connection.execute("BEGIN").await?;
        open_tables(connection, batch).await?;
        for (append, kept) in batch.iter().zip(&mut kept) {
            if insert_entries(connection, std::slice::from_ref(append)).await? == 0 {
                *kept = Kept::NotNext;
            }
        }
    }
    for (append, _) in batch.iter().zip(&kept).filter(|(_, kept)| **kept == Kept::Durable) {
        note_holders(connection, append).await?;
    }
    connection.execute("COMMIT").await?;
    Ok(kept)
}

/// Inserts those entries that are the next of their log, and says how many were.
async fn insert_entries(connection: &mut PgConnection, rows: &[Append]) -> Result<u64, sqlx::Error> {
    let mut sql = String::from(
        "INSERT INTO logs (number, version, made, entry) SELECT number, column2, column3, column4 FROM (VALUES ",
    );
    for row in 0..rows.len() {
        let comma = if row == 0 { "" } else { ", " };
        let first = 4 * row + 1;
        let _ = write!(sql, "{comma}(${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3);
    }
    sql.push_str(
        ") AS next JOIN tables ON tables.id = column1 WHERE column2 =
        (SELECT COALESCE(MAX(version), -1) + 1 FROM logs WHERE logs.number = tables.number) ON CONFLICT DO NOTHING",
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for row in rows {
        query = query.bind(row.table.clone()).bind(number(row.version)).bind(number(row.at)).bind(row.entry.clone());
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// Makes the tables whose first entries these are, unless they are there.
async fn open_tables(connection: &mut PgConnection, batch: &[Append]) -> Result<(), sqlx::Error> {
    for append in batch {
        let Some(visibility) = append.opens else { continue };
        let (public, maker) = listed(visibility);
        sqlx::query(OPEN)
            .bind(append.table.clone())
            .bind(public)
            .bind(number(append.at))
            .bind(maker)
            .execute(&mut *connection)
            .await?;
        if maker.is_some() {
            sqlx::query(UNLIST).bind(maker).bind(MOST_OF_A_MAKER as i64).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Notes who finds the table among the own.
async fn note_holders(connection: &mut PgConnection, append: &Append) -> Result<(), sqlx::Error> {
    for holder in &append.holders {
        sqlx::query(HOLD).bind(holder.clone()).bind(append.table.clone()).execute(&mut *connection).await?;
    }
    Ok(())
}

#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

impl Store for Postgres {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Kept>> {
        Box::pin(async move {
            let mut held = self.writer.hold().await?;
            let (connection, deadline) = held.connection()?;
            let kept = in_time(deadline, append_batch(connection, &batch)).await?;
            held.done();
            Ok(kept)
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            let rows = self.read(sqlx::query(LOG).bind(table.to_owned())).await?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>().map_err(unavailable)
        })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        Box::pin(self.list(sqlx::query(OF_HOLDER).bind(holder.to_owned()).bind(i64::from(most))))
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        Box::pin(self.list(sqlx::query(PUBLIC).bind(true).bind(i64::from(most))))
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let mut held = self.writer.hold().await?;
            let (connection, deadline) = held.connection()?;
            let probe = sqlx::query(PROBE).bind(now());
            in_time(deadline, probe.execute(connection)).await?;
            held.done();
            Ok(())
        })
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        Box::pin(async move {
            let mut held = self.writer.hold().await?;
            let (connection, deadline) = held.connection()?;
            let set = sqlx::query(MARK).bind(name.to_owned()).bind(value.to_owned());
            in_time(deadline, set.execute(&mut *connection)).await?;
            let asked = sqlx::query_scalar(MARKED_AS).bind(name.to_owned());
            let kept = in_time(deadline, asked.fetch_one(connection)).await?;
            held.done();
            Ok(kept)
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}
