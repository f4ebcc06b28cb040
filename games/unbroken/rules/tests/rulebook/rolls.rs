//! The monster's roll, and answers to it: R6.7, R6.8, R6.16, R6.19, R6.21, R6.24, R6.25.

use serde_json::json;
use tsugi_unbroken::{Dropped, Event, Ignored, Played, Resource, RolledFor, Unbroken};

use crate::scene::{battle, battle_of, box_with, game, slug};

#[test]
fn r6_7_the_die_its_modifiers_then_answers_in_any_order() {
    let fields = json!({ "conditions": ["off-balance"], "skills": ["sidestep", "lucky-bone"] });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.dice(&[6]).plays(&["skip"]).is_asked("response");
    assert!(
        scene.happened(|event| *event == Event::MonsterRolled { die: 6, result: 6, why: RolledFor::Turn }),
        "clamped"
    );
    scene.plays(&["respond sidestep"]);
    assert_eq!(scene.view().roll, 5);
    assert!(scene.offers("respond lucky-bone") && !scene.offers("respond sidestep"));
    scene.plays(&["respond lucky-bone"]).has("small 9").is_asked("turn");
    let mut scene = battle("small 9", "starved-hound", json!({ "conditions": ["off-balance"], "uses": 0 }));
    scene.dice(&[3]).plays(&["skip"]).has("small 7");
}

#[test]
fn r6_7_what_the_players_powers_do_is_optional() {
    let mut scene = battle("small 9", "starved-hound", json!({ "skills": ["sidestep"], "uses": 0 }));
    scene.dice(&[5]).plays(&["skip", "pass"]).has("small 6");
}

#[test]
fn r6_8_a_condition_already_gained_is_rerolled_with_new_answers() {
    let fields = json!({ "next_conditions": ["bleeding"], "skills": ["lucky-bone"], "uses": 0 });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.dice(&[6, 6, 3]).plays(&["skip"]).is_asked("response").plays(&["pass"]);
    assert!(scene.happened(|event| matches!(event, Event::MonsterRolled { why: RolledFor::Repeat, .. })));
    scene.is_asked("response").plays(&["pass"]).is_asked("response").plays(&["pass"]).has("small 7");
    // As it stands after the answers: a roll made harmless is not rolled again.
    let fields = json!({ "next_conditions": ["bleeding"], "skills": ["lucky-bone"], "uses": 0 });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.dice(&[6]).plays(&["skip", "respond lucky-bone"]).has("small 9").is_asked("turn");
}

#[test]
fn r6_8_ignored_conditions_are_not_rerolled() {
    let fields = json!({ "next_conditions": ["bleeding"], "skills": ["unbowed"], "uses": 0 });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.dice(&[6]).plays(&["skip"]).has("small 9").is_asked("turn");
    assert_eq!(scene.view().next_conditions, [slug("bleeding")]);
}

#[test]
fn r6_16_first_what_is_changed_then_the_answer_then_the_payment() {
    let mut scene = battle("small 9", "starved-hound", json!({ "skills": ["scar-tissue"], "uses": 1 }));
    scene.dice(&[5]).plays(&["skip"]).is_asked("response");
    assert_eq!(scene.view().hurt, 2);
    scene.plays(&["respond roll-with-it"]).has("small 9");
    // Not below 1 by skills.
    let mut scene = battle("small 9", "starved-hound", json!({ "skills": ["scar-tissue"], "uses": 0 }));
    scene.dice(&[2]).plays(&["skip"]).has("small 8");
    // A theft that turns into a loss may be softened.
    let mut scene = battle("small 9", "rat-swarm", json!({ "uses": 1 }));
    scene.dice(&[4]).plays(&["skip", "respond roll-with-it"]).has("small 8");
}

#[test]
fn r6_19_a_result_with_an_ignored_effect_does_nothing_at_all() {
    let after = |dropped: Dropped, monster: &str, skills: &[&str], roll: u8| {
        let fields = json!({ "skills": skills, "weapons": ["bare-hands", "stave"], "uses": 0 });
        let mut scene = battle_of(game("normal", "trapper").dropping(dropped), "small 9 medium 0", monster, fields);
        scene.dice(&[roll.into()]).plays(&["skip"]);
        let view = scene.view();
        (view.resources.get(Resource::Small), view.disarmed > 0, view.next_conditions.len())
    };
    // Hurt 2 and a condition: with the skill neither, by the part only the hurt, without it both.
    assert_eq!(after(Dropped::Result, "barrow-wight", &["unbowed"], 5), (9, false, 0));
    assert_eq!(after(Dropped::Part, "barrow-wight", &["unbowed"], 5), (7, false, 0));
    assert_eq!(after(Dropped::Result, "barrow-wight", &[], 5), (7, false, 1));
    // Another skill, and a result without the effect: nothing is ignored.
    assert_eq!(after(Dropped::Result, "barrow-wight", &["firm-grip"], 5), (7, false, 1));
    assert_eq!(after(Dropped::Result, "barrow-wight", &["unbowed"], 2), (6, false, 0));
    // Disarmed and hurt.
    assert_eq!(after(Dropped::Result, "pit-warlord", &["firm-grip"], 5), (9, false, 0));
    assert_eq!(after(Dropped::Part, "pit-warlord", &["firm-grip"], 5), (7, false, 0));
    // A theft falls with its alternative.
    assert_eq!(after(Dropped::Result, "rat-swarm", &["firm-grip"], 4), (9, false, 0));
    assert_eq!(after(Dropped::Part, "rat-swarm", &["firm-grip"], 4), (9, false, 0));
}

