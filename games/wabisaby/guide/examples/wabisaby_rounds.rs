//! How long a round of WabiSaby lasts among sensible players, how often the house rule against endless
//! rounds acts, and how the sensible player does alone:
//! `cargo run --release -p tsugi-wabisaby-guide --example wabisaby_rounds [GAMES]`.

use tsugi_engine::{Bot, Eyes, Game, Options, SeededRng, Status, apply, begin, game_seed};
use tsugi_wabisaby::{Components, Event, Lowered, WabiSaby};
use tsugi_wabisaby_guide::Sensible;

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200);
    alone(10 * games);
    println!("seats  rounds  turns a round  rounds in which the stall limit acts");
    for seats in 2..=8 {
        let game = table(seats);
        let (mut rounds, mut turns, mut stalled) = (0u32, 0u32, 0u32);
        for index in 0..u64::from(games) {
            for event in play(&game, game_seed(0, index)) {
                match event {
                    Event::RoundBegan { .. } => rounds += 1,
                    Event::TurnEnded { .. } => turns += 1,
                    Event::DieLowered { because: Lowered::Stall, .. } => stalled += 1,
                    _ => {}
                }
            }
        }
        let share = |part: u32| f64::from(part) / f64::from(rounds);
        println!("{seats:>5}  {rounds:>6}  {:>13.1}  {:>8.1} %", share(turns), 100.0 * share(stalled));
    }
}

fn table(seats: usize) -> WabiSaby {
    let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
    WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough")
}

/// The mean of the one-player game with its 95 % interval, and how often the challenge is met.
fn alone(games: u32) {
    let game = table(1);
    let (mut sum, mut squares, mut met) = (0.0, 0.0, 0u32);
    for index in 0..u64::from(games) {
        let points = |event: Event| if let Event::RoundScored { points, .. } = event { f64::from(points) } else { 0.0 };
        let score: f64 = play(&game, game_seed(0, index)).into_iter().map(points).sum();
        sum += score;
        squares += score * score;
        met += u32::from(score >= f64::from(game.components().solo.challenge));
    }
    let many = f64::from(games);
    let mean = sum / many;
    let deviation = ((squares / many - mean * mean) / many).sqrt();
    let share = 100.0 * f64::from(met) / many;
    println!("alone: {games} games, mean {mean:.2} ± {:.2}, challenge met in {share:.1} %", 1.96 * deviation);
}

/// A whole game of sensible players; in each round only the first time the limit acts is kept.
fn play(game: &WabiSaby, seed: u64) -> Vec<Event> {
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut log, mut legal) = (Vec::new(), Vec::new());
    let mut state = begin(game, &mut luck, Some(&mut log));
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let action = Sensible.choose(Eyes::of(game, &state, seat), &legal, &mut thoughts);
        apply(game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("bots choose what they are offered");
    }
    let mut acted = false;
    log.retain(|event| match event {
        Event::RoundBegan { .. } => {
            acted = false;
            true
        }
        Event::DieLowered { because: Lowered::Stall, .. } => !std::mem::replace(&mut acted, true),
        _ => true,
    });
    log
}
