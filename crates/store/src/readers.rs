//! The connections through which PostgreSQL is read: a few, made when they are first needed.

use std::sync::{Mutex, PoisonError};

use tokio::{
    sync::Semaphore,
    time::{Instant, timeout_at},
};
use tokio_postgres::{Config, Row};

use crate::{
    PATIENCE, StoreError,
    line::{Line, Values, too_late, unavailable},
};

/// How many read at once.
const MOST: u32 = 4;

/// The connections that read.
pub(crate) struct Readers {
    config: Config,
    /// A permit for each connection that may be in use.
    permits: Semaphore,
    idle: Mutex<Vec<Line>>,
}

impl Readers {
    /// None yet, to this database.
    pub(crate) fn new(config: Config) -> Self {
        Self { config, permits: Semaphore::new(MOST as usize), idle: Mutex::default() }
    }

    /// Asks for rows. A connection that fails, or does not answer in time, is closed and not given to the next.
    pub(crate) async fn rows(&self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        let permit = timeout_at(deadline, self.permits.acquire()).await.map_err(|_| too_late())?;
        let _permit = permit.map_err(|_| StoreError::Unavailable("the store is closed".into()))?;
        let asked = async {
            let mut line = match self.take() {
                Some(line) => line,
                None => Line::connect(&self.config).await?,
            };
            let rows = line.rows(sql, values).await?;
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(line);
            Ok(rows)
        };
        timeout_at(deadline, asked).await.map_err(|_| too_late())?.map_err(unavailable)
    }

    /// An idle connection that is still whole.
    fn take(&self) -> Option<Line> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.retain(|line| !line.is_closed());
        idle.pop()
    }

    /// Waits for those who read, lets nobody else, and ends the connections.
    pub(crate) async fn close(&self) {
        let _all = timeout_at(Instant::now() + PATIENCE, self.permits.acquire_many(MOST)).await;
        self.permits.close();
        let idle = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        for line in idle {
            line.close().await;
        }
    }
}
