//! Who chooses: bots that decide from a seat's eyes alone.

mod random;
mod wabisaby;

pub use random::Random;
pub use wabisaby::Sensible;
