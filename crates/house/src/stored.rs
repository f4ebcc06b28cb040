//! Stored tables of every released form are read, and mean what they meant.
//!
//! `tests/stored/FORM/*.jsonl` holds logs as servers of that form wrote them, an entry a line; beside each stands what
//! it came to when it was kept. `UPDATE_STORED=1` writes that down for logs that are new; what stands there already is
//! never changed.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use tsugi_engine::{Seat, Viewer};
use tsugi_wire::Parts;

use crate::{
    hosted::{HostedTable, Unreadable},
    languages::languages,
};

const ID: &str = "0123456789abcdef0123456789abcdef";

fn logs() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/stored");
    let forms = fs::read_dir(folder).expect("forms are kept").map(|form| form.expect("a folder").path());
    let files =
        forms.flat_map(|form| fs::read_dir(form).expect("logs are kept").map(|log| log.expect("a file").path()));
    let mut logs: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|kind| kind == "jsonl")).collect();
    logs.sort();
    logs
}

fn read(file: &PathBuf) -> Vec<String> {
    fs::read_to_string(file).expect("a log").lines().map(str::to_owned).collect()
}

/// What a table came to: its document without what other versions may add, its status, and what each viewer is shown.
fn meaning(table: &HostedTable) -> Value {
    let viewers = Seat::all(table.seats.len()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let words = table.words_in(tsugi_narrator::Lang::En);
    let shown = |viewer| {
        let game = table.game.as_ref()?;
        let view = game.look(viewer, Parts::default(), words).view?;
        Some(serde_json::from_str::<Value>(view.get()).ok())
    };
    let document = table.document();
    json!({
        "version": table.version(),
        "options": document.options,
        "seats": document.seats.iter().map(|seat| json!([seat.name, seat.who, seat.bot])).collect::<Vec<_>>(),
        "commitment": document.commitment,
        "words": document.words,
        "status": table.status(),
        "shown": viewers.map(shown).collect::<Vec<_>>(),
    })
}

#[test]
fn stored_tables_of_every_form_mean_what_they_meant() {
    let logs = logs();
    assert!(logs.len() >= 10, "they are kept: {}", logs.len());
    for file in logs {
        let name = file.display();
        let table = HostedTable::restored(ID, &read(&file), languages()).unwrap_or_else(|why| panic!("{name}: {why}"));
        let found = meaning(&table.expect("a log has entries"));
        let kept = file.with_extension("meaning.json");
        if std::env::var_os("UPDATE_STORED").is_some() && !kept.exists() {
            fs::write(&kept, serde_json::to_string(&found).expect("JSON") + "\n").expect("it is written");
        }
        let kept = fs::read_to_string(&kept).expect("UPDATE_STORED=1 writes down what a new log comes to");
        let kept: Value = serde_json::from_str(&kept).expect("JSON");
        assert!(says(&found, &kept), "{name}:\n{found}\n{kept}");
    }
}

/// Whether something says all that was said before: a view may have gained a field, and has lost none.
fn says(found: &Value, kept: &Value) -> bool {
    match (found, kept) {
        (Value::Object(found), Value::Object(kept)) => {
            kept.iter().all(|(field, kept)| found.get(field).is_some_and(|found| says(found, kept)))
        }
        (Value::Array(found), Value::Array(kept)) => {
            found.len() == kept.len() && found.iter().zip(kept).all(|(found, kept)| says(found, kept))
        }
        _ => found == kept,
    }
}

#[test]
fn a_field_that_is_lost_or_changed_is_found() {
    let kept = json!({ "shown": [{ "round": 2, "area": ["a", "b"] }] });
    assert!(says(&json!({ "shown": [{ "round": 2, "area": ["a", "b"], "goal": 6 }] }), &kept));
    for other in [
        json!([{ "round": 2 }]),
        json!([{ "round": 3, "area": ["a", "b"] }]),
        json!([{ "round": 2, "area": ["a"] }]),
        json!([]),
    ] {
        assert!(!says(&json!({ "shown": other }), &kept), "{other}");
    }
}

/// A log with its first entry changed.
fn changed(log: &str, change: impl Fn(&mut Value)) -> Vec<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/stored").join(log);
    let mut log = read(&file);
    let mut first: Value = serde_json::from_str(&log[0]).expect("JSON");
    change(&mut first["created"]);
    log[0] = first.to_string();
    log
}

