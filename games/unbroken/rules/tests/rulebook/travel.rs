//! The Travel Phase: chapter 4 of the rulings.

use serde_json::json;
use tsugi_engine::Game;
use tsugi_unbroken::{Event, Meeting, Played, Unbroken};

use crate::scene::{battle, box_with, game, laid, slug, travel};

#[test]
fn r4_1_at_no_time_the_preparation_ends_in_the_ambush_of_the_combat_phase() {
    let mut scene = travel("small 5 wood 1 time 1", json!({}));
    scene.lots(&[0]).plays(&["craft stave"]);
    assert!(scene.happened(|event| matches!(event, Event::CombatBegan { meeting: Meeting::Ambush, .. })));
}

#[test]
fn r4_2_a_card_may_take_more_time_than_is_left_an_action_may_not() {
    let fields = json!({ "phase": "exploration", "revealed": ["moss-lined-hollow"] });
    let mut scene = travel("small 5 time 1", fields);
    scene.monster_comes("pit-viper").plays(&["resolve moss-lined-hollow"]);
    assert!(scene.happened(|event| *event == Event::TimePassed { time: 1 }));
    scene.has("small 14 time 12").is_asked("turn");
    let mut scene = travel("small 5 wood 1 metal 1 time 1", json!({ "weapons": ["bare-hands", "stave"] }));
    scene.refuses("craft boar-spear", "R2.7");
}

#[test]
fn r4_3_the_others_are_discarded_before_the_effect_and_the_card_after_its_time() {
    let mut scene = travel(
        "small 5 time 7",
        json!({ "phase": "exploration", "revealed": ["fat-toad", "last-lesson", "mine-props"], "resources": { "food": 2 } }),
    );
    scene.plays(&["resolve last-lesson"]).is_asked("keep_skill");
    let view = scene.view();
    assert_eq!(
        (view.chosen, view.discards.clone()),
        (Some(slug("last-lesson")), vec![slug("fat-toad"), slug("mine-props")])
    );
    scene.has("time 7");
    let kept = scene.view().revealed_skills[0].to_string();
    scene.plays(&[&format!("keep {kept}")]).has("time 5").is_asked("preparation");
    assert_eq!((scene.view().chosen, scene.view().discards.len()), (None, 3));
}

#[test]
fn r4_4_a_card_that_cannot_be_paid_can_be_rested_on() {
    let mut scene =
        travel("small 1 time 7", json!({ "phase": "exploration", "revealed": ["fat-toad", "seam-of-ore"] }));
    scene.refuses("resolve fat-toad", "R4.4").refuses("resolve seam-of-ore", "R4.4");
    scene.plays(&["rest seam-of-ore"]).has("small 3 time 5");
}

#[test]
fn r4_5_one_of_the_revealed_cards_must_be_used() {
    let mut scene = travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["fat-toad", "mine-props"] }));
    scene.refuses("resolve dry-alcove", "R4.5").refuses("end", "R4.17").refuses("explore", "R4.18");
    assert_eq!(scene.legal().len(), 4);
    travel("small 5 time 7", json!({})).refuses("rest fat-toad", "R4.5");
}

#[test]
fn r4_5_cards_that_look_alike_are_one_choice() {
    let scene = travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["mine-props", "mine-props"] }));
    assert_eq!(scene.legal().len(), 2);
}

#[test]
fn r4_6_rest_ignores_the_effect_and_no_time_gives_nothing() {
    let mut scene =
        travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["chalk-arrows", "fat-toad"] }));
    scene.plays(&["rest chalk-arrows"]).has("small 6 cunning 0 time 6");
    assert!(!scene.view().committed);
    let mut scene =
        travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["chalk-arrows", "fat-toad"] }));
    scene.plays(&["rest fat-toad"]).has("small 5 time 7");
}

