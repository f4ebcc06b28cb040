//! The change of perspective.

use tsugi_engine::{Seat, Viewer};
use tsugi_held_hands::{Action, Board, Event, Lie, Node, PRINT_AND_PLAY, PhaseView, Side};

use crate::scene::{N, S, Table, node, scene};

/// R23: left and right are seen from the own chair, so the two always see opposite sides.
#[test]
fn r23_left_and_right_are_seen_from_the_own_chair() {
    let board = Board::ours();
    for node in Node::all() {
        let [south, north] = [S, N].map(|seat| board.side(node, seat));
        assert_eq!(south, north.map(Side::other), "{node}");
        assert_eq!(south.is_none(), board.lie(node) == Lie::Middle, "{node}");
    }
    assert_eq!(board.side(node("O8"), S), Some(Side::Right));
    assert_eq!(board.side(node("O8"), N), Some(Side::Left));
}

#[test]
fn r28_the_side_of_the_end_node_shows_and_in_the_middle_one_chooses() {
    let mut table = scene("S: O16 0 left GB RK BR\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, end");
    assert_eq!(table.shows(S), ". K R . . .", "O15 lies to the right of S");
    assert_eq!(table.shows(N), "K . . . . .", "only the hand of who walked changes");
    for (choice, shows) in [("keep", ". R B . . ."), ("switch", ". K R . . .")] {
        let mut table = scene("S: O15 0 left RG RK BR\nN: O0 0 right RK");
        table.plays(S, "O16 Sa, end");
        assert!(matches!(table.seen().phase, PhaseView::Turning { seat: S }));
        table.refuses(S, "O17 Sb", tsugi_held_hands::Illegal::MustChoosePerspective);
        table.plays(S, choice);
        assert_eq!(table.shows(S), shows, "{choice}");
    }
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right RK");
    table.refuses(S, "keep", tsugi_held_hands::Illegal::NotTurning);
}

#[test]
fn r29_the_heart_lies_in_the_middle() {
    let mut table = scene("S: I4 +1 left GB RK\nN: I0 +1 right RG\nmet: 24\ndeck: 0");
    table.plays(S, "H Sa, end");
    assert_eq!(table.legal(S), [Action::KeepPerspective, Action::SwitchPerspective]);
    table.plays(S, "switch");
    assert_eq!(table.shows(S), ". K . . . .");
}

#[test]
fn r30_the_perspective_is_chosen_before_the_next_objective_is_known() {
    let mut table = scene("S: O15 0 left RG\nN: O0 0 right KR\nobjective: R");
    let events = table.plays(S, "O16 Sa, end");
    assert!(matches!(events[..], [.., Event::PerspectiveAsked { seat: S }]));
    let events = table.plays(S, "keep");
    assert!(matches!(
        events[..],
        [
            Event::PerspectiveKept { .. },
            Event::ObjectiveCompleted { .. },
            Event::ObjectiveRevealed { .. },
            Event::TurnBegan { .. }
        ]
    ));
}

#[test]
fn r31_the_refill_comes_before_the_perspective() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    let events = table.plays(S, "O15 Sa, O14 Sb, end");
    let drawn = events.iter().position(|event| matches!(event, Event::CardDrawn { side: Side::Left, .. }));
    let turned = events.iter().position(|event| matches!(event, Event::PerspectiveChanged { side: Side::Right, .. }));
    assert!(drawn.expect("a refill") < turned.expect("a change"));
}

#[test]
fn r63_drawn_cards_show_the_half_held_then_the_other_as_the_hand_turns() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right RK");
    table.plays(S, "O15 Sa, O14 Sb, end");
    let memory = table.seen().memory.expect("bots and the law suite are not made to forget").hands[0];
    assert!(memory.iter().all(Option::is_some), "everybody has seen both halves of all six");
    let mut table = scene("S: O15 -1 right BR GR\nN: O0 0 right RK");
    table.plays(S, "O14 Sb, end");
    let memory = table.seen().memory.expect("as above").hands[0];
    assert!(memory.iter().all(Option::is_none), "the hand did not turn, so one half alone was seen");
}

#[test]
fn r65_the_fan_chosen_is_the_first_perspective() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    table.plays(S, "right");
    table.plays(N, "left");
    let seen = table.view(Viewer::Spectator).players.map(|player| player.perspective);
    assert_eq!(seen, [Some(Side::Right), Some(Side::Left)]);
    let board = Board::ours();
    assert!(Seat::all(2).all(|seat| board.lie(board.start(seat)) == Lie::Middle), "nothing there changes it");
}
