//! The name of components by what they contain, and what a table is pinned to.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tsugi_guide::Guide;

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
pub(crate) fn our_digest<G: Guide>(guide: &G) -> String {
    static OURS: Mutex<BTreeMap<&'static str, String>> = Mutex::new(BTreeMap::new());
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    ours.entry(guide.listing().id).or_insert_with(|| digest(&guide.ours())).clone()
}
