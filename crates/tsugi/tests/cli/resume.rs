//! A game saved at any entry goes on as it would have.

use std::path::Path;

use crate::program::{AtPrompt, any_of, choices, folder, run_in};

/// Plays to the end and saves `whole.json`; an `undo` wherever one is allowed and wanted. Gives back
/// what was said, without the saving.
fn uninterrupted(folder: &Path, arguments: &[&str], undo_every: usize) -> Vec<String> {
    let mut table = AtPrompt::sit(folder, arguments);
    let (mut said, mut offered) = (Vec::new(), choices(&table.shown));
    let mut asked = 0;
    while !offered.is_empty() {
        let number = any_of(asked, &offered).to_string();
        let shown = table.say(&number);
        said.push(number);
        offered = choices(&shown);
        asked += 1;
        if undo_every > 0 && asked % undo_every == 0 {
            let shown = table.say("undo");
            said.push("undo".into());
            if shown.contains("Taken back:") {
                offered = choices(&shown);
            }
        }
        assert!(asked < 500, "the game does not end");
    }
    table.say("save whole.json");
    table.leave().code_zero();
    said
}

/// Saves after `at` answers, resumes, gives the rest of the answers, and compares the two records.
fn resumed(folder: &Path, arguments: &[&str], said: &[String], at: usize) {
    let lines = |answers: &[String], file: &str| answers.join("\n") + "\nsave " + file + "\n";
    run_in(folder, arguments, lines(&said[..at], "part.json").as_bytes()).code_zero();
    let resumed = ["play", "--resume", "part.json"];
    run_in(folder, &resumed, lines(&said[at..], "end.json").as_bytes()).code_zero();
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it was saved");
    assert_eq!(read("end.json"), read("whole.json"), "resumed after {at} answers");
}

/// At every fifth answer, the first three and the last three.
fn at_many_entries(arguments: &[&str], undo_every: usize) -> Vec<String> {
    let folder = folder();
    let said = uninterrupted(folder.path(), arguments, undo_every);
    let last = said.len();
    for at in (0..=last).filter(|at| at % 5 == 0 || *at < 3 || *at + 3 > last) {
        resumed(folder.path(), arguments, &said, at);
    }
    run_in(folder.path(), &["verify", "whole.json"], b"").succeeded();
    said
}

#[test]
fn a_game_against_a_bot_resumed_at_any_entry_ends_as_it_would_have() {
    at_many_entries(&["play", "broken-and-beautiful", "--bots", "random", "--seed", "17"], 0);
}

#[test]
fn a_hot_seat_with_three_resumed_at_any_entry_ends_as_it_would_have() {
    let names = ["--names", "Ana,Bo,Cy"];
    at_many_entries(&[&["play", "kintsugi", "--players", "3", "--seed", "18"], &names[..]].concat(), 0);
}

#[test]
fn a_game_with_choices_taken_back_resumed_at_any_entry_ends_as_it_would_have() {
    let said = at_many_entries(&["play", "broken-and-beautiful", "--seed", "19"], 3);
    assert!(said.iter().filter(|line| *line == "undo").count() > 5);
}

#[test]
fn the_undo_frontier_survives_a_resume() {
    let folder = folder();
    let two = ["play", "kintsugi", "--seed", "7"];
    run_in(folder.path(), &two, b"1\nsave part.json\n").succeeded();
    let ran = run_in(folder.path(), &["play", "--resume", "part.json"], b"undo\n").succeeded();
    assert!(ran.out.contains("Taken back: Keep the white cup"), "{}", ran.out);
    let bot = ["play", "kintsugi", "--bots", "random", "--seed", "7"];
    run_in(folder.path(), &bot, b"1\nsave part.json\n").succeeded();
    let ran = run_in(folder.path(), &["play", "--resume", "part.json"], b"undo\n").code_zero();
    ran.complained(&["P2 has chosen since."]);
}

#[test]
fn a_resumed_game_keeps_names_options_components_and_bots() {
    let folder = folder();
    let deck = "[[card]]\ntype = \"cup\"\npatterns = [\"blue\", \"white\"]\ncopies = 9\ningots = 2\n";
    std::fs::write(folder.path().join("deck.toml"), deck).expect("a deck can be written");
    let own = ["--components", "deck.toml", "--option", "vase_bonus=9", "--names", "Ana,Bo", "--bots", "random"];
    let begun = [&["play", "kintsugi", "--seed", "7"], &own[..]].concat();
    run_in(folder.path(), &begun, b"1\nsave part.json\n").succeeded();
    std::fs::remove_file(folder.path().join("deck.toml")).expect("the deck is no longer needed");
    let ran = run_in(folder.path(), &["play", "--resume", "part.json"], b"1\nsave again.json\n").succeeded();
    assert!(ran.out.contains("Kintsugi: Ana, Bo."), "{}", ran.out);
    let saved = std::fs::read_to_string(folder.path().join("again.json")).expect("it was saved");
    let record: serde_json::Value = serde_json::from_str(&saved).expect("a record is JSON");
    assert_eq!(record["config"]["options"]["vase_bonus"], 9);
    assert_eq!(record["config"]["bots"], serde_json::json!([null, "random"]));
    assert_eq!(record["replaced_components"][0]["copies"], 9);
    run_in(folder.path(), &["verify", "again.json"], b"").succeeded();
}

#[test]
fn bots_may_be_named_anew_and_rules_may_not() {
    let folder = folder();
    run_in(folder.path(), &["play", "kintsugi", "--seed", "7"], b"save part.json\n").succeeded();
    let resume = |more: &[&str]| run_in(folder.path(), &[&["play", "--resume", "part.json"], more].concat(), b"1\n");
    let ran = resume(&["--bots", "random"]).succeeded();
    assert!(ran.out.contains("P2 kept") || ran.out.contains("P2 sold"), "{}", ran.out);
    resume(&["--option", "vase_bonus=1"]).refused("A saved game has its own options and components");
    resume(&["--seed", "8"]).refused("does not go with");
}
