//! A deck's file, read field by field, so that a complaint says where and what in one sentence.

use std::fmt::Display;

use toml::{Table, Value};
use tsugi_engine::ComponentError;
use tsugi_kit::component_file::{not_toml, short, wrong_type};

use crate::{CardId, Entry, Kind, Pattern};

/// The fields of an entry.
const FIELDS: [&str; 5] = ["type", "patterns", "copies", "ingots", "ours"];
/// The most ingots a card may show.
pub(crate) const MOST_INGOTS: u8 = 15;

/// What is wrong, and in which field.
type Fault = (String, String);

/// The entries of a file in the form of `data/cards.toml`, each readable by itself.
pub(crate) fn entries(file: &str, text: &str) -> Result<Vec<Entry>, ComponentError> {
    let whole = |problem: String| ComponentError { file: file.into(), entry: None, field: None, problem };
    let fault = |(field, problem): Fault| ComponentError { field: Some(field), ..whole(problem) };
    let table: Table = text.parse().map_err(|error| whole(not_toml(text, &error)))?;
    if let Some(key) = table.keys().find(|key| *key != "card") {
        return Err(fault((short(key), "there is no such field; a file lists its cards as [[card]]".into())));
    }
    let cards = match table.get("card") {
        Some(Value::Array(cards)) if !cards.is_empty() => cards,
        None | Some(Value::Array(_)) => return Err(whole("it lists no cards; each begins with [[card]]".into())),
        Some(other) => return Err(fault(("card".into(), wrong_type("a list of [[card]]", other)))),
    };
    let mut entries = Vec::new();
    for (position, value) in cards.iter().enumerate() {
        let name = value.get("type").and_then(Value::as_str).unwrap_or("?");
        let at = |fault: ComponentError| ComponentError { entry: Some(called(position, name)), ..fault };
        let Value::Table(fields) = value else {
            return Err(at(whole(wrong_type("a table of fields", value))));
        };
        entries.push(entry(fields).map_err(|found| at(fault(found)))?);
    }
    Ok(entries)
}

/// How an entry is called in complaints: by its place in the file and its type.
pub(crate) fn called(position: usize, name: &str) -> String {
    format!("card {} ({})", position + 1, short(name))
}

/// A number that is out of its range.
pub(crate) fn not_within(number: impl Display, least: u8, most: u8) -> String {
    format!("{number} is not from {least} to {most}")
}

fn entry(fields: &Table) -> Result<Entry, Fault> {
    if let Some(key) = fields.keys().find(|key| !FIELDS.contains(&key.as_str())) {
        return Err((short(key), format!("there is no such field; the fields are {}", FIELDS.join(", "))));
    }
    Ok(Entry {
        kind: kind(fields)?,
        patterns: words(fields, "patterns")?.into_iter().map(pattern).collect::<Result<_, _>>()?,
        copies: number(fields, "copies", 1, CardId::MOST_COPIES)?,
        ingots: number(fields, "ingots", 0, MOST_INGOTS)?,
        ours: words(fields, "ours")?.into_iter().map(str::to_owned).collect(),
    })
}

fn kind(fields: &Table) -> Result<Kind, Fault> {
    let fault = |problem| ("type".to_owned(), problem);
    let value = fields.get("type").ok_or_else(|| fault("it is missing".into()))?;
    let word = value.as_str().ok_or_else(|| fault(wrong_type("a word", value)))?;
    Kind::ALL.into_iter().find(|kind| kind.name() == word).ok_or_else(|| {
        let names = Kind::ALL.map(Kind::name).join(", ");
        fault(format!("{:?} is no type of card; the types are {names}", short(word)))
    })
}

fn pattern(word: &str) -> Result<Pattern, Fault> {
    Pattern::ALL.into_iter().find(|pattern| pattern.name() == word).ok_or_else(|| {
        let names = Pattern::ALL.map(Pattern::name).join(", ");
        ("patterns".into(), format!("{:?} is no pattern; the patterns are {names}", short(word)))
    })
}

fn number(fields: &Table, field: &str, least: u8, most: u8) -> Result<u8, Fault> {
    let fault = |problem| (field.to_owned(), problem);
    let value = fields.get(field).ok_or_else(|| fault("it is missing".into()))?;
    let number = value.as_integer().ok_or_else(|| fault(wrong_type("a whole number", value)))?;
    let fitting = u8::try_from(number).ok().filter(|number| (least..=most).contains(number));
    fitting.ok_or_else(|| fault(not_within(number, least, most)))
}

/// The words of a list; none where the field is left out.
fn words<'a>(fields: &'a Table, field: &str) -> Result<Vec<&'a str>, Fault> {
    let fault = |value| (field.to_owned(), wrong_type("a list of words", value));
    match fields.get(field) {
        None => Ok(Vec::new()),
        Some(Value::Array(list)) => list.iter().map(|value| value.as_str().ok_or_else(|| fault(value))).collect(),
        Some(other) => Err(fault(other)),
    }
}
