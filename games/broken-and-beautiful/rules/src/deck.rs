//! The deck as data: read from a file, checked, and laid out in tables that the rules look up.
//!
//! What the box holds is R38; what a card shows is R47. Nothing here depends on how many play (R5).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{ComponentError, Message};
use tsugi_kit::component_file::within;

use crate::{
    CardId, CardSet, Kind, Pattern,
    deck_file::{self, MOST_INGOTS, called},
};

/// The most cards a deck may hold.
const MOST_CARDS: usize = 64;
/// Ten types with up to eight looks each: a pattern or none.
const MOST_LOOKS: usize = CardId::CODES >> 6;
/// Our own deck, as it lies in the repository.
const OURS: &str = include_str!("../data/cards.toml");

/// Cards of one type that show the same figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What the cards show.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Their patterns; none where the cards have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub patterns: Vec<Pattern>,
    /// How many cards, of each pattern where there are patterns.
    #[serde(deserialize_with = "within::<1, { CardId::MOST_COPIES }, _>")]
    pub copies: u8,
    /// What a sale pays and a repair costs.
    #[serde(deserialize_with = "within::<0, MOST_INGOTS, _>")]
    pub ingots: u8,
    /// The fields that are our proposal rather than print.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<String>,
}

/// A checked deck. Cards are numbered by type, pattern and copy, so that sets of them are bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    file: String,
    entries: Vec<Entry>,
    size: usize,
    cards: [CardId; MOST_CARDS],
    /// By id: the card as a set, empty where the deck does not hold it.
    sets: Box<[CardSet; CardId::CODES]>,
    /// By look (type and pattern): how many cards there are, what they cost.
    looks: [Look; MOST_LOOKS],
    kinds: [CardSet; 10],
    patterns: [CardSet; Pattern::ALL.len()],
    /// The cards that cost at most so much.
    affordable: [CardSet; MOST_INGOTS as usize + 1],
}

/// In JSON a deck is its figures: an entry for each type and pattern, sorted. Two files that differ
/// in order, grouping or remarks alone are the same deck.
impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let firsts = self.cards().iter().filter(|card| card.copy() == 1);
        to.collect_seq(firsts.map(|&card| {
            let Look { count, ingots, .. } = self.looks[card.looks()];
            let patterns = card.pattern().into_iter().collect();
            Entry { kind: card.kind(), patterns, copies: count, ingots, ours: Vec::new() }
        }))
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new("components", Vec::<Entry>::deserialize(from)?).map_err(de::Error::custom)
    }
}

/// Cards of one type and pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Look {
    count: u8,
    ingots: u8,
}

impl Deck {
    /// Our own deck.
    ///
    /// # Panics
    /// Never: the tests read it.
    pub fn ours() -> Self {
        Self::read("cards.toml", OURS).expect("our own deck is checked by the tests")
    }

    /// Reads a deck in the form of `data/cards.toml`.
    pub fn read(file: &str, text: &str) -> Result<Self, ComponentError> {
        Self::new(file, deck_file::entries(file, text)?)
    }

    /// Lays out a deck of these entries, if it can be played with.
    pub fn new(file: &str, entries: Vec<Entry>) -> Result<Self, ComponentError> {
        let mut cards = Vec::new();
        let mut priced: Vec<((Kind, Option<Pattern>), u8)> = Vec::new();
        for (position, entry) in entries.iter().enumerate() {
            let fault = |field: &str, problem: Message| ComponentError {
                entry: Some(called(position, entry.kind.name())),
                field: Some(field.into()),
                ..ComponentError::whole(file, problem)
            };
            check_entry(entry).map_err(|(field, problem)| fault(field, problem))?;
            let looks: Vec<Option<Pattern>> = match entry.patterns.as_slice() {
                [] => vec![None],
                patterns => patterns.iter().copied().map(Some).collect(),
            };
            for pattern in looks {
                if priced.iter().any(|(seen, _)| *seen == (entry.kind, pattern)) {
                    return Err(fault("patterns", already(&entry.patterns, pattern)));
                }
                priced.push(((entry.kind, pattern), entry.ingots));
                cards.extend((1..=entry.copies).map(|copy| CardId::new(entry.kind, pattern, copy)));
            }
        }
        if cards.len() > MOST_CARDS {
            let problem =
                Message::new("error-pottery-deck-too-large").with("count", cards.len()).with("most", MOST_CARDS);
            return Err(ComponentError::whole(file, problem));
        }
        cards.sort_unstable();
        let price = |card: &CardId| {
            let looks = (card.kind(), card.pattern());
            priced.iter().find(|(seen, _)| *seen == looks).map_or(0, |&(_, ingots)| ingots)
        };
        Ok(Self::lay_out(file, entries, &cards, price))
    }

