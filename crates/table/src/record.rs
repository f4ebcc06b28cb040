//! The document of a game: the same for every game.
//!
//! Events and actions stand in it as the game writes them; this file knows the frame around them.

use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;
use tsugi_engine::{Game, Message, Options, Outcome, Seat, SeatSet, SeededRng, Status};

use crate::{Deal, Logged, Seal, Table, from_hex};

/// The number of this form.
pub const FORMAT: u32 = 1;

/// A game from the set-up to its end, or as far as it went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The form of the document.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Which components: `sha256:…` of their figures.
    pub components: String,
    /// The components themselves, where they are not ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_components: Option<Value>,
    /// Who plays, by which options.
    pub config: Config,
    /// The game that it was played on from, as far as the moment at which it began; none where it began anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Box<Record>>,
    /// Where the luck came from; none where it is not known.
    pub luck: Option<Luck>,
    /// What happened before the first choice: where it was played on, all that stood of that game.
    pub setup: Vec<Value>,
    /// Every choice and taking-back.
    pub entries: Vec<Entry>,
    /// How it ended; none while it runs.
    pub result: Option<Outcome>,
}

/// Who plays, by which options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Config {
    /// How many play.
    pub players: usize,
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// The options, all of them.
    pub options: Options,
    /// The bots, by seat; null where a person plays. Left out where nobody says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
}

/// Where the luck came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Luck {
    /// The number of the generator.
    pub generator: u32,
    /// Its seed, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "seed")]
    pub seed: Option<u64>,
    /// The hash of a dealt table's secret, shown before the first choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// That secret, shown after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The words that players added to it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// How those words were given; none where nobody says, as in records of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// Luck that can be drawn again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// From a seed.
    Seed(u64),
    /// From a secret.
    Deal(Deal),
}

/// A seed that every JSON reader keeps whole.
fn seed<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    match Option::<u64>::deserialize(from)? {
        Some(seed) if seed >= SeededRng::SEED_LIMIT => Err(de::Error::custom(
            Message::new("error-seed-too-large").with("seed", seed).with("most", SeededRng::SEED_LIMIT),
        )),
        fitting => Ok(fitting),
    }
}

impl Luck {
    /// The luck of a seed.
    pub fn seeded(seed: u64) -> Self {
        let (commitment, secret, words, seal) = (None, None, Vec::new(), None);
        Self { generator: SeededRng::GENERATOR, seed: Some(seed), commitment, secret, words, seal }
    }

    /// The luck of a deal.
    pub fn dealt(deal: &Deal) -> Self {
        let (commitment, secret) = (Some(deal.commitment()), Some(deal.secret()));
        Self { generator: Deal::GENERATOR, seed: None, commitment, secret, words: deal.words().to_vec(), seal: None }
    }

    /// What it follows from, where this luck can be drawn again.
    pub fn known(&self) -> Option<Known> {
        match self.generator {
            SeededRng::GENERATOR => self.seed.map(Known::Seed),
            Deal::GENERATOR => {
                let secret = from_hex(self.secret.as_deref()?)?;
                Some(Known::Deal(Deal::new(secret, self.words.clone())))
            }
            _ => None,
        }
    }
}

/// An entry of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Entry {
    /// A seat chose.
    Choice {
        /// The seat that did it, from 0.
        seat: Seat,
        /// The choice.
        action: Value,
        /// What came of it.
        events: Vec<Value>,
    },
    /// That entry and all choices after it were taken back.
    Undo {
        /// Its place in the log.
        undo: usize,
        /// Who agreed, where it lies behind the frontier: everybody, or it does not hold.
        #[serde(skip_serializing_if = "nobody")]
        consent: SeatSet,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like that")]
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// A choice as it is written; an entry is read as one unless it says `undo`.
#[derive(Deserialize)]
struct WrittenChoice {
    seat: Seat,
    action: Value,
    events: Vec<Value>,
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(from)?;
        if let Some(undo) = value.get("undo") {
            let undo = usize::deserialize(undo).map_err(de::Error::custom)?;
            let consent = value.get("consent").map(SeatSet::deserialize).transpose().map_err(de::Error::custom)?;
            return Ok(Self::Undo { undo, consent: consent.unwrap_or_default() });
        }
        let WrittenChoice { seat, action, events } = WrittenChoice::deserialize(value).map_err(de::Error::custom)?;
        Ok(Self::Choice { seat, action, events })
    }
}

impl Record {
    /// The record of a table as it stands; its frame is told by whoever set the table up. Where several
    /// choose at once, it ends before that question until all are in.
    pub fn of<G: Game>(table: &Table<G>, frame: Frame) -> Result<Self, serde_json::Error> {
        let json = |events: &[G::Event]| events.iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>();
        let entry = |logged: &Logged<G>| match logged {
            Logged::Undo(undo) => Ok(Entry::Undo { undo: *undo, consent: SeatSet::EMPTY }),
            Logged::Agreed(undo) => Ok(Entry::Undo { undo: *undo, consent: SeatSet::all(table.game().seats()) }),
            Logged::Choice(choice) => Ok(Entry::Choice {
                seat: choice.seat,
                action: serde_json::to_value(choice.action)?,
                events: json(&choice.events)?,
            }),
        };
        Ok(Self {
            format: FORMAT,
            game: frame.game,
            rules: frame.rules,
            components: frame.components,
            replaced_components: frame.replaced_components,
            config: frame.config,
            from: frame.from,
            luck: Some(table.luck()),
            setup: json(table.setup())?,
            entries: table.settled_log().iter().map(entry).collect::<Result<_, serde_json::Error>>()?,
            result: match table.status() {
                Status::Over(outcome) => Some(outcome),
                Status::Awaiting(_) => None,
            },
        })
    }
}

/// What a record says of a table that the table itself does not know.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Which components.
    pub components: String,
    /// The components themselves, where they are not ours.
    pub replaced_components: Option<Value>,
    /// Who plays, by which options.
    pub config: Config,
    /// The game that it was played on from.
    pub from: Option<Box<Record>>,
}
