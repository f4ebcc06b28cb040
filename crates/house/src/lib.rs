//! Tables with seats, streams, consent and versions, as one machine without I/O.
//!
//! A [`TableMachine`] is handed what came ([`Input`]) with the time, and says what it wants done ([`Effect`]): to store an
//! entry, to send these bytes to that stream, to let a bot think, to be woken. It has no clock, no socket, no thread and
//! no luck of its own, so a server, a browser, a terminal and a simulated world can all drive the same one.
//!
//! A [`HostedTable`] is a table as its log says; the machine adds who looks, what waits and what is asked.
//!
//! | module | holds |
//! | --- | --- |
//! | `effect` | [`Input`] and [`Effect`], all of a table's dealings with the world |
//! | `machine, streams, requests` | [`TableMachine`]: what comes in, who looks, what is asked outside a stream |
//! | `hosted, entry, stored, forms` | [`HostedTable`] and the entries of its log, in every form there was |
//! | `decide, authority, consent, presence, sealing` | what is allowed: who holds a seat, what is taken back, who is away, whose word is due |
//! | `render, first_protocol, languages` | what a viewer is sent, its bytes made once |
//! | `opening, names, lessons, replay, hints` | how a table is made, and what else one may ask of it |
//! | `questions, bots, shares` | what a bot is asked, and how thinking is shared |
//!
//! ```
//! use std::{collections::BTreeMap, sync::LazyLock};
//! use tsugi_house::{Entry, Hashed, HostedTable, Languages, NewSecrets};
//! use tsugi_narrator::Lang;
//! use tsugi_wire::{NewSeat, NewTable};
//!
//! static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::new);
//!
//! // Identities and secrets are drawn outside; what is made is an entry, and a table is what its entries say.
//! let (host, secrets) = (Hashed::of(&[1; 32]), NewSecrets { key: [2; 32], deal: [3; 32] });
//! let seats = vec![NewSeat::Mine, NewSeat::Guest("Théo".into())];
//! let wanted = NewTable { game: "kintsugi".into(), seats, ..NewTable::default() };
//! let words = LANGUAGES.of_service(Lang::En);
//! let created = tsugi_house::open(&wanted, &host, &secrets, &BTreeMap::new(), 0, words).expect("it can be made");
//! let log = [serde_json::to_string(&Entry::Created(Box::new(created))).expect("JSON")];
//! let table = HostedTable::restored("0a0b", &log, &LANGUAGES).expect("it is read").expect("a table");
//! assert_eq!(table.held_by(Some(&host)).len(), 2);
//! ```

mod authority;
mod beat;
mod bots;
mod changes;
mod consent;
pub mod costs;
mod decide;
mod door;
mod effect;
mod entry;
#[cfg(feature = "faults")]
mod faults;
mod first_protocol;
mod forms;
mod hints;
mod hosted;
mod identity;
mod languages;
#[cfg(feature = "faults")]
mod leaks;
mod lessons;
mod machine;
mod names;
mod onward;
mod opening;
mod presence;
mod questions;
mod refusal;
mod render;
mod replay;
mod requests;
mod sealing;
pub mod shares;
mod silence;
#[cfg(test)]
mod stored;
mod streams;
mod words;

pub use decide::network_bots;
pub use door::TableCode;
pub use effect::{
    About, Alarm, Attach, Effect, Input, NewEntry, NoThought, NotStored, TableSettings, Tally, Thinking, Trouble,
};
pub use entry::{Chose, Created, Entry, Key, Occupant, Sat, Thought, Undone};
#[cfg(feature = "faults")]
pub use faults::Fault;
pub use first_protocol::parts_of;
pub use hosted::{HostedTable, Unreadable};
pub use identity::Hashed;
pub use languages::Languages;
#[cfg(feature = "faults")]
pub use leaks::Leak;
pub use machine::TableMachine;
pub use names::bot_name;
pub use onward::play_on;
pub use opening::{NewSecrets, open, rematch};
pub use refusal::Refusal;
pub use render::{Protocol, text};
pub use replay::{LARGEST_RECORD, is_bloated, moments_wanted, replay};
pub use requests::{Looking, Reply, Request, RequestKind};
pub use sealing::Step;
