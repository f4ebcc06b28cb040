//! The catalog as the rest of the program meets it: kept games, and whatever comes in from outside.
//!
//! `tests/records` holds games that must replay for ever, `tests/golden` two of them in words. Both
//! are written anew, on purpose, by one command: `cargo xtask golden`.

mod arbitrary;
mod golden;
mod kept;
mod lessons;
mod mutation;
mod questions;
mod replay;
mod states;
