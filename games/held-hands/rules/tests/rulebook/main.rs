//! The rulebook, ruling by ruling: each test begins with the number of the ruling it settles.
//!
//! A test draws a table, plays choices through the engine's door, and reads the table again; how a
//! table is drawn, `scene.rs` says.

mod balance;
mod heart;
mod imagining;
mod losses;
mod objectives;
mod perspective;
mod piles;
mod scene;
mod secrets;
mod seen;
mod setup;
mod sound;
mod walking;
mod written;
