//! Games that cannot be: states come from files too, and what does not add up is refused, just beyond the last that does.

use serde_json::{Value, json};
use tsugi_engine::{Game, Scripted, Unsound, begin};
use tsugi_unbroken::State;

use crate::scene::{Scene, battle, game, travel};

/// What is wrong with a state once something in it is changed; nothing where it still adds up.
fn spoiled(scene: &Scene, change: impl FnOnce(&mut Value)) -> Option<Unsound> {
    let mut state = serde_json::to_value(scene.state).expect("a state is JSON");
    change(&mut state);
    let state: State = serde_json::from_value(state).expect("it is still a state");
    scene.game.audit(&state).err()
}

/// It is refused, and the reason says this.
#[track_caller]
fn refused(scene: &Scene, why: &str, change: impl FnOnce(&mut Value)) {
    let told = spoiled(scene, change).unwrap_or_else(|| panic!("it adds up, though {why}"));
    assert!(told.to_string().contains(why), "{told}, not: {why}");
}

/// One value of a state in the place of another.
fn set(at: &'static str, value: impl Into<Value>) -> impl FnOnce(&mut Value) {
    let value = value.into();
    move |state| *state.pointer_mut(at).expect("a state has that") = value
}

/// The first card of a place goes to another.
fn put(state: &mut Value, from: &str, to: &str) {
    let card = state.pointer_mut(from).and_then(Value::as_array_mut).expect("a place").remove(0);
    state.pointer_mut(to).and_then(Value::as_array_mut).expect("a place").push(card);
}

/// Two cards lie revealed, and one of them is to be taken.
fn exploring() -> Scene {
    let mut scene = travel("small 13 time 7", json!({}));
    scene.plays(&["end", "explore"]).is_asked("exploration");
    scene
}

/// In a battle, with a skill and a weapon above the first.
fn fighting() -> Scene {
    battle("small 9 time 9", "grave-beetle", json!({ "weapons": ["bare-hands", "stave"], "skills": ["flurry"] }))
}

/// R1.2: every encounter card lies in one place: none is missing, none lies in two.
#[test]
fn r1_2_every_encounter_card_lies_in_exactly_one_place() {
    let scene = exploring();
    assert_eq!(spoiled(&scene, |_| ()), None);
    assert_eq!(spoiled(&scene, |state| put(state, "/encounters/deck", "/encounters/discards")), None);
    let count = |found| Some(Unsound::Count { what: "error-unbroken-pieces-encounters".into(), expected: 88, found });
    let missing = spoiled(&scene, |state| drop(state["encounters"]["deck"].as_array_mut().expect("a deck").remove(0)));
    assert_eq!(missing, count(87));
    let twice = spoiled(&scene, |state| {
        let card = state["encounters"]["deck"][0].clone();
        state["encounters"]["discards"].as_array_mut().expect("a pile").push(card);
    });
    assert_eq!(twice, count(89));
    // As many as there are, but one is missing and another lies in two places.
    let both = spoiled(&scene, |state| {
        let deck = state["encounters"]["deck"].as_array_mut().expect("a deck");
        deck.remove(0);
        let card = deck[0].clone();
        state["encounters"]["discards"].as_array_mut().expect("a pile").push(card);
    });
    assert_eq!(both, count(88));
}

/// R1.3: the same holds of skills, those kept among them.
#[test]
fn r1_3_every_skill_card_lies_in_exactly_one_place() {
    let scene = fighting();
    assert_eq!(spoiled(&scene, |state| put(state, "/skills/deck", "/skills/discards")), None);
    let count = |found| Some(Unsound::Count { what: "error-unbroken-pieces-skills".into(), expected: 24, found });
    let missing = spoiled(&scene, |state| drop(state["skills"]["deck"].as_array_mut().expect("a deck").remove(0)));
    assert_eq!(missing, count(23));
    let twice = spoiled(&scene, |state| {
        let card = state["skills"]["deck"][0].clone();
        state["owned"].as_array_mut().expect("powers").push(card);
    });
    assert_eq!(twice, count(25));
    assert_eq!(spoiled(&scene, |state| put(state, "/skills/deck", "/owned")), None, "it is kept now");
}

/// R4.5: one card is being resolved at most.
#[test]
fn r4_5_one_card_at_most_is_being_resolved() {
    let scene = exploring();
    assert_eq!(spoiled(&scene, |state| put(state, "/encounters/deck", "/chosen")), None);
    refused(&scene, "error-unbroken-two-cards-resolved", |state| {
        (0..2).for_each(|_| put(state, "/encounters/deck", "/chosen"));
    });
    refused(&scene, "error-unbroken-nothing-revealed", |state| {
        (0..2).for_each(|_| put(state, "/encounters/revealed", "/encounters/discards"));
    });
}

