//! Unbroken in words.
//!
//! Names come from the components, which have them in both languages; sentences from Fluent.

mod choices;
mod components;
mod effects;
mod events;
mod page;
mod table;

use serde_json::Value;
use tsugi_engine::{Line, Seat, Viewer, Weight};
use tsugi_unbroken::{Action, Event, Illegal, Unbroken, View};

use tsugi_narrator::{Narrate, Prospects, Speaker, Words};

/// Says everything of the game.
pub struct UnbrokenGuide;

impl Narrate for UnbrokenGuide {
    type Game = Unbroken;

    const WORDS: [&'static str; 2] = [include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl")];

    fn tell(game: &Unbroken, sighting: &Event, speaker: &Speaker<'_>) -> String {
        events::tell(game, sighting, speaker)
    }

    fn offer(game: &Unbroken, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(game, view, action, speaker)
    }

    fn explain(game: &Unbroken, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(game, view, action, speaker)
    }

    fn refuse(game: &Unbroken, illegal: &Illegal, speaker: &Speaker<'_>) -> String {
        choices::refuse(game, *illegal, speaker)
    }

    fn ruling(illegal: &Illegal) -> &'static str {
        illegal.ruling()
    }

    fn ask(game: &Unbroken, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
        choices::ask(game, view, seat, speaker)
    }

    fn draw(game: &Unbroken, view: &View, _: Viewer, speaker: &Speaker<'_>) -> String {
        table::draw(game, view, speaker)
    }

    fn receipt_line(_: &Unbroken, line: &Line, speaker: &Speaker<'_>) -> String {
        let sum = line.sum.to_string();
        let shape = if sum == line.points().to_string() { "figure" } else { "sum" };
        let args = [
            ("shape", shape.into()),
            ("sum", sum.into()),
            ("points", line.points().into()),
            ("ruling", line.ruling.into()),
        ];
        speaker.say(&format!("line-{}", line.line), &args)
    }

    fn components(game: &Unbroken, words: &Words) -> String {
        components::components(game, words)
    }

    fn lexicon(game: &Unbroken, words: &Words) -> Value {
        serde_json::to_value(page::lexicon(game, words)).unwrap_or_default()
    }

    fn weight(_: &Unbroken, event: &Event) -> Weight {
        match event {
            Event::MonsterRevealed { .. } | Event::MonsterDefeated | Event::LevelBegan { .. } | Event::Ended { .. } => {
                Weight::Milestone
            }
            Event::Asked { .. }
            | Event::Looked { .. }
            | Event::Committed
            | Event::EncountersReshuffled
            | Event::SkillsReshuffled
            | Event::RoundBegan { .. }
            | Event::RoundEnded => Weight::Detail,
            _ => Weight::Normal,
        }
    }

    fn prospects(game: &Unbroken, view: &View, _: Seat, speaker: &Speaker<'_>) -> Option<Prospects<Action>> {
        Some(page::prospects(game, view, speaker))
    }
}
