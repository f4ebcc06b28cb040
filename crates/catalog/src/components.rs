//! Components from outside: files as they were found, and the name of what they contain.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tsugi_engine::ComponentError;

use crate::Shelved;

/// A file, or a folder of files, that replaces a game's components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// What the person called it.
    pub path: String,
    /// The texts by file name; a single file stands alone.
    pub files: BTreeMap<String, String>,
}

/// What a table is pinned to from its beginning, beside its options: all that its rules follow from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pinned {
    /// The version of the rules.
    pub rules: u32,
    /// Which components: `sha256:…` of their figures.
    pub components: String,
    /// The components themselves, where they are not ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_components: Option<Value>,
}

impl Source {
    /// The text of the one file, for games whose components are one.
    pub(crate) fn only_file(&self) -> Result<&str, ComponentError> {
        let whole = |problem: &str| ComponentError {
            file: self.path.clone(),
            entry: None,
            field: None,
            problem: problem.into(),
        };
        let mut files = self.files.values();
        match (files.next(), files.next()) {
            (Some(text), None) => Ok(text),
            (None, _) => Err(whole("there is no TOML file in this folder")),
            (Some(_), Some(_)) => Err(whole("this game's components are one file; this folder holds several")),
        }
    }
}

/// The name of components by their figures: `sha256:…` of their JSON.
pub(crate) fn digest(components: &impl Serialize) -> String {
    let json = serde_json::to_string(components).unwrap_or_default();
    let mut name = String::from("sha256:");
    for byte in Sha256::digest(json.as_bytes()) {
        // Writing to a string does not fail.
        let _ = write!(name, "{byte:02x}");
    }
    name
}

/// The name of our own components of a game; it is worked out once, since every new table asks for it.
pub(crate) fn our_digest<S: Shelved>(shelf: &S) -> String {
    static OURS: Mutex<BTreeMap<&'static str, String>> = Mutex::new(BTreeMap::new());
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    ours.entry(shelf.id()).or_insert_with(|| digest(&shelf.ours())).clone()
}
