//! Every event, action, refusal and receipt as a sentence, in English and French.
//!
//! What is said lies in Fluent files: `lang/` here for words that every game needs, and `lang/` in a
//! game's guide for the rest. A guide implements [`Narrate`]. The log and the
//! receipts name the players; only what is said to the one who chooses may say "you".

mod common;
mod lang;
mod layout;
mod narrate;
mod phrases;
mod speaker;
mod words;

pub use common::{kept, outcome, refused};
pub use lang::{Lang, UnknownLang};
pub use layout::{WIDTH, columns, in_columns, wrap};
pub use narrate::{ActionOf, IllegalOf, Narrate, Obstacle, Prospect, Prospects, SightingOf, ViewOf};
pub use phrases::{PHRASES, brief, is_phrase};
pub use speaker::Speaker;
pub use words::{Arg, COMMAND, COMMON, LESSONS, PAGE, SERVICE, Words};
