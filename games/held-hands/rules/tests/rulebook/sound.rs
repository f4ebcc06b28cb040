//! Tables that cannot be: states come from files too, and what does not add up is refused, just beyond the last that does.

use serde_json::{Value, json};
use tsugi_engine::{Game, Unsound};
use tsugi_held_hands::{Card, PRINT_AND_PLAY, State};

use crate::scene::{N, S, Table, scene};

/// What is wrong with the state of a table once something in it is changed; nothing where it still adds up.
fn spoiled(table: &Table, change: impl FnOnce(&mut Value)) -> Option<Unsound> {
    let mut state = table.json();
    change(&mut state);
    let state: State = serde_json::from_value(state).expect("it is still a state");
    table.game.audit(&state).err()
}

/// It is refused, and the reason says this.
#[track_caller]
fn refused(table: &Table, why: &str, change: impl FnOnce(&mut Value)) {
    let told = spoiled(table, change).unwrap_or_else(|| panic!("it adds up, though {why}"));
    assert!(told.to_string().contains(why), "{told}, not: {why}");
}

/// One value of a state in the place of another.
fn set(at: &'static str, value: impl Into<Value>) -> impl FnOnce(&mut Value) {
    let value = value.into();
    move |state| *state.pointer_mut(at).expect("a state has that") = value
}

/// Several values at once.
fn all(values: Value) -> impl FnOnce(&mut Value) {
    move |state| {
        for (key, value) in values.as_object().expect("values by key") {
            state[key] = value.clone();
        }
    }
}

/// S is to walk, with a card for O15.
fn walking() -> Table {
    scene("S: O16 0 left GB KR\nN: O0 0 right GR\nobjective: K")
}

/// Every objective is met, and both stand in the Inner Ring.
fn at_the_gates() -> Table {
    scene("S: I4 +1 left GB RK KR\nN: I0 +1 right RG KB\nmet: 24")
}

/// S has taken a step to O15.
fn on_the_way() -> Table {
    let mut table = walking();
    table.plays(S, "O15 Sa");
    table
}

/// R69: every emotion card lies in one place: none is missing, none lies in two, none is another.
#[test]
fn r69_every_emotion_card_lies_in_exactly_one_place() {
    let table = walking();
    assert_eq!(spoiled(&table, |_| ()), None);
    let count =
        |found| Some(Unsound::Count { what: "error-held-hands-count-emotion-cards".into(), expected: 48, found });
    let moved = |state: &mut Value, from: &str| {
        let card = state["deck"].as_array_mut().expect("a deck").remove(0);
        if let Some(to) = state.pointer_mut(from) {
            to.as_array_mut().expect("a pile").push(card);
        }
    };
    assert_eq!(spoiled(&table, |state| moved(state, "/discards/0")), None, "it lies elsewhere now");
    assert_eq!(spoiled(&table, |state| moved(state, "/discards/1")), None);
    assert_eq!(spoiled(&table, |state| moved(state, "/nowhere")), count(47));
    let twice = |state: &mut Value| {
        let card = state["deck"][0].clone();
        state["deck"].as_array_mut().expect("a deck").push(card);
    };
    assert_eq!(spoiled(&table, twice), count(49));
    assert_eq!(spoiled(&table, set("/hands/0/cards/0", "BG")), count(48), "as many, but others");
    assert_eq!(table.game.decks().emotions().copies("GB".parse::<Card>().expect("a card")), 4);
}

/// R70: no more objectives of a colour are met and open than the box holds.
#[test]
fn r70_no_more_objectives_of_a_colour_than_the_box_holds() {
    let table = scene("S: M8 0 left KR\nN: O0 0 right KR\nmet: 8\nobjective: K");
    let six = json!(["R", "R", "R", "R", "R", "R", "K", "K"]);
    assert_eq!(spoiled(&table, all(json!({"done": six, "objective": "K"}))), None, "six of a colour there are");
    let told = spoiled(&table, all(json!({"done": six, "objective": "R"})));
    assert_eq!(told, Some(Unsound::Count { what: "error-held-hands-count-objectives".into(), expected: 24, found: 9 }));
}

