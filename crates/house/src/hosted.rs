//! A table as its log says: who sits where, the game, and what each version was.
//!
//! Nothing here waits, stores or sends. An entry is either decided (`decide.rs`) and followed once it is
//! durable, or restored from the store; both ways lead to the same table.

use std::collections::{BTreeMap, VecDeque};

use tsugi_catalog::{AnyTable, Listing, Problem, Setup, Start, Stored, awaited, begin, check_setup, find};
use tsugi_engine::{MAX_SEATS, Options, Seat, SeatSet, Status, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_table::{Deal, from_hex};
use tsugi_wire::{Landing, Lands, SeatDoc, TableDoc, Who};

use crate::{
    entry::{Chose, Created, Entry, Key, Occupant},
    identity::Hashed,
    languages::Languages,
    names::{bot_name, default_name},
    sealing::Sealing,
    silence::{Due, HeldChoice, ViewerTable},
};

/// Why a log cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It does not add up.
    #[error("entry {version}: {why}")]
    Broken {
        /// The entry.
        version: usize,
        /// Why not.
        why: String,
    },
    /// The table was pinned to rules or components that are not known here.
    #[error("{0}")]
    OtherRules(String),
}

/// What a version was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VersionKind {
    /// The game began.
    Began,
    /// That entry of the game's log.
    Game(usize),
    /// The entries from the first to before the second: at a silent table, what others chose in a turn.
    Turn(usize, usize),
    /// Seats changed.
    Seats,
    /// Nothing that anybody must know.
    Quiet,
}

/// A table as its log says.
pub struct HostedTable {
    pub(crate) id: String,
    pub(crate) languages: &'static Languages,
    pub(crate) listing: &'static Listing,
    /// How it was made, but for its options, seats and words.
    pub(crate) created: Created,
    pub(crate) options: Options,
    /// Whether it began by rules that are no longer played: then it is watched, and nothing moves.
    pub(crate) retired: bool,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) keys: Vec<Key>,
    pub(crate) let_in: Vec<Hashed>,
    /// Visitors beyond those that are written down, in the order in which they came.
    pub(crate) visitors: VecDeque<Hashed>,
    /// Who was shown which hands of this deal.
    pub(crate) saw_hand: Vec<(Hashed, SeatSet)>,
    /// The words that were given in the open.
    pub(crate) open_words: Vec<String>,
    /// Who gave one of them on sitting down.
    pub(crate) word_givers: Vec<Hashed>,
    pub(crate) sealing: Sealing,
    pub(crate) game: Option<Box<dyn AnyTable>>,
    pub(crate) versions: Vec<VersionKind>,
    pub(crate) rematch: Option<String>,
    /// Whether everybody agreed to end the game before its end.
    pub(crate) stopped: bool,
    /// At which version each seat was last asked.
    asked: [u64; MAX_SEATS],
    pub(crate) awaited: SeatSet,
    /// The table as each viewer knows it, at a silent table.
    pub(crate) viewer_tables: Vec<ViewerTable>,
    /// What can still be taken back there, and was shown to nobody else.
    pub(crate) held: Vec<HeldChoice>,
    /// What others are shown at the next beat, the oldest first.
    pub(crate) due: VecDeque<Due>,
    /// Messages that were applied, with the version each became.
    done: BTreeMap<(Seat, String), u64>,
    /// The entries of the game's log at which a bot thought less than promised: who, and whether not at all.
    pub(crate) hurried: BTreeMap<usize, (Seat, bool)>,
    /// A leak that a test plants.
    #[cfg(feature = "faults")]
    pub(crate) leak: Option<crate::leaks::Leak>,
    /// A fault that a test plants.
    #[cfg(feature = "faults")]
    pub(crate) fault: Option<crate::faults::Fault>,
}

