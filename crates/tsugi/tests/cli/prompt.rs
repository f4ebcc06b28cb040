//! What may be said at the prompt besides a choice, and what is not understood there.

use crate::program::{AtPrompt, choices, folder, run_in};

const BOT: [&str; 6] = ["play", "broken-and-beautiful", "--bots", "random", "--seed", "7"];
const TWO: [&str; 4] = ["play", "kintsugi", "--seed", "7"];

#[test]
fn whatever_is_not_a_choice_gets_one_sentence_and_changes_nothing() {
    let said: [(&[u8], &str); 13] = [
        (b"0", "There is no choice 0; they count from 1 to 9."),
        (b"10", "There is no choice 10; they count from 1 to 9."),
        (b"? 0", "There is no choice 0;"),
        (b"? 99", "There is no choice 99;"),
        (b"18446744073709551615", "There is no choice 18446744073709551615;"),
        (b"18446744073709551616", "\"18446744073709551616\" is not understood"),
        (b"-1", "\"-1\" is not understood"),
        (b"1 2", "\"1 2\" is not understood"),
        (b"save", "\"save\" is not understood"),
        (b"? x", "\"? x\" is not understood"),
        (b"play on, please", "is not understood; say a number"),
        (b"\xff\xfe\x80", "is not understood"),
        (b"\x1b[2J\x00", "is not understood"),
    ];
    let folder = folder();
    let before = run_in(folder.path(), &TWO, b"save before.json\n").succeeded();
    let mut input = Vec::new();
    for (line, _) in said {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend_from_slice(b"\n   \n\nsave after.json\n");
    let ran = run_in(folder.path(), &TWO, &input).code_zero();
    ran.complained(&said.map(|(_, fragment)| fragment));
    let read = |name: &str| std::fs::read(folder.path().join(name)).expect("it was saved");
    assert_eq!(read("before.json"), read("after.json"));
    assert!(before.out.len() < ran.out.len());
}

#[test]
fn the_end_of_input_leaves_the_table_at_any_point() {
    let folder = folder();
    for answers in [0, 1, 2, 5, 11, 60, 200] {
        let ran = run_in(folder.path(), &BOT, "1\n".repeat(answers).as_bytes()).code_zero();
        assert!(ran.out.ends_with("The table is left as it stands.\n"), "{}", ran.out);
    }
    // A last line without an end is still a line.
    let ran = run_in(folder.path(), &BOT, b"score").succeeded();
    assert!(ran.out.contains("P1: 0 points"), "{}", ran.out);
    let ran = run_in(folder.path(), &BOT, b"quit\nnot read any more\n").succeeded();
    assert!(!ran.out.contains("left as it stands"), "{}", ran.out);
}

#[test]
fn receipts_are_shown_at_any_moment() {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &TWO);
    let offered = choices(&table.shown);
    let shown = table.say("score");
    assert!(shown.contains("P1: 0 points") && shown.contains("P2: 0 points"), "{shown}");
    let bowl = offered.iter().position(|offer| offer.starts_with("Keep the blue bowl"));
    table.say(&(bowl.expect("seed 7 deals a bowl") + 1).to_string());
    let shown = table.say("score");
    assert!(shown.contains("P1: 1 point\n    bowls: 1, R23\n"), "{shown}");
}

#[test]
fn a_pick_is_taken_back_and_another_made() {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &TWO);
    let first = choices(&table.shown);
    assert!(table.say("2").contains("P2, your pick"));
    let shown = table.say("undo");
    assert!(shown.contains(&format!("Taken back: {}.", first[1])), "{shown}");
    assert_eq!(choices(&shown), first);
    assert!(table.say("1").contains("P1 kept the white cup."));
    table.leave().succeeded();
}

#[test]
fn nothing_is_taken_back_before_a_choice() {
    let folder = folder();
    run_in(folder.path(), &TWO, b"undo\n").code_zero().complained(&["Nothing has been chosen yet."]);
}

#[test]
fn a_pick_stands_once_a_bot_has_chosen() {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &["play", "kintsugi", "--bots", "random", "--seed", "7"]);
    table.say("1");
    table.say("undo");
    table.leave().code_zero().complained(&["P2 has chosen since."]);
}

/// The last pick of a draft at which nothing can be mended deals the next round.
#[test]
fn a_pick_stands_once_cards_were_dealt() {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &TWO);
    for _ in 0..4 {
        let offered = choices(&table.shown);
        let sale = offered.iter().position(|offer| offer.starts_with("Sell")).expect("a card can be sold");
        table.say(&(sale + 1).to_string());
    }
    assert!(table.shown.contains("Round 2 began."), "{}", table.shown);
    table.say("undo");
    table.leave().code_zero().complained(&["It stays: luck has decided something since."]);
}

#[test]
fn several_picks_are_taken_back_one_after_another() {
    let folder = folder();
    let mut table = AtPrompt::sit(folder.path(), &TWO);
    let first = choices(&table.shown);
    // P1 picks, then P2 picks twice in the snake.
    for _ in 0..3 {
        table.say("1");
    }
    for _ in 0..3 {
        assert!(table.say("undo").contains("Taken back:"));
    }
    assert_eq!(choices(&table.shown), first);
    table.leave().succeeded();
}

#[test]
fn a_game_that_cannot_be_saved_goes_on() {
    let folder = folder();
    std::fs::create_dir(folder.path().join("folder")).expect("a folder can be made");
    let ran = run_in(folder.path(), &TWO, b"save no/such/folder.json\nsave folder\n1\n").code_zero();
    ran.complained(&["no/such/folder.json cannot be read or written", "folder cannot be read or written"]);
    assert!(ran.out.contains("P2, your pick"), "{}", ran.out);
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("it can be listed").collect();
    assert_eq!(left.len(), 1, "half a file is left behind: {left:?}");
}

#[test]
fn a_file_is_saved_over_and_its_name_may_hold_spaces() {
    let folder = folder();
    let ran = run_in(folder.path(), &TWO, b"save my game.json\n1\nsave my game.json\n").succeeded();
    assert!(ran.out.contains("Saved in my game.json."), "{}", ran.out);
    let saved = std::fs::read_to_string(folder.path().join("my game.json")).expect("it was saved");
    let record: serde_json::Value = serde_json::from_str(&saved).expect("a record is JSON");
    assert_eq!(record["entries"].as_array().expect("entries are a list").len(), 1);
}
