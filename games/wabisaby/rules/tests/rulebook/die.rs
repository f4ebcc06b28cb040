//! The die: the lock, the ban, the showcase, the house rule.

use tsugi_engine::Seat;
use tsugi_wabisaby::{Event, Illegal, Lowered};

use crate::scene::{A, B, C, Table, choice, game, lowered, scene, scene_with};

const THREE: &str = "A: 1 2 3 4 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: 1 2 3";

fn three(lines: &str) -> Table {
    scene(&format!("{THREE}\n{lines}"))
}

/// R12: for a full round of turns nobody may appraise; back at the appraiser the die goes down first.
#[test]
fn r12_an_appraisal_locks_the_die_for_a_round_of_turns() {
    let mut table = three("A plays\ndie: 3");
    assert_eq!(lowered(&table.plays(A, "appraise")), [], "the number is not changed yet");
    for seat in [B, C] {
        table.refuses(seat, choice("appraise"), Illegal::Locked { by: A }, "R12");
        let events = table.plays(seat, "exchange 1 A 1");
        let expected: &[_] = if seat == C { &[(Lowered::Appraisal, 2)] } else { &[] };
        assert_eq!(lowered(&events), expected);
    }
    assert_eq!((table.turn(), table.die(), table.view(A).lock), (Some(A), 2, None));
    table.plays(A, "exchange 1 B 1");
    assert_eq!(table.view(A).last_appraiser, Some(A));
    table.plays(B, "appraise");
    assert_eq!((table.view(A).lock, table.view(A).last_appraiser), (Some(B), Some(B)));
}

/// R12: at 0 the round ends there and the appraiser does not act.
#[test]
fn r12_at_zero_the_round_ends_before_the_appraiser_acts() {
    let mut table = three("A plays\ndie: 1");
    table.plays(A, "appraise");
    table.plays(B, "exchange 1 C 1");
    let events = table.plays(C, "exchange 1 B 1");
    assert_eq!(lowered(&events), [(Lowered::Appraisal, 0)]);
    assert!(events.iter().any(|event| matches!(event, Event::HandRevealed { .. })));
    assert_eq!(table.turn(), None, "the next round is being laid out, or the game is over");
}

/// R13: who appraised last may not again until somebody else has.
#[test]
fn r13_nobody_appraises_twice_running() {
    let mut table = scene(&format!("A plays\n{THREE}\nlast: A"));
    table.refuses(A, choice("appraise"), Illegal::AppraisedLast, "R13");
    table.plays(A, "exchange 1 B 1");
    assert!(table.legal(B).contains(&choice("appraise")));
    table.plays(B, "appraise");
    table.plays(C, "exchange 1 A 1");
    table.refuses(A, choice("appraise"), Illegal::Locked { by: B }, "R12");
    table.plays(A, "exchange 1 B 1");
    table.refuses(B, choice("appraise"), Illegal::AppraisedLast, "R13");
    table.plays(B, "exchange 1 C 1");
    table.plays(C, "exchange 1 A 1");
    assert!(table.legal(A).contains(&choice("appraise")), "B appraised since");
}

/// R13: the ban holds until somebody else has appraised, however many turns pass.
#[test]
fn r13_the_ban_holds_for_turns_on_end() {
    let mut table = scene(&format!("A plays\n{THREE}\nlast: A\ndie: 6"));
    for _ in 0..3 {
        table.refuses(A, choice("appraise"), Illegal::AppraisedLast, "R13");
        table.plays(A, "exchange 1 B 1");
        assert!(table.legal(B).contains(&choice("appraise")), "it is A's alone");
        table.plays(B, "exchange 1 C 1");
        assert!(table.legal(C).contains(&choice("appraise")), "it is A's alone");
        table.plays(C, "exchange 1 A 1");
    }
}

/// R13: with two, the appraiser must exchange when the lock is over.
#[test]
fn r13_with_two_the_appraiser_exchanges_next() {
    let mut table = scene("A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 1 2 3\ndie: 4");
    table.plays(A, "appraise");
    table.plays(B, "exchange 1 A 1");
    assert_eq!((table.turn(), table.die()), (Some(A), 3));
    table.refuses(A, choice("appraise"), Illegal::AppraisedLast, "R13");
    table.plays(A, "exchange 1 B 1");
    table.plays(B, "appraise");
}

/// R32: lock and ban end with the round.
#[test]
fn r32_lock_and_ban_end_with_the_round() {
    let mut table = scene_with(&[("target_score", "50")], &format!("B plays\n{THREE}\ndie: 1\nlock: A\nstalled: 3"));
    table.plays(B, "exchange 1 C 1");
    table.plays(C, "exchange 1 B 1");
    for seat in [A, B, C] {
        table.plays(seat, "keep 1 2 3");
    }
    let first = table.turn().expect("somebody begins");
    assert!(table.legal(first).contains(&choice("appraise")));
    assert_eq!(table.view(A).stalled, 0);
}

