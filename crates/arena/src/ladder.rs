//! The ladder: every bot against every other on the same deals, seats rotated.
//!
//! In a game that ranks, one of a pair sits in each seat in turn and the other in all the others. In a
//! game won or lost together, each of the pair plays the deal alone and the two results are compared; where
//! several play, the deal is played by mixed tables, too.
//! Intervals are reckoned by deal, since the games of one deal are not independent.

use rayon::prelude::*;
use serde::Serialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};
use tsugi_catalog::{Built, Guide, Setup, Visit, build, visit};
use tsugi_engine::{Bot, MAX_SEATS, Outcome, Seat, game_seed};
use tsugi_search::Random;
use tsugi_table::Playout;

use crate::{Problem, Programs, outside::bot_or_program};

/// In how many steps ratings are found.
const PERIODS: usize = 20;
/// The deviations that hold 95 of 100.
const WITHIN: f64 = 1.96;

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    /// The table.
    pub setup: Setup,
    /// The bots to compare.
    pub bots: Vec<String>,
    /// How many games each pair plays at least.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// Whether bots may be programs.
    pub programs: Programs,
}

/// The ladder as it was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// Every pair.
    pub pairs: Vec<Pair>,
    /// Every bot, the strongest first.
    pub ratings: Vec<Rating>,
}

/// What a pair did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The two.
    pub bots: [String; 2],
    /// How many games they played.
    pub games: u64,
    /// The games each won: sole first places, or the games of deals that it alone won.
    pub wins: [u64; 2],
    /// Games in which both shared the first place, or both or neither won together.
    pub shared: u64,
    /// The first one's share of wins is at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
    /// The share if both were equally strong.
    pub even: f64,
    /// What tables with both of them won, where several win or lose together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mixed: Option<Mixed>,
}

/// What mixed tables did: the first in each seat in turn, the second in all the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mixed {
    /// How many games they played.
    pub games: u64,
    /// How many they won.
    pub wins: u64,
    /// Their share of wins is at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
}

/// How strong a bot is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: String,
    /// Its Glicko-2 rating.
    pub rating: f64,
    /// It is at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
}

/// What came of one deal for the first of a pair.
#[derive(Clone, Copy, Default)]
struct Deal {
    games: u64,
    wins: [u64; 2],
    shared: u64,
    /// The first one's share of the wins, summed over the games.
    share: f64,
    /// Games of mixed tables, and those they won.
    mixed: [u64; 2],
}

/// Plays every pair in the game of that id.
pub fn ladder(game: &str, climb: &Climb) -> Result<Ladder, Problem> {
    visit(game, Climbing(climb))?
}

/// A ladder on its way to its game.
struct Climbing<'a>(&'a Climb);

impl Visit for Climbing<'_> {
    type Output = Result<Ladder, Problem>;

    fn visit<G: Guide>(self, game: &'static G) -> Self::Output {
        climbed(game, self.0)
    }
}

fn climbed<G: Guide>(game: &G, climb: &Climb) -> Result<Ladder, Problem> {
    let built = build(game, &climb.setup)?;
    for name in &climb.bots {
        bot_or_program(game, name, &climb.programs)?;
    }
    if climb.bots.len() < 2 {
        return Err(Problem::LadderOfOne);
    }
    let run = Run { game, built: &built, together: ends_together(&built), programs: &climb.programs };
    let (mut pairs, mut results) = (Vec::new(), Vec::new());
    for (one, first) in climb.bots.iter().enumerate() {
        for (two, second) in climb.bots.iter().enumerate().skip(one + 1) {
            let deals = run.pair([first, second], climb);
            pairs.push(summed(&deals, [first, second], run.even()));
            results.push(((one, two), deals));
        }
    }
    Ok(Ladder { pairs, ratings: ratings(&climb.bots, &results) })
}

/// Whether all win or lose together at this table; any game of it tells.
fn ends_together<G: Guide>(built: &Built<G>) -> bool {
    let played = Playout::default().run(&built.game, 0, &mut [Random; MAX_SEATS], |_, _| {});
    matches!(played.outcome, Outcome::Together { .. })
}

/// What every pair needs.
struct Run<'a, G: Guide> {
    game: &'a G,
    built: &'a Built<G>,
    together: bool,
    programs: &'a Programs,
}

