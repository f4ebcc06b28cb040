//! Component files as they are written.

use serde::Deserialize;
use tsugi_engine::{ComponentError, Message, short};
use tsugi_kit::component_file::{self, Table};

use crate::{EmotionEntry, NodeEntry, ObjectiveEntry, Starts};

/// A file in the form of `data/board.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    starts: Starts,
    #[serde(default)]
    node: Vec<NodeEntry>,
}

/// A file in the form of `data/cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecksFile {
    #[serde(default)]
    emotion: Vec<EmotionEntry>,
    #[serde(default)]
    objective: Vec<ObjectiveEntry>,
}

/// Whether a file lists nodes, and so means to be a board.
pub(crate) fn lists_nodes(text: &str) -> bool {
    text.parse::<Table>().is_ok_and(|table| table.contains_key("node") || table.contains_key("starts"))
}

/// The starts and nodes of a file.
pub(crate) fn board(file: &str, text: &str) -> Result<(Starts, Vec<NodeEntry>), ComponentError> {
    let BoardFile { starts, node } = component_file::read(file, text, entry_name)?;
    Ok((starts, listed(file, "node", node)?))
}

/// The cards of a file.
pub(crate) fn decks(file: &str, text: &str) -> Result<(Vec<EmotionEntry>, Vec<ObjectiveEntry>), ComponentError> {
    let DecksFile { emotion, objective } = component_file::read(file, text, entry_name)?;
    Ok((listed(file, "emotion", emotion)?, listed(file, "objective", objective)?))
}

/// A list that must not be empty.
fn listed<T>(file: &str, list: &str, entries: Vec<T>) -> Result<Vec<T>, ComponentError> {
    if entries.is_empty() {
        let problem = Message::new("error-held-hands-empty-list").with("list", list);
        return Err(ComponentError { file: file.into(), entry: None, field: None, problem });
    }
    Ok(entries)
}

/// What an entry is called in errors: what it is, and its name where it has one.
fn entry_name(list: &str, _: usize, fields: &Table) -> Option<String> {
    let key = match list {
        "node" => "node",
        "emotion" => "card",
        "objective" => "colour",
        _ => return None,
    };
    let name = fields.get(key).and_then(|name| name.as_str());
    Some(name.map_or_else(|| list.to_owned(), |name| format!("{list} {}", short(name))))
}
