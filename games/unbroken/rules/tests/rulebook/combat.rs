//! The start of the Combat Phase: chapter 5 of the rulings.

use serde_json::json;
use tsugi_unbroken::{Event, Meeting};

use crate::scene::{battle, slug, travel};

#[test]
fn r5_1_an_ambush_reveals_resets_time_strikes_and_fights() {
    let mut scene = travel("small 9 time 1", json!({ "phase": "exploration", "revealed": ["dry-alcove"] }));
    scene.monster_comes("will-o-the-wisp").plays(&["rest dry-alcove"]);
    let order: Vec<usize> = [
        scene.events.iter().position(|event| matches!(event, Event::MonsterRevealed { .. })),
        scene.events.iter().position(|event| *event == Event::CombatBegan { meeting: Meeting::Ambush, time: 12 }),
        scene.events.iter().position(|event| *event == Event::TimeLost { time: 3 }),
        scene.events.iter().position(|event| *event == Event::BattleBegan),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert_eq!(order.len(), 4);
    assert!(order.is_sorted());
    scene.has("time 9").is_asked("turn").refuses("trick", "R5.6").refuses("battle", "R5.6");
}

#[test]
fn r5_2_at_level_four_time_is_paid_in_effort_and_none_is_gained() {
    let mut scene = battle("small 9 wood 1", "river-troll", json!({ "uses": 0 }));
    scene.dice(&[1]).plays(&["craft stave"]).has("small 6 wood 0 time 0");
    let fields = json!({ "level": 4, "phase": "decision" });
    let mut scene = travel("small 9 time 7", fields);
    scene.plays(&["fight"]).has("time 0").is_asked("trickery");
}

/// R5.2: only after the reset: on the way through level IV time is gained as anywhere.
#[test]
fn r5_2_on_the_way_through_level_four_time_is_gained() {
    for level in [3, 4] {
        let fields = json!({ "level": level, "phase": "exploration", "revealed": ["rope-down-the-shaft"] });
        let mut scene = travel("small 9 wood 1 time 5", fields);
        scene.plays(&["resolve rope-down-the-shaft"]).has("wood 0 time 7");
    }
}

#[test]
fn r5_3_tricked_a_skill_but_no_reward() {
    let mut scene = battle("small 9 food 3", "rat-swarm", json!({ "phase": "trickery", "rest": [] }));
    scene.plays(&["trick"]).has("food 2 cunning 0 medium 0").is_asked("keep_skill");
    assert_eq!(scene.view().revealed_skills.len(), 2);
    let kept = scene.view().revealed_skills[0].to_string();
    scene.plays(&[&format!("keep {kept}")]).is_asked("hunger");
    assert!(scene.offers("eat 1") && !scene.offers("eat 2"));
}

#[test]
fn r5_4_a_prohibition_beats_every_permission() {
    let hunted = json!({ "phase": "trickery", "rest": [], "conditions": ["hunted"], "skills": ["honeyed-tongue"] });
    battle("small 9 cunning 3", "goblin-cutpurse", hunted).refuses("trick", "R5.4");
    battle("small 9 cunning 3", "skinchanger", json!({ "phase": "trickery", "rest": [] })).refuses("trick", "R5.4");
    let terrified = json!({ "conditions": ["terrified"] });
    crate::scene::laid(crate::scene::game("normal", "burglar"), "small 9 time 7", terrified)
        .refuses("act light-fingers", "R5.4");
    travel("small 9 time 7", json!({ "conditions": ["hunted"] })).refuses("act scout", "R5.4");
}

#[test]
fn r5_5_choosing_to_fight_is_no_ambush() {
    let mut scene = travel("small 9 time 7", json!({ "phase": "decision" }));
    scene.monster_comes("starved-hound").plays(&["fight", "battle"]).has("small 9").is_asked("turn");
}

#[test]
fn r5_6_going_to_fight_reveals_and_resets_time() {
    let mut scene = travel("small 9 time 7", json!({ "phase": "decision" }));
    scene.monster_comes("pit-viper").plays(&["fight"]).has("time 12").is_asked("trickery");
    assert_eq!(scene.view().monster.map(|foe| foe.monster), Some(slug("pit-viper")));
    scene.refuses("attack 0", "R6.1").refuses("skip", "R6.1");
}
