//! The phrase book: complaints, which are written in English where they arise, in another language.
//!
//! Errors of the rules, of readers and of the system reach the narrator as English sentences, filled in and
//! often one inside another. A phrase is such a sentence with its blanks; the longest that fits is said
//! in the other language, its blanks filled in again. What no phrase fits is said as it is.

use std::{borrow::Cow, sync::LazyLock};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use crate::{Arg, Lang, Words};

/// Complaints, English and French, as Fluent files.
pub const PHRASES: [&str; 2] = [include_str!("../lang/phrases.en.ftl"), include_str!("../lang/phrases.fr.ftl")];

/// Blanks that hold a phrase themselves; the others hold names, numbers and words of the person's own.
const NESTED: [&str; 6] = ["problem", "wanted", "found", "expected", "what", "own"];
/// How often a phrase may stand within another.
const DEEPEST: usize = 6;

/// An English sentence with blanks.
struct Phrase {
    id: String,
    parts: Vec<Part>,
    /// How many letters are not blank: what fits with more of them fits better.
    letters: usize,
}

enum Part {
    Text(String),
    Blank(String),
}

static BOOK: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    // Whatever is sound of a damaged file is still known; the tests refuse damaged files.
    let resource = parser::parse(PHRASES[Lang::En.index()]).unwrap_or_else(|(sound, _)| sound);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
        _ => None,
    });
    messages.map(|(id, pattern)| Phrase::new(id, pattern)).collect()
});

impl Phrase {
    fn new(id: &str, pattern: &Pattern<&str>) -> Self {
        let parts: Vec<Part> = pattern.elements.iter().map(Part::new).collect();
        let letters = parts.iter().map(|part| if let Part::Text(text) = part { text.len() } else { 0 }).sum();
        Self { id: id.into(), parts, letters }
    }
}

impl Part {
    fn new(element: &PatternElement<&str>) -> Self {
        match element {
            PatternElement::TextElement { value } => Self::Text((*value).into()),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => Self::Blank(id.name.into()),
                Expression::Inline(InlineExpression::StringLiteral { value }) => Self::Text((*value).into()),
                _ => Self::Text(String::new()),
            },
        }
    }
}

/// What fills the blanks if the sentence is this phrase. A blank is never empty, and ends where the text
/// that follows it first stands, so that the time taken grows with the sentence alone.
fn fill<'p, 's>(parts: &'p [Part], mut sentence: &'s str) -> Option<Vec<(&'p str, &'s str)>> {
    let mut blanks: Vec<(&str, &str)> = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let end = match (part, &parts[place + 1..]) {
            (Part::Text(text), _) => {
                sentence = sentence.strip_prefix(text.as_str())?;
                continue;
            }
            (Part::Blank(_), [Part::Text(last)]) => sentence.strip_suffix(last.as_str())?.len(),
            (Part::Blank(_), [Part::Text(text), ..]) => {
                let first = sentence.chars().next()?.len_utf8();
                first + sentence[first..].find(text.as_str())?
            }
            (Part::Blank(_), _) => sentence.len(),
        };
        let Part::Blank(name) = part else { continue };
        let (value, rest) = sentence.split_at(end);
        let alike = blanks.iter().all(|(other, filled)| other != name || *filled == value);
        // A colon parts where something stands from what is wrong with it: no name reaches across one.
        let name_like = NESTED.contains(&name.as_str()) || !value.contains(": ");
        if value.is_empty() || !alike || !name_like {
            return None;
        }
        blanks.push((name, value));
        sentence = rest;
    }
    sentence.is_empty().then_some(blanks)
}

/// So many letters of a longer complaint are kept from its beginning, and so many of its end.
const KEPT: (usize, usize) = (160, 320);

/// A complaint that is not longer than it needs to be: what somebody sent is told, but never all of a long one. Its
/// beginning says what is wrong and its end what is expected, so the middle is left out.
pub fn brief(complaint: &str) -> Cow<'_, str> {
    let (first, last) = KEPT;
    if complaint.len() <= first + last {
        return complaint.into();
    }
    let Some((head, _)) = complaint.char_indices().nth(first) else { return complaint.into() };
    let Some((tail, _)) = complaint.char_indices().rev().nth(last - 1) else { return complaint.into() };
    if head >= tail { complaint.into() } else { format!("{}…{}", &complaint[..head], &complaint[tail..]).into() }
}

