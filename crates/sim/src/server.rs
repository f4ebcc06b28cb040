//! The server of the world: it drives machines as the real one does, and may stop between any two effects.

use std::collections::{BTreeMap, VecDeque};

use tsugi_catalog::Question;
use tsugi_engine::Chance;
use tsugi_house::{
    About, Alarm, Effect, Hashed, HostedTable, Input, NewEntry, NoThought, NotStored, Refusal, Reply, TableMachine,
    TableSettings, Thinking, shares::Full,
};
use tsugi_wire::ToClient;

use crate::{
    checker::Law,
    disk::Appended,
    plan::{Thing, Trouble},
    world::{Event, Maker, Sender, World},
};

/// How long the real server waits for its store, in milliseconds.
const STORE_PATIENCE: u64 = 2_000;
/// How long bots may think.
const BOT_DEADLINE: u64 = 4_000;
/// How long after a stop the server is there again.
const STARTS_AFTER: u64 = 1_500;
/// A machine holds no more than this beside its streams: what waits, and what is to be done.
const MOST_HELD: usize = 400;

/// How the tables of the world are set.
pub(crate) const SETTINGS: TableSettings = TableSettings {
    away_after: 120_000,
    over_after: 60_000,
    word_patience: 10_000,
    most_streams: 16,
    most_streams_a_seat: 3,
};

/// A server. There is one; events name the life of it that they belong to, so that there can be several.
pub(crate) struct Server {
    pub(crate) is_up: bool,
    /// How often it was started.
    pub(crate) life: u64,
    /// By how much its clock is wrong.
    pub(crate) skew: i64,
    pub(crate) tables: BTreeMap<String, Running>,
    effects: u64,
    thoughts: u64,
    reads: u64,
}

/// A table in memory.
pub(crate) struct Running {
    machine: TableMachine,
    numbers: u64,
    /// Which line each stream is.
    pub(crate) outboxes: BTreeMap<u64, u64>,
    askers: BTreeMap<u64, Sender>,
    /// What came while the store was waited for, where the driver holds it back as the real one does.
    mailbox: VecDeque<Input>,
    /// The write that the machine waits for.
    write: Option<u64>,
    heard: u64,
    /// When each person last asked for something.
    requests: BTreeMap<String, (Hashed, u64)>,
    /// Questions that were given up.
    bot_waits: u64,
}

impl Default for Server {
    fn default() -> Self {
        Self { is_up: true, life: 1, skew: 0, tables: BTreeMap::new(), effects: 0, thoughts: 0, reads: 0 }
    }
}

impl World {
    /// The time as the server knows it.
    fn wall(&self) -> u64 {
        (1_700_000_000_000 + self.now).saturating_add_signed(self.server.skew)
    }

    fn place(&self, id: &str) -> (u64, String) {
        (self.server.life, id.to_owned())
    }

    /// A table in memory, brought there where it is not; none where there is no such table.
    fn running(&mut self, id: &str) -> Option<&mut Running> {
        if !self.server.tables.contains_key(id) {
            let table = self.restored(id)?;
            let machine = TableMachine::new(table, SETTINGS, self.wall());
            let running = Running {
                machine,
                numbers: 0,
                outboxes: BTreeMap::new(),
                askers: BTreeMap::new(),
                mailbox: VecDeque::new(),
                write: None,
                heard: self.now,
                requests: BTreeMap::new(),
                bot_waits: 0,
            };
            self.server.tables.insert(id.to_owned(), running);
            self.at(SETTINGS.over_after, Event::Nap { life: self.server.life, table: id.to_owned() });
            self.work(id);
        }
        self.server.tables.get_mut(id)
    }

    fn restored(&mut self, id: &str) -> Option<HostedTable> {
        match HostedTable::restored(id, self.disk.log(id), self.languages) {
            Ok(table) => table.map(|table| table.faulty(self.plan.fault)),
            Err(why) => {
                self.checker.breaks(Law::AddsUp, format!("a stored table cannot be read: {why}"));
                None
            }
        }
    }

