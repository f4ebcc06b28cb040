//! Logs in a database of PostgreSQL.

use std::{fmt::Write, time::Duration};

use sqlx::{
    AssertSqlSafe, Connection, Executor, PgConnection, PgPool, Postgres as Driver, Row,
    postgres::{PgPoolOptions, PgRow},
};

use crate::{
    Append, Found, Kept, Pending, Store, StoreError, Visibility,
    form::{HOLD, LOG, MIGRATE, MIGRATED, MIGRATIONS, OF_HOLDER, OPEN, PUBLIC, SCHEMA, number},
};

/// So many rows go into one statement; the texts of statements are kept prepared.
const ROWS: usize = 64;

/// Logs in a database of PostgreSQL.
pub struct Postgres {
    /// One connection that writes: batches follow each other.
    writer: PgPool,
    readers: PgPool,
}

impl Postgres {
    /// A database by its address.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let pool = |most: u32| {
            PgPoolOptions::new()
                .max_connections(most)
                .test_before_acquire(false)
                .acquire_timeout(Duration::from_secs(10))
                .idle_timeout(None)
                .max_lifetime(None)
        };
        let opened = |error: sqlx::Error| StoreError::Open(error.to_string());
        // A pool tries for seconds what cannot be opened; one plain connection says at once why.
        PgConnection::connect(url).await.map_err(opened)?.close().await.map_err(opened)?;
        let writer = pool(1).connect(url).await.map_err(opened)?;
        let readers = pool(4).connect_lazy(url).map_err(opened)?;
        let store = Self { writer, readers };
        store.assert_durable().await?;
        store.migrate().await.map_err(opened)?;
        Ok(store)
    }

    /// Asks the database itself whether it waits for the disk.
    async fn assert_durable(&self) -> Result<(), StoreError> {
        let opened = |error: sqlx::Error| StoreError::Open(error.to_string());
        let mut connection = self.writer.acquire().await.map_err(opened)?;
        let fsync: String = one(&mut connection, "SHOW fsync").await.map_err(opened)?;
        let commit: String = one(&mut connection, "SHOW synchronous_commit").await.map_err(opened)?;
        if fsync == "on" && commit != "off" {
            return Ok(());
        }
        Err(StoreError::NotDurable(format!("fsync {fsync}, synchronous_commit {commit}")))
    }

    async fn migrate(&self) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        transaction.execute(SCHEMA).await?;
        let done: i64 = one(&mut transaction, MIGRATED).await?;
        for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > done) {
            for statement in statements {
                transaction.execute(*statement).await?;
            }
            sqlx::query(MIGRATE).bind(number).execute(&mut *transaction).await?;
        }
        transaction.commit().await
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

    async fn list(&self, query: Listed) -> Result<Vec<Found>, StoreError> {
        let rows = query.fetch_all(&self.readers).await.map_err(unavailable)?;
        let found =
            |row: &PgRow| Ok(Found { table: row.try_get(0)?, made: row.try_get::<i64, _>(1)?.try_into().unwrap_or(0) });
        rows.iter().map(found).collect::<Result<_, sqlx::Error>>().map_err(unavailable)
    }
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

async fn one<T>(connection: &mut PgConnection, sql: &'static str) -> Result<T, sqlx::Error>
where
    T: for<'r> sqlx::Decode<'r, Driver> + sqlx::Type<Driver> + Send + Unpin,
{
    sqlx::query_scalar(sql).fetch_one(connection).await
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
        sqlx::query(OPEN)
            .bind(append.table.clone())
            .bind(visibility == Visibility::Public)
            .bind(number(append.at))
            .execute(&mut *connection)
            .await?;
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
        Box::pin(async move { self.append_batch(&batch).await.map_err(unavailable) })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar(LOG).bind(table.to_owned()).fetch_all(&self.readers).await.map_err(unavailable)
        })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        Box::pin(self.list(sqlx::query(OF_HOLDER).bind(holder.to_owned()).bind(i64::from(most))))
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        Box::pin(self.list(sqlx::query(PUBLIC).bind(true).bind(i64::from(most))))
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            let answered = sqlx::query("SELECT 1").execute(&self.readers).await;
            answered.map(|_| ()).map_err(unavailable)
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
