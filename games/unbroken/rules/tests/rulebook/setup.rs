//! Setup and decks: chapter 1 of the rulings.

use serde_json::json;
use tsugi_engine::{Game, Scripted, SeededRng, Viewer, begin};
use tsugi_unbroken::{Components, Event, Played, Unbroken};

use crate::scene::{battle, box_with, game, laid, slug, travel};

#[test]
fn r1_1_a_monster_is_drawn_as_it_is_revealed() {
    let mut scene = travel("small 13 time 7", json!({}));
    assert_eq!((scene.view().monster, scene.view().may_hide.len()), (None, 6));
    scene.monster_comes("pit-viper").plays(&["act scout"]);
    assert_eq!(scene.view().monster.map(|foe| foe.monster), Some(slug("pit-viper")));
    assert!(scene.view().may_hide.is_empty());
}

#[test]
fn r1_2_the_discards_become_a_new_deck() {
    let all = travel("small 13 time 7", json!({})).view().deck;
    let (last, gone) = (all[0], &all[1..]);
    let mut scene = travel("small 13 time 7", json!({ "discards": gone }));
    scene.plays(&["end", "explore"]);
    assert!(scene.happened(|event| *event == Event::EncountersReshuffled));
    assert!(scene.view().revealed.contains(&last), "what was revealed stays out");
    assert_eq!((scene.view().revealed.len(), scene.view().deck.len(), scene.view().discards.len()), (2, 86, 0));
}

#[test]
fn r1_2_still_short_fewer_are_revealed() {
    let one = "[[encounter]]\nid = \"alone\"\nname = \"A\"\nname_fr = \"A\"\ncopies = 1\ntime = 1\n";
    let own = "counts = \"own\"\n".to_owned() + include_str!("../../data/tracks.toml");
    let own = Components::read("", |file| match file {
        "encounters.toml" => Some(one),
        "tracks.toml" => Some(own.as_str()),
        _ => None,
    });
    let game = Unbroken::new(own.expect("one card is a deck"), "normal", Played::Drawn).expect("a game");
    let mut scene = laid(game, "small 13 time 7", json!({}));
    scene.plays(&["end", "explore"]);
    assert_eq!(scene.view().revealed.len(), 1);
}

#[test]
fn r1_3_skill_discards_become_a_new_deck_and_none_left_is_no_skill() {
    let all = travel("small 13 time 7", json!({})).view().skill_deck;
    let mut scene =
        battle("small 13", "rat-swarm", json!({ "monster": { "health": 1 }, "skill_discards": all, "uses": 0 }));
    scene.plays(&["attack 0"]);
    assert!(scene.happened(|event| *event == Event::SkillsReshuffled));
    scene.is_asked("keep_skill");
    let mut scene = battle("small 13", "rat-swarm", json!({ "monster": { "health": 1 }, "skills": all, "uses": 0 }));
    scene.plays(&["attack 0"]);
    while !scene.legal().contains(&crate::scene::action("eat 0")) {
        scene.plays(&["pass"]);
    }
    scene.is_asked("hunger");
}

#[test]
fn r1_4_a_condition_may_be_active_and_gained_for_the_next_level() {
    let mut scene = battle("small 13", "pit-viper", json!({ "conditions": ["numb"] }));
    scene.dice(&[6]).plays(&["skip"]);
    assert_eq!(scene.view().conditions, [slug("numb")]);
    assert_eq!(scene.view().next_conditions, [slug("numb")]);
}

#[test]
fn r1_5_easy_rolls_the_die_then_keeps_one_of_two_skills() {
    let game = game("easy", "pit-fighter");
    for (face, resource) in ["metal", "wood", "food", "cunning", "medium", "treasure"].iter().enumerate() {
        let mut log = Vec::new();
        let state = begin(&game, &mut Scripted::new([face as u32, 0, 0]), Some(&mut log));
        let view = game.view(&state, Viewer::Spectator);
        let one = view.resources.iter().find(|(own, _)| own.name() == *resource);
        assert_eq!(one.map(|(_, amount)| amount), Some(1), "{resource}");
        assert_eq!((view.level, view.uses, view.revealed_skills.len()), (0, 0, 2));
        let die = log.iter().position(|event| matches!(event, Event::BonusRolled { .. }));
        let skill = log.iter().position(|event| matches!(event, Event::SkillRevealed { .. }));
        assert!(die < skill);
    }
}

#[test]
fn r1_6_hard_has_less_effort_and_the_monster_acts_first() {
    let game = game("hard", "pit-fighter");
    let state = begin(&game, &mut SeededRng::new(1), None);
    assert_eq!(game.view(&state, Viewer::Spectator).resources, crate::scene::purse("small 10 time 7"));
    let mut scene = laid(game, "small 10 time 7", json!({ "uses": 0 }));
    scene.monster_comes("starved-hound").plays(&["end", "fight"]).dice(&[3]).plays(&["battle"]);
    scene.is_asked("turn").has("small 8");
    // After an ambush too.
    let mut scene = laid(
        crate::scene::game("hard", "burglar"),
        "small 10 time 1",
        json!({ "revealed": ["dry-alcove"], "phase": "exploration" }),
    );
    scene.monster_comes("starved-hound").dice(&[3]).plays(&["rest dry-alcove", "pass"]);
    scene.is_asked("turn").has("small 6");
}

#[test]
fn r1_7_every_resource_begins_at_nothing() {
    let game = game("normal", "trapper");
    let state = begin(&game, &mut SeededRng::new(1), None);
    assert_eq!(game.view(&state, Viewer::Spectator).resources, crate::scene::purse("small 13 time 7"));
}

#[test]
fn r1_8_level_one_has_one_ability_use() {
    assert_eq!(travel("small 13 time 7", json!({})).view().uses, 1);
    let uses: Vec<u8> = (1..=4).map(|level| game("normal", "trapper").level(level).uses).collect();
    assert_eq!(uses, [1, 2, 3, 4]);
}

#[test]
fn r1_9_the_character_is_chosen_or_drawn() {
    let drawn = Unbroken::new(Components::ours(), "normal", Played::Drawn).expect("our own box");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        seen.insert(drawn.view(&begin(&drawn, &mut SeededRng::new(seed), None), Viewer::Spectator).character);
    }
    assert_eq!(seen.len(), 4);
    assert!(Unbroken::new(Components::ours(), "normal", Played::Chosen(slug("nobody"))).is_err());
}

#[test]
fn r1_10_only_monsters_afflict() {
    // `box_with` reads and checks; the bad ones are in tests/components.rs.
    box_with("encounters.toml", &[("time = 1", "time = 2")]);
    let ours = Components::ours();
    let afflicting = |effects: &[tsugi_unbroken::Effect]| {
        effects.iter().any(|one| {
            matches!(one, tsugi_unbroken::Effect::AfflictNext(_) | tsugi_unbroken::Effect::AfflictNow { .. })
        })
    };
    assert!(!ours.parts().encounters.iter().any(|one| afflicting(&one.effects)));
    assert!(!ours.powers().iter().any(|one| afflicting(&one.effects)));
}

#[test]
fn r1_11_the_box_holds_what_the_rulebook_lists() {
    let ours = Components::ours();
    let parts = ours.parts();
    let cards: usize = parts.encounters.iter().map(|one| usize::from(one.copies)).sum();
    let counts = [parts.characters.len(), parts.weapons.len(), parts.skills.len(), parts.conditions.len(), cards];
    assert_eq!(counts, [4, 7, 24, 10, 88]);
    assert!((1..=4).all(|level| ours.monsters_of(level).len() == 6));
}
