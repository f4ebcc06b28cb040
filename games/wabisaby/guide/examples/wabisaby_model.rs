//! Fits the model of WabiSaby's rounds among two and three anew: plays games of players who search, counts what the
//! model counts as turns are taken, and finds the weights that foretell best who wins.
//!
//! `cargo run --release -p tsugi-wabisaby-guide --example wabisaby_model -- 400` prints the weights in the form of
//! `games/wabisaby/guide/src/bots/outlook/weights.rs`, and on the side how far they are off.

#![expect(clippy::cast_precision_loss, reason = "winners are few")]

use std::thread;

use tsugi_engine::{Bot, BySeat, Eyes, Game, Options, Seat, SeededRng, Status, apply, begin, game_seed};
use tsugi_search::Budget;
use tsugi_search::fitting::{self, Tenths, written};
use tsugi_wabisaby::{Components, Phase, WabiSaby};
use tsugi_wabisaby_guide::{Outlook, Sensible, judging_wabisaby};

const COUNTED: usize = Outlook::COUNTED;

/// What is counted for a seat.
type Counted = [f64; COUNTED];

/// What was counted for each seat as turns were taken, and the part of the win that each has.
struct Played {
    turns: Vec<Vec<Counted>>,
    won: Vec<f64>,
}

/// The seed of all games.
const SEED: u64 = 7;
/// How a searcher plays in these games.
const BUDGET: Budget = Budget::Iterations(100);
/// Every so many turns one is counted: those in between are much like it.
const EVERY: usize = 4;
/// Every so many games one is kept for the test of the weights.
const TESTED: usize = 5;
/// How strongly weights are drawn towards 0.
const RIDGE: f64 = 5.0;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(400);
    println!(
        "//! The weights of the model, fitted to games of players who search: `examples/wabisaby_model.rs` writes them"
    );
    println!("//! anew.\n");
    println!("use super::COUNTED;\n");
    println!("/// Among two, and among three.");
    println!("pub(super) const TABLES: [[f32; COUNTED]; 2] = [");
    for seats in [2, 3] {
        let played = play_all(seats, games);
        println!("{}", written(&fit(&played, |_| true), 2));
        test(&played);
    }
    println!("];");
}

fn play_all(seats: usize, games: u64) -> Vec<Played> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    thread::scope(|scope| {
        let share = |thread| (thread..games).step_by(threads as usize);
        let all: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || share(thread).map(|number| play(seats, number)).collect::<Vec<_>>()))
            .collect();
        all.into_iter().flat_map(|thread| thread.join().expect("a game ends")).collect()
    })
}

fn play(seats: usize, number: u64) -> Played {
    let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
    let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
    let seed = game_seed(SEED, number);
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut turns, mut legal, mut bot) = (Vec::new(), Vec::new(), judging_wabisaby(BUDGET));
    let mut state = begin(&game, &mut luck, None);
    let mut turn = 0;
    loop {
        let seat = match game.status(&state) {
            Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
            Status::Over(outcome) => {
                let winners = outcome.winners();
                let part = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                return Played { turns, won: Seat::all(seats).map(part).collect() };
            }
        };
        let begins = state.phase() == Phase::Playing && !state.has_acted();
        turn += usize::from(begins);
        if begins && turn.is_multiple_of(EVERY) {
            let counted: BySeat<[f32; COUNTED]> = Outlook::counted(&game, &state);
            turns.push(counted.as_slice().iter().map(|counted| counted.map(f64::from)).collect());
        }
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let eyes = Eyes::of(&game, &state, seat);
        let action = if state.has_acted() {
            Sensible.choose(eyes, &legal, &mut thoughts)
        } else {
            bot.choose(eyes, &legal, &mut thoughts)
        };
        apply(&game, &mut state, seat, action, &mut luck, None).expect("a bot chooses what it is offered");
    }
}

/// Tells, by tenths of the chance, how far weights from four of five games are off in the fifth.
fn test(played: &[Played]) {
    let learnt = fit(played, |place| !place.is_multiple_of(TESTED));
    let mut tenths = Tenths::default();
    for (turn, won) in rows(played, |place| place.is_multiple_of(TESTED)) {
        for (chance, &came) in chances(&learnt, turn).into_iter().zip(won) {
            tenths.add(chance, came);
        }
    }
    tenths.print();
}

/// What was counted in the games whose place is wanted, and who won them.
fn rows(played: &[Played], wanted: fn(usize) -> bool) -> impl Iterator<Item = (&[Counted], &[f64])> {
    let games = played.iter().enumerate().filter(move |(place, _)| wanted(*place));
    games.flat_map(|(_, game)| game.turns.iter().map(|turn| (turn.as_slice(), game.won.as_slice())))
}

/// The chance of each.
fn chances(weights: &Counted, turn: &[Counted]) -> Vec<f64> {
    let prospect = |counted: &Counted| weights.iter().zip(counted).map(|(weight, count)| weight * count).sum::<f64>();
    let worth: Vec<f64> = turn.iter().map(|counted| prospect(counted).exp()).collect();
    let all: f64 = worth.iter().sum();
    worth.into_iter().map(|worth| worth / all).collect()
}

/// The weights under which what happened is likeliest.
fn fit(played: &[Played], wanted: fn(usize) -> bool) -> Counted {
    fitting::fit(RIDGE, |weights, curve, slope| {
        for (turn, won) in rows(played, wanted) {
            let chances = chances(weights, turn);
            let mean: Counted = std::array::from_fn(|at| chances.iter().zip(turn).map(|(p, seat)| p * seat[at]).sum());
            for ((counted, chance), won) in turn.iter().zip(chances).zip(won) {
                for (at, row) in curve.iter_mut().enumerate() {
                    slope[at] += (won - chance) * counted[at];
                    let weight = chance * (counted[at] - mean[at]);
                    for (other, cell) in row.iter_mut().enumerate() {
                        *cell += weight * (counted[other] - mean[other]);
                    }
                }
            }
        }
    })
}
