//! The sealing of a deal: every person's client, having seen the commitment, gives the hash of a word, and opens it
//! when all hashes are in. Who is late is left out and named.
//!
//! Nothing here waits or looks at a clock: what happened is an entry of the log, and time is handed in.

use serde::{Deserialize, Serialize};
use tsugi_engine::{Seat, SeatSet};
use tsugi_narrator::Words;
use tsugi_table::{Given, GivenWord, Seal, is_hash, is_sealed_word, word_hash};
use tsugi_wire::{Code, SealDoc, SealPerson, SealStage, Wording};

use crate::{
    entry::{Entry, Occupant},
    hosted::HostedTable,
    identity::Hashed,
    refusal::Refusal,
};

/// A step of the sealing, as it is stored.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// No seat is open: everybody is asked for the hash of a word.
    Asked {
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Somebody gave the hash of a word.
    Hash {
        /// The person, by the hash of their cookie.
        who: Hashed,
        /// The hash.
        hash: String,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Somebody opened a word.
    Word {
        /// The person, by the hash of their cookie.
        who: Hashed,
        /// The word.
        word: String,
    },
    /// These were late.
    LeftOut {
        /// The person, by the hash of their cookie.
        who: Vec<Hashed>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
}

impl std::fmt::Debug for Step {
    /// Without words: what is printed may be read before its time.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Asked { .. } => "Asked",
            Self::Hash { .. } => "Hash",
            Self::Word { .. } => "Word",
            Self::LeftOut { .. } => "LeftOut",
        })
    }
}

/// One person's part.
#[derive(Clone)]
struct Person {
    who: Hashed,
    seats: SeatSet,
    name: String,
    hash: Option<String>,
    word: Option<String>,
    left_out: bool,
}

/// How far the sealing of a table's deal is.
pub(crate) struct Sealing {
    stage: SealStage,
    /// When the stage began, in milliseconds.
    since: u64,
    /// The people, settled when everybody was asked.
    people: Vec<Person>,
    /// Hashes given before that.
    early: Vec<(Hashed, String)>,
    /// The seats of bots, settled when everybody was asked.
    bots: Vec<Seat>,
}

impl Default for Sealing {
    fn default() -> Self {
        Self { stage: SealStage::Waiting, since: 0, people: Vec::new(), early: Vec::new(), bots: Vec::new() }
    }
}

impl Sealing {
    /// Follows a step that is durable.
    pub(crate) fn follow(&mut self, step: &Step, seats: &[Occupant]) {
        match step {
            Step::Asked { at } => {
                self.people = self.people_at(seats);
                self.bots = Seat::all(seats.len())
                    .zip(seats)
                    .filter(|(_, one)| one.holder.is_none())
                    .map(|(seat, _)| seat)
                    .collect();
                (self.stage, self.since) = (SealStage::Hashes, *at);
            }
            Step::Hash { who, hash, at } if self.stage == SealStage::Waiting => {
                self.early.retain(|(one, _)| one != who);
                self.early.push((who.clone(), hash.clone()));
                self.since = *at;
            }
            Step::Hash { who, hash, at } => {
                if let Some(person) = self.people.iter_mut().find(|person| person.who == *who) {
                    person.hash = Some(hash.clone());
                    self.since = if self.lacks_hashes() { self.since } else { *at };
                }
            }
            Step::Word { who, word } => {
                if let Some(person) = self.people.iter_mut().find(|person| person.who == *who) {
                    person.word = Some(word.clone());
                }
            }
            Step::LeftOut { who, at } => {
                for person in self.people.iter_mut().filter(|person| who.contains(&person.who)) {
                    person.left_out = true;
                }
                self.since = *at;
            }
        }
        if self.stage == SealStage::Hashes && !self.lacks_hashes() {
            self.stage = SealStage::Words;
        }
        if self.stage == SealStage::Words && !self.lacks_words() {
            self.stage = SealStage::Over;
        }
    }

