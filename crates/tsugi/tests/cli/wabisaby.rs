//! WabiSaby at the prompt, behind the curtain, through the referee and the bridge.

use serde_json::{Value, json};

use crate::program::{AtPrompt, Bridge, any_of, assert_shown_well, choices, folder, run, run_in};

/// What clears a terminal before somebody else looks.
const CLEAR: &str = "\x1b[3J\x1b[2J\x1b[H";

/// Plays to the end, appraising and turning the showcase often enough to get there.
fn whole_game(arguments: &[&str]) -> String {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &[&["play", "wabisaby"], arguments].concat());
    let (mut shown, mut step) = (table.shown.clone(), 0);
    while !shown.contains("`score`, `save FILE` or `quit`") && !shown.contains("`score`, `save FICHIER` ou `quit`") {
        let offered = choices(&shown);
        let said = match offered.len() {
            0 => String::new(),
            most if ["Appraise", "Expertiser", "End the turn", "Finir le tour"].contains(&&*offered[most - 1]) => {
                most.to_string()
            }
            _ => any_of(step, &offered).to_string(),
        };
        step += 1;
        assert!(step < 2_000, "the game does not end: {shown}");
        shown = table.say(&said);
    }
    table.say("save end.json");
    let ran = table.leave().succeeded();
    assert_shown_well(&ran.out.replace(CLEAR, ""));
    let verified = run_in(folder.path(), &["verify", "end.json"], b"").succeeded();
    assert!(verified.out.contains("played to its end: every choice was played again"), "{}", verified.out);
    for viewer in ["seat:0", "spectator", "all"] {
        assert_shown_well(&run_in(folder.path(), &["show", "end.json", "--viewer", viewer], b"").succeeded().out);
    }
    ran.out
}

#[test]
fn the_solo_challenge_is_played_to_its_end_in_both_languages() {
    let shown = whole_game(&["--players", "1", "--seed", "5"]);
    for sentence in ["Round 3 of 3.", "P1, take the drawn card or skip it?", "the challenge", "The seed was 5."] {
        assert!(shown.contains(sentence), "{sentence}: {shown}");
    }
    let shown = whole_game(&["--players", "1", "--seed", "5", "--lang", "fr"]);
    assert!(shown.contains("Manche 3 sur 3.") && shown.contains("le défi"), "{shown}");
}

#[test]
fn a_game_of_four_against_sensible_players_is_played_to_its_end() {
    let arguments = ["--players", "4", "--bots", "greedy,greedy,greedy", "--names", "Maximilienne,Bo,Cy,Di"];
    let shown = whole_game(&[&arguments[..], &["--seed", "8"]].concat());
    for sentence in
        ["Maximilienne, your turn", "The game ended.", "revealed", "House rule:", " share first place with "]
    {
        assert!(shown.contains(sentence) || sentence.contains("share"), "{sentence}: {shown}");
    }
    assert!(!shown.contains(CLEAR), "one person needs no curtain");
    let french = whole_game(&[&arguments[..], &["--seed", "9", "--lang", "fr"]].concat());
    assert!(french.contains("Maximilienne, à vous") && french.contains("Règle maison"), "{french}");
}

#[test]
fn long_lists_stand_in_columns_and_count_through() {
    let folder = folder();
    let mut table = AtPrompt::sit(
        folder.path(),
        &["play", "wabisaby", "--players", "4", "--seed", "3", "--bots", "greedy,greedy,greedy"],
    );
    let offered = choices(&table.shown);
    assert_eq!((offered.len(), offered[0].as_str(), offered[19].as_str()), (20, "Keep A, B, C", "Keep D, E, F"));
    let shown = table.say("1");
    let offered = choices(&shown);
    assert_eq!(offered.len(), 15 + 6 * 18 + 18 + 1);
    assert_eq!((offered[0].as_str(), offered[15].as_str()), ("Move A and B", "A for P2 A"));
    assert_eq!(offered[141], "Appraise");
    assert_shown_well(&shown);
    let lines = shown.lines().filter(|line| line.contains(" for P")).count();
    assert!(lines < 50, "{lines} lines");
}

/// Everything private of a seat on a screen: what names its own cards, target and choices.
fn private_words(screen: &str, name: &str) -> bool {
    [
        format!("{name} (you)"),
        "secret target:".into(),
        format!("{name} keeps"),
        "Keep ".into(),
        "appraised their hand:".into(),
    ]
    .iter()
    .any(|word| screen.contains(word.as_str()))
}

