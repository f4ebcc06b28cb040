//! Effort, payment and forced losses: chapters 2 and 3 of the rulings.

use serde_json::json;
use tsugi_unbroken::Event;

use crate::scene::{battle, purse, travel};

#[test]
fn r2_1_one_higher_effort_stands_for_one_lower() {
    let mut scene = travel("medium 4 time 7", json!({}));
    scene.plays(&["act focus"]).has("small 0 medium 1");
}

#[test]
fn r2_2_the_exact_category_is_paid_first() {
    let mut scene = battle("small 1 medium 1 large 2", "rat-swarm", json!({}));
    scene.plays(&["attack 0"]);
    assert!(scene.happened(|event| *event == Event::Attacked { index: 0, paid: purse("small 1 medium 1 large 1") }));
}

#[test]
fn r2_3_never_downward() {
    travel("small 20 time 7", json!({})).refuses("act steel-yourself", "R2.7");
}

#[test]
fn r2_4_every_payment_of_effort_may_use_it() {
    // An encounter, a trick, hunger, and a loss.
    let mut scene = travel("medium 2 time 7", json!({ "phase": "exploration", "revealed": ["eyeless-fish"] }));
    scene.plays(&["resolve eyeless-fish"]).has("medium 0 food 1");
    let mut scene = battle("wood 1 medium 1", "grave-beetle", json!({ "phase": "trickery", "rest": [] }));
    scene.plays(&["trick"]).has("wood 0 medium 0");
    let mut scene = battle("large 1", "rat-swarm", json!({ "phase": "hunger", "stage": "aftermath", "rest": [] }));
    scene.plays(&["eat 0"]).has("large 0");
    let mut scene = battle("medium 5", "starved-hound", json!({}));
    scene.dice(&[4]).plays(&["skip", "pass"]).has("medium 3");
}

#[test]
fn r2_5_pay_first_then_gain_up_to_the_bar() {
    let mut scene = travel("small 20 medium 10 time 7", json!({}));
    scene.plays(&["act focus"]).has("small 16 medium 10");
}

#[test]
fn r2_6_a_gain_that_is_lost_is_still_legal() {
    let mut scene = travel("small 20 time 7", json!({ "phase": "exploration", "revealed": ["dry-alcove"] }));
    scene.plays(&["resolve dry-alcove"]).has("small 20");
}

#[test]
fn r2_7_what_cannot_be_paid_is_not_offered_and_refused() {
    travel("small 3 time 7", json!({})).refuses("act focus", "R2.7").refuses("craft stave", "R2.7");
    battle("", "rat-swarm", json!({ "phase": "trickery", "rest": [] })).refuses("trick", "R2.7");
}

#[test]
fn r3_1_effort_that_is_not_there_is_defeat_and_exactly_nothing_is_not() {
    let mut scene = battle("small 2", "starved-hound", json!({ "uses": 0 }));
    scene.dice(&[4]).plays(&["skip"]).has("small 0").is_asked("turn");
    scene.dice(&[2]).plays(&["skip"]);
    assert!(scene.is_lost());
    // In travel too.
    let fields = json!({ "phase": "exploration", "revealed": ["swaying-bridge"], "uses": 0 });
    let mut scene = travel("small 1 time 7", fields);
    scene.dice(&[1]).plays(&["resolve swaying-bridge"]);
    assert!(scene.is_lost());
}

#[test]
fn r3_2_with_less_than_asked_the_alternative_applies() {
    let ambushed = json!({ "phase": "exploration", "revealed": ["dry-alcove"], "level": 2, "uses": 0 });
    let mut scene = travel("small 10 food 1 time 1", ambushed.clone());
    scene.monster_comes("harpy").plays(&["rest dry-alcove"]).has("food 1 small 7");
    let mut scene = travel("small 10 food 2 time 1", ambushed);
    scene.monster_comes("harpy").plays(&["rest dry-alcove"]).has("food 0 small 11");
}

#[test]
fn r3_3_stolen_effort_has_no_substitute() {
    let mut scene = battle("small 8 large 1", "barrow-wight", json!({ "uses": 0 }));
    scene.dice(&[3]).plays(&["skip"]).has("small 4 large 1");
    let mut scene = battle("small 8 medium 1", "barrow-wight", json!({ "uses": 0 }));
    scene.dice(&[3]).plays(&["skip"]).has("small 8 medium 0");
}

#[test]
fn r3_4_time_lost_in_battle_is_the_next_levels() {
    let mut scene = battle("small 9 time 12", "goblin-cutpurse", json!({}));
    scene.dice(&[6]).plays(&["skip"]).has("time 9 small 9");
    let mut scene = battle("small 9 time 2", "goblin-cutpurse", json!({}));
    scene.dice(&[6]).plays(&["skip"]).has("time 0 small 9");
}

#[test]
fn r3_5_a_level_that_begins_at_no_time_begins_with_its_ambush() {
    let fields = json!({ "phase": "hunger", "stage": "aftermath", "rest": [], "uses": 0 });
    let mut scene = battle("small 9 food 1", "goblin-cutpurse", fields);
    scene.lots(&[0]).plays(&["eat 1"]);
    assert_eq!(scene.view().level, 2);
    assert!(
        scene.happened(|event| matches!(event, Event::CombatBegan { meeting: tsugi_unbroken::Meeting::Ambush, .. }))
    );
}
