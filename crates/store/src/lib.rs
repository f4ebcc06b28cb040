//! Keeps the logs of tables.
//!
//! A log is a list of texts, numbered from 0; what they say is the affair of whoever writes them. One trait,
//! [`Store`], and three who keep it: memory, SQLite and PostgreSQL. One suite holds them all to it.
//!
//! | module | holds |
//! | --- | --- |
//! | `memory` | [`Memory`], for tests and short lives |
//! | `sqlite, desk` | [`Sqlite`], on a thread of its own |
//! | `postgres, line, writer, readers` | [`Postgres`], its connections and who uses them |
//! | `encrypted` | [`Encrypted`], a store whose entries need a key |
//! | `form, lock, private` | the form of what is stored, one server at a time, files for their owner alone |
//! | `cause` | [`Cause`], why a store failed |
//!
//! ```
//! use std::{future::Future, pin::pin, task::{Context, Poll, Waker}};
//! use tsugi_store::{Append, Memory, Store, Visibility};
//!
//! let store = Memory::default();
//! let first = Append {
//!     table: "t".into(), version: 0, entry: "{}".into(), at: 0, opens: Some(Visibility::Private), holders: Vec::new(),
//! };
//! // Memory answers at once; any runtime would do.
//! let mut context = Context::from_waker(Waker::noop());
//! assert!(matches!(pin!(store.append(vec![first])).poll(&mut context), Poll::Ready(Ok(_))));
//! assert!(matches!(pin!(store.log("t")).poll(&mut context), Poll::Ready(Ok(log)) if log == ["{}"]));
//! ```

mod cause;
mod desk;
mod encrypted;
mod form;
mod line;
mod lock;
mod memory;
mod postgres;
mod private;
mod readers;
mod sqlite;
mod writer;

use std::{future::Future, pin::Pin, time::Duration};

pub use cause::Cause;
pub use encrypted::{BadKey, Encrypted, Key};
pub use memory::Memory;
pub use postgres::Postgres;
pub use private::make_folder;
pub use sqlite::{Durability, Sqlite};

/// Public tables of one maker that are found, the newest ones.
pub const MOST_OF_A_MAKER: usize = 10;

/// A store that has not answered by then is called unavailable.
pub const PATIENCE: Duration = Duration::from_millis(1800);

/// What a store answers once it has looked.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The next entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The number of the entry.
    pub version: u64,
    /// The entry.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Where this is the first entry: whether anybody may find the table.
    pub opens: Option<Visibility>,
    /// Who finds this table among the own from now on.
    pub holders: Vec<String>,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Anybody.
    Public,
    /// Anybody; whoever made it is known by a number, and only so many of a maker's are found.
    PublicBy(u64),
    /// Who has its link.
    Private,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Durable,
    /// It is not the next of its log, so it was left out.
    NotNext,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its id.
    pub table: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// Why a store could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It cannot be opened.
    #[error("the store cannot be opened: {0}")]
    Open(Cause),
    /// It does not sync as it must.
    #[error("the store does not keep what it is told: {0}")]
    NotDurable(Cause),
    /// A newer program made it.
    #[error("the store is of form {found}, which a newer tsugi made; this one knows forms up to {known}")]
    Newer {
        /// Its form.
        found: i64,
        /// The newest form that is known here.
        known: i64,
    },
    /// Another server serves from it.
    #[error("another server serves from this store: {0}")]
    InUse(String),
    /// Entries are encrypted, and the key is not here.
    #[error("the table is encrypted with a key that was not given")]
    Encrypted,
    /// It is encrypted with another key.
    #[error("this store is encrypted with another key")]
    WrongKey,
    /// It cannot be read or written at the moment: a full disk, a lock, a line cut.
    #[error("the store cannot be read or written: {0}")]
    Unavailable(Cause),
}

/// Keeps the logs of tables.
pub trait Store: Send + Sync + 'static {
    /// Appends entries of many tables together: when it answers, those it calls durable are. At most one
    /// entry a table. On an error none of them is promised, though some may be kept.
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>>;
    /// The whole log of a table, from its first entry; empty where there is no such table.
    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>>;
    /// The tables of a holder, the newest first, at most so many.
    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>>;
    /// The tables that anybody may find, the newest first, at most so many.
    fn public(&self, most: u32) -> Pending<'_, Vec<Found>>;
    /// Whether entries can be stored now: it writes something and waits for the disk.
    fn ready(&self) -> Pending<'_, ()>;
    /// Keeps a value under this name unless there is one already; answers what is kept.
    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String>;
    /// Ends its connections, so that nothing is left to write.
    fn close(&self) -> Pending<'_, ()>;
}
