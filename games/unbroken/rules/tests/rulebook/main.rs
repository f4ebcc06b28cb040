//! The rulebook, ruling by ruling: each test begins with the number of the ruling it settles.
//!
//! A test lays out a scene, plays choices through the engine's door, and reads the sheets again; how a
//! scene is laid out, `scene.rs` says.

mod battle;
mod combat;
mod edges;
mod effort;
mod ending;
mod powers;
mod primitives;
mod rolls;
mod scene;
mod setup;
mod sound;
mod told;
mod travel;
