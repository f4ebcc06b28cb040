//! The components as data: ours against the rulebook and our score tables, and files that cannot be.

use proptest::prelude::*;
use tsugi_engine::Options;
use tsugi_wabisaby::{Components, HIGHEST_TOTAL, WabiSaby};

/// Our own components, as they lie in the repository.
const OURS: &str = include_str!("../data/components.toml");

/// A row of a score card: points, and totals from … to ….
type Row = (u8, [[u8; 2]; 2]);

/// R23: the rows of the three score cards.
const ALONE: [Row; 6] = [
    (5, [[0, 6], [32, 36]]),
    (4, [[7, 8], [30, 31]]),
    (3, [[9, 10], [28, 29]]),
    (2, [[11, 13], [26, 27]]),
    (1, [[14, 16], [24, 25]]),
    (0, [[17, 20], [22, 23]]),
];
const FEW: [Row; 5] = [
    (4, [[0, 5], [31, 36]]),
    (3, [[6, 9], [29, 30]]),
    (2, [[10, 13], [26, 28]]),
    (1, [[14, 17], [24, 25]]),
    (0, [[18, 20], [22, 23]]),
];
const MANY: [Row; 5] = [
    (4, [[0, 7], [32, 36]]),
    (3, [[8, 10], [29, 31]]),
    (2, [[11, 14], [26, 28]]),
    (1, [[15, 18], [24, 25]]),
    (0, [[19, 20], [22, 23]]),
];

/// What is wrong with a file of components.
fn complaint(text: &str) -> String {
    Components::read("mine.toml", text).expect_err("the file is bad").to_string()
}

/// R38, R24, R26: the figures of the box and of the one-player game.
#[test]
fn r38_our_figures_are_those_of_the_rulebook() {
    let ours = Components::ours();
    assert_eq!((ours.deck.sets, ours.deck.wabi_sabi), (8, 3));
    assert_eq!((ours.solo.sets, ours.solo.rounds, ours.solo.challenge), (3, 3, 10));
    assert_eq!(Components::read("components.toml", OURS), Ok(ours));
}

/// R23: three score cards, row by row; all of their figures are ours and say so.
#[test]
fn r23_our_score_cards_row_by_row() {
    let ours = Components::ours();
    let cards: [([u8; 2], &[Row]); 3] = [([1, 1], &ALONE), ([2, 4], &FEW), ([5, 8], &MANY)];
    assert_eq!(ours.score_card.len(), cards.len());
    for (card, (players, rows)) in ours.score_card.iter().zip(cards) {
        assert_eq!((card.players, card.bin, card.ours), (players, 21, true));
        let found: Vec<(u8, Vec<[u8; 2]>)> = card.rows.iter().map(|row| (row.points, row.totals.clone())).collect();
        let expected: Vec<(u8, Vec<[u8; 2]>)> =
            rows.iter().map(|(points, totals)| (*points, totals.to_vec())).collect();
        assert_eq!(found, expected, "for {players:?} players");
    }
}

/// R23: at a table every total has its points, the bin apart.
#[test]
fn r23_every_total_has_its_points() {
    for players in 1..=8 {
        let options = Options::new(&WabiSaby::options(), [], players).expect("defaults hold");
        let game = WabiSaby::new(players, &options, Components::ours()).expect("our components are enough");
        let rows: &[Row] = match players {
            1 => &ALONE,
            2..=4 => &FEW,
            _ => &MANY,
        };
        for total in 0..=HIGHEST_TOTAL {
            let holds = |range: &[u8; 2]| (usize::from(range[0])..=usize::from(range[1])).contains(&total);
            let expected = rows.iter().find(|(_, totals)| totals.iter().any(holds)).map(|(points, _)| *points);
            assert_eq!(game.points_of(total), expected, "{players} players, total {total}");
        }
        assert_eq!(game.points_of(HIGHEST_TOTAL + 1), None);
    }
}