#[test]
fn r4_7_committed_one_card_must_be_resolved_or_endured() {
    let mut scene = travel("small 1 time 7", json!({ "committed": true, "looked": 2, "skills": ["cave-sense"] }));
    scene.refuses("act search-ahead", "R4.7").plays(&["end"]).refuses("fight", "R4.7");
    scene.cards_come(&["fat-toad"]).plays(&["explore"]);
    assert_eq!(scene.view().revealed, [slug("fat-toad")]);
    scene.refuses("rest fat-toad", "R4.7").refuses("resolve fat-toad", "R4.4");
    scene.plays(&["endure"]).has("small 1 food 0").is_asked("preparation");
    assert!(!scene.view().committed);
    let mut scene =
        travel("small 5 time 7", json!({ "committed": true, "phase": "exploration", "revealed": ["fat-toad"] }));
    scene.refuses("endure", "R4.7").refuses("rest fat-toad", "R4.7").plays(&["resolve fat-toad"]).has("small 1 food 1");
    travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["fat-toad"] })).refuses("endure", "R4.7");
}

#[test]
fn r4_7_the_time_of_an_endured_card_is_spent() {
    let fields = json!({ "committed": true, "phase": "exploration", "revealed": ["seam-of-ore"] });
    travel("small 1 time 7", fields).plays(&["endure"]).has("small 1 metal 0 time 5");
}

#[test]
fn r4_8_a_committed_card_may_commit_again_and_an_ambush_drops_it() {
    let fields = json!({ "committed": true, "phase": "exploration", "revealed": ["chalk-arrows"] });
    let mut scene = travel("small 5 time 7", fields.clone());
    scene.plays(&["resolve chalk-arrows"]);
    assert!(scene.view().committed);
    let mut scene = travel("small 5 time 1", fields);
    scene.monster_comes("pit-viper").plays(&["resolve chalk-arrows"]).is_asked("turn");
    assert!(!scene.view().committed);
}

#[test]
fn r4_9_look_and_reveal_add_up() {
    let mut scene = travel("small 5 time 7", json!({ "looked": 2, "skills": ["cave-sense"] }));
    scene.plays(&["end", "explore"]);
    assert_eq!((scene.view().revealed.len(), scene.view().looked), (5, 0));
    let mut scene = travel("small 5 time 7", json!({ "conditions": ["blurred"] }));
    scene.plays(&["end", "explore"]);
    assert_eq!(scene.view().revealed.len(), 1);
    // Lost where one goes to fight.
    let mut scene = travel("small 5 time 7", json!({ "looked": 2 }));
    scene.plays(&["end", "fight"]);
    assert_eq!(scene.view().looked, 0);
}

#[test]
fn r4_10_search_ahead_once_per_exploration() {
    let mut scene = travel("small 9 time 7", json!({}));
    scene.plays(&["act search-ahead"]).refuses("act search-ahead", "R6.25");
    scene.cards_come(&["mine-props", "dry-alcove", "fat-toad", "coffin-lids"]).plays(&["end", "explore"]);
    assert_eq!(scene.view().revealed.len(), 4);
    scene.plays(&["resolve mine-props"]);
    assert!(scene.offers("act search-ahead"));
}

#[test]
fn r4_11_a_known_monster_is_not_scouted_and_the_last_time_brings_the_ambush() {
    let mut scene = travel("small 9 time 7", json!({}));
    scene.plays(&["act scout"]).has("small 8 time 6").refuses("act scout", "R6.25");
    let known = json!({ "monster": { "monster": "pit-viper", "health": 5, "armor": 0, "guarded": false, "staggered": 0 }, "may_hide": [] });
    travel("small 9 time 7", known).refuses("act scout", "R4.11");
    let mut scene = travel("small 9 time 1", json!({}));
    scene.monster_comes("starved-hound").plays(&["act scout", "pass"]).has("small 5 time 12").is_asked("turn");
}

#[test]
fn r4_12_scouting_is_no_combat_action() {
    battle("small 9 cunning 3 time 12", "rat-swarm", json!({})).refuses("act scout", "R4.17");
}

#[test]
fn r4_13_a_gamble_is_paid_then_rolled() {
    let fields = json!({ "phase": "exploration", "revealed": ["knucklebones"] });
    let mut scene = travel("small 5 treasure 1 time 7", fields.clone());
    scene.dice(&[4]).plays(&["resolve knucklebones"]).has("treasure 3 small 5");
    let mut scene = travel("small 5 treasure 1 time 7", fields);
    scene.dice(&[3]).plays(&["resolve knucklebones"]).has("treasure 0 small 7");
}

