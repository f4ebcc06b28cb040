//! The door of a table that waits for players: a code to say over the phone leads to it, whoever says the code knocks,
//! and whoever made the table lets them in.

use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Code, Door, Knock, Knocked, Knocks, LettingIn, ToClient};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

use crate::{
    entry::Entry, identity::Hashed, languages::Languages, machine::TableMachine, names::checked_name, refusal::Refusal,
};

/// How many may wait at a door; whoever comes later tries again.
const MOST_KNOCKS: usize = 8;
/// Who has not knocked again for so long has gone away, in milliseconds.
const KNOCK_LASTS: u64 = 15_000;
/// Numbers of a code: those of two digits.
const NUMBERS: u64 = 90;
const LEAST_NUMBER: u64 = 10;
/// Words in each of the two lists.
const WORDS: u64 = 40;
/// The next code that a table may have where its first is another's. A prime, so that every code comes in turn.
const NEXT: u64 = 7_919;

/// A code: two words and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableCode(u64);

impl TableCode {
    /// The code of a table; where another table has it, the next attempt gives another.
    pub fn of(table: &str, attempt: u64) -> Self {
        let drawn = u64::from_str_radix(table.get(..15).unwrap_or_default(), 16).unwrap_or_default();
        Self((drawn % Self::count() + attempt % Self::count() * NEXT) % Self::count())
    }

    /// How many there are.
    pub fn count() -> u64 {
        WORDS * WORDS * NUMBERS
    }

    /// How it is said in a language: `gold-bowl-42`.
    pub fn said(self, words: &Words) -> String {
        let (lists, number) = (self.0 / NUMBERS, self.0 % NUMBERS + LEAST_NUMBER);
        let word = |list: &str, at: u64| {
            let words = words.say(list, &[]);
            words.split_whitespace().nth(usize::try_from(at).unwrap_or_default()).unwrap_or_default().to_owned()
        };
        format!("{}-{}-{number}", word("door-first", lists / WORDS), word("door-second", lists % WORDS))
    }

    /// The code that somebody typed, in any language, with or without capitals, accents and hyphens; none where it is
    /// no code.
    pub fn read(typed: &str, languages: &Languages) -> Option<Self> {
        let typed = plain(&typed.chars().take(80).collect::<String>());
        let parts: Vec<&str> =
            typed.split(|letter: char| !letter.is_alphanumeric()).filter(|it| !it.is_empty()).collect();
        let [first, second, number] = parts[..] else { return None };
        let place = |list: &str, word: &str| {
            Lang::ALL.into_iter().find_map(|lang| {
                let words = plain(&languages.of_service(lang).say(list, &[]));
                words.split_whitespace().position(|known| known == word)
            })
        };
        let (first, second) = (place("door-first", first)? as u64, place("door-second", second)? as u64);
        let number = number.parse::<u64>().ok()?.checked_sub(LEAST_NUMBER).filter(|number| *number < NUMBERS)?;
        Some(Self((first * WORDS + second) * NUMBERS + number))
    }
}

/// Small letters without accents.
fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}

/// Who stands at the door.
#[derive(Debug, Default)]
pub(crate) struct DoorKeeper {
    knockers: Vec<Knocker>,
    /// How many there were.
    count: u64,
    /// What was told last.
    told: Knocks,
}

#[derive(Debug)]
struct Knocker {
    number: u64,
    who: Hashed,
    name: String,
    /// When they knocked last.
    seen: u64,
    /// Whether they were sent away.
    shut: bool,
}

impl DoorKeeper {
    /// Who knocks is told again: whoever made the table has just come.
    pub(crate) fn tell_again(&mut self) {
        self.told = Knocks::default();
    }

    /// Forgets those who went away.
    fn look(&mut self, now: u64) {
        self.knockers.retain(|knocker| now < knocker.seen.saturating_add(KNOCK_LASTS));
    }

    fn waiting(&self) -> Knocks {
        let knock = |knocker: &Knocker| Knock { knock: knocker.number, name: knocker.name.clone() };
        Knocks { waiting: self.knockers.iter().filter(|knocker| !knocker.shut).map(knock).collect() }
    }
}

