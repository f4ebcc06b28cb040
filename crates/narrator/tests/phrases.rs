//! Every complaint written in a game, the kit, the engine, the table or the catalog has its phrase.

use std::{fs, path::Path};

use tsugi_narrator::is_phrase;

/// Where complaints arise, the games aside.
const SOURCES: [&str; 5] =
    ["crates/kit/src", "crates/engine/src", "crates/table/src", "crates/catalog/src", "crates/arena/src"];

/// The sources of every game that there is a folder of.
fn games(root: &Path) -> Vec<String> {
    let folders = fs::read_dir(root.join("games")).expect("there are games").flatten();
    let games = folders.filter(|game| game.path().is_dir());
    games.map(|game| format!("games/{}/rules/src", game.file_name().to_string_lossy())).collect()
}

/// Files whose errors the narrator says in words of their own, and what only tests have: a game, types for the page.
const OTHERWISE_SAID: [&str; 7] =
    ["fragile.rs", "options.rs", "problem.rs", "seal.rs", "types.rs", "undo.rs", "verify.rs"];
/// The same, a sentence each; and what our own mistakes alone could bring about.
const NEVER_SHOWN: [&str; 7] = [
    "the game is over",
    "it is not the turn of seat 7",
    "7 has no room for 7",
    "no table has that many seats",
    "a receipt line has at most 7 terms",
    "tsugi deal 1",
    "that entry is no choice that could be taken back",
];

/// The texts in quotation marks of a piece of Rust, tests and remarks left out, each with what stands before.
fn literals(source: &str) -> Vec<(String, String)> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let plain = source.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    let plain: String = plain.flat_map(|line| [line, "\n"]).collect::<String>().replace("\\\"", "\u{1}");
    let pieces: Vec<&str> = plain.split('"').collect();
    let text = |place: usize| pieces[place].replace('\u{1}', "\"");
    (1..pieces.len()).step_by(2).map(|place| (pieces[place - 1].trim_end().to_owned(), text(place))).collect()
}

/// A sentence with something in every blank, if it is one that may be shown.
fn sentence(before: &str, text: &str) -> Option<String> {
    // Types of the page stand in attributes: nobody is told them.
    let ours = ["expect(", "assert!(", "reason =", "write!(f,", "let _ =", "type ="];
    let refusal = before.ends_with("#[error(") && text.starts_with('R');
    let words = text.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic)).count();
    if refusal || words < 2 || ours.iter().any(|end| before.ends_with(end)) {
        return None;
    }
    let mut filled = String::new();
    for (place, piece) in text.split(['{', '}']).enumerate() {
        filled.push_str(if place % 2 == 0 { piece } else { "7" });
    }
    Some(filled)
}

fn without_phrase(source: &str) -> Vec<String> {
    let found = literals(source).into_iter().filter_map(|(before, text)| sentence(&before, &text));
    found.filter(|english| !is_phrase(english) && !NEVER_SHOWN.contains(&english.as_str())).collect()
}

#[test]
fn every_complaint_has_its_phrase() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut read, mut missing) = (0, Vec::new());
    for folder in SOURCES.map(str::to_owned).into_iter().chain(games(&root)) {
        for file in fs::read_dir(root.join(&folder)).expect("the folder is there") {
            let path = file.expect("its files can be listed").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.extension().is_none_or(|end| end != "rs") || OTHERWISE_SAID.contains(&name) {
                continue;
            }
            let source = fs::read_to_string(&path).expect("a source is text");
            missing.extend(without_phrase(&source).into_iter().map(|text| format!("{folder}/{name}: {text}")));
            read += 1;
        }
    }
    assert_eq!(missing, [""; 0]);
    assert!(read > 80, "{read} files were read");
}

#[test]
fn a_complaint_without_a_phrase_is_found() {
    let planted =
        "fn f() { // \"a remark\"\n Err(Unsound::because(\"a planted complaint about {card} stands here\")) }";
    assert_eq!(without_phrase(planted), ["a planted complaint about 7 stands here"]);
    assert_eq!(without_phrase("fn f() { x.expect(\"a reason of our own is given\") }"), [""; 0]);
}
