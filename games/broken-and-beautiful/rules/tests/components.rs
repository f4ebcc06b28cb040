//! The components: our deck is the one of R38, and a deck file that cannot be used says why.

use proptest::prelude::*;
use tsugi_broken_and_beautiful::{CardId, Deck, ENGLISH, Entry, Kind, Pattern, Pottery};

/// Our own file, to be spoiled.
const OURS: &str = include_str!("../data/cards.toml");

/// The patterns of our own deck.
const OUR_PATTERNS: [Pattern; 3] = [Pattern::Blue, Pattern::White, Pattern::Brown];

/// Type, cards of each pattern (or in all where there is none), ingots.
const FIGURES: [(Kind, usize, u8); 10] = [
    (Kind::Cup, 2, 1),
    (Kind::Saucer, 2, 1),
    (Kind::Plate, 2, 2),
    (Kind::Bowl, 2, 1),
    (Kind::TeaJar, 2, 1),
    (Kind::Vase, 1, 2),
    (Kind::Teapot, 2, 2),
    (Kind::ServingTray, 2, 1),
    (Kind::StorageBox, 2, 1),
    (Kind::Gold, 3, 3),
];

/// A file of one good entry and this one, which is the second.
fn second(entry: &str) -> String {
    format!("[[card]]\ntype = \"bowl\"\npatterns = [\"blue\"]\ncopies = 9\ningots = 1\n\n[[card]]\n{entry}\n")
}

/// What is said of a file that cannot be used.
fn complaint(text: &str) -> String {
    Deck::read("mine.toml", text).expect_err("this file is at fault").to_string()
}

/// R38: 46 cards, of which 39 are pottery, 3 gold, 2 serving trays and 2 storage boxes.
#[test]
fn r38_the_deck_holds_46_cards() {
    let deck = Deck::ours();
    let pottery = deck.cards().iter().filter(|card| card.kind().is_pottery()).count();
    let count = |kind| deck.kind(kind).len();
    assert_eq!((deck.size(), deck.cards().len(), deck.all().len(), pottery), (46, 46, 46, 39));
    assert_eq!((count(Kind::Gold), count(Kind::ServingTray), count(Kind::StorageBox)), (3, 2, 2));
}

/// R38: three patterns with the same 13 cards each; 67 ingots are printed on all cards together.
#[test]
fn r38_each_pattern_has_the_same_thirteen_cards() {
    let deck = Deck::ours();
    for (kind, copies, ingots) in FIGURES {
        let cards = deck.list(deck.kind(kind));
        assert!(cards.iter().all(|&card| deck.ingots(card) == ingots), "{kind:?}");
        if kind.is_pottery() {
            for pattern in OUR_PATTERNS {
                assert_eq!(deck.kind(kind).and(deck.pattern(pattern)).len() as usize, copies, "{kind:?} {pattern:?}");
            }
        } else {
            assert_eq!(cards.len(), copies, "{kind:?}");
        }
    }
    assert!(OUR_PATTERNS.iter().all(|&pattern| deck.pattern(pattern).len() == 13));
    assert!(deck.pattern(Pattern::Green).is_empty(), "ours has no fourth");
    assert_eq!(deck.cards().iter().map(|&card| u32::from(deck.ingots(card))).sum::<u32>(), 67);
}

/// R38: an owner's box may have a fourth pattern, and its cards are told apart from all others.
#[test]
fn r38_a_box_may_have_a_fourth_pattern() {
    let entry = |kind: &str, copies: u8| {
        format!(
            "[[card]]\ntype = \"{kind}\"\npatterns = [\"blue\", \"white\", \"brown\", \"green\"]\ncopies = {copies}\ningots = 1\n"
        )
    };
    let text = [entry("cup", 2), entry("teapot", 1), entry("plate", 1)].concat();
    let deck = Deck::read("box.toml", &text).expect("four patterns are accepted");
    let green: Vec<String> = deck.list(deck.pattern(Pattern::Green)).iter().map(ToString::to_string).collect();
    assert_eq!(green, ["green-cup-1", "green-cup-2", "green-plate-1", "green-teapot-1"]);
    assert_eq!((deck.size(), Pattern::ALL.map(|pattern| deck.pattern(pattern).len())), (16, [4; 4]));
    let fifth = Deck::read("box.toml", &text.replace("green", "red"));
    assert!(fifth.is_err(), "and there is no fifth");
}