/// R14: all three down: the die goes down at once and all are turned up.
#[test]
fn r14_a_showcase_that_lies_down_is_turned_at_once() {
    let mut table = scene("A plays\nA: 1> 2 3 4 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: 4_ 5_ 6\ndie: 3");
    let events = table.plays(A, "showcase 1 3");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let exchanged = at(|event| matches!(event, Event::ShowcaseExchanged { .. }));
    let die = at(|event| matches!(event, Event::DieLowered { because: Lowered::Showcase, die: 2 }));
    let turned = at(|event| matches!(event, Event::ShowcaseTurned { .. }));
    assert!(exchanged < die && die < turned);
    assert_eq!((table.showcase().as_str(), table.die(), table.turn()), ("4 5 1", 2, Some(B)));
}

/// R14: two cards down turn nothing, and neither does one.
#[test]
fn r14_two_of_three_cards_down_turn_nothing() {
    for (before, after) in [("4_ 5 6", "# 5 #"), ("4 5 6", "4 5 #")] {
        let mut table =
            scene(&format!("A plays\nA: 1> 2 3 4 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: {before}\ndie: 3"));
        let events = table.plays(A, "showcase 1 3");
        assert_eq!((lowered(&events), table.showcase().as_str(), table.die()), (Vec::new(), after, 3));
        assert!(!events.iter().any(|event| matches!(event, Event::ShowcaseTurned { .. })));
    }
}

/// R14: at 0 the round ends at once, and a pending appraisal is dropped.
#[test]
fn r14_at_zero_the_round_ends_at_once() {
    let mut table = scene_with(
        &[("target_score", "50")],
        "B plays\nA: . . . . . .\nB: 1 2 3 4 5 6\nC: . . . . . .\nshowcase: 4_ 5_ 6\ndie: 1\nlock: A",
    );
    let events = table.plays(B, "showcase 1 3");
    assert_eq!(lowered(&events), [(Lowered::Showcase, 0)]);
    let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
    assert_eq!(turns, 0, "no turn follows");
    assert!(events.iter().any(|event| matches!(event, Event::RoundBegan { .. })));
    assert_eq!(table.view(A).lock, None);
}

/// R14: it happens during the lock; the pending one still comes.
#[test]
fn r14_the_lock_does_not_stop_the_showcase() {
    let mut table =
        scene("B plays\nA: . . . . . .\nB: 1 2 3 4 5 6\nC: . . . . . .\nshowcase: 4_ 5_ 6\ndie: 5\nlock: A");
    assert_eq!(lowered(&table.plays(B, "showcase 1 3")), [(Lowered::Showcase, 4)]);
    assert_eq!(table.view(B).lock, Some(A));
    assert_eq!(lowered(&table.plays(C, "exchange 1 B 1")), [(Lowered::Appraisal, 3)]);
}

/// R34: where both come in one turn, the showcase is first.
#[test]
fn r34_the_showcase_comes_before_the_pending_appraisal() {
    let drawing = |die: u8| {
        format!("C plays\nA: . . . . . .\nB: . . . . . .\nC: 1 2 3 4 5 6\nshowcase: 4_ 5_ 6\ndie: {die}\nlock: A")
    };
    let mut table = scene(&drawing(3));
    assert_eq!(lowered(&table.plays(C, "showcase 1 3")), [(Lowered::Showcase, 2), (Lowered::Appraisal, 1)]);
    assert_eq!(table.turn(), Some(A));
    let mut table = scene(&drawing(2));
    let events = table.plays(C, "showcase 1 3");
    assert_eq!(lowered(&events), [(Lowered::Showcase, 1), (Lowered::Appraisal, 0)]);
    assert!(events.iter().any(|event| matches!(event, Event::HandRevealed { .. })));
    let mut table = scene(&drawing(1));
    assert_eq!(lowered(&table.plays(C, "showcase 1 3")), [(Lowered::Showcase, 0)]);
}

/// R15: turned, a Wabi Sabi card is known to all and counts as up.
#[test]
fn r15_a_turned_wabi_sabi_card_counts_as_up() {
    let mut table = scene("A plays\nA: W< 2 3 4 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: W_ W_ 6\ndie: 4");
    table.plays(A, "showcase 1 3");
    assert_eq!((table.showcase().as_str(), table.die()), ("W W W", 3));
    let events = table.plays(B, "showcase 1 1");
    assert_eq!(lowered(&events), [], "three Wabi Sabi cards do not turn for ever");
    assert_eq!(table.showcase(), "# W W");
    assert_eq!(table.sees(B, B).chars().next(), Some('#'), "in a hand it is a back again");
    for viewer in [Some(A), Some(B), Some(C), None] {
        assert!(table.notes(viewer).contains(&"B1=W".into()), "all saw it go there");
    }
}

