//! Whole games in words, as every viewer saw them: a change of rules or words shows as a difference
//! that can be read.

use tsugi_narrator::Lang;

use tsugi_catalog::kept::{path, playthrough, record, told};

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
fn a_playthrough_tells_the_game_from_its_first_event_to_the_winner() {
    for (name, lang) in told() {
        let text = playthrough(&record(&name), lang);
        let (first, won) = match (lang, name.split('.').next()) {
            (Lang::En, Some("wabisaby-1" | "wabisaby-4")) => ("Round 1 began.", "wins with"),
            (Lang::Fr, Some("wabisaby-1" | "wabisaby-4")) => ("La manche 1 a commencé.", "l’emporte avec"),
            (Lang::En, Some("held-hands-careful")) => ("Bo will take the first turn.", "All win together."),
            (Lang::Fr, Some("held-hands-careful")) => {
                ("Bo jouera le premier tour.", "Tout le monde l’emporte ensemble.")
            }
            (Lang::En, _) => ("The deck was shuffled.", "wins with"),
            (Lang::Fr, _) => ("La pioche a été mélangée.", "l’emporte avec"),
        };
        assert!(text.starts_with(first) && text.lines().last().is_some_and(|line| line.contains(won)), "{text}");
        assert!(!text.contains('‹') && text.lines().count() > 100, "{text}");
    }
}
