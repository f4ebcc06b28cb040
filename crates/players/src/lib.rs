//! Who chooses: bots that decide from a seat's eyes alone.

mod random;
mod unbroken;

pub use random::Random;
pub use unbroken::Survivor;
