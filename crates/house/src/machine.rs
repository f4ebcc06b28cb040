//! A table as a machine: inputs in, effects out. It tells of a version only once it is durable.
//!
//! Nothing here waits, and nothing looks at a clock: whoever drives it hands in what came ([`Input`]) with the time, and
//! does what it wants done ([`Effect`]), in order. While an entry is being stored or the log is being read, everything
//! else waits inside, in the order in which it came; what follows once the store has answered is held as data
//! ([`Then`]). So a driver may hand in what it likes when it likes, and one that waits for the store first, as the
//! server does, keeps nothing waiting here.

use std::collections::VecDeque;

use tsugi_catalog::awaited;
use tsugi_engine::{MAX_SEATS, Seat, SeatSet, Status};
use tsugi_narrator::Words;
use tsugi_wire::{Act, Code, Done, Pong, ToClient, ToServer};

use crate::{
    beat::Beats,
    bots::BotQuestion,
    consent::Vote,
    decide::Decided,
    door::DoorKeeper,
    effect::{Alarm, Effect, Input, NewEntry, NotStored, TableSettings, Tally, Trouble},
    entry::Entry,
    hosted::HostedTable,
    identity::Hashed,
    presence::Presence,
    refusal::Refusal,
    render::LastSeen,
    requests::Asked,
    streams::{Stream, id_of},
};

/// After so many milliseconds a store that did not answer is looked at again.
const LOOK_AGAIN: u64 = 1000;

/// A table in memory.
pub struct TableMachine {
    pub(crate) settings: TableSettings,
    /// The time that was handed in last, in milliseconds since 1970.
    pub(crate) now: u64,
    /// When the table was read from the store.
    pub(crate) began: u64,
    pub(crate) table: HostedTable,
    /// Whether the last entry could not be stored: the table is read anew before anything else.
    pub(crate) torn: bool,
    /// Whether the store is looked at again by and by.
    looks_again: bool,
    /// What it waits for before it takes anything else.
    waits: Option<Waits>,
    /// What came meanwhile.
    queue: VecDeque<Input>,
    pub(crate) effects: VecDeque<Effect>,
    pub(crate) tally: Tally,
    pub(crate) streams: Vec<Stream>,
    pub(crate) last_seen: LastSeen,
    /// Up to which version each seat has been told everything; all of it as the table is read.
    pub(crate) told: [u64; MAX_SEATS],
    pub(crate) vote: Option<Vote>,
    pub(crate) door: DoorKeeper,
    /// Who said, after the game, whether they play again.
    pub(crate) again: Vec<(Hashed, bool)>,
    pub(crate) bot_question: Option<BotQuestion>,
    /// How many questions for a bot's choice there were.
    pub(crate) bot_questions: u64,
    /// The streams and seats for which advice is thought about.
    pub(crate) advising: Vec<(u64, Seat)>,
    pub(crate) presence: Presence,
    pub(crate) beats: Beats,
    /// When those who owe the deal a word are left out; an alarm is set for it.
    pub(crate) words_due: Option<u64>,
    /// The table at which this game is about to be played again.
    pub(crate) next_table: Option<String>,
    /// What a planted fault has held back.
    #[cfg(feature = "faults")]
    pub(crate) held_back: Vec<(crate::render::Key, bytes::Bytes)>,
}

/// What a machine waits for.
enum Waits {
    /// For an entry to be durable; then this goes on.
    Stored(Box<Entry>, Then),
    /// For the log, because an entry was not kept; then this is refused.
    ReadAfter(Then),
    /// For the log, before this is taken.
    ReadBefore(Input),
}

/// What follows once the store has answered.
pub(crate) enum Then {
    /// A stream's message is acknowledged.
    Acknowledge { stream: u64, id: String, counts: Counts },
    /// A request goes on.
    GoOn(Box<Asked>),
    /// A bot's choice is counted.
    BotChose { hurried: bool, quick: bool },
    /// The deal of a sealed table goes on.
    Deal,
}

/// As what a stored entry is counted.
#[derive(Clone, Copy)]
pub(crate) enum Counts {
    Choice,
    Undo,
    Nothing,
}

/// What comes of a stream's message.
pub(crate) enum Heard {
    /// It is done, at that version.
    Done(u64),
    /// It was answered otherwise, or will be.
    Silent,
    /// This is to be stored first.
    Store(Entry, Counts),
}

