//! One connection to PostgreSQL.

use std::{collections::HashMap, error::Error as _};

use tokio::{
    task::JoinHandle,
    time::{error::Elapsed, timeout},
};
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement, types::ToSql};

use crate::{Cause, PATIENCE, StoreError};

/// The values of a statement's parameters.
pub(crate) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// One connection. Dropped, it is closed at once, whatever is under way: a transaction left open is rolled back.
pub(crate) struct Line {
    client: Client,
    driver: Driver,
    /// Statements that were prepared on this connection, by their text.
    prepared: HashMap<&'static str, Statement>,
}

/// The task that moves bytes between a client and its database. It must not outlive the client: left alone it would
/// wait for the answer to what was last asked, and write it.
struct Driver(JoinHandle<()>);

impl Drop for Driver {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Line {
    /// Connects.
    pub(crate) async fn connect(config: &Config) -> Result<Self, Error> {
        let (client, connection) = config.connect(NoTls).await?;
        let driver = Driver(tokio::spawn(async move {
            // What ends a connection is told to whoever asks through it.
            let _ = connection.await;
        }));
        Ok(Self { client, driver, prepared: HashMap::new() })
    }

    /// Whether the database, or what lies between, has ended it.
    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Says that it ends, and waits until the database has heard.
    pub(crate) async fn close(self) {
        let Self { client, mut driver, .. } = self;
        drop(client);
        let _: Result<_, Elapsed> = timeout(PATIENCE, &mut driver.0).await;
    }

    /// Does statements that have no values.
    pub(crate) async fn run(&self, statements: &str) -> Result<(), Error> {
        self.client.batch_execute(statements).await
    }

    /// Does a statement; answers how many rows it changed.
    pub(crate) async fn execute(&mut self, sql: &'static str, values: Values<'_>) -> Result<u64, Error> {
        let statement = self.prepare(sql).await?;
        self.client.execute(&statement, values).await
    }

    /// Asks for rows.
    pub(crate) async fn rows(&mut self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.prepare(sql).await?;
        self.client.query(&statement, values).await
    }

    /// Asks for the only row there is.
    pub(crate) async fn row(&mut self, sql: &'static str, values: Values<'_>) -> Result<Row, Error> {
        let statement = self.prepare(sql).await?;
        self.client.query_one(&statement, values).await
    }

    /// A statement is read and planned once for each connection.
    async fn prepare(&mut self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }
}

/// What went wrong, with its cause; of what the database says only the message, for its details may quote values.
fn sentence(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(told), _) => told.message().to_owned(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
pub(crate) fn opening(error: Error) -> StoreError {
    StoreError::Open(sentence(&error).into())
}

#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
pub(crate) fn unavailable(error: Error) -> StoreError {
    StoreError::Unavailable(sentence(&error).into())
}

/// It has not answered in time.
pub(crate) fn too_late() -> StoreError {
    StoreError::Unavailable(Cause::Late)
}
