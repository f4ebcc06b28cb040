//! The referee: tables as told by people with the real box.

use serde_json::{Value, json};

use crate::program::{Ran, assert_shown_well, folder, run_in};

/// Scores a table as told.
fn score(game: &str, told: &Value, more: &[&str]) -> Ran {
    let folder = folder();
    std::fs::write(folder.path().join("told.json"), told.to_string()).expect("a file can be written");
    run_in(folder.path(), &[&["score", game, "told.json"], more].concat(), b"")
}

/// A seat as told: cards in the form `blue cup`, `white bowl repaired`, `- serving-tray`.
fn seat(name: &str, ingots: u16, cards: &[&str]) -> Value {
    let card = |card: &&str| {
        let words: Vec<&str> = card.split(' ').collect();
        let mut told = json!({"type": words[1], "state": words.get(2).unwrap_or(&"unbroken")});
        if words[0] != "-" {
            told["pattern"] = words[0].into();
        }
        told
    };
    json!({"name": name, "ingots": ingots, "cards": cards.iter().map(card).collect::<Vec<_>>()})
}

fn english_example() -> Value {
    let cards = [
        "blue teapot",
        "blue bowl",
        "blue cup",
        "blue plate",
        "blue saucer broken",
        "white bowl repaired",
        "white plate repaired",
        "brown vase repaired",
    ];
    json!({"seats": [seat("Nora", 3, &cards), seat("Théo", 0, &["- serving-tray"])]})
}

fn french_example() -> Value {
    let cards = [
        "brown teapot",
        "brown bowl",
        "brown bowl repaired",
        "brown saucer",
        "brown plate",
        "blue cup repaired",
        "white cup repaired",
        "white plate repaired",
        "blue vase repaired",
    ];
    json!({"seats": [seat("Nora", 0, &[]), seat("Théo", 0, &cards)]})
}

#[test]
fn the_english_example_scores_twenty_with_its_receipt() {
    let answer = score("broken-and-beautiful", &english_example(), &["--json"]).succeeded().json();
    let line = |line: &str, sum: &str, points: i32, ruling: &str, text: &str| json!({"line": line, "sum": sum, "points": points, "ruling": ruling, "text": text});
    let expected = json!({
        "scores": [20, 2],
        "ranking": [[0], [1]],
        "receipts": [
            [
                line("cups_and_saucers", "1", 1, "R21", "cups and saucers: 1, R21"),
                line("plates", "6 + 2", 8, "R22", "plates: 6 + 2 mended = 8, R22"),
                line("bowls", "2 × 2 + 1", 5, "R23", "bowls: 2 × 2 + 1 mended = 5, R23"),
                line("vases", "1 + 1", 2, "R25", "vases: 1 + 1 mended = 2, R25"),
                line("teapots", "4", 4, "R26", "teapots: 4, R26"),
            ],
            [line("serving_trays", "2", 2, "R27", "serving trays: 2, R27")],
        ],
    });
    assert_eq!(answer, expected);
}

#[test]
fn the_french_example_scores_thirty_with_its_receipt_in_french() {
    let told = french_example();
    let answer = score("kintsugi", &told, &["--json", "--lang", "fr"]).succeeded().json();
    assert_eq!(answer["scores"], json!([0, 30]));
    assert_eq!(answer["ranking"], json!([[1], [0]]));
    assert_eq!(answer["receipts"][0], json!([]));
    let lines = answer["receipts"][1].as_array().expect("a list");
    let points: Vec<i64> = lines.iter().filter_map(|line| line["points"].as_i64()).collect();
    assert_eq!(points, [9, 8, 5, 3, 5]);
    assert_eq!(lines[0]["text"], "tasses et soucoupes\u{a0}: 3 × 2 + 3 = 9, R21");
    let shown = score("kintsugi", &told, &["--lang", "fr"]).succeeded().out;
    assert_shown_well(&shown);
    assert!(shown.contains("Théo\u{a0}: 30 points\n    tasses et soucoupes"), "{shown}");
    assert!(shown.ends_with("1. Théo\n2. Nora\n"), "{shown}");
}

#[test]
fn options_and_components_count_for_the_referee() {
    let answer = score("kintsugi", &french_example(), &["--json", "--option", "vase_bonus=0"]).succeeded().json();
    assert_eq!(answer["scores"], json!([0, 28]));
    let folder = folder();
    let deck = "[[card]]\ntype = \"bowl\"\npatterns = [\"blue\"]\ncopies = 5\ningots = 1\n";
    std::fs::write(folder.path().join("deck.toml"), deck).expect("a deck can be written");
    let bowls = json!({"seats": [seat("A", 0, &["blue bowl"; 5]), seat("B", 0, &[])]});
    std::fs::write(folder.path().join("told.json"), bowls.to_string()).expect("a file can be written");
    let own = ["score", "broken-and-beautiful", "told.json", "--components", "deck.toml", "--json"];
    // Five cards are enough for a round of two, and nobody else played.
    assert_eq!(run_in(folder.path(), &own, b"").succeeded().json()["scores"], json!([25, 0]));
}

