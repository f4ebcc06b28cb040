//! What a viewer is sent. Nothing here reads anything but what the game shows that viewer.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use tsugi_catalog::{Live, awaited};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::{Speaker, Words, outcome};
use tsugi_wire::{Hello, Json, PROTOCOL, ToClient, Undoing, Undone, Update};

use crate::hosted::{Hosted, Turn};

/// So many missed versions are told one by one; who missed more is shown the whole table.
const MOST_MISSED: u64 = 200;

/// What a client wants beside the game's own: the wishes of `with=ask,offers,ahead,receipts,undo,end`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the request")]
pub(crate) struct Wishes {
    ask: bool,
    offers: bool,
    ahead: bool,
    receipts: bool,
    undo: bool,
    end: bool,
}

impl Wishes {
    /// The wishes that a request names; words that are none are passed over.
    pub(crate) fn read(words: &str) -> Self {
        let has = |word: &str| words.split(',').any(|wish| wish.trim() == word);
        Self {
            ask: has("ask"),
            offers: has("offers"),
            ahead: has("ahead"),
            receipts: has("receipts"),
            undo: has("undo"),
            end: has("end"),
        }
    }
}

/// Who looks, in which language, with which wishes.
#[derive(Clone, Copy)]
pub(crate) struct Lens {
    pub(crate) viewer: Viewer,
    pub(crate) words: &'static Words,
    pub(crate) wishes: Wishes,
}

impl Lens {
    /// Lenses that are the same show the same.
    pub(crate) fn key(&self) -> (Viewer, &'static str, Wishes) {
        (self.viewer, self.words.lang().code(), self.wishes)
    }
}

/// What each viewer was last shown: where nothing has changed, nothing is sent but the number.
#[derive(Default)]
pub(crate) struct Shown(HashMap<Viewer, (Json, Option<Status>)>);

