//! The rulebook's questions and answers.

use tsugi_wabisaby::{Action, Illegal, Lowered};

use crate::scene::{A, B, C, choice, lowered, points, scene, scene_with};

/// R18: two Wabi Sabi cards give 2 points, whoever the target is.
#[test]
fn r18_question_do_two_wabi_sabi_cards_give_two_points() {
    for targets in ["A B", "B A"] {
        let drawing = format!("A plays\nA: 6 4 4 5 W W\nB: 1 1 2 2 6 W\nshowcase: 3_ 3_ 5\ndie: 1\ntargets: {targets}");
        let mut table = scene_with(&[("target_score", "50")], &drawing);
        let events = table.plays(A, "showcase 1 3");
        // A holds 5 4 4 5 W W, 18; B holds 1 1 2 2 6 W, 12.
        let (a, b) = if targets == "A B" { (2, 2 + 1) } else { (2 + 2, 1) };
        assert_eq!(points(&events), [a, b], "{targets}");
    }
}

/// R19: at 21 the round gives 0.
#[test]
fn r19_question_what_does_the_bin_mean() {
    let mut table = scene_with(
        &[("target_score", "50")],
        "A plays\nA: 1 2 3 W W W\nB: 2 4 4 5 5 1\nshowcase: 6_ 6_ 3\ndie: 1\ntargets: B A",
    );
    let events = table.plays(A, "showcase 1 3");
    assert_eq!(points(&events), [0, 3], "B's hand comes to 21: A's three Wabi Sabi cards give nothing");
}

/// R10: one sees one's unknown cards again, and the appraisals left for all become fewer.
#[test]
fn r10_question_what_is_the_advantage_of_an_appraisal() {
    let mut table = scene("A plays\nA: 1> 2> 3> 4 5 W\nB: . . . . . .\nshowcase: 6 6 5\ndie: 2");
    table.plays(A, "appraise");
    assert_eq!(table.notes(A), ["A1=1", "A2=2", "A3=3", "A6=W"]);
    table.plays(B, "exchange 1 A 1");
    assert_eq!(table.die(), 1);
}

/// R14: the die goes down at once when all three lie down, which the ban does not forbid.
#[test]
fn r14_question_does_the_die_go_down_immediately() {
    let mut table = scene("A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nshowcase: 1_ 2_ 3\ndie: 4\nlast: A");
    table.refuses(A, Action::Appraise, Illegal::AppraisedLast, "R13");
    let events = table.plays(A, "showcase 1 3");
    assert_eq!(lowered(&events), [(Lowered::Showcase, 3)]);
}

/// R44: one cannot tell in one's own hand, but as others exchange, a back that stays a back tells.
#[test]
fn r44_question_how_are_wabi_sabi_cards_found() {
    let mut table = scene("A plays\nA: W 1 2 3> 4> 5>\nB: 3 1 2 4> 5> W>\nC: W . . .> .> .>\nshowcase: 3 4 6");
    assert!(table.notes(C).is_empty(), "not even the one in the own hand");
    table.plays(A, "exchange 1 B 6");
    assert_eq!(table.notes(C), ["A1=W", "B6=W"], "both stayed backs");
}

/// R8: to hide one's target one may work on any hand: every exchange is open to everybody.
#[test]
fn r8_question_is_there_a_way_to_hide_the_target() {
    let drawing = |targets: &str| {
        format!("A plays\nA: 1 2 3 4 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: 1 2 3\ntargets: {targets}")
    };
    let legal = scene(&drawing("A B C")).legal(A);
    assert_eq!(legal, scene(&drawing("B C A")).legal(A), "what one may do does not depend on the target");
    assert!(legal.contains(&choice("exchange 1 C 1")) && legal.contains(&choice("exchange 1 B 1")));
}
