//! What the editions and the options switch, and nothing else: R51.

use tsugi_broken_and_beautiful::{
    AfterPass, BrokenAtEnd, ENGLISH, FRENCH, FirstPlayer, Rematch, Rules, Supply, TieBreak,
};
use tsugi_engine::{OptionError, Options, Setting};

use crate::scene::{A, B};

/// The table of R51: option, its English and its French default, as they are written.
const ROWS: [(&str, &str, &str); 10] = [
    ("ingots", "14", "18"),
    ("unlimited", "false", "false"),
    ("first_player", "random", "random"),
    ("last_chooses", "true", "false"),
    ("last_placed", "none", "none"),
    ("novices", "none", "none"),
    ("return_after_pass", "true", "false"),
    ("discard_broken", "false", "true"),
    ("vase_bonus", "1", "2"),
    ("tie_break", "repaired_then_items", "repaired"),
];

/// The rules of an edition with these options set, as a table reads them.
fn with(edition: &Rules, given: &[(&str, &str)]) -> Result<Rules, OptionError> {
    let given = given.iter().map(|&(key, text)| (key, Setting::Word(text.into())));
    Options::new(&edition.options(), given, 2).map(|options| Rules::from_options(&options))
}

/// R51: the defaults of both editions are those of the table, row by row.
#[test]
fn r51_the_editions_differ_where_the_table_says() {
    let defaults = |rules: &Rules| -> Vec<(&str, String)> {
        rules.options().into_iter().map(|option| (option.key, option.default.to_string())).collect()
    };
    assert_eq!(defaults(&ENGLISH), ROWS.map(|(key, english, _)| (key, english.to_owned())));
    assert_eq!(defaults(&FRENCH), ROWS.map(|(key, _, french)| (key, french.to_owned())));
    for rules in [include_str!("../../rules.md"), include_str!("../../rules.fr.md")] {
        let row = |(key, english, french): (&str, &str, &str)| {
            let words = |line: &str| line.split([' ', '|', '`']).filter(|word| !word.is_empty()).count();
            let has =
                |line: &&str| line.contains(&format!("`{key}`")) && line.contains(english) && line.contains(french);
            rules.lines().filter(|line| line.starts_with("| `")).any(|line| has(&line) && words(line) == 4)
        };
        assert!(ROWS.into_iter().all(row), "the table of R51 has these rows");
    }
}

/// R51: an edition without options is that edition, and the other's rows turn it into the other.
#[test]
fn r51_a_table_may_mix_the_editions() {
    assert_eq!(with(&ENGLISH, &[]), Ok(ENGLISH));
    assert_eq!(with(&FRENCH, &[]), Ok(FRENCH));
    assert_eq!(with(&ENGLISH, &ROWS.map(|(key, _, french)| (key, french))), Ok(FRENCH));
    assert_eq!(with(&FRENCH, &ROWS.map(|(key, english, _)| (key, english))), Ok(ENGLISH));
}

/// R51: each option switches its own row and no other.
#[test]
fn r51_each_option_switches_its_own_row() {
    let cases = [
        ("ingots", "20", Rules { ingots: 20, ..ENGLISH }),
        ("unlimited", "true", Rules { supply: Supply::Unlimited, ..ENGLISH }),
        ("first_player", "1", Rules { first_player: FirstPlayer::Named(B), ..ENGLISH }),
        ("last_chooses", "false", Rules { rematch: Rematch::AsEver, ..ENGLISH }),
        ("last_placed", "0", Rules { last_placed: [A].into_iter().collect(), ..ENGLISH }),
        ("novices", "0+1", Rules { novices: [A, B].into_iter().collect(), ..ENGLISH }),
        ("return_after_pass", "false", Rules { after_pass: AfterPass::IsOut, ..ENGLISH }),
        ("discard_broken", "true", Rules { broken_at_end: BrokenAtEnd::AreDiscarded, ..ENGLISH }),
        ("vase_bonus", "2", Rules { vase_bonus: 2, ..ENGLISH }),
        ("tie_break", "repaired", Rules { tie_break: TieBreak::Repaired, ..ENGLISH }),
    ];
    assert_eq!(cases.each_ref().map(|(key, _, _)| *key), ROWS.map(|(key, _, _)| key));
    for (key, text, expected) in cases {
        assert_ne!(expected, ENGLISH);
        assert_eq!(with(&ENGLISH, &[(key, text)]), Ok(expected), "{key}");
    }
}

/// R51: what an option cannot be is refused, with what it may be.
#[test]
fn r51_options_refuse_what_they_cannot_be() {
    for (key, text) in
        [("ingots", "61"), ("vase_bonus", "-1"), ("novices", "2"), ("first_player", "2"), ("unlimited", "2")]
    {
        assert!(matches!(with(&ENGLISH, &[(key, text)]), Err(OptionError::Value { .. })), "{key}");
    }
    assert!(matches!(with(&ENGLISH, &[("vases", "2")]), Err(OptionError::Unknown { .. })));
}