impl HostedTable {
    /// A table from its first entry.
    pub fn new(id: String, mut created: Created, languages: &'static Languages) -> Result<Self, Unreadable> {
        let listing = find(&created.game).map_err(|problem| Unreadable::OtherRules(problem.to_string()))?;
        let (options, _) =
            check_setup(listing.id, &created.setup(&created.seats)).map_err(|problem| match problem {
                Problem::NewerRules { .. } | Problem::OtherComponents { .. } => {
                    Unreadable::OtherRules(problem.to_string())
                }
                // Older rules may have had options that these do not know.
                _ if created.rules() != Some(listing.rules_version) => Unreadable::OtherRules(problem.to_string()),
                _ => Unreadable::Broken { version: 0, why: problem.to_string() },
            })?;
        let retired = created.rules().is_some_and(|rules| rules < listing.rules_version);
        // From now on they stand here alone: there may be very many tables.
        let (seats, open_words) = (std::mem::take(&mut created.seats), std::mem::take(&mut created.words));
        created.options.clear();
        Ok(Self {
            id,
            languages,
            listing,
            options,
            retired,
            seats,
            open_words,
            sealing: Sealing::default(),
            created,
            keys: Vec::new(),
            let_in: Vec::new(),
            visitors: VecDeque::new(),
            saw_hand: Vec::new(),
            word_givers: Vec::new(),
            game: None,
            versions: vec![VersionKind::Seats],
            rematch: None,
            stopped: false,
            asked: [0; MAX_SEATS],
            awaited: SeatSet::EMPTY,
            viewer_tables: Vec::new(),
            held: Vec::new(),
            due: VecDeque::new(),
            done: BTreeMap::new(),
            hurried: BTreeMap::new(),
            #[cfg(feature = "faults")]
            leak: None,
            #[cfg(feature = "faults")]
            fault: None,
        })
    }

    /// A table from its whole log; none where there is no entry.
    pub fn restored(id: &str, log: &[String], languages: &'static Languages) -> Result<Option<Self>, Unreadable> {
        let mut table: Option<Self> = None;
        for (version, text) in log.iter().enumerate() {
            let broken = |why: String| Unreadable::Broken { version, why };
            if let Some(table) = &mut table {
                table.read_on(text)?;
                continue;
            }
            match serde_json::from_str(text).map_err(|error| broken(error.to_string()))? {
                Entry::Created(created) => table = Some(Self::new(id.to_owned(), *created, languages)?),
                _ => return Err(broken("a log begins with the making of the table".into())),
            }
        }
        Ok(table)
    }

    /// Reads the next entry of its log.
    pub fn read_on(&mut self, text: &str) -> Result<(), Unreadable> {
        let version = self.versions.len();
        let entry = serde_json::from_str(text).map_err(|error: serde_json::Error| error.to_string());
        entry.and_then(|entry| self.restore(&entry)).map_err(|why| Unreadable::Broken { version, why })
    }

    /// Takes an entry from the store: plays it as it was stored, then follows it.
    fn restore(&mut self, entry: &Entry) -> Result<(), String> {
        let text = |problem: tsugi_catalog::Problem| problem.to_string();
        match entry {
            Entry::Created(_) => return Err("a table is made once".into()),
            Entry::Began { events, drawn } => {
                let game =
                    begin(self.listing.id, &self.setup(), Start::Stored { deal: self.deal()?, events, drawn: *drawn })
                        .map_err(text)?;
                self.game = Some(game);
            }
            Entry::Chose(chose) => {
                let game = self.game.as_mut().ok_or("a choice before the game began")?;
                let Chose { seat, action, events, drawn, .. } = chose;
                let stored = Stored::Choice { seat: *seat, action, events, drawn: *drawn };
                game.restore(stored).map_err(text)?;
            }
            Entry::Undone(undone) => {
                let game = self.game.as_mut().ok_or("a taking-back before the game began")?;
                game.restore(Stored::Undo { entry: undone.entry, agreed: undone.agreed }).map_err(text)?;
            }
            _ => {}
        }
        self.follow(entry);
        // A beat that passed while the table was not in memory has passed.
        while self.show_due().is_some() {}
        Ok(())
    }

