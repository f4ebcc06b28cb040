//! A deck's file as it is written.

use serde::Deserialize;
use tsugi_engine::{ComponentError, Message, short};
use tsugi_kit::component_file::{self, Table};

use crate::Entry;

/// The most ingots a card may show.
pub(crate) const MOST_INGOTS: u8 = 15;

/// A file in the form of `data/cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    card: Vec<Entry>,
}

/// The entries of a file, each readable by itself.
pub(crate) fn entries(file: &str, text: &str) -> Result<Vec<Entry>, ComponentError> {
    let File { card } = component_file::read(file, text, entry_name)?;
    if card.is_empty() {
        let problem = Message::new("error-pottery-no-cards");
        return Err(ComponentError { file: file.into(), entry: None, field: None, problem });
    }
    Ok(card)
}

fn entry_name(list: &str, position: usize, fields: &Table) -> Option<String> {
    let kind = fields.get("type").and_then(|kind| kind.as_str()).unwrap_or("?");
    (list == "card").then(|| called(position, kind))
}

/// What an entry is called in errors: its place in the file and its type.
pub(crate) fn called(position: usize, name: &str) -> String {
    format!("card {} ({})", position + 1, short(name))
}
