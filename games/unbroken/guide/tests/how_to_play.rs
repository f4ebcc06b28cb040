//! How to play says the figures in force, inside the sentences that use them.

use tsugi_guide::Guide;
use tsugi_narrator::{Lang, prose};
use tsugi_unbroken::{Components, Played, Unbroken};
use tsugi_unbroken_guide::UNBROKEN;

fn said(difficulty: &str, components: Components, lang: Lang) -> String {
    let game = Unbroken::new(components, difficulty, Played::Drawn).expect("it can be played with");
    prose(&UNBROKEN.how_to_play(&game, &UNBROKEN.listing().words(lang)))
        .split([' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_difficulty_changes_its_sentence() {
    let (normal, hard) = (said("normal", Components::ours(), Lang::En), said("hard", Components::ours(), Lang::En));
    assert!(normal.contains("You begin with 13 small effort") && normal.contains("you act, then the monster"));
    assert!(hard.contains("You begin with 10 small effort") && hard.contains("the monster acts, then you"));
}

#[test]
fn a_card_changes_its_sentence() {
    let ours = said("normal", Components::ours(), Lang::Fr);
    assert!(ours.contains("I 7 1 1") || ours.contains("7 de temps du niveau I"), "{ours}");
    let tracks = include_str!("../../rules/data/tracks.toml").replacen("time = 7", "time = 9", 1).replacen(
        "treasure = 10",
        "treasure = 11",
        1,
    );
    let scout =
        include_str!("../../rules/data/actions.toml").replacen("{ small = 1, time = 1 }", "{ small = 3, time = 1 }", 1);
    let files = |file: &str| match file {
        "tracks.toml" => Some(tracks.as_str()),
        "actions.toml" => Some(scout.as_str()),
        _ => None,
    };
    let components = Components::read("", files).expect("it can be played with");
    let text = said("normal", components, Lang::Fr);
    for sentence in ["9 de temps du niveau I", "trésor 11", "3 petits efforts, 1 de temps /"] {
        assert!(text.contains(sentence) && !ours.contains(sentence), "{sentence}: {text}");
    }
}

/// What was missing or wrong: figures before the rulings, and rules that the rulebook says.
#[test]
fn it_is_enough_to_play_by() {
    let text = said("normal", Components::ours(), Lang::En);
    for sentence in [
        "20 small effort",
        "the ambush effect on its sheet strikes",
        "none of level IV can",
        "at level IV, which has none, small effort is lost instead",
        "You may eat less",
        "you may still prepare but not meet the monster",
        "nothing happens but its time",
        "put the top one away",
        "An ability use is spent each time",
        "it is rolled again",
    ] {
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
    assert!(!text.contains("strikes first"), "an ambush is an effect, not a first turn");
}