impl TableMachine {
    /// A machine for a table that was read from the store, at that time.
    pub fn new(table: HostedTable, settings: TableSettings, now: u64) -> Self {
        let told = [table.version(); MAX_SEATS];
        let mut machine = Self {
            settings,
            now,
            began: now,
            table,
            torn: false,
            looks_again: false,
            waits: None,
            queue: VecDeque::new(),
            effects: VecDeque::new(),
            tally: Tally::default(),
            streams: Vec::new(),
            last_seen: LastSeen::default(),
            told,
            vote: None,
            door: DoorKeeper::default(),
            again: Vec::new(),
            bot_question: None,
            bot_questions: 0,
            advising: Vec::new(),
            presence: Presence::default(),
            beats: Beats::default(),
            words_due: None,
            next_table: None,
            #[cfg(feature = "faults")]
            held_back: Vec::new(),
        };
        machine.wait_for_words();
        machine.ask_bots();
        machine
    }

    /// Takes what came, at that time in milliseconds since 1970.
    pub fn take(&mut self, input: Input, now: u64) {
        self.now = now;
        match input {
            Input::Stored(stored) => self.stored(stored),
            Input::Read(table) => self.read(table.map(|table| *table)),
            input => self.queue.push_back(input),
        }
        while self.waits.is_none() {
            let Some(input) = self.queue.pop_front() else { break };
            self.begin_with(input);
        }
        self.tell_presence();
        self.tell_knocks();
        self.keep_beat();
        self.send_out();
        if self.torn && self.waits.is_none() {
            self.look_again_later();
        }
    }

    /// What is to be done next; none where nothing is left.
    pub fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// What was done since this was last asked.
    pub fn take_tally(&mut self) -> Tally {
        std::mem::take(&mut self.tally)
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.table.id
    }

    /// The newest version that is durable.
    pub fn version(&self) -> u64 {
        self.table.version()
    }

    /// How often there was something new to see for somebody: a number that only rises.
    pub fn news(&self) -> u64 {
        self.table.version() + self.beats.shown
    }

    /// Whether it waits for the store.
    pub fn waits_for_store(&self) -> bool {
        self.waits.is_some()
    }

    /// How many streams it has.
    pub fn streams(&self) -> usize {
        self.streams.len()
    }

    /// How much it holds that is not its table: what waits, what is to be done, who looks.
    pub fn held(&self) -> usize {
        self.queue.len() + self.effects.len() + self.streams.len() + self.advising.len()
    }

    /// After how many milliseconds without anybody the table leaves memory.
    pub fn away_after(&self) -> u64 {
        let over = matches!(self.table.status(), Some(Status::Over(_)));
        let TableSettings { away_after, over_after, .. } = self.settings;
        if over { away_after.min(over_after) } else { away_after }
    }

