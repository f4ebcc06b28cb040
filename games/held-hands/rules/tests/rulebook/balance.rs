//! The balance: its limit, the chain of six, and the refill.

use tsugi_held_hands::{Chain, Event, Illegal, PRINT_AND_PLAY, Rules};

use crate::scene::{N, S, scene, scene_by};

/// Six cards from O16 westward: K B R B R G.
const CHAIN: &str = "S: O16 0 left KR BK RG BR RK GB\nN: O0 0 right RK\ndeck: 9";
const SIX: &str = "O17 Sa, O18 Sb, O19 Sc, O20 Sd, O21 Se, O22 Sf";

#[test]
fn r32_who_ends_at_zero_refills_to_six_and_nobody_else() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, O14 Sb, end");
    assert_eq!([S, N].map(|who| table.seen().players[who.index()].hand_size), [6, 1]);
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, end");
    assert_eq!(table.seen().players[0].hand_size, 1, "not at −1");
}

#[test]
fn r33_a_refill_draws_what_the_deck_has() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK\ndeck: 3");
    table.plays(S, "O15 Sa, O14 Sb, end");
    assert_eq!((table.seen().players[0].hand_size, table.seen().deck_size), (3, 0));
    assert_eq!(table.ending(), None);
}

#[test]
fn r39_the_limit_is_checked_after_every_step_of_a_chain() {
    let mut table = scene("S: O15 +1 left RK KR BG\nN: O0 0 right");
    table.plays(S, "O16 Sa");
    table.refuses(S, "O17 Sb", Illegal::OutOfBalance { balance: 3 });
    assert!(table.steps(S).is_empty(), "though a blue card would bring it back");
    let mut table = scene("S: O1 -1 left GB GR KB\nN: O16 0 right");
    table.plays(S, "O2 Sa");
    assert_eq!((table.balance(S), table.steps(S).len()), (-2, 1), "to the other side as well");
}

#[test]
fn r40_six_cards_of_one_turn_are_a_chain_whoever_paid() {
    let told = |balance: &str| {
        let mut table = scene(&format!("S: O16 {balance} left KR BK RG\nN: O0 0 right RB KR RG RK\ndeck: 9"));
        let events = table.plays(S, "O17 Sa, O18 Sb, O19 Sc, O20 Na, O21 Nb, O22 Nc, end");
        events.contains(&Event::BalanceReset { seat: S })
    };
    assert!(told("-1"), "three cards of each hand");
    assert!(!told("0"), "it is 0 again already, as it would be in the Heart");
    let tipped = CHAIN.replace("O16 0", "O16 -1");
    let mut table = scene(&tipped);
    let events = table.plays(S, &format!("{SIX}, end"));
    assert!(events.contains(&Event::BalanceReset { seat: S }));
    let five = SIX.rsplit_once(',').expect("six steps").0;
    let mut table = scene(&tipped);
    let events = table.plays(S, &format!("{five}, end"));
    assert!(!events.contains(&Event::BalanceReset { seat: S }), "five are none");
}

#[test]
fn r41_a_chain_resets_once_when_the_turn_ends() {
    let mut table = scene("S: O17 0 left BK RG BR RK GB KR\nN: O0 0 right RK\ndeck: 9");
    table.plays(S, "O18 Sa, O19 Sb, O20 Sc, O21 Sd, O22 Se");
    assert_eq!(table.balance(S), -1);
    table.plays(S, "O23 Sf");
    assert_eq!(table.balance(S), 0);
    let mut table = scene("S: O16 -1 left KR BK RG BR RK GB\nN: O0 0 right RK\ndeck: 9");
    table.plays(S, SIX);
    assert_eq!(table.balance(S), -1, "not before");
    let events = table.plays(S, "end");
    let drawn = events.iter().filter(|event| matches!(event, Event::CardDrawn { .. })).count();
    assert_eq!((table.balance(S), drawn), (0, 6), "then the hand is refilled");
    let nothing = Rules { chain: Chain::DoesNothing, ..PRINT_AND_PLAY };
    let mut table = scene_by(nothing, "S: O16 -1 left KR BK RG BR RK GB\nN: O0 0 right RK\ndeck: 9");
    table.plays(S, &format!("{SIX}, end"));
    assert_eq!(table.balance(S), -1, "where the table plays without it");
}
