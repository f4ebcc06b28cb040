//! Component files: TOML read by serde, with an error that names the file, the entry and the field.
//!
//! A game describes its file by types that derive `Deserialize` with `deny_unknown_fields`; [`read`] does the rest.
//! Errors are kept by kind, not as text, and put into one sentence here; the path to the place is
//! `serde_path_to_error`'s.

mod place;
mod reader;

use serde::{Deserialize, Deserializer, de, de::DeserializeOwned};
pub use toml::Table;
use toml::Value;
use tsugi_engine::ComponentError;

use place::Place;
use reader::Reader;

/// What an entry of a list is called in errors, from the list's name, the entry's place and its fields
/// (`card 3 (saucer)`); none where the items of a list are no entries but the value of a field.
pub type Called = fn(&str, usize, &Table) -> Option<String>;

/// Reads a file.
pub fn read<T: DeserializeOwned>(file: &str, text: &str, called: Called) -> Result<T, ComponentError> {
    let whole = |problem| ComponentError { file: file.into(), entry: None, field: None, problem };
    let table: Table = text.parse().map_err(|error| whole(not_toml(text, &error)))?;
    let value = Value::Table(table);
    serde_path_to_error::deserialize(Reader(&value)).map_err(|error| {
        let path = error.path().clone();
        let fault = error.into_inner();
        let Place { entry, field, inner } = Place::of(&path, fault.field(), &value, called);
        let problem = match inner {
            Some(inner) if fault.needs_place() => format!("`{inner}` in it: {fault}"),
            _ => fault.to_string(),
        };
        ComponentError { entry, field, ..whole(problem) }
    })
}

/// A number from `LEAST` to `MOST`, for a field's `deserialize_with`.
pub fn within<'de, const LEAST: u8, const MOST: u8, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    let fitting = u8::try_from(number).ok().filter(|number| (LEAST..=MOST).contains(number));
    fitting.ok_or_else(|| de::Error::custom(format!("{number} is not from {LEAST} to {MOST}")))
}

/// That a text is no TOML, with the line where it stops being it.
fn not_toml(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    format!("line {line} cannot be read as TOML")
}

/// A word of a file as it may stand in a sentence: short, and without control characters.
pub fn short(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct File {
        #[serde(default)]
        card: Vec<Card>,
        starts: Option<Starts>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Card {
        id: String,
        #[serde(deserialize_with = "within::<1, 9, _>")]
        copies: u8,
        #[serde(default)]
        kind: Kind,
        #[serde(default)]
        rows: Vec<Row>,
        #[serde(default)]
        power: Vec<Row>,
        #[serde(default)]
        pair: [u8; 2],
        #[serde(default)]
        prices: BTreeMap<String, u16>,
        ours: Option<bool>,
    }

    #[derive(Deserialize, Debug, Default)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    enum Kind {
        #[default]
        Plain,
        Worth(u8),
        Many(Vec<u8>),
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Row {
        points: u8,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Starts {
        south: u8,
    }

    fn called(list: &str, position: usize, fields: &Table) -> Option<String> {
        let id = fields.get("id").and_then(Value::as_str).unwrap_or("?");
        (list != "rows").then(|| format!("{list} {} ({})", position + 1, short(id)))
    }

    fn error(text: &str) -> String {
        read::<File>("f", text, called).expect_err("this file is at fault").to_string()
    }

    #[test]
    fn errors_say_where_and_what() {
        let card = |more: &str| format!("[[card]]\nid = 'a'\ncopies = 1\n[[card]]\nid = 'b'\n{more}\n");
        for (text, expected) in [
            ("[[card]]\nid = \n".into(), "f: line 2 cannot be read as TOML"),
            ("cards = 1".into(), "f, field `cards`: there is no such field; the fields are card, starts"),
            ("card = 3".into(), "f, field `card`: it must be a list, not a whole number"),
            ("card = [3]".into(), "f, card 1 (?): it must be a table of fields, not a whole number"),
            ("starts = {}".into(), "f, starts, field `south`: it is missing"),
            ("starts = 3".into(), "f, field `starts`: it must be a table of fields, not a whole number"),
            ("starts.south = 300".into(), "f, starts, field `south`: 300 is not from 0 to 255"),
            ("starts.south = 1.5".into(), "f, starts, field `south`: it must be a whole number, not a fraction"),
            (card(""), "f, card 2 (b), field `copies`: it is missing"),
            (card("copies = 10"), "f, card 2 (b), field `copies`: 10 is not from 1 to 9"),
            (card("copies = 'x'"), "f, card 2 (b), field `copies`: it must be a whole number, not a text"),
            (card("copies = 1\nours = 1"), "f, card 2 (b), field `ours`: it must be true or false, not a whole number"),
            (card("copies = 1\nkind = 'rare'"), "f, card 2 (b), field `kind`: \"rare\" is none of plain, worth, many"),
            (card("copies = 1\nkind = 3"), "f, card 2 (b), field `kind`: it must be a word, not a whole number"),
            (
                card("copies = 1\nkind = { worth = 1, many = [] }"),
                "f, card 2 (b), field `kind`: it must hold exactly one of plain, worth, many",
            ),
            (
                card("copies = 1\nkind = { worth = 'x' }"),
                "f, card 2 (b), field `kind`: `worth` in it: it must be a whole number, not a text",
            ),
            (card("copies = 1\npair = [1]"), "f, card 2 (b), field `pair`: it must be a list of 2, not of 1"),
            (
                card("copies = 1\nrows = [{ points = 1 }, {}]"),
                "f, card 2 (b), field `rows`: `[1].points` in it: it is missing",
            ),
            (card("copies = 1\npower = [{}]"), "f, card 2 (b), power 1 (?), field `points`: it is missing"),
            (
                card("copies = 1\nprices = { gold = -1 }"),
                "f, card 2 (b), field `prices`: `gold` in it: -1 is not from 0 to 65535",
            ),
        ] {
            assert_eq!(error(&text), expected, "{text}");
        }
        assert!(read::<File>("f", &card("copies = 9\nkind = { many = [1, 2] }\nours = true"), called).is_ok());
    }

    #[test]
    fn a_word_of_a_file_is_shown_short() {
        assert_eq!(short("a\nb\u{7}c"), "abc");
        assert_eq!(short(&"x".repeat(99)).len(), 40);
    }
}
