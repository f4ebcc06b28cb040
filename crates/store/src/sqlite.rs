//! Logs in one file of SQLite: one thread writes, others read.
//!
//! The entries of a batch are inserted one by one in one transaction, on the thread that owns the connection:
//! a batch costs one way there and back, and no statement is longer for it.

use std::{
    io::Write,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use crate::{
    Append, Appended, Found, MOST_OF_A_MAKER, Pending, Store, StoreError,
    desk::Desk,
    form::{
        HOLD, LOG, MARK, MARKED_AS, MIGRATE, MIGRATED, MIGRATIONS, OF_HOLDER, OPEN, PROBE, PUBLIC, SCHEMA, UNLIST,
        known, listed, number,
    },
    lock::Lock,
    private,
};

/// Without a number it is no entry: where there is no such table, or it is not the next of its log, one of the
/// numbers is null, and such a row is left out.
const INSERT: &str = "INSERT OR IGNORE INTO logs (number, version, made, entry) VALUES (
    (SELECT number FROM tables WHERE id = $1),
    CASE WHEN $2 = (SELECT COALESCE(MAX(version), -1) + 1 FROM logs
        WHERE number = (SELECT number FROM tables WHERE id = $1)) THEN $2 END,
    $3, $4)";

/// So much must find room for entries to count as storable: entries may for a while go into room that the journal
/// already has, and only then fail.
const ROOM: usize = 64 << 10;

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
    file: PathBuf,
    /// Held by a server; who only copies or looks has none.
    lock: Mutex<Option<Lock>>,
    /// One connection that writes: batches follow each other.
    writer: Desk,
    readers: [Desk; 2],
    turn: AtomicUsize,
}

impl Sqlite {
    /// A file, made where there is none, for its owner alone.
    pub async fn open(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        private::database(file).map_err(|error| StoreError::Open((&error).into()))?;
        Self::open_made(file, durability, None).await
    }

    /// The same for a server: as long as this store is open, no other server opens the file.
    pub async fn open_alone(file: &Path) -> Result<Self, StoreError> {
        private::database(file).map_err(|error| StoreError::Open((&error).into()))?;
        let lock = Lock::take(file)?;
        Self::open_made(file, Durability::Full, Some(lock)).await
    }

    async fn open_made(file: &Path, durability: Durability, lock: Option<Lock>) -> Result<Self, StoreError> {
        let desk = |name: &str| Desk::start(name, file, durability);
        let readers = [desk("store-reader-0")?, desk("store-reader-1")?];
        let (file, lock, turn) = (file.to_owned(), lock.into(), AtomicUsize::new(0));
        let store = Self { writer: desk("store-writer")?, file, lock, readers, turn };
        // The form is looked at first: of a file that is no database this says so plainly.
        known(store.writer.with(migrate).await.map_err(opening)?)?;
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
            _ => Err(StoreError::NotDurable(format!("journal_mode {journal}, synchronous {synchronous}").into())),
        }
    }

    /// Copies a file that a server may be using, whatever its form; the copy is whole, holds every durable entry, and
    /// is its owner's alone.
    pub async fn copy(file: &Path, copy: &Path) -> Result<(), StoreError> {
        let desk = Desk::start("store-copy", file, Durability::Full)?;
        drop(private::make(copy).map_err(|error| StoreError::Open((&error).into()))?);
        let path = copy.to_string_lossy().into_owned();
        let copied = desk.with(move |connection| connection.execute("VACUUM INTO $1", [path])).await;
        desk.close().await;
        if copied.is_err() {
            let _ = std::fs::remove_file(copy);
        }
        copied.map(|_| ())
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

/// Brings the database into the newest form; answers the form it was found in. A newer one is left as it is.
fn migrate(connection: &mut Connection) -> rusqlite::Result<i64> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(SCHEMA, [])?;
    let found: i64 = transaction.query_row(MIGRATED, [], |row| row.get(0))?;
    for (number, statements) in (1_i64..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        for statement in statements {
            transaction.execute(statement, [])?;
        }
        transaction.execute(MIGRATE, [number])?;
    }
    transaction.commit()?;
    Ok(found)
}

/// Whether there is room beside the file.
fn find_room(file: &Path) -> std::io::Result<()> {
    let path = private::beside(file, "-room");
    let filled = private::open(&path).and_then(|mut room| {
        room.write_all(&vec![0x5a; ROOM])?;
        room.sync_data()
    });
    std::fs::remove_file(&path)?;
    filled
}

/// All or nothing: either every entry that is the next of its log is kept, or none.
fn append_batch(connection: &mut Connection, batch: &[Append]) -> rusqlite::Result<Vec<Appended>> {
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
            kept.push(if inserted > 0 { Appended::Durable } else { Appended::NotNext });
        }
    }
    transaction.commit()?;
    Ok(kept)
}

/// Where it is a table's first entry: makes the table, unless there is one.
fn open_table(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<()> {
    if let Some(visibility) = append.opens {
        let (public, maker) = listed(visibility);
        transaction.prepare_cached(OPEN)?.execute(params![append.table, public, number(append.at), maker])?;
        if maker.is_some() {
            transaction.prepare_cached(UNLIST)?.execute(params![maker, MOST_OF_A_MAKER as i64])?;
        }
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
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
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
        Box::pin(async {
            let file = self.file.clone();
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis().to_string();
            let written = move |connection: &mut Connection| {
                connection.execute(PROBE, [now])?;
                Ok(find_room(&file))
            };
            self.writer.with(written).await?.map_err(|error| StoreError::Unavailable((&error).into()))
        })
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        let (name, value) = (name.to_owned(), value.to_owned());
        Box::pin(self.writer.with(move |connection| {
            connection.execute(MARK, [&name, &value])?;
            connection.query_row(MARKED_AS, [&name], |row| row.get(0))
        }))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            for reader in &self.readers {
                reader.close().await;
            }
            self.writer.close().await;
            drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
            Ok(())
        })
    }
}
