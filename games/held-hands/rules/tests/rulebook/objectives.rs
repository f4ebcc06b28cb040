//! Objectives: when one is met, and how the next comes.

use tsugi_engine::Viewer;
use tsugi_held_hands::{Colour, Event, Illegal, OBJECTIVES_A_ROUND, PRINT_AND_PLAY, Ring};

use crate::scene::{N, S, Table, node, scene};

/// Who met an objective in these events.
fn met(events: &[Event]) -> Vec<tsugi_engine::Seat> {
    let seat = |event: &Event| if let Event::ObjectiveCompleted { seat, .. } = event { Some(*seat) } else { None };
    events.iter().filter_map(seat).collect()
}

fn revealed(events: &[Event]) -> Vec<tsugi_engine::Seat> {
    let stack = |event: &Event| if let Event::ObjectiveRevealed { stack, .. } = event { Some(*stack) } else { None };
    events.iter().filter_map(stack).collect()
}

#[test]
fn r10_a_ring_opens_as_the_turn_ends_that_completes_the_round() {
    let mut table = scene("S: O16 0 left GB BK\nN: O0 0 right RK KG\nmet: 7\nobjective: G");
    table.plays(S, "O15 Sa");
    table.refuses(S, "M8 Sb", Illegal::RingClosed { ring: Ring::Middle });
    let events = table.plays(S, "end");
    assert!(events.contains(&Event::RingOpened { ring: Ring::Middle }));
    assert!(table.steps(N).contains(&node("M0")), "from the partner's next turn");
}

#[test]
fn r11_nobody_must_enter_the_new_ring_but_objectives_count_only_there() {
    let mut table = scene("S: O16 0 left GB GR\nN: O0 0 right KR\nmet: 8\nobjective: G");
    assert_eq!(met(&table.plays(S, "O15 Sa, end")), []);
    assert_eq!(table.seen().objective, Some(Colour::Green));
}

#[test]
fn r12_either_player_meets_an_objective_of_either_stack() {
    for met_before in ["0", "1"] {
        let mut table =
            scene(&format!("S: O16 0 left GB\nN: O0 0 right RK GR KR\nturn: N\nmet: {met_before}\nobjective: R"));
        assert_eq!(met(&table.plays(N, "O1 Nb, end")), [N]);
    }
}

#[test]
fn r13_standing_there_already_does_not_count() {
    let mut table = scene("S: O15 0 left RK GB\nN: O0 0 right KR\nobjective: G");
    table.refuses(S, "end", Illegal::MustMove);
    assert_eq!(met(&table.plays(S, "O14 Sa, end")), []);
}

#[test]
fn r14_a_partner_standing_there_does_not_count() {
    let mut table = scene("S: O15 0 left RK GB\nN: O0 0 right RB\nturn: N\nobjective: G");
    assert_eq!(met(&table.plays(N, "O31 Na, end")), []);
    assert_eq!(table.seen().objective, Some(Colour::Green));
}

#[test]
fn r15_passing_over_the_colour_does_not_count() {
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right KR\nobjective: G");
    assert_eq!(met(&table.plays(S, "O15 Sa, O14 Sb, end")), []);
    let mut table = scene("S: O16 0 left GB RK\nN: O0 0 right KR\nobjective: G");
    assert_eq!(met(&table.plays(S, "O15 Sa, end")), [S]);
}

#[test]
fn r16_an_objective_asks_for_no_balance() {
    let mut table = scene("S: O16 -1 left GB\nN: O0 0 right KR\nobjective: G");
    assert_eq!(met(&table.plays(S, "O15 Sa, end")), [S]);
    assert_eq!(table.balance(S), -2);
}

#[test]
fn r17_one_objective_a_turn_and_the_next_only_after_it() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nobjective: G");
    let events = table.plays(S, "O15 Sa, end");
    assert_eq!((met(&events).len(), revealed(&events).len()), (1, 1), "whatever colour the next one has");
}

