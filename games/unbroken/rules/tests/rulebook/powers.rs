//! Each skill, each ability, each condition and each monster's special: what it does.

use serde_json::{Value, json};
use tsugi_unbroken::Event;

use crate::scene::{Scene, battle, battle_of, game, laid, slug, travel};

fn with(character: &str, resources: &str, fields: Value) -> Scene {
    laid(game("normal", character), resources, fields)
}

fn exploring(card: &str, fields: &Value) -> Value {
    let mut all = json!({ "phase": "exploration", "revealed": [card], "uses": 0 });
    for (key, value) in fields.as_object().expect("fields") {
        all[key] = value.clone();
    }
    all
}

// --- skills

#[test]
fn second_wind_gains_small_effort_once_a_level() {
    travel("time 7", json!({ "skills": ["second-wind"] }))
        .plays(&["act second-wind"])
        .has("small 3")
        .refuses("act second-wind", "R6.25");
}

#[test]
fn cold_fury_gains_medium_effort_once_a_battle() {
    battle("", "starved-hound", json!({ "skills": ["cold-fury"] }))
        .plays(&["act cold-fury"])
        .has("medium 1")
        .is_asked("turn");
}

#[test]
fn deep_sleeper_rests_better() {
    travel("time 7", exploring("fat-toad", &json!({ "skills": ["deep-sleeper"] })))
        .plays(&["rest fat-toad"])
        .has("small 1");
}

#[test]
fn cave_sense_shows_a_card_more() {
    let mut scene = travel("time 7", json!({ "skills": ["cave-sense"] }));
    scene.plays(&["end", "explore"]);
    assert_eq!(scene.view().revealed.len(), 3);
}

#[test]
fn soft_footed_scouts_without_time_and_gains() {
    let mut scene = travel("small 1 time 7", json!({ "skills": ["soft-footed"] }));
    scene.plays(&["act scout"]).is_asked("response").plays(&["respond soft-footed"]).has("small 3 time 7");
}

#[test]
fn honeyed_tongue_makes_tricks_cheap_and_gains() {
    let fields = json!({ "phase": "trickery", "rest": [], "skills": ["honeyed-tongue"] });
    let mut scene = battle("cunning 1", "ogre-jailer", fields);
    scene.plays(&["trick", "respond honeyed-tongue"]).has("cunning 0 large 1").is_asked("keep_skill");
}

#[test]
fn lean_belly_and_camp_cook_ease_hunger() {
    let fields = json!({ "phase": "hunger", "stage": "aftermath", "rest": [], "skills": ["lean-belly", "camp-cook"] });
    let mut scene = battle("food 3 time 9", "ghoul", fields);
    assert!(!scene.offers("eat 2"));
    scene.plays(&["eat 1"]).has("small 3 food 2");
}

#[test]
fn stillness_gains_at_the_start_and_makes_focus_and_scheme_cheap() {
    let fields = json!({ "phase": "trickery", "rest": [], "skills": ["stillness"] });
    let mut scene = battle("small 4", "starved-hound", fields);
    scene.plays(&["battle", "respond stillness"]).has("small 6");
    scene.dice(&[1]).plays(&["act focus"]).dice(&[1]).plays(&["act scheme"]).has("small 0 medium 1 cunning 1");
}

#[test]
fn proud_smith_crafts_without_time_and_gains() {
    let mut scene = travel("wood 1 time 7", json!({ "skills": ["proud-smith"] }));
    scene.plays(&["craft stave", "respond proud-smith"]).has("time 7 medium 1").is_asked("preparation");
}

#[test]
fn scar_tissue_lessens_each_hurt() {
    battle("small 9", "starved-hound", json!({ "skills": ["scar-tissue"], "uses": 0 }))
        .dice(&[5])
        .plays(&["skip"])
        .has("small 7");
}

#[test]
fn sharpened_stakes_and_caltrops_pierce_for_wood_and_metal() {
    let mut scene =
        battle("wood 1 small 1 metal 1", "cave-boar", json!({ "skills": ["sharpened-stakes", "caltrops"] }));
    scene.plays(&["act sharpened-stakes"]).has("wood 0 small 0");
    assert_eq!(scene.foe().0, 11);
    scene.plays(&["act caltrops"]).has("metal 0").is_asked("turn");
    assert_eq!(scene.foe().0, 9);
    assert!(scene.happened(|event| *event == Event::MonsterHeld));
}

#[test]
fn low_blow_pierces_for_cunning() {
    let mut scene = battle("cunning 1", "gargoyle", json!({ "skills": ["low-blow"] }));
    scene.plays(&["act low-blow"]).has("cunning 0");
    assert_eq!(scene.foe(), (9, 3));
}

#[test]
fn glittering_bait_staggers_for_treasure() {
    let mut scene = battle("treasure 1", "gargoyle", json!({ "skills": ["glittering-bait"] }));
    scene.plays(&["act glittering-bait"]).has("treasure 0").is_asked("turn");
    assert_eq!(scene.view().monster.map(|foe| foe.staggered), Some(1));
}

