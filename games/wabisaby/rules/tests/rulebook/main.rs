//! WabiSaby as its rulebook tells it: a test per ruling, and its questions and answers.

mod alone;
mod die;
mod knowledge;
mod questions;
mod refusals;
mod scene;
mod scores;
mod setup;
mod sound;
mod told;
mod turns;
mod written;
