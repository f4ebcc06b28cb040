//! The program as others meet it: by its arguments, files and pipes alone.

mod arbitrary;
mod bad_input;
mod bridge;
mod commands;
mod dialogue;
mod edited;
mod hints;
mod outside;
mod play;
mod program;
mod prompt;
mod resume;
mod score;
mod verify;
mod wabisaby;