/// A message as text.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Hosted {
    /// The first message.
    pub(crate) fn hello(&self, viewer: Viewer) -> ToClient {
        let (viewer, version) = (viewer.to_string(), self.version());
        ToClient::Hello(Box::new(Hello { protocol: PROTOCOL, viewer, version, table: self.document() }))
    }

    /// All that a viewer who knows the table up to `since` must be sent.
    pub(crate) fn catch_up(&self, lens: Lens, since: Option<u64>) -> Vec<ToClient> {
        let now = self.version();
        let known = since.filter(|&since| since <= now && now - since <= MOST_MISSED);
        let mut updates: Vec<Update> = match known {
            Some(since) => (since + 1..=now).map(|version| self.turn(version, lens)).collect(),
            None => vec![self.whole(lens)],
        };
        if updates.is_empty() {
            updates.push(Update { version: now, ..Update::default() });
        }
        if let Some(last) = updates.last_mut() {
            let view = self.game.as_ref().map(|game| game.shown(lens.viewer));
            self.stand(last, lens, view);
        }
        updates.into_iter().map(|update| ToClient::Update(Box::new(update))).collect()
    }

    /// The newest version for one who has all before it.
    pub(crate) fn newest(&self, lens: Lens, look: &Look) -> ToClient {
        let mut update = self.turn(self.version(), lens);
        let learnt = update.sightings.is_some() || update.told.is_some() || update.table.is_some();
        if learnt || look.changed {
            self.stand(&mut update, lens, look.view.clone());
        }
        ToClient::Update(Box::new(update))
    }

    /// What a viewer learnt from one version.
    fn turn(&self, version: u64, lens: Lens) -> Update {
        let mut update = Update { version, ..Update::default() };
        let turn = usize::try_from(version).ok().and_then(|at| self.turns.get(at));
        match (turn, &self.game) {
            (Some(Turn::Began), Some(game)) => {
                learn(&mut update, game.as_ref(), None, lens);
                update.table = Some(self.document());
            }
            (Some(Turn::Game(entry)), Some(game)) => {
                for known in game.revealed(*entry, lens.viewer) {
                    learn(&mut update, game.as_ref(), Some(known), lens);
                }
            }
            (Some(Turn::Seats), _) => update.table = Some(self.document()),
            _ => {}
        }
        update
    }

    /// The whole table, with all that a viewer has been told.
    fn whole(&self, lens: Lens) -> Update {
        let mut told = Vec::new();
        for (turn, game) in self.turns.iter().zip(std::iter::repeat(&self.game)) {
            match (turn, game) {
                (Turn::Began, Some(game)) => told.extend(game.told_of(None, lens.viewer, lens.words)),
                (Turn::Game(entry), Some(game)) => {
                    for known in game.revealed(*entry, lens.viewer) {
                        told.extend(game.told_of(Some(known), lens.viewer, lens.words));
                    }
                }
                _ => {}
            }
        }
        Update { version: self.version(), whole: true, told: Some(told), ..Update::default() }
    }

    /// Adds how the table stands: view, status, legal actions, and what else is wished.
    fn stand(&self, update: &mut Update, lens: Lens, view: Option<Json>) {
        let (Some(game), Some(status)) = (&self.game, self.status()) else { return };
        update.view = view;
        update.status = Some(status);
        if lens.wishes.receipts {
            update.receipts = game.receipts(lens.viewer, lens.words);
        }
        if let (true, Status::Over(ended)) = (lens.wishes.end, status) {
            update.end = Some(outcome(&ended, &Speaker { words: lens.words, names: game.names() }));
        }
        let Viewer::Seat(seat) = lens.viewer else { return };
        update.legal = Some(game.allowed(seat));
        update.lesson = self.taught(seat, lens.words);
        if lens.wishes.undo {
            update.undo = Some(undoing(seat, game.as_ref(), lens.words));
        }
        if awaited(status).contains(seat) {
            update.ask = lens.wishes.ask.then(|| game.ask(seat, lens.words));
            update.offers = lens.wishes.offers.then(|| game.offers(seat, lens.words));
            update.ahead = lens.wishes.ahead.then(|| game.ahead(seat, lens.words)).flatten();
        }
    }
}

/// Whether a seat could take its last choice back.
fn undoing(seat: Seat, game: &dyn Live, words: &Words) -> Undoing {
    match game.within_frontier(seat, words) {
        Ok(_) => Undoing::Free,
        Err(why) if game.is_silent() || game.last_of(seat).is_none() => Undoing::No(why),
        Err(why) => Undoing::Ask(why),
    }
}

/// What a viewer sees now.
pub(crate) struct Look {
    view: Option<Json>,
    changed: bool,
}

impl Shown {
    /// Looks at the table for a viewer, and notes what it was shown.
    pub(crate) fn look(&mut self, table: &Hosted, viewer: Viewer) -> Look {
        let Some(game) = &table.game else { return Look { view: None, changed: false } };
        let (view, status) = (game.shown(viewer), table.status());
        let was = self.0.insert(viewer, (view.clone(), status));
        let same = was.is_some_and(|(old, was)| old.get() == view.get() && was == status);
        Look { view: Some(view), changed: !same }
    }

    /// Forgets viewers who are gone.
    pub(crate) fn keep(&mut self, here: impl Fn(Viewer) -> bool) {
        self.0.retain(|viewer, _| here(*viewer));
    }
}

/// Adds what a viewer saw of an entry.
fn learn(update: &mut Update, game: &dyn Live, entry: Option<usize>, lens: Lens) {
    let (seen, told) = (game.seen_of(entry, lens.viewer), game.told_of(entry, lens.viewer, lens.words));
    if let Some((seat, agreed)) = entry.and_then(|entry| game.taken_back(entry)) {
        update.undone = Some(Undone { seat, agreed });
    }
    if !seen.is_empty() {
        update.sightings.get_or_insert_default().extend(seen);
    }
    if !told.is_empty() {
        update.told.get_or_insert_default().extend(told);
    }
}
