//! WabiSaby in the catalog.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tsugi_engine::{Bot, ComponentError, Line, Options, Scored, Seat};
use tsugi_guide::{
    Guide, Listing, Measured, NotScored, Refereed, Source, Strength, receipt, receipt_lines, receipt_title,
};
use tsugi_narrator::{Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget};
use tsugi_wabisaby as rules;
use tsugi_wabisaby::{Components, Told, Untrue, View, WabiSaby};

use crate::{NoviceWabiSaby, SearchingWabiSaby, Sensible, StrongWabiSaby, ThinkingWabiSaby, WabiSabyGuide};

/// The game.
pub static WABISABY: WabiSabyGuide = WabiSabyGuide;

static LISTING: LazyLock<Listing> = LazyLock::new(|| Listing {
    id: "wabisaby",
    rules_version: rules::RULES_VERSION,
    seats: rules::SEATS,
    options: WabiSaby::options(),
    words: WabiSabyGuide::WORDS,
    rulings: rules::RULINGS,
    lesson: Some(include_str!("../lesson.json")),
    bots: const {
        &[
            Strength::quick("novice")
                .measured(const { &[Measured::alone(1, 459, 2000), Measured::against("random", 4, 111, 200)] }),
            Strength::quick("casual")
                .measured(const { &[Measured::alone(1, 673, 2000), Measured::against("novice", 4, 115, 200)] }),
            Strength::thinking("strong", StrongWabiSaby::GAMES).measured(
                const {
                    &[
                        Measured::alone(1, 775, 2000),
                        Measured::against("casual", 2, 88, 100),
                        Measured::against("casual", 4, 79, 200),
                    ]
                },
            ),
            Strength::thinking("master", 3000).measured(
                const {
                    &[
                        Measured::alone(1, 42_130, 100_000),
                        Measured::against("strong", 2, 27, 40),
                        Measured::against("strong", 4, 41, 100),
                    ]
                },
            ),
            Strength::quick("greedy"),
        ]
    },
    searches: true,
    least_games: 1,
    hides: true,
    is_silent: false,
});

impl Guide for WabiSabyGuide {
    type Components = Components;

    fn listing(&self) -> &'static Listing {
        &LISTING
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

    fn unnamed(&self) -> &'static [(&'static str, &'static str)] {
        &[("rearrange", "before")]
    }

    fn how_to_play(&self, game: &WabiSaby, words: &Words) -> String {
        crate::how_to_play::how_to_play(game, words)
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<WabiSaby>>> {
        Some(match name {
            "novice" => Box::new(NoviceWabiSaby),
            "casual" | "greedy" => Box::new(Sensible),
            "strong" => Box::new(StrongWabiSaby::new(budget)),
            "master" => Box::new(ThinkingWabiSaby::new(budget)),
            "search" => Box::new(SearchingWabiSaby::new(budget)),
            _ => return None,
        })
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<WabiSaby>>> {
        Some(Box::new(ThinkingWabiSaby::new(budget)))
    }

    fn receipts(&self, game: &WabiSaby, view: &View) -> Option<Vec<Vec<Line>>> {
        Some(game.receipts(view))
    }

    /// Six cards each, 1 to 6 or W, and the seat that each aims at, from 0.
    fn template(&self, players: usize) -> Option<Value> {
        let seat = |place: usize| {
            let mut told = json!({ "name": format!("P{}", place + 1), "hand": [1, 2, 3, 4, 5, 6] });
            if players > 1 {
                told["target"] = json!((place + 1) % players);
            }
            told
        };
        let mut seats: Vec<Value> = (0..players).map(seat).collect();
        seats[0]["hand"][5] = json!("W");
        Some(json!({ "seats": seats }))
    }

    fn referee<E>(
        &self,
        told: Value,
        table: impl Fn(usize) -> Result<WabiSaby, E>,
        words: &Words,
    ) -> Result<Refereed, NotScored<E>> {
        let told: Told = tsugi_reader::value(&told).map_err(NotScored::Told)?;
        let untrue = |untrue: Untrue| NotScored::Told(untrue.message());
        let seats = told.seats.len();
        if !rules::SEATS.contains(&seats) {
            return Err(untrue(Untrue::Seats { seats }));
        }
        let game = table(seats).map_err(NotScored::Table)?;
        let refereed = game.referee(&told).map_err(untrue)?;
        let names: Vec<String> = told.seats.into_iter().map(|seat| seat.name).collect();
        let speaker = Speaker { words, names: &names };
        let mut lines = Vec::new();
        for (seat, (points, own)) in Seat::all(names.len()).zip(refereed.points.iter().zip(&refereed.receipts)) {
            lines.push(receipt_title(seat, (*points).into(), &speaker));
            lines.extend(receipt_lines::<Self>(&game, own, &speaker));
        }
        let receipts: Vec<_> = refereed.receipts.iter().map(|own| receipt::<Self>(&game, own, &speaker)).collect();
        Ok(Refereed { answer: json!({ "points": refereed.points, "receipts": receipts }), lines })
    }
}