#[test]
fn a_fault_names_file_entry_and_field() {
    let cases = [
        // The score cards.
        (
            "[[6, 9], [29, 30]]",
            "[[7, 9], [29, 30]]",
            "score_card 2, field `rows`: error-wabisaby-total-missing(total=6)",
        ),
        ("[[6, 9], [29, 30]]", "[[5, 9], [29, 30]]", "score_card 2, field `rows`: error-wabisaby-total-twice(total=5)"),
        (
            "[[18, 20], [22, 23]]",
            "[[18, 21], [22, 23]]",
            "score_card 2, field `rows`: error-wabisaby-total-twice(total=21)",
        ),
        (
            "[[0, 5], [31, 36]]",
            "[[0, 5], [31, 37]]",
            "score_card 2, field `rows`: error-wabisaby-totals-range(from=31, to=37, most=36)",
        ),
        (
            "[[0, 5], [31, 36]]",
            "[[5, 0], [31, 36]]",
            "score_card 2, field `rows`: error-wabisaby-totals-range(from=5, to=0, most=36)",
        ),
        (
            "{ points = 5, totals",
            "{ points = 51, totals",
            "score_card 1, field `rows`: error-wabisaby-too-many-points(points=51)",
        ),
        (
            "players = [5, 8]",
            "players = [5, 9]",
            "score_card 3, field `players`: error-wabisaby-players-range(least=5, most=9)",
        ),
        (
            "players = [5, 8]",
            "players = [8, 5]",
            "score_card 3, field `players`: error-wabisaby-players-range(least=8, most=5)",
        ),
        (
            "players = [1, 1]",
            "players = [0, 1]",
            "score_card 1, field `players`: error-wabisaby-players-range(least=0, most=1)",
        ),
        (
            "players = [5, 8]",
            "players = [6, 8]",
            "score_card, field `players`: error-wabisaby-no-score-card(players=5)",
        ),
        (
            "players = [5, 8]",
            "players = [4, 8]",
            "score_card, field `players`: error-wabisaby-score-card-twice(players=4)",
        ),
        ("players = [5, 8]", "players = [5]", "score_card 3, field `players`: "),
        ("players = [5, 8]", "", "score_card 3, field `players`: error-missing"),
        ("players = [5, 8]", "players = [5, 8]\ncolour = 1", "score_card 3, field `colour`: error-unknown-field"),
        (
            "players = [5, 8]\nbin = 21",
            "players = [5, 8]\nbin = 37",
            "score_card 3, field `bin`: error-wabisaby-above-highest(number=37, most=36)",
        ),
        (
            "players = [5, 8]\nbin = 21",
            "players = [5, 8]\nbin = 20",
            "score_card 3, field `rows`: error-wabisaby-total-twice(total=20)",
        ),
        ("players = [5, 8]\nbin = 21", "players = [5, 8]\nbin = -1", "score_card 3, field `bin`: "),
        // Deck and solo figures.
        ("sets = 8", "sets = 7", "deck, field `sets`: error-wabisaby-sets(number=7)"),
        ("wabi_sabi = 3", "wabi_sabi = 4", "deck, field `wabi_sabi`: error-wabisaby-wabi-sabi(number=4)"),
        ("wabi_sabi = 3", "", "deck, field `wabi_sabi`: error-missing"),
        ("wabi_sabi = 3", "wabi_sabi = \"three\"", "deck, field `wabi_sabi`: "),
        ("wabi_sabi = 3", "wabi_sabi = 3\njokers = 2", "deck, field `jokers`: error-unknown-field"),
        ("sets = 3", "sets = 0", "solo, field `sets`: error-range(number=0, least=1, most=8)"),
        ("sets = 3", "sets = 9", "solo, field `sets`: error-range(number=9, least=1, most=8)"),
        ("rounds = 3", "rounds = 0", "solo, field `rounds`: error-range(number=0, least=1, most=20)"),
        ("rounds = 3", "rounds = 300", "solo, field `rounds`: "),
        ("challenge = 10", "", "solo, field `challenge`: error-missing"),
    ];
    for (was, now, expected) in cases {
        assert!(OURS.contains(was), "{was}");
        let said = complaint(&OURS.replacen(was, now, 1));
        assert!(said.starts_with(&format!("mine.toml, {expected}")), "{was} → {now}: {said}");
        assert!(!said.contains('\n'), "{said}");
    }
}

