//! Deck and score cards as data: read from a file and checked.

use serde::{Deserialize, Deserializer, Serialize, de};
use tsugi_engine::ComponentError;

use crate::cards::{HAND, HIGHEST, SHOWCASE};

/// The highest total a hand can have.
pub const HIGHEST_TOTAL: usize = HAND * HIGHEST as usize;
/// The most players a game can have.
const MOST_PLAYERS: u8 = 8;
/// Our own components, as they lie in the repository.
const OURS: &str = include_str!("../data/components.toml");

/// Everything in the box that has figures (R38).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[serde(deny_unknown_fields)]
pub struct DeckFigures {
    /// Sets of the numbers 1 to 6.
    pub sets: u8,
    /// Wabi Sabi cards.
    pub wabi_sabi: u8,
}

/// The figures of the one-player game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The points it gives.
    pub points: u8,
    /// For totals from … to ….
    pub totals: Vec<[u8; 2]>,
}

/// The file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    deck: toml::Value,
    solo: toml::Value,
    score_card: Vec<toml::Value>,
}

/// The same in a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    deck: DeckFigures,
    solo: SoloFigures,
    score_card: Vec<ScoreCard>,
}

impl<'de> Deserialize<'de> for Components {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Recorded { deck, solo, score_card } = Recorded::deserialize(from)?;
        Self { deck, solo, score_card }.checked("components").map_err(de::Error::custom)
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
        let whole = |problem: String| ComponentError { file: file.into(), entry: None, field: None, problem };
        let parsed: File = toml::from_str(text).map_err(|error| whole(first_line(&error)))?;
        let in_entry = |entry: String| {
            move |error: toml::de::Error| ComponentError {
                file: file.into(),
                entry: Some(entry),
                field: field_of(&error),
                problem: first_line(&error),
            }
        };
        let mut score_card = Vec::new();
        for (number, card) in parsed.score_card.into_iter().enumerate() {
            score_card.push(card.try_into().map_err(in_entry(called(number)))?);
        }
        let components = Self {
            deck: parsed.deck.try_into().map_err(in_entry("deck".into()))?,
            solo: parsed.solo.try_into().map_err(in_entry("solo".into()))?,
            score_card,
        };
        components.checked(file)
    }

    /// The score card for so many players (R23).
    pub fn score_card(&self, players: usize) -> Option<&ScoreCard> {
        self.score_card.iter().find(|card| (card.players[0].into()..=card.players[1].into()).contains(&players))
    }

    fn checked(self, file: &str) -> Result<Self, ComponentError> {
        let fault = |entry: &str, field: &str, problem: String| ComponentError {
            file: file.into(),
            entry: Some(entry.into()),
            field: Some(field.into()),
            problem,
        };
        if self.deck.sets != MOST_PLAYERS {
            return Err(fault(
                "deck",
                "sets",
                format!("{} is not 8, one set for each of eight players", self.deck.sets),
            ));
        }
        if usize::from(self.deck.wabi_sabi) != SHOWCASE {
            let problem = format!("{} is not 3: as many as the showcase has places", self.deck.wabi_sabi);
            return Err(fault("deck", "wabi_sabi", problem));
        }
        if !(1..=MOST_PLAYERS).contains(&self.solo.sets) {
            return Err(fault("solo", "sets", format!("{} is not from 1 to 8", self.solo.sets)));
        }
        if !(1..=20).contains(&self.solo.rounds) {
            return Err(fault("solo", "rounds", format!("{} is not from 1 to 20", self.solo.rounds)));
        }
        for (number, card) in self.score_card.iter().enumerate() {
            card.check().map_err(|(field, problem)| fault(&called(number), field, problem))?;
        }
        for players in 1..=usize::from(MOST_PLAYERS) {
            let cards = self
                .score_card
                .iter()
                .filter(|card| (card.players[0].into()..=card.players[1].into()).contains(&players));
            match cards.count() {
                1 => {}
                0 => return Err(fault("score_card", "players", format!("no score card is for {players} players"))),
                _ => {
                    return Err(fault(
                        "score_card",
                        "players",
                        format!("several score cards are for {players} players"),
                    ));
                }
            }
        }
        Ok(self)
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

    fn check(&self) -> Result<(), (&'static str, String)> {
        let [least, most] = self.players;
        if least == 0 || least > most || most > MOST_PLAYERS {
            return Err(("players", format!("[{least}, {most}] is no range of players from 1 to 8")));
        }
        if usize::from(self.bin) > HIGHEST_TOTAL {
            return Err(("bin", format!("{} is above the highest total, {HIGHEST_TOTAL}", self.bin)));
        }
        let mut covered = [0u8; HIGHEST_TOTAL + 1];
        for row in &self.rows {
            if row.points > 50 {
                return Err(("rows", format!("{} points are above 50", row.points)));
            }
            for &[from, to] in &row.totals {
                if from > to || usize::from(to) > HIGHEST_TOTAL {
                    return Err(("rows", format!("[{from}, {to}] is no range of totals from 0 to {HIGHEST_TOTAL}")));
                }
                for total in from..=to {
                    covered[usize::from(total)] += 1;
                }
            }
        }
        for (total, &rows) in covered.iter().enumerate() {
            let wanted = u8::from(total != usize::from(self.bin));
            if rows < wanted {
                return Err(("rows", format!("the total {total} stands in no row")));
            }
            if rows > wanted {
                return Err(("rows", format!("the total {total} stands in a row too many")));
            }
        }
        Ok(())
    }
}

fn called(number: usize) -> String {
    format!("score_card {}", number + 1)
}

fn first_line(error: &toml::de::Error) -> String {
    error.message().lines().next().unwrap_or("it is not TOML").to_owned()
}

/// The field that a reader's complaint is about: it names it between backticks.
fn field_of(error: &toml::de::Error) -> Option<String> {
    let message = error.message();
    message.split('`').nth(1).filter(|_| message.contains("field")).map(str::to_owned)
}
