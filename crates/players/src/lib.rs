//! Who chooses: bots that decide from a seat's eyes alone.

mod random;

pub use random::Random;
