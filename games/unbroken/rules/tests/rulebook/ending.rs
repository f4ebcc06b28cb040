//! Rewards, hunger, the end: chapter 7 of the rulings.

use serde_json::{Value, json};
use tsugi_engine::{Outcome, Scored};
use tsugi_unbroken::{Ending, Event};

use crate::scene::{battle, purse, slug};

fn hungry(fields: &Value) -> Value {
    let mut all = json!({ "phase": "hunger", "stage": "aftermath", "rest": [] });
    for (key, value) in fields.as_object().expect("fields") {
        all[key] = value.clone();
    }
    all
}

#[test]
fn r7_1_exactly_one_of_two_skills_is_kept() {
    let mut scene = battle("small 9", "pit-viper", json!({ "monster": { "health": 1 }, "uses": 0 }));
    scene.plays(&["attack 0"]).is_asked("keep_skill");
    let [kept, other] = <[_; 2]>::try_from(scene.view().revealed_skills).expect("two skills");
    scene.refuses("keep focus", "R7.1").refuses("eat 0", "R7.2").plays(&[&format!("keep {kept}")]);
    assert_eq!((scene.view().skills, scene.view().skill_discards), (vec![kept], vec![other]));
    scene.refuses("keep focus", "R7.1");
    // At level IV too.
    let mut scene = battle("small 9", "river-troll", json!({ "monster": { "health": 1 }, "uses": 0 }));
    scene.plays(&["attack 0"]).is_asked("keep_skill");
}

#[test]
fn r7_2_eating_gains_first_then_what_is_missing_is_paid() {
    let mut scene = battle("small 2 food 1 time 16", "ghoul", hungry(&json!({})));
    scene.refuses("eat 2", "R7.2").plays(&["eat 1"]).has("small 2 food 0");
    let mut scene = battle("small 9 food 5 time 16", "ghoul", hungry(&json!({})));
    scene.refuses("eat 3", "R7.2").plays(&["eat 2"]).has("small 11 food 3");
    let mut scene = battle("small 9 food 5 time 19", "gargoyle", hungry(&json!({})));
    scene.plays(&["eat 0"]).has("small 3 food 5");
}

#[test]
fn r7_3_who_cannot_pay_starves_also_after_the_last_monster() {
    let mut scene = battle("small 9", "river-troll", hungry(&json!({})));
    scene.plays(&["eat 0"]);
    assert!(scene.is_lost());
    assert_eq!(scene.state.ending(), Some(Ending::Starved));
    let mut scene = battle("small 10", "river-troll", hungry(&json!({})));
    scene.plays(&["eat 0"]);
    assert_eq!(scene.outcome(), Some(Outcome::Together { won: true, score: Some(0) }));
}

#[test]
fn r7_4_uses_are_set_to_the_new_level_and_level_limits_are_fresh() {
    let fields = hungry(&json!({ "uses": 1, "skills": ["second-wind"], "spent": ["second-wind", "scout"] }));
    let mut scene = battle("small 9 food 1 time 12", "pit-viper", fields);
    scene.plays(&["eat 1"]);
    assert_eq!((scene.view().uses, scene.view().level), (2, 2));
    assert!(scene.offers("act second-wind") && scene.offers("act scout"));
    crate::scene::laid(crate::scene::game("normal", "trapper"), "small 9 time 7", json!({ "uses": 0 }))
        .refuses("act set-snares", "R7.4");
}

/// Who plans the next battle is not told that what is fresh in it is spent.
#[test]
fn r7_4_what_was_used_in_the_last_battle_is_not_shown_as_spent() {
    let spent = ["firm-grip", "scout"];
    let fields = json!({ "uses": 0, "skills": ["firm-grip"], "spent": spent });
    let scene = battle("small 9 food 1 time 12", "pit-viper", fields.clone());
    assert_eq!(scene.view().spent, spent.map(slug), "in the battle itself it is");
    let scene = crate::scene::laid(crate::scene::game("normal", "trapper"), "small 9 time 7", fields);
    assert_eq!(scene.view().spent, [slug("scout")], "on the way only what is once a level");
}

#[test]
fn r7_5_conditions_move_on() {
    let fields = hungry(&json!({ "conditions": ["numb"], "next_conditions": ["feverish"] }));
    let mut scene = battle("small 9 food 1 time 12", "pit-viper", fields);
    scene.plays(&["eat 1"]);
    assert_eq!((scene.view().conditions, scene.view().next_conditions), (vec![slug("feverish")], vec![]));
}

#[test]
fn r7_6_points_for_what_is_left_and_a_rank() {
    let game = crate::scene::game("normal", "trapper");
    let left = purse("small 20 medium 1 large 1 cunning 1 metal 1 wood 1 food 1 treasure 1 time 9");
    assert_eq!(game.score(&left), 3 + 5 + 2 + 3 + 2 + 3 + 10);
    assert_eq!(game.score(&purse("medium 2 treasure 1")), 16);
    let rank = |score| game.rank(score).map(|name| name.en.clone()).expect("every score has a rank");
    let ranks = [
        (0, "Prey"),
        (1, "Castoff"),
        (10, "Castoff"),
        (11, "Survivor"),
        (21, "Avenger"),
        (31, "Revenant"),
        (41, "Nemesis"),
        (99, "Nemesis"),
    ];
    for (score, name) in ranks {
        assert_eq!(rank(score), name);
    }
    let scene = battle("small 9 medium 2 treasure 1", "river-troll", json!({}));
    let receipt = scene.game.receipts(&scene.view());
    assert_eq!(receipt[0].iter().map(tsugi_engine::Line::points).sum::<i32>(), 16);
    assert!(receipt[0].iter().all(|line| line.ruling == "R7.6"));
}

#[test]
fn r7_7_skills_are_kept_to_the_end() {
    let all = crate::scene::travel("small 9 time 7", json!({})).view().skill_deck;
    let fields = hungry(&json!({ "skills": all }));
    let mut scene = battle("small 9 food 1 time 12", "pit-viper", fields);
    scene.plays(&["eat 0"]);
    assert_eq!(scene.view().skills.len(), 24);
}

#[test]
fn r7_8_hunger_uses_conditions_then_the_monster_leaves() {
    let mut scene = battle("small 9 food 1 time 12", "pit-viper", hungry(&json!({})));
    scene.plays(&["eat 1"]);
    let ate = scene.events.iter().position(|event| matches!(event, Event::Ate { .. }));
    let level = scene.events.iter().position(|event| *event == Event::LevelBegan { level: 2 });
    assert!(ate < level);
    assert_eq!((scene.view().monster, scene.view().may_hide.len()), (None, 6));
    scene.has("time 12").is_asked("preparation");
}
