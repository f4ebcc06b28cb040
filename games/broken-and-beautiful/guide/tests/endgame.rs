//! The end of Broken and Beautiful worked out, held against plain recursion on positions from real games.

#![expect(clippy::cast_precision_loss, reason = "a few winners")]

mod plain;

use tsugi_broken_and_beautiful::{
    BrokenAtEnd, Deck, ENGLISH, Entry, FRENCH, Kind, Pattern, Pottery, Rules, State, Supply,
};
use tsugi_broken_and_beautiful_guide::{Endgame, GreedyPotter, ThinkingPotter};
use tsugi_engine::{Bot, Eyes, Game, Seat, SeededRng, Status, apply, begin};
use tsugi_search::{Advisor, Budget, OpinionBot};

fn table(seats: usize, rules: Rules) -> Pottery {
    Pottery::new(seats, rules, Deck::ours()).expect("our deck is enough")
}

/// Every position of a game between greedy players.
fn each_position(game: &Pottery, seed: u64, mut look: impl FnMut(&State, Seat, usize)) {
    let (mut luck, mut list) = (SeededRng::new(seed), Vec::new());
    let mut state = begin(game, &mut luck, None);
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is awaited");
        list.clear();
        game.legal_actions(&state, seat, &mut list);
        look(&state, seat, list.len());
        let action = OpinionBot(GreedyPotter).choose(Eyes::of(game, &state, seat), &list, &mut luck);
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

/// A small deck; its gold makes up for what is wanted in number.
fn small(cards: u8) -> Deck {
    let entry = |kind, patterns: &[Pattern], copies, ingots| Entry {
        kind,
        patterns: patterns.to_vec(),
        copies,
        ingots,
        ours: Vec::new(),
    };
    let entries = vec![
        entry(Kind::Gold, &[], cards - 7, 2),
        entry(Kind::Cup, &[Pattern::Blue, Pattern::White], 1, 1),
        entry(Kind::Bowl, &[Pattern::Blue], 2, 2),
        entry(Kind::TeaJar, &[Pattern::White], 2, 1),
        entry(Kind::StorageBox, &[], 1, 1),
    ];
    Deck::new("small", entries).expect("such a deck can be played with")
}

/// Two rounds of five: small enough for plain recursion over every sequence of lots. The deck runs dry, or
/// one card is left in the end, or two.
#[test]
fn the_deal_before_the_last_round_is_gone_through() {
    let mixed = Rules { broken_at_end: BrokenAtEnd::AreDiscarded, supply: Supply::Unlimited, ..ENGLISH };
    for (cards, seeds, choices, rules) in
        [(11, 12, 3, ENGLISH), (11, 12, 3, FRENCH), (10, 30, 4, FRENCH), (10, 30, 4, mixed), (12, 6, 2, ENGLISH)]
    {
        let game = Pottery::new(2, rules, small(cards)).expect("so many cards are two rounds of two");
        assert_eq!(game.rounds(), 2);
        let near = |state: &State, listed: usize| state.round() == 1 && state.area().is_empty() && listed <= choices;
        let compared = compare(&game, seeds, near);
        assert!(compared >= 2, "{cards} cards: {compared}");
    }
}

/// Where there is little but tea jars, both want most of them and have to watch each other.
#[test]
fn last_rounds_full_of_tea_jars_are_solved() {
    let entry = |kind, copies| Entry { kind, patterns: Pattern::ALL.to_vec(), copies, ingots: 1, ours: Vec::new() };
    let gold = Entry { kind: Kind::Gold, patterns: Vec::new(), copies: 4, ingots: 2, ours: Vec::new() };
    for rules in [ENGLISH, FRENCH] {
        let deck = Deck::new("jars", vec![entry(Kind::TeaJar, 4), entry(Kind::Teapot, 3), gold.clone()]);
        let game = Pottery::new(2, rules, deck.expect("such a deck can be played with")).expect("it is enough");
        let last = |state: &State, choices: usize| {
            usize::from(state.round()) == game.rounds() && choices <= 6 && state.area().len() <= 3
        };
        let compared = compare(&game, 60, last);
        assert!(compared > 60, "{compared}");
    }
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
        let advice = potter.advise(eyes(), &legal, &mut SeededRng::new(1));
        assert!(advice.hints.iter().all(|hint| hint.exact == last), "{advice:?}");
        if last {
            let choice = potter.choose(eyes(), &legal, &mut SeededRng::new(1));
            let chosen = advice.hints.iter().find(|hint| hint.action == choice).expect("every choice has a hint");
            assert!((chosen.value - advice.hints[0].value).abs() < 1e-9);
            assert_eq!(advice.hints.len(), legal.len());
            asked += 1;
        }
    });
    assert!(asked > 2, "{asked}");
}