/// R38: every card has one name, by pattern, type and copy, and is found by it.
#[test]
fn r38_cards_are_called_by_their_looks() {
    let deck = Deck::ours();
    let mut expected = Vec::new();
    for (kind, copies, _) in FIGURES {
        let patterns: Vec<String> =
            OUR_PATTERNS.iter().filter(|_| kind.is_pottery()).map(|pattern| format!("{}-", pattern.name())).collect();
        let patterns = if patterns.is_empty() { vec![String::new()] } else { patterns };
        for pattern in patterns {
            expected.extend((1..=copies).map(|copy| format!("{pattern}{}-{copy}", kind.name())));
        }
    }
    let names: Vec<String> = deck.cards().iter().map(ToString::to_string).collect();
    assert_eq!(names, expected);
    for (index, card) in deck.cards().iter().enumerate() {
        assert_eq!(card.to_string().parse::<CardId>().as_ref(), Ok(card));
        assert_eq!(deck.set(*card).iter().collect::<Vec<_>>(), [index as u32]);
    }
    let foreign = CardId::new(Kind::Vase, Some(Pattern::Blue), 2);
    assert!(deck.set(foreign).is_empty(), "there is one vase of each pattern");
}

/// R47: pottery has a pattern; gold has none, nor have trays and boxes in our deck (R26).
#[test]
fn r47_pottery_has_a_pattern_and_gold_has_none() {
    for card in Deck::ours().cards() {
        assert_eq!(card.pattern().is_some(), card.kind().is_pottery(), "{card}");
    }
    let gold = second("type = \"gold\"\npatterns = [\"blue\"]\ncopies = 3\ningots = 3");
    assert_eq!(complaint(&gold), "mine.toml, card 2 (gold), field `patterns`: error-pottery-gold-pattern");
    let cup = second("type = \"cup\"\ncopies = 3\ningots = 1");
    let expected = "mine.toml, card 2 (cup), field `patterns`: error-pottery-no-pattern";
    assert_eq!(complaint(&cup), expected);
    let tray = second("type = \"serving-tray\"\npatterns = [\"white\"]\ncopies = 2\ningots = 1");
    assert!(Deck::read("mine.toml", &tray).is_ok(), "another deck may give trays a pattern (R26)");
}

/// R38: what is ours rather than print says so: everything but the counts of R38 and the gold of R7.
#[test]
fn r38_proposed_figures_are_marked_as_ours() {
    for entry in Deck::ours().entries() {
        let expected: &[&str] = match entry.kind {
            Kind::Gold => &[],
            Kind::ServingTray | Kind::StorageBox => &["patterns", "ingots"],
            _ => &["patterns", "copies", "ingots"],
        };
        assert_eq!(entry.ours, expected, "{:?}", entry.kind);
    }
}