#[test]
fn seats_that_share_a_place_stand_together() {
    let told = json!({"seats": [
        seat("Ana", 0, &["blue cup"]), seat("Bo", 0, &["- serving-tray", "brown cup"]), seat("Cy", 0, &["white cup"]),
    ]});
    let answer = score("kintsugi", &told, &["--json"]).succeeded().json();
    assert_eq!((&answer["scores"], &answer["ranking"]), (&json!([1, 3, 1]), &json!([[1], [0, 2]])));
    let shown = score("kintsugi", &told, &[]).succeeded().out;
    assert!(shown.ends_with("1. Bo\n2. Ana, Cy\n"), "{shown}");
}

#[test]
fn ingots_beyond_the_box_are_refused() {
    let told = |ana: u16, bo: u16| json!({"seats": [seat("Ana", ana, &["- storage-box", "- storage-box"]), seat("Bo", bo, &[])]});
    let answer = score("broken-and-beautiful", &told(13, 1), &["--json"]).succeeded().json();
    assert_eq!(answer["scores"], json!([8, 0]), "all 14 of the box");
    let refused = score("broken-and-beautiful", &told(13, 2), &[]);
    assert!(refused.err.contains("15 ingots are told, and the box holds 14 (R9)"), "{}", refused.err);
    let endless = score("broken-and-beautiful", &told(60000, 60000), &["--option", "unlimited=true", "--json"]);
    assert_eq!(endless.succeeded().json()["scores"], json!([8, 0]), "a supply without end");
}

#[test]
fn a_template_is_printed_and_scores_as_it_stands() {
    for game in ["broken-and-beautiful", "kintsugi", "wabisaby", "unbroken"] {
        let folder = folder();
        let printed = run_in(folder.path(), &["score", game, "--template"], b"").succeeded().out;
        std::fs::write(folder.path().join("mine.json"), printed).expect("a file can be written");
        run_in(folder.path(), &["score", game, "mine.json"], b"").succeeded();
    }
    let folder = folder();
    let three = run_in(folder.path(), &["score", "wabisaby", "--template", "--players", "3"], b"").succeeded().json();
    assert_eq!(three["seats"].as_array().map(Vec::len), Some(3));
    let none = run_in(folder.path(), &["score", "held-hands", "--template"], b"");
    assert!(!none.err.is_empty() && none.out.is_empty(), "{}", none.err);
}

#[test]
fn what_the_box_cannot_show_is_refused_with_seat_and_card() {
    let two = |cards: &[&str]| json!({"seats": [seat("Ana", 0, &["blue cup"]), seat("Bo", 0, cards)]});
    let cases: [(Value, &str); 13] = [
        (two(&["blue cup", "blue cup"]), "seat 1, card 1: the deck holds only 2 of these"),
        (two(&["blue vase", "blue vase"]), "seat 1, card 1: the deck holds only 1 of these"),
        (two(&["blue serving-tray"]), "seat 1, card 0: the deck holds only 0 of these"),
        (two(&["- cup"]), "seat 1, card 0: the deck holds only 0 of these"),
        (two(&["- serving-tray broken"]), "seat 1, card 0: trays and boxes never break (R11)"),
        (two(&["- storage-box repaired"]), "trays and boxes never break (R11)"),
        (two(&["- gold"]), "gold is sold, never kept (R7)"),
        (two(&["red cup"]), "\"red\" is none of blue, "),
        (two(&["green cup"]), "the deck holds only 0 of these"),
        (two(&["blue mug"]), "\"mug\" is none of cup, "),
        (two(&["blue cup chipped"]), "\"chipped\" is none of unbroken, "),
        (json!({"seats": []}), "0 seats are told"),
        (json!({"seats": [{"name": "A", "cards": []}, {"name": "B", "ingots": -1, "cards": []}]}), "-1"),
    ];
    for (told, fragment) in cases {
        let ran = score("broken-and-beautiful", &told, &["--json"]);
        ran.refused(fragment);
        assert!(ran.err.starts_with("told.json: "), "{}", ran.err);
    }
    let five = json!({"seats": vec![seat("A", 0, &[]); 5]});
    score("kintsugi", &five, &[]).refused("5 seats are told");
    for (other, fragment) in
        [(json!(null), "not nothing"), (json!([1]), "not a list"), (json!({"chairs": []}), "chairs")]
    {
        score("kintsugi", &other, &[]).refused(fragment);
    }
}