#[test]
fn r4_14_the_player_chooses_what_is_cured() {
    let fields = json!({ "phase": "exploration", "revealed": ["steaming-pool"], "conditions": ["feverish", "numb"] });
    let mut scene = travel("small 5 time 7", fields);
    scene.plays(&["resolve steaming-pool"]).is_asked("cure").refuses("cure hunted", "R4.14");
    scene.plays(&["cure numb"]).has("small 9");
    assert_eq!(scene.view().conditions, [slug("feverish")]);
    let mut scene = travel("small 5 time 7", json!({ "phase": "exploration", "revealed": ["steaming-pool"] }));
    scene.plays(&["resolve steaming-pool"]).has("small 9").refuses("cure numb", "R4.14");
    // In combat those of the battle too.
    let fields =
        json!({ "battle_conditions": [{ "condition": "numb", "rounds": 2 }], "conditions": ["feverish"], "uses": 1 });
    let mut scene = crate::scene::battle_of(game("normal", "field-surgeon"), "small 9", "rat-swarm", fields);
    scene.plays(&["act stitch"]);
    assert!(scene.offers("cure numb") && scene.offers("cure feverish"));
    scene.dice(&[1]).plays(&["cure numb"]);
    assert!(scene.view().battle_conditions.is_empty());
}

#[test]
fn r4_15_nothing_goes_on_for_ever() {
    let counters = json!({ "preparations": 200, "explorations": 0, "rounds": 0, "actions": 0, "rerolls": 0 });
    let mut scene = travel("small 9 wood 1 time 7", json!({ "counters": counters }));
    scene.refuses("act focus", "R4.15").refuses("craft stave", "R4.15");
    assert_eq!(scene.legal().len(), 1);
    let counters = json!({ "preparations": 0, "explorations": 199, "rounds": 0, "actions": 0, "rerolls": 0 });
    let mut scene = travel("small 9 time 7", json!({ "counters": counters, "phase": "decision" }));
    scene.cards_come(&["fat-toad", "mine-props"]).plays(&["explore"]).lots(&[0]).plays(&["rest fat-toad"]);
    assert!(scene.happened(|event| matches!(event, Event::CombatBegan { meeting: Meeting::Ambush, .. })));
}

/// A box of cards that take no time and actions that cost nothing.
#[test]
fn r4_15_a_box_that_costs_nothing_ends_all_the_same() {
    let free =
        box_with("actions.toml", &[("cost = { small = 4 }", "cost = {}"), ("cost = { small = 1 }", "cost = {}")]);
    let game = Unbroken::new(free, "normal", Played::Drawn).expect("a game");
    let mut scene = laid(game, "small 5 time 7", json!({}));
    for _ in 0..200 {
        scene.plays(&["act focus"]);
    }
    scene.refuses("act focus", "R4.15").plays(&["end", "fight"]);
    assert!(scene.game.audit(&scene.state).is_ok());
}

#[test]
fn r4_16_after_an_exploration_one_prepares_again() {
    let mut scene = travel("small 9 time 3", json!({ "phase": "exploration", "revealed": ["mine-props"] }));
    scene.plays(&["resolve mine-props"]).has("time 2 wood 1").is_asked("preparation");
    assert!(scene.offers("craft stave"));
}

#[test]
fn r4_17_travel_and_general_actions_in_preparation_and_no_combat_actions() {
    let mut scene =
        travel("small 9 cunning 1 time 7", json!({ "skills": ["low-blow", "fence"], "resources": { "treasure": 1 } }));
    assert!(scene.offers("act focus") && scene.offers("act fence"));
    scene.refuses("act low-blow", "R4.17").refuses("act stitch", "R4.17").refuses("act nobody", "R4.17");
    scene.plays(&["act focus", "act focus", "end"]).refuses("act focus", "R4.17").refuses("downgrade", "R4.17");
    battle("small 9 treasure 1", "rat-swarm", json!({ "skills": ["fence"] }))
        .refuses("act fence", "R4.17")
        .refuses("end", "R4.17");
}

#[test]
fn r4_18_after_preparation_one_fights_or_explores() {
    let mut scene = travel("small 9 time 7", json!({}));
    scene.refuses("fight", "R4.18").refuses("explore", "R4.18").plays(&["end"]);
    assert!(scene.offers("fight") && scene.offers("explore"));
    assert_eq!(scene.legal().len(), 2);
}
