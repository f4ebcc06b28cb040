//! What people ask for outside their streams.

use serde_json::value::RawValue;
use tsugi_engine::Seat;

/// Something asked for outside a stream, as often as it takes.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Look,
    Enter(Option<String>),
    Sit(Option<Seat>, Option<String>),
    Hash,
    Word,
    Begin,
    Leave(Seat),
    StandIn(Seat),
    Swap(Seat, Option<String>),
    /// With the secret of the link.
    Link(Seat, [u8; 32]),
    Unlink(Seat),
    /// With the new table's id.
    PlayAgain(String),
    PlayedAgain(String),
    Record,
    Show,
    Act {
        id: String,
        version: u64,
        action: Box<RawValue>,
    },
}

impl Ask {
    /// The message's id, where it is a choice.
    pub(crate) fn message(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. } => Some(id),
            _ => None,
        }
    }
}

/// What is asked, in words.
pub(crate) fn in_words(ask: &Ask) -> String {
    match ask {
        Ask::Look => "to look".into(),
        Ask::Enter(Some(_)) => "to be let in with a key".into(),
        Ask::Enter(None) => "to be let in".into(),
        Ask::Sit(Some(seat), _) => format!("to sit down in seat {}", seat.index()),
        Ask::Sit(None, _) => "to sit down".into(),
        Ask::Hash => "to promise a word".into(),
        Ask::Word => "to open the word".into(),
        Ask::Begin => "to begin".into(),
        Ask::Leave(seat) => format!("to leave seat {}", seat.index()),
        Ask::StandIn(seat) => format!("for a bot in seat {}, whose player is away", seat.index()),
        Ask::Swap(seat, Some(bot)) => format!("to put {bot} into seat {}", seat.index()),
        Ask::Swap(seat, None) => format!("to open seat {}", seat.index()),
        Ask::Link(seat, _) => format!("for a link to seat {}", seat.index()),
        Ask::Unlink(seat) => format!("to call back the links to seat {}", seat.index()),
        Ask::PlayAgain(_) | Ask::PlayedAgain(_) => "to play again".into(),
        Ask::Record => "for the record".into(),
        Ask::Show => "to be shown the table".into(),
        Ask::Act { id, version, action } => format!("{id}, to choose {action} at version {version}"),
    }
}