    /// The people at the table as it stands, each with the hash they have given already.
    fn people_at(&self, seats: &[Occupant]) -> Vec<Person> {
        let mut people: Vec<Person> = Vec::new();
        for (seat, occupant) in Seat::all(seats.len()).zip(seats) {
            let Some(holder) = &occupant.holder else { continue };
            if let Some(person) = people.iter_mut().find(|person| person.who == *holder) {
                person.seats = person.seats.with(seat);
                continue;
            }
            let hash = self.early.iter().find(|(who, _)| who == holder).map(|(_, hash)| hash.clone());
            let (who, seats, name) = (holder.clone(), SeatSet::EMPTY.with(seat), occupant.name.clone());
            people.push(Person { who, seats, name, hash, word: None, left_out: false });
        }
        people
    }

    fn lacks_hashes(&self) -> bool {
        self.people.iter().any(|person| person.hash.is_none() && !person.left_out)
    }

    fn lacks_words(&self) -> bool {
        self.people.iter().any(|person| person.word.is_none() && !person.left_out)
    }

    /// Who is awaited now.
    fn awaited(&self) -> Vec<Hashed> {
        let late = |person: &&Person| match self.stage {
            SealStage::Hashes => person.hash.is_none(),
            SealStage::Words => person.word.is_none() && !person.left_out,
            SealStage::Waiting | SealStage::Over => false,
        };
        self.people.iter().filter(late).map(|person| person.who.clone()).collect()
    }

    /// Every word, whatever the stage: for tests that plant a leak.
    #[cfg(feature = "faults")]
    pub(crate) fn every_word(&self) -> impl Iterator<Item = String> {
        self.people.iter().filter_map(|person| person.word.clone())
    }

    /// The words that were opened, by seat; none before it is over.
    fn opened(&self) -> impl Iterator<Item = &String> {
        let over = self.stage == SealStage::Over;
        self.people.iter().filter(move |person| over && !person.left_out).filter_map(|person| person.word.as_ref())
    }
}

impl HostedTable {
    /// Whether the deal is being sealed, or is and waits to be dealt: people and seats stay as they are.
    pub(crate) fn is_sealing(&self) -> bool {
        self.game.is_none() && self.sealing.stage != SealStage::Waiting
    }

    /// Whether an entry may change who sits where now.
    pub(crate) fn keeps_seats(&self, entry: &Entry, words: &Words) -> Result<(), Refusal> {
        let moves = matches!(
            entry,
            Entry::Sat(_)
                | Entry::Left { .. }
                | Entry::Back { .. }
                | Entry::Swapped { .. }
                | Entry::Resized { .. }
                | Entry::Renamed { .. }
        );
        if moves && self.is_sealing() { Err(Refusal::new(Code::Sealing, words)) } else { Ok(()) }
    }

    /// What must happen before a table with no open seat is dealt; none where nothing must, or is awaited.
    pub(crate) fn seal_first(&self, now: u64) -> SealFirst {
        match self.sealing.stage {
            SealStage::Over => SealFirst::Nothing,
            _ if !self.created.sealed => SealFirst::Nothing,
            SealStage::Waiting => SealFirst::Ask(Entry::Sealing(Step::Asked { at: now })),
            SealStage::Hashes | SealStage::Words => SealFirst::Wait,
        }
    }

    /// A word for the deal: its hash, or the word itself. Nothing to store where the same was said before.
    pub(crate) fn give_word(
        &self,
        who: &Hashed,
        wanted: &Wording,
        now: u64,
        words: &Words,
    ) -> Result<Option<Entry>, Refusal> {
        let malformed = |id: &str| Refusal::with(Code::Malformed, words, &[("why", words.say(id, &[]).into())]);
        if !self.created.sealed {
            return Err(Refusal::new(Code::NotSealed, words));
        }
        let step = match (&wanted.hash, &wanted.word) {
            (Some(hash), None) if is_hash(hash) => self.give_hash(who, hash, now),
            (Some(_), None) => return Err(malformed("service-bad-hash")),
            (None, Some(word)) if is_sealed_word(word) => self.open_word(who, word),
            (None, Some(_)) => return Err(malformed("service-bad-sealed-word")),
            _ => return Err(malformed("service-hash-or-word")),
        };
        match step {
            Ok(step) => Ok(step.map(Entry::Sealing)),
            Err(code) => Err(Refusal::new(code, words)),
        }
    }

