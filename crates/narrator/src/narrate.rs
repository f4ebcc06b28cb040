//! What a game must be able to say.

use serde_json::Value;
use tsugi_engine::{Game, Line, Seat, Viewer};

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

    /// What lies before this seat, in the game's own form, for whoever draws it: prices, what is sure to
    /// come of a choice, and why others cannot be made. None where the legal actions say it all.
    fn ahead(&self, _view: &Self::View, _seat: Seat, _speaker: &Speaker<'_>) -> Option<Value> {
        None
    }
}
