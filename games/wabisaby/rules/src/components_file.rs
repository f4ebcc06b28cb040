//! The file of components, read field by field, so that a complaint says where and what in one sentence.

use toml::{Table, Value};
use tsugi_engine::ComponentError;
use tsugi_kit::component_file::{not_toml, short, wrong_type};

use crate::components::{Components, DeckFigures, Row, ScoreCard, SoloFigures};

/// What is wrong, in which entry and in which field.
#[derive(Default)]
pub(crate) struct Fault {
    entry: Option<String>,
    field: Option<String>,
    problem: String,
}

impl Fault {
    /// A fault of that field.
    pub(crate) fn of(field: &str, problem: impl Into<String>) -> Self {
        Self { entry: None, field: Some(short(field)), problem: problem.into() }
    }

    /// The same, of that entry.
    pub(crate) fn within(self, entry: &str) -> Self {
        Self { entry: Some(entry.to_owned()), ..self }
    }

    /// The same, of that file.
    pub(crate) fn of_file(self, file: &str) -> ComponentError {
        ComponentError { file: file.into(), entry: self.entry, field: self.field, problem: self.problem }
    }
}

/// The components of a text; whether they make sense is not looked at yet.
pub(crate) fn read(text: &str) -> Result<Components, Fault> {
    let whole = |error: toml::de::Error| Fault { problem: not_toml(text, &error), ..Fault::default() };
    let file: Table = text.parse().map_err(whole)?;
    only(&file, &["deck", "solo", "score_card"])?;
    let deck = table(&file, "deck", &["sets", "wabi_sabi"])?;
    let solo = table(&file, "solo", &["sets", "rounds", "challenge"])?;
    let figure = |fields: &Table, entry: &str, field: &str| number(fields, field).map_err(|fault| fault.within(entry));
    let deck = DeckFigures { sets: figure(deck, "deck", "sets")?, wabi_sabi: figure(deck, "deck", "wabi_sabi")? };
    let solo = SoloFigures {
        sets: figure(solo, "solo", "sets")?,
        rounds: figure(solo, "solo", "rounds")?,
        challenge: figure(solo, "solo", "challenge")?.into(),
    };
    let mut score_card = Vec::new();
    for (position, value) in list(&file, "score_card")?.iter().enumerate() {
        score_card.push(card(value).map_err(|fault| fault.within(&called(position)))?);
    }
    Ok(Components { deck, solo, score_card })
}

/// How a score card is called in complaints: by its place in the file.
pub(crate) fn called(position: usize) -> String {
    format!("score_card {}", position + 1)
}

fn card(value: &Value) -> Result<ScoreCard, Fault> {
    let fields = value
        .as_table()
        .ok_or_else(|| Fault { problem: wrong_type("a table of fields", value), ..Fault::default() })?;
    only(fields, &["players", "bin", "rows", "ours"])?;
    let ours = match fields.get("ours") {
        None => false,
        Some(Value::Boolean(ours)) => *ours,
        Some(other) => return Err(Fault::of("ours", wrong_type("true or false", other))),
    };
    let rows = list(fields, "rows")?.iter().map(row).collect::<Result<_, _>>()?;
    Ok(ScoreCard { players: pair("players", present(fields, "players")?)?, bin: number(fields, "bin")?, rows, ours })
}

/// A row; its faults are faults of the field `rows`.
fn row(value: &Value) -> Result<Row, Fault> {
    let fields = value.as_table().ok_or_else(|| Fault::of("rows", wrong_type("a list of rows", value)))?;
    let inside = |fault: Fault| {
        let field = fault.field.unwrap_or_default();
        Fault::of("rows", format!("`{field}` of a row: {}", fault.problem))
    };
    only(fields, &["points", "totals"]).map_err(inside)?;
    let points = number(fields, "points").map_err(inside)?;
    let totals = list(fields, "totals").map_err(inside)?.iter().map(|range| pair("totals", range));
    Ok(Row { points, totals: totals.collect::<Result<_, _>>().map_err(inside)? })
}

fn only(fields: &Table, known: &[&str]) -> Result<(), Fault> {
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(Fault::of(key, format!("there is no such field; the fields are {}", known.join(", ")))),
        None => Ok(()),
    }
}

fn present<'a>(fields: &'a Table, field: &str) -> Result<&'a Value, Fault> {
    fields.get(field).ok_or_else(|| Fault::of(field, "it is missing"))
}

/// A part of the file with these fields.
fn table<'a>(file: &'a Table, entry: &str, known: &[&str]) -> Result<&'a Table, Fault> {
    let value = present(file, entry)?;
    let fields = value.as_table().ok_or_else(|| Fault::of(entry, wrong_type("a table of fields", value)))?;
    only(fields, known).map_err(|fault| fault.within(entry))?;
    Ok(fields)
}

fn list<'a>(fields: &'a Table, field: &str) -> Result<&'a Vec<Value>, Fault> {
    let value = present(fields, field)?;
    value.as_array().ok_or_else(|| Fault::of(field, wrong_type("a list", value)))
}

fn number(fields: &Table, field: &str) -> Result<u8, Fault> {
    whole_number(field, present(fields, field)?)
}

fn whole_number(field: &str, value: &Value) -> Result<u8, Fault> {
    let number = value.as_integer().ok_or_else(|| Fault::of(field, wrong_type("a whole number", value)))?;
    u8::try_from(number).map_err(|_| Fault::of(field, format!("{number} is not from 0 to 255")))
}

/// From … to ….
fn pair(field: &str, value: &Value) -> Result<[u8; 2], Fault> {
    match value.as_array().map(Vec::as_slice) {
        Some([from, to]) => Ok([whole_number(field, from)?, whole_number(field, to)?]),
        _ => Err(Fault::of(field, "it must be two whole numbers, from … to …")),
    }
}
