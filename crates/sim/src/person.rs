//! People: who they are, what they ask for, and what comes to their minds.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr},
};

use serde_json::value::RawValue;
use tsugi_catalog::{find, games};
use tsugi_engine::{Chance, Seat, SeededRng, Status, Viewer};
use tsugi_house::{Entry, Hashed, HostedTable, Input, Looking, NewSecrets, Reply, Request, RequestKind, network_bots};
use tsugi_narrator::Lang;
use tsugi_table::{to_hex, word_hash};
use tsugi_wire::{
    Act, Acting, Answer, Entering, Explain, Hint, Linking, NewSeat, NewTable, Parts, SealStage, Sitting, Swapping,
    ToServer, Undo, Why, Wording,
};

use crate::{
    ask::{Ask, in_words},
    plan::Thing,
    world::{Event, Maker, Sender, World},
};

/// What people are called.
const NAMES: [&str; 5] = ["Nora", "Théo", "Ines", "Malik", "a stranger"];

/// Somebody with a browser.
pub(crate) struct Person {
    pub(crate) name: &'static str,
    pub(crate) who: Hashed,
    pub(crate) address: IpAddr,
    /// How many messages they have sent.
    sent: u64,
}

impl World {
    /// 256 bits of this world.
    fn secret(&mut self) -> [u8; 32] {
        self.secrets += 1;
        let mut luck = self.plan.luck(Thing::Secret, self.secrets);
        std::array::from_fn(|_| luck.below(256) as u8)
    }

    /// Makes the people, and one or two tables.
    pub(crate) fn make(&mut self) {
        for (number, name) in NAMES.into_iter().enumerate() {
            let who = Hashed::of(&self.secret());
            let address = IpAddr::V4(Ipv4Addr::new(192, 0, 2, number as u8 + 1));
            self.people.push(Person { name, who, address, sent: 0 });
        }
        let mut luck = self.plan.luck(Thing::Making, 0);
        let games = games();
        self.make_table(games[(self.plan.seed % games.len() as u64) as usize].id, &mut luck);
        if luck.below(3) == 0 {
            self.make_table(games[luck.below(games.len() as u32) as usize].id, &mut luck);
        }
    }

    /// Nora makes a table, whose first entry is durable at once.
    pub(crate) fn make_table(&mut self, game: &str, luck: &mut SeededRng) {
        let wanted = wanted(game, luck);
        let secrets = NewSecrets { key: self.secret(), deal: self.secret() };
        let id = to_hex(&self.secret()[..16]);
        let host = self.people[0].who.clone();
        let words = self.languages.of_service(Lang::En);
        let created =
            tsugi_house::open(&wanted, &host, &secrets, &BTreeMap::default(), 1_700_000_000_000 + self.now, words);
        let Ok(created) = created else { return };
        let entry = serde_json::to_string(&Entry::Created(Box::new(created))).unwrap_or_default();
        self.disk.put(&id, entry.clone());
        self.checker.durable(&id, &entry);
        self.keys.push((id.clone(), to_hex(&secrets.key)));
        self.tables.push(id.clone());
        let (seats, sealed) = (wanted.seats.len(), if wanted.sealed { ", sealed" } else { "" });
        self.tell(|| format!("Nora makes a table of {game}, {seats} seats{sealed}."));
        self.enters(&Maker { person: 0, table: id, before: None });
    }

    /// Whoever made a table enters it, which begins it where no seat is open.
    pub(crate) fn enters(&mut self, maker: &Maker) {
        self.ask(maker.person, &maker.table, Ask::Enter(None));
        if let Some(before) = &maker.before {
            self.ask(maker.person, before, Ask::PlayedAgain(maker.table.clone()));
        }
    }

    // Requests.

    /// Asks a table for something. It may get lost, and come twice.
    pub(crate) fn ask(&mut self, person: usize, table: &str, ask: Ask) {
        let name = self.people[person].name;
        self.tell(|| format!("{name} asks: {}.", in_words(&ask)));
        let after = self.delay();
        let lost =
            self.has(crate::plan::Trouble::Cuts) && self.plan.luck(Thing::Message, self.messages << 9).below(40) == 0;
        if lost {
            return;
        }
        if self.is_doubled() {
            let later = self.delay();
            self.at(later, Event::Asks { person, table: table.to_owned(), ask: ask.clone() });
        }
        self.at(after, Event::Asks { person, table: table.to_owned(), ask });
    }

