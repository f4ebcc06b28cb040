//! Leaks that tests plant where bytes are made, for the law of no leak to find.
//!
//! A leak is handed in with the table. Nothing of this is compiled into a server that is not tested.

use tsugi_catalog::{AnyTable, ViewRequest};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Lang;
use tsugi_wire::{Because, Parts, Refused, Shown, Step, TableDoc, ToClient, Undoing};

use crate::hosted::HostedTable;

/// What the server says that it must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Another seat's view.
    View,
    /// What another seat saw of a version, step by step.
    Steps,
    /// Another seat's view after a step.
    StepView,
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
    pub const ALL: [Self; 11] = [
        Self::View,
        Self::Steps,
        Self::StepView,
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

impl HostedTable {
    /// This table with a leak in what it says.
    pub fn leaking(mut self, leak: Option<Leak>) -> Self {
        self.leak = leak;
        self
    }
}

/// What a viewer is shown, with the leak that is planted at this table.
pub(crate) fn in_shown(mut shown: Shown, table: &HostedTable, viewer: Viewer) -> Shown {
    let (Some(leak), Some(game)) = (table.leak, &table.game) else { return shown };
    let other = Viewer::Seat(another(viewer));
    let lang = table.words_in(Lang::En);
    let news = [game.entries().checked_sub(1)];
    let theirs = || game.show_one(ViewRequest { news: &news, ..ViewRequest::now(other, Parts::default(), lang) });
    let step = |text: String| Step {
        sighting: None,
        text,
        weight: tsugi_engine::Weight::Normal,
        faded: None,
        view: None,
        reckoned: None,
    };
    match leak {
        Leak::View => shown.view = shown.view.and_then(|_| theirs().view),
        Leak::Steps => shown.steps = theirs().steps,
        Leak::Events => {
            let sighting = serde_json::value::to_raw_value(&last_events(game.as_ref())).ok();
            shown.steps = vec![Step { sighting, ..step(String::new()) }].into();
        }
        Leak::StepView => {
            let view = theirs().view;
            let mut steps = shown.steps.to_vec();
            // Also where steps that were told before have none.
            let place = steps.iter().position(|step| step.view.is_some()).unwrap_or(0);
            if let Some(step) = steps.get_mut(place) {
                step.view = view;
            }
            shown.steps = steps.into();
        }
        Leak::Legal => shown.offers = theirs().offers,
        Leak::Told => shown.steps = theirs().steps.iter().map(|seen| step(seen.text.clone())).collect(),
        Leak::Undo => {
            if let Some(undo) = &mut shown.undo {
                undo.may = Undoing::No(hidden(game.as_ref()));
            }
        }
        Leak::Length => shown.steps = vec![step(" ".repeat(hidden(game.as_ref()).len()))].into(),
        Leak::Refusal | Leak::Reason | Leak::KeptSeat | Leak::Word | Leak::Secret => {}
    }
    shown
}

/// What came of the last choice that stands.
fn last_events(game: &dyn AnyTable) -> serde_json::Value {
    let entries = game.record().map(|record| record.entries).unwrap_or_default();
    entries.last().and_then(|entry| serde_json::to_value(entry).ok()).unwrap_or_default()
}

/// A message with the leak that is planted at this table; none where there is none in it.
pub(crate) fn in_message(message: &ToClient, table: &HostedTable) -> Option<ToClient> {
    let (leak, game) = (table.leak?, table.game.as_ref()?);
    match (leak, message) {
        (Leak::Refusal, ToClient::Refused(refused)) => {
            let Refused { id, code, ruling, version, .. } = refused;
            let (id, ruling, message) = (id.clone(), ruling.clone(), hidden(game.as_ref()));
            Some(ToClient::Refused(Refused { id, code: *code, ruling, message, version: *version }))
        }
        (Leak::Reason, ToClient::Because(because)) => {
            let Because { id, version, code, ruling, .. } = because;
            let (id, ruling, message) = (id.clone(), ruling.clone(), Some(hidden(game.as_ref())));
            Some(ToClient::Because(Because { id, version: *version, code: *code, ruling, message }))
        }
        _ => None,
    }
}

/// The table's document with the leak that is planted at this table.
pub(crate) fn in_document(mut document: TableDoc, table: &HostedTable) -> TableDoc {
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
fn hidden(game: &dyn AnyTable) -> String {
    last_events(game).to_string() + &game.state().to_string()
}
