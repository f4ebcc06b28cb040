//! Iterations of the search from the first choice of two-player Broken and Beautiful, random rollouts to
//! the end, one thread: what `cargo xtask speed` divides by CPU time.
//!
//! `cargo run --release -p tsugi-broken-and-beautiful-guide --example search_speed -- SEARCHES`

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
use tsugi_engine::{Bot, Eyes, Game, SeededRng, Status, begin};
use tsugi_search::{Budget, Search};

/// As many as the yardstick's searches have.
const ITERATIONS: u32 = 100_000;

fn main() {
    let searches: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(9);
    let game = Pottery::new(2, ENGLISH, Deck::ours()).expect("our deck is enough");
    let (mut search, mut legal) = (Search::new(Budget::Iterations(ITERATIONS)), Vec::new());
    for seed in 0..searches {
        let state = begin(&game, &mut SeededRng::new(seed), None);
        let Status::Awaiting(seats) = game.status(&state) else { continue };
        let Some(seat) = seats.first() else { continue };
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let choice = search.choose(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(seed));
        eprintln!("{choice:?}");
    }
    println!("iterations: {}", searches * u64::from(ITERATIONS));
}