/// R4.7: a committed exploration has one card.
#[test]
fn r4_7_a_committed_exploration_reveals_one_card() {
    let scene = exploring();
    refused(&scene, "error-unbroken-committed", set("/committed", true));
    assert_eq!(
        spoiled(&scene, |state| {
            state["committed"] = json!(true);
            put(state, "/encounters/revealed", "/encounters/discards");
        }),
        None
    );
    let travelling = travel("small 13 time 7", json!({}));
    assert_eq!(spoiled(&travelling, set("/committed", true)), None, "the next one is");
}

/// R1.9: the powers at hand are those of the sheet, of the character and the skills kept.
#[test]
fn r1_9_the_powers_at_hand_are_those_of_sheet_character_and_skills() {
    let (scene, powers) = (fighting(), "error-unbroken-powers-at-hand");
    refused(&scene, powers, |state| drop(state["owned"].as_array_mut().expect("powers").remove(0)));
    refused(&scene, powers, set("/character", 1));
    refused(&scene, powers, set("/character", 4));
}

/// R2.5: no resource goes beyond its bar.
#[test]
fn r2_5_no_resource_goes_beyond_its_bar() {
    let scene = travel("small 13 time 7", json!({}));
    let with = |resource: &str, amount: u8| spoiled(&scene, |state| state["purse"][resource] = json!(amount));
    for (resource, bar) in [("small", 20), ("medium", 10), ("large", 8), ("treasure", 8), ("time", 20)] {
        assert_eq!(with(resource, bar), None);
        let told = with(resource, bar + 1).expect("beyond its bar").to_string();
        assert!(told.contains(resource) && told.contains("error-unbroken-resource-beyond-bar"), "{told}");
    }
}

/// R6.13: the first weapon lies at the bottom, each sheet once, and one above it at most is set aside.
#[test]
fn r6_13_weapons_form_a_stack_on_the_first() {
    let scene = fighting();
    assert_eq!(spoiled(&scene, set("/weapons/disarmed", 2)), None);
    refused(&scene, "error-unbroken-first-weapon", set("/weapons/stack/0", 1));
    refused(&scene, "error-unbroken-first-weapon", set("/weapons/len", 0));
    refused(&scene, "error-unbroken-weapon-twice", set("/weapons/stack/1", 0));
    assert_eq!(spoiled(&scene, set("/weapons/stack/1", 6)), None, "there are seven sheets");
    refused(&scene, "error-unbroken-weapon-twice", set("/weapons/stack/1", 7));
    refused(&scene, "error-unbroken-weapon-above-top", set("/weapons/stack/2", 3));
    refused(&scene, "error-unbroken-weapon-above-top", set("/weapons/len", 1));
    let bare = battle("small 9", "grave-beetle", json!({}));
    assert_eq!(spoiled(&bare, |_| ()), None);
    refused(&bare, "error-unbroken-first-weapon-aside", set("/weapons/disarmed", 1));
}

/// R6.9: conditions exist, are active once, and those of a battle alone have a duration.
#[test]
fn r6_9_conditions_of_a_battle_have_a_duration() {
    let fields = json!({ "conditions": ["feverish"], "battle_conditions": [{ "condition": "numb", "rounds": 1 }] });
    let scene = battle("small 9", "grave-beetle", fields);
    assert_eq!(spoiled(&scene, |_| ()), None);
    for place in ["/conditions/level", "/conditions/next"] {
        assert_eq!(spoiled(&scene, |state| *state.pointer_mut(place).expect("a set") = json!([9])), None);
        refused(&scene, "error-unbroken-no-such-condition", |state| {
            *state.pointer_mut(place).expect("a set") = json!([10]);
        });
    }
    let state = serde_json::to_value(scene.state).expect("a state is JSON");
    let numb = state["conditions"]["battle"][0].as_u64().expect("a condition") as usize;
    refused(&scene, "error-unbroken-condition-twice", |state| state["conditions"]["level"] = json!([numb]));
    refused(&scene, "error-unbroken-condition-duration", |state| state["conditions"]["rounds"][numb] = json!(0));
    refused(&scene, "error-unbroken-condition-duration", |state| state["conditions"]["rounds"][numb + 1] = json!(1));
    refused(&scene, "error-unbroken-condition-duration", set("/conditions/battle", json!([])));
    let to_the_end = |state: &mut Value| state["conditions"]["rounds"][numb] = json!(255);
    assert_eq!(spoiled(&scene, to_the_end), None, "to the end of the battle");
}

