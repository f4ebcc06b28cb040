//! Where bots think: threads of their own, so that nobody who is served waits for them.
//!
//! A question is a value ([`tsugi_catalog::Question`]); whose turn it is and how long it may take is decided by
//! [`tsugi_house::shares`], how many games fit into that by [`costs`]. Threads, clock and channels are here. The budget is fixed
//! before a thought begins, so that the answer can be had again; the deadline is a safety.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use tokio::{sync::oneshot, time::timeout};
use tsugi_catalog::{Asks, Problem, Question, Thought, answer, find};
use tsugi_house::{
    costs::{self, Costs, Given, Kind},
    shares::{Asker, Full, Shares, Supply, Ticket, Turn},
};

use crate::{failed::reason, metrics::Metrics};

/// How many questions wait at the most.
const MOST_WAITING: usize = 4096;
/// How many of one address's tables without people are thought about at once.
const MOST_ALONE: usize = 4;
/// The longest deadline, in microseconds: an hour.
const LONGEST: u64 = 3_600_000_000;
/// The table of everything that an address asks for outside its tables.
const NO_TABLE: u64 = 0;

/// Threads on which bots think.
pub(crate) struct Thinking {
    room: Arc<Room>,
}

struct Room {
    queue: Mutex<Queue>,
    bell: Condvar,
    begun: Instant,
    /// A thought is stopped so long after it was asked for, in microseconds.
    longest: u64,
    metrics: Arc<Metrics>,
}

struct Queue {
    shares: Shares,
    costs: Costs,
    jobs: HashMap<Ticket, Job>,
    tickets: Ticket,
    closed: bool,
}

/// Why a question has no answer.
#[derive(Debug)]
pub(crate) enum NoAnswer {
    /// It is no question of ours.
    Problem(Problem),
    /// The thought panicked: what the panic said, as far as a log may know.
    Panicked(&'static str),
}

/// What comes of a question.
pub(crate) type Answer = Result<Thought, NoAnswer>;

/// Something to be found out, and to whom it is said.
enum Job {
    Question(Box<Question>, Kind, oneshot::Sender<Answer>),
    Work(Kind, Box<dyn FnOnce() + Send>),
}

/// A job with what it is given.
struct Task {
    job: Job,
    turn: Turn,
    given: Given,
    promise: Option<u32>,
    /// How many milliseconds are left until the last moment.
    left: u64,
}

impl Thinking {
    /// Starts this many threads, which answer within the deadline.
    pub(crate) fn start(threads: usize, deadline: Duration, metrics: Arc<Metrics>) -> Self {
        let threads = threads.max(1);
        let deadline = u64::try_from(deadline.as_micros()).unwrap_or(LONGEST).min(LONGEST);
        // Less than half of the time is aimed at; what is left is for when more come than were expected.
        let supply = Supply {
            threads: threads as u64,
            wait: deadline / 8 * 3,
            overdue: deadline / 4 * 3,
            most: MOST_WAITING,
            most_alone: MOST_ALONE,
        };
        let queue = Queue {
            shares: Shares::new(supply),
            costs: Costs::default(),
            jobs: HashMap::new(),
            tickets: 0,
            closed: false,
        };
        metrics.thinking_threads.set(threads as u64);
        let room = Arc::new(Room {
            queue: Mutex::new(queue),
            bell: Condvar::new(),
            begun: Instant::now(),
            longest: deadline / 8 * 7,
            metrics,
        });
        for number in 0..threads {
            let room = room.clone();
            let thread = thread::Builder::new().name(format!("bot-{number}")).spawn(move || room.work());
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { room }
    }

    /// Puts a question; its answer comes when a thread has found it. Whoever drops the receiver asks no longer.
    pub(crate) fn ask(&self, asker: Asker, question: Question) -> Result<oneshot::Receiver<Answer>, Full> {
        let (answer, answered) = oneshot::channel();
        let kind = Kind::of(&question);
        self.room.enter(asker, Job::Question(Box::new(question), kind, answer)).map(|()| answered)
    }

    /// Puts some other work of an address, which comes out of the same shares; work of one name costs about the same.
    pub(crate) fn work<T: Send + 'static>(
        &self,
        address: std::net::IpAddr,
        name: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, Full> {
        let (answer, answered) = oneshot::channel();
        let metrics = self.room.metrics.clone();
        let work = move || match catch_unwind(AssertUnwindSafe(work)) {
            Ok(found) => drop(answer.send(found)),
            Err(panic) => {
                metrics.panics.add(1);
                tracing::error!(why = reason(panic.as_ref()), "some work panicked");
            }
        };
        let job = Job::Work(Kind::work(name), Box::new(work));
        self.room.enter(Asker { address, table: NO_TABLE, alone: false }, job).map(|()| answered)
    }
}

/// The answer to a question for advice: as it was thought about, or where nobody has found it after 17 fortieths of the
/// deadline (1.7 seconds) the little that is found on the spot. So whoever asks hears something within two seconds.
pub(crate) async fn advice_in_time(
    answered: oneshot::Receiver<Answer>,
    question: Question,
    deadline: Duration,
) -> Option<Answer> {
    if let Ok(found) = timeout(deadline / 40 * 17, answered).await {
        return found.ok();
    }
    let quickly = move || answer(&question.within(1, 0));
    match tokio::task::spawn_blocking(move || catch_unwind(AssertUnwindSafe(quickly))).await.ok()? {
        Ok(found) => Some(found.map_err(NoAnswer::Problem)),
        Err(panic) => Some(Err(NoAnswer::Panicked(reason(panic.as_ref())))),
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        let mut queue = self.room.queue();
        queue.closed = true;
        queue.jobs.clear();
        self.room.bell.notify_all();
    }
}

impl Job {
    /// Whether nobody waits for it any more.
    fn is_dropped(&self) -> bool {
        matches!(self, Self::Question(_, _, answer) if answer.is_closed())
    }
}

impl Room {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    fn enter(&self, asker: Asker, job: Job) -> Result<(), Full> {
        let now = self.now();
        let mut queue = self.queue();
        queue.tickets += 1;
        let ticket = queue.tickets;
        queue.shares.enter(asker, ticket, now)?;
        queue.jobs.insert(ticket, job);
        self.metrics.bots_waiting.set(queue.shares.waiting() as u64);
        self.bell.notify_one();
        Ok(())
    }

