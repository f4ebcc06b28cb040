//! Tables at which players may say nothing to each other: what a seat can still take back reaches nobody else.
//!
//! A walk that is shown step by step and taken back points at things: a language. So at a silent table every viewer has a
//! log of its own, with versions of its own: the own choices as they are made, and those of the others once their turn has
//! ended or they can no longer be taken back, all at once, as one version. What was taken back before stands in nobody's
//! log but that seat's. All of it follows from the table's log, which is kept as everywhere.
//!
//! Between two people such a table keeps a beat (`beat.rs`): what comes to others' logs, comes on it.

use tsugi_catalog::{AnyTable, Start, Stored, awaited, begin};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::{Code, Json, Shown, Undoing};

use crate::{
    entry::{Chose, Entry, Undone},
    hosted::{HostedTable, VersionKind},
    refusal::Refusal,
};

/// The table as one viewer knows it.
pub(crate) struct ViewerTable {
    viewer: Viewer,
    game: Option<Box<dyn AnyTable>>,
    versions: Vec<VersionKind>,
    /// The version of the table that each of them came with.
    came_with: Vec<u64>,
    /// The entries of its game's log, by their numbers in the table's own.
    entries: Vec<usize>,
}

/// A choice that its seat can still take back, or that waits for the beat.
pub(crate) struct HeldChoice {
    entry: usize,
    seat: Seat,
    action: Json,
    events: Json,
    drawn: u64,
}

/// What comes to the logs of the others at the next beat, and the version of the table that it is.
pub(crate) struct Due {
    kind: DueKind,
    version: u64,
}

enum DueKind {
    /// What was chosen in a turn.
    Choices(Vec<HeldChoice>),
    /// A version of another kind.
    Other(VersionKind),
}

/// A game with its versions, as a viewer knows them.
#[derive(Clone, Copy)]
pub(crate) struct Face<'a> {
    pub(crate) game: Option<&'a dyn AnyTable>,
    pub(crate) versions: &'a [VersionKind],
    own: Option<&'a ViewerTable>,
}

impl Face<'_> {
    /// The newest version that the viewer knows.
    pub(crate) fn version(&self) -> u64 {
        self.versions.len() as u64 - 1
    }

    /// Whose choice is awaited, or how it ended, as far as the viewer knows.
    pub(crate) fn status(&self) -> Option<Status> {
        self.game.map(<dyn AnyTable>::status)
    }

    /// Whether that version of the table brought the viewer a new one.
    pub(crate) fn came_with(&self, version: u64) -> bool {
        self.own.is_none_or(|own| own.came_with.last() == Some(&version))
    }

    /// The number that an entry has in the table's own log.
    pub(crate) fn entry(&self, entry: usize) -> usize {
        self.own.map_or(entry, |own| own.entries.get(entry).copied().unwrap_or(usize::MAX))
    }

    /// The viewer's newest version when the table had that one.
    pub(crate) fn version_at(&self, version: u64) -> u64 {
        self.own.map_or(version, |own| {
            let known = own.came_with.partition_point(|&came_with| came_with <= version);
            (known as u64).saturating_sub(1)
        })
    }
}

impl ViewerTable {
    fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    fn push(&mut self, kind: VersionKind, came_with: u64) {
        self.versions.push(kind);
        // What waited for the beat may have been overtaken by the viewer's own choices.
        let newest = self.came_with.last().copied().unwrap_or_default();
        self.came_with.push(came_with.max(newest));
    }

    /// Takes those of these choices that it does not have yet, as one version; whether there were any.
    fn take(&mut self, choices: &[HeldChoice], came_with: u64) -> bool {
        let first = self.entries.len();
        for held in choices.iter().filter(|held| !self.entries.contains(&held.entry)).collect::<Vec<_>>() {
            let HeldChoice { entry, seat, action, events, drawn } = held;
            let stored = Stored::Choice { seat: *seat, action, events, drawn: *drawn };
            if self.game.as_mut().is_some_and(|game| game.restore(stored).is_ok()) {
                self.entries.push(*entry);
            }
        }
        if first == self.entries.len() {
            return false;
        }
        self.push(VersionKind::Turn(first, self.entries.len()), came_with);
        true
    }