    fn give_hash(&self, who: &Hashed, hash: &str, now: u64) -> Result<Option<Step>, Code> {
        let (stage, people) = (self.sealing.stage, self.seal_people());
        let person = people.iter().find(|person| person.who == *who).ok_or(Code::NotYours)?;
        let new = || Step::Hash { who: who.clone(), hash: hash.to_owned(), at: now };
        match (&person.hash, stage) {
            (Some(given), _) if given == hash => Ok(None),
            _ if people.iter().any(|person| person.hash.as_deref() == Some(hash)) => Err(Code::WordGiven),
            // Until everybody is asked, a browser that has forgotten its word may bring another.
            (_, SealStage::Waiting) | (None, SealStage::Hashes) => Ok(Some(new())),
            (Some(_), _) => Err(Code::WordGiven),
            (None, SealStage::Words | SealStage::Over) => Err(Code::WordLate),
        }
    }

    fn open_word(&self, who: &Hashed, word: &str) -> Result<Option<Step>, Code> {
        let (stage, people) = (self.sealing.stage, self.seal_people());
        let person = people.iter().find(|person| person.who == *who).ok_or(Code::NotYours)?;
        if person.word.as_deref() == Some(word) {
            return Ok(None);
        }
        match (stage, &person.hash) {
            (SealStage::Waiting | SealStage::Hashes, _) => Err(Code::WordEarly),
            _ if person.left_out => Err(Code::WordLate),
            (SealStage::Over, _) | (_, None) => Err(Code::WordLate),
            (SealStage::Words, Some(hash)) if *hash != word_hash(&self.commitment(), word) => Err(Code::WrongWord),
            (SealStage::Words, Some(_)) => Ok(Some(Step::Word { who: who.clone(), word: word.to_owned() })),
        }
    }

    /// Whether somebody's hash or word is awaited.
    pub(crate) fn awaits_words(&self) -> bool {
        self.game.is_none() && matches!(self.sealing.stage, SealStage::Hashes | SealStage::Words)
    }

    /// When those who are awaited are left out, in milliseconds; none where nobody is awaited.
    pub(crate) fn words_due(&self, patience: u64) -> Option<u64> {
        self.is_sealing().then(|| self.sealing.since.saturating_add(patience))
    }

    /// Who is left out now, if the time of a stage is over.
    pub(crate) fn left_out(&self, now: u64, patience: u64) -> Option<Entry> {
        let due = self.words_due(patience)?;
        (now >= due && self.sealing.stage != SealStage::Over)
            .then(|| Entry::Sealing(Step::LeftOut { who: self.sealing.awaited(), at: now }))
    }

    /// The words that the luck follows from: those given in the open, then those that were opened, by seat.
    pub(crate) fn deal_words(&self) -> Vec<String> {
        self.open_words.iter().chain(self.sealing.opened()).cloned().collect()
    }

    fn seal_people(&self) -> Vec<Person> {
        match self.sealing.stage {
            SealStage::Waiting => self.sealing.people_at(&self.seats),
            _ => self.sealing.people.clone(),
        }
    }

    /// How far the sealing is, for everybody at the table: no word before its time.
    pub(crate) fn seal_document(&self) -> Option<SealDoc> {
        let stage = self.sealing.stage;
        let shown = |person: &Person| stage == SealStage::Over && !person.left_out;
        let person = |person: Person| SealPerson {
            seats: person.seats.iter().collect(),
            opened: person.word.is_some(),
            word: person.word.clone().filter(|_| shown(&person)),
            left_out: person.left_out,
            name: person.name,
            hash: person.hash,
        };
        let document = || SealDoc { stage, people: self.seal_people().into_iter().map(person).collect() };
        self.created.sealed.then(document)
    }