    pub(crate) fn person_asks(&mut self, person: usize, table: &str, ask: Ask) {
        let Some(kind) = self.kind_of(person, table, &ask) else { return };
        let Person { who, address, .. } = &self.people[person];
        let lang = if person == 1 { Lang::Fr } else { Lang::En };
        let request = Request { ticket: 0, who: Some(who.clone()), address: *address, lang, kind };
        self.deliver(table, Input::Request(Box::new(request)), Some(Sender::Request { person, ask }));
    }

    fn kind_of(&self, person: usize, table: &str, ask: &Ask) -> Option<RequestKind> {
        Some(match ask {
            Ask::Look => RequestKind::Look,
            Ask::Enter(key) => RequestKind::Enter(Entering { key: key.clone() }),
            Ask::Sit(seat, key) => {
                let name = Some(self.people[person].name.to_owned());
                RequestKind::Sit(Sitting { key: key.clone(), seat: *seat, name, word: None })
            }
            Ask::Hash => {
                let commitment = self.checker.table(table)?.document().commitment;
                let hash = Some(word_hash(&commitment, &self.word_of(person)));
                RequestKind::Word(Wording { hash, word: None })
            }
            Ask::Word => RequestKind::Word(Wording { hash: None, word: Some(self.word_of(person)) }),
            Ask::Begin => RequestKind::Begin,
            Ask::Leave(seat) => RequestKind::Leave(*seat),
            Ask::StandIn(seat) => RequestKind::StandIn(*seat),
            Ask::Swap(seat, bot) => RequestKind::Swap(Swapping { seat: *seat, bot: bot.clone() }),
            Ask::Link(seat, secret) => RequestKind::Link(Linking { seat: *seat }, Hashed::of(secret)),
            Ask::Unlink(seat) => RequestKind::Unlink(Linking { seat: *seat }),
            Ask::PlayAgain(id) => RequestKind::PlayAgain(id.clone()),
            Ask::PlayedAgain(id) => RequestKind::PlayedAgain(id.clone()),
            Ask::Record => RequestKind::Record(None),
            Ask::Show => RequestKind::Show(Looking { viewer: None, since: None, parts: Parts::default() }),
            Ask::Act { id, version, action } => {
                let (id, version, action) = (id.clone(), *version, action.clone());
                RequestKind::Act(Acting { seat: None, id, version, action })
            }
        })
    }

    /// The word that a person gives a sealed deal.
    fn word_of(&self, person: usize) -> String {
        format!("{:064x}", self.plan.seed.wrapping_mul(31).wrapping_add(person as u64 + 1))
    }

    /// A reply reaches a person, who may go on from there.
    pub(crate) fn person_hears(&mut self, person: usize, table: &str, ask: Ask, reply: Option<Reply>) {
        match (ask, reply) {
            (Ask::Link(_, secret), Some(Reply::Linked { .. })) => {
                self.keys.push((table.to_owned(), to_hex(&secret)));
            }
            // It was made already, and nobody has told the old table.
            (Ask::PlayAgain(_), Some(Reply::Again { table: id, made: false, .. })) if self.tables.contains(&id) => {
                self.ask(person, table, Ask::PlayedAgain(id));
            }
            (Ask::PlayAgain(_), Some(Reply::Again { was, table: id, made: false })) => {
                let (secret, host) = (self.secret(), self.people[person].who.clone());
                let words = self.languages.of_service(Lang::En);
                let created = tsugi_house::rematch(*was, &host, &secret, false, &BTreeMap::default(), self.now, words);
                let Ok(created) = created else { return };
                let entry = serde_json::to_string(&Entry::Created(Box::new(created))).unwrap_or_default();
                let (number, is_first) = self.disk.enter(&id, 0, entry);
                self.makers.insert(number, Maker { person, table: id, before: Some(table.to_owned()) });
                if is_first {
                    self.begin_write();
                }
            }
            _ => {}
        }
    }

    fn message_id(&mut self, person: usize) -> String {
        self.people[person].sent += 1;
        format!("{}-{}", person, self.people[person].sent)
    }

    // What people do.

