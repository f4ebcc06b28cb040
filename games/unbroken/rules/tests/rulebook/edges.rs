//! Rules at their limit: just below, at it, just beyond, and once where they must not bite.

use serde_json::json;
use tsugi_engine::{Game, Seat, Viewer};
use tsugi_unbroken::{Event, Purse, Slug};

use crate::scene::{battle, game, laid, purse, slug, travel};

/// R6.18: the hundredth round is played, a hundred and first is not.
#[test]
fn r6_18_the_hundredth_round_is_still_played() {
    let after = |rounds: u8| {
        let counters = json!({ "preparations": 0, "explorations": 0, "rounds": rounds, "actions": 0, "rerolls": 0 });
        let mut scene = battle("small 9", "starved-hound", json!({ "counters": counters, "uses": 0 }));
        scene.dice(&[1]).plays(&["skip"]);
        scene.is_lost()
    };
    assert_eq!([98, 99, 100].map(after), [false, false, true]);
}

/// R6.15: heavy attacks cost medium or large effort; a skill that makes them heavier leaves light ones alone.
#[test]
fn r6_15_only_heavy_attacks_are_heavier() {
    let wounds = |attack: &str, skills: &[Slug]| {
        let fields = json!({ "weapons": ["bare-hands", "scrap-knife", "war-axe"], "skills": skills, "uses": 0 });
        let mut scene = battle("small 9 medium 5 large 5", "ogre-jailer", fields);
        scene.dice(&[1]).plays(&[attack]);
        27 - scene.foe().0
    };
    let heavy = tsugi_unbroken::Components::ours();
    let heavy = heavy
        .parts()
        .skills
        .iter()
        .find(|one| one.modifiers.iter().any(|change| change.key == tsugi_unbroken::Key::HeavyWound));
    let heavy = [heavy.expect("a skill for heavy attacks").id];
    let all = ["attack 0", "attack 1", "attack 2"];
    assert_eq!(all.map(|attack| wounds(attack, &[])), [2, 3, 8]);
    assert_eq!(all.map(|attack| wounds(attack, &heavy)), [2, 4, 9]);
}

/// R7.2: who eats enough goes without nothing, and no hunger is told.
#[test]
fn r7_2_hunger_is_told_only_where_food_is_missing() {
    let eats = |words: &str| {
        let fields = json!({ "phase": "hunger", "stage": "aftermath", "rest": [] });
        let mut scene = battle("small 9 food 5 time 16", "ghoul", fields);
        scene.plays(&[words]);
        scene.happened(|event| matches!(event, Event::WentHungry { .. }))
    };
    assert_eq!(["eat 0", "eat 1", "eat 2"].map(eats), [true, true, false]);
}

/// R4.11: a monster that is known is not revealed again, whatever is resolved.
#[test]
fn r4_11_a_known_monster_is_not_revealed_again() {
    let known = json!({ "monster": "rat-swarm", "health": 4, "armor": 0, "guarded": false, "staggered": 0 });
    let fields =
        json!({ "phase": "exploration", "revealed": ["spyhole"], "uses": 0, "monster": known, "may_hide": [] });
    let mut scene = travel("small 5 time 7", fields);
    scene.plays(&["resolve spyhole"]).has("small 7");
    assert!(!scene.happened(|event| matches!(event, Event::MonsterRevealed { .. })));
    assert_eq!(scene.view().monster.map(|foe| foe.monster), Some(slug("rat-swarm")));
}

/// R6.5, R6.23: a monster heals and takes up armor as far as its sheet says, and nothing is told where nothing is missing.
#[test]
fn r6_23_a_monster_regains_no_more_than_is_printed() {
    let heals = |health: u8| {
        let mut scene = battle("small 20", "river-troll", json!({ "monster": { "health": health }, "uses": 0 }));
        scene.dice(&[1]).plays(&["skip"]);
        let told = scene.events.iter().find_map(|event| match event {
            Event::Healed { health } => Some(*health),
            _ => None,
        });
        (scene.foe().0, told)
    };
    assert_eq!([26, 27, 28, 29].map(heals), [(28, Some(2)), (29, Some(2)), (29, Some(1)), (29, None)]);
    let rearms = |armor: u8| {
        let mut scene = battle("small 20", "gargoyle", json!({ "monster": { "armor": armor }, "uses": 0 }));
        scene.dice(&[5]).plays(&["skip"]);
        (scene.foe().1, scene.happened(|event| matches!(event, Event::Rearmed { .. })))
    };
    assert_eq!([0, 1, 2, 3].map(rearms), [(1, true), (2, true), (3, true), (3, false)]);
}

/// R3.4: time lost in battle is the next level's, as far as there is some.
#[test]
fn r3_4_no_more_time_is_lost_in_battle_than_there_is() {
    let mut scene = battle("small 9 time 12", "bandit-deserter", json!({ "uses": 0 }));
    scene.dice(&[5]).plays(&["skip"]).has("small 9 time 10");
    let mut scene = battle("small 9 time 1", "bandit-deserter", json!({ "uses": 0 }));
    scene.dice(&[5]).plays(&["skip"]).has("small 9 time 0");
}