/// Words as a message lists them.
fn listed(words: &str) -> String {
    words.split(' ').map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_fault_names_file_entry_and_field() {
    let types = listed("cup saucer plate bowl tea-jar vase teapot serving-tray storage-box gold");
    let fields = listed("type patterns copies ingots ours");
    let cup = "type = \"cup\"\npatterns = [\"blue\"]";
    let cases = [
        (
            "type = \"mug\"\ncopies = 1\ningots = 1".into(),
            format!("(mug), field `type`: error-none-of(word=\"mug\", known=[{types}])"),
        ),
        (
            "type = 7\ncopies = 1\ningots = 1".into(),
            "(?), field `type`: error-wrong-kind(wanted=error-kind-word, found=error-kind-whole-number)".into(),
        ),
        ("copies = 1\ningots = 1".into(), "(?), field `type`: error-missing".into()),
        (format!("{cup}\ningots = 1"), "(cup), field `copies`: error-missing".into()),
        (format!("{cup}\ncopies = 1"), "(cup), field `ingots`: error-missing".into()),
        (format!("{cup}\ncopy = 1\ningots = 1"), format!("(cup), field `copy`: error-unknown-field(known=[{fields}])")),
        (
            format!("{cup}\ncopies = 0\ningots = 1"),
            "(cup), field `copies`: error-range(number=0, least=1, most=63)".into(),
        ),
        (
            format!("{cup}\ncopies = 300\ningots = 1"),
            "(cup), field `copies`: error-range(number=300, least=1, most=63)".into(),
        ),
        (
            format!("{cup}\ncopies = 1\ningots = 16"),
            "(cup), field `ingots`: error-range(number=16, least=0, most=15)".into(),
        ),
        (
            format!("{cup}\ncopies = 1\ningots = -1"),
            "(cup), field `ingots`: error-range(number=-1, least=0, most=15)".into(),
        ),
        (
            format!("{cup}\ncopies = 1\ningots = 1.5"),
            "(cup), field `ingots`: error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-fraction)".into(),
        ),
        (
            "type = \"cup\"\npatterns = [\"red\"]\ncopies = 1\ningots = 1".into(),
            "(cup), field `patterns`: error-none-of(word=\"red\", known=[\"blue\", \"white\", \"brown\", \"green\"])"
                .into(),
        ),
        (
            "type = \"cup\"\npatterns = \"blue\"\ncopies = 1\ningots = 1".into(),
            "(cup), field `patterns`: error-wrong-kind(wanted=error-kind-list, found=error-kind-text)".into(),
        ),
        (
            "type = \"cup\"\npatterns = [\"blue\", \"blue\"]\ncopies = 1\ningots = 1".into(),
            "(cup), field `patterns`: error-word-twice(word=\"blue\")".into(),
        ),
        (
            "type = \"bowl\"\npatterns = [\"blue\"]\ncopies = 1\ningots = 1".into(),
            "(bowl), field `patterns`: error-pottery-pattern-twice(pattern=\"blue\")".into(),
        ),
        (
            format!("{cup}\ncopies = 1\ningots = 1\nours = [\"type\"]"),
            "(cup), field `ours`: error-pottery-not-ours(field=\"type\")".into(),
        ),
    ];
    for (entry, expected) in cases {
        assert_eq!(complaint(&second(&entry)), format!("mine.toml, card 2 {expected}"), "{entry}");
    }
}

#[test]
fn a_fault_of_the_whole_file_names_the_file() {
    let cases = [
        ("", "mine.toml: error-pottery-no-cards"),
        ("card = []", "mine.toml: error-pottery-no-cards"),
        (
            "card = 3",
            "mine.toml, field `card`: error-wrong-kind(wanted=error-kind-list, found=error-kind-whole-number)",
        ),
        (
            "card = [3]",
            "mine.toml, card 1 (?): error-wrong-kind(wanted=error-kind-table, found=error-kind-whole-number)",
        ),
        ("[[cards]]", "mine.toml, field `cards`: error-unknown-field(known=[\"card\"])"),
    ];
    for (text, expected) in cases {
        assert_eq!(complaint(text), expected, "{text}");
    }
    let broken = complaint("[[card]]\ntype = \"cup\"\nthis is no TOML\n");
    assert!(broken.starts_with("mine.toml: error-not-toml(line=3)"), "{broken}");
    assert!(!broken.contains('\n'), "{broken}");
    let large = second("type = \"cup\"\npatterns = [\"blue\"]\ncopies = 56\ningots = 1");
    assert_eq!(complaint(&large), "mine.toml: error-pottery-deck-too-large(count=65, most=64)");
}

/// R40: a deck is enough for at least one round of its table.
#[test]
fn r40_a_deck_too_small_for_a_round_is_refused() {
    let text = "[[card]]\ntype = \"bowl\"\npatterns = [\"blue\"]\ncopies = 8\ningots = 1\n";
    let deck = Deck::read("mine.toml", text).expect("eight bowls are a deck");
    assert!(Pottery::new(3, ENGLISH, deck.clone()).is_ok());
    let refused = Pottery::new(4, ENGLISH, deck).expect_err("four players need nine cards");
    assert_eq!(refused.to_string(), "mine.toml: error-pottery-deck-too-small(count=8, players=4, needed=9)");
}

/// Entries survive JSON, in which records keep them, and make the same deck again.
#[test]
fn entries_read_back_as_they_are_written() {
    let deck = Deck::ours();
    let text = serde_json::to_string(deck.entries()).expect("entries are data");
    let entries: Vec<Entry> = serde_json::from_str(&text).expect("and read back");
    assert_eq!(Deck::new(deck.file(), entries), Ok(deck));
}

/// A file read as a deck is one that can be played with, or a complaint of one line.
fn is_read_or_refused_in_a_line(text: &str) -> Result<(), TestCaseError> {
    match Deck::read("mine.toml", text) {
        Ok(deck) => {
            prop_assert!((1..=64).contains(&deck.size()));
            prop_assert!(deck.cards().is_sorted());
        }
        Err(fault) => {
            let fault = fault.to_string();
            prop_assert!(fault.starts_with("mine.toml"), "{}", fault);
            prop_assert!(!fault.contains('\n'), "{}", fault);
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        is_read_or_refused_in_a_line(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_text_is_read_or_refused(
        text in "(\\[\\[card\\]\\]|type|copies|ingots|=|\"cup\"|[0-9]{1,12}|\\PC|\n| ){0,60}"
    ) {
        is_read_or_refused_in_a_line(&text)?;
    }

    #[test]
    fn a_spoiled_deck_is_read_or_refused(
        cut in 0..OURS.len(),
        length in 0..60_usize,
        patch in "[\\[\\]=\"a-z0-9 \n-]{0,12}",
    ) {
        let end = (cut + length).min(OURS.len());
        if let (Some(before), Some(after)) = (OURS.get(..cut), OURS.get(end..)) {
            is_read_or_refused_in_a_line(&format!("{before}{patch}{after}"))?;
        }
    }

    #[test]
    fn any_figures_are_read_or_refused(copies in any::<i64>(), ingots in any::<i64>(), kind in "[a-z-]{0,12}") {
        let entry = format!("type = \"{kind}\"\npatterns = [\"blue\"]\ncopies = {copies}\ningots = {ingots}");
        is_read_or_refused_in_a_line(&second(&entry))?;
    }
}
