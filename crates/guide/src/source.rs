//! Components from outside: files as they were found.

use std::collections::BTreeMap;

use tsugi_engine::ComponentError;

/// A file, or a folder of files, that replaces a game's components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// What the person called it.
    pub path: String,
    /// The texts by file name; a single file stands alone.
    pub files: BTreeMap<String, String>,
}

impl Source {
    /// The text of the one file, for games whose components are one.
    pub fn only_file(&self) -> Result<&str, ComponentError> {
        let mut files = self.files.values();
        match (files.next(), files.next()) {
            (Some(text), None) => Ok(text),
            (None, _) => Err(ComponentError::whole(&self.path, "error-no-toml-file")),
            (Some(_), Some(_)) => Err(ComponentError::whole(&self.path, "error-several-toml-files")),
        }
    }
}