impl<G: Guide> Run<'_, G> {
    /// The games of a deal.
    fn rotations(&self) -> usize {
        if self.together { 2 } else { self.built.config.players }
    }

    /// The share of two that are equally strong.
    #[expect(clippy::cast_precision_loss, reason = "shares are for reading")]
    fn even(&self) -> f64 {
        1.0 / self.rotations() as f64
    }

    fn pair(&self, names: [&String; 2], climb: &Climb) -> Vec<Deal> {
        let deals = climb.games.div_ceil(self.rotations() as u64).max(1);
        (0..deals).into_par_iter().map(|index| self.deal(names, game_seed(climb.seed, index))).collect()
    }

    /// One deal with the first in each seat in turn; or, where all win together, by each of them.
    fn deal(&self, names: [&String; 2], seed: u64) -> Deal {
        let (mut deal, mut playout) = (Deal::default(), Playout::default());
        let players = self.built.config.players;
        let mut play = |who: &dyn Fn(Seat) -> usize| {
            let mut bots: Vec<_> = Seat::all(players).map(|seat| self.seated(names[who(seat)])).collect();
            playout.run(&self.built.game, seed, &mut bots, |_, _| {}).outcome
        };
        if self.together {
            deal.compare(&play(&|_| 0), &play(&|_| 1));
            for seat in Seat::all(players).filter(|_| players > 1) {
                let mixed = play(&|other| usize::from(other != seat));
                deal.mixed[0] += 1;
                deal.mixed[1] += u64::from(matches!(mixed, Outcome::Together { won: true, .. }));
            }
        } else {
            for seat in Seat::all(players) {
                deal.rank(&play(&|other| usize::from(other != seat)), seat);
            }
        }
        deal
    }

    /// A bot whose name was looked up before.
    fn seated(&self, name: &str) -> Box<dyn Bot<G::Game>> {
        bot_or_program(self.game, name, self.programs).unwrap_or_else(|_| Box::new(Random))
    }
}

impl Deal {
    /// A game in which the first sat there and the second everywhere else.
    #[expect(clippy::cast_precision_loss, reason = "shares are for reading")]
    fn rank(&mut self, outcome: &Outcome, seat: Seat) {
        let winners = outcome.winners();
        self.games += 1;
        if !winners.contains(seat) {
            self.wins[1] += 1;
        } else if winners.len() == 1 {
            self.wins[0] += 1;
        } else {
            self.shared += 1;
        }
        self.share += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }

    /// The same deal played by one and by the other.
    fn compare(&mut self, one: &Outcome, two: &Outcome) {
        let result = |outcome: &Outcome| match outcome {
            Outcome::Together { won, score } => (*won, score.unwrap_or(0)),
            Outcome::Ranked { .. } => (false, 0),
        };
        let (one, two) = (result(one), result(two));
        self.games += 2;
        // Both games of the deal are counted at once, so that won, lost and shared add up.
        self.wins[0] += 2 * u64::from(one.0 && !two.0);
        self.wins[1] += 2 * u64::from(two.0 && !one.0);
        self.shared += 2 * u64::from(one.0 == two.0);
        self.share += match one.cmp(&two) {
            std::cmp::Ordering::Greater => 2.0,
            std::cmp::Ordering::Equal => 1.0,
            std::cmp::Ordering::Less => 0.0,
        };
    }
}

#[expect(clippy::cast_precision_loss, reason = "shares are for reading")]
fn summed(deals: &[Deal], bots: [&String; 2], even: f64) -> Pair {
    let games = deals.iter().map(|deal| deal.games).sum();
    let (low, high) = interval(deals.iter().map(|deal| deal.share / deal.games as f64), games);
    let mixed = [0, 1].map(|which| deals.iter().map(|deal| deal.mixed[which]).sum::<u64>());
    Pair {
        bots: bots.map(Clone::clone),
        games,
        wins: [0, 1].map(|bot| deals.iter().map(|deal| deal.wins[bot]).sum()),
        shared: deals.iter().map(|deal| deal.shared).sum(),
        low,
        high,
        even,
        mixed: (mixed[0] > 0).then(|| {
            let (low, high) = interval(deals.iter().map(|deal| deal.mixed[1] as f64 / deal.mixed[0] as f64), mixed[0]);
            Mixed { games: mixed[0], wins: mixed[1], low, high }
        }),
    }
}

