//! WabiSaby on the shelf.

use std::{ops::RangeInclusive, sync::LazyLock};

use serde_json::{Value, json};
use tsugi_engine::{Bot, ComponentError, Line, OptionSpec, Options, Scored, Seat};
use tsugi_narrator::{Lang, Speaker, Words};
use tsugi_search::{Advisor, Budget};
use tsugi_wabisaby as rules;
use tsugi_wabisaby::{Components, Phase, State, Told, Untrue, View, WabiSaby};
use tsugi_wabisaby_guide::{
    NoviceWabiSaby, Sensible, StrongWabiSaby, ThinkingWabiSaby, WabiSabyGuide, searching_wabisaby,
};

use crate::{Problem, Refereed, Shelved, Source, tell};

/// The game on the shelf.
pub(crate) struct Shelf;

pub(crate) static WABISABY: Shelf = Shelf;

impl Shelved for Shelf {
    type Game = WabiSaby;
    type Guide = WabiSabyGuide;
    type Components = Components;

    fn id(&self) -> &'static str {
        "wabisaby"
    }

    fn rules_version(&self) -> u32 {
        rules::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        rules::SEATS
    }

    fn options(&self) -> Vec<OptionSpec> {
        WabiSaby::options()
    }

    fn ours(&self) -> Components {
        static OURS: LazyLock<Components> = LazyLock::new(Components::ours);
        OURS.clone()
    }

    fn read(&self, source: &Source) -> Result<Components, ComponentError> {
        Components::read(&source.path, source.only_file()?)
    }

    fn build(&self, players: usize, options: &Options, components: Components) -> Result<WabiSaby, ComponentError> {
        WabiSaby::new(players, options, components)
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        tsugi_wabisaby_guide::HOW_TO_PLAY[lang as usize]
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        rules::RULINGS[lang as usize]
    }

    fn lesson(&self) -> Option<&'static str> {
        Some(tsugi_wabisaby_guide::LESSON)
    }

    fn bots(&self) -> &'static [&'static str] {
        &["novice", "casual", "strong", "master", "greedy"]
    }

    fn bot(&self, name: &str) -> Option<Box<dyn Bot<WabiSaby>>> {
        Some(match name {
            "novice" => Box::new(NoviceWabiSaby),
            "casual" | "greedy" => Box::new(Sensible),
            name => return self.thinks(name, Budget::Iterations(self.promises(name)?)),
        })
    }

    fn promises(&self, name: &str) -> Option<u32> {
        match name {
            "strong" => Some(StrongWabiSaby::GAMES),
            "master" => Some(3000),
            _ => None,
        }
    }

    fn thinks(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<WabiSaby>>> {
        match name {
            "strong" => Some(Box::new(StrongWabiSaby::new(budget))),
            "master" => Some(Box::new(ThinkingWabiSaby::new(budget))),
            _ => None,
        }
    }

    fn search(&self, budget: Budget) -> Option<Box<dyn Bot<WabiSaby>>> {
        Some(Box::new(searching_wabisaby(budget)))
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<WabiSaby>>> {
        Some(Box::new(ThinkingWabiSaby::new(budget)))
    }

    fn receipts(&self, game: &WabiSaby, view: &View) -> Option<Vec<Vec<Line>>> {
        Some(game.receipts(view))
    }

    fn everything(&self, game: &WabiSaby, state: &State) -> View {
        game.everything(state)
    }

    fn hides(&self) -> bool {
        true
    }

    /// Alone nobody else looks; with others every hand is for its holder's eyes.
    fn is_private(&self, _: &WabiSaby, state: &State, _: Seat) -> bool {
        matches!(state.phase(), Phase::Choosing | Phase::Playing)
    }

    fn referee(
        &self,
        told: Value,
        table: &dyn Fn(usize) -> Result<WabiSaby, Problem>,
        words: &Words,
    ) -> Result<Refereed, Problem> {
        let told: Told = serde_json::from_value(told).map_err(|error| Problem::Told(error.to_string()))?;
        let untrue = |untrue: Untrue| Problem::Told(untrue.to_string());
        let seats = told.seats.len();
        if !rules::SEATS.contains(&seats) {
            return Err(untrue(Untrue::Seats { seats }));
        }
        let game = table(seats)?;
        let refereed = game.referee(&told).map_err(untrue)?;
        let names: Vec<String> = told.seats.into_iter().map(|seat| seat.name).collect();
        let speaker = Speaker { words, names: &names };
        let mut lines = Vec::new();
        for (seat, (points, own)) in Seat::all(names.len()).zip(refereed.points.iter().zip(&refereed.receipts)) {
            lines.push(tell::receipt_title(seat, (*points).into(), &speaker));
            lines.extend(tell::receipt_lines::<WabiSabyGuide>(&game, own, &speaker));
        }
        let receipts: Vec<Vec<tsugi_wire::ReceiptLine>> =
            refereed.receipts.iter().map(|own| tell::receipt::<WabiSabyGuide>(&game, own, &speaker)).collect();
        Ok(Refereed { answer: json!({ "points": refereed.points, "receipts": receipts }), lines })
    }
}
