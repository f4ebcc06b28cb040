//! What must hold after every step, looked at from beside the world: by what was handed in, what was sent, and what is
//! on the disk.
//!
//! The checker keeps a table of its own for each log, folded from what is durable. It trusts nothing that a machine says.

use std::collections::{BTreeMap, BTreeSet};

use tsugi_engine::{Seat, Status, Viewer};
use tsugi_house::{About, Entry, Hashed, HostedTable, Languages, NewEntry, Reply};
use tsugi_narrator::Lang;
use tsugi_wire::{Parts, Shared, ToClient, ToServer};

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// What was acknowledged is in the log, and stays there.
    Acknowledged,
    /// Nothing is applied twice.
    Once,
    /// Nobody is told what is not durable.
    Durable,
    /// Versions are told in the order in which they were made, none left out.
    InOrder,
    /// Nobody is shown what is not theirs to see.
    OwnEyes,
    /// Whatever is asked is answered once.
    Answered,
    /// A table at which somebody is goes on.
    GoesOn,
    /// What is held is bounded, and what nobody needs is let go.
    Bounded,
    /// Nothing is taken back once a game is over.
    EndIsEnd,
    /// A bot's choice answers what it is asked now.
    FreshThoughts,
    /// Where nobody is, nobody thinks.
    Rests,
    /// A log adds up.
    AddsUp,
}

/// A law that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law that does not hold.
    pub law: Law,
    /// What happened, in a sentence.
    pub how: String,
}

/// Milliseconds after the last request of a seated person during which bots may still think.
const STAYS: u64 = 30_000;

/// What is durable of a table.
struct Durable {
    table: HostedTable,
    /// What each version was: who chose or took back, with which message.
    entries: Vec<Option<(Seat, String)>>,
    applied: BTreeSet<(Seat, String)>,
    /// Acknowledged messages, with the version each became.
    acknowledged: BTreeMap<u64, String>,
    /// The newest version at which a bot was asked whose answer was handed in, by seat.
    thoughts: BTreeMap<Seat, u64>,
}

/// A stream, as seen from outside.
struct Watched {
    who: Option<Hashed>,
    viewer: Viewer,
    since: Option<u64>,
    /// The version that was told last.
    told: Option<u64>,
    /// Whether the whole table comes next.
    whole: bool,
    /// Messages that are not answered yet: with how many deliveries, and whether a vote answers them.
    unanswered: BTreeMap<String, Unanswered>,
}

struct Unanswered {
    count: u32,
    by_vote: bool,
    /// Whether a vote was told since, which may have been the answer.
    voted: bool,
    /// Whether an acknowledgement names an entry of the log.
    is_entry: bool,
}

/// A table in a certain life of the server.
type Place = (u64, String);

/// Looks at everything.
pub(crate) struct Checker {
    languages: &'static Languages,
    tables: BTreeMap<String, Durable>,
    streams: BTreeMap<(Place, u64), Watched>,
    tickets: BTreeSet<(Place, u64)>,
    pub(crate) broken: Option<Broken>,
    /// How many choices are durable.
    pub(crate) choices: u64,
}

impl Checker {
    pub(crate) fn new(languages: &'static Languages) -> Self {
        Self {
            languages,
            tables: BTreeMap::new(),
            streams: BTreeMap::new(),
            tickets: BTreeSet::new(),
            broken: None,
            choices: 0,
        }
    }

    pub(crate) fn breaks(&mut self, law: Law, how: String) {
        self.broken.get_or_insert(Broken { law, how });
    }

    /// A table as far as it is durable.
    pub(crate) fn table(&self, id: &str) -> Option<&HostedTable> {
        self.tables.get(id).map(|durable| &durable.table)
    }

    // The disk.

