//! Every event, action, refusal, receipt and error as a sentence, in English and French.
//!
//! What is said lies in Fluent files: `lang/` here for words that every game needs, and `lang/` in a
//! game's guide for the rest. A guide implements [`Narrate`]. The log and the
//! receipts name the players; only what is said to the one who chooses may say "you".
//!
//! | module | holds |
//! | --- | --- |
//! | `words` | [`Words`]: all messages of one language, and how one of them is said |
//! | `narrate, speaker` | [`Narrate`], what a guide says of its game, and the [`Speaker`] it says it with |
//! | `common` | what is said alike in every game |
//! | `lang` | [`Lang`], the languages there are |
//! | `layout, brief` | lines that fit a terminal, sentences of bounded length |
//!
//! ```
//! use tsugi_engine::Message;
//! use tsugi_narrator::{Lang, Words};
//!
//! let wrong = Message::out_of_range(10, 1, 9);
//! assert_eq!(Words::new(Lang::En, None).tell(&wrong), "10 is not from 1 to 9");
//! assert_eq!(Words::new(Lang::Fr, None).tell(&wrong), "10 n’est pas compris entre 1 et 9");
//! ```

mod brief;
mod common;
mod lang;
mod layout;
mod narrate;
mod speaker;
mod words;

pub use brief::brief;
pub use common::{kept, outcome, refused};
pub use lang::{Lang, UnknownLang};
pub use layout::{WIDTH, columns, in_columns, prose, wrap};
pub use narrate::{ActionOf, Description, IllegalOf, Narrate, Obstacle, Prospect, Prospects, SightingOf, ViewOf};
pub use speaker::Speaker;
pub use words::{Arg, COMMAND, COMMON, ERRORS, PAGE, SERVICE, Words};