/// R16: the die caps appraisals; a turned showcase uses it up too, and it never goes up.
#[test]
fn r16_whatever_lowers_the_die_uses_it_up() {
    let mut table =
        scene_with(&[("target_score", "50")], "A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 4_ 5_ 6\ndie: 2");
    table.plays(A, "showcase 1 3");
    assert_eq!(table.die(), 1);
    table.plays(B, "appraise");
    let events = table.plays(A, "exchange 1 B 1");
    assert_eq!(lowered(&events), [(Lowered::Appraisal, 0)], "one appraisal was left of two");
    assert!(events.iter().any(|event| matches!(event, Event::RoundBegan { round: 2 })));
}

/// R17: ten turns a player unless told; 0 switches it off.
#[test]
fn r17_the_house_rule_against_endless_rounds() {
    for seats in 2..=8 {
        assert_eq!(usize::from(game(seats, &[]).stall_limit()), 10 * seats);
    }
    assert_eq!(game(2, &[("stall_limit", "7")]).stall_limit(), 7);
    let drawing = "A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 4 5 6\ndie: 2\nstalled: 19";
    assert_eq!(lowered(&scene(drawing).plays(A, "exchange 1 B 1")), [(Lowered::Stall, 1)]);
    let mut off = scene_with(&[("stall_limit", "0")], drawing);
    for turn in 0..200 {
        let (seat, other) = if turn % 2 == 0 { (A, "B") } else { (B, "A") };
        assert_eq!(lowered(&off.plays(seat, &format!("exchange 1 {other} 1"))), []);
    }
    assert_eq!(off.view(A).stalled, 219);
}

/// Plays exchanges until the die goes down; after how many turns, and what lowered it.
fn turns_until_lowered(table: &mut Table) -> (u32, Lowered) {
    for turns in 1.. {
        let seat = table.turn().expect("a turn");
        let other = if seat == A { "B" } else { "A" };
        if let [(because, _), ..] = lowered(&table.plays(seat, &format!("exchange 1 {other} 1")))[..] {
            return (turns, because);
        }
    }
    unreachable!()
}

/// R33: it counts whole turns since the round began or the die last went down, from whatever cause.
#[test]
fn r33_the_house_rule_counts_from_the_last_time_the_die_went_down() {
    let options = [("stall_limit", "5")];
    let drawing = "A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 4_ 5_ 6\ndie: 6";
    let mut table = scene_with(&options, drawing);
    assert_eq!(turns_until_lowered(&mut table), (5, Lowered::Stall));
    assert_eq!((table.die(), table.view(A).stalled, table.showcase().as_str()), (5, 0, "# # 6"), "not turned");
    assert_eq!(turns_until_lowered(&mut table), (5, Lowered::Stall), "as many turns again");

    let mut table = scene_with(&options, &format!("{drawing}\nstalled: 4"));
    assert_eq!(lowered(&table.plays(A, "showcase 1 3")), [(Lowered::Showcase, 5)], "the showcase comes first");
    assert_eq!(table.view(A).stalled, 0);
    assert_eq!(turns_until_lowered(&mut table), (5, Lowered::Stall));

    let mut table = scene_with(&options, &format!("{drawing}\nstalled: 3"));
    table.plays(A, "appraise");
    assert_eq!(table.view(A).stalled, 4);
    let events = table.plays(B, "exchange 1 A 1");
    assert_eq!(lowered(&events), [(Lowered::Stall, 5), (Lowered::Appraisal, 4)], "the action's turn, then the next");
    assert_eq!(turns_until_lowered(&mut table), (5, Lowered::Stall));
}

/// R33: at 0 the round ends.
#[test]
fn r33_the_house_rule_ends_a_round() {
    let mut table = scene_with(
        &[("stall_limit", "1"), ("target_score", "50")],
        "A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 4 5 6\ndie: 1",
    );
    let events = table.plays(A, "exchange 1 B 1");
    assert_eq!(lowered(&events), [(Lowered::Stall, 0)]);
    assert!(events.contains(&Event::RoundBegan { round: 2 }));
}

/// R42: a round ends when the die comes to 0 and in no other way.
#[test]
fn r42_a_round_ends_with_the_die_alone() {
    let mut table = scene_with(&[("stall_limit", "0")], &format!("A plays\n{THREE}\ndie: 1"));
    for turn in 0..90 {
        let seat = Seat::at(turn % 3);
        let other = if seat == A { "B" } else { "A" };
        let events = table.plays(seat, &format!("exchange {} {other} 1", turn % 6 + 1));
        assert!(!events.iter().any(|event| matches!(event, Event::HandRevealed { .. })));
    }
    let events = table.plays(A, "appraise");
    assert!(lowered(&events).is_empty());
    table.plays(B, "exchange 1 A 1");
    assert!(table.plays(C, "exchange 1 A 1").iter().any(|event| matches!(event, Event::HandRevealed { .. })));
}
