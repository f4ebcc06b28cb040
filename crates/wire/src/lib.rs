//! What server and clients say to each other: one type for each direction of a stream, and the documents
//! of the plain requests around it. Actions, views and sightings are the games' own JSON, passed through
//! as text.

#[cfg(test)]
mod bindings;
mod code;
mod documents;
mod replay;
mod seal;
mod shown;
mod to_client;
mod to_server;

pub use code::Code;
pub use documents::{
    Entered, Entering, Fault, Faulty, GameDoc, Landing, Lands, Leaving, Linked, Linking, NewSeat, NewTable, Rematched,
    SeatDoc, Sitting, Swapping, TableDoc, TableLine, Tables, Who,
};
pub use replay::{Opening, Past, Replay};
pub use seal::{Rematching, SealDoc, SealPerson, SealStage, Wording};
pub use shown::{Barred, Offer, Parts, ReceiptLine, Shown, Step, TakeBack};
pub use to_client::{
    Asked, Because, Bye, Done, Explained, Hello, Hinted, Hurried, Meaning, Pong, Refused, Taught, ToClient, Undoing,
    Undone, Update, Worth,
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
