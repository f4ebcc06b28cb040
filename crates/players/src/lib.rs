//! Who chooses: bots that decide from a seat's eyes alone.

mod held_hands;
mod random;

pub use held_hands::Careful;
pub use random::Random;
