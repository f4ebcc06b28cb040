//! What players are called: letters that can be seen, in the order in which they are written, and nobody like
//! another at the same table.

use tsugi_catalog::{MOST_NAME, is_name};
use tsugi_engine::{MAX_SEATS, Seat};
use tsugi_narrator::Words;
use tsugi_wire::Code;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::{entry::Occupant, hosted::HostedTable, refusal::Refusal};

/// What bots are called, by seat; how strong they are stands beside the name.
const BOT_NAMES: [&str; MAX_SEATS] = ["Matsu", "Kiku", "Ren", "Haru", "Sora", "Yuki", "Aki", "Nao"];

/// Letters that nobody sees, or that turn the letters after them around: a name of them would be invisible, or
/// could be read as somebody else's.
const UNSEEN: [std::ops::RangeInclusive<char>; 22] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffc}',
    '\u{e000}'..='\u{f8ff}',
    '\u{fdd0}'..='\u{fdef}',
    '\u{16fe4}'..='\u{16fe4}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d159}'..='\u{1d159}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
    '\u{f0000}'..='\u{10ffff}',
];

/// What only chooses between two pictures of the letter before it: left out of a name without a word.
const PICTURE_CHOICE: std::ops::RangeInclusive<char> = '\u{fe00}'..='\u{fe0f}';

/// What a player is called who says nothing.
pub(crate) fn default_name(seat: Seat) -> String {
    format!("P{}", seat.index() + 1)
}

/// What a bot is called at a table.
pub fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.index() % MAX_SEATS].to_owned()
}

/// Most marks on one letter.
const MOST_MARKS: usize = 2;