/// R1.1: the monster is one of its level, with no more than is printed on its sheet.
#[test]
fn r1_1_a_monster_is_one_of_its_level_as_printed() {
    let scene = fighting();
    refused(&scene, "error-unbroken-monster-level", set("/level", 2));
    assert_eq!(spoiled(&scene, set("/foe/health", 1)), None);
    refused(&scene, "error-unbroken-monster-figures", set("/foe/health", 3));
    refused(&scene, "error-unbroken-monster-figures", set("/foe/armor", 2));
    assert_eq!(spoiled(&scene, set("/foe/armor", 0)), None);
    refused(&scene, "error-unbroken-battle-of-nobody", set("/foe", Value::Null));
    assert_eq!(spoiled(&travel("small 13 time 7", json!({})), |_| ()), None, "travelling, none is revealed yet");
}

/// R1.5, R7.8: there are four levels, and before the first only a skill is kept.
#[test]
fn r7_8_there_are_four_levels() {
    let travelling = travel("small 13 time 7", json!({}));
    for level in 1..=4 {
        assert_eq!(spoiled(&travelling, |state| state["level"] = json!(level)), None);
    }
    refused(&travelling, "error-unbroken-level", set("/level", 5));
    refused(&travelling, "error-unbroken-level", set("/level", 0));
    let over = json!({ "over": { "ending": "fallen" } });
    let ended = |level: u8| {
        spoiled(&travelling, |state| {
            state["phase"] = over.clone();
            state["level"] = json!(level);
        })
    };
    assert_eq!((ended(0), ended(4)), (None, None));
    assert!(ended(5).is_some());
    let easy = game("easy", "pit-fighter");
    let state = begin(&easy, &mut Scripted::new([0, 0, 0]), None);
    assert_eq!(easy.audit(&state), Ok(()), "a skill is kept before level I");
    refused(&travelling, "error-not-laid", set("/phase", "setup"));
}

/// R5.2: in the last battle no time is left, and before it some may be.
#[test]
fn r5_2_no_time_is_left_in_the_last_battle() {
    let last = battle("small 9", "river-troll", json!({}));
    refused(&last, "error-unbroken-time-in-last-battle", |state| state["purse"]["time"] = json!(1));
    let third = battle("small 9", "gargoyle", json!({}));
    assert_eq!(spoiled(&third, |state| state["purse"]["time"] = json!(1)), None, "it is the next level's");
    let travelling = travel("small 13 time 7", json!({ "level": 4 }));
    assert_eq!(spoiled(&travelling, |_| ()), None, "nor while travelling there");
}

/// R5.6: each question belongs to its part of a level.
#[test]
fn r5_6_each_question_belongs_to_its_part_of_a_level() {
    let scene = fighting();
    for phase in ["preparation", "decision", "exploration"] {
        refused(&scene, "error-unbroken-prepare-in-combat", set("/phase", phase));
    }
    for phase in ["turn", "trickery"] {
        assert_eq!(spoiled(&scene, set("/phase", phase)), None);
        refused(&scene, "error-unbroken-nobody-to-fight", |state| {
            state["phase"] = json!(phase);
            state["foe"]["health"] = json!(0);
        });
        refused(&scene, "error-unbroken-nobody-to-fight", |state| {
            state["phase"] = json!(phase);
            state["stage"] = json!("aftermath");
        });
        refused(&scene, "error-unbroken-nobody-to-fight", |state| {
            state["phase"] = json!(phase);
            state["stage"] = json!("travel");
        });
    }
    refused(&scene, "error-unbroken-hunger", set("/phase", "hunger"));
    assert_eq!(
        spoiled(&scene, |state| {
            state["phase"] = json!("hunger");
            state["stage"] = json!("aftermath");
        }),
        None
    );
    refused(&scene, "error-unbroken-no-skill", set("/phase", "keep_skill"));
    assert_eq!(
        spoiled(&scene, |state| {
            state["phase"] = json!("keep_skill");
            put(state, "/skills/deck", "/skills/revealed");
        }),
        None
    );
    refused(&scene, "error-unbroken-nothing-to-cure", set("/phase", "cure"));
    let cure = |state: &mut Value| {
        state["phase"] = json!("cure");
        state["conditions"]["level"] = json!([0]);
    };
    assert_eq!(spoiled(&scene, cure), None);
}
