//! Unbroken in words.
//!
//! Names come from the components, which have them in both languages; sentences from Fluent.

mod choices;
mod components;
mod effects;
mod events;
mod how_to_play;
mod page;
mod reasons;
mod table;

use tsugi_engine::{Line, Outcome, Seat, Viewer, Weight};
use tsugi_unbroken::{Action, Ending, Event, Illegal, Phase, Unbroken, View};

use tsugi_narrator::{Description, Narrate, Obstacle, Prospects, Speaker, Words, fluent};

pub(crate) use how_to_play::how_to_play;

/// Says everything of the game.
pub struct UnbrokenGuide;

impl Narrate for UnbrokenGuide {
    type Game = Unbroken;

    const WORDS: [&'static str; 2] = fluent!["", "how-to-play.", "lesson.", "errors."];

    fn tell(game: &Unbroken, sighting: &Event, speaker: &Speaker<'_>) -> String {
        events::tell(game, sighting, speaker)
    }

    fn offer(game: &Unbroken, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(game, view, action, speaker)
    }

    fn explain(game: &Unbroken, view: &View, _: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(game, view, action, speaker)
    }

    fn reason(game: &Unbroken, view: &View, _seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
        reasons::of(game, view, action, speaker)
    }

    fn refuse(game: &Unbroken, illegal: &Illegal, speaker: &Speaker<'_>) -> Obstacle {
        Obstacle { ruling: illegal.ruling(), message: choices::refuse(game, *illegal, speaker) }
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

    /// What stood there at the end, and at which level.
    fn decided(game: &Unbroken, view: &View, _: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
        let Phase::Over { ending } = view.phase else { return None };
        let foe = view.monster;
        let phrases = effects::Phrases { game, words: speaker.words };
        let name = foe.map_or_else(String::new, |foe| phrases.monster(foe.monster));
        let ending = match (ending, foe) {
            (Ending::Won, _) => "won",
            (Ending::Starved, _) => "starved",
            (Ending::Outlasted, _) => "outlasted",
            (Ending::Fallen, Some(_)) => "fallen",
            (Ending::Fallen, None) => "spent",
        };
        let told = [
            ("ending", ending.into()),
            ("monster", name.into()),
            ("level", view.level.into()),
            ("health", foe.map_or(0, |foe| foe.health).into()),
        ];
        Some(speaker.say("decided", &told))
    }

    fn describe(game: &Unbroken, words: &Words) -> Description {
        Description {
            text: components::components(game, words),
            lexicon: serde_json::to_value(page::lexicon(game, words)).unwrap_or_default(),
            pieces: Vec::new(),
        }
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
