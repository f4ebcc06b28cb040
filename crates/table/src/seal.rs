//! The seal of a deal: which words were given only as a hash until every hash was in, and what a record
//! shows of that. `docs/deals.md` says what it proves and what it does not.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tsugi_engine::Seat;

use crate::{Deal, to_hex};

/// A sealed word has at least so many letters: 22 letters of 64 kinds can hold 128 bits.
pub const SHORTEST_SEALED_WORD: usize = 22;

/// The hash that binds a person to a word before anybody opens theirs. The commitment stands in it, so nobody
/// can have made it before the server was bound to its secret.
pub fn word_hash(commitment: &str, word: &str) -> String {
    hash_of(&format!("tsugi word 1\n{commitment}\n{word}"))
}

/// Whether a word can be sealed: long enough that nobody finds it from its hash.
pub fn is_sealed_word(word: &str) -> bool {
    Deal::is_word(word) && word.len() >= SHORTEST_SEALED_WORD
}

/// Whether this can be a hash: `sha256:` and 64 small hexadecimal letters.
pub fn is_hash(text: &str) -> bool {
    let letters = text.strip_prefix("sha256:").unwrap_or_default();
    letters.len() == 64 && letters.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}

fn hash_of(text: &str) -> String {
    format!("sha256:{}", to_hex(&Sha256::digest(text)))
}

/// How the words of a deal were given.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seal {
    /// Whether the table asked every person for a word after its commitment.
    pub sealed: bool,
    /// The number of the seal: what everybody could see before the first word was opened, as one hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// The words: those given before the seal as they came, then a line for every person, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<GivenWord>,
    /// The seats in which bots sat when everybody was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Seat>,
}

/// One word of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GivenWord {
    /// When it was given.
    pub given: Given,
    /// The seats of the person; none where the word came before the seal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// What the person was called then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The hash that was given first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// The word; none where the person was left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// When a word was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// In the open, on making a table or sitting down: the server knew it, perhaps before its secret.
    BeforeTheSeal,
    /// As a hash that holds the commitment, and opened when every hash was in.
    AfterTheSeal,
    /// Not in time: the luck follows without it.
    LeftOut,
}

/// What a record says of its deal, once that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// Whether every person was asked for a word after the commitment.
    pub sealed: bool,
    /// How many words were given after the commitment.
    pub after: usize,
    /// How many words were given in the open.
    pub before: usize,
    /// Who was left out.
    pub left_out: Vec<LeftOut>,
    /// The hash of the secret.
    pub commitment: String,
    /// The number of the seal, where there is one.
    pub digest: Option<String>,
    /// The key of the stream of lots, in hexadecimal letters.
    pub key: String,
}

/// Somebody whose word was not in time. The number of the seal binds the seats; both names are what the record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Their seats.
    pub seats: Vec<Seat>,
    /// What the seal calls them.
    pub name: String,
    /// What the record calls the first of their seats, where that is something else: somebody may have taken the seat over
    /// since, or somebody changed a name.
    pub now: Option<String>,
}

/// What is wrong with the seal of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealFault {
    /// A line does not say what its kind says.
    #[error("line {line} of the seal does not say what it must")]
    Line {
        /// Which, from 0.
        line: usize,
    },
    /// A word is not the one that was promised.
    #[error("the word in line {line} of the seal does not have the hash that was given after the commitment")]
    Hash {
        /// Which, from 0.
        line: usize,
    },
    /// A seat stands in the seal twice, or not at all.
    #[error("seat {seat} must stand once in the seal, as a person's or a bot's")]
    Seat {
        /// The seat, from 0.
        seat: usize,
    },
    /// The lines are not in their order.
    #[error("the lines of the seal are not in their order")]
    Order,
    /// The luck follows from other words.
    #[error("the words of the luck are not those of the seal")]
    Words,
    /// What everybody saw before the words were opened was something else.
    #[error("the number of the seal is not that of its lines")]
    Digest,
    /// The seal is not the one that somebody noted.
    #[error("this deal has another seal")]
    Another,
}

impl Seal {
    /// The number of the seal: the hash of the commitment, of the words given before and of all seats with their
    /// hashes. Who has seen it before opening a word can tell later whether anything of that was changed.
    pub fn digest_of(&self, commitment: &str) -> String {
        let mut lines = vec!["tsugi seal 1".to_owned(), commitment.to_owned()];
        for given in &self.words {
            lines.push(match given.given {
                Given::BeforeTheSeal => format!("before {}", given.word.as_deref().unwrap_or_default()),
                _ => format!("seats {} {}", list(&given.seats), given.hash.as_deref().unwrap_or("-")),
            });
        }
        if !self.bots.is_empty() {
            lines.push(format!("bots {}", list(&self.bots)));
        }
        hash_of(&lines.join("\n"))
    }

