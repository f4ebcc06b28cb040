//! What the crates of several games share; moved here once two of them had it, never guessed.

pub mod bit_set;
pub mod component_file;
