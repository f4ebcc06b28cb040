//! The server: all tables that are in memory, and how the others are brought there.

use std::{
    any::Any,
    collections::HashMap,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};
use tsugi_house::{Created, Entry, HostedTable, Input, Refusal, Unreadable};
use tsugi_narrator::Words;
use tsugi_store::{Append, Appended, Pending, Store, StoreError, Visibility};
use tsugi_table::to_hex;
use tsugi_wire::Code;

use crate::{
    Settings, World,
    committer::Committer,
    door::Codes,
    failed::{Failed, reason},
    health::Health,
    languages::languages,
    limits::Limits,
    metrics::Metrics,
    replays,
    table_task::{MAILBOX, Message, TableTask},
    thinking::Thinking,
};

/// All tables that are in memory.
pub(crate) struct Server {
    pub(crate) settings: Settings,
    pub(crate) world: Arc<dyn World>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) committer: Committer,
    pub(crate) thinking: Thinking,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) health: Health,
    pub(crate) limits: Limits,
    pub(crate) codes: Codes,
    pub(crate) replays: replays::Room,
    tables: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    failed: Mutex<Failed>,
    going_down: AtomicBool,
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Log(#[from] Unreadable),
    #[error("to read it panics")]
    Panics,
}

impl Server {
    /// A server over a store; the caller is inside the runtime.
    pub(crate) fn new(settings: Settings, world: Arc<dyn World>, store: Arc<dyn Store>) -> Arc<Self> {
        let metrics = Arc::new(Metrics::default());
        let committer = Committer::start(store.clone(), settings.store_patience, metrics.clone());
        let thinking = Thinking::start(settings.bot_threads, settings.bot_deadline, metrics.clone());
        let (limits, replays, health) = (Limits::default(), replays::Room::default(), Health::default());
        let (tables, failed, going_down) = (Mutex::default(), Mutex::default(), AtomicBool::new(false));
        Arc::new(Self {
            settings,
            world,
            store,
            committer,
            thinking,
            metrics,
            health,
            limits,
            codes: Codes::default(),
            replays,
            tables,
            failed,
            going_down,
        })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the store, but not for ever.
    pub(crate) async fn in_time<T>(&self, asked: Pending<'_, T>) -> Result<T, StoreError> {
        let late = |_| Err(StoreError::Unavailable("it has not answered in time".into()));
        timeout(self.settings.store_patience, asked).await.unwrap_or_else(late)
    }

    /// Whether it has been told to stop.
    pub(crate) fn is_going_down(&self) -> bool {
        self.going_down.load(Ordering::Acquire)
    }

    /// A table from the store; none where there is no such table.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<HostedTable>, Unread> {
        let log = self.in_time(self.store.log(id)).await?;
        let read = catch_unwind(AssertUnwindSafe(|| HostedTable::restored(id, &log, languages())));
        let table = read.map_err(|panic| {
            self.fail(id, log.len().saturating_sub(1) as u64, panic.as_ref());
            Unread::Panics
        })??;
        #[cfg(test)]
        let table = table.map(|table| table.leaking(self.world.leak()));
        Ok(table)
    }

