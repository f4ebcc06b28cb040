//! Tables that cannot be: states come from files too, and what does not add up is refused, just beyond the last that does.

use serde_json::{Value, json};
use tsugi_broken_and_beautiful::{ENGLISH, Rules, State, Supply};
use tsugi_engine::{Game, SeatSet, Unsound};

use crate::scene::{B, Table, scene, scene_by};

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

/// Moves the first card of a place to another.
fn put(state: &mut Value, from: &str, to: &str) {
    let card = state.pointer_mut(from).and_then(Value::as_array_mut).expect("a place").remove(0);
    state.pointer_mut(to).and_then(Value::as_array_mut).expect("a place").push(card);
}

/// Two who draft, the first to choose, with something before each.
fn drafting() -> Table {
    scene(
        "A drafts\narea: cup saucer plate bowl vase\ntop: teapot\nA: 2 ingots; blue-bowl white-cup:repaired\nB: 1 ingot; cup:broken",
    )
}

/// Two who repair.
fn repairing() -> Table {
    scene("A repairs\nA: 2 ingots; white-cup:repaired blue-plate:broken\nB: 1 ingot; cup:broken")
}

/// R5: every card lies in one place: none is missing, none lies in two.
#[test]
fn r5_every_card_lies_in_exactly_one_place() {
    let table = drafting();
    assert_eq!(spoiled(&table, |_| ()), None);
    assert_eq!(spoiled(&table, |state| put(state, "/deck", "/discards")), None, "it lies elsewhere now");
    let count = |found| Some(Unsound::Count { what: "error-pottery-count-cards".into(), expected: 46, found });
    let missing = spoiled(&table, |state| drop(state["deck"].as_array_mut().map(|deck| deck.remove(0))));
    assert_eq!(missing, count(45));
    let twice = spoiled(&table, |state| {
        let card = state["deck"][0].clone();
        state["discards"].as_array_mut().expect("a place").push(card);
    });
    assert_eq!(twice, count(47));
}

/// R9: every ingot of the box is in the supply or with a player at the table.
#[test]
fn r9_ingots_in_the_supply_and_in_hands_are_those_of_the_box() {
    let table = drafting();
    let count = |found| Some(Unsound::Count { what: "error-pottery-count-ingots".into(), expected: 14, found });
    assert_eq!(spoiled(&table, |state| state["supply"] = json!(10)), count(13));
    assert_eq!(spoiled(&table, |state| state["supply"] = json!(12)), count(15));
    assert_eq!(spoiled(&table, |state| state["collections"][1]["ingots"] = json!(2)), count(15));
    refused(&table, "error-pottery-things-of-nobody", |state| state["collections"][2]["ingots"] = json!(1));
}

/// R9: nobody counts an unlimited supply, yet nobody can have more than every card of the largest deck pays.
#[test]
fn r9_an_unlimited_supply_is_not_counted() {
    let table =
        scene_by(Rules { supply: Supply::Unlimited, ..ENGLISH }, "A drafts\narea: cup bowl vase\nfirst: B\nA:\nB:");
    let rich = |ingots: u16| spoiled(&table, move |state| state["collections"][0]["ingots"] = json!(ingots));
    assert_eq!((rich(100), rich(964)), (None, None));
    assert!(rich(965).is_some_and(|told| told.to_string().contains("error-pottery-sold-too-much")));
    assert_eq!(spoiled(&table, |state| state["supply"] = json!(3)), None);
}

/// R7, R11: gold is in nobody's collection; wood lies there unbroken alone.
#[test]
fn r11_gold_is_never_kept_and_wood_never_breaks() {
    let table =
        scene("A drafts\narea: gold serving-tray storage-box bowl vase\ntop: teapot\nA: white-cup:repaired\nB: cup");
    let took = |which: usize, to: &'static str| {
        move |state: &mut Value| {
            let card = state["area"].as_array_mut().expect("a place").remove(which);
            let instead = state["deck"].as_array_mut().expect("a place").remove(0);
            state["area"].as_array_mut().expect("a place").push(instead);
            state.pointer_mut(to).and_then(Value::as_array_mut).expect("a place").push(card);
        }
    };
    let at = |name: &str| table.view().area.iter().position(|card| card.kind().name() == name).expect("it lies there");
    refused(&table, "error-pottery-gold-kept", took(at("gold"), "/collections/0/unbroken"));
    for wood in ["serving-tray", "storage-box"] {
        assert_eq!(spoiled(&table, took(at(wood), "/collections/0/unbroken")), None, "{wood}");
        for place in ["/collections/1/broken", "/collections/1/repaired"] {
            refused(&table, "error-pottery-wood-broken", took(at(wood), place));
        }
    }
    assert_eq!(spoiled(&table, took(at("vase"), "/collections/0/broken")), None);
}