#[test]
fn a_curtain_falls_between_two_people() {
    let folder = folder();
    let mut table =
        AtPrompt::sit(folder.path(), &["play", "wabisaby", "--players", "2", "--names", "Nora,Théo", "--seed", "4"]);
    let mut shown = table.shown.clone();
    let mut curtains = 0;
    for step in 0.. {
        if shown.contains("come to the screen alone") {
            // The curtain: nothing but the clearing and the name stands between what two people see.
            curtains += 1;
            let (before, after) = shown.split_once(CLEAR).expect("the screen is cleared before the next is asked for");
            assert!(!private_words(before, "Nora") && !private_words(before, "Théo"), "{before}");
            let asked = after.trim_end_matches("> ").trim();
            assert!(
                asked == "Nora, come to the screen alone, then press Enter."
                    || asked == "Théo, come to the screen alone, then press Enter.",
                "{after:?}"
            );
            let name = asked[..asked.find(',').expect("a name")].to_owned();
            let name = name.as_str();
            let other = if name == "Nora" { "Théo" } else { "Nora" };
            shown = table.say("");
            assert!(!shown.contains(CLEAR));
            assert!(shown.contains(&format!("{name} (you)")), "{shown}");
            for private in ["(you)", "drew a secret target:", "keeps", "appraised their hand:", "moved their cards"] {
                assert!(!shown.contains(&format!("{other} {private}")), "{other} {private}: {shown}");
            }
        }
        if shown.contains("`score`, `save FILE` or `quit`") {
            break;
        }
        assert!(step < 500, "the game does not end");
        let offered = choices(&shown);
        let is_last = offered.last().is_some_and(|last| last == "Appraise" || last == "End the turn");
        let number = if is_last { offered.len() } else { any_of(step, &offered) };
        shown = table.say(&number.to_string());
    }
    assert!(curtains > 6, "{curtains}");
    let (before, after) = shown.split_once(CLEAR).expect("the last private screen is cleared too");
    assert!(!private_words(before, "Nora") && !private_words(before, "Théo"), "{before}");
    assert!(after.contains("The game ended.") && !after.contains("(you)"), "{after}");
    table.leave().succeeded();
}

/// Who sits at the screen does not learn what the other chose by taking it back.
#[test]
fn behind_the_curtain_nobody_takes_back_what_another_chose() {
    let folder = folder();
    let mut table =
        AtPrompt::sit(folder.path(), &["play", "wabisaby", "--players", "2", "--names", "Nora,Théo", "--seed", "4"]);
    table.say("");
    table.say("7");
    table.say("");
    let shown = table.say("undo");
    assert!(!shown.contains("Taken back") && !shown.contains("Keep"), "{shown}");
    table.leave().code_zero().complained(&["Nora has chosen since."]);
}

#[test]
fn the_log_of_a_seat_holds_what_it_saw_alone() {
    let folder = folder();
    let sim =
        ["sim", "wabisaby", "--players", "3", "--bots", "greedy", "--games", "1", "--seed", "2", "--records", "g.json"];
    run_in(folder.path(), &sim, b"").succeeded();
    let shown = run_in(folder.path(), &["show", "g.json", "--viewer", "seat:1"], b"").succeeded().out;
    assert!(shown.contains("P2 drew a secret target: ") && shown.contains("P1 drew a secret target."), "{shown}");
    assert!(!shown.contains("P1 drew a secret target: ") && !shown.contains("P3 drew a secret target: "));
    assert!(!shown.contains("P1 keeps") && shown.contains("P2 keeps"));
    let spectator = run_in(folder.path(), &["show", "g.json", "--viewer", "spectator"], b"").succeeded().out;
    assert!(!spectator.contains("secret target:") && !spectator.contains(" keeps "), "{spectator}");
}

/// Scores a round as told.
fn score(told: &Value, more: &[&str]) -> crate::program::Ran {
    let folder = folder();
    std::fs::write(folder.path().join("told.json"), told.to_string()).expect("a file can be written");
    run_in(folder.path(), &[&["score", "wabisaby", "told.json"], more].concat(), b"")
}

fn two() -> Value {
    json!({"seats": [
        {"name": "P1", "hand": [1, 6, "W", 3, 3, 5], "target": 1},
        {"name": "P2", "hand": [2, 2, 4, 6, "W", 1], "target": 0},
    ]})
}