/// What is ignored is told once for a result, and an ambush has no result: there the part falls alone.
#[test]
fn r6_19_it_is_told_once() {
    let fields = json!({ "skills": ["unbowed"], "uses": 0 });
    let mut scene = battle("small 9", "barrow-wight", fields);
    scene.dice(&[5]).plays(&["skip"]).has("small 9");
    assert!(scene.happened(|event| *event == Event::EffectIgnored { effect: Ignored::Conditions }));
}

#[test]
fn r6_21_a_power_answers_one_event_once() {
    let mut scene = battle_of(game("normal", "burglar"), "small 9", "starved-hound", json!({ "uses": 3 }));
    scene.dice(&[6]).plays(&["skip", "respond slip-aside"]).has("small 7").is_asked("turn");
    assert_eq!(scene.view().uses, 2);
    let fields = json!({ "uses": 3, "skills": ["sidestep"] });
    let mut scene = battle_of(game("normal", "burglar"), "small 9", "starved-hound", fields);
    scene
        .dice(&[6])
        .plays(&["skip", "respond slip-aside"])
        .refuses("respond slip-aside", "R6.21")
        .refuses("respond nobody", "R6.21");
}

#[test]
fn r6_21_after_a_hundred_rerolls_nothing_happens() {
    let counters = json!({ "preparations": 0, "explorations": 0, "rounds": 1, "actions": 0, "rerolls": 100 });
    let fields = json!({ "next_conditions": ["bleeding"], "counters": counters, "roll": 6, "rest": ["end_round", "apply_roll"], "uses": 0 });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.plays(&["skip"]).has("small 9").is_asked("turn");
}

#[test]
fn r6_24_an_answer_is_paid_before_what_it_answers() {
    let mut scene = battle("small 3", "starved-hound", json!({ "uses": 1 }));
    // After paying the attack nothing is left for Second Swing, so it is not offered.
    scene.dice(&[1]).plays(&["attack 0"]).is_asked("turn");
    assert_eq!(scene.foe().0, 4);
    scene.refuses("respond second-swing", "R6.24").refuses("pass", "R6.24");
    let mut scene = battle("small 4", "starved-hound", json!({ "uses": 1 }));
    scene.plays(&["attack 0", "respond second-swing"]).has("small 0");
}

#[test]
fn r6_25_limits_are_fresh_in_the_next_span() {
    let mut scene = battle(
        "small 9",
        "starved-hound",
        json!({ "skills": ["cold-fury", "sharpened-stakes"], "resources": { "wood": 3 }, "monster": { "health": 5 } }),
    );
    scene.plays(&["act cold-fury"]).refuses("act cold-fury", "R6.25");
    scene.plays(&["act sharpened-stakes"]).refuses("act sharpened-stakes", "R6.25");
    scene.dice(&[1]).plays(&["skip"]);
    assert!(scene.offers("act sharpened-stakes"), "once a round");
    scene.refuses("act cold-fury", "R6.25");
}

#[test]
fn r6_26_an_answer_sets_off_no_other() {
    use tsugi_unbroken::{Effect, parts::Kind};
    for power in game("normal", "trapper").parts().powers().iter().filter(|one| matches!(one.kind, Kind::Response(_))) {
        let sets_off = |effect: &Effect| {
            matches!(
                effect,
                Effect::Hurt(_)
                    | Effect::Steal { .. }
                    | Effect::Delay(_)
                    | Effect::Scout
                    | Effect::Learn(_)
                    | Effect::Gamble { .. }
            )
        };
        assert!(!power.effects.iter().any(sets_off), "{}", power.id);
    }
}

/// `reroll` is unused by our set: an owner's skill rolls anew, and that is a new event.
#[test]
fn r6_7_a_reroll_is_a_new_roll_with_its_modifiers() {
    let own = box_with("skills.toml", &[("effects = [ { set_roll = 1 } ]", "effects = [ \"reroll\" ]")]);
    let game = Unbroken::new(own, "normal", Played::Chosen(slug("burglar"))).expect("a game");
    let fields = json!({ "skills": ["lucky-bone"], "conditions": ["off-balance"], "uses": 2 });
    let mut scene = battle_of(game, "small 9", "starved-hound", fields);
    scene.dice(&[5, 2]).plays(&["skip", "respond slip-aside", "respond lucky-bone"]);
    assert!(scene.happened(|event| *event == Event::MonsterRolled { die: 2, result: 3, why: RolledFor::Reroll }));
    assert!(scene.offers("respond slip-aside") && !scene.offers("respond lucky-bone"));
}