    /// Somebody does something: anything while there are troubles, what the game needs once it is calm.
    pub(crate) fn somebody_does(&mut self, number: u64) {
        if number == u64::MAX {
            return self.everybody_plays_on();
        }
        if self.plan.left_out.contains(&number) || !self.server.is_up {
            return;
        }
        let mut luck = self.plan.luck(Thing::Doing, number);
        let _ = luck.below(2);
        let person = luck.below(self.people.len() as u32 + 3) as usize;
        // Those who sit at the table are more often at it than strangers.
        let person = if person >= self.people.len() { person % 2 } else { person };
        let Some(table) = self.tables.get(luck.below(self.tables.len().max(1) as u32) as usize).cloned() else {
            return;
        };
        match self.line_of(person, &table) {
            None => self.comes(person, &table, &mut luck),
            Some(line) => self.is_there(person, &table, line, &mut luck),
        }
    }

    /// Somebody comes to a table, or asks for something from outside.
    fn comes(&mut self, person: usize, table: &str, luck: &mut SeededRng) {
        let known = self.lines.values().filter(|line| line.person == person && line.table == table);
        let since = known.filter_map(|line| line.version).max().filter(|_| luck.below(2) == 0);
        match luck.below(10) {
            0..=5 => {
                let wanted = match luck.below(6) {
                    0 => Some(Viewer::Spectator),
                    1 => Some(Viewer::Seat(Seat::at(luck.below(2) as usize))),
                    _ => None,
                };
                self.open_line(person, table, wanted, since);
            }
            6 | 7 => {
                let key = self.keys.iter().find(|(of, _)| of == table).map(|(_, key)| key.clone());
                self.ask(person, table, Ask::Sit(None, key));
            }
            8 => {
                let key = self.keys.iter().rfind(|(of, _)| of == table).map(|(_, key)| key.clone());
                self.ask(person, table, Ask::Enter(key));
            }
            _ => self.ask(person, table, Ask::Look),
        }
    }

    fn is_there(&mut self, person: usize, table: &str, line: u64, luck: &mut SeededRng) {
        match luck.below(100) {
            0..=44 => self.chooses(person, line, luck),
            45..=50 => self.repeats(line, table),
            51..=57 => self.takes_back(person, line, luck),
            58..=63 => self.votes(person, line, luck.below(5) > 0),
            64..=70 => self.wonders(person, line, luck),
            71..=74 => self.misbehaves(person, line, luck),
            75..=78 => {
                let name = self.people[person].name;
                self.tell(|| format!("{name} closes line {line} without a word."));
                self.leave_line(line);
            }
            79 | 80 => self.open_line(person, table, None, None),
            _ => self.arranges(person, table, line, luck),
        }
    }

    fn chooses(&mut self, person: usize, line: u64, luck: &mut SeededRng) {
        let Some(here) = self.lines.get(&line) else { return };
        let (Some(version), false) = (here.version, here.offers.is_empty()) else { return };
        let any = &here.offers[luck.below(here.offers.len() as u32) as usize];
        let action = here.taught.as_ref().unwrap_or(any).clone();
        let (id, name, table) = (self.message_id(person), self.people[person].name, here_table(&self.lines, line));
        if luck.below(12) == 0 {
            return self.ask(person, &table, Ask::Act { id, version, action });
        }
        self.tell(|| format!("{name} says {id}: to choose {action}, at version {version}."));
        self.say(line, &ToServer::Act(Act { id, version, action }));
    }

    /// Says again what was said last, on this line or on the one before it.
    fn repeats(&mut self, line: u64, table: &str) {
        let person = self.lines.get(&line).map(|line| line.person);
        let own = self.lines.values().filter(|one| Some(one.person) == person && one.table == table);
        let Some(text) = own.filter_map(|one| one.said.clone()).next_back() else { return };
        self.tell(|| "What was said last is said again.".into());
        self.say_text(line, &text);
    }

    fn takes_back(&mut self, person: usize, line: u64, luck: &mut SeededRng) {
        let Some(version) = self.lines.get(&line).and_then(|line| line.version) else { return };
        let (id, ask, name) = (self.message_id(person), luck.below(3) > 0, self.people[person].name);
        self.tell(|| format!("{name} says {id}: to take back."));
        self.say(line, &ToServer::Undo(Undo { id, version, ask }));
    }