    /// Takes back what its own seat took back.
    fn take_back(&mut self, entry: usize, agreed: bool, came_with: u64) {
        let Some(at) = self.entries.iter().position(|known| *known == entry) else { return };
        if self.game.as_mut().is_some_and(|game| game.restore(Stored::Undo { entry: at, agreed }).is_ok()) {
            // An entry that takes back is nobody's choice: no bot hurried with it.
            self.entries.push(usize::MAX);
            self.push(VersionKind::Game(self.entries.len() - 1), came_with);
        }
    }
}

impl HostedTable {
    /// The table as a viewer knows it.
    pub(crate) fn face(&self, viewer: Viewer) -> Face<'_> {
        match self.viewer_tables.iter().find(|known| known.viewer == viewer) {
            Some(own) => Face { game: own.game.as_deref(), versions: &own.versions, own: Some(own) },
            None => Face { game: self.game.as_deref(), versions: &self.versions, own: None },
        }
    }

    /// The newest version that a viewer knows.
    pub fn version_for(&self, viewer: Viewer) -> u64 {
        self.face(viewer).version()
    }

    /// A viewer's newest version when the table had that one.
    pub fn version_seen(&self, viewer: Viewer, version: u64) -> u64 {
        self.face(viewer).version_at(version)
    }

    /// The game as a viewer knows it, once it has begun.
    pub fn game_for(&self, viewer: Viewer) -> Option<&dyn AnyTable> {
        self.face(viewer).game
    }

    /// The newest entry of the game's log that a viewer knows of; none before the first choice.
    pub fn newest_for(&self, viewer: Viewer) -> Option<usize> {
        let face = self.face(viewer);
        let last = face.game?.entries().checked_sub(1)?;
        Some(face.entry(last))
    }

    /// Follows an entry at a silent table, before it is noted who is asked now.
    pub(crate) fn follow_in_silence(&mut self, entry: &Entry, version: u64, kind: VersionKind) {
        if !self.created.silent {
            return;
        }
        match entry {
            Entry::Began { events, drawn } => self.begin_in_silence(events, *drawn, version),
            Entry::Chose(chose) => self.hold(chose, version, kind),
            Entry::Undone(undone) => self.drop_held(undone, version),
            _ if self.beat().is_some() => self.due.push_back(Due { kind: DueKind::Other(kind), version }),
            _ => self.viewer_tables.iter_mut().for_each(|own| own.push(kind, version)),
        }
    }

    /// Brings what waited for the beat longest to the logs that do not have it, and says whose they are.
    pub(crate) fn show_due(&mut self) -> Option<Vec<Viewer>> {
        let Due { kind, version } = self.due.pop_front()?;
        let mut shown = Vec::new();
        for own in &mut self.viewer_tables {
            let news = match &kind {
                DueKind::Choices(choices) => own.take(choices, version),
                DueKind::Other(kind) => {
                    own.push(*kind, version);
                    true
                }
            };
            if news {
                shown.push(own.viewer);
            }
        }
        Some(shown)
    }

    /// From the beginning on every viewer has a log of its own.
    fn begin_in_silence(&mut self, events: &Json, drawn: u64, version: u64) {
        let viewers: Vec<Viewer> = Viewer::all(self.seats.len()).collect();
        let own = viewers.into_iter().map(|viewer| {
            let deal = self.deal().ok();
            let start = deal.map(|deal| Start::Stored { deal, events, drawn });
            let game = start.and_then(|start| begin(self.listing.id, &self.setup(), start).ok());
            let (versions, came_with) = (self.versions.clone(), (0..version).collect());
            let mut own = ViewerTable { viewer, game, versions, came_with, entries: Vec::new() };
            own.push(VersionKind::Began, version);
            own
        });
        self.viewer_tables = own.collect();
    }

    /// Holds a choice back from everybody else, or shows all that was held.
    fn hold(&mut self, chose: &Chose, version: u64, kind: VersionKind) {
        let VersionKind::Game(entry) = kind else { return };
        let Chose { seat, action, events, drawn, .. } = chose;
        let (action, events) = (action.clone(), events.clone());
        self.held.push(HeldChoice { entry, seat: *seat, action, events, drawn: *drawn });
        let open = self.shows_turn(*seat);
        #[cfg(feature = "faults")]
        let shown = open || self.has(crate::Fault::StepsShown);
        #[cfg(not(feature = "faults"))]
        let shown = open;
        let waits = open && self.beat().is_some();
        #[cfg(feature = "faults")]
        let waits = waits && !self.has(crate::Fault::OffBeat);
        // Whoever chose last of those who choose at once waits for the beat as well: it shows what the others chose.
        let alone = !waits || self.held.iter().all(|held| held.seat == *seat);
        for own in &mut self.viewer_tables {
            if shown && !waits {
                own.take(&self.held, version);
            } else if own.is(*seat) && alone {
                let last = self.held.len() - 1;
                own.take(&self.held[last..], version);
            }
        }
        if open {
            let choices = std::mem::take(&mut self.held);
            if waits {
                self.due.push_back(Due { kind: DueKind::Choices(choices), version });
            }
        }
    }

    /// Whether what a seat has just chosen ends its turn or can no longer be taken back.
    fn shows_turn(&self, seat: Seat) -> bool {
        let Some(game) = self.game.as_deref() else { return true };
        let asked = awaited(game.status()).iter().any(|asked| asked != seat && !self.awaited.contains(asked));
        let kept = game.may_take_back(seat, self.words_in(Lang::En)).is_err();
        matches!(game.status(), Status::Over(_)) || asked || kept
    }

    fn drop_held(&mut self, undone: &Undone, version: u64) {
        self.held.retain(|held| held.entry < undone.entry);
        for own in self.viewer_tables.iter_mut().filter(|own| undone.agreed || own.is(undone.seat)) {
            own.take_back(undone.entry, undone.agreed, version);
        }
    }

    /// Everybody is called by their new name in every log.
    pub(crate) fn rename_in_silence(&mut self, seat: Seat, name: &str) {
        for game in self.viewer_tables.iter_mut().filter_map(|own| own.game.as_mut()) {
            game.rename(seat, name);
        }
    }

    /// At a silent table nobody chooses before they can know that it is their turn.
    pub(crate) fn knows_of_turn(&self, seat: Seat, action: &Json, words: &Words) -> Result<(), Refusal> {
        let Some(game) = self.face(Viewer::Seat(seat)).game.filter(|_| !self.due.is_empty()) else { return Ok(()) };
        match game.status() {
            Status::Awaiting(seats) if seats.contains(seat) => Ok(()),
            _ => game.check(seat, action, words).map_err(Refusal::of_game),
        }
    }

    /// Whether a viewer knows that the game is over.
    pub(crate) fn is_over_for(&self, viewer: Viewer) -> bool {
        matches!(self.face(viewer).status(), Some(Status::Over(_)))
    }

    /// Whether a seat can still take something back; at a silent table nothing that others have seen.
    pub(crate) fn may_take_back_in_silence(&self, seat: Seat, words: &Words) -> Result<(), Refusal> {
        if !self.created.silent || self.held.iter().any(|held| held.seat == seat) {
            return Ok(());
        }
        let game = self.face(Viewer::Seat(seat)).game;
        let why = game.and_then(|game| game.may_take_back(seat, words).err());
        Err(Refusal::saying(Code::Kept, why.unwrap_or_else(|| words.say("service-turn-shown", &[]))))
    }

    /// A shown value in which nothing is offered to be taken back that others have seen.
    pub(crate) fn offered_in_silence(&self, mut shown: Shown, viewer: Viewer, words: &Words) -> Shown {
        if let (Viewer::Seat(seat), Some(undo)) = (viewer, &mut shown.undo)
            && undo.may == Undoing::Free
            && let Err(refusal) = self.may_take_back_in_silence(seat, words)
        {
            undo.may = Undoing::No(refusal.message);
        }
        shown
    }
}
