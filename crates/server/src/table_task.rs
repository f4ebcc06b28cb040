//! The task that drives a table's machine: hands in what came, and does what the machine wants done.

use std::{panic::AssertUnwindSafe, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use futures_util::FutureExt;
use tokio::{
    sync::{
        mpsc::{self, error::TrySendError},
        oneshot, watch,
    },
    task::AbortHandle,
    time::{Duration, Instant, sleep, sleep_until, timeout},
};
use tsugi_house::{
    About, Alarm, Attach, Effect, HostedTable, Input, NewEntry, NoThought, NotStored, Refusal, Reply, Request,
    TableMachine, Tally, Thinking, Trouble, shares::Full,
};
use tsugi_store::{Append, Appended};

use crate::{
    server::Server,
    thinking::{Answer, NoAnswer, advice_in_time},
};

/// Mailbox capacity.
pub(crate) const MAILBOX: usize = 256;

/// Messages that go out together.
pub(crate) type Bundle = Vec<Utf8Bytes>;

/// What is said to a table's task. What is large is on the heap: every mailbox has room for many of these.
pub(crate) enum Message {
    /// Somebody wants a stream; its number is answered.
    Attach(Box<Attach>, mpsc::Sender<Bundle>, oneshot::Sender<Result<u64, Refusal>>),
    /// Somebody asks for something outside a stream.
    Request(Box<Request>, oneshot::Sender<Result<Answered, Refusal>>),
    /// Anything else.
    Input(Input),
}

/// What a request is answered.
pub(crate) struct Answered {
    pub(crate) reply: Reply,
    /// By what one learns of newer versions, where one was shown the table.
    pub(crate) versions: Option<watch::Receiver<u64>>,
}

/// Who waits for an answer.
enum Asker {
    Stream(mpsc::Sender<Bundle>, oneshot::Sender<Result<u64, Refusal>>),
    Request(oneshot::Sender<Result<Answered, Refusal>>),
}

/// The task of a table in memory.
pub(crate) struct TableTask {
    server: Arc<Server>,
    machine: TableMachine,
    mailbox: mpsc::WeakSender<Message>,
    /// Streams and requests so far: each has a number of its own.
    numbers: u64,
    askers: Vec<(u64, Asker)>,
    outboxes: Vec<(u64, mpsc::Sender<Bundle>)>,
    /// Ends the wait for a bot's choice; nobody thinks about a question that nobody waits for.
    bot: Option<AbortHandle>,
    /// The newest version, for those who wait for it with a plain request.
    versions: Option<watch::Sender<u64>>,
    told: u64,
    /// Whether the machine has said goodbye.
    ended: bool,
    /// Whether the machine may leave memory.
    deserted: bool,
}

impl TableTask {
    pub(crate) fn new(server: Arc<Server>, table: HostedTable, mailbox: mpsc::WeakSender<Message>) -> Self {
        let machine = TableMachine::new(table, server.settings.of_table(), server.world.now());
        let told = machine.news();
        let (askers, outboxes) = (Vec::new(), Vec::new());
        Self {
            server,
            machine,
            mailbox,
            numbers: 0,
            askers,
            outboxes,
            bot: None,
            versions: None,
            told,
            ended: false,
            deserted: false,
        }
    }

    /// Runs this table so that a panic in it ends it alone: its players are told, and everything else goes on.
    pub(crate) async fn run_apart(mut self, inbox: mpsc::Receiver<Message>) {
        if let Err(panic) = AssertUnwindSafe(self.run(inbox)).catch_unwind().await {
            // What the panic left of the table is not looked at again; what is durable is in the store.
            self.server.fail(self.machine.id(), self.machine.version(), panic.as_ref());
            self.machine.fail();
            while let Some(effect) = self.machine.next_effect() {
                match effect {
                    Effect::Send { stream, messages } => drop(self.send(stream, messages)),
                    Effect::Close(stream) => self.drop_outbox(stream),
                    _ => {}
                }
            }
        }
    }

    /// Takes messages until nobody has come for the time after which a table is put away.
    async fn run(&mut self, mut inbox: mpsc::Receiver<Message>) {
        self.work().await;
        // One nap for many messages: to set an alarm for each would cost more than to look when it rings.
        let over_after = self.server.settings.over_after;
        let mut nap = std::pin::pin!(sleep_until(Instant::now() + self.away_after().min(over_after)));
        let mut heard = Instant::now();
        while !self.ended {
            let message = tokio::select! {
                biased;
                message = inbox.recv() => message,
                () = &mut nap => {
                    let away = self.away_after();
                    if heard.elapsed() >= away && self.may_leave(&inbox).await {
                        break;
                    }
                    // A game may be over before it rings again.
                    let rings = if heard.elapsed() >= away { Instant::now() + away } else { heard + away };
                    nap.as_mut().reset(rings.min(Instant::now() + over_after));
                    continue;
                }
            };
            let Some(message) = message else { break };
            self.take(message).await;
            heard = Instant::now();
        }
    }

    fn away_after(&self) -> Duration {
        Duration::from_millis(self.machine.away_after())
    }

    /// Whether nobody is here any more, so that the table may leave memory.
    async fn may_leave(&mut self, inbox: &mpsc::Receiver<Message>) -> bool {
        let closed = self.outboxes.iter().filter(|(_, outbox)| outbox.is_closed());
        for stream in closed.map(|(stream, _)| *stream).collect::<Vec<_>>() {
            self.drop_outbox(stream);
            self.hand_in(Input::Detach(stream)).await;
        }
        self.hand_in(Input::Deserted).await;
        std::mem::take(&mut self.deserted) && self.server.put_away(self.machine.id(), inbox)
    }

    async fn take(&mut self, message: Message) {
        let input = match message {
            Message::Attach(mut attach, outbox, answer) => {
                self.numbers += 1;
                attach.stream = self.numbers;
                self.askers.push((self.numbers, Asker::Stream(outbox, answer)));
                Input::Attach(attach)
            }
            Message::Request(mut request, answer) => {
                self.numbers += 1;
                request.ticket = self.numbers;
                self.askers.push((self.numbers, Asker::Request(answer)));
                Input::Request(request)
            }
            Message::Input(input) => {
                if let Input::Detach(stream) = input {
                    self.drop_outbox(stream);
                }
                input
            }
        };
        let begun = Instant::now();
        self.hand_in(input).await;
        self.count(begun);
    }

    /// Hands something in and does what follows.
    async fn hand_in(&mut self, input: Input) {
        self.machine.take(input, self.server.world.now());
        self.work().await;
        if self.told != self.machine.news() {
            self.told = self.machine.news();
            if let Some(versions) = &self.versions {
                versions.send_replace(self.told);
            }
        }
    }

    /// Does what the machine wants done, and hands in what comes of it.
    async fn work(&mut self) {
        while let Some(effect) = self.machine.next_effect() {
            let came = match effect {
                Effect::Store(entry) => Some(Input::Stored(self.store(entry).await)),
                Effect::Read => Some(Input::Read(Box::pin(self.read()).await)),
                Effect::Send { stream, messages } => (!self.send(stream, messages)).then(|| {
                    self.drop_outbox(stream);
                    Input::Detach(stream)
                }),
                Effect::Close(stream) => {
                    self.drop_outbox(stream);
                    None
                }
                Effect::Answer(number, reply) => self.answer(number, reply),
                Effect::Think(thinking) => self.think(*thinking),
                Effect::ThinkQuickly(question, about) => {
                    let thought = tsugi_catalog::answer(&question);
                    // Where not even that has an answer, it is asked again by and by.
                    let thought = thought.map_err(|_| NoThought::NoRoom(Full::Alone));
                    Some(Input::Thought(about, Box::new(thought)))
                }
                Effect::StopThinking => {
                    if let Some(bot) = self.bot.take() {
                        bot.abort();
                    }
                    None
                }
                Effect::Wake(after, alarm) => {
                    self.wake(after, alarm);
                    None
                }
                Effect::PutAway => {
                    self.deserted = true;
                    None
                }
                Effect::Ended => {
                    self.ended = true;
                    None
                }
                // A thought of this table's that panicked is a panic of this table's task.
                Effect::Fail(why) => std::panic::resume_unwind(Box::new(why)),
                Effect::Report(trouble) => {
                    report(self.machine.id(), &trouble);
                    None
                }
            };
            if let Some(input) = came {
                self.machine.take(input, self.server.world.now());
            }
        }
    }

    // The store.

    async fn store(&mut self, entry: NewEntry) -> Result<(), NotStored> {
        let begun = Instant::now();
        let NewEntry { version, entry, at, holder } = entry;
        let holders = holder.map(|holder| holder.as_str().to_owned()).into_iter().collect();
        let append = Append { table: self.machine.id().to_owned(), version, entry, at, opens: None, holders };
        match self.server.committer.commit(append).await {
            Ok(Appended::Durable) => Ok(()),
            failed => {
                tracing::error!(table = %self.machine.id(), version, ?failed, "a version is not stored");
                Err(NotStored { slow: begun.elapsed() >= self.server.settings.store_patience / 4 })
            }
        }
    }

    async fn read(&mut self) -> Option<Box<HostedTable>> {
        match self.server.read(self.machine.id()).await {
            Ok(table) => table.map(Box::new),
            Err(error) => {
                tracing::error!(table = %self.machine.id(), %error, "the table cannot be read");
                None
            }
        }
    }

    // Streams and requests.

    fn drop_outbox(&mut self, stream: u64) {
        let before = self.outboxes.len();
        self.outboxes.retain(|(number, _)| *number != stream);
        self.server.metrics.streams.less((before - self.outboxes.len()) as u64);
    }

    /// Gives a stream its messages; whether it still stands. One that does not read is not waited for.
    fn send(&self, stream: u64, messages: Vec<Bytes>) -> bool {
        let Some((_, outbox)) = self.outboxes.iter().find(|(number, _)| *number == stream) else { return true };
        let texts = messages.into_iter().map(|message| Utf8Bytes::try_from(message).unwrap_or_default());
        match outbox.try_send(texts.collect()) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(_)) => {
                self.server.metrics.slow_readers.add(1);
                tracing::info!(table = %self.machine.id(), stream, "a stream was not read and is dropped");
                false
            }
        }
    }

    /// Answers who asked; a stream whose asker is gone has ended.
    fn answer(&mut self, number: u64, reply: Result<Reply, Refusal>) -> Option<Input> {
        let place = self.askers.iter().position(|(asked, _)| *asked == number)?;
        match (self.askers.swap_remove(place).1, reply) {
            (Asker::Stream(outbox, answer), Ok(_)) => {
                if answer.send(Ok(number)).is_err() {
                    return Some(Input::Detach(number));
                }
                self.server.metrics.streams.add(1);
                self.outboxes.push((number, outbox));
            }
            (Asker::Stream(_, answer), Err(refusal)) => drop(answer.send(Err(refusal))),
            (Asker::Request(answer), reply) => {
                let answered = reply.map(|reply| Answered { versions: self.versions_for(&reply), reply });
                drop(answer.send(answered));
            }
        }
        None
    }

    fn versions_for(&mut self, reply: &Reply) -> Option<watch::Receiver<u64>> {
        let now = self.machine.news();
        matches!(reply, Reply::Shown(_))
            .then(|| self.versions.get_or_insert_with(|| watch::Sender::new(now)).subscribe())
    }

    // What takes time.

    /// Sends this task something when it has come.
    fn later(&self, input: impl Future<Output = Input> + Send + 'static) -> AbortHandle {
        let mailbox = self.mailbox.clone();
        let waits = tokio::spawn(async move {
            let input = input.await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Input(input)).await;
            }
        });
        waits.abort_handle()
    }

    fn wake(&self, after: u64, alarm: Alarm) {
        self.later(async move {
            if after > 0 {
                sleep(Duration::from_millis(after)).await;
            }
            Input::Alarm(alarm)
        });
    }

    /// Lets a bot think; where there is no room, that is what came of it.
    fn think(&mut self, thinking: Thinking) -> Option<Input> {
        let Thinking { asker, question, about } = thinking;
        let again = matches!(about, About::Hint { .. }).then(|| question.clone());
        let answered = match self.server.thinking.ask(asker, question) {
            Ok(answered) => answered,
            Err(full) => return Some(Input::Thought(Box::new(about), Box::new(Err(NoThought::NoRoom(full))))),
        };
        let (server, table, is_choice) =
            (self.server.clone(), self.machine.id().to_owned(), matches!(about, About::Choice { .. }));
        let waits = self.later(async move {
            let patience = server.settings.bot_deadline;
            let answer = match again {
                Some(question) => advice_in_time(answered, question, patience).await,
                None => timeout(patience, answered).await.ok().and_then(Result::ok),
            };
            let thought = thought(answer, &server, &table, is_choice);
            Input::Thought(Box::new(about), Box::new(thought))
        });
        if is_choice {
            self.bot = Some(waits);
        }
        None
    }

    fn count(&mut self, begun: Instant) {
        let Tally { choices, bot_choices, hurried_choices, quick_choices, late_bots, undos, refusals } =
            self.machine.take_tally();
        let metrics = &self.server.metrics;
        if choices > 0 {
            metrics.choices.add(choices);
            metrics.latency.took(begun.elapsed());
        }
        let counts = [
            (bot_choices, &metrics.bot_choices),
            (hurried_choices, &metrics.hurried_choices),
            (quick_choices, &metrics.quick_choices),
            (late_bots, &metrics.late_bots),
            (undos, &metrics.undos),
            (refusals, &metrics.refusals),
        ];
        for (count, counted) in counts.into_iter().filter(|(count, _)| *count > 0) {
            counted.add(count);
        }
    }
}

/// The answer that comes in time.
fn thought(
    answer: Option<Answer>,
    server: &Server,
    table: &str,
    is_choice: bool,
) -> Result<tsugi_catalog::Thought, NoThought> {
    match answer.ok_or(NoThought::Late)? {
        Ok(thought) => Ok(thought),
        Err(NoAnswer::Panicked(why)) => {
            // A choice that panicked ends the table, and is counted there.
            if !is_choice {
                server.metrics.panics.add(1);
                tracing::error!(table, why, "a thought about a hint panicked");
            }
            Err(NoThought::Panicked(why))
        }
        Err(NoAnswer::Problem(problem)) => {
            tracing::error!(%problem, "a question to a bot is refused");
            Err(NoThought::Late)
        }
    }
}

/// Tells an operator what went wrong.
fn report(table: &str, trouble: &Trouble) {
    match trouble {
        Trouble::NotStored { version } => tracing::error!(table, version, "the table is read anew"),
        Trouble::BotRefused(refusal) => tracing::error!(table, ?refusal, "a bot's choice is refused"),
        Trouble::CannotBegin(refusal) => tracing::error!(table, ?refusal, "a sealed table cannot begin"),
    }
}
