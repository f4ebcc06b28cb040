//! What is wrong with a file of components, and where.

use std::fmt;

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
    pub problem: String,
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
