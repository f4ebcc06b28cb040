//! The end of Broken and Beautiful worked out, held against plain recursion on positions from real games.

#![expect(clippy::cast_precision_loss, reason = "a few winners")]

mod plain;

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Entry, FRENCH, Kind, Pattern, Pottery, Rules, State};
use tsugi_engine::{Bot, Eyes, Game, Seat, Seeded, Status, apply, begin};
use tsugi_players::{Advisor, Budget, Endgame, GreedyPotter, Guided, ThinkingPotter};

fn table(seats: usize, rules: Rules) -> Pottery {
    Pottery::new(seats, rules, Deck::ours()).expect("our deck is enough")
}

/// Every position of a game between greedy players.
fn each_position(game: &Pottery, seed: u64, mut look: impl FnMut(&State, Seat, usize)) {
    let (mut luck, mut list) = (Seeded::new(seed), Vec::new());
    let mut state = begin(game, &mut luck, None);
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        list.clear();
        game.legal_actions(&state, seat, &mut list);
        look(&state, seat, list.len());
        let action = Guided(GreedyPotter).choose(Eyes::of(game, &state, seat), &list, &mut luck);
        apply(game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
    }
}

/// Holds the solver against plain recursion wherever a position is small enough for that.
fn compare(game: &Pottery, seeds: u64, wanted: impl Fn(&State, usize) -> bool) -> u32 {
    let (mut endgame, mut compared) = (Endgame::default(), 0);
    for seed in 0..seeds {
        each_position(game, seed, |state, seat, choices| {
            if choices < 2 || !wanted(state, choices) {
                return;
            }
            let all = endgame.all(game, state, u64::MAX).expect("the end is near");
            let mut most = None;
            for &(action, found) in &all {
                let plain = plain::after(game, state, seat, action, &mut Vec::new())[seat.index()];
                assert!(
                    (found.won - plain.0).abs() < 1e-9 && (found.lead - plain.1).abs() < 1e-6,
                    "seed {seed}, {action:?}: {found:?}, plainly {plain:?}"
                );
                most = most.max(Some((plain.0 * 1e6 + plain.1).round() as i64));
            }
            let best = endgame.best(game, state, u64::MAX).expect("the end is near");
            let chosen = plain::after(game, state, seat, best, &mut Vec::new())[seat.index()];
            assert_eq!(Some((chosen.0 * 1e6 + chosen.1).round() as i64), most, "seed {seed}: {best:?}");
            compared += 1;
        });
    }
    compared
}

#[test]
fn the_last_round_of_two_is_solved() {
    for rules in [ENGLISH, FRENCH] {
        let game = table(2, rules);
        // The first pick has ten choices, and plain recursion takes long from there.
        let compared = compare(&game, 30, |state, choices| usize::from(state.round()) == game.rounds() && choices <= 8);
        assert!(compared > 60, "{compared}");
    }
}

#[test]
fn the_last_rounds_of_three_and_four_are_solved() {
    for (seats, left) in [(3, 3), (4, 3)] {
        let game = table(seats, ENGLISH);
        let last = |state: &State, _: usize| usize::from(state.round()) == game.rounds() && state.area().len() <= left;
        let compared = compare(&game, 8, last);
        assert!(compared > 15, "{seats} players: {compared}");
    }
}

/// Eleven cards, two rounds of five: small enough for plain recursion over every sequence of lots.
#[test]
fn the_deal_before_the_last_round_is_gone_through() {
    let entry = |kind, patterns: &[Pattern], copies, ingots| Entry {
        kind,
        patterns: patterns.to_vec(),
        copies,
        ingots,
        ours: Vec::new(),
    };
    let entries = vec![
        entry(Kind::Gold, &[], 4, 2),
        entry(Kind::Cup, &[Pattern::Blue, Pattern::White], 1, 1),
        entry(Kind::Bowl, &[Pattern::Blue], 2, 2),
        entry(Kind::TeaJar, &[Pattern::White], 2, 1),
        entry(Kind::StorageBox, &[], 1, 1),
    ];
    let deck = Deck::new("small", entries).expect("such a deck can be played with");
    let game = Pottery::new(2, ENGLISH, deck).expect("eleven cards are two rounds of two");
    assert_eq!(game.rounds(), 2);
    let compared = compare(&game, 12, |state, choices| state.round() == 1 && state.area().is_empty() && choices <= 3);
    assert!(compared >= 3, "{compared}");
}

#[test]
fn what_is_far_from_the_end_or_too_large_is_left_alone() {
    let game = table(2, ENGLISH);
    let mut endgame = Endgame::default();
    each_position(&game, 1, |state, _, _| {
        let near = usize::from(state.round()) + 1 >= game.rounds();
        assert!(near || endgame.best(&game, state, u64::MAX).is_none(), "round {}", state.round());
    });
    let mut first_of_last = 0;
    each_position(&game, 2, |state, _, choices| {
        if usize::from(state.round()) == game.rounds() && choices == 10 {
            assert!(endgame.best(&game, state, 5).is_none(), "five positions are not enough");
            first_of_last += 1;
        }
    });
    assert_eq!(first_of_last, 1);
}

#[test]
fn hints_of_the_last_round_say_exact_and_agree_with_the_choice() {
    let game = table(2, ENGLISH);
    let mut asked = 0;
    each_position(&game, 3, |state, seat, choices| {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let last = usize::from(state.round()) == game.rounds();
        if choices < 2 || !(last || state.round() == 1) {
            return;
        }
        let mut potter = ThinkingPotter::new(Budget::Iterations(20)).working_out(1_000_000);
        let eyes = || Eyes::of(&game, state, seat);
        let advice = potter.advise(eyes(), &legal, &mut Seeded::new(1));
        assert!(advice.hints.iter().all(|hint| hint.exact == last), "{advice:?}");
        if last {
            let choice = potter.choose(eyes(), &legal, &mut Seeded::new(1));
            let chosen = advice.hints.iter().find(|hint| hint.action == choice).expect("every choice has a hint");
            assert!((chosen.value - advice.hints[0].value).abs() < 1e-9);
            assert_eq!(advice.hints.len(), legal.len());
            asked += 1;
        }
    });
    assert!(asked > 2, "{asked}");
}
