//! Players of Broken and Beautiful and Kintsugi: what they imagine is so, a search repeats itself, and
//! each beats the one it should. The long measurements stand in `docs/bots.md`.

use tsugi_broken_and_beautiful::{Action, Deck, ENGLISH, FRENCH, Pottery, Rules};
use tsugi_broken_and_beautiful_guide::{GreedyPotter, NovicePotter};
use tsugi_engine::{Bot, Eyes, Game, Imagine, Seat, SeededRng, Status, Viewer, apply, begin, game_seed};
use tsugi_search::{Advisor, Aim, Budget, OpinionBot, Random, Search};
use tsugi_table::Playout;

fn table(seats: usize, rules: Rules) -> Pottery {
    Pottery::new(seats, rules, Deck::ours()).expect("our deck is enough")
}

fn searching(iterations: u32) -> Box<dyn Bot<Pottery>> {
    Box::new(Search::guided(Budget::Iterations(iterations), GreedyPotter, 50))
}

/// How many games the first of two players wins, sitting in either seat.
fn wins(games: u64, first: &dyn Fn() -> Box<dyn Bot<Pottery>>, second: &dyn Fn() -> Box<dyn Bot<Pottery>>) -> u64 {
    let (game, mut playout) = (table(2, ENGLISH), Playout::default());
    let mut won = 0;
    for index in 0..games {
        let seat = Seat::at((index % 2) as usize);
        let mut bots = [first(), second()];
        if seat == Seat::at(1) {
            bots.swap(0, 1);
        }
        let played = playout.run(&game, game_seed(11, index), &mut bots, |_, _| {});
        won += u64::from(played.outcome.winners().contains(seat) && played.outcome.winners().len() == 1);
    }
    won
}

/// A whole game of random choices, every state of it.
fn each_state(game: &Pottery, seed: u64, mut look: impl FnMut(&<Pottery as Game>::State)) {
    let (mut luck, mut list) = (SeededRng::new(seed), Vec::new());
    let mut state = begin(game, &mut luck, None);
    while let Status::Awaiting(seats) = game.status(&state) {
        look(&state);
        let seat = seats.first().expect("somebody is awaited");
        list.clear();
        game.legal_actions(&state, seat, &mut list);
        let action =
            Random.choose(Eyes::of(game, &state, seat), &list, &mut SeededRng::stream(seed, list.len() as u64));
        apply(game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
}

#[test]
fn what_is_imagined_is_the_truth_where_nothing_is_hidden() {
    for (seats, rules) in [(2, ENGLISH), (3, FRENCH), (4, ENGLISH)] {
        let game = table(seats, rules);
        for seed in 0..20 {
            each_state(&game, seed, |state| {
                for viewer in Viewer::all(seats) {
                    let view = game.view(state, viewer);
                    let world = game.imagine(&view, &mut SeededRng::new(1));
                    assert_eq!(&world, state);
                    assert_eq!(game.view(&world, viewer), view);
                }
            });
        }
    }
}

#[test]
fn a_search_of_so_many_games_chooses_the_same_every_time() {
    let game = table(3, FRENCH);
    let choose = || {
        let (mut bots, mut choices) = ([searching(60), searching(60), searching(60)], Vec::<(Seat, Action)>::new());
        Playout::default().run(&game, 5, &mut bots, |seat, action| choices.push((seat, action)));
        choices
    };
    assert_eq!(choose(), choose());
}

#[test]
fn the_greedy_player_beats_the_random_one() {
    let won = wins(300, &|| Box::new(OpinionBot(GreedyPotter)), &|| Box::new(Random));
    assert!(won > 285, "{won} of 300");
}

#[test]
fn the_novice_beats_the_random_player_and_loses_to_the_greedy_one() {
    let over_random = wins(200, &|| Box::new(OpinionBot(NovicePotter)), &|| Box::new(Random));
    assert!(over_random > 130, "{over_random} of 200");
    let over_greedy = wins(200, &|| Box::new(OpinionBot(NovicePotter)), &|| Box::new(OpinionBot(GreedyPotter)));
    assert!(over_greedy < 80, "{over_greedy} of 200");
}

#[test]
fn a_short_search_beats_the_greedy_player() {
    let won = wins(24, &|| searching(150), &|| Box::new(OpinionBot(GreedyPotter)));
    assert!(won > 16, "{won} of 24");
}

#[test]
fn budgets_that_make_no_sense_are_refused() {
    assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
    assert_eq!("500ms".parse(), Ok(Budget::Time(std::time::Duration::from_millis(500))));
    for bad in ["", "0", "0ms", "-1", "1e3", "99999999", "604800000ms", "7 days", "ms"] {
        assert!(bad.parse::<Budget>().is_err(), "{bad}");
    }
}

/// The first hint is what the search would choose; every value lies within its interval.
#[test]
fn hints_tell_every_legal_choice_with_its_chance_to_win() {
    let game = table(2, ENGLISH);
    let state = begin(&game, &mut SeededRng::new(3), None);
    let Status::Awaiting(seats) = game.status(&state) else { panic!("a game begins with a choice") };
    let (seat, mut legal) = (seats.first().expect("somebody is awaited"), Vec::new());
    game.legal_actions(&state, seat, &mut legal);
    let search = || Search::guided(Budget::Iterations(400), GreedyPotter, 50);
    let advice = search().advise(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(1));
    let choice = search().choose(Eyes::of(&game, &state, seat), &legal, &mut SeededRng::new(1));
    assert_eq!((advice.of, advice.hints[0].action), (Aim::Win, choice));
    assert_eq!(advice.hints.len(), legal.len());
    for hint in &advice.hints {
        assert!(legal.contains(&hint.action) && !hint.exact);
        assert!(0.0 <= hint.low && hint.low <= hint.value && hint.value <= hint.high && hint.high <= 1.0, "{hint:?}");
        assert!(hint.high - hint.low < 1.0, "{hint:?}");
    }
}
