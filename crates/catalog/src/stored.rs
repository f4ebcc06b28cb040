//! A table that a service keeps: what it stores of it, and what each viewer is sent, as JSON text.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use tsugi_engine::{Game, Seat, SeatSet, Status, Viewer};
use tsugi_guide::Guide;
use tsugi_narrator::Words;
use tsugi_table::Logged;

use crate::{Problem, RefusalCode, TableRefusal, typed_table::TypedTable};

/// What is stored of a choice, or of the set-up.
#[derive(Debug)]
pub struct Happened {
    /// What was chosen; null for the set-up.
    pub action: Box<RawValue>,
    /// What came of it.
    pub events: Box<RawValue>,
    /// Where luck stood afterwards.
    pub drawn: u64,
}

/// An entry from the store.
#[derive(Clone, Copy, Debug)]
pub enum Stored<'a> {
    /// A seat chose.
    Choice {
        /// The seat that did it, from 0.
        seat: Seat,
        /// The choice.
        action: &'a RawValue,
        /// What came of it.
        events: &'a RawValue,
        /// Where luck stood afterwards.
        drawn: u64,
    },
    /// That entry and all after it were taken back.
    Undo {
        /// Its place in the log.
        entry: usize,
        /// Whether because everybody agreed.
        agreed: bool,
    },
}

/// A game's value as JSON text.
pub(crate) fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).unwrap_or_default()
}

pub(crate) fn read<T: DeserializeOwned>(text: &RawValue) -> Result<T, Problem> {
    tsugi_reader::json_by_value(text.get()).map_err(Problem::Unreadable)
}

/// Whether two texts say the same.
pub(crate) fn same<T: DeserializeOwned + PartialEq>(one: &RawValue, other: &RawValue) -> bool {
    read::<T>(one).is_ok_and(|one| read::<T>(other).is_ok_and(|other| one == other))
}

/// A choice as a client sent it.
pub(crate) fn read_action<T: DeserializeOwned>(action: &RawValue, words: &Words) -> Result<T, TableRefusal> {
    tsugi_reader::json_by_value(action.get()).map_err(|error| {
        let problem = words.tell(&error);
        TableRefusal {
            code: RefusalCode::Malformed,
            ruling: None,
            message: words.say("command-bad-action", &[("problem", problem.into())]),
        }
    })
}

impl<G: Guide> TypedTable<G> {
    /// Notes up to which entry everybody may know the log; what was once known stays known.
    pub(crate) fn note_settled(&mut self) {
        let before = self.settled.last().copied().unwrap_or(0);
        self.settled.push(self.table.settled_log().len().max(before));
    }

    /// Takes a choice from a log, with what came of it and where luck stood afterwards.
    pub(crate) fn restore_choice(
        &mut self,
        seat: Seat,
        action: <G::Game as Game>::Action,
        events: Vec<<G::Game as Game>::Event>,
        drawn: u64,
    ) {
        self.table.restore(seat, action, events, drawn);
        self.note_settled();
    }

    /// Who made an entry: the chooser, or whose choice was taken back.
    pub(crate) fn author(&self, entry: usize) -> Option<Seat> {
        match self.table.log().get(entry)? {
            Logged::Choice(choice) => Some(choice.seat),
            Logged::Undo(undone) | Logged::Agreed(undone) => self.author(*undone),
        }
    }

    /// Which entries became known to a viewer with that entry: none of them where others choose unseen,
    /// several when the last of these choices is in.
    pub(crate) fn revealed_with(&self, entry: usize, viewer: Viewer) -> Vec<usize> {
        let known = |entry: usize| self.settled.get(entry).copied().unwrap_or(0);
        let before = entry.checked_sub(1).map_or(0, known);
        let own = |entry: usize| matches!(viewer, Viewer::Seat(seat) if self.author(entry) == Some(seat));
        let others = (before..known(entry)).filter(|&other| !own(other));
        others.chain(Some(entry).filter(|&entry| own(entry))).collect()
    }

    pub(crate) fn events_of(&self, entry: Option<usize>) -> &[<G::Game as Game>::Event] {
        match entry.map(|entry| self.table.log().get(entry)) {
            None => self.table.setup(),
            Some(Some(Logged::Choice(choice))) => &choice.events,
            Some(_) => &[],
        }
    }
}

/// The seats that are awaited; nobody once it is over.
pub fn awaited(status: Status) -> SeatSet {
    match status {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => SeatSet::EMPTY,
    }
}