/// A default that changes some day changes no table that runs: the log names every option, or means the first defaults.
#[test]
fn an_option_that_a_log_does_not_name_means_what_it_meant_then() {
    let log = changed("first/bb-running.jsonl", |created| assert_eq!(created["options"], json!({})));
    let table = HostedTable::restored(ID, &log, languages()).expect("it is read").expect("a table");
    let first: Value = serde_json::from_str(include_str!("../data/first_form.json")).expect("JSON");
    let options = serde_json::to_value(&table.options).expect("JSON");
    assert_eq!(options, first["broken-and-beautiful"]["options"]);
    let said = changed("first/bb-running.jsonl", |created| created["options"] = json!({ "vase_bonus": 4 }));
    let table = HostedTable::restored(ID, &said, languages()).expect("it is read").expect("a table");
    assert_eq!(table.options.number("vase_bonus"), Some(4), "what it names is stronger");
}

/// Rules that are no longer played: watched, downloaded, and nothing moves.
#[test]
fn a_table_of_older_rules_is_watched_and_moves_no_more() {
    let log = changed("first/kintsugi-over.jsonl", |created| {
        let components = first_components("kintsugi");
        created["pinned"] = json!({ "rules": 0, "components": components });
        let options = serde_json::from_str::<Value>(include_str!("../data/first_form.json")).expect("JSON");
        let mut options = options["kintsugi"]["options"].clone();
        options["vase_bonus"] = json!(3);
        created["options"] = options;
    });
    // Up to the middle of the game, where somebody is awaited.
    let mut table = HostedTable::restored(ID, &log[..20], languages()).expect("it is read").expect("a table");
    assert!(table.retired && table.document().retired && table.awaited_bot().is_none());
    let words = table.words_in(tsugi_narrator::Lang::En);
    let seat = tsugi_catalog::awaited(table.status().expect("it runs")).first().expect("somebody is awaited");
    let game = table.game.as_ref().expect("it has begun");
    let legal = game.look(Viewer::Seat(seat), Parts::default(), words).offers.expect("a list");
    assert!(!legal.is_empty() && game.viewer_record(Viewer::Spectator).is_some(), "it is watched and downloaded");
    let act = tsugi_wire::Act { id: "a".into(), version: table.version(), action: legal[0].action.clone() };
    let refused = table.act(seat, &act, words).err().expect("nothing moves");
    assert_eq!(refused.code, tsugi_wire::Code::OldRules);
    assert_eq!(table.undo(seat, "u", table.version(), words).err().map(|refusal| refusal.code), Some(refused.code));
    // The record of such a table says by which rules it was played.
    let over = HostedTable::restored(ID, &log, languages()).expect("it is read").expect("a table");
    assert_eq!(over.game.as_ref().and_then(|game| game.record()).map(|record| record.rules), Some(0));
}

fn first_components(game: &str) -> Value {
    let first: Value = serde_json::from_str(include_str!("../data/first_form.json")).expect("JSON");
    first[game]["components"].clone()
}

/// Rules of a newer server, cards that nobody here has: it is said, and nothing is guessed.
#[test]
fn a_table_of_unknown_rules_or_cards_is_not_guessed_at() {
    for pinned in [
        json!({ "rules": 99, "components": first_components("kintsugi") }),
        json!({ "rules": 1, "components": "sha256:0000" }),
    ] {
        let log = changed("first/kintsugi-over.jsonl", |created| created["pinned"] = pinned.clone());
        let why = HostedTable::restored(ID, &log, languages()).err().expect("it is not guessed at");
        assert!(matches!(why, Unreadable::OtherRules(_)), "{why}");
    }
    let log = changed("first/kintsugi-over.jsonl", |created| created["options"] = json!({ "vase_bonus": "many" }));
    assert!(matches!(HostedTable::restored(ID, &log, languages()), Err(Unreadable::Broken { version: 0, .. })));
}
