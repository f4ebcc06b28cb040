//! What may be done at a table, and which entry comes of it. A refusal has nothing to undo.

use tsugi_catalog::{Listing, Start, awaited, begin};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::Words;
use tsugi_table::Deal;
use tsugi_wire::{Act, Code, Sitting, Swapping};

use crate::{
    entry::{Chose, Entry, Key, Occupant, Sat, Undone},
    hosted::HostedTable,
    identity::Hashed,
    names::{bot_name, checked_name, default_name},
    refusal::Refusal,
    sealing::SealFirst,
};

/// The longest id of a message.
const LONGEST_ID: usize = 64;
/// Once a game's log has so many entries nothing is taken back any more, so that it ends and can be gone through again.
const MOST_ENTRIES: usize = 4_000;
/// Visitors written down at a table; those who come after are remembered as long as it is in memory, so
/// that no number of visits closes a link or fills a log.
const MOST_WATCHERS: usize = 64;
/// How many words given in the open a table takes.
const MOST_OPEN_WORDS: usize = 16;
/// Links that lead to one seat at a time.
const MOST_KEYS: usize = 8;
/// A link to a seat leads there for a day, in milliseconds.
const KEY_LASTS: u64 = 24 * 60 * 60 * 1000;

/// What comes of a message.
pub(crate) enum Decided {
    /// An entry to be stored.
    New(Entry),
    /// Nothing: it was done before, at that version.
    Before(u64),
}

impl HostedTable {
    /// A choice. The game moves at once; if the entry cannot be stored, the table is read anew.
    pub(crate) fn act(&mut self, seat: Seat, act: &Act, words: &Words) -> Result<Decided, Refusal> {
        if let Some(version) = self.fresh(seat, &act.id, act.version, words)? {
            return Ok(Decided::Before(version));
        }
        if act.version < self.face(Viewer::Seat(seat)).version_at(self.asked(seat)) {
            return Err(Refusal::new(Code::Stale, words));
        }
        self.keeps_to_the_lesson(seat, &act.action, words)?;
        self.knows_of_turn(seat, &act.action, words)?;
        self.choose(seat, Some(act.id.clone()), &act.action, words).map(Decided::New)
    }

    /// A table of rules that are no longer played says so, instead of guessing by others; so does one that was ended.
    fn is_played(&self, words: &Words) -> Result<(), Refusal> {
        match () {
            () if self.retired => Err(Refusal::new(Code::OldRules, words)),
            () if self.stopped => Err(Refusal::saying(Code::GameOver, words.say("service-stopped", &[]))),
            () => Ok(()),
        }
    }