    /// Holds the seal of a record against its deal.
    pub fn check(&self, deal: &Deal, players: usize) -> Result<Dealt, SealFault> {
        let commitment = deal.commitment();
        for (line, given) in self.words.iter().enumerate() {
            self.check_line(line, given, &commitment)?;
        }
        if self.sealed {
            self.check_seats(players)?;
        }
        let is_before = |given: &GivenWord| given.given == Given::BeforeTheSeal;
        let first_seats: Vec<Option<&Seat>> = self.words.iter().map(|given| given.seats.first()).collect();
        if !self.words.is_sorted_by_key(|given| !is_before(given)) || !first_seats.is_sorted() {
            return Err(SealFault::Order);
        }
        if !self.words.iter().filter_map(|given| given.word.as_ref()).eq(deal.words()) {
            return Err(SealFault::Words);
        }
        let digest = self.sealed.then(|| self.digest_of(&commitment));
        if self.digest != digest {
            return Err(SealFault::Digest);
        }
        let count = |kind: Given| self.words.iter().filter(|given| given.given == kind).count();
        let left_out = self.words.iter().filter(|given| given.given == Given::LeftOut);
        Ok(Dealt {
            sealed: self.sealed,
            after: count(Given::AfterTheSeal),
            before: count(Given::BeforeTheSeal),
            left_out: left_out.map(LeftOut::of).collect(),
            commitment,
            digest,
            key: deal.key_text(),
        })
    }

    fn check_line(&self, line: usize, given: &GivenWord, commitment: &str) -> Result<(), SealFault> {
        let bad = Err(SealFault::Line { line });
        let named = self.sealed && given.name.is_some() && !given.seats.is_empty() && given.seats.is_sorted();
        match (given.given, &given.hash, &given.word) {
            (Given::BeforeTheSeal, None, Some(word)) if given.seats.is_empty() && Deal::is_word(word) => Ok(()),
            (Given::AfterTheSeal, Some(hash), Some(word)) if named && is_sealed_word(word) => {
                if *hash == word_hash(commitment, word) { Ok(()) } else { Err(SealFault::Hash { line }) }
            }
            (Given::LeftOut, None, None) if named => Ok(()),
            (Given::LeftOut, Some(hash), None) if named && is_hash(hash) => Ok(()),
            _ => bad,
        }
    }

    /// Every seat was a person's or a bot's, and no seat was two people's.
    fn check_seats(&self, players: usize) -> Result<(), SealFault> {
        let mut times = vec![0_usize; players];
        for seat in self.words.iter().flat_map(|given| &given.seats).chain(&self.bots) {
            *times.get_mut(seat.index()).ok_or(SealFault::Seat { seat: seat.index() })? += 1;
        }
        match times.iter().position(|&times| times != 1) {
            Some(seat) => Err(SealFault::Seat { seat }),
            None => Ok(()),
        }
    }
}

impl LeftOut {
    fn of(given: &GivenWord) -> Self {
        Self { seats: given.seats.clone(), name: given.name.clone().unwrap_or_default(), now: None }
    }
}

impl Dealt {
    /// What can be said of a deal whose record tells nothing of a seal: all its words were given in the open.
    pub(crate) fn unsealed(deal: &Deal) -> Self {
        let (commitment, key) = (deal.commitment(), deal.key_text());
        Self {
            sealed: false,
            after: 0,
            before: deal.words().len(),
            left_out: Vec::new(),
            commitment,
            digest: None,
            key,
        }
    }

    /// The same beside what the record calls its seats.
    pub(crate) fn beside(mut self, names: &[String]) -> Self {
        for late in &mut self.left_out {
            let now = late.seats.first().and_then(|seat| names.get(seat.index()));
            late.now = now.filter(|now| **now != late.name).cloned();
        }
        self
    }

    /// Whether this is the deal that somebody noted, by its commitment or by the number of its seal.
    pub fn is_of(&self, noted: &str) -> Result<(), SealFault> {
        let same = noted == self.commitment || Some(noted) == self.digest.as_deref();
        if same { Ok(()) } else { Err(SealFault::Another) }
    }
}

fn list(seats: &[Seat]) -> String {
    seats.iter().map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(",")
}
