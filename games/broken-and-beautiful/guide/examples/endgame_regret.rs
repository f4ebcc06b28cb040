//! Holds the master of Broken and Beautiful against plain minimax in last-round positions of real games.
//!
//! `cargo run --release -p tsugi-broken-and-beautiful-guide --example endgame_regret -- POSITIONS`
//!
//! Games are played by greedy players; every choice of the last round counts as a position. Regret is what
//! the choice falls short of the best by plain minimax: the result first, the margin among equal results.

#![expect(clippy::cast_precision_loss, reason = "a few winners")]

use std::time::{Duration, Instant};

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
use tsugi_broken_and_beautiful_guide::{GreedyPotter, ThinkingPotter};
use tsugi_engine::{Bot, Eyes, Game, SeededRng, Status, apply, begin, game_seed};
use tsugi_search::OpinionBot;

#[path = "../tests/plain/mod.rs"]
mod plain;

fn main() {
    let wanted: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let game = Pottery::new(2, ENGLISH, Deck::ours()).expect("our deck is enough");
    let mut master = ThinkingPotter::master();
    let (mut positions, mut worse_result, mut worse_margin, mut index) = (0, 0, 0, 0);
    let (mut thought, mut longest) = (Duration::ZERO, Duration::ZERO);
    while positions < wanted {
        let (mut luck, mut legal) = (SeededRng::new(game_seed(6, index)), Vec::new());
        index += 1;
        let mut state = begin(&game, &mut luck, None);
        while let Status::Awaiting(seats) = game.status(&state) {
            let Some(seat) = seats.first() else { break };
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            if usize::from(state.round()) == game.rounds() && legal.len() > 1 && positions < wanted {
                positions += 1;
                let begun = Instant::now();
                let choice = master.choose(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(positions));
                thought += begun.elapsed();
                longest = longest.max(begun.elapsed());
                let worth = |action| plain::after(&game, &state, seat, action, &mut Vec::new())[seat.index()];
                let chosen = worth(choice);
                let best = legal.iter().map(|&action| worth(action)).fold(chosen, |a, b| if b > a { b } else { a });
                worse_result += u64::from(best.0 > chosen.0);
                worse_margin += u64::from(best.0 <= chosen.0 && best.1 > chosen.1);
            }
            let action = OpinionBot(GreedyPotter).choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
            apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
        }
    }
    println!("positions: {positions}, from {index} games");
    println!("worse result: {worse_result}, worse margin: {worse_margin}");
    println!("a choice: {:.3} ms in the mean, {:.1} ms at most", ms(thought) / positions as f64, ms(longest));
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
