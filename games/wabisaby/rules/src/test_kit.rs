//! For tests of this and other crates: another course of a game that a viewer cannot tell from the true one. Written
//! from the rules, never from views.

mod reshuffle;
mod solo;

pub use reshuffle::{reshuffle, reshuffle_forgotten};
pub use solo::reshuffle as reshuffle_alone;
