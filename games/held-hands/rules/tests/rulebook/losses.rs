//! Every way to break up, told apart.

use tsugi_engine::Seat;
use tsugi_held_hands::{BreakupReason, DeckOut, Ending, Event, PRINT_AND_PLAY, Rules};

use crate::scene::{N, S, scene, scene_by};

/// How they break up as N's turn begins, after S ended a turn on O15 without a refill.
fn after_south(rules: Rules, north: &str, more: &str) -> Option<BreakupReason> {
    let mut table = scene_by(rules, &format!("S: O16 0 left GB\nN: {north}\n{more}"));
    let events = table.plays(S, "O15 Sa, end");
    let because = match table.ending()? {
        Ending::BrokeUp(because) => because,
        Ending::Reconciled => panic!("nobody is in the Heart"),
    };
    assert_eq!(events.last(), Some(&Event::BrokeUp { seat: N, because }));
    Some(because)
}

#[test]
fn r34_an_empty_deck_is_no_loss_unless_the_table_plays_so() {
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 0 right KR", "deck: 0"), None);
    let loses = Rules { deck_out: DeckOut::Loses, ..PRINT_AND_PLAY };
    assert_eq!(after_south(loses, "O0 0 right KR", "deck: 0"), Some(BreakupReason::DeckOut));
    assert_eq!(after_south(loses, "O0 0 right KR", "deck: 1"), None);
}

#[test]
fn r35_two_empty_hands_as_a_turn_begins_are_a_loss() {
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 0 right", ""), Some(BreakupReason::NoCards));
}

#[test]
fn r36_only_whose_turn_begins_must_be_able_to_move() {
    let mut table = scene("S: O16 0 left GB RG\nN: O0 0 right KB");
    table.plays(S, "O15 Sa, end");
    assert_eq!(table.awaited(), [N], "S has no red for O14 or O16, but it is N's turn");
    table.plays(N, "O31 Na, end");
    assert_eq!(table.ending(), Some(Ending::BrokeUp(BreakupReason::CannotMove)), "now it is S's");
}

#[test]
fn r37_no_payable_step_is_a_loss() {
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 0 right RG KG", ""), Some(BreakupReason::CannotMove));
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 0 right RG KB", ""), None, "one is enough");
}

/// What forbade the step is told, where it was not the price.
#[test]
fn r37_the_reason_names_what_forbade_the_step() {
    let told = |south: &str, north: &str, more: &str| {
        let mut table = scene(&format!("S: {south}\nN: {north}\n{more}"));
        table.plays(S, "O15 Sa, end");
        table.ending()
    };
    // N stands beside O15 and can pay for it alone: S is there.
    let beside = told("O16 0 left GB", "O14 0 right RG KG", "deck: 0");
    assert_eq!(beside, Some(Ending::BrokeUp(BreakupReason::PartnerInTheWay)));
    // The same cards elsewhere pay for nothing.
    let elsewhere = told("O16 0 left GB", "O0 0 right RG KG", "deck: 0");
    assert_eq!(elsewhere, Some(Ending::BrokeUp(BreakupReason::CannotMove)));
}

/// R46: a card that would lead into the Heart at another balance than 0 is no step, and that is the reason.
#[test]
fn r46_the_hearts_balance_is_a_reason_of_its_own() {
    // S goes onto M0, the one green node beside I0.
    let told = |balance: &str| {
        let mut table = scene(&format!("S: O0 0 left GB\nN: I0 {balance} right KG\nmet: 24\ndeck: 0"));
        table.plays(S, "M0 Sa, end, keep");
        table.ending()
    };
    assert_eq!(told("0"), Some(Ending::BrokeUp(BreakupReason::HeartUnbalanced)));
    assert_eq!(told("+1"), None, "green leads into the Heart at 0");
}

#[test]
fn r38_only_steps_out_of_balance_are_a_loss_of_their_own() {
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 +2 right KR", ""), Some(BreakupReason::OutOfBalance));
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 +2 right KR KB", ""), None, "blue leads back");
}

#[test]
fn r62_one_reason_is_told() {
    let told = |north: &str| {
        let mut table = scene(&format!("S: I4 +1 left GB\nN: {north}\nmet: 24\ndeck: 0"));
        table.plays(S, "H Sa, end, keep");
        table.ending()
    };
    for north in ["I0 0 right", "I0 +2 right GR", "O0 0 right RK"] {
        assert_eq!(told(north), Some(Ending::BrokeUp(BreakupReason::NotFollowed)), "{north}");
    }
    // N has a card that no node asks for and one that goes out of balance.
    assert_eq!(after_south(PRINT_AND_PLAY, "O0 +2 right RG KR", ""), Some(BreakupReason::OutOfBalance));
}

#[test]
fn r68_an_empty_deck_is_looked_at_as_a_turn_begins_but_not_when_one_follows() {
    let loses = Rules { deck_out: DeckOut::Loses, ..PRINT_AND_PLAY };
    let mut table = scene_by(loses, "S: I4 +1 left GB\nN: I0 +1 right RG\nmet: 24\ndeck: 5");
    table.plays(S, "H Sa, end, keep");
    assert_eq!((table.seen().deck_size, table.awaited()), (0, vec![N]), "the refill took the last card");
    table.plays(N, "H Na");
    assert_eq!(table.ending(), Some(Ending::Reconciled));
    let mut table = scene_by(loses, "S: O16 0 left GB\nN: O0 0 right KR\nmet: 7\nobjective: G\ndeck: 0");
    table.plays(S, "O15 Sa, end");
    assert_eq!(table.awaited(), [Seat::at(1)], "the reshuffle came before");
}
