//! What a search and a page read of a game: a state's own words, and prices from what anybody may know.

use std::hash::{DefaultHasher, Hasher};

use serde_json::{Value, json};
use tsugi_engine::{Game, Options, Scored, Scripted, Setting, Viewer, begin};
use tsugi_unbroken::{Components, Dropped, Ending, Phase, Played, Stage, Unbroken};

use crate::scene::{Scene, battle, battle_of, game, laid, purse, slug, travel};

/// R1.5, R1.9: the options, what they are unless told, and the games they make.
#[test]
fn r1_9_options_make_the_game() {
    let specs = Unbroken::options();
    let told: Vec<(&str, String)> = specs.iter().map(|spec| (spec.key, spec.default.to_string())).collect();
    let defaults = [("difficulty", "normal"), ("character", "random"), ("ignored", "result")];
    assert_eq!(told, defaults.map(|(key, word)| (key, word.to_owned())));
    let made = |given: &[(&str, &str)]| {
        let given = given.iter().map(|(key, value)| (*key, Setting::Word((*value).to_owned())));
        let options = Options::new(&specs, given, 1).expect("such options may be set");
        Unbroken::from_options(&options, Components::ours())
    };
    let unless_told = made(&[]).expect("a game");
    assert_eq!((unless_told.difficulty(), unless_told.character_is_drawn()), ("normal", true));
    for difficulty in ["easy", "normal", "hard"] {
        assert_eq!(made(&[("difficulty", difficulty)]).expect("a game").difficulty(), difficulty);
    }
    assert!(made(&[("character", "random")]).expect("a game").character_is_drawn());
    let burglar = made(&[("character", "burglar")]).expect("a game");
    assert_eq!((burglar.character_is_drawn(), burglar), (false, game("normal", "burglar")));
    assert!(made(&[("character", "nobody")]).is_err());
    assert_eq!(made(&[("ignored", "part")]).expect("a game").dropped(), Dropped::Part);
    assert_eq!(unless_told.seats(), 1);
}

/// R1.5, R1.6: what one begins with follows from how hard it is.
#[test]
fn r1_6_a_difficulty_has_its_own_start() {
    let start = |difficulty: &str| {
        let game = game(difficulty, "trapper");
        let setting = game.setting();
        (game.difficulty(), setting.resources, setting.skill_at_setup, setting.bonus_die.is_some())
    };
    assert_eq!(start("easy"), ("easy", purse("small 13"), 2, true));
    assert_eq!(start("normal"), ("normal", purse("small 13"), 0, false));
    assert_eq!(start("hard"), ("hard", purse("small 10"), 0, false));
    let levels: Vec<(u8, u8, u8)> =
        (0..=5).map(|level| *game("hard", "trapper").level(level)).map(|one| (one.level, one.time, one.food)).collect();
    assert_eq!(levels, [(1, 7, 1), (1, 7, 1), (2, 12, 2), (3, 16, 3), (4, 19, 4), (4, 19, 4)]);
}

/// R1.9: each of four lots draws another character.
#[test]
fn r1_9_a_lot_draws_the_character() {
    let drawn = Unbroken::new(Components::ours(), "normal", Played::Drawn).expect("our own box");
    let characters: Vec<_> = drawn.parts().parts().characters.iter().map(|one| one.id).collect();
    for (lot, character) in characters.iter().enumerate() {
        let state = begin(&drawn, &mut Scripted::new([lot as u32]), None);
        assert_eq!(drawn.view(&state, Viewer::Spectator).character, *character);
        assert_eq!(state.character(), lot);
    }
    for (place, character) in characters.iter().enumerate() {
        let chosen = game("normal", &character.to_string());
        assert_eq!(begin(&chosen, &mut Scripted::new([]), None).character(), place);
    }
    assert_eq!(characters.len(), 4);
}

