//! Leaks that tests plant where the server makes its bytes, and the law that must find each of them.
//!
//! A leak is handed in with the world, as clock and secrets are. Nothing of this is compiled into a server.

pub(crate) mod law;
mod words;

use tsugi_catalog::Live;
use tsugi_engine::{Seat, Viewer};
use tsugi_wire::{Because, Refused, Shared, TableDoc, ToClient, Undoing, Update};

use crate::hosted::Hosted;

/// What the server says that it must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Another seat's view.
    View,
    /// What another seat saw of a version.
    Sightings,
    /// Events in place of sightings.
    Events,
    /// What another seat may do.
    Legal,
    /// In which words another seat was told.
    Told,
    /// What was chosen last, in the reason why it cannot be taken back.
    Undo,
    /// Nothing but a length.
    Length,
    /// Something hidden in a refusal.
    Refusal,
    /// Something hidden in the reason why a choice is forbidden.
    Reason,
    /// A seat that stays with the stream of one who no longer holds it.
    KeptSeat,
    /// A word of a sealed deal before its time.
    Word,
    /// The secret of the deal.
    Secret,
}

impl Leak {
    /// Every leak of the game; those of the deal are asked for apart.
    const ALL: [Self; 10] = [
        Self::View,
        Self::Sightings,
        Self::Events,
        Self::Legal,
        Self::Told,
        Self::Undo,
        Self::Length,
        Self::Refusal,
        Self::Reason,
        Self::KeptSeat,
    ];
}

impl Hosted {
    /// This table with a leak in what it says.
    pub(crate) fn leaking(mut self, leak: Option<Leak>) -> Self {
        self.leak = leak;
        self
    }
}

/// An update with the leak that is planted at this table.
pub(crate) fn in_update(mut update: Update, table: &Hosted, viewer: Viewer) -> Update {
    let (Some(leak), Some(game)) = (table.leak, &table.game) else { return update };
    let other = Viewer::Seat(another(viewer));
    let last = game.entries().checked_sub(1);
    match leak {
        Leak::View => update.view = update.view.map(|_| game.shown(other).into()),
        Leak::Sightings => update.sightings = game.seen_of(&[last], other).map(Shared::from),
        Leak::Events => update.sightings = game.last_happened().map(|happened| happened.events.into()),
        Leak::Legal => update.legal = Some(game.allowed(another(viewer)).into()),
        Leak::Told => {
            let told = game.told_of(last, other, table.tongue(tsugi_narrator::Lang::En));
            update.told = Some(told.into());
        }
        Leak::Undo => update.undo = update.undo.map(|_| Undoing::No(hidden(game.as_ref()))),
        Leak::Length => {
            let spaces = " ".repeat(hidden(game.as_ref()).len());
            update.told = Some(vec![spaces].into());
        }
        Leak::Refusal | Leak::Reason | Leak::KeptSeat | Leak::Word | Leak::Secret => {}
    }
    update
}

/// A message with the leak that is planted at this table; none where there is none in it.
pub(crate) fn in_message(message: &ToClient, table: &Hosted) -> Option<ToClient> {
    let hidden = hidden(table.game.as_ref()?.as_ref());
    match (table.leak?, message) {
        (Leak::Refusal, ToClient::Refused(refused)) => {
            let Refused { id, code, ruling, version, .. } = refused;
            let (id, ruling) = (id.clone(), ruling.clone());
            Some(ToClient::Refused(Refused { id, code: *code, ruling, message: hidden, version: *version }))
        }
        (Leak::Reason, ToClient::Because(because)) => {
            let Because { id, version, code, ruling, .. } = because;
            let (id, ruling, message) = (id.clone(), ruling.clone(), Some(hidden));
            Some(ToClient::Because(Because { id, version: *version, code: *code, ruling, message }))
        }
        _ => None,
    }
}

/// The table's document with the leak that is planted at this table.
pub(crate) fn in_document(mut document: TableDoc, table: &Hosted) -> TableDoc {
    match table.leak {
        Some(Leak::Word) => document.words.extend(table.sealing.every_word()),
        Some(Leak::Secret) => document.words.push(table.created.secret.clone()),
        _ => {}
    }
    document
}

fn another(viewer: Viewer) -> Seat {
    if viewer == Viewer::Seat(Seat::at(0)) { Seat::at(1) } else { Seat::at(0) }
}

/// The last choice as it is stored, and the whole truth.
fn hidden(game: &dyn Live) -> String {
    let happened = game.last_happened().map_or_else(String::new, |happened| happened.events.get().to_owned());
    happened + &game.state().to_string()
}
