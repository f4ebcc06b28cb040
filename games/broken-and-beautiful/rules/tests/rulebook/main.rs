//! The rulebook, ruling by ruling: each test begins with the number of the ruling it settles.
//!
//! A test draws a table, plays a choice through the engine's door, and reads the table again; how a
//! table is drawn, `scene.rs` says.

mod breaking;
mod draft;
mod editions;
mod ending;
mod examples;
mod referee;
mod refusals;
mod repairs;
mod scene;
mod scores;
mod seen;
mod setup;
mod sound;
