//! A table in play, its types hidden.

use serde_json::Value;
use tsugi_engine::{Bot, Game, Line, Refused, Seat, Viewer};
use tsugi_narrator::{Narrate, Speaker, Words, refused};
use tsugi_table::{Config, Frame, Record, Table};
use tsugi_wire::ReceiptLine;

use crate::{Code, Pinned, Refusal, Shelved, components::our_digest, tell};

/// A game built as asked, with what a record must say of it.
pub struct Made<S: Shelved> {
    /// The game.
    pub game: S::Game,
    pub(crate) components: S::Components,
    /// The hash of the components.
    pub(crate) digest: String,
    pub(crate) rules: u32,
    /// Players, names and options.
    pub config: Config,
}

impl<S: Shelved> Made<S> {
    /// What a table of it is pinned to.
    pub(crate) fn pinned(&self, listed: &S) -> Pinned {
        let replaced = self.digest != our_digest(listed);
        let figures = || serde_json::to_value(&self.components).unwrap_or(Value::Null);
        Pinned { rules: self.rules, replaced_components: replaced.then(figures), components: self.digest.clone() }
    }

    /// What a record of a table of it begins with.
    fn frame(&self, listed: &S) -> Frame {
        let Pinned { rules, components, replaced_components } = self.pinned(listed);
        let config = self.config.clone();
        Frame { game: listed.id().into(), rules, components, replaced_components, config }
    }

    /// The record of a table of it.
    pub fn record(&self, listed: &S, table: &Table<S::Game>) -> Option<Record> {
        Record::of(table, self.frame(listed)).ok()
    }
}

impl<S: Shelved> Clone for Made<S> {
    fn clone(&self) -> Self {
        let Self { game, components, digest, rules, config } = self;
        let (game, components, digest) = (game.clone(), components.clone(), digest.clone());
        Self { game, components, digest, rules: *rules, config: config.clone() }
    }
}

/// A table of a game on the shelf.
pub(crate) struct Seated<S: Shelved> {
    pub(crate) shelf: &'static S,
    pub(crate) table: Table<S::Game>,
    pub(crate) bots: Vec<Option<Box<dyn Bot<S::Game>>>>,
    pub(crate) frame: Option<Frame>,
    pub(crate) names: Vec<String>,
    pub(crate) memory_aid: bool,
    /// For each entry, how far everybody knew the log after it.
    pub(crate) settled: Vec<usize>,
}

impl<S: Shelved> Seated<S> {
    pub(crate) fn new(shelf: &'static S, made: Made<S>, table: Table<S::Game>) -> Self {
        let frame = Some(made.frame(shelf));
        Self { frame, ..Self::loaded(shelf, made, table) }
    }

    /// A table that began in the middle and leaves no record.
    pub(crate) fn loaded(shelf: &'static S, made: Made<S>, table: Table<S::Game>) -> Self {
        let bots = (0..made.config.players).map(|_| None).collect();
        let memory_aid = made.config.options.flag("memory_aid");
        let known = table.settled_log().len();
        let settled = (1..=table.log().len()).map(|entry| entry.min(known)).collect();
        Self { shelf, table, bots, frame: None, names: made.config.names, memory_aid, settled }
    }

    /// What a person is shown: without memory, unless the table's `memory_aid` is on.
    pub(crate) fn seen(&self, viewer: Viewer) -> <S::Game as Game>::View {
        let mut view = self.table.view(viewer);
        if !self.memory_aid {
            S::Game::forget(&mut view);
        }
        view
    }

    pub(crate) fn speaker<'a>(&'a self, words: &'a Words) -> Speaker<'a> {
        Speaker { words, names: &self.names }
    }

    pub(crate) fn refusal(&self, why: &Refused<<S::Game as Game>::Illegal>, words: &Words) -> Refusal {
        let message = refused::<S::Guide>(self.table.game(), why, &self.speaker(words));
        let (code, ruling) = match why {
            Refused::GameOver => (Code::GameOver, None),
            Refused::NotYourTurn(_) => (Code::NotYourTurn, None),
            Refused::Illegal(illegal) => (Code::Illegal, Some(S::Guide::ruling(illegal))),
        };
        Refusal { code, ruling, message }
    }

    /// The receipts of all seats from a view; none where the game has no score.
    pub(crate) fn receipts_of(&self, view: &<S::Game as Game>::View, words: &Words) -> Option<Vec<Vec<ReceiptLine>>> {
        let (game, speaker) = (self.table.game(), self.speaker(words));
        let receipts = self.shelf.receipts(game, view)?;
        Some(receipts.iter().map(|lines: &Vec<Line>| tell::receipt::<S::Guide>(game, lines, &speaker)).collect())
    }

    pub(crate) fn seat(&mut self, seat: Seat, name: &str, bot: Box<dyn Bot<S::Game>>) {
        let players = self.bots.len();
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
            if let Some(frame) = &mut self.frame {
                frame.config.bots.resize(players, None);
                frame.config.bots[seat.index()] = Some(name.to_owned());
            }
        }
    }
}