#[test]
fn a_fault_of_the_whole_file_names_the_file() {
    for (text, expected) in [
        ("", "mine.toml, field `deck`: error-missing"),
        ("[deck]\nsets = 8\nwabi_sabi = 3\n", "mine.toml, field `solo`: error-missing"),
        (
            "deck = 3\nsolo = 4\nscore_card = []",
            "mine.toml, field `deck`: error-wrong-kind(wanted=error-kind-table, found=error-kind-whole-number)",
        ),
        ("[deck]\n[solo]\n[score_card]\n", "mine.toml, deck, field `sets`: error-missing"),
        ("this is no TOML", "mine.toml: error-not-toml(line=1)"),
        ("[deck]\nsets = 8\n]]", "mine.toml: error-not-toml(line=3)"),
    ] {
        let said = complaint(text);
        assert!(said.starts_with(expected), "{text:?}: {said}");
        assert!(!said.contains('\n'), "{said}");
    }
    let cards = OURS.replace("[[score_card]]", "[[card]]");
    assert_eq!(
        complaint(&cards),
        "mine.toml, field `card`: error-unknown-field(known=[\"deck\", \"solo\", \"score_card\"])"
    );
}

/// Figures of one's own are read, and hold at the table.
#[test]
fn an_owner_of_the_box_may_put_other_figures() {
    let own =
        OURS.replace("{ points = 4, totals = [[0, 5], [31, 36]] }", "{ points = 9, totals = [[0, 5], [31, 36]] }");
    let components = Components::read("mine.toml", &own).expect("nine points are fine");
    let options = Options::new(&WabiSaby::options(), [], 4).expect("defaults hold");
    let game = WabiSaby::new(4, &options, components).expect("it is complete");
    assert_eq!((game.points_of(3), game.points_of(21)), (Some(9), None));
}

/// Components survive JSON, in which records keep them; bad ones are refused there too.
#[test]
fn components_read_back_as_they_are_written() {
    let ours = Components::ours();
    let text = serde_json::to_string(&ours).expect("components are data");
    let again: Components = serde_json::from_str(&text).expect("and read back");
    assert_eq!((again.deck, again.solo), (ours.deck.clone(), ours.solo.clone()));
    let rows = |components: &Components| components.score_card.iter().map(|card| card.rows.clone()).collect::<Vec<_>>();
    assert_eq!(again.score_card.len(), rows(&ours).len());
    let spoiled = text.replace("\"sets\":8", "\"sets\":9");
    assert!(serde_json::from_str::<Components>(&spoiled).is_err());
}

/// A file is read as components that can be played with, or refused in a line.
fn is_read_or_refused_in_a_line(text: &str) -> Result<(), TestCaseError> {
    match Components::read("mine.toml", text) {
        Ok(components) => {
            for players in 1..=8 {
                prop_assert!(components.score_card(players).is_some());
            }
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
    fn a_spoiled_file_is_read_or_refused(
        cut in 0..OURS.len(),
        length in 0..60_usize,
        patch in "[\\[\\]=\"a-z0-9 \n,{}-]{0,12}",
    ) {
        let end = (cut + length).min(OURS.len());
        if let (Some(before), Some(after)) = (OURS.get(..cut), OURS.get(end..)) {
            is_read_or_refused_in_a_line(&format!("{before}{patch}{after}"))?;
        }
    }

    #[test]
    fn any_figures_are_read_or_refused(bin in any::<i64>(), points in any::<i64>(), from in -2..40_i64, to in -2..300_i64) {
        let text = OURS
            .replacen("bin = 21", &format!("bin = {bin}"), 1)
            .replacen("points = 5, totals = [[0, 6]", &format!("points = {points}, totals = [[{from}, {to}]"), 1);
        is_read_or_refused_in_a_line(&text)?;
    }
}
