//! Broken and Beautiful and Kintsugi in the catalog: one game in two editions.

use std::sync::LazyLock;

use serde_json::Value;
use tsugi_broken_and_beautiful as pottery;
use tsugi_broken_and_beautiful::{Deck, Pottery, Rules, Told, View};
use tsugi_engine::{Bot, ComponentError, Line, Options, Scored};
use tsugi_guide::{Guide, Listing, Measured, NotScored, Refereed, Source, Strength, refereed};
use tsugi_narrator::{Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget, OpinionBot};

use crate::{GreedyPotter, NovicePotter, PotteryGuide, ThinkingPotter};

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
const STRONG: Strength = Strength::thinking("strong", 300);
const MASTER: Strength = Strength::thinking("master", ThinkingPotter::MASTER_GAMES);
const GREEDY: Strength = Strength::quick("greedy");

static ENGLISH_BOTS: [Strength; 5] = [
    NOVICE.measured(const { &[Measured::against("casual", 2, 117, 400)] }),
    CASUAL.measured(const { &[Measured::against("novice", 2, 283, 400)] }),
    STRONG.measured(const { &[Measured::against("casual", 2, 89, 100)] }),
    MASTER.measured(const { &[Measured::against("strong", 2, 20, 20)] }),
    GREEDY,
];
static FRENCH_BOTS: [Strength; 5] = [
    NOVICE.measured(const { &[Measured::against("casual", 2, 101, 400)] }),
    CASUAL.measured(const { &[Measured::against("novice", 2, 297, 400)] }),
    STRONG.measured(const { &[Measured::against("casual", 2, 90, 100)] }),
    MASTER.measured(const { &[Measured::against("strong", 2, 18, 20)] }),
    GREEDY,
];

fn edition(id: &'static str, rules: &Rules, bots: &'static [Strength], lesson: &'static str) -> Listing {
    Listing {
        id,
        rules_version: pottery::RULES_VERSION,
        seats: pottery::SEATS,
        options: rules.options(),
        words: PotteryGuide::WORDS,
        how_to_play: [include_str!("../lang/how-to-play.en.md"), include_str!("../lang/how-to-play.fr.md")],
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

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<Pottery>>> {
        Some(match name {
            "novice" => Box::new(OpinionBot(NovicePotter)),
            "casual" | "greedy" => Box::new(OpinionBot(GreedyPotter)),
            "strong" | "search" => Box::new(ThinkingPotter::new(budget)),
            "master" => Box::new(ThinkingPotter::master_within(budget)),
            _ => return None,
        })
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<Pottery>>> {
        Some(Box::new(ThinkingPotter::new(budget)))
    }

    fn receipts(&self, game: &Pottery, view: &View) -> Option<Vec<Vec<Line>>> {
        Some(game.receipts(view))
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
