//! What a view tells: objectives left, open rings, hands, who remembers, and everything once it is over.

use tsugi_engine::{Game, Seat, Viewer};
use tsugi_held_hands::{
    Colour, Components, Ending, FirstPlayer, HeldHands, MemoryAid, OBJECTIVES, PRINT_AND_PLAY, PhaseView, Ring, Rules,
};

use crate::scene::{N, S, Table, card, node, place, scene, scene_by};

/// R18, R20: what is left of each stack, after every number of objectives met; the first player's comes first.
#[test]
fn r20_the_stacks_shrink_in_turn() {
    let left = |met: u8| {
        let table = scene(&format!("S: O16 0 left GB KR\nN: O0 0 right GR\nmet: {met}\nobjective: K"));
        assert_eq!(table.seen().objectives, OBJECTIVES);
        table.seen().players.map(|player| player.objectives)
    };
    let round = [[3, 4], [3, 3], [2, 3], [2, 2], [1, 2], [1, 1], [0, 1], [0, 0]];
    for met in 0..24 {
        assert_eq!(left(met), round[usize::from(met) % 8], "{met} met, one open");
    }
    assert_eq!(left(24), [0, 0], "none after the last");
    let mut table = Table::laid(PRINT_AND_PLAY, &[1]);
    assert_eq!(table.seen().players.map(|player| player.objectives), [4, 4], "none is open yet");
    table.plays(S, "left");
    table.plays(N, "left");
    assert_eq!(table.seen().players.map(|player| player.objectives), [4, 3], "N is first");
    assert_eq!(table.seen().first, N);
}

/// R8, R10: every ring that lies open, from the outside in.
#[test]
fn r8_the_open_rings_are_told() {
    for (met, open) in [(0, 1), (7, 1), (8, 2), (16, 3), (24, 4)] {
        let table = scene(&format!("S: O16 0 left GB KR\nN: O0 0 right GR\nmet: {met}\nobjective: K"));
        assert_eq!(table.seen().open_rings, Ring::ALL[..open], "{met} met");
        assert_eq!(table.seen().open, Ring::ALL[open - 1]);
    }
}

/// R64: a seat that is not at the table sees what a spectator sees.
#[test]
fn r64_who_sits_in_no_seat_sees_what_spectators_see() {
    let table = Table::laid(PRINT_AND_PLAY, &[0]);
    let [third, watching] = [Viewer::Seat(Seat::at(2)), Viewer::Spectator].map(|viewer| table.view(viewer));
    assert_eq!(third, watching);
    let of = |viewer| table.view(viewer).memory.expect("a view remembers").of;
    assert_eq!([of(Viewer::Seat(S)), of(Viewer::Seat(N)), of(Viewer::Spectator)], [Some(S), Some(N), None]);
}

/// R67: a card that has paid is no longer of the hand, and the others are not spent.
#[test]
fn r67_spent_cards_are_told_apart_from_those_that_can_pay() {
    let mut table = scene("S: O16 0 left GB RK KR\nN: O0 0 right GR");
    let sizes = |table: &Table| table.seen().players.map(|player| player.hand_size);
    assert_eq!(sizes(&table), [3, 1]);
    table.plays(S, "O15 Sa");
    let [south, _] = table.seen().players;
    assert_eq!((sizes(&table), table.shows(S).as_str()), ([2, 1], ". R K . . ."));
    let spent: Vec<_> = south.spent.iter().collect();
    assert_eq!(spent, [(place('a'), Colour::Green)]);
    table.plays(S, "O14 Sb");
    assert_eq!(sizes(&table), [1, 1]);
    let view = table.view(Viewer::Seat(N));
    assert_eq!((view.shows(S, place('a')), view.shows(S, place('c'))), (None, Some(Colour::Black)));
    assert_eq!((view.shows(N, place('a')), view.shows(Seat::at(2), place('a'))), (Some(Colour::Red), None));
    assert!(!table.state.begins_turn());
    assert!(scene("S: O16 0 left GB\nN: O0 0 right GR").state.begins_turn());
    let mut turning = scene("S: O15 +1 left RK KR\nN: O0 0 right RK");
    turning.plays(S, "O16 Sa, end");
    assert!(!turning.state.begins_turn() && !Table::laid(PRINT_AND_PLAY, &[0]).state.begins_turn());
}

/// R21: what nobody has seen yet is all but what was met and what lies open.
#[test]
fn r21_the_objectives_that_nobody_has_seen() {
    let table = scene("S: O16 0 left GB KR\nN: O0 0 right GR\nmet: 5\nobjective: K");
    let hidden = table.seen().face_down(&table.game);
    assert_eq!(hidden.len(), 24 - 5 - 1);
    let met: Vec<Colour> = table.seen().completed.iter().collect();
    for colour in Colour::ALL {
        let seen = met.iter().filter(|&&one| one == colour).count() as u8 + u8::from(colour == Colour::Black);
        assert_eq!(hidden.copies(colour), 6 - seen, "{colour}");
    }
}

