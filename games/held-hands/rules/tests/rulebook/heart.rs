//! The Heart, and the partner's one turn to follow.

use tsugi_held_hands::{Action, BreakupReason, Ending, Event, Illegal, PhaseView};

use crate::scene::{N, S, node, scene};

/// All objectives are met; S stands at a gate at +1, N at another.
const GATES: &str = "S: I4 +1 left GB RK KR\nN: I0 +1 right RG KB\nmet: 24\ndeck: 0";

#[test]
fn r45_the_heart_is_the_last_step_from_a_gate() {
    let mut table = scene("S: I3 0 left KR GB RK\nN: I0 0 right RK\nmet: 24");
    table.refuses(S, "H Sb", Illegal::NotJoined { from: node("I3"), to: node("H") });
    table.plays(S, "I4 Sa, H Sb");
    assert_eq!(table.legal(S), [Action::EndTurn], "the walk to the gate may be of the same turn");
    table.refuses(S, "I0 Sc", Illegal::InTheHeart);
}

/// R46, the printed example as R1 reads it: at −1 a red or black card, never a blue or green one.
#[test]
fn r46_any_colour_that_brings_the_balance_to_zero_pays() {
    let mut table = scene("S: I4 -1 left RK KR BG GB\nN: I0 0 right RK\nmet: 24");
    table.refuses(S, "H Sc", Illegal::HeartUnbalanced { balance: -2 });
    table.refuses(S, "H Sd", Illegal::HeartUnbalanced { balance: -2 });
    table.plays(S, "H Sa");
    assert_eq!(table.balance(S), 0);
    let mut table = scene("S: I4 -1 left RK KR BG GB\nN: I0 0 right RK\nmet: 24");
    table.plays(S, "H Sb");
    // G R K G B, and the sixth card leads home at −2, which the chain resets.
    let mut table = scene("S: I1 0 left GB RK KR GR BK BG\nN: O0 0 right RK\nmet: 24");
    table.plays(S, "I2 Sa, I3 Sb, I4 Sc, I5 Sd, I6 Se, H Sf");
    assert_eq!(table.balance(S), -2);
    table.plays(S, "end");
    assert_eq!(table.balance(S), 0);
}

/// R24, R46: every card of either hand that brings the balance to zero is offered for the Heart, and no other.
#[test]
fn r46_all_cards_that_pay_for_the_heart_are_offered() {
    let offered = |balance: &str| {
        let table = scene(&format!("S: I4 {balance} left RK KR BG GB\nN: I0 0 right RK KB RG\nmet: 24"));
        let paid = |action: Action| match action {
            Action::Step { to, hand, place } if to == node("H") => {
                Some(format!("{}{}", if hand == S { 'S' } else { 'N' }, place.letter()))
            }
            _ => None,
        };
        table.legal(S).into_iter().filter_map(paid).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(offered("-1"), "Sa Sb Na", "red and black, whoever's");
    assert_eq!(offered("+1"), "Sc Sd Nb Nc", "blue and green");
    assert_eq!((offered("0"), offered("+2"), offered("-2")), (String::new(), String::new(), String::new()));
}

#[test]
fn r47_the_heart_is_closed_until_the_turn_after_the_last_objective() {
    let mut table = scene("S: I5 0 left KR GB\nN: I0 0 right RK\nmet: 23\nobjective: K");
    table.plays(S, "I4 Sa");
    table.refuses(S, "H Sb", Illegal::HeartClosed);
    let mut table = scene("S: O16 0 left KR GB\nN: O0 0 right RK");
    table.refuses(S, "H Sb", Illegal::HeartClosed);
}

#[test]
fn r48_nobody_must_go_in_at_once() {
    let mut table = scene(GATES);
    table.plays(S, "I5 Sa, end");
    assert_eq!(table.awaited(), [N]);
}

#[test]
fn r49_the_partner_follows_on_the_very_next_turn() {
    let mut table = scene(GATES);
    table.plays(S, "H Sa, end, keep");
    assert!(matches!(table.seen().phase, PhaseView::Walking { seat: N, must_follow: true, .. }));
}

#[test]
fn r50_the_first_one_in_ends_the_turn_and_leaves_the_hand_to_the_partner() {
    let mut table = scene("S: I4 +1 left GB RK KR\nN: I0 -1 right RG\nmet: 24\ndeck: 3");
    table.plays(S, "H Sa, end, keep");
    assert_eq!(table.seen().players[0].hand_size, 5, "balance 0, so the hand is refilled");
    table.plays(N, "H Sb");
    assert_eq!(table.ending(), Some(Ending::Reconciled), "paid with S's card, and S's token blocks nobody");
}

#[test]
fn r51_who_must_follow_ends_the_turn_only_where_the_heart_is_out_of_reach() {
    // N can step to I1 and from there back to a gate no more: it is told at once, and the steps can be taken back.
    let mut table = scene("S: I4 +1 left GB\nN: I0 +1 right RB RG\nmet: 24\ndeck: 0");
    table.plays(S, "H Sa, end, keep");
    table.refuses(N, "end", Illegal::MustMove);
    assert!(matches!(table.seen().phase, PhaseView::Walking { too_late: false, .. }));
    table.plays(N, "I1 Na");
    assert!(matches!(table.seen().phase, PhaseView::Walking { too_late: true, .. }));
    let events = table.plays(N, "end");
    assert_eq!(events.last(), Some(&Event::BrokeUp { seat: N, because: BreakupReason::NotFollowed }));
}

/// R51: where no walk leads there, the loss is told as the turn begins.
#[test]
fn r51_a_turn_that_cannot_reach_the_heart_is_over_at_once() {
    let begins = |north: &str| {
        let mut table = scene(&format!("S: I4 +1 left GB\nN: {north}\nmet: 24\ndeck: 0"));
        table.plays(S, "H Sa, end, keep");
        table.ending()
    };
    let over = Some(Ending::BrokeUp(BreakupReason::NotFollowed));
    assert_eq!(begins("I0 +1 right RG"), None, "green leads home");
    assert_eq!(begins("I0 0 right RB RK"), over, "a step could be paid, but none leads home at 0");
    assert_eq!(begins("O0 0 right KR KB"), over, "too far for two cards");
}

#[test]
fn r61_they_win_at_once_when_both_are_in() {
    let mut table = scene(GATES);
    table.plays(S, "H Sa, end, keep");
    let events = table.plays(N, "H Na");
    assert_eq!(events.last(), Some(&Event::Reconciled));
    assert!(!events.contains(&Event::BalanceReset { seat: N }), "it was 0 already");
    assert_eq!(table.ending(), Some(Ending::Reconciled));
    assert_eq!((table.balance(S), table.balance(N)), (0, 0));
}