    /// Notes that something panicked at a table: it is closed, and left alone until somebody asks for it later.
    pub(crate) fn fail(&self, id: &str, version: u64, panic: &(dyn Any + Send)) {
        self.metrics.panics.add(1);
        tracing::error!(table = id, version, why = reason(panic), "a table panicked and is closed");
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).note(id, self.world.now());
        let mut tables = self.tables();
        // Somebody may have brought the table back already.
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
        self.metrics.tables.set(tables.len() as u64);
    }

    /// Whether a table has failed and is still left alone.
    pub(crate) fn has_failed(&self, id: &str) -> bool {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).rests(id, self.world.now())
    }

    /// The mailbox of a table, brought into memory where it is not.
    pub(crate) async fn table(self: &Arc<Self>, id: &str, words: &Words) -> Result<mpsc::Sender<Message>, Refusal> {
        if self.is_going_down() {
            return Err(Refusal::new(Code::GoingDown, words));
        }
        // An id is ours or it is nobody's: nothing else reaches the store.
        if id.len() != 32 || !id.bytes().all(|letter| letter.is_ascii_hexdigit()) {
            return Err(Refusal::new(Code::UnknownTable, words));
        }
        if let Some(mailbox) = self.tables().get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        if self.has_failed(id) {
            return Err(Refusal::new(Code::Failed, words));
        }
        match self.read(id).await {
            Ok(Some(table)) => self.bring(table, words),
            Ok(None) => Err(Refusal::new(Code::UnknownTable, words)),
            Err(Unread::Store(StoreError::Encrypted)) => {
                tracing::error!(table = id, "a table is encrypted with a key that was not given");
                Err(Refusal::new(Code::Encrypted, words))
            }
            Err(Unread::Store(error)) => {
                tracing::error!(table = id, %error, "a table cannot be read");
                Err(Refusal::new(Code::Unavailable, words))
            }
            Err(Unread::Panics) => Err(Refusal::new(Code::Failed, words)),
            Err(Unread::Log(why @ Unreadable::OtherRules(_))) => {
                tracing::error!(table = id, %why, "a table was pinned to rules that are not known here");
                Err(Refusal::saying(Code::OldRules, words.say("service-other-rules", &[])))
            }
            Err(Unread::Log(why @ Unreadable::Broken { .. })) => {
                tracing::error!(table = id, %why, "a table's log does not add up");
                Err(Refusal::new(Code::Broken, words))
            }
        }
    }

    /// Starts a table's task, unless another was quicker.
    fn bring(self: &Arc<Self>, table: HostedTable, words: &Words) -> Result<mpsc::Sender<Message>, Refusal> {
        let mut tables = self.tables();
        if let Some(mailbox) = tables.get(table.id()).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        if tables.len() >= self.settings.most_tables {
            self.metrics.too_many.add(1);
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 60_u32.into())]));
        }
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        tables.insert(table.id().to_owned(), mailbox.clone());
        self.metrics.tables.set(tables.len() as u64);
        drop(tables);
        tokio::spawn(TableTask::new(self.clone(), table, mailbox.downgrade()).run_apart(inbox));
        Ok(mailbox)
    }

    /// Lets a table leave memory, unless somebody has just come.
    pub(crate) fn put_away(&self, id: &str, inbox: &mpsc::Receiver<Message>) -> bool {
        let mut tables = self.tables();
        // Whoever holds the mailbox beside this list may still write to it.
        if !inbox.is_empty() || inbox.sender_strong_count() > 1 {
            return false;
        }
        tables.remove(id);
        self.metrics.tables.set(tables.len() as u64);
        true
    }

    /// Makes a table: stores its first entry, then brings it into memory.
    pub(crate) async fn open(
        self: &Arc<Self>,
        id: &str,
        created: Created,
        maker: IpAddr,
        words: &Words,
    ) -> Result<(), Refusal> {
        let unavailable = || Refusal::new(Code::Unavailable, words);
        if self.is_going_down() {
            return Err(Refusal::new(Code::GoingDown, words));
        }
        let holders = created.holders().map(|holder| holder.as_str().to_owned()).collect();
        let maker = self.limits.maker(maker);
        let visibility = if created.is_public() { Visibility::PublicBy(maker) } else { Visibility::Private };
        let table = HostedTable::new(id.to_owned(), created.clone(), languages()).map_err(|_| unavailable())?;
        let append = Append {
            table: id.to_owned(),
            version: 0,
            entry: serde_json::to_string(&Entry::Created(Box::new(created))).map_err(|_| unavailable())?,
            at: self.world.now(),
            opens: Some(visibility),
            holders,
        };
        match self.committer.commit(append).await {
            Ok(Appended::Durable) => self.bring(table, words).map(drop),
            // Somebody else has made this very table: theirs is the one.
            Ok(Appended::NotNext) => Ok(()),
            Err(error) => {
                tracing::error!(%error, "a new table could not be stored");
                Err(unavailable())
            }
        }
    }

    /// 256 bits that nobody can guess.
    pub(crate) fn secret(&self, words: &Words) -> Result<[u8; 32], Refusal> {
        self.world.secret().map_err(|_| Refusal::new(Code::Unavailable, words))
    }

    /// An id that no other table has.
    pub(crate) fn new_id(&self, words: &Words) -> Result<String, Refusal> {
        Ok(to_hex(&self.secret(words)?[..16]))
    }

    /// Says goodbye to every stream; each table finishes what is in flight.
    pub(crate) async fn go_down(&self) {
        self.going_down.store(true, Ordering::Release);
        let mailboxes: Vec<_> = self.tables().drain().map(|(_, mailbox)| mailbox).collect();
        for mailbox in &mailboxes {
            let _ = mailbox.send(Message::Input(Input::GoDown)).await;
        }
        for mailbox in mailboxes {
            mailbox.closed().await;
        }
    }
}

/// Sends a table something that it answers; gives its mailbox, too.
pub(crate) async fn ask<T>(
    server: &Arc<Server>,
    id: &str,
    message: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Message,
    words: &Words,
) -> Result<(T, mpsc::Sender<Message>), Refusal> {
    let mailbox = server.table(id, words).await?;
    let (answer, answered) = oneshot::channel();
    // A table that ends without an answer was put away, or has failed over this very question.
    let ended = || Refusal::new(if server.has_failed(id) { Code::Failed } else { Code::Unavailable }, words);
    mailbox.send(message(answer)).await.map_err(|_| ended())?;
    let answered = answered.await.map_err(|_| ended())??;
    Ok((answered, mailbox))
}