/// R27: while an owner looks there is nothing to remember; who has chosen remembers the own six alone.
#[test]
fn r27_who_looks_has_nothing_to_remember_yet() {
    let mut table = Table::laid(PRINT_AND_PLAY, &[0]);
    let remembered = |table: &Table, viewer| table.view(viewer).memory.expect("a view remembers").hands;
    assert_eq!(remembered(&table, Viewer::Seat(S)), [[None; 6]; 2], "S looks");
    table.plays(S, "left");
    let [own, partners] = remembered(&table, Viewer::Seat(S));
    assert!(own.iter().all(Option::is_some) && partners == [None; 6]);
    assert_eq!((table.view(Viewer::Seat(S)).look, table.view(Viewer::Seat(N)).look.is_some()), (None, true));
    assert_eq!(remembered(&table, Viewer::Seat(N)), [[None; 6]; 2]);
    assert!(table.seen().players.iter().all(|player| player.perspective.is_none() && player.hand.iter().count() == 0));
    let PhaseView::ChoosingFans { own, .. } = table.view(Viewer::Seat(S)).phase else { panic!("N has yet to choose") };
    assert_eq!(own, Some(tsugi_held_hands::Side::Left));
}

/// R26, R27: with the memory aid what a seat alone remembers is for its eyes alone, until all have seen it or it is over.
#[test]
fn r26_what_one_alone_remembers_is_private() {
    let aided = Rules { memory_aid: MemoryAid::On, ..PRINT_AND_PLAY };
    for (rules, remembers) in [(PRINT_AND_PLAY, false), (aided, true)] {
        let mut table = Table::laid(rules, &[0]);
        let private = |table: &Table| [S, N].map(|seat| table.game.is_private(&table.state, seat));
        assert_eq!(private(&table), [true, true], "both look");
        table.plays(S, "left");
        assert_eq!(private(&table), [remembers, true], "S has chosen");
        table.plays(N, "right");
        assert_eq!(private(&table), [remembers, remembers]);
    }
    // Whatever all have seen, and a hand of cards drawn since, is no secret.
    let mut table = scene_by(aided, "S: O16 0 left GB RK BR\nN: O0 0 right RK");
    assert!(!table.game.is_private(&table.state, S));
    table.plays(S, "O15 Sa, end");
    assert!(!table.game.is_private(&table.state, S), "the hand has turned: everybody has seen both halves");
    let mut state = table.json();
    state["hands"][1]["seen_by_owner"] = serde_json::json!(["a"]);
    let known: tsugi_held_hands::State = serde_json::from_value(state.clone()).expect("a state");
    assert!(table.game.is_private(&known, N) && !table.game.is_private(&known, S));
    state["phase"] = serde_json::json!({"over": {"broke_up": "no_cards"}});
    let over: tsugi_held_hands::State = serde_json::from_value(state).expect("a state");
    assert!(!table.game.is_private(&over, N), "once it is over nothing is");
}

/// R25: looking back, both halves of every card held lie open.
#[test]
fn r25_looking_back_both_halves_lie_open() {
    let table = scene("S: O16 0 left GB RK\nN: O0 0 right GR");
    assert_eq!(table.seen().memory.expect("memory").hands, [[None; 6]; 2]);
    let whole = table.game.everything(&table.state);
    let [south, north] = whole.memory.as_ref().expect("memory").hands;
    assert_eq!((south[0], south[1], south[2], north[0]), (Some(card("GB")), Some(card("RK")), None, Some(card("GR"))));
    assert_eq!(whole.players, table.seen().players);
}

/// R52: a first player who is not at the table is drawn instead.
#[test]
fn r52_a_first_player_who_is_not_there_is_drawn() {
    for absent in [2, 3, 7] {
        let rules = Rules { first_player: FirstPlayer::Named(Seat::at(absent)), ..PRINT_AND_PLAY };
        assert_eq!([0, 1].map(|lot| Table::laid(rules, &[lot]).seen().first), [S, N], "seat {absent}");
    }
    for seat in [S, N] {
        let rules = Rules { first_player: FirstPlayer::Named(seat), ..PRINT_AND_PLAY };
        assert_eq!([0, 1].map(|lot| Table::laid(rules, &[lot]).seen().first), [seat, seat]);
    }
}

/// R49, R61: a walk and its end are told; the game is for two, and won or lost by both.
#[test]
fn r61_how_it_stands_is_told_to_all() {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    assert_eq!(game.seats(), 2);
    let mut table = scene("S: I4 +1 left GB RK KR\nN: I0 +1 right RG KB\nmet: 24\ndeck: 0");
    let walking = |table: &Table| match table.seen().phase {
        PhaseView::Walking { seat, walk, must_follow, too_late: false } => (seat, walk, must_follow),
        other => panic!("somebody walks: {other:?}"),
    };
    assert_eq!(walking(&table), (S, vec![node("I4")], false));
    table.plays(S, "H Sa");
    assert_eq!(walking(&table), (S, vec![node("I4"), node("H")], false));
    table.plays(S, "end, keep");
    assert_eq!(walking(&table), (N, vec![node("I0")], true));
    table.plays(N, "H Na");
    assert_eq!(table.ending(), Some(Ending::Reconciled));
    assert_eq!(table.seen().phase, PhaseView::Over { ending: Ending::Reconciled });
}