    /// An entry has become durable.
    pub(crate) fn durable(&mut self, id: &str, text: &str) {
        let entry: Entry = match serde_json::from_str(text) {
            Ok(entry) => entry,
            Err(error) => return self.breaks(Law::AddsUp, format!("an entry cannot be read: {error}")),
        };
        let is_over = self.is_over(id);
        if let (Entry::Undone(_), true) = (&entry, is_over) {
            self.breaks(Law::EndIsEnd, "something was taken back after the end".into());
        }
        let said = match &entry {
            Entry::Chose(chose) => chose.id.clone().map(|message| (chose.seat, message)),
            Entry::Undone(undone) => Some((undone.seat, undone.id.clone())),
            _ => None,
        };
        self.choices += u64::from(matches!(entry, Entry::Chose(_)));
        if let Entry::Chose(chose) = &entry
            && chose.id.is_none()
        {
            self.look_at_thought(id, chose.seat);
        }
        match self.tables.get_mut(id) {
            None => match HostedTable::restored(id, &[text.to_owned()], self.languages) {
                Ok(Some(table)) => {
                    let (entries, applied) = (vec![None], BTreeSet::new());
                    let (acknowledged, thoughts) = (BTreeMap::new(), BTreeMap::new());
                    self.tables.insert(id.to_owned(), Durable { table, entries, applied, acknowledged, thoughts });
                }
                _ => self.breaks(Law::AddsUp, "a table's first entry cannot be read".into()),
            },
            Some(durable) => {
                let twice = said.clone().filter(|said| !durable.applied.insert(said.clone()));
                durable.entries.push(said);
                let read = durable.table.read_on(text);
                if let Some((_, message)) = twice {
                    self.breaks(Law::Once, format!("the message {message} was applied twice"));
                }
                if let Err(why) = read {
                    self.breaks(Law::AddsUp, format!("the log does not add up: {why}"));
                }
            }
        }
    }

    fn is_over(&self, id: &str) -> bool {
        self.table(id).is_some_and(|table| matches!(table.status(), Some(Status::Over(_))))
    }

    /// After the power went: what was acknowledged is still there, and nothing else has changed.
    pub(crate) fn opened_again(&mut self, log: impl Fn(&str) -> Vec<String>) {
        let known: Vec<String> = self.tables.keys().cloned().collect();
        for id in known {
            let there = log(&id);
            let had = self.tables.get(&id).map_or(0, |durable| durable.entries.len());
            if there.len() < had {
                self.breaks(Law::Acknowledged, format!("{} of {had} entries are left", there.len()));
            }
            for text in there.iter().skip(had) {
                self.durable(&id, text);
            }
        }
        self.streams.clear();
        self.tickets.clear();
    }

    // What is handed in.

    pub(crate) fn attached(&mut self, place: Place, stream: u64, who: Option<Hashed>, since: Option<u64>) {
        let (told, whole, unanswered) = (None, false, BTreeMap::new());
        let watched = Watched { who, viewer: Viewer::Spectator, since, told, whole, unanswered };
        self.streams.insert((place, stream), watched);
    }

    pub(crate) fn asked(&mut self, place: Place, ticket: u64) {
        self.tickets.insert((place, ticket));
    }

    pub(crate) fn said(&mut self, place: Place, stream: u64, said: &ToServer) {
        let (id, by_vote, is_entry) = match said {
            ToServer::Act(act) => (&act.id, false, true),
            ToServer::Undo(undo) => (&undo.id, true, true),
            ToServer::Stop(answer) | ToServer::Agree(answer) | ToServer::Decline(answer) => (&answer.id, true, false),
            ToServer::Explain(explain) => (&explain.id, false, false),
            ToServer::Why(why) => (&why.id, false, false),
            ToServer::Hint(hint) => (&hint.id, false, false),
            ToServer::Ping {} => return,
        };
        if let Some(watched) = self.streams.get_mut(&(place, stream)) {
            let entry = watched.unanswered.entry(id.clone());
            entry.or_insert(Unanswered { count: 0, by_vote, voted: false, is_entry }).count += 1;
        }
    }

    pub(crate) fn detached(&mut self, place: Place, stream: u64) {
        self.streams.remove(&(place, stream));
    }

    pub(crate) fn thought(&mut self, id: &str, about: &About) {
        if let (About::Choice { version, seat, .. }, Some(durable)) = (about, self.tables.get_mut(id)) {
            let newest = durable.thoughts.entry(*seat).or_default();
            *newest = (*newest).max(*version);
        }
    }

    /// What a lesson's script says is no thought.
    pub(crate) fn follows_script(&mut self, id: &str) {
        if let Some(durable) = self.tables.get_mut(id) {
            durable.thoughts.clear();
        }
    }