/// R10: the ring that lies open is that of the objectives met: 7 open none, 8 the next.
#[test]
fn r10_the_open_ring_follows_from_the_objectives_met() {
    for (met, open, others) in [
        (0, "outer", ["middle", "inner", "heart"]),
        (7, "outer", ["middle", "inner", "heart"]),
        (8, "middle", ["outer", "inner", "heart"]),
        (15, "middle", ["outer", "inner", "heart"]),
        (16, "inner", ["outer", "middle", "heart"]),
        (23, "inner", ["outer", "middle", "heart"]),
    ] {
        let table = scene(&format!("S: O16 0 left GB KR\nN: O0 0 right GR\nmet: {met}\nobjective: K"));
        assert_eq!(table.json()["open"], open);
        for other in others {
            refused(&table, "error-held-hands-open-ring", set("/open", other));
        }
    }
    refused(&at_the_gates(), "error-held-hands-open-ring", set("/open", "inner"));
}

/// R19: an objective lies face up exactly while a round runs; once it is over, either may be.
#[test]
fn r19_an_objective_lies_open_exactly_while_a_round_runs() {
    let turning = {
        let mut table = scene("S: O15 +1 left RK\nN: O0 0 right RK");
        table.plays(S, "O16 Sa, end");
        table
    };
    refused(&walking(), "error-held-hands-objective-face-up", set("/objective", Value::Null));
    refused(&turning, "error-held-hands-objective-face-up", set("/objective", Value::Null));
    refused(&Table::laid(PRINT_AND_PLAY, &[0]), "error-held-hands-objective-face-up", set("/objective", "R"));
    let over = json!({"over": {"broke_up": "no_cards"}});
    assert_eq!(spoiled(&walking(), all(json!({"phase": over, "objective": null}))), None);
    assert_eq!(spoiled(&walking(), all(json!({"phase": over}))), None);
}

/// R52: who is first and whose turn it is sit at the table.
#[test]
fn r52_first_player_and_turn_are_with_one_of_the_two() {
    let table = walking();
    assert_eq!(spoiled(&table, set("/first", 1)), None);
    refused(&table, "error-held-hands-turn-of-nobody", set("/first", 2));
    refused(&table, "error-held-hands-turn-of-nobody", set("/turn", 2));
    let north = scene("S: O16 0 left GB KR\nN: O0 0 right KR BR\nturn: N");
    assert_eq!(spoiled(&north, |_| ()), None);
    refused(&table, "error-not-laid", all(json!({"phase": "setup", "objective": null})));
}

/// R24, R26: only a card of the hand is spent, or known.
#[test]
fn r26_only_cards_of_the_hand_are_spent_or_known() {
    let table = walking();
    for mark in ["/hands/0/seen_by_owner", "/hands/0/seen_by_all"] {
        assert_eq!(spoiled(&table, |state| *state.pointer_mut(mark).expect("a mark") = json!(["a", "b"])), None);
        refused(&table, "error-held-hands-empty-place", |state| {
            *state.pointer_mut(mark).expect("a mark") = json!(["a", "c"]);
        });
    }
    refused(&table, "error-held-hands-empty-place", set("/hands/1/spent", json!(["b"])));
}

/// R39: a balance goes to 2 either way, and not to 3.
#[test]
fn r39_a_balance_beyond_two_cannot_be() {
    for seat in [0, 1] {
        for balance in -2..=2 {
            assert_eq!(spoiled(&walking(), |state| state["balance"][seat] = json!(balance)), None, "{balance}");
        }
        for balance in [-3, 3] {
            refused(&walking(), "error-held-hands-balance", |state| state["balance"][seat] = json!(balance));
        }
    }
}

