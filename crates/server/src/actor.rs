//! A table in memory: one task that owns it, takes messages one by one, and tells of a version only once
//! it is durable.

use std::{panic::AssertUnwindSafe, sync::Arc};

use futures_util::FutureExt;
use tokio::{
    sync::{mpsc, watch},
    time::{Duration, Instant, sleep, sleep_until},
};
use tsugi_catalog::awaited;
use tsugi_engine::{Seat, SeatSet, Status};
use tsugi_narrator::Words;
use tsugi_store::{Append, Kept};
use tsugi_wire::{Act, Code, Done, Pong, ToClient, ToServer};

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
    render::LastSeen,
    streams::{Attach, Stream},
    tongues,
};

/// Mailbox capacity.
pub(crate) const MAILBOX: usize = 256;

/// After so long a store that did not answer is looked at again.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// What is said to a table. What is large is on the heap: every mailbox has room for many of these.
pub(crate) enum Message {
    /// Somebody wants a stream.
    Attach(Box<Attach>),
    /// A stream has ended.
    Detach(u64),
    /// A stream says something.
    Say(u64, ToServer),
    /// Somebody asks for something outside a stream.
    Request(Box<Request>),
    /// A bot has chosen, or has missed its deadline.
    Pondered { version: u64, seat: Seat, chosen: Box<Result<Chosen, Missed>> },
    /// There may be a place for a bot's question now.
    AskBots,
    /// Advice was found, or not in time.
    Advised { stream: u64, id: String, version: u64, advice: Box<Result<Advice, Code>> },
    /// The time for words may be over.
    WordsDue,
    /// The store is to be looked at again.
    LookAgain,
    /// The server goes down.
    GoDown,
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
    pub(crate) streams_so_far: u64,
    pub(crate) last_seen: LastSeen,
    pub(crate) question: Option<Question>,
    pub(crate) pondering: Option<Pondering>,
    /// The streams and seats for which advice is thought about.
    pub(crate) advising: Vec<(u64, Seat)>,
    pub(crate) presence: Presence,
    /// When those who owe the deal a word are left out; an alarm is set for it.
    pub(crate) words_due: Option<u64>,
    pub(crate) mailbox: mpsc::WeakSender<Message>,
    /// The table at which this game is about to be played again.
    pub(crate) next_table: Option<String>,
    /// The newest version, for those who wait for it with a plain request.
    pub(crate) versions: Option<watch::Sender<u64>>,
}

impl Actor {
    pub(crate) fn new(hall: Arc<Hall>, table: Hosted, mailbox: mpsc::WeakSender<Message>) -> Self {
        let (streams, last_seen) = (Vec::new(), LastSeen::default());
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
            last_seen,
            question,
            pondering,
            advising,
            presence,
            words_due,
            mailbox,
            next_table: None,
            versions: None,
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
        if self.torn && !Box::pin(self.read_anew()).await {
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
            Message::Attach(attach) => self.attach(*attach),
            Message::Detach(number) => self.detach(number),
            Message::Say(number, said) => self.hear(number, said).await,
            // What is rare is on the heap only while it lasts: every table holds room for the rest.
            Message::Request(request) => Box::pin(self.answer(*request)).await,
            Message::Pondered { version, seat, chosen } => Box::pin(self.bot_chose(version, seat, *chosen)).await,
            Message::AskBots => self.ask_again(),
            Message::Advised { stream, id, version, advice } => self.advise(stream, id, version, *advice),
            Message::WordsDue => Box::pin(self.leave_out()).await,
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
            (Ok(seat), ToServer::Act(_) | ToServer::Undo(_) | ToServer::Agree(_) | ToServer::Decline(_))
                if self.table.is_away(seat) =>
            {
                self.plays_there(seat, lens.words).map(|()| None)
            }
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

    /// Refuses whoever left a seat to a bot: they sit down again first.
    pub(crate) fn plays_there(&self, seat: Seat, words: &Words) -> Result<(), Refusal> {
        if self.table.is_away(seat) {
            return Err(Refusal::saying(Code::NotYours, words.say("service-bot-plays", &[])));
        }
        Ok(())
    }

    pub(crate) async fn act(&mut self, seat: Seat, act: &Act, words: &Words) -> Result<u64, Refusal> {
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
                    Box::pin(self.read_anew()).await;
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
            self.recheck_viewers();
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
