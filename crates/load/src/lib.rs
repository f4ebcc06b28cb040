//! A plain client of the service: what a program needs to sit down and play.

mod client;
mod word;

pub use client::{Answer, Client, Error, Stream};
pub use word::Word;
