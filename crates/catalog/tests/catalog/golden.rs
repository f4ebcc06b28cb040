//! Whole games in words, as every viewer saw them: a change of rules or words shows as a difference
//! that can be read.

use std::path::PathBuf;

use tsugi_catalog::{Audience, find};
use tsugi_narrator::Lang;
use tsugi_table::Record;

use crate::kept;

/// The kept games that are told, and the languages.
pub(crate) fn told() -> impl Iterator<Item = (String, Lang)> {
    ["broken-and-beautiful", "kintsugi"]
        .into_iter()
        .flat_map(|game| Lang::ALL.map(|lang| (format!("{game}-3.rules-{}", kept::rules_now(game)), lang)))
}

/// Where a playthrough lies.
pub(crate) fn path(name: &str, lang: Lang) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.{lang}.txt")].iter().collect()
}

/// A kept game in words, a sentence a line.
pub(crate) fn playthrough(record: &Record, lang: Lang) -> String {
    let game = find(&record.game).expect("a game");
    let sentences = game.tell(record, Audience::All, &game.words(lang)).expect("a kept game can be told");
    sentences.into_iter().map(|sentence| sentence + "\n").collect()
}

/// The kept record of that name.
pub(crate) fn record(name: &str) -> Record {
    let file = format!("{name}.json");
    kept::records().into_iter().find(|(found, _)| *found == file).unwrap_or_else(|| panic!("{file} is not kept")).1
}

#[test]
fn whole_games_are_told_as_they_were() {
    for (name, lang) in told() {
        let path = path(&name, lang);
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let now = playthrough(&record(&name), lang);
        for (number, (was, is)) in golden.lines().zip(now.lines()).enumerate() {
            assert_eq!(is, was, "{} line {}: told otherwise; if on purpose, cargo xtask golden", name, number + 1);
        }
        assert_eq!(now.lines().count(), golden.lines().count(), "{name} in {lang}: another number of lines");
    }
}

#[test]
fn a_playthrough_tells_the_game_from_the_shuffle_to_the_winner() {
    for (name, lang) in told() {
        let text = playthrough(&record(&name), lang);
        let (shuffled, won) = match lang {
            Lang::En => ("The deck was shuffled.", "wins with"),
            Lang::Fr => ("La pioche a été mélangée.", "l’emporte avec"),
        };
        assert!(text.starts_with(shuffled) && text.lines().last().is_some_and(|line| line.contains(won)), "{text}");
        assert!(!text.contains('‹') && text.lines().count() > 100, "{text}");
    }
}
