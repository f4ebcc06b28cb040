//! Turns, attacks and rounds: chapter 6 of the rulings.

use serde_json::json;
use tsugi_unbroken::{Event, Played, SkippedBecause, Unbroken};

use crate::scene::{battle, battle_of, box_with, game, slug};

#[test]
fn r6_1_a_turn_is_one_thing_and_may_be_nothing() {
    let mut scene = battle("small 9", "starved-hound", json!({ "uses": 0 }));
    scene.dice(&[1]).plays(&["attack 0"]);
    assert!(scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
    scene.dice(&[1]).plays(&["act focus"]).has("small 2 medium 1");
    assert!(scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
    let mut scene = battle("", "starved-hound", json!({}));
    assert_eq!(scene.legal().len(), 1);
    scene.dice(&[1]).plays(&["skip"]).is_asked("turn").refuses("attack 9", "R6.1");
}

#[test]
fn r6_2_armor_first_and_surplus_breaking_never_wounds() {
    let mut scene = battle(
        "small 20 medium 3",
        "grave-beetle",
        json!({ "weapons": ["bare-hands", "miners-pick"], "skills": ["flurry"] }),
    );
    scene.refuses("attack 0", "R6.2").refuses("act flurry", "R6.2");
    scene.dice(&[1]).plays(&["attack 3"]);
    assert_eq!(scene.foe(), (2, 0));
    scene.refuses("attack 2", "R6.2").refuses("attack 3", "R6.2");
    assert!(scene.offers("act flurry"));
}

#[test]
fn r6_3_toll_and_conditions_are_part_of_the_price() {
    let mut scene = battle("small 5", "harpy", json!({ "conditions": ["numb"] }));
    scene.dice(&[1]).plays(&["attack 0"]);
    assert!(
        scene
            .happened(|event| matches!(event, Event::Attacked { paid, .. } if *paid == crate::scene::purse("small 5")))
    );
    battle("small 4", "harpy", json!({ "conditions": ["numb"] })).refuses("attack 0", "R6.3");
    // Not for skills.
    assert!(
        battle("cunning 1", "harpy", json!({ "conditions": ["numb"], "skills": ["low-blow"] })).offers("act low-blow")
    );
}

#[test]
fn r6_4_a_guard_takes_the_result_of_one_weapon_attack() {
    let guarded = json!({ "monster": { "guarded": true, "armor": 0 }, "uses": 1 });
    let mut scene = battle("small 9", "grave-beetle", guarded);
    scene.dice(&[1]).plays(&["attack 0"]).has("small 6").is_asked("turn");
    assert_eq!(scene.foe(), (2, 0));
    assert!(
        !scene.happened(|event| matches!(event, Event::Asked { phase: tsugi_unbroken::Phase::Response { .. }, .. }))
    );
    // The next one strikes, and skills are not stopped.
    scene.plays(&["attack 0"]).is_asked("response").dice(&[1]).plays(&["pass"]);
    assert_eq!(scene.foe(), (1, 0));
    let mut scene =
        battle("cunning 1 small 3", "pit-viper", json!({ "monster": { "guarded": true }, "skills": ["low-blow"] }));
    scene.plays(&["act low-blow"]);
    assert_eq!(scene.foe(), (3, 0));
    // A breaking attack is lost as well.
    let mut scene = battle("small 9", "grave-beetle", json!({ "monster": { "guarded": true } }));
    scene.dice(&[1]).plays(&["attack 2"]);
    assert_eq!(scene.foe(), (2, 1));
}

#[test]
fn r6_5_health_nothing_ends_the_battle_at_once() {
    let mut scene = battle("small 9", "will-o-the-wisp", json!({ "monster": { "health": 1 }, "uses": 0 }));
    scene.plays(&["attack 0"]).is_asked("keep_skill").has("large 1 cunning 2");
    assert!(
        !scene.happened(|event| matches!(
            event,
            Event::MonsterRolled { .. } | Event::RoundEnded | Event::TimeLost { .. }
        ))
    );
}

#[test]
fn r6_6_turns_then_the_round_end_then_durations() {
    let fields = json!({ "battle_conditions": [{ "condition": "numb", "rounds": 1 }] });
    let mut scene = battle("small 9 time 9", "will-o-the-wisp", fields);
    scene.dice(&[1]).plays(&["skip", "pass"]);
    let place = |test: &dyn Fn(&Event) -> bool| scene.events.iter().position(test);
    let (lost, delayed, ended) = (
        place(&|event| matches!(event, Event::EffortLost { .. })),
        place(&|event| *event == Event::TimeLost { time: 1 }),
        place(&|event| *event == Event::RoundEnded),
    );
    assert!(lost < delayed && delayed < ended && ended.is_some());
    assert!(scene.view().battle_conditions.is_empty());
}

#[test]
fn r6_6_what_conditions_do_comes_first_also_in_a_stunned_turn() {
    let fields = json!({ "conditions": ["bleeding"], "stunned": true, "uses": 0, "rest": ["end_round"] });
    let mut scene = battle("small 9", "starved-hound", fields);
    scene.dice(&[1]).plays(&["skip"]);
    // The next round: bleeding, then a turn.
    scene.has("small 8").is_asked("turn");
    let fields = json!({ "conditions": ["bleeding"], "uses": 0 });
    let mut scene = battle("small 9", "ghoul", fields);
    scene.dice(&[5, 1]).plays(&["skip"]);
    assert!(scene.happened(|event| *event == Event::TurnSkipped { because: SkippedBecause::Stunned }));
    // Hurt 1 by the ghoul, bleeding in the stunned turn, bleeding in the next.
    scene.has("small 6").is_asked("turn");
}

#[test]
fn r6_9_durations_add_and_the_end_of_the_battle_stays() {
    let fields = json!({ "battle_conditions": [{ "condition": "numb", "rounds": 2 }], "uses": 0 });
    let mut scene = battle("small 20", "hollow-priest", fields);
    scene.dice(&[4]).plays(&["skip"]);
    assert_eq!(scene.view().battle_conditions[0].rounds, Some(4), "2 and 3, and one round has ended");
    let fields = json!({ "battle_conditions": [{ "condition": "numb", "rounds": null }], "uses": 0 });
    let mut scene = battle("small 20", "hollow-priest", fields);
    scene.dice(&[4]).plays(&["skip"]);
    assert_eq!(scene.view().battle_conditions[0].rounds, None);
    let mut scene = battle("small 20", "hollow-priest", json!({ "conditions": ["numb"], "uses": 0 }));
    scene.dice(&[4]).plays(&["skip"]);
    assert!(scene.view().battle_conditions.is_empty());
}

#[test]
fn r6_10_the_last_monsters_leave_no_condition() {
    for monster in game("normal", "trapper").parts().monsters_of(4) {
        let next = |effect: &tsugi_unbroken::Effect| matches!(effect, tsugi_unbroken::Effect::AfflictNext(_));
        assert!(!monster.ambush.iter().chain(monster.table.iter().flatten()).any(next), "{}", monster.id);
    }
}

#[test]
fn r6_11_conditions_of_the_battle_end_with_it() {
    let fields = json!({ "battle_conditions": [{ "condition": "ravenous", "rounds": 9 }], "monster": { "health": 1 }, "uses": 0 });
    let mut scene = battle("small 9 food 5", "pit-viper", fields);
    scene.plays(&["attack 0"]);
    assert!(scene.view().battle_conditions.is_empty());
}

#[test]
fn r6_12_crafting_in_combat_takes_the_turn_and_the_next_levels_time() {
    let mut scene = battle("small 9 wood 1 time 1", "starved-hound", json!({}));
    scene.dice(&[1]).plays(&["craft stave"]).has("time 0 wood 0").is_asked("turn");
    assert!(scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
    battle("small 9 wood 1", "starved-hound", json!({})).refuses("craft stave", "R2.7");
}

#[test]
fn r6_13_weapons_form_a_stack() {
    let mut scene =
        battle("small 9 metal 1 wood 1 time 9", "starved-hound", json!({ "weapons": ["bare-hands", "stave"] }));
    scene.refuses("craft stave", "R6.13").refuses("craft war-axe", "R6.13");
    scene.dice(&[1]).plays(&["craft boar-spear"]).dice(&[1]).plays(&["downgrade"]);
    assert_eq!(scene.view().weapons, [slug("bare-hands"), slug("stave")]);
    scene.has("metal 0").dice(&[1]).plays(&["downgrade"]).refuses("downgrade", "R6.13");
    assert!(scene.offers("craft stave"), "it can be made again");
}

#[test]
fn r6_13_a_disarmed_player_fights_with_the_weapon_below() {
    let fields = json!({ "weapons": ["bare-hands", "stave"], "disarmed": 2 });
    let mut scene = battle("small 9 metal 1 time 9", "starved-hound", fields);
    assert_eq!(scene.game.weapon_seen(&scene.view()), Some(slug("bare-hands")));
    scene.refuses("downgrade", "R6.13").refuses("craft boar-spear", "R6.13");
    scene.dice(&[1]).plays(&["skip"]).dice(&[1]).plays(&["skip"]);
    assert_eq!(scene.game.weapon_seen(&scene.view()), Some(slug("stave")));
    // Nothing with the first weapon alone; the longer of two counts.
    let mut scene = battle("small 9", "rust-slug", json!({}));
    scene.dice(&[6]).plays(&["skip"]);
    assert_eq!(scene.view().disarmed, 0);
    let mut scene = battle("small 9", "rust-slug", json!({ "weapons": ["bare-hands", "stave"], "disarmed": 5 }));
    scene.dice(&[6]).plays(&["skip"]);
    assert_eq!(scene.view().disarmed, 4);
}

#[test]
fn r6_14_more_wounds_once_per_attack() {
    let mut scene = battle("small 9", "starved-hound", json!({ "uses": 3 }));
    scene.plays(&["attack 0"]).is_asked("response").dice(&[1]).plays(&["respond second-swing"]);
    // It cannot be given twice: the attack was resolved at once.
    assert_eq!((scene.foe(), scene.view().uses), ((3, 0), 2));
    scene.has("small 5").is_asked("turn");
}

#[test]
fn r6_15_a_cap_counts_the_whole_weapon_attack_but_no_skill() {
    let fields = json!({ "weapons": ["bare-hands", "stave"], "skills": ["heavy-hand", "low-blow"], "uses": 1, "monster": { "health": 11 } });
    let mut scene = battle("small 9 medium 2 cunning 1", "rust-slug", fields);
    scene.dice(&[1]).plays(&["attack 1", "respond second-swing"]);
    assert_eq!(scene.foe().0, 8);
    let fields = json!({ "skills": ["sharpened-stakes"] });
    let mut scene = battle("small 9 wood 1", "rat-swarm", fields);
    scene.plays(&["act sharpened-stakes"]);
    assert_eq!(scene.foe().0, 1);
}

#[test]
fn r6_17_a_staggered_monster_does_not_roll_but_the_round_ends() {
    let mut scene =
        battle("small 9 time 9", "will-o-the-wisp", json!({ "monster": { "staggered": 2 }, "skills": ["sidestep"] }));
    scene.plays(&["skip"]).is_asked("turn").has("small 9 time 8");
    assert!(scene.happened(|event| *event == Event::MonsterHeld));
    assert_eq!(scene.view().monster.map(|foe| foe.staggered), Some(1));
}

#[test]
fn r6_18_after_a_hundred_rounds_the_battle_is_lost() {
    let counters = json!({ "preparations": 0, "explorations": 0, "rounds": 100, "actions": 0, "rerolls": 0 });
    let mut scene = battle("small 9", "starved-hound", json!({ "counters": counters }));
    scene.dice(&[1]).plays(&["skip"]);
    assert!(scene.is_lost());
    assert_eq!(scene.state.ending(), Some(tsugi_unbroken::Ending::Outlasted));
}

#[test]
fn r6_20_what_an_ambush_brings_counts_from_the_first_round() {
    let fields = json!({ "level": 3, "phase": "exploration", "revealed": ["dry-alcove"], "uses": 0 });
    let mut scene = crate::scene::travel("small 20 time 1", fields);
    scene.monster_comes("skinchanger").plays(&["rest dry-alcove"]).is_asked("turn");
    assert_eq!(scene.view().battle_conditions[0].rounds, Some(3));
    scene.dice(&[1]).plays(&["skip"]);
    assert_eq!(scene.view().battle_conditions[0].rounds, Some(2));
    let fields = json!({ "level": 3, "phase": "exploration", "revealed": ["dry-alcove"], "uses": 0 });
    let mut scene = crate::scene::travel("small 20 time 1", fields);
    scene.monster_comes("ogre-jailer").dice(&[1]).plays(&["rest dry-alcove"]).is_asked("turn");
    assert!(scene.happened(|event| *event == Event::TurnSkipped { because: SkippedBecause::Stunned }));
}

#[test]
fn r6_22_weapons_have_a_class_that_nothing_reads() {
    use tsugi_unbroken::parts::Rank;
    let parts = game("normal", "trapper");
    let of = |rank: Rank| parts.parts().parts().weapons.iter().filter(|one| one.rank == rank).count();
    assert_eq!((of(Rank::None), of(Rank::Basic), of(Rank::Advanced)), (1, 3, 3));
}

#[test]
fn r6_23_armor_regained_must_be_broken_again() {
    let mut scene = battle("small 9", "gargoyle", json!({ "monster": { "armor": 0, "health": 5 }, "uses": 0 }));
    assert!(scene.offers("attack 0"));
    scene.dice(&[5]).plays(&["skip"]);
    assert_eq!(scene.foe(), (5, 1));
    scene.refuses("attack 0", "R6.2");
}

/// A free action that lets the turn go on ends it all the same, at the hundredth time.
#[test]
fn r6_21_a_turn_has_at_most_a_hundred_actions() {
    let change = (
        "limit = \"level\"\ncost = {}\neffects = [ { gain = { small = 3 } }, \"again\" ]",
        "limit = \"none\"\ncost = {}\neffects = [ { gain = { small = 3 } }, \"again\" ]",
    );
    let game =
        Unbroken::new(box_with("skills.toml", &[change]), "normal", Played::Chosen(slug("trapper"))).expect("a game");
    let mut scene = battle_of(game, "small 3", "starved-hound", json!({ "skills": ["second-wind"] }));
    for _ in 0..99 {
        scene.plays(&["act second-wind"]);
        assert!(!scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
    }
    scene.dice(&[1]).plays(&["act second-wind"]);
    assert!(scene.happened(|event| matches!(event, Event::MonsterRolled { .. })));
}
