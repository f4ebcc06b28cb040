//! How to play says the figures in force, inside the sentences that use them.

use tsugi_broken_and_beautiful::{Deck, ENGLISH, FRENCH, Pottery, Rules};
use tsugi_broken_and_beautiful_guide::{BROKEN_AND_BEAUTIFUL, KINTSUGI, PotteryGuide};
use tsugi_guide::Guide;
use tsugi_narrator::{Lang, prose};

fn said(guide: &PotteryGuide, rules: Rules, deck: Deck, lang: Lang) -> String {
    let game = Pottery::new(2, rules, deck).expect("enough cards");
    prose(&guide.how_to_play(&game, &guide.listing().words(lang)))
        .split([' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn english(rules: Rules) -> String {
    said(&BROKEN_AND_BEAUTIFUL, rules, Deck::ours(), Lang::En)
}

#[test]
fn each_edition_teaches_its_own_rules() {
    let (one, other) = (english(ENGLISH), said(&KINTSUGI, FRENCH, Deck::ours(), Lang::En));
    assert!(one.starts_with("# How to play Broken and Beautiful") && other.starts_with("# How to play Kintsugi"));
    for (sentence, in_one) in [
        ("The 14 ingots", true),
        ("The 18 ingots", false),
        ("last washed the dishes", true),
        ("last made tea", false),
        ("After a pass you may mend again", true),
        ("A pass is final", false),
        ("each mended vase 1 more", true),
        ("each mended vase 2 more", false),
        ("then the one who has most things", true),
        ("Broken things are discarded first", false),
        ("whoever came last in it names the first player", true),
    ] {
        assert_eq!((one.contains(sentence), other.contains(sentence)), (in_one, !in_one), "{sentence}");
    }
}

#[test]
fn an_option_changes_its_sentence() {
    assert!(english(Rules { vase_bonus: 7, ..ENGLISH }).contains("each mended vase 7 more"));
    assert!(english(Rules { ingots: 9, ..ENGLISH }).contains("The 9 ingots of the box"));
}

#[test]
fn a_card_changes_its_sentence() {
    let ours = include_str!("../../rules/data/cards.toml");
    let (before, gold) = ours.split_at(ours.rfind("[[card]]").expect("gold stands last"));
    let file = format!("{before}{}", gold.replace("copies = 3", "copies = 2").replace("ingots = 3", "ingots = 5"));
    let deck = Deck::read("mine.toml", &file).expect("it can be played with");
    let text = said(&KINTSUGI, FRENCH, deck, Lang::Fr);
    assert!(text.contains("L’or doit être vendu, pour 5 koban"), "{text}");
    assert!(text.contains("Les 45 cartes sont toutes"), "{text}");
    assert!(text.contains("avec 45 cartes, après 9 manches à deux joueurs, 6 à trois et 5 à quatre"), "{text}");
}