    /// How the words were given, for the record.
    pub(crate) fn seal_of_record(&self) -> Seal {
        let open = self.open_words.iter().map(|word| GivenWord {
            given: Given::BeforeTheSeal,
            seats: Vec::new(),
            name: None,
            hash: None,
            word: Some(word.clone()),
        });
        let sealed = self.sealing.people.iter().map(|person| GivenWord {
            given: if person.left_out { Given::LeftOut } else { Given::AfterTheSeal },
            seats: person.seats.iter().collect(),
            name: Some(person.name.clone()),
            hash: person.hash.clone(),
            word: person.word.clone().filter(|_| !person.left_out),
        });
        let words = open.chain(sealed).collect();
        let mut seal = Seal { sealed: self.created.sealed, digest: None, words, bots: self.sealing.bots.clone() };
        seal.digest = seal.sealed.then(|| seal.digest_of(&self.commitment()));
        seal
    }
}

/// What must happen before a table is dealt.
pub(crate) enum SealFirst {
    /// Nothing: it may be dealt.
    Nothing,
    /// Everybody is to be asked.
    Ask(Entry),
    /// Somebody is awaited.
    Wait,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that was stored in the middle of its sealing: asked, a hash, a hash, a word.
    fn table(entries: usize) -> (HostedTable, u64) {
        let log = include_str!("../tests/stored/sealed/kintsugi-sealing.jsonl").lines().map(str::to_owned);
        let log: Vec<String> = log.take(entries).collect();
        let last: serde_json::Value = serde_json::from_str(&log[entries - 1]).expect("JSON");
        let at = ["asked", "hash"].iter().find_map(|step| last["sealing"][step]["at"].as_u64()).unwrap_or_default();
        let table = HostedTable::restored(&"0".repeat(32), &log, crate::languages::languages())
            .expect("it is read")
            .expect("a table");
        (table, at)
    }

    #[test]
    fn each_stage_lasts_ten_seconds_and_not_a_moment_less() {
        let (table, asked) = table(4);
        assert!(table.is_sealing() && table.left_out(asked + 9_999, 10_000).is_none());
        let Some(Entry::Sealing(Step::LeftOut { who, .. })) = table.left_out(asked + 10_000, 10_000) else {
            panic!("the time is over");
        };
        assert_eq!(who.len(), 2, "nobody has promised");
        // A hash is no new time for the others; the last one begins the next stage.
        let (one, _) = self::table(5);
        assert_eq!(one.words_due(10_000), Some(asked + 10_000));
        let (both, last) = self::table(6);
        assert_eq!((both.words_due(10_000), both.sealing.stage), (Some(last + 10_000), SealStage::Words));
        let (opened, _) = self::table(7);
        assert_eq!(opened.words_due(10_000), Some(last + 10_000), "a word is no new time either");
    }

    #[test]
    fn who_is_left_out_in_the_end_is_who_did_not_open() {
        let (mut table, _) = table(7);
        let entry = table.left_out(u64::MAX, 10_000).expect("the time is over");
        table.follow(&entry);
        assert_eq!((table.sealing.stage, table.deal_words().len()), (SealStage::Over, 1));
        assert!(!table.awaits_words() && table.left_out(u64::MAX, 10_000).is_none(), "nobody is awaited");
        assert!(
            table.is_sealing() && table.words_due(10_000).is_some(),
            "seats stay until it is dealt, and it will be"
        );
        let late: Vec<bool> =
            table.seal_document().expect("it is sealed").people.iter().map(|one| one.left_out).collect();
        assert_eq!(late, [true, false]);
        let seal = table.seal_of_record();
        assert!(seal.check(&table.deal().expect("a deal"), 2).is_ok(), "the record of it would hold");
    }

    #[test]
    fn nothing_printed_holds_a_word() {
        let step = Step::Word { who: Hashed::of(&[1; 32]), word: "maple".into() };
        assert!(!format!("{step:?}").contains("maple"));
    }
}