#[test]
fn a_round_as_told_is_scored_with_receipts() {
    // P1's target holds 15, worth 1, and P1 has a Wabi Sabi card; P2's holds 18, worth nothing.
    let answer = score(&two(), &["--json"]).succeeded().json();
    let line = |line: &str, points: i32, ruling: &str, text: &str| json!({"line": line, "sum": points.to_string(), "points": points, "ruling": ruling, "text": text});
    let expected = json!({"points": [2, 1], "receipts": [
        [line("target", 1, "R18", "target’s total: 1, R18"), line("wabi_sabi", 1, "R18", "own Wabi Sabi cards: 1, R18")],
        [line("target", 0, "R18", "target’s total: 0, R18"), line("wabi_sabi", 1, "R18", "own Wabi Sabi cards: 1, R18")],
    ]});
    assert_eq!(answer, expected);
    let shown = score(&two(), &["--lang", "fr"]).succeeded().out;
    assert!(shown.starts_with("P1\u{a0}: 2 points\n    total de la cible"), "{shown}");
}

#[test]
fn alone_no_target_is_told_and_options_and_figures_count() {
    let alone = json!({"seats": [{"name": "Ana", "hand": [1, 1, 2, "W", "W", "W"]}]});
    assert_eq!(score(&alone, &["--json"]).succeeded().json()["points"], json!([5 + 3]));
    let bin = json!({"seats": [{"name": "Ana", "hand": [5, 5, 5, 6, "W", "W"]}]});
    let answer = score(&bin, &["--json"]).succeeded().json();
    assert_eq!((&answer["points"], &answer["receipts"][0][0]["line"]), (&json!([0]), &json!("bin")));
    let spared = score(&bin, &["--json", "--option", "bin_voids_bonus=false"]).succeeded().json();
    assert_eq!(spared["points"], json!([2]));
}

#[test]
fn what_the_deck_cannot_deal_is_refused() {
    let with = |pointer: &str, value: Value| {
        let mut told = two();
        *told.pointer_mut(pointer).expect("a place") = value;
        told
    };
    let cases = [
        (with("/seats/1/hand/0", json!(3)), "3 cards of 3 are told; the deck holds 2"),
        (with("/seats/0/hand", json!(["W", "W", "W", 1, 2, 3])), "4 cards of W are told; the deck holds 3"),
        (with("/seats/0/target", json!(0)), "each seat must be the target of exactly one (R4)"),
        (with("/seats/0/target", json!(2)), "seat 0 has no target (R4)"),
        (with("/seats/0/target", Value::Null), "seat 0 has no target (R4)"),
        (with("/seats/0/hand/0", json!(7)), "7 is no card; a card is 1 to 6 or \"W\""),
        (with("/seats/0/hand/0", json!("w")), "a card is a number from 1 to 6 or \"W\""),
        (with("/seats/0/hand", json!([1, 2, 3, 4, 5])), "it must be a list of 6, not of 5"),
        (with("/seats", json!([])), "0 seats are told"),
    ];
    for (told, fragment) in cases {
        let ran = score(&told, &["--json"]);
        ran.refused(fragment);
        assert!(ran.err.starts_with("told.json: "), "{}", ran.err);
    }
    let seat = json!({"name": "P", "hand": [1, 2, 3, 4, 5, 6], "target": 0});
    score(&json!({"seats": vec![seat; 9]}), &[]).refused("9 seats are told; one to eight play");
    let alone = json!({"seats": [{"name": "A", "hand": [1, 1, 1, 1, 2, 2]}]});
    score(&alone, &[]).refused("4 cards of 1 are told; the deck holds 3");
    let aimed = json!({"seats": [{"name": "A", "hand": [1, 1, 1, 2, 2, 2], "target": 1}]});
    score(&aimed, &[]).refused("seat 0 plays alone and has no target but itself (R24)");
}

#[test]
fn what_is_asked_wrongly_is_refused_with_the_reason() {
    run(&["play", "wabisaby", "--players", "9"]).refused("wabisaby is for 1 to 8 players, not 9.");
    run(&["sim", "wabisaby", "--players", "0"]).refused("wabisaby is for 1 to 8 players, not 0.");
    run(&["play", "wabisaby", "--option", "target_score=0"])
        .refused("Option target_score cannot be 0; it may be 1..50.");
    run(&["play", "wabisaby", "--option", "target_score=51"]).refused("it may be 1..50.");
    run(&["play", "wabisaby", "--option", "stall_limit=1001"]).refused("it may be auto|0..1000.");
    let ours = include_str!("../../../../games/wabisaby/rules/data/components.toml");
    let folder = folder();
    for (was, now, fragment) in [
        (
            "[[6, 9], [29, 30]]",
            "[[7, 9], [29, 30]]",
            "own.toml, score_card 2, field `rows`: the total 6 stands in no row",
        ),
        (
            "[[6, 9], [29, 30]]",
            "[[5, 9], [29, 30]]",
            "own.toml, score_card 2, field `rows`: the total 5 stands in a row too many",
        ),
    ] {
        std::fs::write(folder.path().join("own.toml"), ours.replace(was, now)).expect("a file can be written");
        for command in [&["play", "wabisaby"][..], &["sim", "wabisaby"], &["components", "wabisaby"]] {
            run_in(folder.path(), &[command, &["--components", "own.toml"]].concat(), b"").refused(fragment);
        }
    }
}