/// R8: a token stands in an open ring.
#[test]
fn r8_a_token_in_a_closed_ring_cannot_be() {
    let table = scene("S: M8 0 left RK\nN: O0 0 right GR\nmet: 8\nobjective: K");
    assert_eq!(spoiled(&table, set("/tokens/1", "M0")), None);
    refused(&table, "error-held-hands-closed-ring", set("/tokens/1", "I0"));
    refused(&table, "error-held-hands-closed-ring", set("/tokens/1", "H"));
    refused(&walking(), "error-held-hands-closed-ring", set("/tokens/1", "M0"));
}

/// R5, R61: only those who have won share a node, and it is the Heart.
#[test]
fn r61_only_those_who_have_won_share_the_heart() {
    refused(&walking(), "error-held-hands-shared-node", set("/tokens/1", "O16"));
    let (won, lost) = (json!({"over": "reconciled"}), json!({"over": {"broke_up": "not_followed"}}));
    let both = |phase: &Value, tokens: Value| {
        let (phase, walk) = (phase.clone(), json!([tokens[0]]));
        spoiled(&at_the_gates(), all(json!({"phase": phase, "tokens": tokens, "walk": walk})))
    };
    let shared =
        |told: Option<Unsound>| told.is_some_and(|told| told.to_string().contains("error-held-hands-shared-node"));
    assert_eq!(both(&won, json!(["H", "H"])), None);
    assert!(shared(both(&won, json!(["H", "I0"]))) && shared(both(&won, json!(["I4", "H"]))));
    assert!(shared(both(&won, json!(["I4", "I0"]))) && shared(both(&won, json!(["I4", "I4"]))));
    assert!(shared(both(&lost, json!(["H", "H"]))) && shared(both(&lost, json!(["I4", "I4"]))));
    assert_eq!(both(&lost, json!(["H", "I0"])), None);
    assert_eq!(both(&lost, json!(["I4", "H"])), None);
}

/// R27: fans are chosen before anything else happens, with six cards each that their owners alone have seen.
#[test]
fn r27_fans_are_chosen_first_of_all() {
    let table = Table::laid(PRINT_AND_PLAY, &[0]);
    assert_eq!(spoiled(&table, |_| ()), None);
    assert_eq!(spoiled(&table, set("/hands/0/fan", "left")), None, "one may have chosen");
    for seat in ["/hands/0", "/hands/1"] {
        let with = |key: &str, value: Value| {
            let at = format!("{seat}/{key}");
            spoiled(&table, |state| *state.pointer_mut(&at).expect("a mark") = value)
        };
        let by_both =
            |told: Option<Unsound>| told.is_some_and(|told| told.to_string().contains("error-held-hands-fans-by-both"));
        assert!(by_both(with("seen_by_owner", json!(["a", "b", "c", "d", "e"]))));
        assert!(by_both(with("seen_by_all", json!(["f"]))));
        assert!(by_both(with("spent", json!(["a"]))));
        let five = spoiled(&table, |state| {
            let hand = state.pointer_mut(seat).expect("a hand");
            let card = std::mem::take(&mut hand["cards"][5]);
            hand["seen_by_owner"] = json!(["a", "b", "c", "d", "e"]);
            state["deck"].as_array_mut().expect("a deck").push(card);
        });
        assert!(by_both(five));
    }
    refused(&table, "error-held-hands-fans-by-both", |state| {
        (0..2).for_each(|seat| state["hands"][seat]["fan"] = json!("left"));
    });
    refused(&table, "error-held-hands-fans-first", set("/done", json!(["R"])));
    refused(&table, "error-held-hands-fans-first", set("/balance/1", 1));
    refused(&table, "error-held-hands-fans-first", |state| {
        let card = state["deck"].as_array_mut().expect("a deck").remove(0);
        state["discards"][1] = json!([card]);
    });
    refused(&walking(), "error-held-hands-fans-not-chosen", set("/hands/1/fan", Value::Null));
}

