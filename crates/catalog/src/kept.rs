//! The kept games as files: where records and playthroughs lie, and how they are read; for tests, and
//! for the example `golden` of the arena, which writes them.

use std::path::PathBuf;

use tsugi_narrator::Lang;
use tsugi_table::Record;

use crate::{Audience, Setup, Start, begin, find, read_record};

/// Where the records lie.
pub fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "records"].iter().collect()
}

/// The version of the rules that a new record of that game carries.
///
/// # Panics
/// If the kept files or the games are not as they should be.
pub fn rules_now(game: &str) -> u32 {
    let game = find(game).expect("a game");
    let fewest = Setup::of(*game.seats.start());
    let session = begin(game.id, &fewest, Start::Seed(0)).expect("so many may play");
    session.record().expect("a new table has a record").rules
}

/// Every kept record with its file's name.
///
/// # Panics
/// If the kept files or the games are not as they should be.
pub fn records() -> Vec<(String, Record)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder()).expect("records are kept") {
        let path = entry.expect("a folder can be listed").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a record can be read");
        let value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        found.push((name.clone(), read_record(value).unwrap_or_else(|problem| panic!("{name}: {problem}"))));
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

/// The kept games that are told, and the languages.
///
/// # Panics
/// If the kept files or the games are not as they should be.
pub fn told() -> impl Iterator<Item = (String, Lang)> {
    [("broken-and-beautiful", "3"), ("kintsugi", "3"), ("held-hands", "careful"), ("wabisaby", "1"), ("wabisaby", "4")]
        .into_iter()
        .flat_map(|(game, kept)| Lang::ALL.map(|lang| (format!("{game}-{kept}.rules-{}", rules_now(game)), lang)))
}

/// Where a playthrough lies.
pub fn path(name: &str, lang: Lang) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.{lang}.txt")].iter().collect()
}

/// A kept game in words, a sentence a line.
///
/// # Panics
/// If the kept files or the games are not as they should be.
pub fn playthrough(record: &Record, lang: Lang) -> String {
    let game = find(&record.game).expect("a game");
    let sentences = crate::tell(record, Audience::All, &game.words(lang)).expect("a kept game can be told");
    sentences.into_iter().map(|sentence| sentence + "\n").collect()
}

/// The kept record of that name.
///
/// # Panics
/// If the kept files or the games are not as they should be.
pub fn record(name: &str) -> Record {
    let file = format!("{name}.json");
    records().into_iter().find(|(found, _)| *found == file).unwrap_or_else(|| panic!("{file} is not kept")).1
}