/// R4.17, R5.6: what a state says of itself is what its view shows.
#[test]
fn r5_6_a_state_tells_what_its_view_shows() {
    let fields = json!({
        "conditions": ["numb", "bleeding"], "next_conditions": ["feverish", "hunted", "muddled"],
        "battle_conditions": [{ "condition": "off-balance", "rounds": 2 }],
        "skills": ["flurry", "low-blow"], "uses": 3, "roll": 5, "hurt": 4, "looked": 2, "committed": true,
        "monster": { "health": 20, "armor": 2, "guarded": true, "staggered": 2 },
    });
    let scene = battle("small 9 medium 2", "bone-knight", json!({ "monster": { "health": 17 } }));
    assert_eq!(
        scene.state.foe().map(|foe| (foe.health(), foe.armor(), foe.is_guarded(), foe.staggered())),
        Some((17, 3, false, 0))
    );
    let scene = battle("small 9 medium 2", "hollow-priest", {
        let mut fields = fields;
        fields["monster"]["armor"] = json!(0);
        fields
    });
    let (state, view) = (scene.state, scene.view());
    assert_eq!((state.resources(), state.level(), state.uses()), (&purse("small 9 medium 2"), 4, 3));
    assert_eq!((state.stage(), state.phase()), (Stage::Combat, Phase::Turn));
    assert_eq!((state.roll(), state.hurt(), state.looked(), state.is_committed()), (5, 4, 2, true));
    assert_eq!((view.roll, view.hurt, view.looked, view.committed), (5, 4, 2, true));
    assert_eq!((state.conditions_active(), state.conditions_to_come()), (3, 3));
    assert_eq!((state.skills_kept(&scene.game), state.skills(&scene.game).collect::<Vec<_>>()), (2, view.skills));
    assert_eq!(state.conditions_of_level(&scene.game).collect::<Vec<_>>(), view.conditions);
    assert_eq!(view.conditions, [slug("bleeding"), slug("numb")]);
    let foe = state.foe().expect("a monster");
    assert_eq!((foe.health(), foe.armor(), foe.is_guarded(), foe.staggered()), (20, 0, true, 2));
    assert_eq!(state.ending(), None);
    let bare = travel("small 13 time 7", json!({ "uses": 0 })).state;
    assert_eq!((bare.foe(), bare.roll(), bare.hurt(), bare.uses(), bare.is_committed()), (None, 0, 0, 0, false));
    assert_eq!((bare.conditions_active(), bare.conditions_to_come(), bare.looked(), bare.level()), (0, 0, 0, 1));
    assert_eq!(bare.stage(), Stage::Travel);
    let mut lost = battle("small 1", "starved-hound", json!({ "uses": 0 }));
    lost.dice(&[3]).plays(&["skip"]);
    assert_eq!(
        (lost.state.ending(), lost.state.phase()),
        (Some(Ending::Fallen), Phase::Over { ending: Ending::Fallen })
    );
}

/// R4.17: a level has just begun until something is done in it.
#[test]
fn r4_17_a_level_has_just_begun_until_something_is_done() {
    let counted = |preparations: u8, explorations: u8, phase: &str| {
        let counters = json!({ "preparations": preparations, "explorations": explorations, "rounds": 0, "actions": 0, "rerolls": 0 });
        travel("small 13 time 7", json!({ "counters": counters, "phase": phase })).state.begins_level()
    };
    assert!(counted(0, 0, "preparation"));
    assert!(!counted(1, 0, "preparation") && !counted(0, 1, "preparation") && !counted(1, 1, "preparation"));
    assert!(!counted(0, 0, "decision"), "one has prepared");
}

/// R6.13: the top weapon fights, or the one below it while that is set aside; the first is never set aside.
#[test]
fn r6_13_the_weapon_that_fights() {
    let fights = |weapons: Value, disarmed: u8| {
        let scene = battle("small 9", "grave-beetle", json!({ "weapons": weapons, "disarmed": disarmed }));
        scene.game.weapon_seen(&scene.view()).expect("a weapon")
    };
    assert_eq!(fights(json!(["bare-hands"]), 0), slug("bare-hands"));
    let two = json!(["bare-hands", "miners-pick"]);
    assert_eq!(
        (fights(two.clone(), 0), fights(two.clone(), 1), fights(two, 2)),
        (slug("miners-pick"), slug("bare-hands"), slug("bare-hands"))
    );
    let three = json!(["bare-hands", "scrap-knife", "war-axe"]);
    assert_eq!((fights(three.clone(), 0), fights(three.clone(), 1)), (slug("war-axe"), slug("scrap-knife")));
    let scene = battle("small 9", "grave-beetle", json!({ "weapons": three }));
    assert_eq!(scene.view().weapons, [slug("bare-hands"), slug("scrap-knife"), slug("war-axe")]);
}

/// R6.9, R6.13, R6.25: a round more brings something back: a weapon, the end of a condition, a limit of a round.
#[test]
fn r6_25_what_a_round_more_would_bring_back() {
    let wears = |fields: Value| {
        let scene = battle("small 9", "grave-beetle", fields);
        scene.state.wears_off(&scene.game)
    };
    let round_limit = Components::ours()
        .parts()
        .skills
        .iter()
        .find(|one| one.limit == tsugi_unbroken::Limit::Round)
        .map(|one| one.id);
    let round_limit = round_limit.expect("a skill that may be used once a round");
    assert!(!wears(json!({})));
    assert!(wears(json!({ "weapons": ["bare-hands", "stave"], "disarmed": 1 })));
    assert!(!wears(json!({ "weapons": ["bare-hands", "stave"] })));
    assert!(wears(json!({ "battle_conditions": [{ "condition": "numb", "rounds": 1 }] })));
    assert!(!wears(json!({ "battle_conditions": [{ "condition": "numb", "rounds": null }] })), "to the end");
    assert!(!wears(json!({ "conditions": ["numb"] })), "those of a level stay");
    assert!(wears(json!({ "skills": [round_limit], "spent": [round_limit] })));
    assert!(!wears(json!({ "skills": [round_limit] })));
    assert!(!wears(json!({ "spent": ["scout"] })), "once a level");
}