#[test]
fn r18_the_stacks_take_turns_whoever_met_the_last_one() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nobjective: G");
    let events = table.plays(S, "O15 Sa, end");
    assert_eq!(revealed(&events), [N], "the first player's stack came first");
    assert!(matches!(events[..], [.., Event::ObjectiveRevealed { .. }, Event::TurnBegan { seat: N }]), "at once");
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nobjective: G\nmet: 1");
    assert_eq!(revealed(&table.plays(S, "O15 Sa, end")), [S]);
}

#[test]
fn r19_a_turn_begins_with_a_reveal_only_where_a_round_does() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    table.plays(S, "left");
    let events = table.plays(N, "left");
    assert!(matches!(events[..], [.., Event::TurnBegan { seat: S }, Event::ObjectiveRevealed { stack: S, .. }]));
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nmet: 7\nobjective: G");
    let events = table.plays(S, "O15 Sa, end");
    assert!(matches!(events[..], [.., Event::TurnBegan { seat: N }, Event::ObjectiveRevealed { stack: S, .. }]));
    let events = scene("S: O16 0 left GB\nN: O0 0 right KR\nobjective: K").plays(S, "O15 Sa, end");
    assert_eq!(revealed(&events), [], "the old one still lies open");
}

#[test]
fn r20_a_new_round_deals_four_and_four() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nmet: 7\nobjective: G");
    let events = table.plays(S, "O15 Sa, end");
    assert!(events.contains(&Event::ObjectivesDealt { round: 2 }));
    assert_eq!(table.seen().players.map(|player| player.objectives), [3, 4], "one of the first player's lies open");
    assert_eq!(u32::from(OBJECTIVES_A_ROUND), table.seen().completed.len());
}

/// R20: no other number of objectives met deals anew, and the sixteenth does.
#[test]
fn r20_only_every_eighth_objective_deals_anew() {
    for met in 0..8 {
        let mut table = scene(&format!("S: O16 0 left GB\nN: O0 0 right KR\nmet: {met}\nobjective: G"));
        let events = table.plays(S, "O15 Sa, end");
        let dealt = events.iter().any(|event| matches!(event, Event::ObjectivesDealt { .. }));
        assert_eq!(dealt, met == 7, "{} met", met + 1);
    }
}

/// R21: what is face down is not even decided, so nobody can know it.
#[test]
fn r21_nobody_knows_a_face_down_objective() {
    let mut colours = Vec::new();
    for lot in [0, 22] {
        let mut table = scene("S: O16 0 left GB\nN: O0 0 right KR\nobjective: G");
        assert_eq!(table.view(Viewer::Seat(S)).players, table.view(Viewer::Spectator).players);
        table.luck = tsugi_engine::Scripted::new([lot]);
        table.plays(S, "O15 Sa, end");
        colours.push(table.seen().objective);
    }
    assert_ne!(colours[0], colours[1]);
}

#[test]
fn r60_after_the_last_objective_nothing_is_dealt_or_revealed() {
    let mut table = scene("S: I4 0 left RK\nN: I0 0 right RK RB\nmet: 23\nobjective: R");
    let events = table.plays(S, "I3 Sa, end");
    assert!(events.contains(&Event::RingOpened { ring: Ring::Heart }));
    assert!(!events.iter().any(|event| matches!(event, Event::ObjectivesDealt { .. })));
    assert_eq!((revealed(&events).len(), table.seen().objective, table.awaited()), (0, None, vec![N]));
    table.plays(N, "I1 Nb, end");
    assert_eq!(table.seen().objective, None, "turns go on");
}

#[test]
fn r66_an_objective_is_met_on_its_colour_in_the_rounds_ring() {
    let mut table = scene("S: M8 0 left KR\nN: O0 0 right KR\nmet: 8\nobjective: K");
    assert_eq!(met(&table.plays(S, "M7 Sa, end")), [S], "a black node of the Middle Ring");
    let mut table = scene("S: M8 0 left KR\nN: O0 0 right KR\nmet: 8\nobjective: B");
    assert_eq!(met(&table.plays(S, "M7 Sa, end")), [], "black is not blue");
}