    /// A bot's choice is stored: its bot was asked since the seat was asked last.
    fn look_at_thought(&mut self, id: &str, seat: Seat) {
        let Some(durable) = self.tables.get(id) else { return };
        let asked = durable.table.asked(seat);
        let old = durable.thoughts.get(&seat).copied().filter(|version| *version < asked);
        if let Some(version) = old {
            let how = format!("a thought of version {version} was taken, but the seat was asked anew at {asked}");
            self.breaks(Law::FreshThoughts, how);
        }
    }

    // What is wanted.

    /// An entry is to be stored: it is the next.
    pub(crate) fn stores(&mut self, id: &str, entry: &NewEntry) {
        if entry.entry.is_empty() {
            self.breaks(Law::AddsUp, format!("version {} of {id} is nothing", entry.version));
        }
    }

    /// A bot is asked for a choice: somebody is there.
    pub(crate) fn thinks(&mut self, about: &About, streams: usize, since_request: Option<u64>) {
        let there = streams > 0 || since_request.is_some_and(|since| since < STAYS + 1000);
        if matches!(about, About::Choice { .. }) && !there {
            self.breaks(Law::Rests, "a bot thinks although nobody is there".into());
        }
    }

    /// Somebody is answered.
    pub(crate) fn answers(&mut self, place: &Place, ticket: u64, reply: Option<&Reply>, act: Option<&str>) {
        if !self.tickets.remove(&(place.clone(), ticket)) {
            self.breaks(Law::Answered, "a request was answered that nobody made, or twice".into());
        }
        let newest = self.table(&place.1).map_or(0, HostedTable::version);
        let version = match reply {
            Some(Reply::Done(done)) => {
                self.look_at_done(&place.1, done.version, &done.id, act.is_some());
                done.version
            }
            Some(Reply::Landing(landing)) => landing.version,
            Some(Reply::Shown(shown)) => shown.version,
            _ => return,
        };
        if version > newest {
            self.breaks(Law::Durable, format!("version {version} was told, and {newest} is durable"));
        }
    }

    /// Who still waits for an answer once all is quiet.
    pub(crate) fn quiet(&mut self) {
        let waiting = self.streams.values().flat_map(|watched| &watched.unanswered);
        let waiting = waiting.filter(|(_, unanswered)| !unanswered.voted);
        let forgotten = waiting.map(|(id, _)| format!("the message {id}")).next();
        let ticket = self.tickets.first().map(|(_, ticket)| format!("request {ticket}"));
        if let Some(forgotten) = forgotten.or(ticket) {
            self.breaks(Law::Answered, format!("{forgotten} was never answered"));
        }
    }

    /// A message goes out to a stream.
    pub(crate) fn sends(&mut self, place: &Place, stream: u64, message: &ToClient) {
        let key = (place.clone(), stream);
        match message {
            ToClient::Hello(hello) => {
                let viewer = hello.viewer.parse().unwrap_or(Viewer::Spectator);
                self.look_at_version(&place.1, hello.version);
                if let Some(watched) = self.streams.get_mut(&key) {
                    let turned = hello.note.is_some();
                    watched.viewer = viewer;
                    watched.whole = turned || watched.since.is_none();
                    if let Some(since) = watched.since.filter(|_| !turned) {
                        // Who has missed nothing is shown how the table stands.
                        watched.told = Some(if since == hello.version { since.wrapping_sub(1) } else { since });
                    }
                }
                self.look_at_seat(&key, hello.version);
            }
            ToClient::Update(update) => self.tells(&key, update.version, update.whole, update.view.as_ref()),
            ToClient::Shown(shown) => self.tells(&key, shown.version, shown.whole, shown.view.as_ref()),
            ToClient::Done(done) => {
                let is_entry = self.answered(&key, Some(&done.id));
                self.look_at_done(&place.1, done.version, &done.id, is_entry);
            }
            ToClient::Refused(refused) => {
                self.look_at_version(&place.1, refused.version);
                self.answered(&key, refused.id.as_deref());
            }
            ToClient::Explained(explained) => drop(self.answered(&key, Some(&explained.id))),
            ToClient::Because(because) => drop(self.answered(&key, Some(&because.id))),
            ToClient::Hinted(hinted) => drop(self.answered(&key, Some(&hinted.id))),
            ToClient::Asked(_) => self.voted(&key),
            ToClient::Pong(pong) => self.look_at_version(&place.1, pong.version),
            ToClient::Present(_) | ToClient::Knocks(_) | ToClient::Bye(_) => {}
        }
    }

