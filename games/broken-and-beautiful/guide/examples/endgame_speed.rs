//! How long it takes to work out the last two rounds of two-player Broken and Beautiful, in games of greedy
//! players: from the first choice of them, from every choice before the deal of the last round, and from the first
//! choice of the last round. Times are of the processor.
//!
//! `cargo run --release -p tsugi-broken-and-beautiful-guide --example endgame_speed -- GAMES`

use tsugi_broken_and_beautiful::{Deck, ENGLISH, FRENCH, Pottery};
use tsugi_broken_and_beautiful_guide::{Endgame, GreedyPotter};
use tsugi_engine::{Bot, Eyes, Game, SeededRng, Status, apply, begin};
use tsugi_search::OpinionBot;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    for (edition, rules) in [("Broken and Beautiful", ENGLISH), ("Kintsugi", FRENCH)] {
        let game = Pottery::new(2, rules, Deck::ours()).expect("our deck is enough");
        let mut endgame = Endgame::default();
        let [mut first, mut every, mut last] = [Vec::new(), Vec::new(), Vec::new()];
        for seed in 0..games {
            let took = one_game(&game, &mut endgame, seed, game.rounds() - 1);
            first.extend(took.first());
            every.extend(took);
            last.extend(one_game(&game, &mut endgame, seed, game.rounds()).first());
        }
        println!("{edition}");
        tell("first choice of the last two rounds", first);
        tell("every choice before the last deal", every);
        tell("first choice of the last round", last);
    }
}

/// How long each choice of a round took to work out, in a game of greedy players.
fn one_game(game: &Pottery, endgame: &mut Endgame, seed: u64, round: usize) -> Vec<f64> {
    let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, 1));
    let (mut state, mut legal, mut took) = (begin(game, &mut luck, None), Vec::new(), Vec::new());
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        if usize::from(state.round()) == round {
            let clock = processor();
            endgame.best(game, &state, u64::MAX).expect("there is no limit");
            took.push(processor() - clock);
        }
        let action = OpinionBot(GreedyPotter).choose(Eyes::of(game, &state, seat), &legal, &mut thoughts);
        apply(game, &mut state, seat, action, &mut luck, None).expect("bots choose what they are offered");
    }
    took
}

/// What this thread has used of the processor, in milliseconds.
fn processor() -> f64 {
    // The clock is brought up to date when the thread rests.
    std::thread::sleep(std::time::Duration::from_nanos(1));
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|used| used.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

/// The median and the longest, in milliseconds.
fn tell(what: &str, mut took: Vec<f64>) {
    took.sort_by(f64::total_cmp);
    let (Some(median), Some(longest)) = (took.get(took.len() / 2), took.last()) else { return };
    println!("{what}: {} positions, median {median:.2} ms, at most {longest:.1} ms", took.len());
}
