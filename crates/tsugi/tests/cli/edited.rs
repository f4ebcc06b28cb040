//! Records in which somebody changed a figure: none passes.

use serde_json::{Value, json};

use crate::program::{folder, run_in};

/// A game with names, a bot, an option, components of its own and choices taken back.
fn rich_record() -> Value {
    let folder = folder();
    let deck = include_str!("../../../../games/broken-and-beautiful/rules/data/cards.toml")
        .replace("copies = 3", "copies = 4");
    std::fs::write(folder.path().join("deck.toml"), deck).expect("a deck can be written");
    let own = ["--components", "deck.toml", "--option", "vase_bonus=3", "--names", "Ana,Bo", "--seed", "12"];
    // Choices 0 to 3 are the first draft; 1 and 2 are taken back once.
    let said = "1\n1\nundo\n2\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nsave game.json\n";
    run_in(folder.path(), &[&["play", "kintsugi"], &own[..]].concat(), said.as_bytes()).code_zero();
    run_in(folder.path(), &["verify", "game.json"], b"").succeeded();
    let text = std::fs::read_to_string(folder.path().join("game.json")).expect("it was saved");
    serde_json::from_str(&text).expect("a record is JSON")
}

/// A finished game by bots.
fn plain_record() -> Value {
    let folder = folder();
    run_in(folder.path(), &["sim", "kintsugi", "--games", "1", "--seed", "6", "--records", "game.json"], b"")
        .succeeded();
    let text = std::fs::read_to_string(folder.path().join("game.json")).expect("it was written");
    serde_json::from_str(&text).expect("a record is JSON")
}

/// Verifies and resumes an edited record; both refuse it in one sentence with its place.
fn refused(record: &Value, fragment: &str) {
    let folder = folder();
    std::fs::write(folder.path().join("game.json"), record.to_string()).expect("a file can be written");
    run_in(folder.path(), &["verify", "game.json"], b"").failed(&format!("game.json#1: {fragment}"));
    run_in(folder.path(), &["play", "--resume", "game.json"], b"").refused("");
}

/// The record with something else at a place, where something stood before.
fn edited(record: &Value, pointer: &str, value: Value) -> Value {
    let mut record = record.clone();
    let place = record.pointer_mut(pointer).unwrap_or_else(|| panic!("nothing stands at {pointer}"));
    assert_ne!(*place, value, "{pointer} stood so already");
    *place = value;
    record
}

#[test]
fn an_edited_frame_is_refused() {
    let record = plain_record();
    let cases = [
        ("/format", json!(2), "The record is of form 2; this program reads form 1."),
        ("/format", json!(-1), "This is no record of a game"),
        ("/game", json!("chess"), "There is no game \"chess\""),
        ("/rules", json!(99), "The record was played by rules 99 of kintsugi; this program knows rules up to 1."),
        ("/rules", json!("one"), "It cannot be read: `rules`: it must be a whole number, not a text"),
        ("/components", json!("sha256:00"), "The record was played with components sha256:00"),
        ("/config/players", json!(3), "2 names are given for 3 players."),
        ("/config/players", json!(9), "kintsugi is for 2 to 4 players, not 9."),
        ("/config/names", json!(["Ana"]), "1 name is given for 2 players."),
        ("/config/names", json!(["A", "B", "C"]), "3 names are given for 2 players."),
        ("/config/names", json!(["A", "B\nB"]), "\"BB\" is no name"),
        ("/config/options/ingots", json!(61), "Option ingots cannot be 61"),
        ("/config/options/vase_bonus", json!([0]), "Option vase_bonus cannot be 0"),
        ("/config/options", json!({"colour": "red"}), "There is no option \"colour\""),
        ("/config/options/first_player", json!(0), "Set-up: recorded was"),
        ("/luck/seed", json!(8), "Set-up: recorded was"),
        (
            "/luck/seed",
            json!(9_007_199_254_740_992_u64),
            "It cannot be read: `luck.seed`: the seed 9007199254740992 is too large",
        ),
        ("/luck/seed", json!(-1), "It cannot be read"),
        ("/result", Value::Null, "The recorded result is null, but the game came to"),
        ("/result/scores/0", json!(99), "The recorded result is"),
        ("/result/places", json!([1, 1]), "The recorded result is"),
        ("/result", json!({"won": true, "score": 39}), "The recorded result is"),
        ("/setup/0", json!({"deck_shuffled": {"top": "gold-1"}}), "Set-up: recorded was"),
        ("/setup", json!([]), "Set-up: recorded was null"),
        ("/entries", json!([]), "The recorded result is"),
    ];
    for (pointer, value, fragment) in cases {
        refused(&edited(&record, pointer, value), fragment);
    }
}