    fn lay_out(file: &str, entries: Vec<Entry>, cards: &[CardId], price: impl Fn(&CardId) -> u8) -> Self {
        let mut deck = Self {
            file: file.into(),
            entries,
            size: cards.len(),
            cards: [CardId::new(Kind::Gold, None, 1); MOST_CARDS],
            sets: vec![CardSet::EMPTY; CardId::CODES].try_into().expect("the list has that length"),
            looks: [Look::default(); MOST_LOOKS],
            kinds: [CardSet::EMPTY; 10],
            patterns: [CardSet::EMPTY; Pattern::ALL.len()],
            affordable: [CardSet::EMPTY; MOST_INGOTS as usize + 1],
        };
        for (index, card) in cards.iter().enumerate() {
            let (set, cost) = (CardSet::only(index as u32), price(card));
            deck.cards[index] = *card;
            deck.sets[card.code()] = set;
            let look = &mut deck.looks[card.looks()];
            *look = Look { count: look.count + 1, ingots: cost };
            let kind = card.kind() as usize;
            deck.kinds[kind] = deck.kinds[kind].or(set);
            if let Some(pattern) = card.pattern() {
                deck.patterns[pattern as usize] = deck.patterns[pattern as usize].or(set);
            }
            for purse in &mut deck.affordable[cost as usize..] {
                *purse = purse.or(set);
            }
        }
        deck
    }

    /// The file it was read from, as it was named.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The entries, as they were written.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many cards there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Every card, by number.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.size]
    }

    /// Every card, as a set.
    pub fn all(&self) -> CardSet {
        CardSet::first(self.size())
    }

    /// The card of that number.
    #[inline(always)]
    pub fn card(&self, index: u32) -> CardId {
        self.cards[index as usize % MOST_CARDS]
    }

    /// That card as a set; empty where the deck does not hold it.
    #[inline(always)]
    pub fn set(&self, card: CardId) -> CardSet {
        self.sets[card.code()]
    }

    /// The cards of a set, by number.
    pub fn list(&self, set: CardSet) -> Vec<CardId> {
        set.and(self.all()).iter().map(|index| self.card(index)).collect()
    }

    /// These cards as a set; cards that the deck does not hold are left out.
    pub fn set_of(&self, cards: &[CardId]) -> CardSet {
        cards.iter().fold(CardSet::EMPTY, |set, &card| set.or(self.set(card)))
    }

    /// The ingots on a card: what its sale pays and its repair costs.
    #[inline(always)]
    pub fn ingots(&self, card: CardId) -> u8 {
        self.looks[card.looks()].ingots
    }

    /// The cards of a type.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> CardSet {
        self.kinds[kind as usize]
    }

    /// The cards of a pattern.
    #[inline(always)]
    pub fn pattern(&self, pattern: Pattern) -> CardSet {
        self.patterns[pattern as usize]
    }

    /// The cards that cost at most so many ingots.
    #[inline(always)]
    pub fn affordable(&self, ingots: u8) -> CardSet {
        self.affordable[ingots.min(MOST_INGOTS) as usize]
    }
}

fn check_entry(entry: &Entry) -> Result<(), (&'static str, Message)> {
    if !(1..=CardId::MOST_COPIES).contains(&entry.copies) {
        return Err(("copies", Message::out_of_range(entry.copies, 1, CardId::MOST_COPIES)));
    }
    if entry.ingots > MOST_INGOTS {
        return Err(("ingots", Message::out_of_range(entry.ingots, 0, MOST_INGOTS)));
    }
    if entry.kind == Kind::Gold && !entry.patterns.is_empty() {
        return Err(("patterns", Message::new("error-pottery-gold-pattern")));
    }
    if entry.kind.is_pottery() && entry.patterns.is_empty() {
        return Err(("patterns", Message::new("error-pottery-no-pattern")));
    }
    if let Some(field) = entry.ours.iter().find(|f| !["patterns", "copies", "ingots"].contains(&f.as_str())) {
        return Err(("ours", Message::new("error-pottery-not-ours").with("field", field)));
    }
    Ok(())
}

/// Cards that stand twice: in one entry, or in two.
fn already(patterns: &[Pattern], pattern: Option<Pattern>) -> Message {
    match pattern {
        Some(p) if patterns.iter().filter(|&&other| other == p).count() > 1 => {
            Message::new("error-word-twice").with("word", p.name())
        }
        Some(p) => Message::new("error-pottery-pattern-twice").with("pattern", p.name()),
        None => Message::new("error-pottery-cards-twice"),
    }
}
