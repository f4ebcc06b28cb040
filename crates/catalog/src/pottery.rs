//! Broken and Beautiful and Kintsugi on the shelf: one game in two editions.

use std::{ops::RangeInclusive, sync::LazyLock};

use serde_json::Value;
use tsugi_broken_and_beautiful as pottery;
use tsugi_broken_and_beautiful::{Deck, Pottery, Rules, Told, View};
use tsugi_broken_and_beautiful_guide::{GreedyPotter, NovicePotter, PotteryGuide, ThinkingPotter};
use tsugi_engine::{Bot, ComponentError, Line, OptionSpec, Options, Scored};
use tsugi_narrator::{Lang, Speaker, Words};
use tsugi_search::{Advisor, Budget, Guided};

use crate::{Problem, Refereed, Shelved, Source, tell};

/// An edition on the shelf.
pub(crate) struct Edition {
    id: &'static str,
    rules: Rules,
    lesson: &'static str,
}

pub(crate) static BROKEN_AND_BEAUTIFUL: Edition =
    Edition { id: "broken-and-beautiful", rules: pottery::ENGLISH, lesson: tsugi_broken_and_beautiful_guide::LESSON };
pub(crate) static KINTSUGI: Edition =
    Edition { id: "kintsugi", rules: pottery::FRENCH, lesson: tsugi_broken_and_beautiful_guide::LESSON_KINTSUGI };

/// A tree of fewer games than this sees each choice too seldom.
const LEAST_GAMES: u32 = 30;

impl Shelved for Edition {
    type Game = Pottery;
    type Guide = PotteryGuide;
    type Components = Deck;

    fn id(&self) -> &'static str {
        self.id
    }

    fn rules_version(&self) -> u32 {
        pottery::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        pottery::SEATS
    }

    fn options(&self) -> Vec<OptionSpec> {
        self.rules.options()
    }

    fn ours(&self) -> Deck {
        static OURS: LazyLock<Deck> = LazyLock::new(Deck::ours);
        OURS.clone()
    }

    fn read(&self, source: &Source) -> Result<Deck, ComponentError> {
        Deck::read(&source.path, source.only_file()?)
    }

    fn build(&self, players: usize, options: &Options, deck: Deck) -> Result<Pottery, ComponentError> {
        Pottery::new(players, Rules::from_options(options), deck)
    }

    fn pieces(&self, deck: &Deck) -> Vec<String> {
        deck.cards().iter().map(ToString::to_string).collect()
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        tsugi_broken_and_beautiful_guide::HOW_TO_PLAY[lang as usize]
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        pottery::RULINGS[lang as usize]
    }

    fn lesson(&self) -> Option<&'static str> {
        Some(self.lesson)
    }

    fn bots(&self) -> &'static [&'static str] {
        &["novice", "casual", "strong", "master", "greedy"]
    }

    fn bot(&self, name: &str) -> Option<Box<dyn Bot<Pottery>>> {
        Some(match name {
            "novice" => Box::new(Guided(NovicePotter)),
            "casual" | "greedy" => Box::new(Guided(GreedyPotter)),
            name => return self.thinks(name, Budget::Iterations(self.promises(name)?)),
        })
    }

    fn promises(&self, name: &str) -> Option<u32> {
        match name {
            "strong" => Some(300),
            "master" => Some(ThinkingPotter::MASTER_GAMES),
            _ => None,
        }
    }

    fn least_games(&self) -> u32 {
        LEAST_GAMES
    }

    fn thinks(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<Pottery>>> {
        match name {
            "strong" => Some(Box::new(ThinkingPotter::new(budget))),
            "master" => Some(Box::new(ThinkingPotter::master_within(budget))),
            _ => None,
        }
    }

    fn search(&self, budget: Budget) -> Option<Box<dyn Bot<Pottery>>> {
        Some(Box::new(ThinkingPotter::new(budget)))
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<Pottery>>> {
        Some(Box::new(ThinkingPotter::new(budget)))
    }

    fn receipts(&self, game: &Pottery, view: &View) -> Option<Vec<Vec<Line>>> {
        Some(game.receipts(view))
    }

    fn referee(
        &self,
        told: Value,
        table: &dyn Fn(usize) -> Result<Pottery, Problem>,
        words: &Words,
    ) -> Result<Refereed, Problem> {
        let told: Told = serde_json::from_value(told).map_err(|error| Problem::Told(error.to_string()))?;
        // A deck of one's own need only be enough for those who played.
        let game = table(told.seats.len().clamp(*pottery::SEATS.start(), *pottery::SEATS.end()))?;
        let refereed = game.referee(&told).map_err(|untrue| Problem::Told(untrue.to_string()))?;
        let names: Vec<String> = told.seats.into_iter().map(|seat| seat.name).collect();
        let speaker = Speaker { words, names: &names };
        Ok(tell::refereed::<PotteryGuide>(&game, &refereed.outcome, &refereed.receipts, &speaker))
    }
}