/// What the mean of these shares, one a deal, lies between: Wilson's interval, for as many games as say as much by
/// themselves as these deals do. So a few deals that all came out alike are not sure for that.
#[expect(clippy::cast_precision_loss, reason = "shares are for reading")]
fn interval(shares: impl Iterator<Item = f64>, games: u64) -> (f64, f64) {
    let shares: Vec<f64> = shares.collect();
    let (deals, games) = (shares.len() as f64, games as f64);
    let mean = shares.iter().sum::<f64>() / deals;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (deals - 1.0).max(1.0);
    // Games of one deal are not independent: they may say less than as many games of as many deals, or more.
    let alone = mean * (1.0 - mean);
    let like = if spread > 0.0 && alone > 0.0 { (deals * alone / spread).min(2.0 * games) } else { games };
    let z = WITHIN * WITHIN / like.max(1.0);
    let middle = (mean + z / 2.0) / (1.0 + z);
    let within = WITHIN / (1.0 + z) * (alone / like.max(1.0) + z / (4.0 * like.max(1.0))).sqrt();
    ((middle - within).clamp(0.0, mean), (middle + within).clamp(mean, 1.0))
}

/// Glicko-2 over all deals, in periods, each deal a game between the two.
fn ratings(bots: &[String], results: &[((usize, usize), Vec<Deal>)]) -> Vec<Rating> {
    let mut now = vec![Glicko2Rating::new(); bots.len()];
    for period in 0..PERIODS {
        let before = now.clone();
        for (bot, rating) in now.iter_mut().enumerate() {
            let mut games = Vec::new();
            for ((one, two), deals) in results {
                let of_period = deals.iter().skip(period).step_by(PERIODS);
                if *one == bot {
                    games.extend(of_period.map(|deal| (before[*two], result(deal, 0))));
                } else if *two == bot {
                    games.extend(of_period.map(|deal| (before[*one], result(deal, 1))));
                }
            }
            *rating = glicko2_rating_period(rating, &games, &Glicko2Config::new());
        }
    }
    let mut list: Vec<Rating> = bots
        .iter()
        .zip(now)
        .map(|(bot, found)| Rating {
            bot: bot.clone(),
            rating: found.rating,
            low: found.rating - WITHIN * found.deviation,
            high: found.rating + WITHIN * found.deviation,
        })
        .collect();
    list.sort_by(|one, two| two.rating.total_cmp(&one.rating));
    list
}

/// Who did better over a deal.
fn result(deal: &Deal, bot: usize) -> Outcomes {
    let (own, other) = (deal.wins[bot], deal.wins[1 - bot]);
    // With several seats the second has more of them, so an even share is what counts.
    let own = if bot == 0 { own * (deal.games - 1).max(1) } else { own };
    let other = if bot == 1 { other * (deal.games - 1).max(1) } else { other };
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Less => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where all win or lose together, both games of a deal are won, lost or shared.
    #[test]
    fn won_lost_and_shared_add_up_to_the_games() {
        let result = |won| Outcome::Together { won, score: None };
        let mut deal = Deal::default();
        for (one, two) in [(true, true), (true, false), (true, false), (false, true), (false, false)] {
            deal.compare(&result(one), &result(two));
        }
        assert_eq!((deal.wins, deal.shared, deal.games), ([4, 2], 4, 10));
    }

    /// 20 of 20 games are 84 to 100 %, and none of 20 the same at the other end.
    #[test]
    fn all_games_won_do_not_promise_all() {
        let (low, high) = interval([1.0; 10].into_iter(), 20);
        assert!((low - 0.839).abs() < 1e-3 && high >= 1.0, "{low} to {high}");
        let (low, high) = interval([0.0; 10].into_iter(), 20);
        assert!(low <= 0.0 && (high - 0.161).abs() < 1e-3, "{low} to {high}");
    }

    /// Where deals decide and not players, two games of a deal say no more than one; where they do not, as much as two.
    #[test]
    fn an_interval_is_reckoned_by_deal() {
        let width = |shares: &[f64]| {
            let (low, high) = interval(shares.iter().copied(), 400);
            high - low
        };
        let decided: Vec<f64> = (0..200).map(|deal| f64::from(deal % 2)).collect();
        let by_luck: Vec<f64> = (0..200).map(|deal| [0.0, 0.5, 0.5, 1.0][deal % 4]).collect();
        assert!((width(&decided) - 0.137).abs() < 2e-3, "{}", width(&decided));
        assert!((width(&by_luck) - 0.098).abs() < 2e-3, "{}", width(&by_luck));
    }
}
