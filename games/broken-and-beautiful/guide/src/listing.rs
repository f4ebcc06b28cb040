//! Broken and Beautiful and Kintsugi in the catalog: one game in two editions.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tsugi_broken_and_beautiful as pottery;
use tsugi_broken_and_beautiful::{Deck, Kind, Pattern, Pottery, Rules, Told, View};
use tsugi_engine::{Bot, ComponentError, Line, Options, Outcome, Scored, SeatSet, Setting};
use tsugi_guide::{Guide, Listing, Measured, NotScored, Refereed, Source, Strength, refereed};
use tsugi_narrator::{Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget, OpinionBot};

use crate::{GreedyPotter, NovicePotter, PotterBySeats, PotteryGuide, ThinkingPotter};

/// The edition of the English box.
pub static BROKEN_AND_BEAUTIFUL: PotteryGuide = PotteryGuide { listing: &ENGLISH };
/// The edition of the French box.
pub static KINTSUGI: PotteryGuide = PotteryGuide { listing: &FRENCH };

static ENGLISH: LazyLock<Listing> =
    LazyLock::new(|| edition("broken-and-beautiful", &pottery::ENGLISH, &ENGLISH_BOTS, include_str!("../lesson.json")));
static FRENCH: LazyLock<Listing> =
    LazyLock::new(|| edition("kintsugi", &pottery::FRENCH, &FRENCH_BOTS, include_str!("../lesson-kintsugi.json")));

const NOVICE: Strength = Strength::quick("novice");
const CASUAL: Strength = Strength::quick("casual");
const STRONG: Strength = Strength::thinking("strong", 300).version(2);
const MASTER: Strength = Strength::thinking("master", ThinkingPotter::MASTER_GAMES).version(2);
const GREEDY: Strength = Strength::quick("greedy");

static ENGLISH_BOTS: [Strength; 5] = [
    NOVICE.measured(const { &[Measured::against("casual", 2, 117, 400)] }),
    CASUAL.measured(const { &[Measured::against("novice", 2, 283, 400)] }),
    STRONG.measured(const { &[Measured::against("casual", 2, 99, 100)] }),
    MASTER.measured(const { &[Measured::against("strong", 2, 15, 20)] }),
    GREEDY,
];
static FRENCH_BOTS: [Strength; 5] = [
    NOVICE.measured(const { &[Measured::against("casual", 2, 101, 400)] }),
    CASUAL.measured(const { &[Measured::against("novice", 2, 297, 400)] }),
    STRONG.measured(const { &[Measured::against("casual", 2, 100, 100)] }),
    MASTER.measured(const { &[Measured::against("strong", 2, 12, 20)] }),
    GREEDY,
];

fn edition(id: &'static str, rules: &Rules, bots: &'static [Strength], lesson: &'static str) -> Listing {
    Listing {
        id,
        rules_version: pottery::RULES_VERSION,
        seats: pottery::SEATS,
        options: rules.options(),
        words: PotteryGuide::WORDS,
        rulings: pottery::RULINGS,
        lesson: Some(lesson),
        bots,
        searches: true,
        // A tree of fewer games than this sees each choice too seldom.
        least_games: 30,
        hides: false,
        is_silent: false,
    }
}

impl Guide for PotteryGuide {
    type Components = Deck;

    fn listing(&self) -> &'static Listing {
        self.listing
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

    fn how_to_play(&self, game: &Pottery, words: &Words) -> String {
        crate::how_to_play::how_to_play(self.listing.id, game, words)
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<Pottery>>> {
        Some(match name {
            "novice" => Box::new(OpinionBot(NovicePotter)),
            "casual" | "greedy" => Box::new(OpinionBot(GreedyPotter)),
            "strong" => Box::new(PotterBySeats::strong(budget)),
            "master" => Box::new(PotterBySeats::master(budget)),
            "strong-1" | "search" => Box::new(ThinkingPotter::new(budget)),
            "master-1" => Box::new(ThinkingPotter::master_within(budget)),
            _ => return None,
        })
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<Pottery>>> {
        Some(Box::new(ThinkingPotter::new(budget)))
    }

    fn receipts(&self, game: &Pottery, view: &View) -> Option<Vec<Vec<Line>>> {
        Some(game.receipts(view))
    }

    /// A card of each type in the first collection, in each of the states that a card may be in.
    fn template(&self, players: usize) -> Option<Value> {
        let states = ["unbroken", "broken", "repaired"];
        let card = |(at, kind): (usize, Kind)| {
            if kind.is_pottery() {
                json!({ "type": kind, "pattern": Pattern::Blue, "state": states[at % states.len()] })
            } else {
                json!({ "type": kind, "state": states[0] })
            }
        };
        let cards: Vec<Value> =
            Kind::ALL.into_iter().filter(|kind| *kind != Kind::Gold).enumerate().map(card).collect();
        let seat = |place: usize| {
            let cards = if place == 0 { cards.clone() } else { Vec::new() };
            json!({ "name": format!("P{}", place + 1), "ingots": 0, "cards": cards })
        };
        Some(json!({ "seats": (0..players).map(seat).collect::<Vec<_>>() }))
    }

    /// R33: whoever came last may name the first player, where the edition lets them. R4: nobody is new to it any more.
    fn rematch(&self, outcome: &Outcome) -> Vec<(&'static str, Setting)> {
        let last = match outcome {
            Outcome::Ranked { places, .. } => {
                let lowest = places.iter().map(|(_, place)| *place).max().unwrap_or(1);
                places.iter().filter(|(_, place)| **place == lowest).map(|(seat, _)| seat).collect()
            }
            Outcome::Together { .. } => SeatSet::EMPTY,
        };
        vec![("last_placed", Setting::Seats(last)), ("novices", Setting::Seats(SeatSet::EMPTY))]
    }

    fn referee<E>(
        &self,
        told: Value,
        table: impl Fn(usize) -> Result<Pottery, E>,
        words: &Words,
    ) -> Result<Refereed, NotScored<E>> {
        let told: Told = tsugi_reader::value(&told).map_err(NotScored::Told)?;
        // A deck of one's own need only be enough for those who played.
        let seats = told.seats.len().clamp(*pottery::SEATS.start(), *pottery::SEATS.end());
        let game = table(seats).map_err(NotScored::Table)?;
        let scored = game.referee(&told).map_err(|untrue| NotScored::Told(untrue.message()))?;
        let names: Vec<String> = told.seats.into_iter().map(|seat| seat.name).collect();
        let speaker = Speaker { words, names: &names };
        Ok(refereed::<Self>(&game, &scored.outcome, &scored.receipts, &speaker))
    }
}
