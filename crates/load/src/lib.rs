//! A plain client of the service: what a program needs to sit down and play. The binary `tsugi-load` plays many tables
//! through it and tells how long choices took.
//!
//! | module | holds |
//! | --- | --- |
//! | `client` | [`Client`], which asks with plain requests, and its [`Stream`]s |
//! | `word` | [`Word`], what a client adds to a sealed deal |
//!
//! ```
//! // A client without a cookie yet; the first answer of a server gives it one.
//! let client = tsugi_load::Client::new(([127, 0, 0, 1], 7070).into());
//! # let _ = client;
//! ```

mod client;
mod word;

pub use client::{Answer, Client, Error, Stream};
pub use word::Word;
