//! Bots that are programs: they choose, and what they fail to choose is forfeited with a sentence.

use std::{fs, path::Path};

use crate::program::{folder, run, run_in};

/// A program that answers the first legal action of a pottery game, with nothing but `sed`.
const FIRST: &str = r#"s/.*"legal":\[\({"[a-z_]*":{[^}]*}}\).*/{"action":\1}/p"#;

fn written(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file is written");
}

#[test]
fn a_program_takes_a_seat() {
    let folder = folder();
    written(folder.path(), "first.sed", FIRST);
    let bots = "exec:sed -u -n -f first.sed,random";
    let arguments = ["sim", "kintsugi", "--bots", bots, "--games", "4", "--threads", "1", "--json"];
    let ran = run_in(folder.path(), &arguments, b"").code_zero();
    let report = ran.json();
    assert_eq!(report["games"], 4);
    assert_eq!(report["seats"][0]["bot"], "exec:sed -u -n -f first.sed");
    assert!(ran.err.is_empty(), "{}", ran.err);
}

#[test]
fn nonsense_and_illegal_answers_are_forfeited_and_the_game_goes_on() {
    let folder = folder();
    written(folder.path(), "nonsense.sed", "s/.*/not an action/p");
    written(folder.path(), "illegal.sed", r#"s/.*/{"action":{"keep":{"card":"gold-1"}}}/p"#);
    for (script, said) in [("nonsense.sed", "which is no action"), ("illegal.sed", "which is not legal now")] {
        let bots = format!("exec:sed -u -n -f {script},random");
        let arguments = ["sim", "kintsugi", "--bots", &bots, "--games", "1", "--threads", "1", "--json"];
        let ran = run_in(folder.path(), &arguments, b"").code_zero();
        assert_eq!(ran.json()["games"], 1);
        assert!(ran.err.contains(said) && ran.err.contains("the greedy player chose for it."), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "a lapse is told once: {}", ran.err);
    }
}

#[test]
fn a_program_that_ends_is_replaced_by_the_greedy_player() {
    let ran = run(&["sim", "kintsugi", "--bots", "exec:true,random", "--games", "1", "--threads", "1", "--lang", "fr"]);
    let ran = ran.code_zero();
    assert!(ran.err.contains("s’est arrêté"), "{}", ran.err);
}

#[test]
fn a_program_at_a_table_plays_to_the_end() {
    let answers = "1\n".repeat(200);
    let arguments = ["play", "kintsugi", "--bots", "exec:true", "--seed", "5"];
    let folder = folder();
    let ran = run_in(folder.path(), &arguments, answers.as_bytes()).code_zero();
    assert!(ran.out.contains("The seed was 5."), "{}", ran.out);
    assert!(ran.err.contains("has ended; the greedy player goes on for it."), "{}", ran.err);
}

#[test]
fn a_program_that_does_not_exist_is_refused() {
    run(&["sim", "kintsugi", "--bots", "exec:./no-such-bot"])
        .refused("The program \"./no-such-bot\" cannot be started: there is no such file or folder.");
    run(&["play", "kintsugi", "--bots", "exec:"]).refused("cannot be started");
    run(&["ladder", "kintsugi", "--bots", "exec:./no-such-bot,random"]).refused("cannot be started");
}

/// A file may come from anybody: the programs it names are not started.
#[test]
fn a_record_starts_no_program() {
    let folder = folder();
    let arguments = ["play", "kintsugi", "--bots", "exec:true", "--seed", "5"];
    run_in(folder.path(), &arguments, b"1\nsave part.json\nquit\n").code_zero();
    let named = fs::read_to_string(folder.path().join("part.json")).expect("it was saved");
    assert!(named.contains("exec:true"));
    let ran = run_in(folder.path(), &["play", "--resume", "part.json"], b"");
    ran.refused("The program \"true\" is not started: only a command of your own names one, with --bots.");
    let named = run_in(folder.path(), &["play", "--resume", "part.json", "--bots", "exec:true"], b"quit\n");
    named.code_zero();
}

/// The example in Python, where there is a Python.
#[test]
fn the_python_example_plays_every_game() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no python3 to run examples/bot.py with");
        return;
    }
    let bot = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    for game in ["broken-and-beautiful", "kintsugi", "unbroken", "held-hands", "wabisaby"] {
        let ran = run(&["sim", game, "--bots", bot, "--games", "1", "--threads", "1"]).succeeded();
        assert!(ran.err.is_empty(), "{game}: {}", ran.err);
    }
}