    /// Follows an entry that is durable; the game itself has moved already.
    pub(crate) fn follow(&mut self, entry: &Entry) {
        let version = self.versions.len() as u64;
        let turn = match entry {
            Entry::Created(_) | Entry::LetIn(_) => VersionKind::Quiet,
            Entry::Began { .. } => VersionKind::Began,
            Entry::Chose(_) | Entry::Undone(_) => {
                VersionKind::Game(self.game.as_ref().map_or(0, |game| game.entries().saturating_sub(1)))
            }
            _ => VersionKind::Seats,
        };
        self.void_keys(entry);
        self.note_hands(entry);
        self.follow_in_silence(entry, version, turn);
        match entry {
            Entry::LetIn(who) => self.let_in.push(who.clone()),
            Entry::Keyed(key) => self.keys.push(key.clone()),
            Entry::Sealing(step) => self.sealing.follow(step, &self.seats),
            Entry::Rematched(table) => self.rematch = Some(table.clone()),
            Entry::Resized { seats } => self.seats = self.resized(*seats),
            Entry::Stopped { seat, id } => {
                self.done.insert((*seat, id.clone()), version);
                self.stopped = true;
            }
            Entry::Began { .. } => self.ask_anew(version, None),
            Entry::Chose(chose) => {
                if let Some(id) = &chose.id {
                    self.done.insert((chose.seat, id.clone()), version);
                }
                if let (Some(thought), VersionKind::Game(entry)) =
                    (chose.thought.as_ref().filter(|it| it.hurried), turn)
                {
                    self.hurried.insert(entry, (chose.seat, thought.is_quick()));
                }
                self.ask_anew(version, Some(chose.seat));
            }
            Entry::Undone(undone) => {
                self.done.insert((undone.seat, undone.id.clone()), version);
                self.awaited = SeatSet::EMPTY;
                self.ask_anew(version, None);
            }
            _ => self.follow_seats(entry),
        }
        self.versions.push(turn);
    }