/// R15: nobody has repaired more this round than lies repaired.
#[test]
fn r15_repairs_of_a_round_lie_repaired() {
    let table = repairing();
    assert_eq!(spoiled(&table, |state| state["collections"][0]["repairs"] = json!(1)), None);
    refused(&table, "error-pottery-repairs-this-round", |state| state["collections"][0]["repairs"] = json!(2));
    refused(&table, "error-pottery-repairs-this-round", |state| state["collections"][1]["repairs"] = json!(1));
}

/// R49: turn, marker and passes are those of seats at the table.
#[test]
fn r49_only_seats_of_the_table_have_a_turn_the_marker_or_a_pass() {
    let table = repairing();
    refused(&table, "error-pottery-turn-of-nobody", |state| state["first"] = json!(2));
    refused(&table, "error-pottery-turn-of-nobody", |state| state["turn"] = json!(2));
    refused(&table, "error-pottery-pass-of-nobody", |state| state["passed"] = json!([2]));
    assert_eq!(spoiled(&table, |state| (state["first"], state["passed"]) = (json!(1), json!([1]))), None);
}

/// R1: exactly one card lies on top of a deck.
#[test]
fn r1_exactly_one_card_lies_on_top() {
    let table = drafting();
    refused(&table, "error-pottery-top-of-deck", |state| put(state, "/deck", "/top"));
    refused(&table, "error-pottery-top-of-deck", |state| put(state, "/top", "/discards"));
    let last = scene("A drafts\nround: 9\narea: cup saucer plate bowl vase\ndeck: 1\nA:\nB:");
    assert_eq!(spoiled(&last, |state| put(state, "/top", "/discards")), None, "the last card may have gone");
}

/// R20: rounds played and rounds to come are no more than the deck lasts.
#[test]
fn r20_no_more_rounds_than_the_deck_lasts() {
    let table = scene("A drafts\nround: 8\narea: cup saucer plate bowl vase\ndeck: 9\nA:\nB:");
    assert_eq!(spoiled(&table, |_| ()), None);
    refused(&table, "error-pottery-too-many-rounds", |state| state["round"] = json!(9));
    refused(&table, "error-pottery-too-many-rounds", |state| put(state, "/discards", "/deck"));
    let over = scene("over\nround: 9\ndeck: 1\nA:\nB:");
    refused(&over, "error-pottery-too-many-rounds", |state| state["round"] = json!(10));
    refused(&over, "error-pottery-draft-after-end", |state| put(state, "/discards", "/area"));
}

/// R33: the first player is named before the first deal.
#[test]
fn r33_the_first_player_is_named_before_the_first_round() {
    let table = Table::laid(2, Rules { last_placed: SeatSet::only(B), ..ENGLISH }, &[]);
    assert_eq!(spoiled(&table, |_| ()), None);
    refused(&table, "error-pottery-first-player-late", |state| {
        state["round"] = json!(1);
        for _ in 0..5 {
            put(state, "/deck", "/discards");
        }
    });
    refused(&table, "error-pottery-first-player-late", |state| put(state, "/deck", "/area"));
    refused(&table, "error-not-laid", |state| state["phase"] = json!("setup"));
}

/// R40: what lies in the drafting area and what was drafted are the cards of a round; one is left when all is drafted.
#[test]
fn r40_a_draft_holds_what_it_has_left() {
    let table = drafting();
    let wrong = "error-pottery-drafting-area";
    refused(&table, wrong, |state| state["picks"] = json!(1));
    refused(&table, wrong, |state| put(state, "/area", "/discards"));
    refused(&table, wrong, |state| {
        (0..4).for_each(|_| put(state, "/area", "/discards"));
        state["picks"] = json!(4);
    });
    let last = |state: &mut Value| {
        (0..3).for_each(|_| put(state, "/area", "/discards"));
        state["picks"] = json!(3);
    };
    assert_eq!(spoiled(&table, last), None, "the last pick is the first player's again");
}

/// R6: it is the turn of whom the snake says.
#[test]
fn r6_the_snake_says_whose_turn_it_is() {
    refused(&drafting(), "error-pottery-another-drafts", |state| state["turn"] = json!(1));
}

/// R12: repairs begin when the draft is over, with nothing left of it.
#[test]
fn r12_repairs_begin_when_the_draft_is_over() {
    let (draft, repairs) = (drafting(), repairing());
    let wrong = "error-pottery-repairs-early";
    refused(&draft, wrong, |state| state["passed"] = json!([1]));
    refused(&draft, wrong, |state| state["free_repair"] = json!(true));
    refused(&repairs, wrong, |state| put(state, "/deck", "/area"));
    refused(&repairs, wrong, |state| state["picks"] = json!(3));
    assert_eq!(spoiled(&repairs, |state| state["free_repair"] = json!(true)), None);
}

/// R36: whoever has passed has no turn.
#[test]
fn r36_who_has_passed_has_no_turn() {
    let table = repairing();
    assert_eq!(spoiled(&table, |state| state["passed"] = json!([1])), None);
    refused(&table, "error-pottery-turn-of-passed", |state| state["passed"] = json!([0]));
}
