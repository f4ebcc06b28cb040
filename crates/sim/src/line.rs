//! Lines between people and the server: what is sent comes in order, late or not at all.

use tsugi_engine::{Chance, Status, Viewer};
use tsugi_house::{Attach, Input, Protocol};
use tsugi_narrator::Lang;
use tsugi_wire::{Json, Parts, ToClient, ToServer};

use crate::{
    plan::{Thing, Trouble},
    world::{Event, Sender, World},
};

/// A line: one stream, as its person knows it.
pub(crate) struct Line {
    pub(crate) person: usize,
    pub(crate) table: String,
    pub(crate) wanted: Option<Viewer>,
    pub(crate) since: Option<u64>,
    protocol: Protocol,
    /// Whether it stands.
    pub(crate) is_up: bool,
    /// The life of the server in which it was opened, and its stream there.
    life: u64,
    stream: Option<u64>,
    pub(crate) version: Option<u64>,
    pub(crate) offers: Vec<Json>,
    /// What a lesson wants.
    pub(crate) taught: Option<Json>,
    /// The version at which everybody was asked to take back.
    pub(crate) vote: Option<u64>,
    /// What was said last, to be said again.
    pub(crate) said: Option<Vec<u8>>,
    /// When what was sent last arrives, in either direction: nothing overtakes it on the same line.
    to_server: u64,
    to_person: u64,
}

impl World {
    /// A person opens a line.
    pub(crate) fn open_line(&mut self, person: usize, table: &str, wanted: Option<Viewer>, since: Option<u64>) {
        self.lines_so_far += 1;
        let number = self.lines_so_far;
        let line = Line {
            person,
            table: table.to_owned(),
            wanted,
            since,
            protocol: if number.is_multiple_of(3) { Protocol::First } else { Protocol::Second },
            is_up: true,
            life: self.server.life,
            stream: None,
            version: None,
            offers: Vec::new(),
            taught: None,
            vote: None,
            said: None,
            to_server: self.now,
            to_person: self.now,
        };
        self.lines.insert(number, line);
        let name = self.people[person].name;
        self.tell(|| {
            format!("{name} opens line {number}, {}.", wanted.map_or("as it comes".into(), |it| it.to_string()))
        });
        self.send_over(number, Event::Attaches { life: self.server.life, line: number });
    }

    /// Sends something over a line to the server; it may be cut on the way.
    fn send_over(&mut self, number: u64, event: Event) {
        let delay = self.delay();
        let cut = self.has(Trouble::Cuts) && self.plan.luck(Thing::Message, self.messages << 9).below(60) == 0;
        let Some(line) = self.lines.get_mut(&number) else { return };
        line.to_server = line.to_server.max(self.now + delay);
        let after = line.to_server - self.now;
        if cut {
            self.tell(|| format!("Line {number} is cut, and what was said is lost."));
            self.leave_line(number);
        } else {
            self.at(after, event);
        }
    }

    /// Something reaches the person at a line, after all that was sent there before.
    pub(crate) fn at_line(&mut self, number: u64, event: Event) {
        let delay = self.delay();
        let cut = self.has(Trouble::Cuts) && self.plan.luck(Thing::Message, self.messages << 9).below(120) == 0;
        let Some(line) = self.lines.get_mut(&number) else { return };
        line.to_person = line.to_person.max(self.now + delay);
        let after = line.to_person - self.now;
        if cut {
            self.tell(|| format!("Line {number} is cut, and what was told is lost."));
            self.leave_line(number);
        } else {
            self.at(after, event);
        }
    }

    /// Says something over a line; it may come twice.
    pub(crate) fn say(&mut self, number: u64, said: &ToServer) {
        let Ok(text) = serde_json::to_vec(said) else { return };
        let Some(line) = self.lines.get_mut(&number).filter(|line| line.is_up) else { return };
        line.said = Some(text.clone());
        self.say_text(number, &text);
        if self.is_doubled() {
            self.tell(|| "It comes twice.".into());
            self.say_text(number, &text);
        }
    }

    /// Says again what was said, as somebody does who does not know whether it arrived.
    pub(crate) fn say_text(&mut self, number: u64, text: &[u8]) {
        let Some(life) = self.lines.get(&number).map(|line| line.life) else { return };
        if let Ok(said) = serde_json::from_slice(text) {
            self.send_over(number, Event::Said { life, line: number, said });
        }
    }

