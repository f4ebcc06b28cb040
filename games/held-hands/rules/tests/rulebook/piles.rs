//! Discard piles, and the reshuffle at a round's end.

use tsugi_held_hands::{Event, PRINT_AND_PLAY, Reshuffle, Rules};

use crate::scene::{N, S, card, scene, scene_by};

/// S completes the first round with one card; so many lie on the piles before.
fn completes_with(rules: Rules, piles: &str) -> (Vec<Event>, [usize; 2], u8) {
    let mut table = scene_by(rules, &format!("S: O16 0 left GB\nN: O0 0 right RK\nmet: 7\nobjective: G\n{piles}"));
    let events = table.plays(S, "O15 Sa, end");
    let reshuffled = events.into_iter().filter(|event| matches!(event, Event::DiscardReshuffled { .. })).collect();
    (reshuffled, table.seen().players.map(|player| player.discards.len()), table.seen().deck_size)
}

#[test]
fn r42_the_larger_pile_goes_back_and_of_equal_ones_the_completers() {
    // 46 cards lie in the deck and on the piles; the card played makes S's pile one larger.
    let piles = |south| format!("deck: 26\npiles: {south}");
    let goes = |pile, cards| vec![Event::DiscardReshuffled { pile, cards }];
    assert_eq!(completes_with(PRINT_AND_PLAY, &piles(12)), (goes(S, 13), [0, 8], 39));
    assert_eq!(completes_with(PRINT_AND_PLAY, &piles(5)), (goes(N, 15), [6, 0], 41));
    let equal = "deck: 25\npiles: 10";
    assert_eq!(completes_with(PRINT_AND_PLAY, equal), (goes(S, 11), [0, 11], 36), "11 each");
    let both = Rules { reshuffle: Reshuffle::Both, ..PRINT_AND_PLAY };
    assert_eq!(completes_with(both, &piles(12)).1, [0, 0]);
    assert_eq!(completes_with(both, &piles(20)).0, goes(S, 21), "an empty pile is not shuffled");
    let neither = Rules { reshuffle: Reshuffle::Neither, ..PRINT_AND_PLAY };
    assert_eq!(completes_with(neither, &piles(12)), (vec![], [13, 8], 26));
}

#[test]
fn r43_after_the_third_round_too() {
    let mut table = scene("S: I4 0 left RK\nN: I0 0 right RK RB\nmet: 23\nobjective: R\ndeck: 20");
    let events = table.plays(S, "I3 Sa, end");
    assert!(events.iter().any(|event| matches!(event, Event::DiscardReshuffled { pile: S, .. })));
}

#[test]
fn r44_the_reshuffle_comes_after_the_refill() {
    let mut table = scene("S: O16 +1 left GB\nN: O0 0 right RK\nmet: 7\nobjective: G\ndeck: 1");
    let events = table.plays(S, "O15 Sa, end");
    let drawn = events.iter().filter(|event| matches!(event, Event::CardDrawn { .. })).count();
    assert_eq!((table.balance(S), drawn), (0, 1), "the deck held one card as the hand was refilled");
    assert!(table.seen().deck_size > 40, "though it holds more now");
}

#[test]
fn r54_discards_lie_face_up() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, end");
    assert_eq!(table.seen().players[0].discards, [card("GB")]);
    assert!(table.seen().players[N.index()].discards.is_empty());
}
