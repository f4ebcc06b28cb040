//! Deck and score cards as data: read from a file and checked.

use serde::{Deserialize, Deserializer, Serialize, de};
use tsugi_engine::{ComponentError, Message};
use tsugi_kit::component_file::{self, Table};

use crate::cards::{HAND, HIGHEST, SHOWCASE};

/// The highest total a hand can have.
pub const HIGHEST_TOTAL: usize = HAND * HIGHEST as usize;
/// The most players a game can have.
const MOST_PLAYERS: u8 = 8;
/// The most rounds that the one-player game may have.
const MOST_ROUNDS: u8 = 20;
/// Our own components, as they lie in the repository.
const OURS: &str = include_str!("../data/components.toml");

/// Everything in the box that has figures (R38).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Components {
    /// The cards.
    pub deck: DeckFigures,
    /// The one-player game.
    pub solo: SoloFigures,
    /// The score cards.
    pub score_card: Vec<ScoreCard>,
}

/// How many cards there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckFigures {
    /// Sets of the numbers 1 to 6.
    pub sets: u8,
    /// Wabi Sabi cards.
    pub wabi_sabi: u8,
}

/// The figures of the one-player game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SoloFigures {
    /// Sets of the numbers 1 to 6 in its deck.
    pub sets: u8,
    /// How many rounds it lasts.
    pub rounds: u8,
    /// The points that meet the challenge.
    pub challenge: u16,
}

/// A score card: points by total.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoreCard {
    /// From how many to how many players it is for.
    pub players: [u8; 2],
    /// The total that forfeits the round.
    pub bin: u8,
    /// The rows.
    pub rows: Vec<Row>,
    /// Whether its figures are our proposal rather than print.
    #[serde(default, skip_serializing)]
    pub ours: bool,
}

/// A row of a score card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The points it gives.
    pub points: u8,
    /// For totals from … to ….
    pub totals: Vec<[u8; 2]>,
}

/// Components in a record, or in a file of the form of `data/components.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    deck: DeckFigures,
    solo: SoloFigures,
    score_card: Vec<ScoreCard>,
}

impl From<Written> for Components {
    fn from(Written { deck, solo, score_card }: Written) -> Self {
        Self { deck, solo, score_card }
    }
}

/// What is wrong, in which entry and in which field.
struct Fault {
    entry: Option<String>,
    field: &'static str,
    problem: Message,
}

impl Fault {
    /// A fault of that field.
    fn of(field: &'static str, problem: Message) -> Self {
        Self { entry: None, field, problem }
    }

    /// The same, of that entry.
    fn within(self, entry: String) -> Self {
        Self { entry: Some(entry), ..self }
    }
}

/// What a score card is called in errors: its place in the file.
fn called(position: usize) -> String {
    format!("score_card {}", position + 1)
}

fn entry_name(list: &str, position: usize, _: &Table) -> Option<String> {
    (list == "score_card").then(|| called(position))
}

impl<'de> Deserialize<'de> for Components {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::from(Written::deserialize(from)?).checked("components").map_err(de::Error::custom)
    }
}

impl Components {
    /// Our own components.
    ///
    /// # Panics
    /// Never: the tests read them.
    pub fn ours() -> Self {
        Self::read("components.toml", OURS).expect("our own components are checked by the tests")
    }

    /// Reads components in the form of `data/components.toml`.
    pub fn read(file: &str, text: &str) -> Result<Self, ComponentError> {
        Self::from(component_file::read::<Written>(file, text, entry_name)?).checked(file)
    }

    /// The score card for so many players (R23).
    pub fn score_card(&self, players: usize) -> Option<&ScoreCard> {
        self.score_card.iter().find(|card| (card.players[0].into()..=card.players[1].into()).contains(&players))
    }

    fn checked(self, file: &str) -> Result<Self, ComponentError> {
        match self.fault() {
            Some(Fault { entry, field, problem }) => {
                Err(ComponentError { file: file.into(), entry, field: Some(field.into()), problem })
            }
            None => Ok(self),
        }
    }

