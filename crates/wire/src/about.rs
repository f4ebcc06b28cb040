//! Documents about games and about the server itself.

use serde::{Deserialize, Serialize};

/// How a game is played.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesDoc {
    /// How to play, as Markdown.
    pub how_to_play: String,
    /// The rulings by their numbers, as Markdown.
    pub rulings: String,
}

/// What lies in a game's box.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ComponentsDoc {
    /// The game's id.
    pub game: String,
    /// Which components: `sha256:…` of their figures.
    pub components: String,
    /// Every figure, in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub figures: serde_json::Value,
    /// The pieces, in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub pieces: serde_json::Value,
    /// Names and texts by their ids, where the game has such; in the game's own form.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub words: serde_json::Value,
}

/// Whether the server lives, and what is known of its store.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HealthDoc {
    /// Whether all is well.
    pub ok: bool,
    /// The store: `ready`, `unavailable` or `unknown`; in words where choices cannot be stored now.
    pub store: String,
}
