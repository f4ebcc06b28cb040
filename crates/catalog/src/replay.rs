//! A game that is over, moment by moment: as one viewer saw it, or with everything shown.

use serde_json::value::RawValue;
use tsugi_engine::{Game, Seat, Status, Viewer};
use tsugi_guide::Guide;
use tsugi_narrator::Words;
use tsugi_table::{Deal, Entry, Place, Record, RecordFault, Table};
use tsugi_wire::{Json, Parts, ReceiptLine, Shared};

use crate::{
    AnyTable, Built, Scope,
    shown::{Builder, Request},
    typed_table::TypedTable,
};

/// Through whose eyes a finished game is seen again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// One viewer's, at each moment with what was known then.
    One(Viewer),
    /// Nobody's: all there was.
    Everything,
}

impl std::fmt::Display for Onlooker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::One(viewer) => viewer.fmt(f),
            Self::Everything => f.write_str("everything"),
        }
    }
}

/// A game after its set-up, or after an entry of its log.
#[derive(Debug)]
pub struct Moment {
    /// Who built the entry; none for the set-up.
    pub seat: Option<Seat>,
    /// Whether it took choices back.
    pub undone: bool,
    /// What was told of it.
    pub told: Vec<String>,
    /// What was seen then.
    pub view: Shared,
    /// What follows from what was seen, where the game reckons something.
    pub reckoned: Option<Json>,
    /// Whose choice was awaited then, or how it ended.
    pub status: Status,
    /// The receipts of all seats then, where the game scores.
    pub receipts: Option<Vec<Vec<ReceiptLine>>>,
}

impl Moment {
    /// About how many bytes it is when sent.
    fn size(&self) -> usize {
        let told: usize = self.told.iter().map(|line| line.len() + 3).sum();
        let receipts = self.receipts.as_ref().and_then(|receipts| serde_json::to_string(receipts).ok());
        let reckoned = self.reckoned.as_ref().map_or(0, |reckoned| reckoned.get().len());
        told + self.view.get().len() + reckoned + receipts.map_or(0, |receipts| receipts.len()) + 64
    }
}

/// Which moments of a record are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The first, the set-up being 0.
    pub from: usize,
    /// At most so many.
    pub moments: usize,
    /// Once they are so many bytes, no more; but always one.
    pub bytes: usize,
}

impl Part {
    /// All of them.
    pub const WHOLE: Self = Self { from: 0, moments: usize::MAX, bytes: usize::MAX };

    /// Whether the next moment is wanted after those.
    fn goes_on(&self, moments: &[Moment], bytes: usize) -> bool {
        moments.is_empty() || (moments.len() < self.moments && bytes < self.bytes)
    }
}

/// The moments of a record that are wanted. Others are gone through, not built.
pub(crate) fn moments<G: Guide>(
    guide: &'static G,
    built: Built<G>,
    record: &Record,
    onlooker: Onlooker,
    part: Part,
    words: &Words,
) -> Result<Vec<Moment>, RecordFault> {
    // Lots stand in the events: no luck is asked for again.
    let (deal, game) = (Deal::new([0; 32], Vec::new()), built.game.clone());
    let table = Table::restored(game, deal, events::<G::Game>(Place::Setup, &record.setup)?, 0);
    let mut seated = TypedTable::new(guide, built, table);
    let (mut moments, mut bytes) = (Vec::new(), 0);
    if part.from == 0 {
        moments.push(seated.moment(None, onlooker, words));
        bytes += moments[0].size();
    }
    for (number, entry) in record.entries.iter().enumerate() {
        if number + 1 > part.from && !part.goes_on(&moments, bytes) {
            break;
        }
        let place = Place::Entry(number);
        match entry {
            Entry::Undo { undo, .. } => {
                seated.take_back(*undo, true).map_err(|_| RecordFault::Undo { place, undo: *undo })?;
            }
            Entry::Choice { seat, action, events: list } => {
                let action = place.read(action)?;
                seated.restore_choice(*seat, action, events::<G::Game>(place, list)?, 0);
            }
        }
        if number + 1 < part.from {
            continue;
        }
        let moment = seated.moment(Some(number), onlooker, words);
        bytes += moment.size();
        moments.push(moment);
    }
    Ok(moments)
}

fn events<G: Game>(place: Place, list: &[serde_json::Value]) -> Result<Vec<G::Event>, RecordFault> {
    list.iter().map(|event| place.read(event)).collect()
}

impl<G: Guide> TypedTable<G> {
    /// How it stands after that entry, the last so far.
    fn moment(&self, entry: Option<usize>, eyes: Onlooker, lang: &Words) -> Moment {
        let parts = Parts { receipts: true, end: true, reckoned: true, ..Parts::default() };
        let news = [entry];
        let (scope, fresh_from) = (Scope::Whole, 0);
        let request =
            Request { eyes, seat: None, lang, parts, news: &news, fresh_from, scope, memory: false, only: None };
        let shown = Builder::new(self).shown(&request);
        let told = shown.steps.iter().map(|step| step.text.clone()).chain(shown.end);
        Moment {
            seat: entry.and_then(|entry| self.author(entry)),
            undone: entry.is_some_and(|entry| self.undone_by(entry).is_some()),
            told: told.collect(),
            view: shown.view.unwrap_or_else(|| Shared::from(<Box<RawValue>>::default())),
            reckoned: shown.reckoned,
            status: self.table.status(),
            receipts: shown.receipts,
        }
    }
}
