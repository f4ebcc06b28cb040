//! Tables that cannot be: states come from files too, and what does not add up is refused, just beyond the last that does.

use serde_json::{Value, json};
use tsugi_engine::{Chance, Game, Message, SeededRng, Unsound};
use tsugi_wabisaby::State;

use crate::scene::{A, B, Table, scene};

/// What is wrong with the state of a table once something in it is changed; nothing where it still adds up.
fn spoiled(table: &Table, change: impl FnOnce(&mut Value)) -> Option<Unsound> {
    let mut state = serde_json::to_value(table.state).expect("a state is JSON");
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

/// Three in the middle of a round; A is to act.
fn playing() -> Table {
    scene(
        "A plays\nA: 1 2 3 4> 5> 6>\nB: 1 W 3 4> 5> 6>\nC: 1 2 3 4> 5> 6>\nshowcase: 2 W W_\nlast: B\nscores: 5 0 2\ndie: 3",
    )
}

fn choosing() -> Table {
    scene("choosing\nA: 1 2 3 4 5 6\nB: 1 W 3 4 5 6\nC: 1 2 3 4 5 6\nshowcase: 2 W W\nscores: 5 0 2")
}

/// The one-player game after some draws.
fn alone() -> Table {
    let mut luck = SeededRng::new(4);
    let lots: Vec<u32> = (0..400).map(|_| luck.below(5040)).collect();
    let (mut table, _) = Table::laid(1, &[], &lots);
    for _ in 0..5 {
        table.plays(A, "replace 1");
    }
    table
}

/// R40: as many sets as players and three Wabi Sabi cards, in hands and showcase: none missing, none twice.
#[test]
fn r40_every_card_lies_in_exactly_one_place() {
    let table = playing();
    assert_eq!(spoiled(&table, |_| ()), None);
    let swapped = |state: &mut Value| {
        let (one, two) = (state["hands"][0][0]["card"].clone(), state["hands"][1][3]["card"].clone());
        (state["hands"][0][0]["card"], state["hands"][1][3]["card"]) = (two, one);
        state["memory"] =
            json!(state["memory"].as_array().expect("a list").iter().map(|_| nothing_seen()).collect::<Vec<_>>());
    };
    refused(&table, "error-wabisaby-memory", swapped);
    let count = |what: &str, expected, found| {
        let what = what.parse().expect("a message");
        Some(Unsound::Count { what, expected, found })
    };
    let ones = spoiled(&table, set("/hands/0/1/card", 1));
    assert_eq!(ones, count("error-wabisaby-count-numbers(number=1)", 3, 4));
    let twos = spoiled(&table, set("/hands/0/1/card", 3));
    assert_eq!(twos, count("error-wabisaby-count-numbers(number=2)", 3, 2));
    let backs = spoiled(&table, set("/showcase/0/card", "W"));
    assert_eq!(backs, count("error-wabisaby-count-wabi-sabi", 3, 4));
}

/// A viewer that has seen nothing.
fn nothing_seen() -> Value {
    json!({"hands": vec![vec![Value::Null; 6]; 8], "showcase": vec![Value::Null; 3]})
}

/// R5, R12: a die shows 6 at most, and while a round is played at least 1.
#[test]
fn r5_a_die_shows_at_most_six() {
    let table = playing();
    for die in 1..=6 {
        assert_eq!(spoiled(&table, set("/die", die)), None, "{die}");
    }
    refused(&table, "error-wabisaby-die", set("/die", 7));
    refused(&table, "error-wabisaby-round-at-0", set("/die", 0));
    assert_eq!(spoiled(&choosing(), set("/die", 0)), None, "it is rolled once all have chosen");
    refused(&alone(), "error-wabisaby-die", set("/die", 7));
    assert_eq!(spoiled(&alone(), set("/die", 0)), None, "alone, no skips may be left");
}

/// R39: nobody has points, a turn, a lock or a choice who is not at the table.
#[test]
fn r39_only_those_at_the_table_have_anything() {
    let table = playing();
    refused(&table, "error-wabisaby-points-of-nobody", set("/scores/3", 1));
    refused(&table, "error-wabisaby-points-of-nobody", set("/scores/7", 1));
    assert_eq!(spoiled(&table, set("/turn", 2)), None);
    refused(&table, "error-wabisaby-seat-of-nobody", set("/turn", 3));
    assert_eq!(spoiled(&table, set("/last_appraiser", 2)), None);
    refused(&table, "error-wabisaby-seat-of-nobody", set("/last_appraiser", 3));
    refused(&table, "error-wabisaby-seat-of-nobody", set("/lock", 3));
    refused(&table, "error-wabisaby-choice-of-nobody", set("/kept/3", json!([0, 1, 2])));
}

/// R4: each seat is the target of exactly one.
#[test]
fn r4_targets_that_are_no_permutation_cannot_be() {
    let table = playing();
    assert_eq!(spoiled(&table, set("/targets", json!([1, 2, 0, 0, 0, 0, 0, 0]))), None);
    refused(&table, "error-wabisaby-targets", set("/targets/0", 1));
    refused(&table, "error-wabisaby-targets", set("/targets/0", 5));
}

/// R12: the die is locked by whoever appraised last.
#[test]
fn r12_the_lock_belongs_to_the_last_appraiser() {
    let table = playing();
    assert_eq!(spoiled(&table, set("/lock", 1)), None);
    refused(&table, "error-wabisaby-die-lock", set("/lock", 2));
    refused(&table, "error-wabisaby-die-lock", |state| {
        state["lock"] = json!(1);
        state["last_appraiser"] = Value::Null;
    });
}

/// R29: hands are up once all have chosen, and not before.
#[test]
fn r29_hands_are_up_once_all_have_chosen() {
    refused(&playing(), "error-wabisaby-hands-up-early", set("/kept/1", Value::Null));
    let three = || json!([0, 1, 2]);
    assert_eq!(spoiled(&choosing(), set("/kept", json!([three(), three(), null, null, null, null, null, null]))), None);
    refused(&choosing(), "error-wabisaby-hands-not-up", |state| (0..3).for_each(|seat| state["kept"][seat] = three()));
}

/// R31: cards are moved on a turn, five times at most, and the others see the same cards in their old order.
#[test]
fn r31_moved_cards_are_the_same_cards() {
    refused(&choosing(), "error-wabisaby-moved-too-early", set("/swaps", 1));
    let mut table = playing();
    table.plays(A, "swap 1 2");
    assert_eq!(spoiled(&table, set("/swaps", 5)), None);
    refused(&table, "error-wabisaby-moved-too-many", set("/swaps", 6));
    refused(&table, "error-wabisaby-hand-seen-otherwise", set("/shown/0/card", 5));
    refused(&table, "error-wabisaby-hand-seen-otherwise", set("/shown/0/facing", "others"));
    assert_eq!(spoiled(&playing(), set("/shown/0/card", 5)), None, "nothing was moved, nothing old is shown");
}

/// R14: a showcase that lies down is turned at once, so that two cards down are the most.
#[test]
fn r14_a_showcase_never_stays_down() {
    let table = playing();
    assert_eq!(spoiled(&table, set("/showcase/1/side", "down")), None);
    refused(&table, "error-wabisaby-showcase-down", |state| {
        for slot in 0..3 {
            state["showcase"][slot]["side"] = json!("down");
        }
    });
}

/// R21, R22: with the target score the game is over; rounds count from 1.
#[test]
fn r21_nobody_plays_on_with_the_target_score() {
    for table in [playing(), choosing()] {
        refused(&table, "error-wabisaby-target-score", set("/scores/1", 6));
        assert_eq!(spoiled(&table, set("/scores/1", 5)), None);
        refused(&table, "error-wabisaby-round-0", set("/round", 0));
        refused(&table, "error-not-laid", set("/phase", "setup"));
        refused(&table, "error-wabisaby-phase-of-one", set("/phase", "drawing"));
        assert_eq!(spoiled(&table, set("/phase", "over")), None);
    }
}

/// R45: nobody remembers what is not so, and everybody knows what is in sight.
#[test]
fn r45_memory_is_true_and_holds_what_is_in_sight() {
    let table = playing();
    let seat = |viewer: usize, at: &str| format!("/memory/{viewer}{at}");
    let with = |viewer: usize, at: &str, value: Value| {
        let path = seat(viewer, at);
        spoiled(&table, |state| *state.pointer_mut(&path).expect("a note") = value).map(|why| why.to_string())
    };
    let remembers = |told: Option<String>| told.is_some_and(|told| told.contains("error-wabisaby-memory"));
    // B's first card is a 1 that faces B: A may know it, and need not.
    assert_eq!(with(0, "/hands/1/0", json!(1)), None);
    assert!(remembers(with(0, "/hands/1/0", json!(2))), "it is no 2");
    assert_eq!(with(0, "/hands/1/1", json!("W")), None);
    assert!(remembers(with(0, "/hands/1/1", json!(6))));
    // B's fourth card faces A, and A's first faces A.
    assert!(remembers(with(0, "/hands/1/3", Value::Null)));
    assert!(remembers(with(0, "/hands/0/0", Value::Null)));
    assert!(remembers(with(0, "/hands/1/3", json!(5))));
    // Spectators see the showcase alone.
    assert_eq!(with(8, "/hands/1/3", json!(4)), None);
    assert!(remembers(with(8, "/hands/1/3", json!(5))));
    assert!(remembers(with(8, "/showcase/0", Value::Null)), "it lies up");
    assert!(remembers(with(8, "/showcase/0", json!(3))));
    assert_eq!(with(8, "/showcase/2", json!("W")), None, "it lies down, and may be known");
    assert!(remembers(with(8, "/showcase/2", json!(3))));
    let over = |state: &mut Value| {
        state["phase"] = json!("over");
        state["memory"][0]["hands"][1][0] = json!(6);
    };
    assert_eq!(spoiled(&table, over), None, "once it is over nobody needs to remember");
    assert_eq!(spoiled(&choosing(), set("/memory/1/hands/0/0", Value::Null)), None, "hands are not up yet");
}

/// R24: alone the deck's 21 cards lie in the hand, aside, drawn and in the deck; Wabi Sabi cards always lie down.
#[test]
fn r24_alone_every_card_lies_in_exactly_one_place() {
    let table = alone();
    assert_eq!(spoiled(&table, |_| ()), None);
    for pile in ["deck", "aside_up", "aside_down"] {
        let more = |state: &mut Value| {
            let count = state["solo"][pile][3].as_u64().expect("a count");
            state["solo"][pile][3] = json!(count + 1);
        };
        let told = spoiled(&table, more);
        assert_eq!(
            told,
            Some(Unsound::Count {
                what: Message::new("error-wabisaby-count-numbers").with("number", 3),
                expected: 3,
                found: 4
            }),
            "{pile}"
        );
    }
    let wabi_sabi = |place: &'static str| {
        let mut table = alone();
        table.luck = tsugi_engine::Scripted::new([]);
        spoiled(&table, move |state| {
            // A Wabi Sabi card of the deck changes places with a card that lies there, and lies up.
            let lying = state.pointer(place).expect("a card").clone();
            let number = lying["card"].as_u64().unwrap_or(0) as usize;
            let (deck, left) = (&mut state["solo"]["deck"], lying["card"].clone());
            if left != "W" {
                deck[number] = json!(deck[number].as_u64().expect("a count") + 1);
                deck[0] = json!(deck[0].as_u64().expect("a count").checked_sub(1).expect("one is in the deck"));
            }
            *state.pointer_mut(place).expect("a card") = json!({"card": "W", "side": "up"});
        })
    };
    for place in ["/solo/hand/0", "/solo/drawn"] {
        assert!(
            wabi_sabi(place).is_some_and(|told| told.to_string().contains("error-wabisaby-wabi-sabi-up")),
            "{place}"
        );
    }
    refused(&table, "error-wabisaby-wabi-sabi-up", |state| {
        let deck = state["solo"]["deck"][0].as_u64().expect("a count");
        state["solo"]["deck"][0] = json!(deck.checked_sub(1).expect("one is in the deck"));
        state["solo"]["aside_up"][0] = json!(1);
    });
    assert_eq!(
        spoiled(&table, |state| {
            let deck = state["solo"]["deck"][0].as_u64().expect("a count");
            let down = state["solo"]["aside_down"][0].as_u64().expect("a count");
            state["solo"]["deck"][0] = json!(deck.checked_sub(1).expect("one is in the deck"));
            state["solo"]["aside_down"][0] = json!(down + 1);
        }),
        None,
        "aside and down it may lie"
    );
}