    /// What cannot be played with, if anything.
    fn fault(&self) -> Option<Fault> {
        let in_deck = |field, problem| Some(Fault::of(field, problem).within("deck".into()));
        let in_solo = |field, problem| Some(Fault::of(field, problem).within("solo".into()));
        let DeckFigures { sets, wabi_sabi } = self.deck;
        if sets != MOST_PLAYERS {
            return in_deck("sets", Message::new("error-wabisaby-sets").with("number", sets));
        }
        if usize::from(wabi_sabi) != SHOWCASE {
            return in_deck("wabi_sabi", Message::new("error-wabisaby-wabi-sabi").with("number", wabi_sabi));
        }
        let SoloFigures { sets, rounds, .. } = self.solo;
        if !(1..=MOST_PLAYERS).contains(&sets) {
            return in_solo("sets", Message::out_of_range(sets, 1, 8));
        }
        if !(1..=MOST_ROUNDS).contains(&rounds) {
            return in_solo("rounds", Message::out_of_range(rounds, 1, MOST_ROUNDS));
        }
        for (position, card) in self.score_card.iter().enumerate() {
            if let Err(fault) = card.check() {
                return Some(fault.within(called(position)));
            }
        }
        (1..=MOST_PLAYERS).find_map(|players| self.fault_for(players))
    }

    /// R23: one score card is for so many players, and no more than one.
    fn fault_for(&self, players: u8) -> Option<Fault> {
        let cards = self.score_card.iter().filter(|card| (card.players[0]..=card.players[1]).contains(&players));
        let problem = match cards.count() {
            0 => Message::new("error-wabisaby-no-score-card").with("players", players),
            1 => return None,
            _ => Message::new("error-wabisaby-score-card-twice").with("players", players),
        };
        Some(Fault::of("players", problem).within("score_card".into()))
    }
}

impl ScoreCard {
    /// The points of every total; none where it is the bin.
    pub fn by_total(&self) -> [Option<u8>; HIGHEST_TOTAL + 1] {
        let mut points = [None; HIGHEST_TOTAL + 1];
        for row in &self.rows {
            for &[from, to] in &row.totals {
                for total in from..=to {
                    if let Some(place) = points.get_mut(usize::from(total)) {
                        *place = Some(row.points);
                    }
                }
            }
        }
        if let Some(bin) = points.get_mut(usize::from(self.bin)) {
            *bin = None;
        }
        points
    }

    fn check(&self) -> Result<(), Fault> {
        let [least, most] = self.players;
        if least == 0 || least > most || most > MOST_PLAYERS {
            return Err(Fault::of(
                "players",
                Message::new("error-wabisaby-players-range").with("least", least).with("most", most),
            ));
        }
        if usize::from(self.bin) > HIGHEST_TOTAL {
            return Err(Fault::of(
                "bin",
                Message::new("error-wabisaby-above-highest").with("number", self.bin).with("most", HIGHEST_TOTAL),
            ));
        }
        let mut covered = [0u8; HIGHEST_TOTAL + 1];
        for row in &self.rows {
            if row.points > 50 {
                return Err(Fault::of(
                    "rows",
                    Message::new("error-wabisaby-too-many-points").with("points", row.points),
                ));
            }
            for &[from, to] in &row.totals {
                if from > to || usize::from(to) > HIGHEST_TOTAL {
                    return Err(Fault::of(
                        "rows",
                        Message::new("error-wabisaby-totals-range")
                            .with("from", from)
                            .with("to", to)
                            .with("most", HIGHEST_TOTAL),
                    ));
                }
                for total in from..=to {
                    let rows = &mut covered[usize::from(total)];
                    *rows = rows.saturating_add(1);
                }
            }
        }
        for (total, &rows) in covered.iter().enumerate() {
            let wanted = u8::from(total != usize::from(self.bin));
            if rows < wanted {
                return Err(Fault::of("rows", Message::new("error-wabisaby-total-missing").with("total", total)));
            }
            if rows > wanted {
                return Err(Fault::of("rows", Message::new("error-wabisaby-total-twice").with("total", total)));
            }
        }
        Ok(())
    }
}
