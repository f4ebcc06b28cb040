//! The search itself: it repeats itself, uses time as it is told, and allocates nothing once warm.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use tsugi_broken_and_beautiful::{Action, Deck, ENGLISH, Pottery, State};
use tsugi_broken_and_beautiful_guide::GreedyPotter;
use tsugi_engine::{Bot, Eyes, Game, Seat, SeededRng, Status, begin};
use tsugi_search::{Advisor, Budget, Search};

fn pottery() -> Pottery {
    Pottery::new(2, ENGLISH, Deck::ours()).expect("our deck is enough")
}

/// The first choice of a game.
fn opening(game: &Pottery, seed: u64) -> (State, Seat, Vec<Action>) {
    let state = begin(game, &mut SeededRng::new(seed), None);
    let Status::Awaiting(seats) = game.status(&state) else { panic!("a game begins with a choice") };
    let (seat, mut legal) = (seats.first().expect("somebody is awaited"), Vec::new());
    game.legal_actions(&state, seat, &mut legal);
    (state, seat, legal)
}

/// A long search allocates as often as a short one: once a choice, for the view it looks at.
#[test]
fn a_warm_search_allocates_nothing_an_iteration() {
    let game = pottery();
    let (state, seat, legal) = opening(&game, 1);
    for guided in [false, true] {
        let search = |iterations| {
            let percent = if guided { 50 } else { 0 };
            Search::guided(Budget::Iterations(iterations), GreedyPotter, percent)
        };
        let allocated = |iterations: u32| {
            let mut search = search(iterations);
            let mut choose = || search.choose(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(5));
            black_box(choose());
            let counted = allocation_counter::measure(|| {
                black_box(choose());
            });
            counted.count_total
        };
        let (short, long) = (allocated(10), allocated(3000));
        assert_eq!(short, long, "guided: {guided}");
        assert!(short > 0, "the view of a choice is on the heap, so the counter counts");
    }
}

/// Many threads share a budget of time, and their trees are added up.
#[test]
fn a_budget_of_time_is_kept_and_every_choice_gets_an_opinion() {
    let game = pottery();
    let (state, seat, legal) = opening(&game, 2);
    let begun = Instant::now();
    let mut search = Search::guided(Budget::Time(Duration::from_millis(60)), GreedyPotter, 50);
    let advice = search.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(1));
    // Machines under load may be late; a search that forgets the clock would take for ever.
    assert!(begun.elapsed() >= Duration::from_millis(60) && begun.elapsed() < Duration::from_secs(20));
    assert_eq!(advice.hints.len(), legal.len());
    assert!(advice.hints[0].high - advice.hints[0].low < 0.5, "{:?}", advice.hints[0]);
}

#[test]
fn the_same_luck_gives_the_same_advice_to_the_last_bit() {
    let game = pottery();
    let (state, seat, legal) = opening(&game, 3);
    let advise = || {
        let mut search = Search::guided(Budget::Iterations(500), GreedyPotter, 50);
        search.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(9))
    };
    assert_eq!(advise(), advise());
    // A search that has thought before thinks the same.
    let mut search = Search::guided(Budget::Iterations(500), GreedyPotter, 50);
    search.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(8));
    assert_eq!(search.advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(9)), advise());
}
