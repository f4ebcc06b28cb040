//! A table in memory: one task that owns it, takes messages one by one, and tells of a version only once
//! it is durable.

use std::{net::IpAddr, panic::AssertUnwindSafe, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Duration, Instant, sleep, sleep_until},
};
use tsugi_catalog::awaited;
use tsugi_engine::{Seat, SeatSet, Status, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_store::{Append, Kept};
use tsugi_wire::{Act, Bye, Code, Done, Pong, Refused, ToClient, ToServer};

use crate::{
    Settings,
    bots::{Chosen, Missed, Pondering},
    consent::Question,
    decide::Decided,
    deeds::Request,
    entry::Entry,
    hall::Hall,
    hints::Advice,
    hosted::Hosted,
    identity::Hashed,
    presence::Presence,
    refusal::Refusal,
    render::{Lens, Shown, Telling, Wishes, text},
    tongues,
};

/// So many messages wait for a table at most.
pub(crate) const MAILBOX: usize = 256;

/// After so long a store that did not answer is looked at again.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Messages that go out together.
pub(crate) type Bundle = Vec<Utf8Bytes>;

/// What is said to a table.
pub(crate) enum Message {
    /// Somebody wants a stream.
    Attach(Attach),
    /// A stream has ended.
    Detach(u64),
    /// A stream says something.
    Say(u64, ToServer),
    /// Somebody asks for something outside a stream.
    Request(Request),
    /// A bot has chosen, or has missed its deadline.
    Pondered { version: u64, seat: Seat, chosen: Result<Chosen, Missed> },
    /// There may be a place for a bot's question now.
    AskBots,
    /// Advice was found, or not in time.
    Advised { stream: u64, id: String, version: u64, advice: Result<Advice, Code> },
    /// The time for words may be over.
    WordsDue,
    /// The store is to be looked at again.
    LookAgain,
    /// The server goes down.
    GoDown,
}

/// A stream that is wanted.
pub(crate) struct Attach {
    /// The address under which it is counted.
    pub(crate) from: IpAddr,
    pub(crate) who: Option<Hashed>,
    pub(crate) viewer: Option<Viewer>,
    pub(crate) lang: Lang,
    pub(crate) wishes: Wishes,
    pub(crate) since: Option<u64>,
    pub(crate) outbox: mpsc::Sender<Bundle>,
    pub(crate) answer: oneshot::Sender<Result<u64, Refusal>>,
}

/// A stream that is open.
pub(crate) struct Stream {
    pub(crate) number: u64,
    /// Whose stream it is; what they may do is asked of every message.
    who: Option<Hashed>,
    pub(crate) from: IpAddr,
    pub(crate) lens: Lens,
    outbox: mpsc::Sender<Bundle>,
    /// What goes out together at the end of a message.
    waiting: Bundle,
}

/// A table in memory.
pub(crate) struct Actor {
    pub(crate) hall: Arc<Hall>,
    pub(crate) table: Hosted,
    /// Whether the last entry could not be stored: the table is read anew before anything else.
    pub(crate) torn: bool,
    /// Whether the store is looked at again by and by.
    looks_again: bool,
    pub(crate) streams: Vec<Stream>,
    streams_so_far: u64,
    shown: Shown,
    pub(crate) question: Option<Question>,
    pub(crate) pondering: Option<Pondering>,
    /// The streams and seats for which advice is thought about.
    pub(crate) advising: Vec<(u64, Seat)>,
    pub(crate) presence: Presence,
    /// When those who owe the deal a word are left out; an alarm is set for it.
    pub(crate) words_due: Option<u64>,
    pub(crate) mailbox: mpsc::WeakSender<Message>,
}

impl Actor {
    pub(crate) fn new(hall: Arc<Hall>, table: Hosted, mailbox: mpsc::WeakSender<Message>) -> Self {
        let (streams, shown) = (Vec::new(), Shown::default());
        let (torn, looks_again, streams_so_far) = (false, false, 0);
        let (question, pondering, words_due) = (None, None, None);
        let (advising, presence) = (Vec::new(), Presence::default());
        Self {
            hall,
            table,
            torn,
            looks_again,
            streams,
            streams_so_far,
            shown,
            question,
            pondering,
            advising,
            presence,
            words_due,
            mailbox,
        }
    }

    /// Runs this table so that a panic in it ends it alone: its players are told, and everything else goes on.
    pub(crate) async fn run_apart(mut self, inbox: mpsc::Receiver<Message>) {
        if let Err(panic) = AssertUnwindSafe(self.run(inbox)).catch_unwind().await {
            // What the panic left of the table is not looked at again; what is durable is in the store.
            self.hall.fail(&self.table.id, self.table.version(), panic.as_ref());
            self.say_goodbye(Code::Failed, "service-failed");
        }
    }

    /// Takes messages until nobody has come for the time after which a table is put away.
    async fn run(&mut self, mut inbox: mpsc::Receiver<Message>) {
        self.wait_for_words();
        self.ask_bots();
        // One nap for many messages: to set an alarm for each would cost more than to look when it rings.
        let mut nap =
            std::pin::pin!(sleep_until(Instant::now() + self.away_after().min(self.hall.settings.over_after)));
        let mut heard = Instant::now();
        loop {
            let message = tokio::select! {
                biased;
                message = inbox.recv() => message,
                () = &mut nap => {
                    let away = self.away_after();
                    if heard.elapsed() >= away && self.may_leave(&inbox) {
                        break;
                    }
                    // A game may be over before it rings again.
                    let rings = if heard.elapsed() >= away { Instant::now() + away } else { heard + away };
                    nap.as_mut().reset(rings.min(Instant::now() + self.hall.settings.over_after));
                    continue;
                }
            };
            match message {
                Some(Message::GoDown) => {
                    self.say_goodbye(Code::GoingDown, "service-going-down");
                    break;
                }
                Some(message) => self.take(message).await,
                None => break,
            }
            heard = Instant::now();
        }
    }

    /// After how long without anybody the table leaves memory.
    fn away_after(&self) -> Duration {
        let over = matches!(self.table.status(), Some(Status::Over(_)));
        let Settings { away_after, over_after, .. } = self.hall.settings;
        if over { away_after.min(over_after) } else { away_after }
    }

    /// Whether nobody is here any more, so that the table may leave memory.
    fn may_leave(&mut self, inbox: &mpsc::Receiver<Message>) -> bool {
        self.streams.retain(|stream| !stream.outbox.is_closed());
        self.streams.is_empty() && self.pondering.is_none() && self.hall.put_away(&self.table.id, inbox)
    }

    async fn take(&mut self, message: Message) {
        if self.torn && !self.read_anew().await {
            self.refuse_all(message);
        } else {
            self.do_what(message).await;
        }
        self.send_out();
        if self.torn {
            self.look_again_later();
        }
    }

    /// Sees to it that a table whose last entry may or may not be stored finds out, also if nobody comes.
    fn look_again_later(&mut self) {
        if self.looks_again {
            return;
        }
        self.looks_again = true;
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            sleep(LOOK_AGAIN).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::LookAgain).await;
            }
        });
    }

    async fn do_what(&mut self, message: Message) {
        match message {
            Message::Attach(attach) => self.attach(attach),
            Message::Detach(number) => self.detach(number),
            Message::Say(number, said) => self.hear(number, said).await,
            Message::Request(request) => self.answer(request).await,
            Message::Pondered { version, seat, chosen } => self.bot_chose(version, seat, chosen).await,
            Message::AskBots => self.ask_again(),
            Message::Advised { stream, id, version, advice } => self.advise(stream, id, version, advice),
            Message::WordsDue => self.leave_out().await,
            Message::LookAgain => self.looks_again = false,
            Message::GoDown => {}
        }
    }

    /// While the store cannot even be read, everything is refused and nothing lost.
    fn refuse_all(&mut self, message: Message) {
        match message {
            Message::Attach(attach) => {
                let words = tongues::of_service(attach.lang);
                let _ = attach.answer.send(Err(Refusal::new(Code::Unavailable, words)));
            }
            Message::Request(request) => request.refuse(Code::Unavailable),
            Message::Say(number, said) => {
                if let Some(lens) = self.lens(number) {
                    let refusal = Refusal::new(Code::Unavailable, lens.words);
                    self.refuse(number, id_of(&said), &refusal);
                }
            }
            Message::Detach(number) => self.detach(number),
            Message::WordsDue => {
                self.words_due = None;
                self.wait_for_words();
            }
            Message::LookAgain => self.looks_again = false,
            Message::Pondered { .. } | Message::AskBots => self.pondering = None,
            Message::Advised { stream, .. } => self.advising.retain(|(number, _)| *number != stream),
            Message::GoDown => {}
        }
    }

    // Streams.

    fn attach(&mut self, attach: Attach) {
        let words = self.table.tongue(attach.lang);
        let viewer = self.table.admit(attach.who.as_ref(), attach.viewer);
        let viewer = match viewer {
            Ok(Viewer::Spectator) if !self.may_watch(attach.from) => Err(Code::TooMany),
            other => other,
        };
        let refused = match viewer {
            Ok(_) if attach.since.is_some_and(|since| since > self.table.version()) => Some(Code::Future),
            Ok(_) => None,
            Err(code) => Some(code),
        };
        if let Some(code) = refused {
            let told = [("version", self.table.version().to_string().into()), ("seconds", 10_u32.into())];
            let _ = attach.answer.send(Err(Refusal::with(code, words, &told)));
            return;
        }
        let viewer = viewer.unwrap_or(Viewer::Spectator);
        self.streams_so_far += 1;
        let number = self.streams_so_far;
        let lens = Lens { viewer, words, wishes: attach.wishes };
        self.shown.note(&self.table, viewer);
        let mut messages = vec![self.table.hello(viewer)];
        messages.extend(self.table.catch_up(lens, attach.since));
        messages.extend(self.question.as_ref().map(|question| self.asked(question, lens.words)));
        let waiting = messages.iter().map(text).collect();
        if attach.answer.send(Ok(number)).is_ok() {
            self.hall.metrics.streams.add(1);
            let Attach { who, from, outbox, .. } = attach;
            self.streams.push(Stream { number, who, from, lens, outbox, waiting });
            self.end_oldest(viewer);
            self.ask_bots();
        }
    }

    /// Whether there is a place for one more who watches from there. Those who sit at the table take none of these.
    fn may_watch(&self, from: IpAddr) -> bool {
        let most = self.hall.settings.most_streams_a_table;
        let watchers = || self.streams.iter().filter(|stream| stream.lens.viewer == Viewer::Spectator);
        watchers().count() < most && watchers().filter(|stream| stream.from == from).count() < (most / 4).max(1)
    }

    /// Who sits at the table always gets in: where a seat has too many streams, its oldest ends.
    fn end_oldest(&mut self, viewer: Viewer) {
        let own = || self.streams.iter().filter(|stream| stream.lens.viewer == viewer);
        if viewer == Viewer::Spectator || own().count() <= self.hall.settings.most_streams_a_seat {
            return;
        }
        let Some(oldest) = own().map(|stream| stream.number).min() else { return };
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == oldest) {
            let message = Refusal::with(Code::TooMany, stream.lens.words, &[("seconds", 10_u32.into())]).message;
            stream.waiting.push(text(&ToClient::Bye(Bye { code: Code::TooMany, message })));
        }
        self.let_go(oldest);
    }

    fn detach(&mut self, number: u64) {
        let before = self.streams.len();
        self.streams.retain(|stream| stream.number != number);
        self.hall.metrics.streams.less((before - self.streams.len()) as u64);
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.lens.viewer).collect();
        self.shown.keep(&self.table, &viewers);
        self.rest_if_alone();
    }

    pub(crate) fn lens(&self, number: u64) -> Option<Lens> {
        self.streams.iter().find(|stream| stream.number == number).map(|stream| stream.lens)
    }

    /// Says something to one stream.
    pub(crate) fn send(&mut self, number: u64, message: &ToClient) {
        #[cfg(test)]
        let leaking = crate::leaks::in_message(message, &self.table);
        #[cfg(test)]
        let message = leaking.as_ref().unwrap_or(message);
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            stream.waiting.push(text(message));
        }
    }

    /// Gives every stream what waits for it; one that does not read is dropped, not waited for.
    fn send_out(&mut self) {
        let mut slow = Vec::new();
        for stream in self.streams.iter_mut().filter(|stream| !stream.waiting.is_empty()) {
            if stream.outbox.try_send(std::mem::take(&mut stream.waiting)).is_err() {
                slow.push(stream.number);
            }
        }
        self.drop_slow(&slow);
    }

    fn drop_slow(&mut self, slow: &[u64]) {
        for &number in slow {
            self.hall.metrics.slow_readers.add(1);
            tracing::info!(table = %self.table.id, stream = number, "a stream was not read and is dropped");
            self.detach(number);
        }
    }

    /// Tells every stream of the newest version, each as far as its viewer may know; those that have just become
    /// others' are told the whole table instead.
    fn tell_all(&mut self) {
        let turned = self.recheck_viewers();
        let mut telling = Telling::new(&self.table, &mut self.shown);
        for stream in self.streams.iter_mut().filter(|stream| !turned.contains(&stream.number)) {
            stream.waiting.push(telling.to(stream.lens));
        }
    }

    /// Takes seats from the streams of those who no longer hold them, before anything of the new version is told;
    /// gives the numbers of the streams that watch from now on.
    fn recheck_viewers(&mut self) -> Vec<u64> {
        let (mut turned, mut ended) = (Vec::new(), Vec::new());
        for stream in &mut self.streams {
            match self.table.goes_on(stream.who.as_ref(), stream.lens.viewer) {
                Ok(viewer) if viewer == stream.lens.viewer => {}
                Ok(viewer) => {
                    stream.lens.viewer = viewer;
                    let note = stream.lens.words.say("service-seat-moved", &[]);
                    stream.waiting.push(text(&self.table.hello_again(viewer, Some(note))));
                    stream.waiting.extend(self.table.catch_up(stream.lens, None).iter().map(text));
                    turned.push(stream.number);
                }
                Err(code) => {
                    let message = stream.lens.words.say("service-seat-moved", &[]);
                    stream.waiting.push(text(&ToClient::Bye(Bye { code, message })));
                    ended.push(stream.number);
                }
            }
        }
        if turned.is_empty() && ended.is_empty() {
            return turned;
        }
        for number in ended {
            self.let_go(number);
        }
        let viewers: Vec<Viewer> = self.streams.iter().map(|stream| stream.lens.viewer).collect();
        self.shown.keep(&self.table, &viewers);
        turned
    }

    /// Gives a stream its last messages and ends it.
    fn let_go(&mut self, number: u64) {
        if let Some(stream) = self.streams.iter_mut().find(|stream| stream.number == number) {
            // One that does not read hears nothing more either way.
            let _ = stream.outbox.try_send(std::mem::take(&mut stream.waiting));
        }
        self.detach(number);
    }

    fn say_goodbye(&mut self, code: Code, said: &str) {
        for stream in &mut self.streams {
            let message = stream.lens.words.say(said, &[]);
            stream.waiting.push(text(&ToClient::Bye(Bye { code, message })));
        }
        self.send_out();
        self.hall.metrics.streams.less(self.streams.len() as u64);
        self.streams.clear();
    }

    pub(crate) fn refuse(&mut self, number: u64, id: Option<String>, refusal: &Refusal) {
        self.hall.metrics.refusals.add(1);
        let Refusal { code, ruling, message } = refusal.clone();
        let (ruling, version) = (ruling.map(str::to_owned), self.table.version());
        self.send(number, &ToClient::Refused(Refused { id, code, ruling, message, version }));
    }

    // What streams say.

    async fn hear(&mut self, number: u64, said: ToServer) {
        let Some(stream) = self.streams.iter().find(|stream| stream.number == number) else { return };
        let lens = stream.lens;
        let seat = self.table.acts_for(stream.who.as_ref(), lens.viewer, lens.words);
        let id = id_of(&said);
        let done = match (seat, said) {
            (_, ToServer::Ping {}) => {
                let version = self.table.version();
                self.send(number, &ToClient::Pong(Pong { version }));
                return;
            }
            (Err(refusal), _) => Err(refusal),
            (Ok(seat), ToServer::Act(act)) => self.act(seat, &act, lens.words).await.map(Some),
            (Ok(seat), ToServer::Undo(undo)) => self.undo(seat, &undo, lens.words).await,
            (Ok(seat), ToServer::Agree(answer)) => self.agree(seat, &answer, lens.words).await,
            (Ok(_), ToServer::Decline(answer)) => self.decline(&answer, lens.words),
            (Ok(seat), ToServer::Explain(explain)) => {
                self.explain(number, seat, explain.id, &explain.action, lens.words)
            }
            (Ok(seat), ToServer::Why(why)) => self.why(number, seat, why, lens.words),
            (Ok(seat), ToServer::Hint(hint)) => self.hint(number, seat, hint.id, lens.words),
        };
        match done {
            Ok(Some(version)) => {
                let id = id.unwrap_or_default();
                self.send(number, &ToClient::Done(Done { id, version }));
            }
            Ok(None) => {}
            Err(refusal) => self.refuse(number, id, &refusal),
        }
        self.ask_bots();
    }

    async fn act(&mut self, seat: Seat, act: &Act, words: &Words) -> Result<u64, Refusal> {
        let begun = Instant::now();
        match self.table.act(seat, act, words)? {
            Decided::Before(version) => Ok(version),
            Decided::New(entry) => {
                let version = self.commit(entry, None, words).await?;
                self.hall.metrics.choices.add(1);
                self.hall.metrics.latency.took(begun.elapsed());
                Ok(version)
            }
        }
    }

    // The store.

    /// Makes an entry durable, follows it, and only then tells everybody.
    pub(crate) async fn commit(
        &mut self,
        entry: Entry,
        holder: Option<&Hashed>,
        words: &Words,
    ) -> Result<u64, Refusal> {
        let (begun, version) = (Instant::now(), self.table.version() + 1);
        let append = Append {
            table: self.table.id.clone(),
            version,
            entry: serde_json::to_string(&entry).unwrap_or_default(),
            at: self.hall.world.now(),
            opens: None,
            holders: holder.map(|holder| holder.as_str().to_owned()).into_iter().collect(),
        };
        match self.hall.committer.commit(append).await {
            Ok(Kept::Durable) => {
                self.table.follow(&entry);
                self.withdraw();
                self.tell_all();
                Ok(version)
            }
            failed => {
                tracing::error!(table = %self.table.id, version, ?failed, "a version is not stored; the table is read anew");
                self.torn = true;
                // A store that has just kept us waiting is not waited for a second time.
                if begun.elapsed() < self.hall.settings.store_patience / 4 {
                    self.read_anew().await;
                }
                Err(Refusal::new(Code::Unavailable, words))
            }
        }
    }

    /// Reads the table from the store: what is not there has not happened.
    async fn read_anew(&mut self) -> bool {
        let table = match self.hall.read(&self.table.id).await {
            Ok(Some(table)) => table,
            Ok(None) => return false,
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "the table cannot be read");
                return false;
            }
        };
        let known = self.table.version();
        self.table = table;
        (self.torn, self.pondering, self.question) = (false, None, None);
        // An entry may be kept although the store reported a fault; then everybody hears of it now.
        if self.table.version() > known {
            self.tell_all();
        }
        self.wait_for_words();
        self.ask_bots();
        true
    }

    /// Who is awaited now.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.table.status().map_or(SeatSet::EMPTY, awaited)
    }
}

fn id_of(said: &ToServer) -> Option<String> {
    let id = match said {
        ToServer::Act(act) => &act.id,
        ToServer::Undo(undo) => &undo.id,
        ToServer::Agree(answer) | ToServer::Decline(answer) => &answer.id,
        ToServer::Explain(explain) => &explain.id,
        ToServer::Why(why) => &why.id,
        ToServer::Hint(hint) => &hint.id,
        ToServer::Ping {} => return None,
    };
    Some(id.chars().take(64).collect())
}
