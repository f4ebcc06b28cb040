//! The decks as data: emotion cards and objectives, read from a file and checked.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::{ComponentError, Message};
use tsugi_kit::component_file::within;

use crate::{Board, Card, Colour, HAND_LIMIT, Objectives, Pile, files, setup::OBJECTIVES};

/// Our own decks, as they lie in the repository.
const OURS: &str = include_str!("../data/cards.toml");
/// Two hands must be dealt from the deck.
const FEWEST_CARDS: u32 = 2 * HAND_LIMIT as u32;
/// The most copies of one card.
const MOST_COPIES: u8 = 99;
/// The most cards or objectives a deck may hold.
const MOST_CARDS: u32 = 200;

/// Emotion cards that look alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EmotionEntry {
    /// What they show.
    pub card: Card,
    /// How many.
    #[serde(deserialize_with = "within::<1, MOST_COPIES, _>")]
    pub copies: u8,
}

/// Objectives of one colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ObjectiveEntry {
    /// Their colour.
    pub colour: Colour,
    /// How many.
    #[serde(deserialize_with = "within::<1, MOST_COPIES, _>")]
    pub copies: u8,
}

/// The checked decks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Sent"))]
pub struct Decks {
    emotions: Pile,
    objectives: Objectives,
}

/// Decks in the form in which they are sent.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "DeckFigures"))]
#[serde(deny_unknown_fields)]
struct Sent {
    emotions: Vec<EmotionEntry>,
    objectives: Vec<ObjectiveEntry>,
}

impl Serialize for Decks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Sent { emotions: self.emotion_entries().collect(), objectives: self.objective_entries().collect() }
            .serialize(to)
    }
}

impl<'de> Deserialize<'de> for Decks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Sent { emotions, objectives } = Sent::deserialize(from)?;
        Self::new("components", &emotions, &objectives).map_err(de::Error::custom)
    }
}

impl Decks {
    /// Our own decks.
    ///
    /// # Panics
    /// Never: the tests read them.
    pub fn ours() -> Self {
        Self::read("cards.toml", OURS).expect("our own decks are checked by the tests")
    }

    /// Reads decks in the form of `data/cards.toml`.
    pub fn read(file: &str, text: &str) -> Result<Self, ComponentError> {
        let (emotions, objectives) = files::decks(file, text)?;
        Self::new(file, &emotions, &objectives)
    }

    /// Decks of these cards, if they can be played with.
    pub fn new(file: &str, emotions: &[EmotionEntry], objectives: &[ObjectiveEntry]) -> Result<Self, ComponentError> {
        let whole = |problem| ComponentError { file: file.into(), entry: None, field: None, problem };
        let twice = |entry| ComponentError { entry: Some(entry), ..whole(Message::new("error-listed-twice")) };
        let mut decks = Self { emotions: Pile::EMPTY, objectives: Objectives::EMPTY };
        let sum = |copies: &mut dyn Iterator<Item = u8>| copies.map(u32::from).sum::<u32>();
        let cards = sum(&mut emotions.iter().map(|entry| entry.copies));
        if !(FEWEST_CARDS..=MOST_CARDS).contains(&cards) {
            let problem = Message::new("error-held-hands-emotion-cards")
                .with("count", cards)
                .with("least", FEWEST_CARDS)
                .with("most", MOST_CARDS);
            return Err(whole(problem));
        }
        let goals = sum(&mut objectives.iter().map(|entry| entry.copies));
        if !(u32::from(OBJECTIVES)..=MOST_CARDS).contains(&goals) {
            let problem = Message::new("error-held-hands-objectives")
                .with("count", goals)
                .with("least", OBJECTIVES)
                .with("most", MOST_CARDS);
            return Err(whole(problem));
        }
        for EmotionEntry { card, copies } in emotions {
            if decks.emotions.copies(*card) > 0 {
                return Err(twice(format!("emotion {card}")));
            }
            (0..*copies).for_each(|_| decks.emotions.add(*card));
        }
        for ObjectiveEntry { colour, copies } in objectives {
            if decks.objectives.copies(*colour) > 0 {
                return Err(twice(format!("objective {colour}")));
            }
            decks.objectives.add(*colour, *copies);
        }
        Ok(decks)
    }

    /// The emotions deck.
    pub fn emotions(&self) -> &Pile {
        &self.emotions
    }

    /// The objectives.
    pub fn objectives(&self) -> &Objectives {
        &self.objectives
    }

    /// Every emotion card with its copies.
    pub fn emotion_entries(&self) -> impl Iterator<Item = EmotionEntry> {
        let entries = Card::all().map(|card| EmotionEntry { card, copies: self.emotions.copies(card) });
        entries.filter(|entry| entry.copies > 0)
    }

    /// Every colour of objectives with its copies.
    pub fn objective_entries(&self) -> impl Iterator<Item = ObjectiveEntry> {
        let entries = Colour::ALL.into_iter();
        let entries = entries.map(|colour| ObjectiveEntry { colour, copies: self.objectives.copies(colour) });
        entries.filter(|entry| entry.copies > 0)
    }
}

/// All that lies in the box: the board and the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The board.
    pub board: Board,
    /// The decks.
    pub decks: Decks,
}

impl Components {
    /// Our own.
    pub fn ours() -> Self {
        Self { board: Board::ours(), decks: Decks::ours() }
    }

    /// Reads one file, whichever it is, in place of ours: a file that lists nodes is a board.
    pub fn replace(&mut self, file: &str, text: &str) -> Result<(), ComponentError> {
        if files::lists_nodes(text) {
            self.board = Board::read(file, text)?;
        } else {
            self.decks = Decks::read(file, text)?;
        }
        Ok(())
    }
}