    pub(crate) fn line_attaches(&mut self, number: u64) {
        let Some(line) = self.lines.get(&number).filter(|line| line.is_up) else { return };
        let person = &self.people[line.person];
        let parts = match number % 4 {
            0 => Parts::default(),
            1 => Parts { ask: true, offers: true, undo: true, presence: true, ..Parts::default() },
            2 => Parts { receipts: true, end: true, views: line.protocol == Protocol::Second, ..Parts::default() },
            _ => Parts { previews: true, undo: true, ..Parts::default() },
        };
        let attach = Attach {
            stream: 0,
            from: person.address,
            who: Some(person.who.clone()),
            viewer: line.wanted,
            lang: if number.is_multiple_of(5) { Lang::Fr } else { Lang::En },
            parts,
            protocol: line.protocol,
            since: line.since,
        };
        let table = line.table.clone();
        self.deliver(&table, Input::Attach(Box::new(attach)), Some(Sender::Line(number)));
    }

    pub(crate) fn line_says(&mut self, number: u64, said: ToServer) {
        let Some(line) = self.lines.get(&number) else { return };
        let (table, Some(stream)) = (line.table.clone(), line.stream) else { return };
        // What was on its way when the line ended may still arrive; a stream that the server has ended is nobody.
        let is_open = self.server.tables.get(&table).is_some_and(|running| running.outboxes.contains_key(&stream));
        if is_open {
            self.deliver(&table, Input::Say(stream, said), None);
        }
    }

    pub(crate) fn line_opened(&mut self, number: u64, stream: u64) {
        if let Some(line) = self.lines.get_mut(&number) {
            line.stream = Some(stream);
        }
    }

    pub(crate) fn line_hears(&mut self, number: u64, messages: Vec<ToClient>) {
        for refused in messages.iter().filter_map(|message| match message {
            ToClient::Refused(refused) => Some(refused),
            _ => None,
        }) {
            self.tell(|| format!("Line {number} is told: {}", refused.message));
        }
        let Some(line) = self.lines.get_mut(&number).filter(|line| line.is_up) else { return };
        for message in messages {
            match message {
                ToClient::Hello(hello) => line.version = Some(hello.version),
                // Nothing that was asked outlives the version that it was asked at.
                ToClient::Update(update) => {
                    line.version = Some(update.version);
                    line.vote = line.vote.filter(|vote| *vote >= update.version);
                    line.taught = update.lesson.and_then(|taught| taught.action);
                    if update.status.is_some() {
                        let legal = update.legal.map(|legal| serde_json::from_str(legal.get()).unwrap_or_default());
                        line.offers = legal.unwrap_or_default();
                    }
                }
                ToClient::Shown(shown) => {
                    line.version = Some(shown.version);
                    line.vote = line.vote.filter(|vote| *vote >= shown.version);
                    line.taught = shown.lesson.and_then(|taught| taught.action);
                    if let Some(Status::Over(_)) = shown.status {
                        line.offers.clear();
                    } else if shown.status.is_some() {
                        line.offers = shown.offers.into_iter().flatten().map(|offer| offer.action).collect();
                    }
                }
                ToClient::Asked(asked) => line.vote = asked.seat.map(|_| asked.version),
                ToClient::Bye(_) => line.is_up = false,
                _ => {}
            }
        }
    }

    /// A person leaves a line without a word; the server notices later.
    pub(crate) fn leave_line(&mut self, number: u64) {
        let Some(line) = self.lines.get_mut(&number) else { return };
        line.is_up = false;
        let (opened, table, Some(stream)) = (line.life, line.table.clone(), line.stream) else { return };
        let after = 10 + u64::from(self.plan.luck(Thing::Message, number << 20).below(20_000));
        self.at(after, Event::Gone { life: opened, table, stream });
    }

    /// The server has ended a line, or is gone.
    pub(crate) fn hang_up(&mut self, number: u64) {
        if let Some(line) = self.lines.get_mut(&number) {
            line.is_up = false;
        }
    }

    /// A line of a person at a table that stands.
    pub(crate) fn line_of(&self, person: usize, table: &str) -> Option<u64> {
        let own = self.lines.iter().filter(|(_, line)| line.is_up && line.person == person && line.table == table);
        own.map(|(number, _)| *number).next_back()
    }
}
