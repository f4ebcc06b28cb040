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

impl Words {
    /// An English complaint in this language; as it is where no phrase fits it.
    pub fn phrase<'s>(&self, english: &'s str) -> Cow<'s, str> {
        if self.lang() == Lang::En { english.into() } else { self.phrase_within(english, DEEPEST) }
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