#[test]
fn through_the_bridge_refusals_name_their_ruling() {
    let mut bridge = Bridge::open(&[]);
    bridge.granted(&json!({"op": "new", "game": "wabisaby", "players": 2, "seed": 1}));
    for seat in 0..2 {
        bridge.granted(&json!({"op": "act", "seat": seat, "action": {"keep": {"places": [0, 1, 2]}}}));
    }
    let status = bridge.granted(&json!({"op": "status"}));
    let seat = status["status"]["awaiting"][0].as_u64().expect("somebody is awaited");
    let cases = [
        (json!({"exchange": {"own": 0, "seat": seat, "theirs": 0}}), "R35"),
        (json!({"exchange": {"own": 0, "seat": 5, "theirs": 0}}), "R35"),
        (json!({"exchange": {"own": 6, "seat": 1 - seat, "theirs": 0}}), "R48"),
        (json!({"showcase": {"own": 0, "slot": 3}}), "R9"),
        (json!("skip"), "R8"),
        (json!("end_turn"), "R50"),
    ];
    for (action, ruling) in cases {
        let answer = bridge.ask(&json!({"op": "act", "seat": seat, "action": action}));
        assert_eq!(
            (&answer["error"]["code"], &answer["error"]["ruling"]),
            (&json!("illegal"), &json!(ruling)),
            "{answer}"
        );
    }
    let appraise = |seat: u64| json!({"op": "act", "seat": seat, "action": "appraise"});
    let end = |seat: u64| json!({"op": "act", "seat": seat, "action": "end_turn"});
    bridge.granted(&appraise(seat));
    assert_eq!(bridge.ask(&appraise(seat))["error"]["ruling"], "R41");
    bridge.granted(&end(seat));
    assert_eq!(bridge.ask(&appraise(1 - seat))["error"]["ruling"], "R12");
    let action = json!({"exchange": {"own": 0, "seat": seat, "theirs": 0}});
    bridge.granted(&json!({"op": "act", "seat": 1 - seat, "action": action}));
    bridge.granted(&end(1 - seat));
    let again = bridge.ask(&appraise(seat));
    assert_eq!(again["error"]["ruling"], "R13", "{again}");
    bridge.leave();
}

/// Bots have their notes whatever the table says; people are shown them only where it says so.
#[test]
fn memory_is_shown_to_people_only_where_the_table_says_so() {
    let folder = folder();
    let shown = |aid: &str| {
        let option = format!("memory_aid={aid}");
        let arguments =
            ["play", "wabisaby", "--players", "3", "--bots", "random,random", "--seed", "6", "--option", &option];
        let mut table = AtPrompt::sit(folder.path(), &arguments);
        table.say("1")
    };
    let (off, on) = (shown("false"), shown("true"));
    assert!(!off.contains("is remembered") && on.contains("(n) is remembered"), "{off}\n{on}");
    let row = |screen: &str| screen.lines().find(|line| line.starts_with("P1 (you)")).expect("the own hand").to_owned();
    assert!(!row(&off)[10..].contains('(') && row(&on)[10..].contains('('), "{}\n{}", row(&off), row(&on));
    let mut bridge = Bridge::open(&[]);
    bridge
        .granted(&json!({"op": "new", "game": "wabisaby", "players": 2, "seed": 6, "options": {"memory_aid": false}}));
    for seat in 0..2 {
        bridge.granted(&json!({"op": "act", "seat": seat, "action": {"keep": {"places": [0, 1, 2]}}}));
    }
    let view = bridge.granted(&json!({"op": "view", "viewer": "seat:0"}));
    let notes = view["view"]["memory"].as_array().expect("notes are a list");
    assert!(notes.len() >= 3, "{view}");
    bridge.leave();
}

/// A round's points are secret until it ends: a receipt in its middle shows finished rounds alone.
#[test]
fn receipts_in_the_middle_of_a_round_show_finished_rounds() {
    let folder = folder();
    let mut table =
        AtPrompt::sit(folder.path(), &["play", "wabisaby", "--players", "3", "--bots", "random,random", "--seed", "6"]);
    table.say("1");
    let shown = table.say("score");
    assert!(shown.contains("P1: 0 points\n    rounds so far: 0, R21\n"), "{shown}");
}
