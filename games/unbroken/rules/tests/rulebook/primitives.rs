//! Each effect primitive, by a card or a monster that has it.

use serde_json::json;
use tsugi_unbroken::Event;

use crate::scene::{battle, battle_of, game, laid, slug, travel};

/// An encounter on the table, to be resolved.
fn card(resources: &str, id: &str) -> crate::scene::Scene {
    travel(resources, json!({ "phase": "exploration", "revealed": [id], "uses": 0 }))
}

#[test]
fn gain_adds_each_resource() {
    card("time 7", "champions-barrow").plays(&["resolve champions-barrow"]).has("large 1 treasure 1 small 2 time 2");
}

#[test]
fn gain_of_time_comes_before_the_cards_own_time() {
    card("wood 1 time 1", "rope-down-the-shaft").plays(&["resolve rope-down-the-shaft"]).has("time 3");
}

#[test]
fn hurt_is_a_forced_loss() {
    card("small 5 time 7", "strange-mushroom").dice(&[2]).plays(&["resolve strange-mushroom"]).has("small 3");
}

#[test]
fn steal_takes_the_whole_or_hurts() {
    battle("small 9 treasure 1", "goblin-cutpurse", json!({ "uses": 0 }))
        .dice(&[4])
        .plays(&["skip"])
        .has("treasure 0 small 9");
    battle("small 9", "goblin-cutpurse", json!({ "uses": 0 })).dice(&[4]).plays(&["skip"]).has("small 6");
}

#[test]
fn delay_takes_time() {
    battle("small 9 time 12", "goblin-cutpurse", json!({})).dice(&[6]).plays(&["skip"]).has("time 9");
}

#[test]
fn commit_binds_the_next_exploration() {
    let mut scene = card("time 7", "chalk-arrows");
    scene.plays(&["resolve chalk-arrows"]);
    assert!(scene.view().committed);
}

#[test]
fn learn_reveals_skills_to_keep_one() {
    let mut scene = card("cunning 1 treasure 1 time 7", "tattooed-hermit");
    scene.plays(&["resolve tattooed-hermit"]).is_asked("keep_skill");
    assert_eq!(scene.legal().len(), 3);
}

#[test]
fn cure_discards_a_condition() {
    let fields = json!({ "phase": "exploration", "revealed": ["leeches"], "conditions": ["numb"] });
    let mut scene = travel("small 5 time 7", fields);
    scene.plays(&["resolve leeches", "cure numb"]).has("small 6");
    assert!(scene.view().conditions.is_empty());
}

#[test]
fn scout_reveals_the_monster() {
    let mut scene = card("small 5 time 7", "spyhole");
    scene.monster_comes("rat-swarm").plays(&["resolve spyhole"]).has("small 7");
    assert_eq!(scene.view().monster.map(|foe| foe.monster), Some(slug("rat-swarm")));
}

#[test]
fn scout_does_nothing_where_it_is_forbidden_or_the_monster_known() {
    let fields = json!({ "phase": "exploration", "revealed": ["spyhole"], "conditions": ["hunted"] });
    let mut scene = travel("small 5 time 7", fields);
    scene.plays(&["resolve spyhole"]).has("small 7");
    assert_eq!(scene.view().monster, None);
}

#[test]
fn look_shows_more_cards_next_time() {
    let mut scene = card("small 5 time 7", "glow-worm-trail");
    scene.plays(&["resolve glow-worm-trail"]);
    assert_eq!(scene.view().looked, 3);
}

#[test]
fn gamble_rolls_for_one_of_two() {
    card("small 5 time 7", "leap-across-the-gap")
        .dice(&[4])
        .plays(&["resolve leap-across-the-gap"])
        .has("time 9 small 5");
    card("small 5 time 7", "leap-across-the-gap")
        .dice(&[3])
        .plays(&["resolve leap-across-the-gap"])
        .has("time 7 small 3");
}

#[test]
fn upgrade_and_downgrade_change_the_stack() {
    let mut scene = travel("wood 1 metal 1 time 7", json!({}));
    scene.plays(&["craft miners-pick"]).has("wood 0 metal 0 time 6");
    assert_eq!(scene.view().weapons, [slug("bare-hands"), slug("miners-pick")]);
    scene.plays(&["downgrade"]);
    assert_eq!(scene.view().weapons, [slug("bare-hands")]);
}

