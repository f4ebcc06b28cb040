//! Component files: TOML read by serde, with an error that names the file, the entry and the field.
//!
//! A game describes its file by types that derive `Deserialize` with `deny_unknown_fields`; [`read`] does the rest.
//! What is wrong is a message, which the languages say; the place comes with `tsugi_reader`'s error.

mod place;

use serde::{Deserialize, Deserializer, de, de::DeserializeOwned};
pub use toml::Table;
use toml::Value;
use tsugi_engine::{ComponentError, Message};
use tsugi_reader::{Format, ValueReader};

use place::Place;

/// What an entry of a list is called in errors, from the list's name, the entry's place and its fields
/// (`card 3 (saucer)`); none where the items of a list are no entries but the value of a field.
pub type Called = fn(&str, usize, &Table) -> Option<String>;

/// Reads a file.
pub fn read<T: DeserializeOwned>(file: &str, text: &str, called: Called) -> Result<T, ComponentError> {
    let table: Table = text.parse().map_err(|error| ComponentError::whole(file, not_toml(text, &error)))?;
    let value = Value::Table(table);
    T::deserialize(ValueReader(&as_json(&value))).map_err(|error| {
        let (path, fault) = error.into_parts();
        let Place { entry, field, inner } = Place::of(&path, fault.field(), &value, called);
        let (inner, problem) = (inner.filter(|_| fault.needs_place()), fault.message(Format::Toml));
        let problem = match inner {
            Some(inner) => Message::new("error-within").with("place", inner).with("problem", problem),
            None => problem,
        };
        ComponentError { entry, field, ..ComponentError::whole(file, problem) }
    })
}

/// A number from `LEAST` to `MOST`, for a field's `deserialize_with`.
pub fn within<'de, const LEAST: u8, const MOST: u8, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    let fitting = u8::try_from(number).ok().filter(|number| (LEAST..=MOST).contains(number));
    fitting.ok_or_else(|| de::Error::custom(Message::out_of_range(number, LEAST, MOST)))
}

/// That a text is no TOML, with the line where it stops being it.
fn not_toml(text: &str, error: &toml::de::Error) -> Message {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    Message::new("error-not-toml").with("line", line)
}

/// A value of a file as JSON; a date is a text.
fn as_json(value: &Value) -> serde_json::Value {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Integer(number) => (*number).into(),
        Value::Float(number) => (*number).into(),
        Value::Boolean(flag) => (*flag).into(),
        Value::Datetime(date) => date.to_string().into(),
        Value::Array(items) => items.iter().map(as_json).collect(),
        Value::Table(table) => table.iter().map(|(key, value)| (key.as_str(), as_json(value))).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tsugi_engine::short;

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
            ("[[card]]\nid = \n".into(), "f: error-not-toml(line=2)"),
            ("cards = 1".into(), "f, field `cards`: error-unknown-field(known=[\"card\", \"starts\"])"),
            (
                "card = 3".into(),
                "f, field `card`: error-wrong-kind(wanted=error-kind-list, found=error-kind-whole-number)",
            ),
            (
                "card = [3]".into(),
                "f, card 1 (?): error-wrong-kind(wanted=error-kind-table, found=error-kind-whole-number)",
            ),
            ("starts = {}".into(), "f, starts, field `south`: error-missing"),
            (
                "starts = 3".into(),
                "f, field `starts`: error-wrong-kind(wanted=error-kind-table, found=error-kind-whole-number)",
            ),
            ("starts.south = 300".into(), "f, starts, field `south`: error-range(number=300, least=0, most=255)"),
            (
                "starts.south = 1.5".into(),
                "f, starts, field `south`: error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-fraction)",
            ),
            (card(""), "f, card 2 (b), field `copies`: error-missing"),
            (card("copies = 10"), "f, card 2 (b), field `copies`: error-range(number=10, least=1, most=9)"),
            (
                card("copies = 'x'"),
                "f, card 2 (b), field `copies`: error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-text)",
            ),
            (
                card("copies = 1\nours = 1"),
                "f, card 2 (b), field `ours`: error-wrong-kind(wanted=error-kind-boolean, found=error-kind-whole-number)",
            ),
            (
                card("copies = 1\nkind = 'rare'"),
                "f, card 2 (b), field `kind`: error-none-of(word=\"rare\", known=[\"plain\", \"worth\", \"many\"])",
            ),
            (
                card("copies = 1\nkind = 3"),
                "f, card 2 (b), field `kind`: error-wrong-kind(wanted=error-kind-word, found=error-kind-whole-number)",
            ),
            (
                card("copies = 1\nkind = { worth = 1, many = [] }"),
                "f, card 2 (b), field `kind`: error-exactly-one(known=[\"plain\", \"worth\", \"many\"])",
            ),
            (
                card("copies = 1\nkind = { worth = 'x' }"),
                "f, card 2 (b), field `kind`: error-within(place=\"worth\", problem=error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-text))",
            ),
            (card("copies = 1\npair = [1]"), "f, card 2 (b), field `pair`: error-length(wanted=2, count=1)"),
            (
                card("copies = 1\nrows = [{ points = 1 }, {}]"),
                "f, card 2 (b), field `rows`: error-within(place=\"[1].points\", problem=error-missing)",
            ),
            (card("copies = 1\npower = [{}]"), "f, card 2 (b), power 1 (?), field `points`: error-missing"),
            (
                card("copies = 1\nprices = { gold = -1 }"),
                "f, card 2 (b), field `prices`: error-within(place=\"gold\", problem=error-range(number=-1, least=0, most=65535))",
            ),
        ] {
            assert_eq!(error(&text), expected, "{text}");
        }
        assert!(read::<File>("f", &card("copies = 9\nkind = { many = [1, 2] }\nours = true"), called).is_ok());
    }
}