#[test]
fn replaced_components_that_were_edited_are_refused() {
    let record = rich_record();
    refused(&edited(&record, "/replaced_components/0/copies", json!(3)), "The record was played with components");
    refused(&edited(&record, "/replaced_components/0/copies", json!(0)), "It cannot be read: `replaced_components`: ");
    refused(&edited(&record, "/replaced_components", Value::Null), "The record was played with components");
    refused(&edited(&record, "/replaced_components", json!([])), "components: the deck holds 0 cards");
}

/// Every number, word and card of every entry, one after another, is another one.
#[test]
fn no_edited_figure_of_an_entry_passes() {
    let folder = folder();
    let (mut lines, mut places) = (String::new(), Vec::new());
    for record in [plain_record(), rich_record()] {
        for (number, entry) in record["entries"].as_array().expect("a list").iter().enumerate() {
            let mut leaves = Vec::new();
            leaves_of(entry, &format!("/entries/{number}"), &mut leaves);
            for pointer in leaves {
                let mut changed = record.clone();
                change(changed.pointer_mut(&pointer).expect("it stands there"));
                lines.push_str(&changed.to_string());
                lines.push('\n');
                places.push(pointer);
            }
        }
    }
    std::fs::write(folder.path().join("edited.jsonl"), lines).expect("a file can be written");
    let ran = run_in(folder.path(), &["verify", "edited.jsonl", "--json"], b"");
    let answers = ran.json();
    assert!(ran.code == 1 && places.len() > 400, "{} places", places.len());
    for (answer, pointer) in answers.as_array().expect("a list").iter().zip(&places) {
        assert_eq!(answer["holds"], false, "an edit at {pointer} passes");
    }
}

/// The places of everything in a value that is neither list nor object.
fn leaves_of(value: &Value, pointer: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(key, value)| leaves_of(value, &format!("{pointer}/{key}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| leaves_of(value, &format!("{pointer}/{key}"), found));
        }
        _ => found.push(pointer.to_owned()),
    }
}

/// Another value of the same kind: the next number, another card, another word.
fn change(leaf: &mut Value) {
    *leaf = match leaf {
        Value::Number(number) => json!(number.as_u64().expect("figures are whole") + 1),
        Value::String(word) => json!(match word.as_str() {
            "gold-1" => "gold-2".to_owned(),
            "forced" => "chosen".to_owned(),
            "chosen" => "forced".to_owned(),
            "pass" => "repair".to_owned(),
            "cup" => "bowl".to_owned(),
            word if word.contains('-') => "gold-1".to_owned(),
            _ => "cup".to_owned(),
        }),
        Value::Null => json!("gold-1"),
        other => panic!("no figure: {other}"),
    };
}

#[test]
fn an_entry_that_is_missing_doubled_or_out_of_order_is_refused() {
    let record = plain_record();
    let with = |edit: fn(&mut Vec<Value>)| {
        let mut record = record.clone();
        edit(record["entries"].as_array_mut().expect("a list"));
        record
    };
    refused(&with(|entries| drop(entries.remove(0))), "Entry 0: ");
    refused(&with(|entries| entries.insert(1, entries[0].clone())), "Entry 1: ");
    refused(&with(|entries| entries.swap(0, 1)), "Entry 0: ");
    refused(&with(|entries| entries.push(entries[0].clone())), "Entry");
    refused(&with(|entries| drop(entries.pop())), "The recorded result is");
}

#[test]
fn only_what_could_be_taken_back_is_taken_back() {
    let record = rich_record();
    let undo = record["entries"].as_array().expect("a list").iter().position(|entry| entry["undo"].is_u64());
    let undo = undo.expect("something was taken back");
    let at = format!("/entries/{undo}/undo");
    for wrong in [json!(0), json!(undo), json!(undo + 1), json!(99_999_999_999_u64)] {
        refused(&edited(&record, &at, wrong), &format!("Entry {undo}: "));
    }
    refused(&edited(&record, &at, json!(-1)), "It cannot be read");
    // Nobody may take back what drew lots, or what another has answered: an undo put in is refused.
    let mut more = record.clone();
    let last = more["entries"].as_array().map_or(0, Vec::len);
    more["entries"].as_array_mut().expect("a list").push(json!({"undo": 0}));
    refused(&more, &format!("Entry {last}: entry 0 is no choice that could be taken back"));
}
