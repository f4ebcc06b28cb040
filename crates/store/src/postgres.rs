//! Logs in a database of PostgreSQL.

use std::{
    future::Future,
    time::{SystemTime, UNIX_EPOCH},
};

use tokio::time::{Instant, timeout_at};
use tokio_postgres::{Config, Error};

use crate::{
    Append, Appended, Found, MOST_OF_A_MAKER, Pending, Store, StoreError,
    form::{HOLD, LOG, MARK, MARKED_AS, OF_HOLDER, OPEN, PROBE, PUBLIC, UNLIST, listed, number},
    line::{Line, Values, opening, too_late, unavailable},
    readers::Readers,
    writer::Writer,
};

/// Inserts those entries that are the next of their log: one statement for any number of them.
const INSERT: &str = "INSERT INTO logs (number, version, made, entry)
    SELECT tables.number, next.version, next.made, next.entry
    FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[]) AS next (id, version, made, entry)
    JOIN tables ON tables.id = next.id WHERE next.version =
    (SELECT COALESCE(MAX(version), -1) + 1 FROM logs WHERE logs.number = tables.number) ON CONFLICT DO NOTHING";
const ENTRY: &str = "SELECT entry FROM logs WHERE number = (SELECT number FROM tables WHERE id = $1) AND version = $2";

/// Logs in a database of PostgreSQL.
pub struct Postgres {
    /// One connection that writes: batches follow each other.
    writer: Writer,
    readers: Readers,
}

impl Postgres {
    /// A database by its address. As long as this store is open, no other server opens the same schema of it.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let config: Config = url.parse().map_err(opening)?;
        let writer = Writer::open(config.clone()).await?;
        Ok(Self { writer, readers: Readers::new(config) })
    }

    async fn list(&self, sql: &'static str, values: Values<'_>) -> Result<Vec<Found>, StoreError> {
        let rows = self.readers.rows(sql, values).await?;
        let found = rows
            .iter()
            .map(|row| Ok(Found { table: row.try_get(0)?, made: row.try_get::<_, i64>(1)?.try_into().unwrap_or(0) }));
        found.collect::<Result<_, Error>>().map_err(unavailable)
    }
}

/// Waits for the database until then.
async fn in_time<T>(deadline: Instant, asked: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
    timeout_at(deadline, asked).await.map_err(|_| too_late())?.map_err(unavailable)
}

/// Milliseconds since 1970.
fn now() -> String {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis().to_string()
}

/// Appends in one transaction.
async fn append_batch(line: &mut Line, batch: &[Append]) -> Result<Vec<Appended>, Error> {
    let plain = batch.iter().all(|append| append.opens.is_none() && append.holders.is_empty());
    if plain { append_at_once(line, batch).await } else { append_in_transaction(line, batch).await }
}

/// The common case, choices alone: one statement is a transaction of its own, and costs one way to the database and
/// back instead of three.
async fn append_at_once(line: &mut Line, batch: &[Append]) -> Result<Vec<Appended>, Error> {
    let inserted = insert_entries(line, batch).await?;
    let mut kept = vec![Appended::Durable; batch.len()];
    if inserted == batch.len() as u64 {
        return Ok(kept);
    }
    for (append, kept) in batch.iter().zip(&mut kept) {
        let stored = line.rows(ENTRY, &[&append.table, &number(append.version)]).await?;
        let entry: Option<&str> = stored.first().map(|row| row.try_get(0)).transpose()?;
        if entry != Some(append.entry.as_str()) {
            *kept = Appended::NotNext;
        }
    }
    Ok(kept)
}

/// All or nothing: either every entry that is the next of its log is kept, or none.
async fn append_in_transaction(line: &mut Line, batch: &[Append]) -> Result<Vec<Appended>, Error> {
    line.run("BEGIN").await?;
    open_tables(line, batch).await?;
    let mut kept = vec![Appended::Durable; batch.len()];
    if insert_entries(line, batch).await? != batch.len() as u64 {
        // The rare case: some entry is not the next of its log, and each is asked for itself.
        line.run("ROLLBACK; BEGIN").await?;
        open_tables(line, batch).await?;
        for (append, kept) in batch.iter().zip(&mut kept) {
            if insert_entries(line, std::slice::from_ref(append)).await? == 0 {
                *kept = Appended::NotNext;
            }
        }
    }
    for (append, _) in batch.iter().zip(&kept).filter(|(_, kept)| **kept == Appended::Durable) {
        note_holders(line, append).await?;
    }
    line.run("COMMIT").await?;
    Ok(kept)
}

/// Inserts those entries that are the next of their log, and says how many were.
async fn insert_entries(line: &mut Line, batch: &[Append]) -> Result<u64, Error> {
    let ids: Vec<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    let versions: Vec<i64> = batch.iter().map(|append| number(append.version)).collect();
    let times: Vec<i64> = batch.iter().map(|append| number(append.at)).collect();
    let entries: Vec<&str> = batch.iter().map(|append| append.entry.as_str()).collect();
    line.execute(INSERT, &[&ids, &versions, &times, &entries]).await
}

/// Makes the tables whose first entries these are, unless they are there.
async fn open_tables(line: &mut Line, batch: &[Append]) -> Result<(), Error> {
    for append in batch {
        let Some(visibility) = append.opens else { continue };
        let (public, maker) = listed(visibility);
        line.execute(OPEN, &[&append.table, &public, &number(append.at), &maker]).await?;
        if maker.is_some() {
            line.execute(UNLIST, &[&maker, &(MOST_OF_A_MAKER as i64)]).await?;
        }
    }
    Ok(())
}

/// Notes who finds the table among the own.
async fn note_holders(line: &mut Line, append: &Append) -> Result<(), Error> {
    for holder in &append.holders {
        line.execute(HOLD, &[holder, &append.table]).await?;
    }
    Ok(())
}

impl Store for Postgres {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
        Box::pin(async move {
            let mut held = self.writer.hold().await?;
            let (line, deadline) = held.line()?;
            let kept = in_time(deadline, append_batch(line, &batch)).await?;
            held.done();
            Ok(kept)
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move {
            let rows = self.readers.rows(LOG, &[&table]).await?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, Error>>().map_err(unavailable)
        })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        Box::pin(async move { self.list(OF_HOLDER, &[&holder, &i64::from(most)]).await })
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        Box::pin(async move { self.list(PUBLIC, &[&true, &i64::from(most)]).await })
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async {
            let mut held = self.writer.hold().await?;
            let (line, deadline) = held.line()?;
            in_time(deadline, line.execute(PROBE, &[&now()])).await?;
            held.done();
            Ok(())
        })
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        Box::pin(async move {
            let mut held = self.writer.hold().await?;
            let (line, deadline) = held.line()?;
            in_time(deadline, line.execute(MARK, &[&name, &value])).await?;
            let row = in_time(deadline, line.row(MARKED_AS, &[&name])).await?;
            let kept = row.try_get(0).map_err(unavailable)?;
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
