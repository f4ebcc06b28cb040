//! Every event, action, refusal and receipt as a sentence, in English and French.
//!
//! What is said lies in Fluent files: `lang/` here for words that every game needs, and `lang/` in a
//! game's own crate for the rest. A game that can be told implements [`Narrate`]. The log and the
//! receipts name the players; only what is said to the one who chooses may say "you".

mod common;
mod held_hands;
mod lang;
mod layout;
mod narrate;
mod phrases;
mod pottery;
mod speaker;
mod unbroken;
mod wabisaby;
mod words;

pub use common::{kept, outcome, refused};
pub use lang::{Lang, UnknownLang};
pub use layout::{WIDTH, in_columns, wrap};
pub use narrate::{Narrate, Obstacle, Prospect, Prospects};
pub use phrases::{PHRASES, brief, is_phrase};
pub use speaker::Speaker;
pub use words::{Arg, COMMAND, COMMON, LESSONS, PAGE, SERVICE, Words};
