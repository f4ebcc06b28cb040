//! Component files, read field by field, so that a complaint says where and what in one sentence.

use toml::{Table, Value};
use tsugi_engine::ComponentError;
use tsugi_kit::component_file::{not_toml, short, wrong_type};

use crate::{Card, Colour, EmotionEntry, Lie, Node, NodeEntry, ObjectiveEntry, Starts};

/// The most copies of one card.
const MOST_COPIES: u8 = 99;

/// What is wrong with a field.
type Fault = (String, String);
/// Where nodes are listed, what is asked of one and what comes of it.
type Entry<'a> = (&'a str, &'a str, &'a Table);

/// Whether a file lists nodes, and so means to be a board.
pub(crate) fn lists_nodes(text: &str) -> bool {
    text.parse::<Table>().is_ok_and(|table| table.contains_key("node") || table.contains_key("starts"))
}

/// The starts and nodes of a file in the form of `data/board.toml`.
pub(crate) fn board(file: &str, text: &str) -> Result<(Starts, Vec<NodeEntry>), ComponentError> {
    let reader = Reader { file };
    let table = reader.table(text, &["starts", "node"])?;
    let starts = table.get("starts").ok_or_else(|| reader.field("starts", "it is missing"))?;
    let Value::Table(starts) = starts else {
        return Err(reader.field("starts", &wrong_type("a table of fields", starts)));
    };
    let start = |field| node_in(starts, field).map_err(|fault| reader.at(("starts", "", starts), fault));
    only(starts, &["south", "north"]).map_err(|fault| reader.at(("starts", "", starts), fault))?;
    let starts = Starts { south: start("south")?, north: start("north")? };
    let nodes = reader.each(&table, "node", "node", |fields| {
        only(fields, &["node", "colour", "side", "lines"])?;
        Ok(NodeEntry {
            node: node_in(fields, "node")?,
            colour: fields.get("colour").map(|_| colour_in(fields)).transpose()?,
            side: lie(fields)?,
            lines: lines(fields)?,
        })
    })?;
    Ok((starts, nodes))
}

/// The cards of a file in the form of `data/cards.toml`.
pub(crate) fn decks(file: &str, text: &str) -> Result<(Vec<EmotionEntry>, Vec<ObjectiveEntry>), ComponentError> {
    let reader = Reader { file };
    let table = reader.table(text, &["emotion", "objective"])?;
    let emotions = reader.each(&table, "emotion", "card", |fields| {
        only(fields, &["card", "copies"])?;
        let card: Card = word(fields, "card")?.parse().map_err(|error| fault("card", format!("{error}")))?;
        Ok(EmotionEntry { card, copies: copies(fields)? })
    })?;
    let objectives = reader.each(&table, "objective", "colour", |fields| {
        only(fields, &["colour", "copies"])?;
        Ok(ObjectiveEntry { colour: colour_in(fields)?, copies: copies(fields)? })
    })?;
    Ok((emotions, objectives))
}

/// A file as it is named in complaints.
struct Reader<'a> {
    file: &'a str,
}

impl Reader<'_> {
    fn whole(&self, problem: String) -> ComponentError {
        ComponentError { file: self.file.into(), entry: None, field: None, problem }
    }

    fn field(&self, field: &str, problem: &str) -> ComponentError {
        ComponentError { field: Some(short(field)), ..self.whole(problem.into()) }
    }

    /// A fault of an entry, which is called by its name where it has one.
    fn at(&self, (list, key, fields): Entry<'_>, (field, problem): Fault) -> ComponentError {
        let name = fields.get(key).and_then(Value::as_str).map_or_else(String::new, |name| format!(" {}", short(name)));
        ComponentError { entry: Some(format!("{list}{name}")), ..self.field(&field, &problem) }
    }

    /// The file as a table of these keys alone.
    fn table(&self, text: &str, keys: &[&str]) -> Result<Table, ComponentError> {
        let table: Table = text.parse().map_err(|error| self.whole(not_toml(text, &error)))?;
        match table.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => {
                Err(self.field(key, &format!("there is no such field; a file of this kind has {}", keys.join(", "))))
            }
            None => Ok(table),
        }
    }

    /// The entries of a list, each read by itself and called by one of its fields.
    fn each<T>(
        &self,
        table: &Table,
        list: &str,
        key: &str,
        read: impl Fn(&Table) -> Result<T, Fault>,
    ) -> Result<Vec<T>, ComponentError> {
        let entries = match table.get(list) {
            Some(Value::Array(entries)) if !entries.is_empty() => entries,
            None | Some(Value::Array(_)) => {
                return Err(self.whole(format!("it lists no {list}; each begins with [[{list}]]")));
            }
            Some(other) => return Err(self.field(list, &wrong_type(&format!("a list of [[{list}]]"), other))),
        };
        let one = |value: &Value| match value {
            Value::Table(fields) => read(fields).map_err(|fault| self.at((list, key, fields), fault)),
            other => Err(self.field(list, &wrong_type("a table of fields", other))),
        };
        entries.iter().map(one).collect()
    }
}

fn fault(field: &str, problem: String) -> Fault {
    (field.into(), problem)
}

fn only(fields: &Table, known: &[&str]) -> Result<(), Fault> {
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err((short(key), format!("there is no such field; the fields are {}", known.join(", ")))),
        None => Ok(()),
    }
}

fn word<'a>(fields: &'a Table, field: &str) -> Result<&'a str, Fault> {
    let value = fields.get(field).ok_or_else(|| fault(field, "it is missing".into()))?;
    value.as_str().ok_or_else(|| fault(field, wrong_type("a word", value)))
}

fn node_in(fields: &Table, field: &str) -> Result<Node, Fault> {
    word(fields, field)?.parse().map_err(|error| fault(field, format!("{error}")))
}

fn colour_in(fields: &Table) -> Result<Colour, Fault> {
    let given = word(fields, "colour")?;
    let known = Colour::ALL.into_iter().find(|colour| given.chars().eq([colour.letter()]));
    known.ok_or_else(|| fault("colour", format!("{:?} is no colour; the colours are R, K, G, B", short(given))))
}

fn lie(fields: &Table) -> Result<Lie, Fault> {
    let given = word(fields, "side")?;
    Lie::ALL.into_iter().find(|lie| lie.name() == given).ok_or_else(|| {
        let names = Lie::ALL.map(Lie::name).join(", ");
        fault("side", format!("{:?} is no side; the sides are {names}", short(given)))
    })
}

fn lines(fields: &Table) -> Result<Vec<Node>, Fault> {
    let list = fields.get("lines").ok_or_else(|| fault("lines", "it is missing".into()))?;
    let Value::Array(list) = list else { return Err(fault("lines", wrong_type("a list of nodes", list))) };
    let node = |value: &Value| {
        let name = value.as_str().ok_or_else(|| fault("lines", wrong_type("a list of nodes", value)))?;
        name.parse().map_err(|error| fault("lines", format!("{error}")))
    };
    list.iter().map(node).collect()
}

fn copies(fields: &Table) -> Result<u8, Fault> {
    let value = fields.get("copies").ok_or_else(|| fault("copies", "it is missing".into()))?;
    let number = value.as_integer().ok_or_else(|| fault("copies", wrong_type("a whole number", value)))?;
    let fitting = u8::try_from(number).ok().filter(|number| (1..=MOST_COPIES).contains(number));
    fitting.ok_or_else(|| fault("copies", format!("{number} is not from 1 to {MOST_COPIES}")))
}