#[test]
fn wound_and_pierce_take_health() {
    let mut scene = battle("small 9", "cave-boar", json!({ "skills": ["flurry"] }));
    scene.plays(&["act flurry"]);
    assert_eq!(scene.foe().0, 11);
    let mut scene = battle_of(game("normal", "trapper"), "small 9", "gargoyle", json!({ "uses": 1 }));
    scene.dice(&[1]).plays(&["act deadfall"]);
    assert_eq!(scene.foe(), (9, 3));
}

#[test]
fn break_takes_armor() {
    let mut scene = battle("small 9", "lizard-sentry", json!({}));
    scene.dice(&[1]).plays(&["attack 2"]);
    assert_eq!(scene.foe(), (5, 1));
}

#[test]
fn add_wound_strengthens_this_attack() {
    let mut scene = battle("small 9", "cave-boar", json!({ "uses": 2 }));
    scene.dice(&[1, 1]).plays(&["attack 0", "respond second-swing", "attack 0", "pass"]);
    assert_eq!(scene.foe().0, 11);
}

#[test]
fn heal_and_rearm_stop_at_what_is_printed() {
    let mut scene = battle("small 20", "river-troll", json!({ "monster": { "health": 28 }, "uses": 0 }));
    scene.dice(&[1]).plays(&["skip"]);
    assert_eq!(scene.foe().0, 29);
    let mut scene = battle("small 20", "gargoyle", json!({ "uses": 0 }));
    scene.dice(&[5]).plays(&["skip"]);
    assert_eq!(scene.foe().1, 3);
}

#[test]
fn guard_takes_the_next_attack() {
    let mut scene = battle("small 9", "lizard-sentry", json!({}));
    scene.dice(&[5]).plays(&["skip"]);
    assert_eq!(scene.view().monster.map(|foe| foe.guarded), Some(true));
}

#[test]
fn stagger_adds_up() {
    let mut scene =
        battle("metal 3", "starved-hound", json!({ "skills": ["caltrops"], "monster": { "staggered": 1 } }));
    scene.plays(&["act caltrops"]);
    assert_eq!((scene.foe().0, scene.view().monster.map(|foe| foe.staggered)), (3, Some(1)));
}

#[test]
fn stun_skips_the_next_turn() {
    let mut scene = battle("small 9", "ghoul", json!({ "uses": 0 }));
    scene.dice(&[5, 2]).plays(&["skip"]).has("small 6").is_asked("turn");
}

#[test]
fn disarm_sets_the_top_weapon_aside() {
    let mut scene = battle("small 9", "harpy", json!({ "weapons": ["bare-hands", "stave"] }));
    scene.dice(&[6]).plays(&["skip"]);
    assert_eq!(scene.view().disarmed, 1, "two round ends, one of which has passed");
}

#[test]
fn afflict_next_waits_for_the_next_level() {
    let mut scene = battle("small 9", "pit-viper", json!({}));
    scene.dice(&[5]).plays(&["skip"]);
    assert_eq!((scene.view().next_conditions, scene.view().conditions.len()), (vec![slug("feverish")], 0));
}

#[test]
fn afflict_now_holds_at_once() {
    let mut scene = battle("small 20", "blind-drake", json!({ "uses": 0 }));
    scene.dice(&[5, 2]).plays(&["skip"]).has("small 17");
    assert_eq!(scene.view().battle_conditions.len(), 1);
    scene.plays(&["skip"]).has("small 13");
}

#[test]
fn set_roll_and_shift_roll_change_the_result() {
    let mut scene = battle("small 9", "starved-hound", json!({ "skills": ["lucky-bone"], "uses": 0 }));
    scene.dice(&[5]).plays(&["skip", "respond lucky-bone"]).has("small 9");
    let mut scene = battle_of(game("normal", "burglar"), "small 9", "starved-hound", json!({ "uses": 1 }));
    scene.dice(&[5]).plays(&["skip", "respond slip-aside"]).has("small 7");
}

#[test]
fn soften_lessens_a_hurt_not_below_nothing() {
    let mut scene = battle("small 9", "starved-hound", json!({ "uses": 1 }));
    scene.dice(&[2]).plays(&["skip", "respond roll-with-it"]).has("small 9");
    assert!(scene.happened(|event| *event == Event::HurtSoftened { by: 1 }));
}

#[test]
fn again_lets_the_turn_go_on() {
    let mut scene = battle("cunning 2", "starved-hound", json!({ "skills": ["low-blow"] }));
    scene.plays(&["act low-blow"]).is_asked("turn");
    assert!(!scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
    // It has no meaning in travel.
    laid(game("normal", "burglar"), "small 3 time 7", json!({ "skills": ["second-wind"] }))
        .plays(&["act second-wind"])
        .has("small 6")
        .is_asked("preparation");
}
