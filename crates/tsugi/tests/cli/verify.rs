//! Records that hold: one or many in a file, one or many files; and what cannot be checked.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{folder, run_in};

/// A game by bots in a file of that name.
fn recorded(folder: &Path, name: &str, seed: &str) -> Value {
    let plan = ["sim", "kintsugi", "--games", "1", "--seed", seed, "--records", name];
    run_in(folder, &plan, b"").succeeded();
    let text = std::fs::read_to_string(folder.join(name)).expect("a record was written");
    serde_json::from_str(&text).expect("a record is JSON")
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("a file can be written");
}

#[test]
fn one_record_many_lines_and_pretty_json_are_all_read() {
    let folder = folder();
    let (one, two) = (recorded(folder.path(), "one.json", "1"), recorded(folder.path(), "two.json", "2"));
    write(folder.path(), "pretty.json", &serde_json::to_string_pretty(&one).expect("JSON is written"));
    write(folder.path(), "lines.jsonl", &format!("{one}\n\n{two}\n{one}"));
    let files = ["verify", "one.json", "pretty.json", "lines.jsonl"];
    let ran = run_in(folder.path(), &files, b"").succeeded();
    assert_eq!(ran.out.lines().count(), 6, "{}", ran.out);
    assert!(ran.out.contains("lines.jsonl#3: kintsugi, "), "{}", ran.out);
    assert!(ran.out.ends_with("5 records hold, 0 do not.\n"), "{}", ran.out);
    let answers = run_in(folder.path(), &[&files[..], &["--json"]].concat(), b"").succeeded().json();
    assert_eq!(answers.as_array().map(Vec::len), Some(5));
    let expected = json!({
        "file": "one.json", "record": 0, "holds": true, "game": "kintsugi",
        "entries": one["entries"].as_array().map(Vec::len), "result": one["result"], "unchecked": null,
    });
    assert_eq!(answers[0], expected);
}

#[test]
fn what_holds_is_said_even_where_something_else_does_not() {
    let folder = folder();
    let one = recorded(folder.path(), "one.json", "1");
    let mut edited = one.clone();
    edited["result"]["scores"][0] = json!(99);
    write(folder.path(), "mixed.jsonl", &format!("{one}\n{edited}\n{one}\n"));
    let ran = run_in(folder.path(), &["verify", "mixed.jsonl", "missing.json", "one.json"], b"");
    assert_eq!(ran.code, 1);
    ran.complained(&["mixed.jsonl#2: The recorded result is", "missing.json cannot be read or written"]);
    assert!(ran.out.ends_with("3 records hold, 2 do not.\n"), "{}", ran.out);
    let ran = run_in(folder.path(), &["verify", "mixed.jsonl", "--json"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    let holds: Vec<bool> = ran.json().as_array().expect("a list").iter().map(|a| a["holds"] == true).collect();
    assert_eq!(holds, [true, false, true]);
}

#[test]
fn a_line_that_is_cut_short_does_not_hide_the_others() {
    let folder = folder();
    let one = recorded(folder.path(), "one.json", "1").to_string();
    write(folder.path(), "cut.jsonl", &format!("{one}\n{}\n{one}\n", &one[..one.len() / 2]));
    let ran = run_in(folder.path(), &["verify", "cut.jsonl"], b"");
    ran.failed("cut.jsonl#2: cut.jsonl is not JSON: the JSON ends too early");
    assert!(ran.out.ends_with("2 records hold, 1 does not.\n"), "{}", ran.out);
}

#[test]
fn a_game_that_still_runs_holds() {
    let folder = folder();
    run_in(folder.path(), &["play", "kintsugi", "--seed", "7"], b"1\n1\nundo\nsave part.json\n").succeeded();
    let ran = run_in(folder.path(), &["verify", "part.json"], b"").succeeded();
    assert!(ran.out.contains("3 entries, still running: every choice was played again"), "{}", ran.out);
}

#[test]
fn a_record_of_older_rules_replays_from_its_events_and_says_what_was_not_checked() {
    let folder = folder();
    let mut old = recorded(folder.path(), "old.json", "1");
    old["rules"] = json!(0);
    write(folder.path(), "old.json", &old.to_string());
    let ran = run_in(folder.path(), &["verify", "old.json"], b"").succeeded();
    let said = "its events add up; it was played by rules 0, so neither choices nor lots could be checked.";
    assert!(ran.out.contains(said), "{}", ran.out);
    assert!(run_in(folder.path(), &["show", "old.json"], b"").succeeded().out.contains("The game ended"));
    let ran = run_in(folder.path(), &["play", "--resume", "old.json"], b"");
    ran.refused("can be shown but not resumed: it was played by rules 0, and these are rules 1");
    // Even so, pieces must add up and the result must be what the events come to.
    let mut card_twice = old.clone();
    card_twice["entries"][0]["events"][0] = json!({"card_kept": {"seat": 0, "card": "blue-cup-9"}});
    write(folder.path(), "old.json", &card_twice.to_string());
    run_in(folder.path(), &["verify", "old.json"], b"").failed("Entry 0: ");
    old["result"]["places"] = json!([2, 2]);
    write(folder.path(), "old.json", &old.to_string());
    run_in(folder.path(), &["verify", "old.json"], b"").failed("The recorded result is");
}

#[test]
fn a_record_without_luck_is_held_against_the_rules_as_far_as_that_goes() {
    let folder = folder();
    let mut record = recorded(folder.path(), "record.json", "1");
    for luck in [Value::Null, json!({"generator": 1}), json!({"generator": 2, "seed": 7})] {
        record["luck"] = luck;
        write(folder.path(), "record.json", &record.to_string());
        let ran = run_in(folder.path(), &["verify", "record.json"], b"").succeeded();
        assert!(ran.out.contains("its luck is not known, so the lots could not be checked"), "{}", ran.out);
    }
    run_in(folder.path(), &["play", "--resume", "record.json"], b"").refused("its luck is not known");
    let at = |record: &Value| {
        let sold = |entry: &Value| {
            entry["events"].as_array().is_some_and(|all| all.len() == 1 && all[0]["card_sold"].is_object())
        };
        record["entries"].as_array().expect("a list").iter().position(sold).expect("somebody sold a card")
    };
    let entry = at(&record);
    record["entries"][entry]["events"][0]["card_sold"]["ingots"] = json!(9);
    write(folder.path(), "record.json", &record.to_string());
    run_in(folder.path(), &["verify", "record.json"], b"").failed(&format!("Entry {entry}: recorded was"));
}

#[test]
fn a_choice_that_the_rules_refuse_is_told_in_the_language_asked_for() {
    let folder = folder();
    let mut record = recorded(folder.path(), "record.json", "1");
    record["entries"][0]["action"] = json!("pass");
    write(folder.path(), "record.json", &record.to_string());
    let english = run_in(folder.path(), &["verify", "record.json"], b"");
    english.failed("is refused: R6: you must draft a card");
    let french = run_in(folder.path(), &["verify", "record.json", "--lang", "fr"], b"");
    french.failed("est refusé\u{a0}: R6\u{a0}: ");
    assert!(!french.err.contains("draft a card"), "{}", french.err);
}