    /// A message was answered; whether an entry of the log is named.
    fn answered(&mut self, key: &(Place, u64), id: Option<&str>) -> bool {
        let (Some(id), Some(watched)) = (id, self.streams.get_mut(key)) else { return false };
        let Some(unanswered) = watched.unanswered.get_mut(id) else {
            self.breaks(Law::Answered, format!("the message {id} was answered twice, or was never sent"));
            return false;
        };
        let is_entry = unanswered.is_entry;
        unanswered.count -= 1;
        if unanswered.count == 0 {
            watched.unanswered.remove(id);
        }
        is_entry
    }

    /// A vote was told, which answers whoever asked for it or took part.
    fn voted(&mut self, key: &(Place, u64)) {
        if let Some(watched) = self.streams.get_mut(key) {
            for unanswered in watched.unanswered.values_mut() {
                unanswered.voted |= unanswered.by_vote;
            }
        }
    }

    fn look_at_version(&mut self, id: &str, version: u64) {
        let newest = self.table(id).map_or(0, HostedTable::version);
        if version > newest {
            self.breaks(Law::Durable, format!("version {version} was told, and {newest} is durable"));
        }
    }

    /// What is acknowledged stands in the log under that version.
    fn look_at_done(&mut self, id: &str, version: u64, message: &str, is_entry: bool) {
        let Some(durable) = self.tables.get_mut(id).filter(|_| is_entry) else { return };
        // At a silent table each seat has versions of its own, and what still waits for the beat has none yet.
        let waits = durable.table.keeps_beat();
        let is_it = |(stored, said): &(u64, &Option<(Seat, String)>)| {
            let own = said.as_ref().filter(|(_, id)| id == message).map(|(seat, _)| Viewer::Seat(*seat));
            let seen = own.map(|own| durable.table.version_seen(own, *stored));
            seen.is_some_and(|seen| seen == version || (waits && version < seen))
        };
        if let Some((stored, _)) = (0..).zip(&durable.entries).find(is_it) {
            durable.acknowledged.insert(stored, message.to_owned());
        } else {
            let how = format!("{message} was acknowledged as version {version}, which is not it");
            self.breaks(Law::Acknowledged, how);
        }
    }

    fn tells(&mut self, key: &(Place, u64), version: u64, whole: bool, view: Option<&Shared>) {
        self.look_at_version(&key.0.1, version);
        let Some(watched) = self.streams.get_mut(key) else { return };
        let next = watched.told.map_or(0, |told| told.wrapping_add(1));
        if !whole && (watched.whole || watched.told.is_none() || version != next) {
            let told = watched.told.map_or_else(|| "nothing".to_owned(), |told| told.to_string());
            self.breaks(Law::InOrder, format!("version {version} was told after {told}"));
            return;
        }
        (watched.told, watched.whole) = (Some(version), false);
        self.look_at_seat(key, version);
        self.look_at_view(key, version, view);
    }

    /// Whoever is told what a seat sees holds that seat.
    fn look_at_seat(&mut self, key: &(Place, u64), version: u64) {
        let (Some(watched), Some(table)) = (self.streams.get(key), self.table(&key.0.1)) else { return };
        let Viewer::Seat(seat) = watched.viewer else { return };
        if table.version_for(watched.viewer) == version && !table.held_by(watched.who.as_ref()).contains(seat) {
            let how = format!("{} is shown to somebody who does not hold it", watched.viewer);
            self.breaks(Law::OwnEyes, how);
        }
    }

    /// What is shown is what the rules show that viewer, and nothing else.
    fn look_at_view(&mut self, key: &(Place, u64), version: u64, view: Option<&Shared>) {
        let (Some(watched), Some(table), Some(view)) = (self.streams.get(key), self.table(&key.0.1), view) else {
            return;
        };
        let newest = table.version_for(watched.viewer) == version;
        let Some(game) = table.game_for(watched.viewer).filter(|_| newest) else { return };
        let words = self.languages.of_game(game.listing(), Lang::En);
        let own = game.look(watched.viewer, Parts::default(), words).view;
        if own.is_some_and(|own| own.get() != view.get()) {
            let how = format!("{} is shown another view than its own", watched.viewer);
            self.breaks(Law::OwnEyes, how);
        }
    }
}