    /// Hands something in that came for a table, with who asks where somebody waits for an answer.
    pub(crate) fn deliver(&mut self, id: &str, mut input: Input, sender: Option<Sender>) {
        let (now, place) = (self.now, self.place(id));
        if self.running(id).is_none() || !self.server.is_up {
            return;
        }
        let Some(running) = self.server.tables.get_mut(id) else { return };
        running.heard = now;
        let number = running.numbers + 1;
        match &mut input {
            Input::Attach(attach) => {
                (running.numbers, attach.stream) = (number, number);
                self.checker.attached(place.clone(), number, attach.who.clone(), attach.since);
                self.checker.asked(place, number);
            }
            Input::Request(request) => {
                (running.numbers, request.ticket) = (number, number);
                if let Some(who) = &request.who {
                    running.requests.insert(who.as_str().to_owned(), (who.clone(), now));
                }
                self.checker.asked(place, number);
            }
            Input::Say(stream, said) => self.checker.said(place, *stream, said),
            Input::Detach(stream) => {
                running.outboxes.remove(stream);
                self.checker.detached(place, *stream);
            }
            Input::Thought(about, thought) if thought.is_ok() => self.checker.thought(id, about),
            Input::Alarm(Alarm::Script(_)) => self.checker.follows_script(id),
            _ => {}
        }
        if let Some(sender) = sender {
            running.askers.insert(number, sender);
        }
        self.hand_in(id, input);
    }

    /// Hands something in, or holds it back while the store is waited for.
    fn hand_in(&mut self, id: &str, input: Input) {
        let (wall, holds_back) = (self.wall(), self.holds_back);
        let Some(running) = self.server.tables.get_mut(id) else { return };
        let answers = matches!(input, Input::Stored(_) | Input::Read(_));
        if holds_back && !answers && (running.machine.waits_for_store() || !running.mailbox.is_empty()) {
            running.mailbox.push_back(input);
        } else {
            running.machine.take(input, wall);
        }
        self.work(id);
        while let Some(running) = self.server.tables.get_mut(id) {
            if running.machine.waits_for_store() {
                break;
            }
            let Some(input) = running.mailbox.pop_front() else { break };
            running.machine.take(input, wall);
            self.work(id);
        }
        self.look_at_memory(id);
    }

    fn look_at_memory(&mut self, id: &str) {
        let Some(running) = self.server.tables.get(id) else { return };
        let (streams, open) = (running.machine.streams(), running.outboxes.len());
        let (held, asked) = (running.machine.held(), running.askers.len());
        // A stream that ended while the store is waited for is let go once it has answered.
        if streams > open + asked && !running.machine.waits_for_store() {
            self.checker.breaks(Law::Bounded, format!("{streams} streams are kept, and {open} are open"));
        }
        if held > MOST_HELD {
            self.checker.breaks(Law::Bounded, format!("{held} things are held"));
        }
    }

    /// Does what a machine wants done. The server may stop before any of it.
    fn work(&mut self, id: &str) {
        loop {
            let Some(effect) = self.server.tables.get_mut(id).and_then(|running| running.machine.next_effect()) else {
                return;
            };
            self.server.effects += 1;
            if self.has(Trouble::Stops) && self.plan.luck(Thing::Effect, self.server.effects).below(600) == 0 {
                return self.stop();
            }
            let came = self.perform(id, effect);
            if let (Some(input), Some(running)) = (came, self.server.tables.get_mut(id)) {
                if let Input::Detach(stream) = &input {
                    self.checker.detached((self.server.life, id.to_owned()), *stream);
                }
                let wall = (1_700_000_000_000 + self.now).saturating_add_signed(self.server.skew);
                running.machine.take(input, wall);
            }
        }
    }

