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

use crate::{Narrate, Prospects, Speaker, Words};

impl Narrate for Unbroken {
    const WORDS: [&'static str; 2] = tsugi_unbroken::WORDS;

    fn tell(&self, sighting: &Event, speaker: &Speaker<'_>) -> String {
        events::tell(self, sighting, speaker)
    }

    fn offer(&self, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(self, view, action, speaker)
    }

    fn explain(&self, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(self, view, action, speaker)
    }

    fn refuse(&self, illegal: &Illegal, speaker: &Speaker<'_>) -> String {
        choices::refuse(self, *illegal, speaker)
    }

    fn ruling(illegal: &Illegal) -> &'static str {
        illegal.ruling()
    }

    fn ask(&self, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
        choices::ask(self, view, seat, speaker)
    }

    fn draw(&self, view: &View, _: Viewer, speaker: &Speaker<'_>) -> String {
        table::draw(self, view, speaker)
    }

    fn receipt_line(&self, line: &Line, speaker: &Speaker<'_>) -> String {
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

    fn components(&self, words: &Words) -> String {
        components::components(self, words)
    }

    fn lexicon(&self, words: &Words) -> Value {
        serde_json::to_value(page::lexicon(self, words)).unwrap_or_default()
    }

    fn weight(&self, event: &Event) -> Weight {
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

    fn prospects(&self, view: &View, _: Seat, speaker: &Speaker<'_>) -> Option<Prospects<Action>> {
        Some(page::prospects(self, view, speaker))
    }
}
