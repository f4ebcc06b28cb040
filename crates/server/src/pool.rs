//! Where bots think: threads of their own, so that nobody who is served waits for them. A table has one
//! question at a time, and questions are answered in the order in which they come: that is fair.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
};

use tokio::sync::oneshot;

use crate::metrics::Metrics;

/// So many questions wait at most.
const LONGEST: usize = 4096;

/// Threads on which bots think.
pub(crate) struct Pool {
    queue: Arc<Queue>,
    metrics: Arc<Metrics>,
}

struct Queue {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    questions: VecDeque<Question>,
    closed: bool,
}

/// Something to find out, and to whom it is said.
type Question = Box<dyn FnOnce() + Send>;

/// Too many questions wait already.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Busy;

impl Pool {
    /// So many threads.
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> Self {
        let queue = Arc::new(Queue { waiting: Mutex::default(), bell: Condvar::new() });
        for number in 0..threads.max(1) {
            let (queue, metrics) = (queue.clone(), metrics.clone());
            let thread = thread::Builder::new().name(format!("bot-{number}")).spawn(move || queue.work(&metrics));
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { queue, metrics }
    }

    /// Puts a question; its answer comes when a thread has found it.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        find: impl FnOnce() -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, Busy> {
        let (answer, answered) = oneshot::channel();
        let question: Question = Box::new(move || {
            // Whoever asked may have given up: then nobody needs the thought.
            if !answer.is_closed() {
                let _ = answer.send(find());
            }
        });
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.questions.len() >= LONGEST {
            return Err(Busy);
        }
        waiting.questions.push_back(question);
        self.metrics.bots_waiting.set(waiting.questions.len() as u64);
        self.queue.bell.notify_one();
        Ok(answered)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed = true;
        waiting.questions.clear();
        self.queue.bell.notify_all();
    }
}

impl Queue {
    fn work(&self, metrics: &Metrics) {
        while let Some(question) = self.next(metrics) {
            question();
        }
    }

    fn next(&self, metrics: &Metrics) -> Option<Question> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(question) = waiting.questions.pop_front() {
                metrics.bots_waiting.set(waiting.questions.len() as u64);
                return Some(question);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
