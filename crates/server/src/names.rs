//! What players are called: letters that can be seen, in the order in which they are written, and nobody like
//! another at the same table.

use tsugi_catalog::{MOST_NAME, is_name};
use tsugi_engine::{MAX_SEATS, Seat};
use tsugi_narrator::Words;

use crate::{entry::Occupant, hosted::Hosted, refusal::Refusal};

/// What bots are called, by seat; how strong they are stands beside the name.
const BOT_NAMES: [&str; MAX_SEATS] = ["Matsu", "Kiku", "Ren", "Haru", "Sora", "Yuki", "Aki", "Nao"];

/// Letters that nobody sees, or that turn the letters after them around: a name of them would be invisible, or
/// could be read as somebody else's.
const UNSEEN: [std::ops::RangeInclusive<char>; 19] = [
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
    '\u{1bca0}'..='\u{1bca3}',
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
pub(crate) fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.index() % MAX_SEATS].to_owned()
}

/// A name that can be shown, its spaces tidied.
pub(crate) fn checked_name(name: &str, words: &Words) -> Result<String, Refusal> {
    let unseen = |letter: &char| UNSEEN.iter().any(|range| range.contains(letter));
    let shown: String = name.chars().filter(|letter| !PICTURE_CHOICE.contains(letter)).collect();
    if is_name(&shown) && !shown.chars().any(|letter| unseen(&letter)) {
        return Ok(shown.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let given = shown.chars().filter(|letter| !letter.is_control() && !unseen(letter)).take(MOST_NAME).collect();
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

/// Whether two names are read as the same.
fn alike(one: &str, other: &str) -> bool {
    let letters = |name: &str| name.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    letters(one) == letters(other)
}

/// Makes the names of new seats different from each other, the first keeping what it is.
pub(crate) fn make_distinct(seats: &mut [Occupant]) {
    for seat in 1..seats.len() {
        let (before, after) = seats.split_at_mut(seat);
        let others: Vec<&str> = before.iter().map(|occupant| occupant.name.as_str()).collect();
        after[0].name = distinct(&after[0].name, &others);
    }
}

impl Hosted {
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
        let words = crate::tongues::of_service(Lang::En);
        for (given, shown) in [
            ("Nora", "Nora"),
            ("  Théo   Blanc ", "Théo Blanc"),
            ("次郎", "次郎"),
            ("שרה", "שרה"),
            ("❤\u{fe0f}", "❤"),
            ("Zoë", "Zoë"),
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
    }

    #[test]
    fn two_at_a_table_are_told_apart() {
        assert_eq!(distinct("Nora", &["Théo"]), "Nora");
        assert_eq!(distinct("nora", &["Nora", "Nora 3"]), "nora 2");
        assert_eq!(distinct("No ra", &["Nora", "nora 2"]), "No ra 3");
        let long = "x".repeat(MOST_NAME);
        let other = distinct(&long, &[&long]);
        assert!(other.ends_with("x 2") && other.chars().count() == MOST_NAME);
    }
}
