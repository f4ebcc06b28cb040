//! A game that is over, moment by moment: as one viewer saw it, or with everything shown.

use serde_json::value::{RawValue, to_raw_value};
use tsugi_engine::{Game, Seat, Status, Viewer};
use tsugi_narrator::{Speaker, Words, outcome};
use tsugi_table::{Deal, Entry, Fault, Logged, Place, Record, Table};

use crate::{
    Audience, Live, Session, Shelved,
    session::{Made, Seated},
    tell,
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
    /// Who made the entry; none for the set-up.
    pub seat: Option<Seat>,
    /// Whether it took choices back.
    pub undone: bool,
    /// What was told of it.
    pub told: Vec<String>,
    /// What was seen then.
    pub view: Box<RawValue>,
    /// Whose choice was awaited then, or how it ended.
    pub status: Status,
    /// The receipts of all seats then, where the game scores.
    pub receipts: Option<Vec<serde_json::Value>>,
}

impl Moment {
    /// About how many bytes it is when sent.
    fn size(&self) -> usize {
        let told: usize = self.told.iter().map(|line| line.len() + 3).sum();
        let receipts = self.receipts.as_ref().and_then(|receipts| serde_json::to_string(receipts).ok());
        told + self.view.get().len() + receipts.map_or(0, |receipts| receipts.len()) + 64
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

/// The moments of a record that are wanted. Others are gone through, not made.
pub(crate) fn moments<S: Shelved>(
    shelf: &'static S,
    made: Made<S>,
    record: &Record,
    onlooker: Onlooker,
    part: Part,
    words: &Words,
) -> Result<Vec<Moment>, Fault> {
    // Lots stand in the events: no luck is asked for again.
    let (deal, game) = (Deal::new([0; 32], Vec::new()), made.game.clone());
    let table = Table::restored(game, deal, events::<S::Game>(Place::Setup, &record.setup)?, 0);
    let mut seated = Seated::new(shelf, made, table);
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
                seated.take_back(*undo, true).map_err(|_| Fault::Undo { place, undo: *undo })?;
            }
            Entry::Choice { seat, action, events: list } => {
                let action = place.read(action)?;
                seated.restore_choice(*seat, action, events::<S::Game>(place, list)?, 0);
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

fn events<G: Game>(place: Place, list: &[serde_json::Value]) -> Result<Vec<G::Event>, Fault> {
    list.iter().map(|event| place.read(event)).collect()
}

impl<S: Shelved> Seated<S> {
    /// How it stands after that entry, the last so far.
    fn moment(&self, entry: Option<usize>, onlooker: Onlooker, words: &Words) -> Moment {
        let mut told = self.told_to(entry, onlooker, words);
        if let Status::Over(ended) = self.status() {
            told.push(outcome(&ended, &Speaker { words, names: self.names() }));
        }
        let (view, receipts) = match onlooker {
            Onlooker::One(viewer) => (self.shown(viewer), self.receipts(viewer, words)),
            Onlooker::Everything => {
                let all = self.shelf.everything(self.table.game(), self.table.state());
                (to_raw_value(&all).unwrap_or_default(), self.receipts_of(&all, words))
            }
        };
        let undone = entry.is_some_and(|entry| self.taken_back(entry).is_some());
        let seat = entry.and_then(|entry| self.author(entry));
        Moment { seat, undone, told, view, status: self.status(), receipts }
    }

    /// What an onlooker learns with that entry.
    fn told_to(&self, entry: Option<usize>, onlooker: Onlooker, words: &Words) -> Vec<String> {
        let speaker = self.speaker(words);
        match (onlooker, entry) {
            (Onlooker::One(viewer), None) => self.told_of(None, viewer, words),
            (Onlooker::One(viewer), Some(entry)) => {
                let known = self.revealed(entry, viewer);
                known.into_iter().flat_map(|known| self.told_of(Some(known), viewer, words)).collect()
            }
            (Onlooker::Everything, None) => {
                tell::events(self.table.game(), self.table.setup(), Audience::All, &speaker)
            }
            (Onlooker::Everything, Some(entry)) => match self.table.log().get(entry) {
                Some(Logged::Choice(choice)) => {
                    tell::events(self.table.game(), &choice.events, Audience::All, &speaker)
                }
                _ => self.told_of(Some(entry), Viewer::Spectator, words),
            },
        }
    }
}