    /// Does one effect; what came of it at once.
    fn perform(&mut self, id: &str, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Store(entry) => self.store(id, entry),
            Effect::Read => {
                self.server.reads += 1;
                let after = 1 + u64::from(self.plan.luck(Thing::Read, self.server.reads).below(20));
                self.at(after, Event::Read { life: self.server.life, table: id.to_owned(), number: self.server.reads });
            }
            Effect::Send { stream, messages } => return self.send(id, stream, messages),
            Effect::Close(stream) => {
                let line = self.server.tables.get_mut(id)?.outboxes.remove(&stream);
                self.checker.detached(self.place(id), stream);
                if let Some(line) = line {
                    self.at_line(line, Event::Ended { line });
                }
            }
            Effect::Answer(number, reply) => return self.answer(id, number, reply),
            Effect::Think(thinking) => self.think(id, *thinking),
            Effect::ThinkQuickly(question, about) => {
                self.checker.thought(id, &about);
                let thought = answered(*question).ok_or(NoThought::NoRoom(Full::Alone));
                return Some(Input::Thought(about, Box::new(thought)));
            }
            Effect::StopThinking => self.server.tables.get_mut(id)?.bot_waits += 1,
            Effect::Wake(after, alarm) => {
                self.at(after, Event::Alarm { life: self.server.life, table: id.to_owned(), alarm });
            }
            Effect::PutAway => {
                let running = self.server.tables.get(id)?;
                if running.outboxes.is_empty() && running.mailbox.is_empty() && running.askers.is_empty() {
                    self.server.tables.remove(id);
                    self.tell(|| "The table leaves memory.".into());
                }
            }
            Effect::Ended => drop(self.server.tables.remove(id)),
            Effect::Fail(why) => self.checker.breaks(Law::AddsUp, format!("a table fails: {why}")),
            Effect::Report(trouble) => self.report(&trouble),
        }
        None
    }

    fn report(&mut self, trouble: &tsugi_house::Trouble) {
        match trouble {
            tsugi_house::Trouble::NotStored { version } => {
                self.tell(|| format!("Version {version} is not stored; the table is read anew."));
            }
            tsugi_house::Trouble::BotRefused(refusal) => {
                self.checker.breaks(Law::FreshThoughts, format!("a bot's choice is refused: {}", refusal.message));
            }
            tsugi_house::Trouble::CannotBegin(refusal) => {
                self.checker.breaks(Law::GoesOn, format!("a table cannot begin: {}", refusal.message));
            }
        }
    }

    // The disk.

    fn store(&mut self, id: &str, entry: NewEntry) {
        self.checker.stores(id, &entry);
        let (number, is_first) = self.disk.enter(id, entry.version, entry.entry);
        if let Some(running) = self.server.tables.get_mut(id) {
            running.write = Some(number);
        }
        self.at(STORE_PATIENCE, Event::TooSlow { life: self.server.life, table: id.to_owned(), write: number });
        if is_first {
            self.begin_write();
        }
    }

    /// Begins the write that is next.
    pub(crate) fn begin_write(&mut self) {
        let Some(number) = self.disk.current() else { return };
        let mut luck = self.plan.luck(Thing::Write, number);
        let after = match luck.below(40) {
            0 if self.has(Trouble::Disk) => STORE_PATIENCE + 500,
            _ => 1 + u64::from(luck.below(8)),
        };
        self.at(after, Event::Written { life: self.server.life, write: number });
    }

    /// The write that was being made has ended.
    pub(crate) fn written(&mut self, number: u64) {
        if self.disk.current() != Some(number) {
            return;
        }
        let mut luck = self.plan.luck(Thing::Write, number);
        let _ = luck.below(40);
        // Lost and said to be; kept and said to be lost.
        let (lost, denied) = match luck.below(40) {
            1 if self.has(Trouble::Disk) => (true, true),
            2 if self.has(Trouble::Disk) => (false, true),
            _ => (false, false),
        };
        let Some((write, kept)) = self.disk.finish(!lost) else { return };
        if kept == Appended::Durable {
            self.checker.durable(&write.table, &write.entry);
            self.tell_entry(&write.table, write.version, &write.entry);
        }
        if denied {
            let what = if lost { "fails" } else { "is called failed, and is kept all the same" };
            self.tell(|| format!("The write of version {} {what}.", write.version));
        }
        self.begin_write();
        let stored = kept == Appended::Durable && !denied;
        if let Some(maker) = self.makers.remove(&number) {
            return self.made(&maker, kept == Appended::Durable || kept == Appended::NotNext);
        }
        self.say_stored(&write.table, number, if stored { Ok(()) } else { Err(NotStored { slow: false }) });
    }

    /// Tells a machine what became of the write that it waits for.
    pub(crate) fn say_stored(&mut self, id: &str, number: u64, stored: Result<(), NotStored>) {
        let Some(running) = self.server.tables.get_mut(id).filter(|running| running.write == Some(number)) else {
            return;
        };
        running.write = None;
        self.hand_in(id, Input::Stored(stored));
    }

    pub(crate) fn read(&mut self, id: &str, number: u64) {
        let fails = self.has(Trouble::Disk) && self.plan.luck(Thing::Read, number).below(4) == 0;
        let table = if fails { None } else { self.restored(id).map(Box::new) };
        self.hand_in(id, Input::Read(table));
    }

    /// The power goes: all that is in memory is gone, and of what was being written any part may be there.
    pub(crate) fn stop(&mut self) {
        let part = self.plan.luck(Thing::Effect, self.server.effects << 8).below(1400).min(1000) as usize;
        self.tell(|| "The server stops.".into());
        self.server.is_up = false;
        self.server.tables.clear();
        self.makers.clear();
        self.jobs.clear();
        self.disk.lose_power(part);
        self.checker.opened_again(|id| self.disk.log(id).to_vec());
        self.server.life += 1;
        let lines: Vec<u64> = self.lines.keys().copied().collect();
        for line in lines {
            self.hang_up(line);
        }
        self.at(STARTS_AFTER, Event::Starts);
    }

    // Streams and requests.

    fn send(&mut self, id: &str, stream: u64, messages: Vec<bytes::Bytes>) -> Option<Input> {
        let place = self.place(id);
        let line = self.server.tables.get(id)?.outboxes.get(&stream).copied();
        let mut heard = Vec::with_capacity(messages.len());
        for message in messages {
            match serde_json::from_slice::<ToClient>(&message) {
                Ok(message) => {
                    self.checker.sends(&place, stream, &message);
                    heard.push(message);
                }
                Err(error) => self.checker.breaks(Law::AddsUp, format!("a message cannot be read: {error}")),
            }
        }
        let line = line?;
        if !self.lines.get(&line).is_some_and(|line| line.is_up) {
            self.server.tables.get_mut(id)?.outboxes.remove(&stream);
            return Some(Input::Detach(stream));
        }
        self.at_line(line, Event::Heard { line, messages: heard });
        None
    }

    fn answer(&mut self, id: &str, number: u64, reply: Result<Reply, Refusal>) -> Option<Input> {
        let place = self.place(id);
        let sender = self.server.tables.get_mut(id)?.askers.remove(&number);
        let act = match &sender {
            Some(Sender::Request { ask, .. }) => ask.message(),
            _ => None,
        };
        self.checker.answers(&place, number, reply.as_ref().ok(), act);
        match sender {
            Some(Sender::Line(line)) => match reply {
                Ok(_) if self.lines.get(&line).is_some_and(|line| line.is_up) => {
                    self.server.tables.get_mut(id)?.outboxes.insert(number, line);
                    self.line_opened(line, number);
                }
                Ok(_) => return Some(Input::Detach(number)),
                Err(_) => {
                    self.checker.detached(place, number);
                    self.at_line(line, Event::Ended { line });
                }
            },
            Some(Sender::Request { person, ask }) => {
                let table = id.to_owned();
                let after = self.delay();
                self.at(after, Event::Replied { person, table, ask, reply: Box::new(reply.ok()) });
            }
            None => {}
        }
        None
    }

    // Bots.

    fn think(&mut self, id: &str, thinking: Thinking) {
        let Thinking { question, about, .. } = thinking;
        let Some(running) = self.server.tables.get(id) else { return };
        let table = self.checker.table(id);
        let holds = |who: &Hashed| table.is_some_and(|table| !table.held_by(Some(who)).is_empty());
        let requests = running.requests.values().filter(|(who, _)| holds(who));
        let since = requests.map(|(_, at)| self.now - at).min();
        self.checker.thinks(&about, running.outboxes.len(), since);
        let waits = running.bot_waits;
        self.server.thoughts += 1;
        let mut luck = self.plan.luck(Thing::Thought, self.server.thoughts);
        let late = self.has(Trouble::LateBots);
        let (after, late) = match luck.below(30) {
            // Once everybody leaves there is no place for a while: whoever still asks then is found.
            _ if self.has_left => (0, Some(NoThought::NoRoom(Full::Alone))),
            0 if late => (0, Some(NoThought::NoRoom(Full::All))),
            1 if late => (0, Some(NoThought::NoRoom(Full::Alone))),
            2 if late => (BOT_DEADLINE, Some(NoThought::Late)),
            number if late && number < 12 => (u64::from(luck.below(3_500)), None),
            _ => (u64::from(luck.below(60)), None),
        };
        self.jobs.insert(self.server.thoughts, (question, late));
        let (life, table, job) = (self.server.life, id.to_owned(), self.server.thoughts);
        self.at(after, Event::Thought { life, table, job, about, waits });
    }

    /// A bot has thought, or has not.
    pub(crate) fn thought(&mut self, id: &str, job: u64, about: About, waits: u64) {
        let Some((question, late)) = self.jobs.remove(&job) else { return };
        let is_choice = matches!(about, About::Choice { .. });
        let given_up = |running: &Running| is_choice && running.bot_waits != waits;
        // A question that was given up may have been answered already: the answer comes all the same.
        let comes = job.is_multiple_of(3) && late.is_none();
        if self.server.tables.get(id).is_none_or(given_up) && !comes {
            return;
        }
        let thought = match late {
            Some(late) => Err(late),
            None => answered(question).ok_or(NoThought::Late),
        };
        if self.server.tables.contains_key(id) {
            self.deliver(id, Input::Thought(Box::new(about), Box::new(thought)), None);
        }
    }

    /// A table at which nobody is leaves memory by and by.
    pub(crate) fn nap(&mut self, id: &str) {
        let Some(running) = self.server.tables.get(id) else { return };
        let away = running.machine.away_after();
        if self.now - running.heard >= away {
            self.hand_in(id, Input::Deserted);
        }
        if self.server.tables.contains_key(id) {
            self.at(SETTINGS.over_after, Event::Nap { life: self.server.life, table: id.to_owned() });
        }
    }

    /// A new table is stored, or is not.
    fn made(&mut self, maker: &Maker, is_there: bool) {
        if is_there {
            self.tables.push(maker.table.clone());
            self.enters(maker);
        }
    }
}

/// What a bot answers, by the quick player, so that an answer takes no time; none where there is no answer.
fn answered(question: Question) -> Option<tsugi_catalog::Thought> {
    let deadline = u64::from(u32::MAX);
    let budget = if question.asks == tsugi_catalog::Asks::Worth { 2 } else { 0 };
    let thought = tsugi_catalog::answer(&question.within(budget, deadline)).ok()?;
    Some(tsugi_catalog::Thought { micros: 0, ..thought })
}