impl TableMachine {
    /// Somebody knocks, or knocks again.
    pub(crate) fn knock(
        &mut self,
        who: Option<&Hashed>,
        name: Option<&str>,
        words: &Words,
    ) -> Result<Knocked, Refusal> {
        let Some(who) = who else { return Err(Refusal::new(Code::NotFound, words)) };
        let host = self.table.seats.iter().find(|occupant| occupant.holder.as_ref() == Some(&self.table.created.host));
        let host = host.map(|occupant| occupant.name.clone()).unwrap_or_default();
        let game = self.table.created.game.clone();
        if self.table.was_invited(who) {
            return Ok(Knocked { game, host, door: Door::Open, table: Some(self.table.id.clone()) });
        }
        if self.table.game.is_some() {
            return Err(Refusal::saying(Code::Begun, words.say("service-code-over", &[])));
        }
        let now = self.now;
        self.door.look(now);
        if let Some(known) = self.door.knockers.iter_mut().find(|knocker| knocker.who == *who) {
            known.seen = now;
            let door = if known.shut { Door::Shut } else { Door::Waiting };
            return Ok(Knocked { game, host, door, table: None });
        }
        if self.door.knockers.len() >= MOST_KNOCKS {
            return Err(Refusal::with(Code::TooMany, words, &[("seconds", 10_u32.into())]));
        }
        let name = checked_name(name.unwrap_or_default(), words)?;
        self.door.count += 1;
        self.door.knockers.push(Knocker { number: self.door.count, who: who.clone(), name, seen: now, shut: false });
        Ok(Knocked { game, host, door: Door::Waiting, table: None })
    }

    /// Answers a knock; whoever made the table may.
    pub(crate) fn let_in(&mut self, who: &Hashed, answer: &LettingIn, words: &Words) -> Result<Option<Entry>, Refusal> {
        if self.table.created.host != *who {
            return Err(Refusal::new(Code::NotYours, words));
        }
        self.door.look(self.now);
        let Some(at) = self.door.knockers.iter().position(|knocker| knocker.number == answer.knock) else {
            return Err(Refusal::saying(Code::NothingAsked, words.say("service-knocked-no-more", &[])));
        };
        if !answer.welcome {
            self.door.knockers[at].shut = true;
            return Ok(None);
        }
        let guest = self.door.knockers.remove(at).who;
        Ok(self.table.admits(&guest))
    }

    /// Tells whoever made the table who knocks, where that has changed.
    pub(crate) fn tell_knocks(&mut self) {
        self.door.look(self.now);
        let waiting = self.door.waiting();
        if waiting == self.door.told {
            return;
        }
        self.door.told = waiting.clone();
        let host = self.table.created.host.clone();
        self.say_to_those_who(
            |stream| stream.render.parts.presence && stream.who.as_ref() == Some(&host),
            &ToClient::Knocks(waiting),
        );
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::languages::languages;

    fn list(lang: Lang, id: &str) -> Vec<String> {
        plain(&languages().of_service(lang).say(id, &[])).split_whitespace().map(str::to_owned).collect()
    }

    /// Heard over the phone, a word means one place in one list, whichever language it is heard in.
    #[test]
    fn every_word_of_a_code_is_one_word() {
        for id in ["door-first", "door-second"] {
            let mut places = std::collections::BTreeMap::new();
            for lang in Lang::ALL {
                let words = list(lang, id);
                assert_eq!(words.len() as u64, WORDS, "{id} in {lang:?}");
                assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{id} in {lang:?}");
                for (at, word) in words.into_iter().enumerate() {
                    assert!(word.chars().all(|letter| letter.is_ascii_lowercase()), "{word}");
                    assert_eq!(*places.entry(word.clone()).or_insert(at), at, "{word} is two words of {id}");
                }
            }
        }
        for lang in Lang::ALL {
            let first: BTreeSet<String> = list(lang, "door-first").into_iter().collect();
            assert!(list(lang, "door-second").iter().all(|word| !first.contains(word)));
        }
    }

    #[test]
    fn a_code_is_read_as_it_is_said_in_any_language() {
        for number in [0, 1, NUMBERS - 1, NUMBERS, TableCode::count() / 2, TableCode::count() - 1] {
            let code = TableCode(number);
            for lang in Lang::ALL {
                let said = code.said(languages().of_service(lang));
                assert_eq!(TableCode::read(&said, languages()), Some(code), "{said}");
                let shouted = format!("  {} ", said.to_uppercase().replace('-', " "));
                assert_eq!(TableCode::read(&shouted, languages()), Some(code), "{shouted}");
            }
        }
        for wrong in ["", "gold-bowl", "gold-bowl-9", "gold-bowl-100", "bowl-gold-42", "gold-bowl-42-1", "gold-bowl-x"]
        {
            assert_eq!(TableCode::read(wrong, languages()), None, "{wrong}");
        }
    }

    #[test]
    fn a_table_has_every_code_in_turn_and_the_same_one_first() {
        let id = "0123456789abcdef0123456789abcdef";
        assert_eq!(TableCode::of(id, 0), TableCode::of(id, 0));
        let all: BTreeSet<u64> = (0..TableCode::count()).map(|attempt| TableCode::of(id, attempt).0).collect();
        assert_eq!(all.len() as u64, TableCode::count());
    }
}