    fn votes(&mut self, person: usize, line: u64, agrees: bool) {
        let Some(version) = self.lines.get(&line).and_then(|line| line.vote) else {
            return self.say(line, &ToServer::Ping {});
        };
        let (id, name) = (self.message_id(person), self.people[person].name);
        self.tell(|| format!("{name} {}.", if agrees { "agrees" } else { "does not agree" }));
        let answer = Answer { id, version };
        self.say(line, &if agrees { ToServer::Agree(answer) } else { ToServer::Decline(answer) });
    }

    fn wonders(&mut self, person: usize, line: u64, luck: &mut SeededRng) {
        let id = self.message_id(person);
        let action = self.lines.get(&line).and_then(|line| line.offers.first().cloned()).unwrap_or_default();
        let said = match luck.below(4) {
            0 => ToServer::Explain(Explain { id, action }),
            1 => ToServer::Hint(Hint { id }),
            _ => ToServer::Why(Why { id, action }),
        };
        self.say(line, &said);
    }

    fn misbehaves(&mut self, person: usize, line: u64, luck: &mut SeededRng) {
        let id = self.message_id(person);
        let version = self.lines.get(&line).and_then(|line| line.version).unwrap_or(0);
        let junk = RawValue::from_string("{\"steal\":7}".into()).unwrap_or_default();
        let offered = self.lines.get(&line).and_then(|line| line.offers.first().cloned()).unwrap_or_default();
        let (version, action) = match luck.below(4) {
            0 => (version + 7, offered),
            1 => (version.saturating_sub(3), offered),
            2 => (version, junk),
            _ => (0, offered),
        };
        let name = self.people[person].name;
        self.tell(|| format!("{name} says {id}, which is not how it is done."));
        self.say(line, &ToServer::Act(Act { id, version, action }));
    }

    /// Seats, links, bots, another game.
    fn arranges(&mut self, person: usize, table: &str, line: u64, luck: &mut SeededRng) {
        let Some(here) = self.checker.table(table) else { return };
        let yours = here.held_by(Some(&self.people[person].who));
        let own = yours.first().unwrap_or(Seat::at(0));
        let any = Seat::at(luck.below(here.seat_count().max(1) as u32) as usize);
        let is_over = matches!(here.status(), Some(Status::Over(_)));
        let keys: Vec<String> = self.keys.iter().filter(|(of, _)| of == table).map(|(_, key)| key.clone()).collect();
        let key = keys.get(luck.below(keys.len().max(1) as u32) as usize).cloned();
        let ask = match luck.below(17) {
            _ if is_over && luck.below(2) == 0 => Ask::PlayAgain(to_hex(&self.secret()[..16])),
            0 | 1 => Ask::Leave(own),
            2..=4 => Ask::Sit(Some(any).filter(|_| luck.below(2) == 0), key),
            5 | 6 => Ask::Link(own, self.secret()),
            7..=9 => Ask::Enter(keys.last().cloned()),
            10 => Ask::Unlink(own),
            11 => Ask::Swap(any, Some(bot_of(here, luck)).filter(|_| luck.below(2) == 0)),
            12 => Ask::Begin,
            13 => Ask::Record,
            14 => Ask::Show,
            15 => Ask::StandIn(any),
            _ => {
                let _ = line;
                Ask::Look
            }
        };
        self.ask(person, table, ask);
    }

    // Once it is calm.

    /// Everybody does what the tables need to go on.
    fn everybody_plays_on(&mut self) {
        if self.has_left {
            return;
        }
        self.at(60, Event::Doing(u64::MAX));
        if !self.server.is_up {
            return;
        }
        for table in self.tables.clone() {
            for person in 0..self.people.len() {
                self.plays_on(person, &table);
            }
        }
    }

