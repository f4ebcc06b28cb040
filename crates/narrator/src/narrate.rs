//! What a game must be able to say.

use serde_json::Value;
use tsugi_engine::{Game, Line, Seat, Viewer, Weight};

use crate::{Speaker, Words};

/// A game that can be told.
pub trait Narrate: Game {
    /// Its words, English and French, as Fluent files.
    const WORDS: [&'static str; 2];

    /// What a viewer saw, for the log: names the players, never "you".
    fn tell(&self, sighting: &Self::Sighting, speaker: &Speaker<'_>) -> String;

    /// A choice in a numbered list: short, with what it costs or brings ("Sell the blue cup, +1 ingot").
    fn offer(&self, view: &Self::View, seat: Seat, action: Self::Action, speaker: &Speaker<'_>) -> String;

    /// What a choice means: two or three sentences with the ruling.
    fn explain(&self, view: &Self::View, seat: Seat, action: Self::Action, speaker: &Speaker<'_>) -> String;

    /// Why not, said to the one who chose; starts with the ruling ("R7: …").
    fn refuse(&self, illegal: &Self::Illegal, speaker: &Speaker<'_>) -> String;

    /// The ruling a refusal cites ("R7").
    fn ruling(illegal: &Self::Illegal) -> &'static str;

    /// What is asked of this seat now ("Nora, your pick, then another.").
    fn ask(&self, view: &Self::View, seat: Seat, speaker: &Speaker<'_>) -> String;

    /// The table as text of at most 80 columns, as that viewer sees it.
    fn draw(&self, view: &Self::View, viewer: Viewer, speaker: &Speaker<'_>) -> String;

    /// A line of a receipt ("bowls: 2 × 2 + 1 mended = 5, R23").
    fn receipt_line(&self, line: &Line, speaker: &Speaker<'_>) -> String;

    /// Components as a table, marking what is ours rather than printed.
    fn components(&self, words: &Words) -> String;

    /// Names and texts of the components by their ids, for whoever draws them; null where a card says it all.
    fn lexicon(&self, _words: &Words) -> Value {
        Value::Null
    }

    /// How much a sighting matters to whoever reads along.
    fn weight(&self, _sighting: &Self::Sighting) -> Weight {
        Weight::Normal
    }

    /// The choices in sight of this seat, those out of reach included, with prices and what surely comes of them.
    /// None where the legal actions say it all.
    fn prospects(&self, _view: &Self::View, _seat: Seat, _speaker: &Speaker<'_>) -> Option<Prospects<Self::Action>> {
        None
    }
}

/// The choices in sight of a seat, for whoever draws them.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospects<A> {
    /// Each choice, in reach or not, in the order in which they are drawn.
    pub choices: Vec<Prospect<A>>,
    /// What else hangs over the seat: an object in the game's own form.
    pub outlook: Value,
}

/// A choice in sight.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect<A> {
    /// The choice.
    pub action: A,
    /// Its price and what surely comes of it: an object in the game's own form.
    pub preview: Value,
    /// Why it cannot be made now.
    pub barred: Option<Obstacle>,
}

/// Why a choice cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obstacle {
    /// The ruling that forbids it.
    pub ruling: &'static str,
    /// In words.
    pub message: String,
}