/// Letters that look like those of the Latin alphabet, and which; capitals and small letters apart, since a letter may look
/// like one of them alone. For comparing names, never for showing them.
const LOOKALIKES: [(&str, &str); 4] = [
    ("АВЕЅІЈКМНОРСТУХԚԜ", "ABESIJKMHOPCTYXQW"),
    ("аеѕіјорсухһԛԝ", "aesijopcyxhqw"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("αικνορτυχ", "aikvoptux"),
];

/// Whether a letter cannot be seen, versions others around or is none.
fn is_unseen(letter: char) -> bool {
    UNSEEN.iter().any(|range| range.contains(&letter)) || u32::from(letter) & 0xfffe == 0xfffe
}

/// Whether marks stand on nothing, or more of them on one letter than can be told apart.
fn has_stray_marks(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().any(|letter| {
        marks = match letter {
            letter if letter.is_whitespace() => MOST_MARKS,
            letter if is_combining_mark(letter) => marks + 1,
            _ => 0,
        };
        marks > MOST_MARKS
    })
}

/// A name that can be shown, its letters composed and its spaces tidied.
pub(crate) fn checked_name(name: &str, words: &Words) -> Result<String, Refusal> {
    // At most four letters become one when they are composed: what is cut off here was part of too long a name.
    let sent = name.chars().filter(|letter| !PICTURE_CHOICE.contains(letter)).take(5 * MOST_NAME);
    let shown: String = sent.nfc().collect();
    let strange = shown.chars().any(is_unseen) || has_stray_marks(&shown);
    if is_name(&shown) && !strange {
        return Ok(shown.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let is_shown = |letter: &char| !letter.is_control() && !is_unseen(*letter);
    let given: String = shown.chars().filter(is_shown).take(MOST_NAME).collect();
    if strange {
        let why = words.say("service-unseen-name", &[("given", given.into())]);
        return Err(Refusal::with(Code::BadSetup, words, &[("why", why.into())]));
    }
    Err(Refusal::of_problem(&tsugi_catalog::Problem::Name { given, most: MOST_NAME }, words))
}

/// The name itself where nobody has it, else with the first number that makes it nobody's.
pub(crate) fn distinct(name: &str, others: &[&str]) -> String {
    let is_taken = |name: &str| others.iter().any(|other| alike(other, name));
    let numbered = (2..).map(|number: usize| {
        let end = format!(" {number}");
        let kept: String = name.chars().take(MOST_NAME - end.len()).collect();
        kept + &end
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// Whether two names are read as the same: but for spaces, case, the width of letters and letters that look alike.
fn alike(one: &str, other: &str) -> bool {
    let letters = |name: &str| name.nfkc().filter(|letter| !letter.is_whitespace()).collect::<String>();
    let (one, other) = (letters(one), letters(other));
    // Looking alike is a matter of capitals and small letters, so it comes before case and cannot stand for it.
    folded(one.chars()) == folded(other.chars()) || folded(one.chars().map(latin)) == folded(other.chars().map(latin))
}

fn folded(letters: impl Iterator<Item = char>) -> String {
    letters.flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfkc().collect()
}

/// The Latin letter that a letter looks like; itself where there is none.
fn latin(letter: char) -> char {
    let among = |(others, latin): &(&str, &str)| others.chars().zip(latin.chars()).find(|(other, _)| *other == letter);
    LOOKALIKES.iter().find_map(among).map_or(letter, |(_, latin)| latin)
}

/// Makes the names of new seats different from each other, the first keeping what it is.
pub(crate) fn make_distinct(seats: &mut [Occupant]) {
    for seat in 1..seats.len() {
        let (before, after) = seats.split_at_mut(seat);
        let others: Vec<&str> = before.iter().map(|occupant| occupant.name.as_str()).collect();
        after[0].name = distinct(&after[0].name, &others);
    }
}

impl HostedTable {
    /// A name for a seat that nobody else at this table has.
    pub(crate) fn distinct_name(&self, name: &str, seat: Seat) -> String {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let others: Vec<&str> = others.map(|(_, occupant)| occupant.name.as_str()).collect();
        distinct(name, &others)
    }
}

#[cfg(test)]
mod tests {
    use tsugi_narrator::Lang;

    use super::*;

    #[test]
    fn a_name_has_letters_that_are_seen_and_stand_where_they_are_written() {
        let words = crate::languages::languages().of_service(Lang::En);
        for (given, shown) in [
            ("Nora", "Nora"),
            ("  Théo   Blanc ", "Théo Blanc"),
            ("次郎", "次郎"),
            ("שרה", "שרה"),
            ("❤\u{fe0f}", "❤"),
            ("Zo\u{eb}", "Zo\u{eb}"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("Nguye\u{302}\u{303}n", "Nguy\u{1ec5}n"),
            ("क्षितिज", "क्षितिज"),
            ("ทิวา", "ทิวา"),
        ] {
            assert_eq!(checked_name(given, words).as_deref(), Ok(shown), "{given:?}");
        }
        for unseen in [
            "",
            " ",
            "\u{200b}\u{200b}",
            "a\u{202e}b",
            "No\u{200d}ra",
            "\u{2066}x",
            "\u{ad}",
            "\u{3164}",
            "\u{feff}N",
            "\u{fe0f}",
            "a\nb",
            "\u{e0041}",
            "\u{f8ff}",
            "\u{2800}",
        ] {
            assert!(checked_name(unseen, words).is_err(), "{unseen:?}");
        }
        let french = crate::languages::languages().of_service(Lang::Fr);
        for strange in [
            "A\u{1d159}",
            "A\u{16fe4}",
            "A\u{fdd0}",
            "A\u{fdef}",
            "A\u{ffff}",
            "A\u{1fffe}",
            "A\u{10ffff}",
            "\u{308}Zoe",
            "Zoe \u{308}",
            "x\u{335}\u{336}\u{337}",
            "👩\u{200d}👩\u{200d}👧",
            "No\u{200d}ra",
        ] {
            let why = |words| checked_name(strange, words).expect_err(strange).message;
            assert!(why(words).contains("cannot be seen, that turn others around"), "{strange:?}: {}", why(words));
            assert!(why(french).contains("qu’on ne voit pas, qui retournent les autres"), "{}", why(french));
        }
        assert!(checked_name(&"x".repeat(100_000), words).is_err(), "a long one is not looked at in full");
    }

    #[test]
    fn two_at_a_table_are_told_apart() {
        assert_eq!(distinct("Nora", &["Théo"]), "Nora");
        assert_eq!(distinct("nora", &["Nora", "Nora 3"]), "nora 2");
        assert_eq!(distinct("No ra", &["Nora", "nora 2"]), "No ra 3");
        for (one, other) in [
            ("Zo\u{eb}", "Zoe\u{308}"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "\u{410}nna"),
            ("anna", "\u{430}nn\u{430}"),
            ("BOB", "\u{412}\u{41e}\u{412}"),
            ("Bob", "\u{392}\u{3bf}b"),
            ("Вова", "вова"),
            ("Σοφός", "ΣΟΦΌΣ"),
            ("Strauß", "STRAUSS"),
            ("fi", "ﬁ"),
        ] {
            assert_eq!(distinct(other, &[one]), format!("{other} 2"), "{one} and {other}");
            assert_eq!(distinct(one, &[other]), format!("{one} 2"), "{other} and {one}");
        }
        for (one, other) in [("Zoë", "Zoe"), ("Anna", "Anne"), ("Вова", "Bob"), ("次郎", "次朗")] {
            assert_eq!(distinct(other, &[one]), other);
        }
        assert!(LOOKALIKES.iter().all(|(others, latin)| others.chars().count() == latin.len()));
        let long = "x".repeat(MOST_NAME);
        let other = distinct(&long, &[&long]);
        assert!(other.ends_with("x 2") && other.chars().count() == MOST_NAME);
    }
}