    fn plays_on(&mut self, person: usize, table: &str) {
        let Some(here) = self.checker.table(table) else { return };
        let (yours, status) = (here.held_by(Some(&self.people[person].who)), here.status());
        let versions: Vec<u64> = yours.iter().map(|seat| here.version_for(Viewer::Seat(seat))).collect();
        let away = yours.iter().find(|seat| here.is_away(*seat));
        let is_played_again = matches!(status, Some(Status::Over(_))) && here.rematch().is_some();
        let mut luck = self.plan.luck(Thing::Doing, (1 << 32) + self.now * 8 + person as u64);
        if matches!(status, Some(Status::Over(_))) {
            // Somebody tries to take back what is over.
            if let Some(line) = self.line_of(person, table).filter(|_| luck.below(40) == 0) {
                self.takes_back(person, line, &mut luck);
            }
            let goes_on = self.checker.choices < self.plan.choices && !yours.is_empty() && luck.below(20) == 0;
            if goes_on && !is_played_again {
                let id = to_hex(&self.secret()[..16]);
                self.ask(person, table, Ask::PlayAgain(id));
            }
            return;
        }
        if status.is_none() {
            return self.helps_begin(person, table, !yours.is_empty(), &mut luck);
        }
        if let Some(seat) = away.filter(|_| luck.below(10) == 0) {
            return self.ask(person, table, Ask::Sit(Some(seat), None));
        }
        for (seat, version) in yours.iter().zip(versions) {
            let wanted = Some(Viewer::Seat(seat));
            let own = self.lines.iter().filter(|(_, line)| line.is_up && line.person == person && line.table == table);
            let line = own.filter(|(_, line)| line.wanted == wanted).map(|(number, _)| *number).next_back();
            match line {
                None => self.open_line(person, table, wanted, None),
                Some(line) => self.plays_seat(person, line, version, &mut luck),
            }
        }
    }

    fn plays_seat(&mut self, person: usize, line: u64, version: u64, luck: &mut SeededRng) {
        let Some(here) = self.lines.get(&line) else { return };
        if here.vote.is_some() {
            return self.votes(person, line, true);
        }
        // What is on its way is waited for.
        if here.version == Some(version) && !here.offers.is_empty() {
            self.chooses(person, line, luck);
        }
    }

    /// Sits down, gives words and begins, until the game has begun.
    fn helps_begin(&mut self, person: usize, table: &str, sits: bool, luck: &mut SeededRng) {
        if luck.below(12) > 0 {
            return;
        }
        let Some(document) = self.checker.table(table).map(HostedTable::document) else { return };
        let stage = document.seal.as_ref().map_or(SealStage::Waiting, |seal| seal.stage);
        let ask = match stage {
            // One of them keeps the word, and is left out.
            SealStage::Hashes if sits => Ask::Hash,
            SealStage::Words if sits && person != 1 => Ask::Word,
            SealStage::Waiting if person == 0 => Ask::Begin,
            _ => return,
        };
        self.ask(person, table, ask);
    }
}

fn here_table(lines: &BTreeMap<u64, crate::line::Line>, line: u64) -> String {
    lines.get(&line).map(|line| line.table.clone()).unwrap_or_default()
}

/// One of the bots of a table's game.
fn bot_of(table: &HostedTable, luck: &mut SeededRng) -> String {
    let bots = find(&table.document().game).map(network_bots).unwrap_or_default();
    bots.get(luck.below(bots.len().max(1) as u32) as usize).cloned().unwrap_or_default()
}

/// The table that Nora wants.
fn wanted(game: &str, luck: &mut SeededRng) -> NewTable {
    let listing = find(game).ok();
    let (fewest, most) = listing.map_or((2, 2), |listing| (*listing.seats.start(), *listing.seats.end()));
    let bots = listing.map(network_bots).unwrap_or_default();
    let count = fewest + luck.below((most.min(4) - fewest + 1) as u32) as usize;
    let mut others = || match luck.below(4) {
        0 | 1 => NewSeat::Open,
        2 => NewSeat::Bot(bots.get(luck.below(bots.len().max(1) as u32) as usize).cloned().unwrap_or_default()),
        _ => NewSeat::Guest("Guest".into()),
    };
    let seats: Vec<NewSeat> = std::iter::once(NewSeat::Mine).chain((1..count).map(|_| others())).collect();
    NewTable {
        game: game.to_owned(),
        seats,
        name: Some("Nora".into()),
        public: luck.below(2) == 0,
        hints: true,
        anyone_sits: luck.below(2) == 0,
        take_over: luck.below(2) == 0,
        sealed: luck.below(5) == 0,
        lesson: luck.below(12) == 0,
        ..NewTable::default()
    }
}