#[test]
fn lucky_bone_and_sidestep_change_the_roll() {
    battle("small 9", "starved-hound", json!({ "skills": ["lucky-bone"], "uses": 0 }))
        .dice(&[5])
        .plays(&["skip", "respond lucky-bone"])
        .has("small 9");
    battle("small 9", "starved-hound", json!({ "skills": ["sidestep"], "uses": 0 }))
        .dice(&[5])
        .plays(&["skip", "respond sidestep"])
        .has("small 7");
}

#[test]
fn weak_points_breaks_more_and_gains() {
    let fields = json!({ "phase": "trickery", "rest": [], "skills": ["weak-points"] });
    let mut scene = battle("small 2", "lizard-sentry", fields);
    scene.dice(&[1]).plays(&["battle", "respond weak-points", "attack 2"]).has("small 0");
    assert_eq!(scene.foe().1, 0);
}

#[test]
fn heavy_hand_wounds_more_with_medium_and_large_effort() {
    let mut scene = battle("medium 1 small 3", "cave-boar", json!({ "skills": ["heavy-hand"], "uses": 0 }));
    scene.dice(&[1, 1]).plays(&["attack 1", "attack 0"]);
    assert_eq!(scene.foe().0, 14 - 3 - 1);
}

#[test]
fn flurry_wounds_once_a_battle() {
    let mut scene = battle("small 2", "cave-boar", json!({ "skills": ["flurry"] }));
    scene.plays(&["act flurry"]).has("small 1").refuses("act flurry", "R6.25");
    assert_eq!(scene.foe().0, 11);
}

#[test]
fn unbowed_and_firm_grip_gain_at_the_start_and_ignore() {
    let fields = json!({ "phase": "trickery", "rest": [], "skills": ["unbowed", "firm-grip"], "weapons": ["bare-hands", "stave"], "uses": 0 });
    let mut scene = battle("small 9", "harpy", fields);
    scene.plays(&["battle", "respond firm-grip", "respond unbowed"]).has("small 13");
    scene.dice(&[3, 6]).plays(&["skip", "skip"]).has("small 13");
    assert_eq!(scene.view().disarmed, 0);
    let mut scene = battle("small 9", "pit-viper", json!({ "skills": ["unbowed"] }));
    scene.dice(&[5]).plays(&["skip"]);
    assert!(scene.view().next_conditions.is_empty());
}

#[test]
fn gravedigger_gains_after_a_battle() {
    let mut scene =
        battle("small 3", "pit-viper", json!({ "skills": ["gravedigger"], "monster": { "health": 1 }, "uses": 0 }));
    scene.plays(&["attack 0", "respond gravedigger"]).has("treasure 1 medium 2 small 1").is_asked("keep_skill");
}

#[test]
fn fence_sells_treasure() {
    travel("treasure 2 time 7", json!({ "skills": ["fence"] }))
        .plays(&["act fence"])
        .has("treasure 1 medium 1 small 1")
        .refuses("act fence", "R6.25");
}

// --- abilities

#[test]
fn the_pit_fighters_abilities() {
    let mut scene = battle("small 9", "cave-boar", json!({ "uses": 2 }));
    scene.dice(&[5]).plays(&["attack 0", "respond second-swing", "respond roll-with-it"]).has("small 3");
    assert_eq!((scene.foe().0, scene.view().uses), (12, 0));
}

#[test]
fn the_burglars_abilities() {
    let mut scene = with("burglar", "small 3 time 7", json!({ "uses": 2 }));
    scene
        .plays(&["act light-fingers", "act case-the-passage"])
        .has("small 2 metal 1")
        .refuses("act light-fingers", "R7.4");
    assert_eq!(scene.view().looked, 2);
    let mut scene = battle_of(game("normal", "burglar"), "small 9", "starved-hound", json!({ "uses": 1 }));
    scene.dice(&[5]).plays(&["skip", "respond slip-aside"]).has("small 7");
}

#[test]
fn the_trappers_abilities() {
    let mut scene = with("trapper", "small 3 time 7", json!({ "uses": 2 }));
    scene.plays(&["act read-the-tracks", "act set-snares"]).has("small 2 food 1");
    assert!(scene.view().monster.is_some() && scene.view().looked == 2);
    let mut scene = battle_of(game("normal", "trapper"), "small 9", "lizard-sentry", json!({ "uses": 1 }));
    scene.dice(&[1]).plays(&["act deadfall"]);
    assert_eq!(scene.foe(), (3, 2));
}

#[test]
fn the_field_surgeons_abilities() {
    let mut scene = with("field-surgeon", "small 3 time 7", json!({ "uses": 3, "conditions": ["numb"] }));
    scene.plays(&["act stitch", "cure numb", "act cold-reckoning"]).has("small 2 cunning 1");
    let mut scene = battle_of(game("normal", "field-surgeon"), "cunning 1 small 9", "gargoyle", json!({ "uses": 1 }));
    scene.dice(&[1]).plays(&["act vital-spot"]).has("cunning 0");
    assert_eq!(scene.foe(), (8, 3));
}

