//! ...and then we held hands... in the catalog.

use std::sync::LazyLock;

use tsugi_engine::{Bot, ComponentError, Message, Options};
use tsugi_guide::{Guide, Listing, Measured, Source, Strength};
use tsugi_held_hands as held_hands;
use tsugi_held_hands::{Components, DeckSet, HeldHands, Rules};
use tsugi_narrator::{Narrate, Words};
use tsugi_search::{Advisor, Budget};

use crate::{Careful, Companion, Hasty, HeldHandsGuide};

/// The game.
pub static HELD_HANDS: HeldHandsGuide = HeldHandsGuide;

static LISTING: LazyLock<Listing> = LazyLock::new(|| Listing {
    id: "held-hands",
    rules_version: held_hands::RULES_VERSION,
    seats: held_hands::SEATS,
    options: Rules::options(),
    words: HeldHandsGuide::WORDS,
    rulings: held_hands::RULINGS,
    lesson: Some(include_str!("../lesson.json")),
    bots: const {
        &[
            Strength::quick("novice").measured(const { &[Measured::alone(2, 112, 1000)] }),
            Strength::quick("casual").measured(const { &[Measured::alone(2, 512, 1000)] }),
            Strength::thinking("strong", 10).measured(const { &[Measured::alone(2, 348, 400)] }),
            Strength::thinking("master", 3000).measured(const { &[Measured::alone(2, 98, 100)] }),
            Strength::quick("greedy"),
        ]
    },
    searches: true,
    least_games: 1,
    hides: true,
    is_silent: true,
});

impl Guide for HeldHandsGuide {
    type Components = Components;

    fn listing(&self) -> &'static Listing {
        &LISTING
    }

    fn ours(&self) -> Components {
        static OURS: LazyLock<Components> = LazyLock::new(Components::ours);
        OURS.clone()
    }

    /// A board, the decks, or a folder of both; what is not there is ours.
    fn read(&self, source: &Source) -> Result<Components, ComponentError> {
        let mut components = Components::ours();
        if source.files.is_empty() {
            return Err(ComponentError::whole(&source.path, "error-no-toml-file"));
        }
        for (name, text) in &source.files {
            let alone = source.path.ends_with(name.as_str());
            let file = if alone { source.path.clone() } else { format!("{}/{name}", source.path) };
            components.replace(&file, text)?;
        }
        Ok(components)
    }

    fn build(&self, _players: usize, options: &Options, components: Components) -> Result<HeldHands, ComponentError> {
        let rules = Rules::from_options(options);
        if rules.set != DeckSet::Proposal && components.decks != self.ours().decks {
            let problem = Message::new("error-held-hands-set-and-decks").with("set", rules.set.name());
            return Err(ComponentError::whole("components", problem));
        }
        Ok(HeldHands::new(rules, components))
    }

    fn how_to_play(&self, game: &HeldHands, words: &Words) -> String {
        crate::how_to_play::how_to_play(game, words)
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<HeldHands>>> {
        Some(match name {
            "novice" => Box::new(Hasty::default()),
            "casual" | "greedy" => Box::new(Careful::default()),
            "strong" | "master" | "search" => Box::new(Companion::new(budget)),
            _ => return None,
        })
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<HeldHands>>> {
        Some(Box::new(Companion::new(budget)))
    }
}