    /// Says goodbye to everybody because the table has failed.
    pub fn fail(&mut self) {
        self.say_goodbye(Code::Failed, "service-failed");
    }

    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.push_back(effect);
    }

    /// Takes an input now; where the last entry may or may not be stored, that is found out first.
    fn begin_with(&mut self, input: Input) {
        if self.torn && !matches!(input, Input::Deserted | Input::GoDown) {
            self.waits = Some(Waits::ReadBefore(input));
            self.effect(Effect::Read);
        } else {
            self.do_what(input);
        }
    }

    fn do_what(&mut self, input: Input) {
        match input {
            Input::Attach(attach) => self.attach(*attach),
            Input::Detach(number) => self.detach(number),
            Input::Say(number, said) => self.hear(number, said),
            Input::Request(request) => self.answer(*request),
            Input::Thought(about, thought) => self.thought(*about, *thought),
            Input::Alarm(alarm) => self.ring(alarm),
            Input::Deserted if self.streams.is_empty() && self.bot_question.is_none() => self.effect(Effect::PutAway),
            Input::GoDown => {
                self.say_goodbye(Code::GoingDown, "service-going-down");
                self.effect(Effect::Ended);
            }
            Input::Deserted | Input::Stored(_) | Input::Read(_) => {}
        }
    }

    fn ring(&mut self, alarm: Alarm) {
        match alarm {
            Alarm::Words => self.leave_out(),
            Alarm::LookAgain => self.looks_again = false,
            Alarm::Beat => self.beat(),
            Alarm::AskBots(number) => self.ask_again(number),
            Alarm::BotLate(number) => self.bot_found_no_place(number),
            Alarm::Script(number) => self.follow_script(number),
        }
    }

    /// While the store cannot even be read, everything is refused and nothing lost.
    fn refuse_all(&mut self, input: Input) {
        match input {
            Input::Attach(attach) => {
                let words = self.table.languages.of_service(attach.lang);
                self.effect(Effect::Answer(attach.stream, Err(Refusal::new(Code::Unavailable, words))));
            }
            Input::Request(request) => {
                let words = self.table.languages.of_service(request.lang);
                self.effect(Effect::Answer(request.ticket, Err(Refusal::new(Code::Unavailable, words))));
            }
            Input::Say(number, said) => {
                if let Some(render) = self.render_of(number) {
                    let refusal = Refusal::new(Code::Unavailable, render.words);
                    self.refuse(number, id_of(&said), &refusal);
                }
            }
            Input::Detach(number) => self.detach(number),
            Input::Alarm(Alarm::Words) => {
                self.words_due = None;
                self.wait_for_words();
            }
            Input::Alarm(Alarm::LookAgain) => self.looks_again = false,
            Input::Alarm(Alarm::Beat) => self.beats.is_set = false,
            Input::Alarm(_) => self.bot_question = None,
            Input::Thought(about, _) => self.forget_thought(&about),
            Input::GoDown | Input::Deserted | Input::Stored(_) | Input::Read(_) => {}
        }
    }

    /// Sees to it that a table whose last entry may or may not be stored finds out, also if nobody comes.
    fn look_again_later(&mut self) {
        if !self.looks_again {
            self.looks_again = true;
            self.effect(Effect::Wake(LOOK_AGAIN, Alarm::LookAgain));
        }
    }

    // What streams say.

    fn hear(&mut self, number: u64, said: ToServer) {
        let Some(stream) = self.streams.iter().find(|stream| stream.number == number) else { return };
        let render = stream.render;
        let seat = self.table.acts_for(stream.who.as_ref(), render.viewer, render.words);
        let id = id_of(&said);
        let heard = match (seat, said) {
            (_, ToServer::Ping {}) => {
                let version = self.table.version_for(render.viewer);
                self.send(number, &ToClient::Pong(Pong { version }));
                return;
            }
            (Err(refusal), _) => Err(refusal),
            (
                Ok(seat),
                ToServer::Act(_) | ToServer::Undo(_) | ToServer::Stop(_) | ToServer::Agree(_) | ToServer::Decline(_),
            ) if self.table.is_away(seat) => self.plays_there(seat, render.words).map(|()| Heard::Silent),
            (Ok(seat), ToServer::Act(act)) => self.act(seat, &act, render.words),
            (Ok(seat), ToServer::Undo(undo)) => self.undo(seat, &undo, render.words),
            (Ok(seat), ToServer::Stop(stop)) => self.ask_to_stop(seat, &stop, render.words),
            (Ok(seat), ToServer::Agree(answer)) => self.agree(seat, &answer, render.words),
            (Ok(seat), ToServer::Decline(answer)) => self.decline(seat, &answer, render.words),
            (Ok(seat), ToServer::Explain(explain)) => {
                self.explain(number, seat, explain.id, &explain.action, render.words)
            }
            (Ok(seat), ToServer::Why(why)) => self.why(number, seat, why, render.words),
            (Ok(seat), ToServer::Hint(hint)) => self.hint(number, seat, hint.id, render.words),
        };
        match heard {
            Ok(Heard::Store(entry, counts)) => {
                let id = id.unwrap_or_default();
                #[cfg(feature = "faults")]
                if self.table.has(crate::Fault::AcknowledgedBeforeCommit) {
                    let version = self.table.version() + 1;
                    self.send(number, &ToClient::Done(Done { id: id.clone(), version }));
                }
                self.store(entry, None, Then::Acknowledge { stream: number, id, counts });
            }
            Ok(Heard::Done(version)) => self.acknowledge(number, id.unwrap_or_default(), Ok(version)),
            Ok(Heard::Silent) => self.ask_bots(),
            Err(refusal) => {
                self.refuse(number, id, &refusal);
                self.ask_bots();
            }
        }
    }

    /// Tells a stream what came of its message.
    fn acknowledge(&mut self, stream: u64, id: String, done: Result<u64, Refusal>) {
        match done {
            Ok(version) => self.send(stream, &ToClient::Done(Done { id, version })),
            Err(refusal) => self.refuse(stream, Some(id), &refusal),
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

    pub(crate) fn act(&mut self, seat: Seat, act: &Act, words: &Words) -> Result<Heard, Refusal> {
        Ok(match self.table.act(seat, act, words)? {
            Decided::Before(version) => Heard::Done(version),
            Decided::New(entry) => Heard::Store(entry, Counts::Choice),
        })
    }

    // The store.

    /// Has an entry made durable; once it is, everybody is told, and then this follows.
    pub(crate) fn store(&mut self, entry: Entry, holder: Option<&Hashed>, then: Then) {
        let new = NewEntry {
            version: self.table.version() + 1,
            entry: serde_json::to_string(&entry).unwrap_or_default(),
            at: self.now,
            holder: holder.cloned(),
        };
        self.effect(Effect::Store(new));
        self.waits = Some(Waits::Stored(Box::new(entry), then));
    }

    fn stored(&mut self, stored: Result<(), NotStored>) {
        let Some(Waits::Stored(entry, then)) = self.waits.take_if(|waits| matches!(waits, Waits::Stored(..))) else {
            return;
        };
        match stored {
            Ok(()) => {
                self.table.follow(&entry);
                self.withdraw_passed();
                self.tell_all();
                self.resume(then, true);
            }
            Err(NotStored { slow }) => {
                #[cfg(feature = "faults")]
                if self.table.has(crate::Fault::ToldUnstored) {
                    self.table.follow(&entry);
                    self.tell_all();
                    return self.resume(then, true);
                }
                let version = self.table.version() + 1;
                self.effect(Effect::Report(Trouble::NotStored { version }));
                self.torn = true;
                // A store that has just kept us waiting is not waited for a second time.
                if slow {
                    self.resume(then, false);
                } else {
                    self.waits = Some(Waits::ReadAfter(then));
                    self.effect(Effect::Read);
                }
            }
        }
    }

    /// The table as the store has it: what is not there has not happened.
    fn read(&mut self, table: Option<HostedTable>) {
        let waits = self.waits.take_if(|waits| !matches!(waits, Waits::Stored(..)));
        let found = table.is_some();
        if let Some(table) = table.filter(|_| waits.is_some()) {
            self.turn_to(table);
        }
        match waits {
            Some(Waits::ReadAfter(then)) => self.resume(then, false),
            Some(Waits::ReadBefore(input)) if found => self.do_what(input),
            Some(Waits::ReadBefore(input)) => self.refuse_all(input),
            Some(Waits::Stored(..)) | None => {}
        }
    }

    fn turn_to(&mut self, table: HostedTable) {
        let known = self.table.version();
        let each = self.streams.iter().map(|stream| (stream.number, self.table.version_for(stream.render.viewer)));
        let each: Vec<(u64, u64)> = each.collect();
        self.table = table;
        self.torn = false;
        self.withdraw();
        self.stop_thinking();
        // An entry may be kept although the store reported a fault; then everybody hears of it now.
        let turned = if self.table.version() > known { self.recheck_viewers() } else { Vec::new() };
        if self.table.created.silent {
            self.tell_missed(&each, &turned);
        } else if self.table.version() > known {
            self.tell_others(&turned);
        }
        self.wait_for_words();
        self.ask_bots();
    }

    /// Goes on after the store has answered: the newest version is durable, or nothing has happened.
    fn resume(&mut self, then: Then, durable: bool) {
        match then {
            Then::Acknowledge { stream, id, counts } => {
                if durable {
                    self.count(counts);
                }
                let done = match self.render_of(stream) {
                    Some(render) if durable => Ok(self.table.version_for(render.viewer)),
                    Some(render) => Err(Refusal::new(Code::Unavailable, render.words)),
                    None => return self.ask_bots(),
                };
                self.acknowledge(stream, id, done);
            }
            Then::GoOn(asked) if durable => self.go_on(asked),
            Then::GoOn(asked) => {
                let refusal = Refusal::new(Code::Unavailable, asked.words);
                self.finish(&asked, Err(refusal));
            }
            Then::BotChose { hurried, quick } => {
                if durable {
                    self.tally.bot_choices += 1;
                    self.tally.hurried_choices += u64::from(hurried);
                    self.tally.quick_choices += u64::from(quick);
                }
                #[cfg(feature = "faults")]
                if self.table.has(crate::Fault::LostWakeUp) {
                    return;
                }
                self.ask_bots();
            }
            Then::Deal if durable => self.deal_sealed(),
            Then::Deal => self.deal_is_settled(),
        }
    }

    pub(crate) fn count(&mut self, counts: Counts) {
        match counts {
            Counts::Choice => self.tally.choices += 1,
            Counts::Undo => self.tally.undos += 1,
            Counts::Nothing => {}
        }
    }

    /// Who is awaited now.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.table.status().map_or(SeatSet::EMPTY, awaited)
    }
}
