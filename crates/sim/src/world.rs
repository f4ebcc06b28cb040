//! The world: people, lines, a server, a disk and clocks in one thread, everything following from one seed.
//!
//! First there are troubles, then it is calm: lines stand, writes are kept, and everybody comes back and plays on, until
//! enough was chosen. Then everybody leaves, and nothing may be left.

use std::collections::BTreeMap;

use tsugi_catalog::Question;
use tsugi_engine::Chance;
use tsugi_house::{About, Alarm, Entry, HostedTable, Input, Languages, NoThought, NotStored, Reply};
use tsugi_wire::{ToClient, ToServer};

use crate::{
    ask::Ask,
    checker::{Broken, Checker, Law},
    disk::Disk,
    line::Line,
    person::Person,
    plan::{Plan, Thing, Trouble},
    server::{SETTINGS, Server},
    twins,
};

/// A table at which somebody is goes on within so many milliseconds once it is calm.
const GOES_ON_WITHIN: u64 = 90_000;
/// It is calm for so long at the least.
const CALM: u64 = 15_000;
/// Event limit: a world that takes more has gone astray.
const MOST_EVENTS: u64 = 400_000;

/// Something that happens at a time.
pub(crate) enum Event {
    /// A person does something, the how-manieth thing of this world.
    Doing(u64),
    /// A line's message reaches the server.
    Said {
        life: u64,
        line: u64,
        said: ToServer,
    },
    /// A stream is asked for.
    Attaches {
        life: u64,
        line: u64,
    },
    /// A request reaches the server.
    Asks {
        person: usize,
        table: String,
        ask: Ask,
    },
    /// Messages reach a person.
    Heard {
        line: u64,
        messages: Vec<ToClient>,
    },
    /// The server has ended a line.
    Ended {
        line: u64,
    },
    /// The server notices that a line has ended.
    Gone {
        life: u64,
        table: String,
        stream: u64,
    },
    /// A reply reaches a person; none where it is a refusal.
    Replied {
        person: usize,
        table: String,
        ask: Ask,
        reply: Box<Option<Reply>>,
    },
    Alarm {
        life: u64,
        table: String,
        alarm: Alarm,
    },
    Thought {
        life: u64,
        table: String,
        job: u64,
        about: About,
        waits: u64,
    },
    Written {
        life: u64,
        write: u64,
    },
    TooSlow {
        life: u64,
        table: String,
        write: u64,
    },
    Read {
        life: u64,
        table: String,
        number: u64,
    },
    Nap {
        life: u64,
        table: String,
    },
    /// The server is there again.
    Starts,
    /// The clock is set.
    ClockSet(i64),
    /// Troubles end.
    Calms,
    /// It is looked whether tables go on.
    Look,
    /// Everybody leaves.
    Leaves,
    /// Everything is over.
    Ends,
}

/// Who waits for an answer.
pub(crate) enum Sender {
    Line(u64),
    Request { person: usize, ask: Ask },
}

/// Somebody makes a table.
pub(crate) struct Maker {
    pub(crate) person: usize,
    pub(crate) table: String,
    /// The table whose game is played again there.
    pub(crate) before: Option<String>,
}

/// What came of a world.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The first law that was broken.
    pub broken: Option<Broken>,
    /// How many choices are durable.
    pub choices: u64,
    /// How often the server was stopped.
    pub stops: u64,
    /// How many things happened.
    pub events: u64,
    /// How many pairs of worlds were compared.
    pub twins: u64,
    /// It in sentences, where that was asked for.
    pub story: Vec<String>,
}

/// The world.
pub(crate) struct World {
    pub(crate) plan: Plan,
    pub(crate) languages: &'static Languages,
    pub(crate) now: u64,
    events: BTreeMap<(u64, u64), Event>,
    happened: u64,
    scheduled: u64,
    pub(crate) messages: u64,
    pub(crate) disk: Disk,
    pub(crate) server: Server,
    pub(crate) people: Vec<Person>,
    pub(crate) lines: BTreeMap<u64, Line>,
    pub(crate) lines_so_far: u64,
    pub(crate) makers: BTreeMap<u64, Maker>,
    pub(crate) jobs: BTreeMap<u64, (Question, Option<NoThought>)>,
    pub(crate) tables: Vec<String>,
    /// Keys that lead to a table, or to a seat of it.
    pub(crate) keys: Vec<(String, String)>,
    pub(crate) secrets: u64,
    pub(crate) checker: Checker,
    /// Whether the driver holds back what comes while the store is waited for, as the real one does.
    pub(crate) holds_back: bool,
    pub(crate) is_calm: bool,
    pub(crate) has_left: bool,
    /// The version of each table when it last went on, and when.
    moved: BTreeMap<String, (u64, u64)>,
    story: Vec<String>,
}

/// Runs a world.
pub fn run(plan: &Plan, languages: &'static Languages) -> Outcome {
    let mut world = World::new(plan.clone(), languages);
    world.make();
    world.go();
    let twins = world.compare_twins();
    let World { checker, server, happened, story, .. } = world;
    Outcome { broken: checker.broken, choices: checker.choices, stops: server.life - 1, events: happened, twins, story }
}

