//! What thinking costs, learnt from what it took: a moving mean for each kind of question.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use tsugi_catalog::{Asks, Listing, Question};

/// Questions that cost about the same: by game, players and strength.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Kind {
    game: String,
    players: usize,
    strength: String,
    asks_worth: bool,
}

impl Kind {
    /// The kind of a question.
    pub fn of(question: &Question) -> Self {
        Self {
            game: question.game.clone(),
            players: question.players,
            strength: question.strength.clone(),
            asks_worth: question.asks == Asks::Worth,
        }
    }

    /// Other work than thinking.
    pub fn work(name: &str) -> Self {
        Self { game: name.to_owned(), players: 0, strength: String::new(), asks_worth: false }
    }
}

/// A game is thought to take so many microseconds before any was seen.
const FIRST_GUESS: f64 = 60.0;
/// The same for an answer without games.
const FIRST_GUESS_QUICK: f64 = 500.0;
/// Advice of so few games is given also where there is no time: little more than what the quick player thinks, and it says
/// how wide it is of the mark.
pub const LEAST_ADVICE: u32 = 20;
/// The last so many answers make the mean, about.
const MEMORY: f64 = 16.0;

/// Mean microseconds, for a game played through or for a whole answer that plays none.
#[derive(Debug, Default)]
pub struct Costs(BTreeMap<Kind, Mean>);

#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    micros: f64,
    seen: f64,
}

impl Mean {
    /// The first answers count as much as they are, later ones as much as the memory is long.
    fn add(&mut self, seen: f64) {
        self.seen += 1.0;
        self.micros += (seen - self.micros) / self.seen.min(MEMORY);
    }
}

/// How many games a question is given, and what that is expected to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// How many games.
    pub games: u32,
    /// How many microseconds.
    pub micros: u64,
}

impl Costs {
    /// How many games fit into a slice: no more than promised, and none where they would be too few to be of use.
    #[expect(clippy::cast_precision_loss, reason = "slices are a few seconds at the most")]
    pub fn fitting(&self, kind: &Kind, slice: u64, promise: Option<u32>, least: u32) -> Given {
        let Some(promise) = promise.filter(|_| slice > 0) else {
            let micros = self.0.get(kind).filter(|_| promise.is_none()).map_or(FIRST_GUESS_QUICK, |mean| mean.micros);
            return Given { games: 0, micros: micros as u64 };
        };
        let each = self.0.get(kind).map_or(FIRST_GUESS, |mean| mean.micros);
        let games = ((slice as f64 / each) as u32).min(promise);
        if games < least.min(promise) {
            return Given { games: 0, micros: FIRST_GUESS_QUICK as u64 };
        }
        Given { games, micros: (f64::from(games) * each) as u64 }
    }

    /// Notes what an answer took; what a quick player took in place of the one asked says nothing about that one.
    #[expect(clippy::cast_precision_loss, reason = "answers take a few seconds at the most")]
    pub fn learn(&mut self, kind: &Kind, games: u32, promise: Option<u32>, micros: u64) {
        if promise.is_some() && games == 0 {
            return;
        }
        let each = if promise.is_some() { micros as f64 / f64::from(games) } else { micros as f64 };
        self.0.entry(kind.clone()).or_default().add(each.max(0.01));
    }
}

/// Whether there is only one thing to choose.
pub fn is_settled(question: &Question) -> bool {
    serde_json::from_str::<Vec<&RawValue>>(question.legal.get()).is_ok_and(|legal| legal.len() == 1)
}

/// What a question promises, and with how many games at least it is worth thinking at all.
pub fn wanted(question: &Question, listing: &Listing) -> (Option<u32>, u32) {
    let promise = listing.promise(&question.strength);
    let least = if question.asks == Asks::Worth { LEAST_ADVICE } else { listing.least_games };
    (promise, least.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_follow_what_games_were_seen_to_take() {
        let (mut costs, kind) = (Costs::default(), Kind::work("master"));
        assert_eq!(costs.fitting(&kind, 60_000_000, Some(10_000), 30).games, 10_000, "never more than promised");
        for _ in 0..200 {
            costs.learn(&kind, 100, Some(10_000), 100 * 20);
        }
        let given = costs.fitting(&kind, 10_000, Some(10_000), 30);
        assert!((499..=501).contains(&given.games) && (9_900..=10_100).contains(&given.micros), "{given:?}");
        assert_eq!(costs.fitting(&kind, 20 * 29, Some(10_000), 30).games, 0, "too few to be of use");
        assert_eq!(costs.fitting(&kind, 0, Some(10_000), 1).games, 0, "overdue");
    }

    #[test]
    fn a_quick_answer_in_place_of_a_thought_teaches_nothing() {
        let (mut costs, kind) = (Costs::default(), Kind::work("master"));
        let before = costs.fitting(&kind, 10_000, Some(10_000), 1);
        costs.learn(&kind, 0, Some(10_000), 1_000_000);
        assert_eq!(costs.fitting(&kind, 10_000, Some(10_000), 1), before);
        costs.learn(&kind, 0, None, 2_100);
        assert_eq!(costs.fitting(&kind, 10_000, None, 1).micros, 2_100, "the first one seen is the mean");
        costs.learn(&kind, 0, None, 4_100);
        assert_eq!(costs.fitting(&kind, 10_000, None, 1).micros, 3_100);
    }
}
