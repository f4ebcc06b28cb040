//! Logs in one file of SQLite: one thread writes, others read.
//!
//! The entries of a batch are inserted one by one in one transaction, on the thread that owns the connection:
//! a batch costs one way there and back, and no statement is longer for it.

use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use crate::{
    Append, Found, Kept, Pending, Store, StoreError, Visibility,
    desk::Desk,
    form::{HOLD, LOG, MIGRATE, MIGRATED, MIGRATIONS, OF_HOLDER, OPEN, PUBLIC, SCHEMA, number},
};

/// Without a number it is no entry: where there is no such table, or it is not the next of its log, one of the
/// numbers is null, and such a row is left out.
const INSERT: &str = "INSERT OR IGNORE INTO logs (number, version, made, entry) VALUES (
    (SELECT number FROM tables WHERE id = $1),
    CASE WHEN $2 = (SELECT COALESCE(MAX(version), -1) + 1 FROM logs
        WHERE number = (SELECT number FROM tables WHERE id = $1)) THEN $2 END,
    $3, $4)";

/// How a database syncs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// Every commit waits for the disk.
    Full,
    /// Commits wait for nothing: a fault planted by tests, never for play.
    Planted,
}

/// Logs in one file of SQLite.
pub struct Sqlite {
    /// One connection that writes: batches follow each other.
    writer: Desk,
    readers: [Desk; 2],
    turn: AtomicUsize,
}

impl Sqlite {
    /// A file, made where there is none.
    pub async fn open(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        let desk = |name: &str| Desk::start(name, file, durability);
        let readers = [desk("store-reader-0")?, desk("store-reader-1")?];
        let store = Self { writer: desk("store-writer")?, readers, turn: AtomicUsize::new(0) };
        // The form is looked at first: of a file that is no database this says so plainly.
        store.writer.with(migrate).await.map_err(opening)?;
        if durability == Durability::Full {
            store.assert_durable().await?;
        }
        Ok(store)
    }

    /// Asks the database itself whether it waits for the disk.
    pub async fn assert_durable(&self) -> Result<(), StoreError> {
        let asked = self.writer.with(|connection| {
            let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
            let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
            Ok((journal, synchronous))
        });
        let (journal, synchronous) = asked.await.map_err(opening)?;
        match (journal.as_str(), synchronous) {
            ("wal", 2) => Ok(()),
            _ => Err(StoreError::NotDurable(format!("journal_mode {journal}, synchronous {synchronous}"))),
        }
    }

    /// Copies the file while it is in use; the copy is whole and holds every durable entry.
    pub async fn back_up(&self, copy: &Path) -> Result<(), StoreError> {
        let path = copy.to_string_lossy().into_owned();
        self.reader().with(move |connection| connection.execute("VACUUM INTO $1", [path])).await.map(|_| ())
    }

    fn reader(&self) -> &Desk {
        &self.readers[self.turn.fetch_add(1, Ordering::Relaxed) % self.readers.len()]
    }
}

/// A file that cannot even be looked at cannot be opened.
fn opening(error: StoreError) -> StoreError {
    match error {
        StoreError::Unavailable(why) => StoreError::Open(why),
        other => other,
    }
}

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(SCHEMA, [])?;
    let done: i64 = transaction.query_row(MIGRATED, [], |row| row.get(0))?;
    for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > done) {
        for statement in statements {
            transaction.execute(statement, [])?;
        }
        transaction.execute(MIGRATE, [number])?;
    }
    transaction.commit()
}

/// All or nothing: either every entry that is the next of its log is kept, or none.
fn append_batch(connection: &mut Connection, batch: &[Append]) -> rusqlite::Result<Vec<Kept>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut kept = Vec::with_capacity(batch.len());
    {
        let mut insert = transaction.prepare_cached(INSERT)?;
        for append in batch {
            open_table(&transaction, append)?;
            let (version, at) = (number(append.version), number(append.at));
            let inserted = insert.execute(params![append.table, version, at, append.entry])?;
            if inserted > 0 {
                note_holders(&transaction, append)?;
            }
            kept.push(if inserted > 0 { Kept::Durable } else { Kept::NotNext });
        }
    }
    transaction.commit()?;
    Ok(kept)
}

/// Where it is a table's first entry: makes the table, unless there is one.
fn open_table(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    if let Some(visibility) = append.opens {
        let public = visibility == Visibility::Public;
        transaction.prepare_cached(OPEN)?.execute(params![append.table, public, number(append.at)])?;
    }
    Ok(())
}

/// Notes who finds the table among the own.
fn note_holders(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    for holder in &append.holders {
        transaction.prepare_cached(HOLD)?.execute([holder, &append.table])?;
    }
    Ok(())
}

fn found(row: &rusqlite::Row<'_>) -> rusqlite::Result<Found> {
    Ok(Found { table: row.get(0)?, made: row.get::<_, i64>(1)?.try_into().unwrap_or(0) })
}

impl Store for Sqlite {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Kept>> {
        Box::pin(self.writer.with(move |connection| append_batch(connection, &batch)))
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        let table = table.to_owned();
        let read = move |connection: &mut Connection| {
            let mut asked = connection.prepare_cached(LOG)?;
            asked.query_map([table], |row| row.get(0))?.collect()
        };
        Box::pin(self.reader().with(read))
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        let holder = holder.to_owned();
        let read = move |connection: &mut Connection| {
            let mut asked = connection.prepare_cached(OF_HOLDER)?;
            asked.query_map(params![holder, most], found)?.collect()
        };
        Box::pin(self.reader().with(read))
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        let read = move |connection: &mut Connection| {
            let mut asked = connection.prepare_cached(PUBLIC)?;
            asked.query_map(params![true, most], found)?.collect()
        };
        Box::pin(self.reader().with(read))
    }

    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(self.reader().with(|connection| connection.query_row("SELECT 1", [], |_| Ok(()))))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            for reader in &self.readers {
                reader.close().await;
            }
            self.writer.close().await;
            Ok(())
        })
    }
}