impl World {
    fn new(plan: Plan, languages: &'static Languages) -> Self {
        let holds_back = plan.seed.is_multiple_of(2);
        Self {
            plan,
            languages,
            now: 0,
            events: BTreeMap::new(),
            happened: 0,
            scheduled: 0,
            messages: 0,
            disk: Disk::default(),
            server: Server::default(),
            people: Vec::new(),
            lines: BTreeMap::new(),
            lines_so_far: 0,
            makers: BTreeMap::new(),
            jobs: BTreeMap::new(),
            tables: Vec::new(),
            keys: Vec::new(),
            secrets: 0,
            checker: Checker::new(languages),
            holds_back,
            is_calm: false,
            has_left: false,
            moved: BTreeMap::new(),
            story: Vec::new(),
        }
    }

    /// Whether there is such trouble now.
    pub(crate) fn has(&self, trouble: Trouble) -> bool {
        !self.is_calm && !self.plan.spared.contains(&trouble)
    }

    /// Something happens after so many milliseconds.
    pub(crate) fn at(&mut self, after: u64, event: Event) {
        self.scheduled += 1;
        self.events.insert((self.now + after, self.scheduled), event);
    }

    /// Says something in the story.
    pub(crate) fn tell(&mut self, sentence: impl FnOnce() -> String) {
        if self.plan.told {
            let (seconds, millis) = (self.now / 1000, self.now % 1000);
            self.story.push(format!("{seconds:>4}.{millis:03} s  {}", sentence()));
        }
    }

    pub(crate) fn tell_entry(&mut self, table: &str, version: u64, text: &str) {
        let number = self.tables.iter().position(|known| known == table).unwrap_or(0) + 1;
        self.tell(|| {
            let what = match serde_json::from_str::<Entry>(text) {
                Ok(Entry::Chose(chose)) => {
                    let who = if chose.id.is_some() { "" } else { " (a bot)" };
                    format!("seat {}{who} chose {}", chose.seat.index(), chose.action)
                }
                Ok(Entry::Undone(undone)) => format!("seat {} took back", undone.seat.index()),
                Ok(Entry::Began { .. }) => "the game began".into(),
                Ok(Entry::Sat(_)) => "somebody sat down".into(),
                Ok(Entry::Left { .. }) => "somebody left a seat to a bot".into(),
                Ok(Entry::Back { .. }) => "somebody came back to a seat".into(),
                Ok(Entry::Swapped { .. }) => "a seat was given to a bot, or opened".into(),
                Ok(Entry::Sealing(step)) => format!("a step of the sealing: {step:?}"),
                Ok(Entry::Keyed(_)) => "a link to a seat was made".into(),
                Ok(Entry::Unkeyed { .. }) => "the links to a seat were called back".into(),
                Ok(Entry::LetIn(_)) => "somebody showed the link".into(),
                Ok(Entry::Rematched(_)) => "it is played again elsewhere".into(),
                Ok(Entry::Resized { seats }) => format!("the table has {seats} seats"),
                Ok(Entry::Renamed { .. }) => "somebody is called otherwise".into(),
                Ok(Entry::Stopped { .. }) => "everybody agreed to end the game".into(),
                Ok(Entry::Created(_)) => "the table was made".into(),
                Err(_) => "something unreadable".into(),
            };
            format!("Table {number}, version {version} is durable: {what}.")
        });
    }

    fn go(&mut self) {
        let gap = 60;
        for number in 0..self.plan.doings {
            let spread = u64::from(self.plan.luck(Thing::Doing, number).below(2 * gap as u32));
            self.at(gap * number + spread, Event::Doing(number));
        }
        if self.has(Trouble::Clock) {
            let mut luck = self.plan.luck(Thing::Making, 99);
            for _ in 0..luck.below(4) {
                let by = i64::from(luck.below(7_200_000)) - 3_600_000;
                let at = u64::from(luck.below((gap * self.plan.doings) as u32));
                self.at(at, Event::ClockSet(by));
            }
        }
        self.at(gap * (self.plan.doings + 10), Event::Calms);
        while self.checker.broken.is_none() {
            let Some(((time, _), event)) = self.events.pop_first() else { break };
            self.now = time;
            self.happened += 1;
            if matches!(event, Event::Ends) {
                break;
            }
            self.happens(event);
            if self.happened > MOST_EVENTS {
                self.checker.breaks(Law::GoesOn, "there is no end of it".into());
            }
        }
        if self.checker.broken.is_none() {
            self.checker.quiet();
            if !self.server.tables.is_empty() {
                let left = self.server.tables.len();
                self.checker.breaks(Law::Bounded, format!("{left} tables are left in memory at which nobody is"));
            }
        }
        if let Some(Broken { law, how }) = self.checker.broken.clone() {
            self.tell(|| format!("Broken, {law:?}: {how}."));
        }
    }

