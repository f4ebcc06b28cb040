//! Fits the model of ...and then we held hands... anew: plays games of pairs, counts what the model counts as
//! each of their turns begins, and finds the weights that foretell best which games are won.
//!
//! `cargo run --release -p tsugi-held-hands-guide --example held_hands_model -- 1200` prints the weights in the form of
//! `games/held-hands/guide/src/bots/prospect/weights.rs`, and on the side how far they are off.

use std::thread;

use tsugi_engine::{Bot, Eyes, Game, Outcome, SeededRng, Status, apply, begin, game_seed};
use tsugi_held_hands::{Components, HeldHands, PRINT_AND_PLAY};
use tsugi_held_hands_guide::{Companion, Prospect};
use tsugi_search::Budget;
use tsugi_search::fitting::{self, Tenths, written};

const COUNTED: usize = Prospect::COUNTED;

/// What is counted as a turn begins.
type Counted = [f64; COUNTED];
/// The weights of a model, ring by ring.
type Weights = [Counted; 4];

/// What was counted in a game as its turns began, with the ring that lay open, and whether it was won.
struct Played {
    turns: Vec<(usize, Counted)>,
    won: bool,
}

/// The seed of all games.
const SEED: u64 = 7;
/// How a searcher plays in these games.
const BUDGET: Budget = Budget::Iterations(100);
/// Every so many games one is kept for the test of the weights.
const TESTED: usize = 5;
/// How strongly weights are drawn towards 0.
const RIDGE: f64 = 2.0;

/// The model that the first games are played by, once fitted to games of careful pairs.
const FIRST: [[f32; COUNTED]; 4] = [
    [
        -2.669, 0.252, 0.072, 0.146, 0.183, -0.013, 0.000, -0.045, -0.027, -0.127, -0.161, -0.157, -1.495, 2.180,
        -0.121, 1.167, 1.118, 0.000, -0.017, -0.349, 0.000, 0.000, 0.000, 0.000,
    ],
    [
        -1.641, 0.013, 0.219, 0.092, 0.155, 0.008, 0.037, -0.026, -0.088, -0.258, -0.238, 0.116, -0.856, 1.314, 0.027,
        1.060, 0.544, 0.000, -0.300, -0.774, -0.097, -0.175, 0.000, 0.000,
    ],
    [
        -3.244, 0.242, 0.384, 0.159, 0.237, 0.035, 0.083, -0.074, -0.077, -0.251, -0.293, 0.533, -0.782, 1.623, 0.259,
        0.210, 0.109, 0.000, -0.230, -0.541, -0.244, -0.293, 0.000, 0.000,
    ],
    [
        2.408, 0.000, 0.000, 0.027, 0.122, -0.005, -0.135, -0.003, -0.096, -0.131, -0.353, 0.623, 0.000, 0.000, 0.000,
        0.000, 0.000, 0.000, -1.224, 0.000, -0.213, -0.441, 0.715, 0.087,
    ],
];

/// Pairs search by the first model, then by what their games have taught; the games of both make the weights.
/// Both are needed: pairs who play well hardly differ in what decides, and weights from their games alone say
/// nothing of what such pairs avoid. By those not one game of 200 was won.
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(1200);
    let mut played = play_all(0..games, &Prospect::new(FIRST));
    let taught = fit_all(&played, |_| true).map(|ring| ring.map(|weight| weight as f32));
    played.extend(play_all(games..2 * games, &Prospect::new(taught)));
    print(&fit_all(&played, |_| true));
    test(&played);
}

/// The games of these numbers, played by pairs who search by a model.
fn play_all(numbers: std::ops::Range<u64>, prospect: &Prospect) -> Vec<Played> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let each = (numbers.end - numbers.start).div_ceil(threads as u64).max(1) as usize;
    let played: Vec<Played> = thread::scope(|scope| {
        let shares = (0..threads).map(|thread| numbers.clone().skip(thread * each).take(each));
        let all: Vec<_> = shares
            .map(|share| scope.spawn(move || share.map(|number| play(number, prospect)).collect::<Vec<_>>()))
            .collect();
        all.into_iter().flat_map(|thread| thread.join().expect("a game ends")).collect()
    });
    eprintln!("{} of {} games won", played.iter().filter(|game| game.won).count(), played.len());
    played
}

fn play(number: u64, prospect: &Prospect) -> Played {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    let seed = game_seed(SEED, number);
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut turns, mut legal, mut bot) = (Vec::new(), Vec::new(), Companion::judging(BUDGET, *prospect));
    let mut state = begin(&game, &mut luck, None);
    loop {
        let seats = match game.status(&state) {
            Status::Awaiting(seats) => seats,
            Status::Over(outcome) => {
                return Played { turns, won: matches!(outcome, Outcome::Together { won: true, .. }) };
            }
        };
        if state.begins_turn() {
            let counted = Prospect::counted(&game, &state);
            turns.extend(counted.map(|(ring, counted)| (ring as usize, counted.map(f64::from))));
        }
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut thoughts);
        apply(&game, &mut state, seat, action, &mut luck, None).expect("a bot chooses what it is offered");
    }
}

/// The weights of each ring, by the games whose place is wanted.
fn fit_all(played: &[Played], wanted: fn(usize) -> bool) -> Weights {
    std::array::from_fn(|ring| fit(&rows(played, ring, wanted)))
}

/// What was counted while a ring lay open in the games whose place is wanted, and 1 where that game was won.
fn rows(played: &[Played], ring: usize, wanted: fn(usize) -> bool) -> impl Iterator<Item = (&Counted, f64)> + Clone {
    let games = played.iter().enumerate().filter(move |(place, _)| wanted(*place));
    games.flat_map(move |(_, game)| {
        let turns = game.turns.iter().filter(move |(open, _)| *open == ring);
        turns.map(|(_, counted)| (counted, f64::from(u8::from(game.won))))
    })
}

fn print(weights: &Weights) {
    println!(
        "//! The weights of the model, fitted to games of pairs: `examples/held_hands_model.rs` writes them anew.\n"
    );
    println!("use super::COUNTED;\n");
    println!("/// While each ring is the innermost that lies open.");
    println!("pub(super) const RINGS: [[f32; COUNTED]; 4] = [");
    for ring in weights {
        println!("{}", written(ring, 3));
    }
    println!("];");
}

/// Tells, by tenths of the chance, how far weights from four of five games are off in the fifth.
fn test(played: &[Played]) {
    let learnt = fit_all(played, |place| !place.is_multiple_of(TESTED));
    let mut tenths = Tenths::default();
    for (ring, weights) in learnt.iter().enumerate() {
        for (counted, won) in rows(played, ring, |place| place.is_multiple_of(TESTED)) {
            tenths.add(chance(weights, counted), won);
        }
    }
    tenths.print();
}

fn chance(weights: &Counted, counted: &Counted) -> f64 {
    let sum: f64 = weights.iter().zip(counted).map(|(weight, count)| weight * count).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The weights under which what happened is likeliest.
fn fit<'a>(rows: &(impl Iterator<Item = (&'a Counted, f64)> + Clone)) -> Counted {
    fitting::fit(RIDGE, |weights, curve, slope| {
        for (counted, won) in rows.clone() {
            let chance = chance(weights, counted);
            for (at, row) in curve.iter_mut().enumerate() {
                slope[at] += (won - chance) * counted[at];
                let weight = chance * (1.0 - chance) * counted[at];
                row.iter_mut().zip(counted).for_each(|(cell, count)| *cell += weight * count);
            }
        }
    })
}