/// R4, R7: a walk ends where the token stands, crosses no node twice, and follows lines.
#[test]
fn r4_a_walk_ends_at_the_token_and_crosses_no_node_twice() {
    let table = on_the_way();
    assert_eq!(spoiled(&table, |_| ()), None);
    refused(&table, "error-held-hands-walk-end", set("/walk", json!(["O16"])));
    refused(&table, "error-held-hands-walk-end", set("/walk", json!(["O15", "O16"])));
    refused(&table, "error-held-hands-walk-end", set("/walk", json!(["O15", "O16", "O15"])));
    assert_eq!(spoiled(&table, set("/walk", json!(["O14", "O15"]))), None, "it came from the other side");
    refused(&table, "error-held-hands-walk-leaps", set("/walk", json!(["O13", "O15"])));
    refused(&walking(), "error-held-hands-walk-end", set("/tokens/0", "O14"));
}

/// R3: a card was spent for each step, until the turn ends.
#[test]
fn r3_a_card_is_spent_for_each_step() {
    let table = on_the_way();
    refused(&table, "error-held-hands-cards-of-walk", set("/hands/0/spent", json!([])));
    refused(&table, "error-held-hands-cards-of-walk", set("/hands/0/spent", json!(["a", "b"])));
    assert_eq!(spoiled(&table, set("/hands/0/spent", json!(["b"]))), None);
    refused(&walking(), "error-held-hands-cards-of-walk", set("/hands/0/spent", json!(["a"])));
    let lost = json!({"over": {"broke_up": "cannot_move"}});
    let over = |spent: Value| {
        let lost = lost.clone();
        spoiled(&table, |state| {
            state["phase"] = lost;
            state["hands"][0]["spent"] = spent;
        })
    };
    assert_eq!((over(json!([])), over(json!(["a"]))), (None, None), "they lie on the pile by then, or not yet");
    assert!(over(json!(["a", "b"])).is_some());
    let mut turning = scene("S: O15 +1 left RK KR\nN: O0 0 right RK");
    turning.plays(S, "O16 Sa, end");
    assert_eq!(spoiled(&turning, |_| ()), None, "the walk has a step, and its card is gone");
    refused(&turning, "error-held-hands-cards-of-walk", set("/hands/0/spent", json!(["b"])));
}

/// R28: the perspective is chosen only where a walk ended in the middle.
#[test]
fn r28_the_perspective_is_chosen_only_in_the_middle() {
    let mut table = scene("S: O15 +1 left RK KR\nN: O0 0 right RK");
    table.plays(S, "O16 Sa, end");
    refused(&table, "error-held-hands-perspective", all(json!({"tokens": ["O15", "O0"], "walk": ["O16", "O15"]})));
    let walked = on_the_way();
    assert_eq!(spoiled(&walked, |_| ()), None, "walking, one may stand at the side");
}

/// R36: who begins a turn can take a step; who has taken one need not be able to take another.
#[test]
fn r36_nobody_begins_a_turn_who_cannot_move() {
    let table = scene("S: O16 0 left GB\nN: O0 0 right RB");
    assert_eq!(spoiled(&table, |_| ()), None);
    refused(&table, "error-held-hands-no-step", set("/hands/0/fan", "right"));
    let mut stepped = scene("S: O16 0 left GB\nN: O0 0 right RB");
    stepped.plays(S, "O15 Sa");
    assert_eq!((stepped.steps(S).len(), spoiled(&stepped, |_| ())), (0, None));
    let lost = json!({"over": {"broke_up": "cannot_move"}});
    let over = |state: &mut Value| {
        state["phase"] = lost;
        state["hands"][0]["fan"] = json!("right");
    };
    assert_eq!(spoiled(&table, over), None, "that is the end");
    let gates = at_the_gates();
    refused(&gates, "error-held-hands-no-step", all(json!({"tokens": ["H", "I0"], "walk": ["H"]})));
    assert_eq!(spoiled(&gates, all(json!({"tokens": ["I4", "H"]}))), None, "the partner may stand there");
    assert_eq!(gates.awaited(), [S]);
    assert_eq!(gates.state.mover(), S);
    let north = scene("S: O16 0 left GB KR\nN: O0 0 right KR BR\nturn: N");
    assert_eq!(north.state.mover(), N);
}