    fn follow_seats(&mut self, entry: &Entry) {
        let (seat, occupant) = match entry {
            Entry::Sat(sat) => {
                if let Some(word) = sat.word.clone().filter(|_| self.game.is_none()) {
                    self.open_words.push(word);
                    self.word_givers.push(sat.holder.clone());
                }
                let occupant = Occupant { name: sat.name.clone(), holder: Some(sat.holder.clone()), bot: None };
                (sat.seat, occupant)
            }
            Entry::Left { seat, bot } => (*seat, Occupant { bot: bot.clone(), ..self.occupant(*seat) }),
            Entry::Back { seat } => (*seat, Occupant { bot: None, ..self.occupant(*seat) }),
            Entry::Renamed { seat, name } => (*seat, Occupant { name: name.clone(), ..self.occupant(*seat) }),
            Entry::Swapped { seat, bot } => {
                let name = bot.as_deref().map_or_else(|| default_name(*seat), |_| bot_name(*seat));
                let name = self.distinct_name(&name, *seat);
                (*seat, Occupant { name, holder: None, bot: bot.clone() })
            }
            _ => return,
        };
        if let Some(game) = &mut self.game {
            game.rename(seat, &occupant.name);
        }
        self.rename_in_silence(seat, &occupant.name);
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = occupant;
        }
    }

    /// Notes who is asked now, and who was already: an answer is fresh until its own seat is asked anew.
    fn ask_anew(&mut self, version: u64, chooser: Option<Seat>) {
        let now = self.status().map_or(SeatSet::EMPTY, awaited);
        for seat in now.iter() {
            if !self.awaited.contains(seat) || chooser == Some(seat) {
                self.asked[seat.index()] = version;
            }
        }
        self.awaited = now;
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn AnyTable> {
        self.game.as_deref()
    }

    /// The newest version.
    pub fn version(&self) -> u64 {
        self.versions.len() as u64 - 1
    }

    /// Whether the newest version changed who sits where, or who may.
    pub(crate) fn seats_changed(&self) -> bool {
        matches!(self.versions.last(), Some(VersionKind::Seats))
    }

    /// At which version a seat was last asked.
    pub fn asked(&self, seat: Seat) -> u64 {
        self.asked[seat.index()]
    }

    /// The version that a message of a seat became, if it was applied.
    pub(crate) fn done(&self, seat: Seat, id: &str) -> Option<u64> {
        self.done.get(&(seat, id.to_owned())).copied()
    }

    /// Whose choice is awaited, or how it ended; none before it begins.
    pub fn status(&self) -> Option<Status> {
        self.game.as_ref().map(|game| game.status())
    }

    pub(crate) fn occupant(&self, seat: Seat) -> Occupant {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> Option<&Hashed> {
        self.seats.get(seat.index())?.holder.as_ref()
    }

    /// The seats of a holder.
    pub fn held_by(&self, who: Option<&Hashed>) -> SeatSet {
        let Some(who) = who else { return SeatSet::EMPTY };
        let held = Seat::all(self.seats.len()).zip(&self.seats);
        held.filter(|(_, occupant)| occupant.holder.as_ref() == Some(who)).map(|(seat, _)| seat).collect()
    }

    /// How the game is set up.
    pub(crate) fn setup(&self) -> Setup {
        let options = self.options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
        Setup { options, ..self.created.setup(&self.seats) }
    }

    /// What its luck follows from.
    pub(crate) fn deal(&self) -> Result<Deal, String> {
        let secret = from_hex(&self.created.secret).ok_or("the secret of the deal cannot be read")?;
        Ok(Deal::new(secret, self.deal_words()))
    }

    /// The hash of the deal's secret.
    pub(crate) fn commitment(&self) -> String {
        self.deal().map(|deal| deal.commitment()).unwrap_or_default()
    }

    /// The words of this game in a language.
    pub(crate) fn words_in(&self, lang: Lang) -> &'static Words {
        self.languages.of_game(self.listing, lang)
    }

    /// The table as everybody at it sees it.
    pub fn document(&self) -> TableDoc {
        let seat_document = |(seat, occupant): (Seat, &Occupant)| SeatDoc {
            name: occupant.name.clone(),
            who: match (&occupant.holder, &occupant.bot) {
                (None, None) => Who::Open,
                (None, Some(_)) => Who::Bot,
                (Some(_), None) => Who::Person,
                (Some(_), Some(_)) => Who::Away,
            },
            bot: occupant.bot.clone(),
            holder: occupant.holder.as_ref().map(|holder| holder.at_table(&self.id)),
            links: self.keys.iter().filter(|key| key.seat == seat).count(),
            seen_by: self.hand_seen_by(seat),
            hurried: self.hurried.values().filter(|(hurried, _)| *hurried == seat).count() as u32,
        };
        let document = TableDoc {
            id: self.id.clone(),
            game: self.created.game.clone(),
            options: self.options.clone(),
            seats: Seat::all(self.seats.len()).zip(&self.seats).map(seat_document).collect(),
            public: self.created.public,
            hints: self.created.hints,
            anyone_sits: self.created.anyone_sits,
            take_over: self.created.take_over,
            retired: self.retired,
            begun: self.game.is_some(),
            commitment: self.commitment(),
            words: self.deal_words(),
            sealed: self.created.sealed,
            silent: self.created.silent,
            beat: self.kept_beat(),
            seal: self.seal_document(),
            rematch: self.rematch.clone(),
            stopped: self.stopped,
            played_on: self.created.from.as_ref().map(|from| from.entries.len()),
        };
        #[cfg(feature = "faults")]
        return crate::leaks::in_document(document, self);
        #[cfg(not(feature = "faults"))]
        document
    }

    /// How many seats it has.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// The table at which its game is played again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Where a link lands.
    pub(crate) fn landing(&self, who: Option<&Hashed>) -> Landing {
        let yours = self.held_by(who);
        let own = yours.iter().map(Viewer::Seat).min_by_key(|&viewer| self.version_for(viewer));
        let face = self.face(own.unwrap_or(Viewer::Spectator));
        let (version, status) = (face.version(), face.status());
        let over = matches!(status, Some(Status::Over(_)));
        let lands = match () {
            () if over => Lands::Replay,
            () if !yours.is_empty() => Lands::Seat,
            () if self.free_seat(who, self.words_in(Lang::En)).is_ok() => Lands::Free,
            () => Lands::Watch,
        };
        let host = who == Some(&self.created.host);
        Landing { version, table: self.document(), status, yours: yours.iter().collect(), lands, host }
    }
}
