//! Records, actions, told tables and decks from outside: refused or played, never a panic.

use std::{collections::BTreeMap, sync::LazyLock};

use proptest::{collection::vec, prelude::*, sample::Index};
use serde_json::{Value, json};
use tsugi_catalog::{
    AnyTable, Audience, Listing, Setup, Source, Start, begin, describe, find, games, read_record, referee,
};
use tsugi_engine::{Seat, Status};
use tsugi_narrator::{Lang, Words};

use crate::mutation::{any_json, edited, edits};

pub(crate) const WORDS: [&str; 24] = [
    "format",
    "game",
    "kintsugi",
    "rules",
    "config",
    "players",
    "names",
    "options",
    "ingots",
    "luck",
    "seed",
    "setup",
    "entries",
    "seat",
    "action",
    "events",
    "undo",
    "result",
    "keep",
    "card",
    "blue-cup-1",
    "gold-3",
    "pass",
    "type",
];

pub(crate) static ENGLISH: LazyLock<Words> = LazyLock::new(|| games()[0].words(Lang::En));
static RECORDS: LazyLock<Vec<Value>> =
    LazyLock::new(|| tsugi_catalog::kept::records().into_iter().map(|(_, record)| json!(record)).collect());

pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Everything that can be done with a document that claims to be a record.
fn receive_record(document: Value) {
    let Ok(record) = read_record(document) else { return };
    for game in games() {
        let record = tsugi_table::Record { game: game.id.to_owned(), ..record.clone() };
        let verified = tsugi_catalog::verify(&record).is_ok();
        for audience in [Audience::All, Audience::One(tsugi_engine::Viewer::Seat(Seat::at(7)))] {
            drop(tsugi_catalog::tell(&record, audience, &ENGLISH));
        }
        if let Ok(session) = tsugi_catalog::resume(&record) {
            assert!(verified, "what does not hold is not gone on with");
            play_out(game, &Setup::of(record.config.players), session, 1, Audited::No);
        }
    }
}

/// Whether every state on the way is held against its own audit.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Audited {
    Yes,
    No,
}

/// Plays to the end by arbitrary choices.
pub(crate) fn play_out(
    game: &'static Listing,
    setup: &Setup,
    mut session: Box<dyn AnyTable>,
    salt: usize,
    audited: Audited,
) {
    for step in 0..2_000 {
        let Status::Awaiting(seats) = session.status() else { return };
        let seat = seats.first().expect("a running game awaits somebody");
        let legal = session.legal(seat, &ENGLISH);
        assert!(!legal.is_empty(), "an awaited seat has a choice: {}", session.state());
        let action = &legal[(step * 31 + salt) % legal.len()];
        session.act(seat, action, &ENGLISH).unwrap_or_else(|refusal| panic!("{action}: {}", refusal.message));
        if audited == Audited::Yes {
            let again = begin(game.id, setup, Start::State { seed: 0, state: session.state() });
            assert!(again.is_ok(), "{:?}: {}", again.err(), session.state());
        }
    }
    // Where a table switches its house rule off, nothing forces a round of WabiSaby to end (R17).
    assert_eq!(game.id, "wabisaby", "the game does not end: {}", session.state());
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_json_is_refused_as_a_record_or_plays(document in any_json(&WORDS)) {
        receive_record(document.clone());
        let mut framed = RECORDS[0].clone();
        framed["entries"] = json!([document]);
        receive_record(framed);
    }

    #[test]
    fn an_edited_record_is_refused_or_plays(which in any::<Index>(), edits in edits(&WORDS)) {
        receive_record(edited(which.get(&RECORDS).clone(), &edits));
    }

    /// Without luck, and by older rules, a record is read from its events alone.
    #[test]
    fn an_edited_record_without_luck_or_of_older_rules_is_refused_or_plays(
        which in any::<Index>(), edits in edits(&WORDS), older in any::<bool>(),
    ) {
        let mut record = edited(which.get(&RECORDS).clone(), &edits);
        if let Some(fields) = record.as_object_mut() {
            fields.insert(if older { "rules" } else { "luck" }.into(), if older { json!(0) } else { Value::Null });
        }
        receive_record(record);
    }

    #[test]
    fn any_json_is_refused_as_an_action_or_plays(
        action in any_json(&WORDS), seat in 0..8_usize, edits in edits(&WORDS), at in any::<Index>(),
    ) {
        let mut session = begin("kintsugi", &Setup::of(3), Start::Seed(5)).expect("three may play");
        let (state, legal) = (session.state(), session.legal(Seat::at(0), &ENGLISH));
        let near = if legal.is_empty() { json!("pass") } else { edited(at.get(&legal).clone(), &edits) };
        for action in [action, near] {
            if session.act(Seat::at(seat), &action, &ENGLISH).is_err() {
                assert_eq!(session.state(), state, "a refusal changes nothing");
            } else {
                return Ok(());
            }
        }
    }

    #[test]
    fn any_json_is_refused_by_the_referee_or_scored(any in any_json(&WORDS), edits in edits(&WORDS)) {
        let told = json!({"seats": [
            {"name": "A", "ingots": 3, "cards": [{"type": "cup", "pattern": "blue", "state": "repaired"}]},
            {"name": "B", "ingots": 0, "cards": [{"type": "storage-box", "state": "unbroken"}]},
        ]});
        for game in games() {
            for told in [any.clone(), edited(told.clone(), &edits)] {
                if let Ok(refereed) = referee(game.id, &Setup::of(4), told, &ENGLISH) {
                    assert!(refereed.answer.is_object() && !refereed.lines.is_empty());
                }
            }
        }
    }

    #[test]
    fn any_text_is_refused_as_components_or_plays(text in any::<String>(), edits in vec(text_edit(), 1..4)) {
        for text in [text, spoiled(&edits)] {
            let files = BTreeMap::from([("deck.toml".to_owned(), text)]);
            let components = Some(Source { path: "deck.toml".into(), files });
            let game = find("broken-and-beautiful").expect("a game");
            let setup = Setup { components, ..Setup::of(2) };
            if let Err(problem) = describe(game.id, &setup, &ENGLISH) {
                assert!(problem.to_string().starts_with("deck.toml"), "{problem}");
                continue;
            }
            let session = begin(game.id, &setup, Start::Seed(1)).expect("a deck that is printed can be played");
            play_out(game, &setup, session, 3, Audited::Yes);
        }
    }
}

/// A place in our own deck's file, and what is written there.
fn text_edit() -> impl Strategy<Value = (Index, &'static str)> {
    let written = ["", "0", "99", "-1", "\"", "[", "]", "=", "\n", "[[card]]\n", "gold", "patterns", "é", "1.5", "1e9"];
    (any::<Index>(), proptest::sample::select(written.to_vec()))
}

/// Our own deck's file with words of it replaced.
fn spoiled(edits: &[(Index, &'static str)]) -> String {
    let ours = include_str!("../../../../games/broken-and-beautiful/rules/data/cards.toml");
    let cards: Vec<&str> = ours.lines().filter(|line| !line.starts_with('#')).collect();
    let cards = cards.join("\n");
    let mut words: Vec<&str> = cards.split_inclusive([' ', '\n', ',']).collect();
    for (at, written) in edits {
        let at = at.index(words.len());
        words[at] = written;
    }
    words.join("")
}
