//! A thread that owns one connection to a file of SQLite, and does there what it is handed.
//!
//! After any fault the connection is closed, and the next to come opens another: what a connection believes
//! of its transaction cannot be trusted then.

use std::{
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Cause, Durability, StoreError};

type Job = Box<dyn FnOnce(&mut Drawer) + Send>;

/// Where work on a file is handed in.
pub(crate) struct Desk(mpsc::Sender<Job>);

/// The file, and the connection while it is open.
struct Drawer {
    file: PathBuf,
    durability: Durability,
    open: Option<Connection>,
}

impl Desk {
    /// Starts a thread for a file; it opens the file when it is first asked.
    pub(crate) fn start(name: &str, file: &Path, durability: Durability) -> Result<Self, StoreError> {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let mut drawer = Drawer { file: file.to_owned(), durability, open: None };
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            for job in inbox {
                job(&mut drawer);
            }
        });
        thread.map_err(|error| StoreError::Open((&error).into()))?;
        Ok(Self(jobs))
    }

    /// Does this there, and says what came of it.
    pub(crate) async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let stopped = || StoreError::Unavailable(Cause::Stopped);
        let job: Job = Box::new(move |drawer| {
            // Whoever has given up already wants nothing written behind their back; who gives up while it is done
            // finds it done.
            if !answer.is_closed() {
                let _ = answer.send(drawer.with(work));
            }
        });
        self.0.send(job).map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?.map_err(|error| StoreError::Unavailable((&error).into()))
    }

    /// Closes the connection; asked again, it would open another.
    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |drawer| {
            drawer.open = None;
            let _ = answer.send(());
        });
        if self.0.send(job).is_ok() {
            let _ = answered.await;
        }
    }
}

impl Drawer {
    fn with<T>(&mut self, work: impl FnOnce(&mut Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let connection = match &mut self.open {
            Some(connection) => connection,
            closed => closed.insert(open(&self.file, self.durability)?),
        };
        let done = work(connection);
        if done.is_err() {
            self.open = None;
        }
        done
    }
}

/// A connection that waits for the disk with every commit.
fn open(file: &Path, durability: Durability) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "busy_timeout", 1500)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    let synchronous = match durability {
        Durability::Full => "FULL",
        Durability::Planted => "NORMAL",
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    // Pages that many choices touch are copied back once for all of them.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    Ok(connection)
}
