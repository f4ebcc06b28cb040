//! What is wrong with a file of components, and where.

use std::fmt;

use crate::Message;

/// A component file that cannot be used: the file, the entry and field in it, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ComponentError {
    /// The file, as it was named.
    pub file: String,
    /// The entry: `card 3 (saucer)`; none where the whole file is at fault.
    pub entry: Option<String>,
    /// The field of the entry.
    pub field: Option<String>,
    /// What is wrong with it.
    pub problem: Message,
}

impl ComponentError {
    /// A file that is wrong as a whole.
    pub fn whole(file: impl Into<String>, problem: impl Into<Message>) -> Self {
        Self { file: file.into(), entry: None, field: None, problem: problem.into() }
    }

    /// The error as a message.
    pub fn message(&self) -> Message {
        let place = Message::new(match (&self.entry, &self.field) {
            (None, None) => "error-in-file",
            (None, Some(_)) => "error-in-field-of-file",
            (Some(_), None) => "error-in-entry",
            (Some(_), Some(_)) => "error-in-field",
        });
        let place = place.with("file", self.file.as_str());
        let place = self.entry.iter().fold(place, |place, entry| place.with("entry", entry));
        let place = self.field.iter().fold(place, |place, field| place.with("field", field));
        place.with("problem", self.problem.clone())
    }
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(entry) = &self.entry {
            write!(f, ", {entry}")?;
        }
        if let Some(field) = &self.field {
            write!(f, ", field `{field}`")?;
        }
        write!(f, ": {}", self.problem)
    }
}
