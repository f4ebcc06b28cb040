//! What the rules of several games share; moved here once two of them had it, never guessed.
//!
//! | module | holds |
//! | --- | --- |
//! | `bit_set` | sets of cards, nodes or whatever has a number, as bits; a macro writes the type |
//! | `component_file` | component files in TOML, with errors that name file, entry and field |
//!
//! ```
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Deck {
//!     copies: u8,
//! }
//!
//! let read = |text| tsugi_kit::component_file::read::<Deck>("deck.toml", text, |_, _, _| None);
//! assert_eq!(read("copies = 3").map(|deck| deck.copies), Ok(3));
//! assert_eq!(read("copies = 'x'").map(|deck| deck.copies).unwrap_err().field.as_deref(), Some("copies"));
//! ```

pub mod bit_set;
pub mod component_file;
