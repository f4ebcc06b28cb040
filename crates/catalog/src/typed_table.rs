//! A table in play, with the types of its game.

use serde_json::Value;
use tsugi_engine::{Bot, Game, Line, Refused, Seat, Status};
use tsugi_guide::{Guide, receipt};
use tsugi_narrator::{Obstacle, Speaker, Words, refused};
use tsugi_table::{Config, Frame, Record, Story, Table};
use tsugi_wire::ReceiptLine;

use crate::{Pinned, RefusalCode, TableRefusal, components::our_digest};

/// A game built as asked, with what a record must say of it.
pub struct Built<G: Guide> {
    /// The game.
    pub game: G::Game,
    pub(crate) components: G::Components,
    /// The hash of the components.
    pub(crate) digest: String,
    pub(crate) rules: u32,
    /// Players, names and options.
    pub config: Config,
}

impl<G: Guide> Built<G> {
    /// What a table of it is pinned to.
    pub(crate) fn pinned(&self, guide: &G) -> Pinned {
        let replaced = self.digest != our_digest(guide);
        let figures = || serde_json::to_value(&self.components).unwrap_or(Value::Null);
        Pinned { rules: self.rules, replaced_components: replaced.then(figures), components: self.digest.clone() }
    }

    /// What a record of a table of it begins with.
    fn frame(&self, guide: &G) -> Frame {
        let Pinned { rules, components, replaced_components } = self.pinned(guide);
        let config = self.config.clone();
        Frame { game: guide.listing().id.into(), rules, components, replaced_components, config, from: None }
    }

    /// The record of a table of it.
    pub fn record(&self, guide: &G, table: &Table<G::Game>) -> Option<Record> {
        Record::of(table, self.frame(guide)).ok()
    }
}

impl<G: Guide> Clone for Built<G> {
    fn clone(&self) -> Self {
        let Self { game, components, digest, rules, config } = self;
        let (game, components, digest) = (game.clone(), components.clone(), digest.clone());
        Self { game, components, digest, rules: *rules, config: config.clone() }
    }
}

/// A table of a game, with what is said of it.
pub(crate) struct TypedTable<G: Guide> {
    pub(crate) guide: &'static G,
    pub(crate) table: Table<G::Game>,
    pub(crate) bots: Vec<Option<Box<dyn Bot<G::Game>>>>,
    pub(crate) frame: Option<Frame>,
    pub(crate) names: Vec<String>,
    pub(crate) memory_aid: bool,
    /// Whether people must remember by themselves what the table showed them once.
    forgets: bool,
    /// For each entry, how far everybody knew the log after it.
    pub(crate) settled: Vec<usize>,
}

impl<G: Guide> TypedTable<G> {
    pub(crate) fn new(guide: &'static G, built: Built<G>, table: Table<G::Game>) -> Self {
        let frame = Some(built.frame(guide));
        Self { frame, ..Self::loaded(guide, built, table) }
    }

    /// A table that began in the middle and leaves no record.
    pub(crate) fn loaded(guide: &'static G, built: Built<G>, table: Table<G::Game>) -> Self {
        let bots = (0..built.config.players).map(|_| None).collect();
        let memory_aid = built.config.options.flag("memory_aid");
        let forgets = !memory_aid && built.config.options.iter().any(|(key, _)| key == "memory_aid");
        let known = table.settled_log().len();
        let settled = (1..=table.log().len()).map(|entry| entry.min(known)).collect();
        Self { guide, table, bots, frame: None, names: built.config.names, memory_aid, forgets, settled }
    }

    /// How much of what was seen before is told: all of it once the game is over.
    pub(crate) fn story(&self) -> Story {
        let runs = matches!(self.table.status(), Status::Awaiting(_));
        if self.forgets && runs { Story::Faded } else { Story::Whole }
    }

    pub(crate) fn speaker<'a>(&'a self, words: &'a Words) -> Speaker<'a> {
        Speaker { words, names: &self.names }
    }

    pub(crate) fn refusal(&self, why: &Refused<<G::Game as Game>::Illegal>, words: &Words) -> TableRefusal {
        let speaker = self.speaker(words);
        let code = match why {
            Refused::GameOver => RefusalCode::GameOver,
            Refused::NotYourTurn(_) => RefusalCode::NotYourTurn,
            Refused::Illegal(illegal) => {
                let Obstacle { ruling, message } = G::refuse(self.table.game(), illegal, &speaker);
                return TableRefusal { code: RefusalCode::Illegal, ruling: Some(ruling), message };
            }
        };
        TableRefusal { code, ruling: None, message: refused::<G>(self.table.game(), why, &speaker) }
    }

    /// The receipts of all seats from a view; none where the game has no score.
    pub(crate) fn receipts_of(&self, view: &<G::Game as Game>::View, words: &Words) -> Option<Vec<Vec<ReceiptLine>>> {
        let (game, speaker) = (self.table.game(), self.speaker(words));
        let receipts = self.guide.receipts(game, view)?;
        Some(receipts.iter().map(|lines: &Vec<Line>| receipt::<G>(game, lines, &speaker)).collect())
    }

    pub(crate) fn seat(&mut self, seat: Seat, name: &str, bot: Box<dyn Bot<G::Game>>) {
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