/// R25, R26: alone a card is drawn, it is always the same turn, and there are three rounds.
#[test]
fn r26_alone_there_are_three_rounds_and_a_card_is_drawn() {
    let table = alone();
    for round in 1..=3 {
        assert_eq!(spoiled(&table, set("/round", round)), None);
    }
    refused(&table, "error-wabisaby-solo-rounds", set("/round", 0));
    refused(&table, "error-wabisaby-solo-rounds", set("/round", 4));
    refused(&table, "error-wabisaby-solo-turn", set("/turn", 1));
    refused(&table, "error-wabisaby-points-of-nobody", set("/scores/1", 1));
    refused(&table, "error-wabisaby-phase-of-several", set("/phase", "playing"));
    refused(&table, "error-wabisaby-phase-of-several", set("/phase", "choosing"));
    assert_eq!(spoiled(&table, set("/phase", "over")), None);
    let drawn_goes_aside = |phase: &'static str| {
        spoiled(&table, move |state| {
            let card = state["solo"]["drawn"]["card"].as_u64().unwrap_or(0) as usize;
            let down = state["solo"]["aside_down"][card].as_u64().expect("a count");
            state["solo"]["aside_down"][card] = json!(down + 1);
            state["solo"]["drawn"] = Value::Null;
            state["phase"] = json!(phase);
        })
    };
    assert!(drawn_goes_aside("drawing").is_some_and(|told| told.to_string().contains("error-wabisaby-nothing-drawn")));
    assert_eq!(drawn_goes_aside("over"), None);
}

/// R46: a spectator's view of a table that adds up never names a seat.
#[test]
fn r46_a_seat_s_view_says_whose_it_is() {
    let table = playing();
    assert_eq!((table.view(A).viewer, table.view(B).viewer, table.view(None).viewer), (Some(A), Some(B), None));
    assert_eq!(alone().view(A).viewer, None, "alone all see the same");
}