    fn work(&self) {
        while let Some(task) = self.next() {
            let (turn, given, promise) = (task.turn, task.given, task.promise);
            let kind = match &task.job {
                Job::Question(_, kind, _) | Job::Work(kind, _) => kind.clone(),
            };
            // Where there is nothing to choose between, an answer says nothing about what thinking takes.
            let thought = !matches!(&task.job, Job::Question(question, ..) if costs::is_settled(question));
            let begun = Instant::now();
            self.metrics.thinking_busy.add(1);
            task.run();
            self.metrics.thinking_busy.less(1);
            let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.metrics.thinking_micros.add(took);
            let mut queue = self.queue();
            queue.shares.end(&turn, given.micros, took);
            if thought {
                queue.costs.learn(&kind, given.games, promise, took);
            }
        }
    }

    /// The next job, once there is one; none when the server goes down.
    fn next(&self) -> Option<Task> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(turn) = queue.shares.next(self.now()) {
                self.metrics.bots_waiting.set(queue.shares.waiting() as u64);
                if let Some(task) = queue.take(turn, self.now(), self.longest) {
                    return Some(task);
                }
                continue;
            }
            queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    /// The job of a turn with its budget; none where nobody waits for it any more.
    fn take(&mut self, turn: Turn, now: u64, longest: u64) -> Option<Task> {
        let job = self.jobs.remove(&turn.ticket).filter(|job| !job.is_dropped());
        let Some(job) = job else {
            self.shares.end(&turn, 0, 0);
            return None;
        };
        let (given, promise) = match &job {
            Job::Question(question, kind, _) => {
                let (promise, least) = find(&question.game).map_or((None, 1), |game| costs::wanted(question, game));
                (self.costs.fitting(kind, turn.slice, promise, least), promise)
            }
            Job::Work(kind, _) => (self.costs.fitting(kind, turn.slice, None, 1), None),
        };
        self.shares.begin(&turn, given.micros);
        let longest = match &job {
            // Three eighths of the deadline, that is one and a half seconds.
            Job::Question(question, ..) if question.asks == Asks::Worth => longest / 7 * 3,
            _ => longest,
        };
        let left = (turn.asked + longest).saturating_sub(now) / 1000;
        Some(Task { job, turn, given, promise, left })
    }
}

impl Task {
    fn run(self) {
        match self.job {
            Job::Work(_, work) => work(),
            Job::Question(question, _, to) => {
                // Whoever asks for advice hears something: what little there is says how unsure it is.
                let least = if question.asks == Asks::Worth { costs::LEAST_ADVICE } else { 0 };
                let question = question.within(self.given.games.max(least), self.left);
                // Who asked says what a panic ends: a table, or a hint.
                let thought = catch_unwind(AssertUnwindSafe(|| answer(&question)));
                let _ = to.send(match thought {
                    Ok(thought) => thought.map_err(NoAnswer::Problem),
                    Err(panic) => Err(NoAnswer::Panicked(reason(panic.as_ref()))),
                });
            }
        }
    }
}

#[cfg(test)]
mod tests;