/// R2.1, R2.2, R2.3: what is missing of a category is paid one higher, exactly so much.
#[test]
fn r2_2_what_is_missing_is_paid_one_higher() {
    let pays = |own: &str, price: &str| purse(own).payment(&purse(price));
    assert_eq!(pays("medium 1 large 1", "medium 2"), Some(purse("medium 1 large 1")));
    assert_eq!(pays("medium 2 large 1", "medium 2"), Some(purse("medium 2")));
    assert_eq!(pays("medium 1 large 1", "medium 3"), None);
    assert_eq!(pays("small 1 medium 2 large 1", "small 3 medium 1"), Some(purse("small 1 medium 2 large 1")));
    assert_eq!(pays("small 1 medium 2", "small 3 medium 1"), None);
    assert_eq!(pays("small 9 medium 9", "large 1"), None, "never downward");
    assert_eq!(pays("small 2 wood 1", "small 2 wood 1"), Some(purse("small 2 wood 1")));
    assert_eq!(pays("small 2", "small 2 wood 1"), None, "nothing stands for wood");
}

/// R3.1: all effort of every category is what a loss can take; a purse shows what is in it.
#[test]
fn r3_1_effort_of_every_category_counts() {
    assert_eq!(purse("small 3 medium 2 large 4 cunning 5").effort(), 9);
    assert_eq!((purse("large 1").effort(), purse("wood 3").effort(), Purse::EMPTY.effort()), (1, 0, 0));
    assert!(Purse::EMPTY.is_empty() && purse("").is_empty() && !purse("wood 1").is_empty());
    assert_eq!(format!("{:?}", purse("small 3 wood 1")), "{\"small\": 3, \"wood\": 1}");
}

/// R1.11: a card is known by its id, which reads as it is written.
#[test]
fn r1_11_ids_read_as_they_are_written() {
    for id in ["a", "fat-toad", "will-o-the-wisp", "bandit-deserter"] {
        assert_eq!((slug(id).to_string(), format!("{:?}", slug(id))), (id.to_owned(), id.to_owned()));
        assert_eq!(serde_json::from_value::<Slug>(json!(id)).expect("an id"), slug(id));
    }
    let told = "Fat\u{7} Toad".parse::<Slug>().expect_err("no id").to_string();
    assert!(told.contains("Fat Toad"), "{told}");
}

/// R1.1: everything happens in the open, but for the asking; nothing that happens shows what was hidden.
#[test]
fn r1_1_everything_happens_in_the_open() {
    let mut scene = battle("small 9", "starved-hound", json!({ "uses": 0 }));
    scene.dice(&[1]).plays(&["attack 0"]);
    let (mut asked, mut seen) = (0, 0);
    for &event in &scene.events {
        assert!(!scene.game.reveals(event), "a lot decides what is yet to come");
        let sighting = [Viewer::Spectator, Viewer::Seat(Seat::at(0))].map(|viewer| scene.game.sighting(event, viewer));
        if matches!(event, Event::Asked { .. }) {
            assert_eq!(sighting, [None; 2]);
            asked += 1;
        } else {
            assert_eq!(sighting, [Some(event); 2]);
            seen += 1;
        }
    }
    assert!(asked > 0 && seen > 3);
}

/// R6.25: a limit of a battle is fresh as a battle begins, and its rounds are counted from 1.
#[test]
fn r6_25_limits_of_a_battle_are_fresh_as_it_begins() {
    let counters = json!({ "preparations": 0, "explorations": 0, "rounds": 7, "actions": 3, "rerolls": 4 });
    let fields = json!({ "phase": "decision", "skills": ["weak-points"], "spent": ["weak-points"], "counters": counters, "uses": 0 });
    let mut scene = travel("small 9 time 7", fields);
    scene.monster_comes("starved-hound").plays(&["fight", "battle"]).is_asked("response");
    scene.plays(&["respond weak-points"]).is_asked("turn").has("small 10");
    let told = serde_json::to_value(scene.view().counters).expect("counters are data");
    assert_eq!((&told["rounds"], &told["actions"]), (&json!(1), &json!(0)));
    scene.dice(&[1]).plays(&["skip"]);
    let told = serde_json::to_value(scene.view().counters).expect("counters are data");
    assert_eq!((&told["rounds"], &told["rerolls"]), (&json!(2), &json!(0)), "a new roll is no reroll");
}

/// R6.21: eight things can wait and no more, and what waits is told in its order.
#[test]
fn r6_21_eight_things_can_wait() {
    let waiting = |count: usize| serde_json::from_value::<tsugi_unbroken::Rest>(json!(vec!["end_round"; count]));
    for count in [0, 1, 8] {
        let rest = waiting(count).expect("they can wait");
        assert_eq!(serde_json::to_value(rest).expect("JSON"), json!(vec!["end_round"; count]));
    }
    assert!(waiting(9).expect_err("too many").to_string().contains("error-unbroken-too-many-tasks"));
    let rest = battle("small 9", "starved-hound", json!({})).view().rest;
    assert_eq!(serde_json::to_value(rest).expect("JSON"), json!(["end_round", "monster_turn"]));
}

/// R4.11: an ability that scouts and does something else is of use though the monster is known.
#[test]
fn r4_11_an_ability_that_scouts_besides_may_be_used_all_the_same() {
    let known = json!({ "monster": "rat-swarm", "health": 4, "armor": 0, "guarded": false, "staggered": 0 });
    let fields = json!({ "uses": 1, "monster": known, "may_hide": [] });
    let mut scene = laid(game("normal", "trapper"), "small 9 time 7", fields);
    scene.refuses("act scout", "R4.11").plays(&["act read-the-tracks"]);
    assert_eq!((scene.view().looked, scene.view().monster.map(|foe| foe.monster)), (2, Some(slug("rat-swarm"))));
}
