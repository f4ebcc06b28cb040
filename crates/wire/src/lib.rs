//! What server and clients say to each other: one type for each direction of a stream, and the documents
//! of the plain requests around it. Actions, views and sightings are the games' own JSON, passed through
//! as text.
//!
//! | module | holds |
//! | --- | --- |
//! | `to_server, to_client` | the messages of a stream, a type for each direction |
//! | `shown` | [`Shown`], the one value a viewer is shown |
//! | `documents, about, door, replay, seal` | what plain requests send and are answered |
//! | `code` | [`Code`], the closed list of reasons why something is refused |
//!
//! ```
//! use tsugi_wire::ToServer;
//!
//! let said: ToServer = serde_json::from_str(r#"{"act": {"id": "1", "version": 4, "action": {"pass": {}}}}"#)?;
//! assert!(matches!(said, ToServer::Act(act) if act.version == 4));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod about;
#[cfg(test)]
mod bindings;
mod code;
mod documents;
mod door;
mod replay;
mod seal;
mod set_up;
mod shown;
mod to_client;
mod to_server;

pub use about::{ComponentsDoc, HealthDoc, RulesDoc};
pub use code::Code;
pub use documents::{
    Entered, Entering, Fault, Faulty, GameDoc, Landing, Lands, Leaving, Linked, Linking, NewSeat, NewTable, Rematched,
    SeatDoc, Sitting, Swapping, TableDoc, TableLine, Tables, Who,
};
pub use door::{CodeDoc, Door, Knock, Knocked, Knocking, Knocks, LettingIn, Naming, PlayingAgain, Seating};
pub use replay::{Opening, Past, PlayingOn, Replay};
pub use seal::{Rematching, SealDoc, SealPerson, SealStage, Wording};
pub use set_up::{ChoiceDoc, MeasuredDoc, SeatsNamed, StrengthDoc, ValueDoc};
pub use shown::{Barred, Offer, Parts, ReceiptLine, Shown, Step, TakeBack};
pub use to_client::{
    Asked, Away, Because, Bye, Done, Explained, Hello, Hinted, Hurried, Meaning, Pong, Present, Refused, Taught,
    ToClient, Undoing, Undone, Update, Worth,
};
pub use to_server::{Act, Acting, Answer, Explain, Hint, ToServer, Undo, Why};

/// JSON text of a game's own, passed through untouched.
pub type Json = Box<serde_json::value::RawValue>;

/// JSON text of a game's own that goes into several messages.
pub type Shared = std::sync::Arc<serde_json::value::RawValue>;

/// The version of this protocol: it rises when a client of before would misunderstand. A stream says which it speaks.
pub const PROTOCOL: u32 = 2;

/// The first version of the protocol, which a stream speaks where nothing is said.
pub const FIRST_PROTOCOL: u32 = 1;