// --- conditions

#[test]
fn feverish_rests_worse() {
    travel("time 7", exploring("seam-of-ore", &json!({ "conditions": ["feverish"] })))
        .plays(&["rest seam-of-ore"])
        .has("small 1");
    travel("time 7", exploring("fat-toad", &json!({ "conditions": ["feverish"] })))
        .plays(&["rest fat-toad"])
        .has("small 0");
}

#[test]
fn blurred_shows_a_card_less() {
    let mut scene = travel("time 7", json!({ "conditions": ["blurred"] }));
    scene.plays(&["end", "explore"]);
    assert_eq!(scene.view().revealed.len(), 1);
}

#[test]
fn bleeding_hurts_at_the_start_of_each_turn() {
    let mut scene = battle("small 9", "starved-hound", json!({ "conditions": ["bleeding"], "uses": 0 }));
    scene.dice(&[1]).plays(&["skip"]).has("small 8");
}

#[test]
fn numb_makes_weapon_attacks_dear() {
    let mut scene = battle("small 4", "starved-hound", json!({ "conditions": ["numb"] }));
    scene.dice(&[1]).plays(&["attack 0"]).has("small 0");
}

#[test]
fn terrified_forbids_abilities() {
    with("trapper", "small 9 time 7", json!({ "conditions": ["terrified"] })).refuses("act set-snares", "R5.4");
    let mut scene = battle("small 9", "starved-hound", json!({ "conditions": ["terrified"], "uses": 1 }));
    scene.dice(&[2]).plays(&["attack 0"]).is_asked("turn").has("small 5");
}

#[test]
fn ravenous_asks_for_more_food() {
    let fields = json!({ "phase": "hunger", "stage": "aftermath", "rest": [], "conditions": ["ravenous"] });
    battle("small 9 food 5 time 9", "pit-viper", fields).plays(&["eat 2"]).has("food 3 small 11");
}

#[test]
fn limping_makes_crafting_scouting_and_searching_dear() {
    let mut scene = travel("small 9 wood 1 time 7", json!({ "conditions": ["limping"] }));
    scene
        .plays(&["craft stave"])
        .has("time 5")
        .plays(&["act search-ahead"])
        .has("small 7")
        .plays(&["act scout"])
        .has("small 6 time 3");
}

#[test]
fn muddled_makes_focus_and_scheme_dear() {
    let mut scene = travel("small 10 time 7", json!({ "conditions": ["muddled"] }));
    scene.plays(&["act focus"]).has("small 5").plays(&["act scheme"]).has("small 0");
}

#[test]
fn hunted_forbids_trickery_and_scouting() {
    travel("small 9 time 7", json!({ "conditions": ["hunted"] })).refuses("act scout", "R5.4");
    battle("food 1", "rat-swarm", json!({ "conditions": ["hunted"], "phase": "trickery", "rest": [] }))
        .refuses("trick", "R5.4");
}

#[test]
fn off_balance_makes_the_monster_roll_higher() {
    battle("small 9", "starved-hound", json!({ "conditions": ["off-balance"], "uses": 0 }))
        .dice(&[1])
        .plays(&["skip"])
        .has("small 8");
}

// --- specials

#[test]
fn a_toll_is_added_to_every_weapon_attack() {
    for (monster, left) in [("harpy", "small 1"), ("skinchanger", "small 1")] {
        let mut scene = battle("small 5 cunning 1", monster, json!({ "monster": { "staggered": 1 } }));
        scene.plays(&["attack 0"]).has(left);
    }
}

#[test]
fn a_round_end_comes_each_round() {
    battle("small 9 time 9", "will-o-the-wisp", json!({ "monster": { "staggered": 1 } }))
        .plays(&["skip"])
        .has("time 8");
    let mut scene = battle("small 9", "river-troll", json!({ "monster": { "staggered": 1, "health": 10 } }));
    scene.plays(&["skip"]);
    assert_eq!(scene.foe().0, 12);
}

#[test]
fn a_wound_cap_stops_heavy_blows() {
    for (monster, most) in [("rat-swarm", 2), ("rust-slug", 3), ("lake-lurker", 4)] {
        let fields =
            json!({ "weapons": ["bare-hands", "scrap-knife", "war-axe"], "monster": { "staggered": 1 }, "uses": 0 });
        let mut scene = battle("large 1", monster, fields);
        let before = scene.foe().0;
        scene.plays(&["attack 2"]);
        assert_eq!(before - scene.foe().0, most, "{monster}");
    }
}

#[test]
fn an_option_is_offered_by_its_monster_alone() {
    let mut scene = battle("food 1", "starved-hound", json!({}));
    scene.plays(&["act throw-scraps"]).has("food 0").is_asked("turn");
    assert_eq!(scene.view().monster.map(|foe| foe.staggered), Some(1));
    let mut scene = battle("treasure 1", "bandit-deserter", json!({}));
    scene.refuses("act throw-scraps", "R4.17").plays(&["act bribe"]).has("treasure 0");
    assert!(slug("bribe") != slug("throw-scraps"));
}