    /// A choice by whoever plays there: a person with a message, or a bot.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        id: Option<String>,
        action: &serde_json::value::RawValue,
        words: &Words,
    ) -> Result<Entry, Refusal> {
        self.is_played(words)?;
        let Some(game) = &mut self.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let happened = game.choose(seat, action, words).map_err(Refusal::of_game)?;
        let (action, events, drawn) = (happened.action, happened.events, happened.drawn);
        Ok(Entry::Chose(Chose { seat, id, action, events, drawn, thought: None }))
    }

    /// Whether a message is new; otherwise the version it became.
    fn fresh(&self, seat: Seat, id: &str, version: u64, words: &Words) -> Result<Option<u64>, Refusal> {
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Refusal::with(Code::Malformed, words, &[("why", words.say("service-bad-id", &[]).into())]));
        }
        #[cfg(feature = "faults")]
        if self.has(crate::Fault::DoubledDelivery) {
            return Ok(None);
        }
        let face = self.face(Viewer::Seat(seat));
        if let Some(version) = self.done(seat, id) {
            return Ok(Some(face.version_at(version)));
        }
        if version > face.version() {
            return Err(Refusal::with(Code::Future, words, &[("version", face.version().to_string().into())]));
        }
        Ok(None)
    }

    /// Takes back freely, as far as the frontier.
    pub(crate) fn undo(&mut self, seat: Seat, id: &str, version: u64, words: &Words) -> Result<Decided, Refusal> {
        if let Some(version) = self.fresh(seat, id, version, words)? {
            return Ok(Decided::Before(version));
        }
        self.still_runs(words)?;
        self.may_take_back_in_silence(seat, words)?;
        let Some(game) = &mut self.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let entry = game.may_take_back(seat, words).map_err(|why| Refusal::saying(Code::Kept, why))?;
        game.take_back(entry, false).map_err(|_| Refusal::new(Code::Kept, words))?;
        Ok(Decided::New(Entry::Undone(Undone { seat, id: id.to_owned(), entry, agreed: false })))
    }

    /// Takes back the last choice of a seat and all after it, everybody having agreed.
    pub(crate) fn undo_agreed(&mut self, seat: Seat, id: &str, words: &Words) -> Result<Entry, Refusal> {
        self.still_runs(words)?;
        let Some(game) = &mut self.game else { return Err(Refusal::new(Code::NotBegun, words)) };
        let last = game.last_choice(Some(seat)).ok_or_else(|| Refusal::new(Code::NothingAsked, words))?;
        let entry = last.entry;
        game.take_back(entry, true).map_err(|_| Refusal::new(Code::Kept, words))?;
        Ok(Entry::Undone(Undone { seat, id: id.to_owned(), entry, agreed: true }))
    }

    /// Nothing is taken back once it is over: from then on everybody may know the deal's secret.
    fn still_runs(&self, words: &Words) -> Result<(), Refusal> {
        self.is_played(words)?;
        #[cfg(feature = "faults")]
        if self.has(crate::Fault::UndoAfterEnd) {
            return Ok(());
        }
        match self.status() {
            Some(Status::Over(_)) => Err(Refusal::new(Code::GameOver, words)),
            _ if self.game.as_ref().is_some_and(|game| game.entries() >= MOST_ENTRIES) => {
                Err(Refusal::saying(Code::Kept, words.say("service-taken-back-too-often", &[])))
            }
            _ => Ok(()),
        }
    }

    /// Lets somebody in who has a key; nothing to store where they are known.
    pub(crate) fn enter(
        &mut self,
        who: &Hashed,
        key: Option<&str>,
        now: u64,
        words: &Words,
    ) -> Result<Option<Entry>, Refusal> {
        match key {
            None if self.knows(Some(who)) => Ok(None),
            None => Err(Refusal::new(Code::UnknownTable, words)),
            Some(key) => {
                let hash = Hashed::of_text(key).ok_or_else(|| Refusal::new(Code::WrongKey, words))?;
                if let Some(seat) = self.seat_of_key(&hash, now) {
                    return self.hand_over(seat, who, words);
                }
                if hash != self.created.invite {
                    // Who belongs here needs no key: an old link still leads to the table.
                    return if self.was_invited(who) { Ok(None) } else { Err(Refusal::new(Code::WrongKey, words)) };
                }
                if self.knows(Some(who)) && (!self.created.public || self.let_in.contains(who)) {
                    return Ok(None);
                }
                Ok(self.admits(who))
            }
        }
    }

    /// Lets somebody look and sit down: in the log, or where that has enough of them, in memory.
    pub(crate) fn admits(&mut self, who: &Hashed) -> Option<Entry> {
        if self.let_in.len() < MOST_WATCHERS {
            return Some(Entry::LetIn(who.clone()));
        }
        self.visits(who);
        None
    }

    /// Remembers somebody who showed the link; the one who came first is forgotten, and may show it again.
    fn visits(&mut self, who: &Hashed) {
        if self.visitors.len() >= MOST_WATCHERS {
            self.visitors.pop_front();
        }
        self.visitors.push_back(who.clone());
    }

    /// The seat that a key opens now.
    fn seat_of_key(&self, hash: &Hashed, now: u64) -> Option<Seat> {
        self.keys.iter().find(|key| key.hash == *hash && key.opens(now)).map(|key| key.seat)
    }

    /// Whether the key that somebody brings, where it opens a seat, opens the one they want to sit in.
    pub(crate) fn opens_wanted_seat(&self, wanted: &Sitting, now: u64, words: &Words) -> Result<(), Refusal> {
        let opens = wanted.key.as_deref().and_then(Hashed::of_text).and_then(|hash| self.seat_of_key(&hash, now));
        match (opens, wanted.seat) {
            (Some(opens), Some(wanted)) if opens != wanted => Err(Refusal::new(Code::WrongKey, words)),
            _ => Ok(()),
        }
    }

    /// A seat's own link makes whoever follows it the one who sits there, once: the links of a seat end with
    /// whoever held it.
    fn hand_over(&self, seat: Seat, who: &Hashed, words: &Words) -> Result<Option<Entry>, Refusal> {
        let occupant = self.occupant(seat);
        if occupant.holder.as_ref() == Some(who) {
            return Ok(None);
        }
        self.may_see_hand(who, seat, words)?;
        Ok(Some(Entry::Sat(Sat { seat, holder: who.clone(), name: occupant.name, word: None })))
    }

    /// Sits down: on the own seat again, on a free one, or in a bot's place.
    pub(crate) fn sit(&self, who: &Hashed, wanted: &Sitting, words: &Words) -> Result<Option<Entry>, Refusal> {
        let yours = self.held_by(Some(who));
        let seat = match wanted.seat {
            Some(seat) if seat.index() >= self.seats.len() => return Err(Refusal::new(Code::UnknownSeat, words)),
            Some(seat) => seat,
            None => match yours.first() {
                Some(seat) => seat,
                None => self.free_seat(Some(who), words)?,
            },
        };
        let occupant = self.occupant(seat);
        match &occupant.holder {
            Some(holder) if holder == who => Ok(occupant.bot.is_some().then_some(Entry::Back { seat })),
            Some(_) => Err(Refusal::new(Code::Taken, words)),
            None => {
                self.may_take(who, seat, words)?;
                let word = self.word(who, wanted.word.as_deref(), words)?;
                let name =
                    wanted.name.as_deref().map_or_else(|| Ok(default_name(seat)), |name| checked_name(name, words))?;
                let name = self.distinct_name(&name, seat);
                Ok(Some(Entry::Sat(Sat { seat, holder: who.clone(), name, word })))
            }
        }
    }

    /// A word given in the open: one of each person, and no more than a table has room for.
    fn word(&self, who: &Hashed, word: Option<&str>, words: &Words) -> Result<Option<String>, Refusal> {
        let room = self.open_words.len() < MOST_OPEN_WORDS && !self.word_givers.contains(who);
        match word {
            Some(word) if !Deal::is_word(word) => {
                Err(Refusal::with(Code::BadSetup, words, &[("why", words.say("service-bad-word", &[]).into())]))
            }
            Some(word) if self.game.is_none() && room => Ok(Some(word.to_owned())),
            _ => Ok(None),
        }
    }

    /// Leaves a seat. Before the game it is open again; in a game with others a bot plays for who left.
    pub(crate) fn leave(&self, who: &Hashed, seat: Seat, words: &Words) -> Result<Option<Entry>, Refusal> {
        let occupant = self.occupant(seat);
        if occupant.holder.as_ref() != Some(who) {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if self.game.is_none() {
            return Ok(Some(Entry::Swapped { seat, bot: None }));
        }
        let over = self.is_done();
        let is_other =
            |other: &Occupant| other.bot.is_none() && other.holder.as_ref().is_some_and(|holder| holder != who);
        if over || occupant.bot.is_some() || !self.seats.iter().any(is_other) {
            return Ok(None);
        }
        Ok(Some(self.stood_in_for(seat)))
    }

    /// A bot plays for whoever holds the seat, until they sit down again.
    pub(crate) fn stood_in_for(&self, seat: Seat) -> Entry {
        Entry::Left { seat, bot: Some(stand_in(self.listing)) }
    }

    /// Puts another bot, or nobody, into a seat: one that no person holds, or before the game any but one's own.
    pub(crate) fn swap(&self, who: &Hashed, wanted: &Swapping, words: &Words) -> Result<Option<Entry>, Refusal> {
        if self.created.host != *who {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if wanted.seat.index() >= self.seats.len() {
            return Err(Refusal::new(Code::UnknownSeat, words));
        }
        let occupant = self.occupant(wanted.seat);
        // Before the game whoever made the table may free a seat that somebody else took.
        let frees = self.game.is_none() && occupant.holder.as_ref() != Some(who);
        if occupant.holder.is_some() && !frees {
            return Err(Refusal::new(Code::Taken, words));
        }
        if let Some(bot) = &wanted.bot {
            check_bot(self.listing, bot, words)?;
        } else if self.game.is_some() {
            return Err(Refusal::new(Code::Begun, words));
        }
        let swapped = Entry::Swapped { seat: wanted.seat, bot: wanted.bot.clone() };
        Ok((occupant.holder.is_some() || occupant.bot != wanted.bot).then_some(swapped))
    }

    /// A link to one's own seat, for another device: it leads there once, and for a day.
    pub(crate) fn link(&self, who: &Hashed, seat: Seat, hash: Hashed, now: u64, words: &Words) -> Result<Key, Refusal> {
        if !self.held_by(Some(who)).contains(seat) {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if self.links_to(seat, now) >= MOST_KEYS {
            return Err(Refusal::saying(Code::TooMany, words.say("service-too-many-links", &[])));
        }
        Ok(Key { hash, seat, until: Some(now.saturating_add(KEY_LASTS)) })
    }

    /// How many links lead to a seat now.
    fn links_to(&self, seat: Seat, now: u64) -> usize {
        self.keys.iter().filter(|key| key.seat == seat && key.opens(now)).count()
    }

    /// Calls all links to one's own seat back.
    pub(crate) fn unlink(&self, who: &Hashed, seat: Seat, words: &Words) -> Result<Option<Entry>, Refusal> {
        if !self.held_by(Some(who)).contains(seat) {
            return Err(Refusal::new(Code::NotYours, words));
        }
        Ok(self.keys.iter().any(|key| key.seat == seat).then_some(Entry::Unkeyed { seat }))
    }

    /// Which bots still have to sit down before the game begins, if whoever asks may begin it.
    pub(crate) fn missing_bots(&self, who: &Hashed, words: &Words) -> Result<Vec<Entry>, Refusal> {
        if self.created.host != *who {
            return Err(Refusal::new(Code::NotYours, words));
        }
        if self.game.is_some() {
            return Err(Refusal::new(Code::Begun, words));
        }
        let bot = stand_in(self.listing);
        let open = Seat::all(self.seats.len()).filter(|&seat| self.is_open(seat));
        Ok(open.map(|seat| Entry::Swapped { seat, bot: Some(bot.clone()) }).collect())
    }

    fn is_open(&self, seat: Seat) -> bool {
        let occupant = self.occupant(seat);
        occupant.holder.is_none() && occupant.bot.is_none()
    }

    /// Begins as soon as no seat is open and nobody is awaited to seal the deal.
    pub(crate) fn begin(&mut self, now: u64, words: &Words) -> Result<Option<Entry>, Refusal> {
        if self.game.is_some() || self.retired || Seat::all(self.seats.len()).any(|seat| self.is_open(seat)) {
            return Ok(None);
        }
        match self.seal_first(now) {
            SealFirst::Nothing => {}
            SealFirst::Ask(entry) => return Ok(Some(entry)),
            SealFirst::Wait => return Ok(None),
        }
        let broken = |_| Refusal::new(Code::Broken, words);
        let deal = self.deal().map_err(broken)?;
        let start = match &self.created.from {
            Some(from) => Start::PlayedOn { deal, from },
            None => Start::Deal(deal),
        };
        let game = begin(self.listing.id, &self.setup(), start).map_err(|why| Refusal::of_problem(&why, words))?;
        let laid = game.laid();
        self.game = Some(game);
        Ok(Some(Entry::Began { events: laid.events, drawn: laid.drawn }))
    }

    /// An awaited seat for which a bot plays, with the bot's name.
    pub(crate) fn awaited_bot(&self) -> Option<(Seat, String)> {
        let seats = self.status().filter(|_| !self.retired && !self.stopped).map(awaited)?;
        // In a lesson each waits for the own step, also where the rules let several choose at once.
        let comes = |seat: &Seat| self.wanted().is_none_or(|step| step.seat == *seat);
        let bot = |seat: Seat| self.seats.get(seat.index())?.bot.clone();
        seats.iter().filter(comes).find_map(|seat| Some((seat, bot(seat)?)))
    }
}

/// The bot that plays for somebody away: the strongest of the quick ones.
pub(crate) fn stand_in(listing: &Listing) -> String {
    let bots = listing.bot_names();
    let preferred = ["casual", "greedy"].into_iter().find(|name| bots.contains(name));
    preferred.unwrap_or("random").to_owned()
}

/// The bots that may be named over the network: those of the list, without budgets and programs.
pub fn network_bots(listing: &Listing) -> Vec<String> {
    listing.bot_names().into_iter().filter(|name| !name.contains(':')).map(str::to_owned).collect()
}

/// Whether a bot may be named over the network.
pub(crate) fn check_bot(listing: &Listing, name: &str, words: &Words) -> Result<(), Refusal> {
    let known = network_bots(listing);
    if known.iter().any(|bot| bot == name) {
        return Ok(());
    }
    let given: String = name.chars().take(40).collect();
    let told = [("given", given.into()), ("known", known.join(", ").into())];
    Err(Refusal { code: Code::UnknownBot, ruling: None, message: words.say("problem-unknown-bot", &told) })
}

/// A bot in a new seat.
pub(crate) fn bot_occupant(bot: &str, seat: Seat) -> Occupant {
    Occupant { name: bot_name(seat), holder: None, bot: Some(bot.to_owned()) }
}
