//! What a game must be able to say.

use serde_json::Value;
use tsugi_engine::{Game, Line, Outcome, Seat, Viewer, Weight};

use crate::{Speaker, Words};

/// What a viewer of the game sees of an event.
pub type SightingOf<N> = <<N as Narrate>::Game as Game>::Sighting;
/// What a viewer of the game may know.
pub type ViewOf<N> = <<N as Narrate>::Game as Game>::View;
/// What a seat may do in the game.
pub type ActionOf<N> = <<N as Narrate>::Game as Game>::Action;
/// Why it may not.
pub type IllegalOf<N> = <<N as Narrate>::Game as Game>::Illegal;

/// What says a game's events, choices and refusals. It is implemented beside the game, by a type of its guide: rules
/// know no words.
pub trait Narrate: 'static {
    /// The game.
    type Game: Game;
    /// Its words, English and French, as Fluent files.
    const WORDS: [&'static str; 2];

    /// What a viewer saw, for the log: names the players, never "you".
    fn tell(game: &Self::Game, sighting: &SightingOf<Self>, speaker: &Speaker<'_>) -> String;

    /// What a log keeps of that sentence where people must remember by themselves: a log that told every card would
    /// remember for them. None where all of it may stay.
    fn faded(game: &Self::Game, sighting: &SightingOf<Self>, speaker: &Speaker<'_>) -> Option<String> {
        let faded = game.fade(sighting.clone());
        (faded != *sighting).then(|| Self::tell(game, &faded, speaker))
    }

    /// A choice in a numbered list: short, with what it costs or brings ("Sell the blue cup, +1 ingot").
    fn offer(
        game: &Self::Game,
        view: &ViewOf<Self>,
        seat: Seat,
        action: ActionOf<Self>,
        speaker: &Speaker<'_>,
    ) -> String;

    /// What a choice means: two or three sentences with the ruling.
    fn explain(
        game: &Self::Game,
        view: &ViewOf<Self>,
        seat: Seat,
        action: ActionOf<Self>,
        speaker: &Speaker<'_>,
    ) -> String;

    /// Why a choice may be the right one, in a sentence or two, from what the seat sees: what it brings, costs, spoils or
    /// leaves open. None where there is nothing to tell beside the choice itself.
    fn reason(
        _game: &Self::Game,
        _view: &ViewOf<Self>,
        _seat: Seat,
        _action: ActionOf<Self>,
        _speaker: &Speaker<'_>,
    ) -> Option<String> {
        None
    }

    /// Why not, said to the one who chose; starts with the ruling ("R7: …").
    fn refuse(game: &Self::Game, illegal: &IllegalOf<Self>, speaker: &Speaker<'_>) -> Obstacle;

    /// What is asked of this seat now ("Nora, your pick, then another.").
    fn ask(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, speaker: &Speaker<'_>) -> String;

    /// The table as text of at most 80 columns, as that viewer sees it.
    fn draw(game: &Self::Game, view: &ViewOf<Self>, viewer: Viewer, speaker: &Speaker<'_>) -> String;

    /// A line of a receipt ("bowls: 2 × 2 + 1 mended = 5, R23").
    fn receipt_line(game: &Self::Game, line: &Line, speaker: &Speaker<'_>) -> String;

    /// What decided a game that is over: one sentence that a rule and a number prove. None where there is none.
    fn decided(_game: &Self::Game, _view: &ViewOf<Self>, _outcome: &Outcome, _speaker: &Speaker<'_>) -> Option<String> {
        None
    }

    /// What follows from what a viewer sees, and from what it has seen just now: an object in the game's own form, for
    /// whoever draws the table. It is worked out from these alone, so it tells nobody more than they are shown.
    fn reckon(_game: &Self::Game, _view: &ViewOf<Self>, _seen: Option<&SightingOf<Self>>) -> Option<Value> {
        None
    }

    /// Its components, for whoever reads or draws them.
    fn describe(game: &Self::Game, words: &Words) -> Description;

    /// How much a sighting matters to whoever reads along.
    fn weight(_game: &Self::Game, _sighting: &SightingOf<Self>) -> Weight {
        Weight::Normal
    }

    /// The choices in sight of this seat, those out of reach included, with prices and what surely comes of them.
    /// None where the legal actions say it all.
    fn prospects(
        _game: &Self::Game,
        _view: &ViewOf<Self>,
        _seat: Seat,
        _speaker: &Speaker<'_>,
    ) -> Option<Prospects<ActionOf<Self>>> {
        None
    }
}

/// The components of a game, for whoever reads or draws them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Description {
    /// As a table, marking what is ours rather than printed.
    pub text: String,
    /// Names and texts by the ids of the components; null where a card says it all.
    pub lexicon: Value,
    /// The ids of all pieces in the order in which a state numbers them, where it does.
    pub pieces: Vec<String>,
}

/// The choices in sight of a seat, for whoever draws them.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospects<A> {
    /// Each choice, in reach or not, in the order in which they are drawn.
    pub choices: Vec<Prospect<A>>,
    /// What else hangs over the seat: an object in the game's own form, where there is something.
    pub outlook: Option<Value>,
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