impl Words {
    /// An English complaint in this language; as it is where no phrase fits it. A long one is made [`brief`] first.
    pub fn phrase<'s>(&self, english: &'s str) -> Cow<'s, str> {
        match brief(english) {
            short if self.lang() == Lang::En => short,
            Cow::Borrowed(short) => self.phrase_within(short, DEEPEST),
            Cow::Owned(short) => self.phrase_within(&short, DEEPEST).into_owned().into(),
        }
    }

    fn phrase_within<'s>(&self, english: &'s str, depth: usize) -> Cow<'s, str> {
        let fitting = BOOK.iter().filter_map(|phrase| Some((phrase, fill(&phrase.parts, english)?)));
        let best = fitting.max_by_key(|(phrase, _)| phrase.letters).filter(|_| depth > 0);
        let Some((phrase, blanks)) = best else { return english.into() };
        let args: Vec<(&str, Arg<'_>)> = blanks
            .into_iter()
            .map(|(name, value)| match value.parse::<i64>() {
                Ok(number) if number.abs() < 1000 => (name, Arg::Number(number)),
                _ if NESTED.contains(&name) => (name, Arg::Text(self.phrase_within(value, depth - 1))),
                _ => (name, Arg::Text(value.into())),
            })
            .collect();
        self.say(&phrase.id, &args).into()
    }
}

/// Whether some phrase fits an English sentence.
pub fn is_phrase(english: &str) -> bool {
    BOOK.iter().any(|phrase| phrase.letters > 4 && fill(&phrase.parts, english).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french(english: &str) -> String {
        Words::new(Lang::Fr, None).phrase(english).into_owned()
    }

    #[test]
    fn a_phrase_is_said_with_its_blanks_filled_in() {
        assert_eq!(french("16 is not from 0 to 15"), "16 n’est pas compris entre 0 et 15");
        assert_eq!(Words::new(Lang::En, None).phrase("16 is not from 0 to 15"), "16 is not from 0 to 15");
    }

    #[test]
    fn what_was_sent_is_told_in_part() {
        let long = format!("unknown variant `{}`, expected `open` or `mine` at line 1 column 60", "é".repeat(60_000));
        for lang in [Lang::En, Lang::Fr] {
            let told = Words::new(lang, None).phrase(&long).into_owned();
            assert!(told.chars().count() < 600 && told.contains('…'), "{told}");
            assert!(told.contains("`open`") && told.contains("`mine`") && told.contains("60"), "{told}");
        }
        assert!(french(&long).contains("n’est pas connu"), "{}", french(&long));
        for length in 0..1000 {
            let text = "é".repeat(length);
            assert!(brief(&text).chars().count() <= KEPT.0 + KEPT.1 + 1);
            assert_eq!(matches!(brief(&text), Cow::Borrowed(_)), length <= KEPT.0 + KEPT.1, "{length}");
        }
    }

    #[test]
    fn an_empty_text_and_a_form_that_fits_none_are_told_in_french() {
        let found = french("invalid type: string \"\", expected u8 at line 1 column 5");
        assert!(found.contains("et non un texte vide") && !found.contains("string"), "{found}");
        let form = french("data did not match any variant of untagged enum Setting at line 1 column 53");
        assert!(form.contains("formes attendues") && form.contains("(Setting), ligne 1, colonne 53"), "{form}");
    }

    #[test]
    fn a_phrase_within_a_phrase_is_said_too() {
        assert_eq!(
            french("mine.toml, card 2 (cup), field `ingots`: it must be a whole number, not a fraction"),
            "mine.toml, card 2 (cup), champ `ingots`\u{a0}: il faut un nombre entier, et non un nombre à virgule"
        );
        assert_eq!(
            french("deck.toml, card 1 (cup), field `ingots`: 16 is not from 0 to 15"),
            "deck.toml, card 1 (cup), champ `ingots`\u{a0}: 16 n’est pas compris entre 0 et 15"
        );
        assert_eq!(
            french("invalid type: string \"x\", expected u8 at line 1 column 7"),
            "on attend un nombre entier de 0 à 255 (ligne 1, colonne 7), et non le texte «\u{a0}x\u{a0}»"
        );
    }

    #[test]
    fn the_words_of_a_person_are_left_alone() {
        assert_eq!(french("missing field `map`"), "le champ `map` manque");
        assert_eq!(french("quite another thing"), "quite another thing");
        assert_eq!(french(""), "");
    }

    #[test]
    fn a_blank_that_stands_twice_is_filled_alike() {
        let joined = "it is joined to O3, but O3 is not joined to it";
        assert_eq!(french(joined), "il est relié à O3, mais O3 ne l’est pas à lui");
        assert!(!is_phrase("it is joined to O3, but O4 is not joined to it"));
    }

    #[test]
    fn a_long_sentence_is_read_in_time() {
        let long = format!("{}: {}", ", ".repeat(60_000), "x, field `".repeat(30_000));
        assert!(!french(&long).is_empty());
    }
}
