//! Makes entries durable: those of many tables that come at the same time share one commit.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};
use tsugi_store::{Append, Appended, Store, StoreError};

use crate::metrics::Metrics;

/// How many entries share a commit at most.
const MOST: usize = 512;

/// How many times to yield so that other tables can join the batch.
const MOST_TURNS: usize = 8;

/// Where entries are handed in.
#[derive(Clone)]
pub(crate) struct Committer {
    jobs: mpsc::Sender<Job>,
    patience: Duration,
    metrics: Arc<Metrics>,
}

struct Job {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Committer {
    /// Starts committing into a store.
    pub(crate) fn start(store: Arc<dyn Store>, patience: Duration, metrics: Arc<Metrics>) -> Self {
        let (jobs, inbox) = mpsc::channel(MOST);
        tokio::spawn(run(store, inbox, metrics.clone()));
        Self { jobs, patience, metrics }
    }

    /// Answers once the entry is durable, or why it is not. After some time it is not waited for any longer: then
    /// the entry may be stored later or never, and who asked must look.
    pub(crate) async fn commit(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the committer has stopped".into());
        let answered = timeout(self.patience, async {
            self.jobs.send(Job { append, answer }).await.map_err(|_| stopped())?;
            answered.await.map_err(|_| stopped())?
        });
        answered.await.unwrap_or_else(|_| {
            self.metrics.slow_commits.add(1);
            Err(StoreError::Unavailable("it has not answered in time".into()))
        })
    }
}

/// Whoever can run already has its turn first, so that its entry shares this commit; nobody is waited for.
async fn gather(jobs: &mut Vec<Job>, inbox: &mut mpsc::Receiver<Job>) {
    for _ in 0..MOST_TURNS {
        let before = jobs.len();
        tokio::task::yield_now().await;
        while jobs.len() < MOST {
            let Ok(job) = inbox.try_recv() else { break };
            jobs.push(job);
        }
        if jobs.len() == before {
            return;
        }
    }
}

async fn run(store: Arc<dyn Store>, mut inbox: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut jobs = Vec::with_capacity(MOST);
    while inbox.recv_many(&mut jobs, MOST).await > 0 {
        gather(&mut jobs, &mut inbox).await;
        // Who has given up was told that nothing is stored: what has not been tried yet is not tried.
        jobs.retain(|job| !job.answer.is_closed());
        let (batch, answers): (Vec<Append>, Vec<_>) = jobs.drain(..).map(|job| (job.append, job.answer)).unzip();
        let entries = batch.len();
        if entries == 0 {
            continue;
        }
        let appended = store.append(batch).await;
        metrics.commits.add(1);
        match appended {
            Ok(kept) => {
                for (answer, kept) in answers.into_iter().zip(kept) {
                    // Whoever asked may have gone; the entry is kept all the same.
                    let _ = answer.send(Ok(kept));
                }
            }
            Err(error) => {
                metrics.failed_commits.add(1);
                tracing::error!(entries, %error, "entries could not be stored");
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tsugi_store::{Memory, Visibility};

    use super::*;

    /// More at once than share a commit: each is kept and answered.
    #[tokio::test]
    async fn nobody_who_hands_in_an_entry_is_forgotten() {
        let store = Arc::new(Memory::default());
        let committer = Committer::start(store.clone(), Duration::from_secs(60), Arc::default());
        let append = |table: usize| Append {
            table: format!("t{table}"),
            version: 0,
            entry: "made".into(),
            at: 0,
            opens: Some(Visibility::Private),
            holders: Vec::new(),
        };
        let handed_in: Vec<_> = (0..3 * MOST)
            .map(|table| {
                let (committer, append) = (committer.clone(), append(table));
                tokio::spawn(async move { committer.commit(append).await })
            })
            .collect();
        for (table, answered) in handed_in.into_iter().enumerate() {
            assert_eq!(answered.await.expect("nobody breaks"), Ok(Appended::Durable), "{table}");
            assert_eq!(store.log(&format!("t{table}")).await.map(|log| log.len()), Ok(1));
        }
    }
}
