//! What speaks, thinks and teaches for Unbroken: so far its bots. A bot sees a view, never a state.

mod bots;

pub use bots::{Delver, Novice as NoviceSurvivor, Survivor};