    fn happens(&mut self, event: Event) {
        let alive = |life: u64, world: &Self| life == world.server.life && world.server.is_up;
        match event {
            Event::Doing(number) => self.somebody_does(number),
            Event::Said { life, line, said } if alive(life, self) => self.line_says(line, said),
            Event::Attaches { life, line } if alive(life, self) => self.line_attaches(line),
            Event::Asks { person, table, ask } if self.server.is_up => self.person_asks(person, &table, ask),
            Event::Heard { line, messages } => self.line_hears(line, messages),
            Event::Ended { line } => self.hang_up(line),
            Event::Gone { life, table, stream } if alive(life, self) => {
                self.deliver(&table, Input::Detach(stream), None);
            }
            Event::Replied { person, table, ask, reply } => self.person_hears(person, &table, ask, *reply),
            Event::Alarm { life, table, alarm } if alive(life, self) && self.server.tables.contains_key(&table) => {
                self.deliver(&table, Input::Alarm(alarm), None);
            }
            Event::Thought { life, table, job, about, waits } if alive(life, self) => {
                self.thought(&table, job, about, waits);
            }
            Event::Written { life, write } if alive(life, self) => self.written(write),
            Event::TooSlow { life, table, write } if alive(life, self) => {
                self.say_stored(&table, write, Err(NotStored { slow: true }));
            }
            Event::Read { life, table, number } if alive(life, self) => self.read(&table, number),
            Event::Nap { life, table } if alive(life, self) => self.nap(&table),
            Event::Starts => {
                self.server.is_up = true;
                self.tell(|| "The server is there again.".into());
            }
            Event::ClockSet(by) if self.has(Trouble::Clock) => {
                self.server.skew += by;
                self.tell(|| format!("The clock is set by {} s.", by / 1000));
            }
            Event::Calms => {
                self.is_calm = true;
                self.tell(|| "From here on nothing goes wrong any more.".into());
                self.at(0, Event::Look);
                self.at(50, Event::Doing(u64::MAX));
            }
            Event::Look => self.look(),
            Event::Leaves => self.everybody_leaves(),
            _ => {}
        }
    }

    /// Looks whether tables at which somebody is go on, and whether it is time to leave.
    fn look(&mut self) {
        if self.has_left {
            return;
        }
        let began = 60 * (self.plan.doings + 10);
        for id in self.tables.clone() {
            let Some(table) = self.checker.table(&id) else { continue };
            let (version, is_over) = (table.version(), matches!(table.status(), Some(tsugi_engine::Status::Over(_))));
            let moved = self.moved.entry(id.clone()).or_insert((version, self.now));
            if moved.0 != version || is_over {
                *moved = (version, self.now);
            }
            let stands = self.now - moved.1;
            if stands > GOES_ON_WITHIN {
                let seconds = stands / 1000;
                let how = format!("table {id} has stood at version {version} for {seconds} s, with everybody there");
                self.checker.breaks(Law::GoesOn, how);
            }
        }
        let is_over = |id: &String| {
            self.checker.table(id).is_none_or(|table| matches!(table.status(), Some(tsugi_engine::Status::Over(_))))
        };
        // Where everything is over and nobody plays again, there is another table.
        if self.now > began + CALM && self.tables.iter().all(is_over) && self.checker.choices < self.plan.choices {
            let games = tsugi_catalog::games();
            let number = self.plan.seed as usize + self.tables.len();
            let mut luck = self.plan.luck(Thing::Making, self.now);
            self.make_table(games[number % games.len()].id, &mut luck);
        }
        if self.now > began + CALM && self.checker.choices >= self.plan.choices {
            self.at(0, Event::Leaves);
        } else {
            self.at(2_000, Event::Look);
        }
    }

    fn everybody_leaves(&mut self) {
        self.tell(|| "Everybody leaves.".into());
        self.has_left = true;
        let lines: Vec<u64> = self.lines.keys().copied().collect();
        for line in lines {
            self.leave_line(line);
        }
        self.at(2 * SETTINGS.away_after + 2 * SETTINGS.over_after, Event::Ends);
    }

    /// How long what is sent takes.
    pub(crate) fn delay(&mut self) -> u64 {
        self.messages += 1;
        let mut luck = self.plan.luck(Thing::Message, self.messages);
        match luck.below(12) {
            0 if self.has(Trouble::Delays) => u64::from(luck.below(3_000)),
            _ => 1 + u64::from(luck.below(15)),
        }
    }

    /// Whether what is sent now comes twice.
    pub(crate) fn is_doubled(&self) -> bool {
        self.has(Trouble::Doubles) && self.plan.luck(Thing::Message, self.messages << 8).below(15) == 0
    }

    /// In worlds in which what is hidden was dealt otherwise, every viewer is told the same.
    fn compare_twins(&mut self) -> u64 {
        if self.checker.broken.is_some() {
            return 0;
        }
        let mut luck = self.plan.luck(Thing::Twins, 0);
        let hides =
            |id: &&String| self.checker.table(id).and_then(HostedTable::game).is_some_and(|game| game.listing().hides);
        let Some(id) = self.tables.iter().rfind(hides) else { return 0 };
        match twins::compare(id, self.disk.log(id), self.plan.fault, self.languages, &mut luck) {
            Ok(pairs) => pairs,
            Err(how) => {
                self.checker.breaks(Law::OwnEyes, how);
                0
            }
        }
    }
}