fn hashed(scene: &Scene) -> u64 {
    let mut to = DefaultHasher::new();
    scene.state.hash_fight(&mut to);
    to.finish()
}

/// R6.18: what matters to a fight tells fights apart; in the player's turn the last roll, loss and answers do not.
#[test]
fn r6_18_fights_are_told_apart_by_what_matters() {
    let fight = |fields: Value| hashed(&battle("small 9", "grave-beetle", fields));
    let plain = fight(json!({}));
    assert_eq!(plain, fight(json!({})));
    assert_eq!(plain, fight(json!({ "counters": { "rounds": 7 } })), "how many rounds it took is left out");
    let lasting = |condition: &str, rounds: u8| {
        fight(json!({ "battle_conditions": [{ "condition": condition, "rounds": rounds }] }))
    };
    for (one, other) in [
        (plain, fight(json!({ "uses": 0 }))),
        (plain, fight(json!({ "conditions": ["numb"] }))),
        (plain, fight(json!({ "stunned": true }))),
        (plain, fight(json!({ "monster": { "health": 1 } }))),
        (plain, hashed(&battle("small 8", "grave-beetle", json!({})))),
        (lasting("numb", 1), lasting("numb", 2)),
        (lasting("off-balance", 1), lasting("off-balance", 2)),
        (lasting("numb", 1), lasting("bleeding", 1)),
    ] {
        assert_ne!(one, other);
    }
    assert_eq!(plain, fight(json!({ "roll": 3, "hurt": 2, "added": 1 })), "it is the player's turn");
    let answering = |fields: Value| {
        let mut all = json!({ "phase": { "response": { "on": "hurt" } } });
        for (key, value) in fields.as_object().expect("fields") {
            all[key] = value.clone();
        }
        fight(all)
    };
    assert_ne!(answering(json!({ "hurt": 1 })), answering(json!({ "hurt": 2 })));
    assert_ne!(answering(json!({ "roll": 1 })), answering(json!({ "roll": 2 })));
}

/// R1.1: a level hides its six monsters until one is revealed; before level I there is none to hide.
#[test]
fn r1_1_what_a_level_may_hide() {
    for level in 1..=4 {
        let scene = travel("small 13 time 7", json!({ "level": level }));
        let expected: Vec<_> = scene.game.parts().monsters_of(level).iter().map(|one| one.id).collect();
        assert_eq!((scene.view().may_hide, expected.len()), (expected.clone(), 6));
    }
    assert!(battle("small 9", "grave-beetle", json!({})).view().may_hide.is_empty());
    let easy = game("easy", "pit-fighter");
    let state = begin(&easy, &mut Scripted::new([0, 0, 0]), None);
    assert_eq!(easy.view(&state, Viewer::Spectator).level, 0);
    assert!(easy.view(&state, Viewer::Spectator).may_hide.is_empty());
}

/// R6.9: a condition of a battle tells how many round ends it lasts, or none to the end; each its own.
#[test]
fn r6_9_durations_are_told() {
    let fields = json!({ "battle_conditions": [
        { "condition": "feverish", "rounds": 1 }, { "condition": "numb", "rounds": null }, { "condition": "off-balance", "rounds": 3 },
    ] });
    let scene = battle("small 9", "grave-beetle", fields);
    let told: Vec<_> = scene.view().battle_conditions.iter().map(|one| (one.condition, one.rounds)).collect();
    assert_eq!(told, [(slug("feverish"), Some(1)), (slug("numb"), None), (slug("off-balance"), Some(3))]);
}

