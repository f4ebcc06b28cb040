//! ...and then we held hands... on the shelf.

use std::{ops::RangeInclusive, sync::LazyLock};

use tsugi_engine::{Bot, ComponentError, OptionSpec, Options, Seat};
use tsugi_held_hands as held_hands;
use tsugi_held_hands::{Components, HeldHands, Rules, State, View};
use tsugi_held_hands_guide::{Careful, Companion, Hasty, HeldHandsGuide};
use tsugi_narrator::Lang;
use tsugi_search::{Advisor, Budget};

use crate::{Shelved, Source};

/// The game on the shelf.
pub(crate) struct Shelf;

pub(crate) static HELD_HANDS: Shelf = Shelf;

impl Shelved for Shelf {
    type Game = HeldHands;
    type Guide = HeldHandsGuide;
    type Components = Components;

    fn id(&self) -> &'static str {
        "held-hands"
    }

    fn rules_version(&self) -> u32 {
        held_hands::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        held_hands::SEATS
    }

    fn options(&self) -> Vec<OptionSpec> {
        Rules::options()
    }

    fn ours(&self) -> Components {
        static OURS: LazyLock<Components> = LazyLock::new(Components::ours);
        OURS.clone()
    }

    /// A board, the decks, or a folder of both; what is not there is ours.
    fn read(&self, source: &Source) -> Result<Components, ComponentError> {
        let mut components = Components::ours();
        if source.files.is_empty() {
            let problem = "there is no TOML file in this folder".into();
            return Err(ComponentError { file: source.path.clone(), entry: None, field: None, problem });
        }
        for (name, text) in &source.files {
            let alone = source.path.ends_with(name.as_str());
            let file = if alone { source.path.clone() } else { format!("{}/{name}", source.path) };
            components.replace(&file, text)?;
        }
        Ok(components)
    }

    fn build(&self, _players: usize, options: &Options, components: Components) -> Result<HeldHands, ComponentError> {
        Ok(HeldHands::new(Rules::from_options(options), components))
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        tsugi_held_hands_guide::HOW_TO_PLAY[lang as usize]
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        held_hands::RULINGS[lang as usize]
    }

    fn lesson(&self) -> Option<&'static str> {
        Some(tsugi_held_hands_guide::LESSON)
    }

    fn bots(&self) -> &'static [&'static str] {
        &["novice", "casual", "strong", "master", "greedy"]
    }

    fn bot(&self, name: &str) -> Option<Box<dyn Bot<HeldHands>>> {
        Some(match name {
            "novice" => Box::new(Hasty::default()),
            "casual" | "greedy" => Box::new(Careful::default()),
            name => return self.thinks(name, Budget::Iterations(self.promises(name)?)),
        })
    }

    fn promises(&self, name: &str) -> Option<u32> {
        match name {
            "strong" => Some(10),
            "master" => Some(3000),
            _ => None,
        }
    }

    fn thinks(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<HeldHands>>> {
        self.promises(name).map(|_| Box::new(Companion::new(budget)) as Box<dyn Bot<HeldHands>>)
    }

    fn search(&self, budget: Budget) -> Option<Box<dyn Bot<HeldHands>>> {
        Some(Box::new(Companion::new(budget)))
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<HeldHands>>> {
        Some(Box::new(Companion::new(budget)))
    }

    fn everything(&self, game: &HeldHands, state: &State) -> View {
        game.everything(state)
    }

    fn hides(&self) -> bool {
        true
    }

    fn is_silent(&self) -> bool {
        true
    }

    fn is_private(&self, game: &HeldHands, state: &State, seat: Seat) -> bool {
        game.is_private(state, seat)
    }
}