/// R4.12, R5.6, R6.3, R6.13: prices as anybody may know them are those that are paid.
#[test]
fn r6_3_prices_are_seen_as_they_are_paid() {
    let scene = travel("small 13 wood 2 metal 2 time 7", json!({}));
    let (game, view) = (&scene.game, scene.view());
    let focus = game.price_seen(&view, slug("focus"));
    assert!(!focus.iter().all(|(_, amount)| amount == 0), "focus costs something");
    let muddled = travel("small 13 time 7", json!({ "conditions": ["muddled"] }));
    assert_ne!(muddled.game.price_seen(&muddled.view(), slug("focus")), focus, "a condition makes it dearer");
    assert_eq!(game.price_seen(&view, slug("nobody")), purse(""));
    assert_eq!(game.craft_price_seen(&view, slug("stave")), purse("wood 1 time 1"));
    let limping = travel("small 13 time 7", json!({ "conditions": ["limping"] }));
    assert_eq!(limping.game.craft_price_seen(&limping.view(), slug("stave")), purse("wood 1 time 2"));
    assert_eq!(game.craft_price_seen(&view, slug("war-axe")), purse(""), "not of bare hands");
    let fight = battle("small 9", "harpy", json!({ "conditions": ["numb"] }));
    let (price, strike) = fight.game.attack_seen(&fight.view(), 0).expect("an attack");
    assert_eq!(price, purse("small 5"), "3, the toll and the condition");
    assert_eq!(strike, fight.game.parts().parts().weapons[0].attacks[0].effect);
    assert_eq!(fight.game.attack_seen(&fight.view(), 9), None);
    let trickable = fight.game.parts().parts().monsters.iter().find(|one| one.trickery.is_some()).expect("one").clone();
    let tricked = battle("small 9", &trickable.id.to_string(), json!({ "phase": "trickery" }));
    assert_eq!(tricked.game.trick_price_seen(&tricked.view()), trickable.trickery);
    assert!(trickable.trickery.is_some_and(|price| !price.iter().all(|(_, amount)| amount == 0)));
    if let Some(stubborn) = fight.game.parts().parts().monsters.iter().find(|one| one.trickery.is_none()) {
        let scene = battle("small 9", &stubborn.id.to_string(), json!({}));
        assert_eq!(scene.game.trick_price_seen(&scene.view()), None);
    }
}

/// R4.5, R4.9, R4.13, R7.2: cards to reveal, rest and meal as anybody may know them.
#[test]
fn r4_9_what_exploring_resting_and_eating_bring_is_seen() {
    let cards = |fields: Value| {
        let scene = travel("small 13 time 7", fields);
        scene.game.cards_seen(&scene.view())
    };
    let usual = cards(json!({}));
    assert_eq!(usual, 2);
    assert_eq!((cards(json!({ "looked": 1 })), cards(json!({ "looked": 2 }))), (usual + 1, usual + 2));
    let rest = |fields: Value, card: &str| {
        let scene = travel("small 13 time 7", fields);
        (
            scene.game.rest_seen(&scene.view(), slug(card)),
            scene.game.parts().encounter(slug(card)).map_or(0, |one| one.time),
        )
    };
    let longest = Components::ours().parts().encounters.iter().max_by_key(|one| one.time).expect("cards").id;
    let (gained, time) = rest(json!({}), &longest.to_string());
    assert!(time >= 2 && gained >= 2, "{gained} for {time}");
    assert_eq!(rest(json!({ "conditions": ["feverish"] }), &longest.to_string()).0, gained - 1);
    assert_eq!(rest(json!({}), "nobody").0, 0);
    let meal = |level: u8, fields: Value| {
        let mut all = json!({ "level": level });
        for (key, value) in fields.as_object().expect("fields") {
            all[key] = value.clone();
        }
        let scene = travel("small 13 time 7", all);
        scene.game.meal_seen(&scene.view())
    };
    assert_eq!([1, 2, 3, 4].map(|level| meal(level, json!({}))), [(1, 1), (2, 1), (3, 1), (4, 1)]);
    assert_eq!(meal(2, json!({ "conditions": ["ravenous"] })), (3, 1));
}

/// R7.6: a receipt has a line for what is left and scores, and for nothing else.
#[test]
fn r7_6_a_receipt_names_what_is_left() {
    let scene = battle("small 9 medium 2 food 1", "river-troll", json!({}));
    let lines: Vec<_> = scene.game.receipts(&scene.view())[0].iter().map(|line| (line.line, line.points())).collect();
    assert_eq!(lines, [("medium", 6), ("food", 3)]);
    assert!(scene.game.receipt(&purse("small 20 time 9")).is_empty());
    assert_eq!((scene.game.score(&purse("")), scene.game.score(&purse("treasure 1"))), (0, 10));
}

/// R5.2: at level IV no level follows, so that time gained is lost and a price in time is paid in small effort, while
/// travelling there time is gained and paid as anywhere.
#[test]
fn r5_2_time_at_the_last_level() {
    let travelling = laid(game("normal", "pit-fighter"), "small 13 wood 2 time 7", json!({ "level": 4 }));
    assert_eq!(travelling.game.craft_price_seen(&travelling.view(), slug("stave")), purse("wood 1 time 1"));
    let third = battle_of(game("normal", "pit-fighter"), "small 13 wood 2 time 3", "gargoyle", json!({}));
    assert_eq!(third.game.craft_price_seen(&third.view(), slug("stave")), purse("wood 1 time 1"));
    let last = battle_of(game("normal", "pit-fighter"), "small 13 wood 2", "river-troll", json!({}));
    assert_eq!(last.game.craft_price_seen(&last.view(), slug("stave")), purse("wood 1 small 1"));
}
