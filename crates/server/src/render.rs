//! What a viewer is sent. Nothing here reads anything but what the game shows that viewer.

use std::{collections::HashMap, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use tsugi_catalog::{Live, awaited};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::{Speaker, Words, outcome};
use tsugi_wire::{Hello, Hurried, PROTOCOL, Shared, ToClient, Undoing, Undone, Update};

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
    fn key(&self) -> Key {
        (self.viewer, self.words.lang().code(), self.wishes)
    }
}

type Key = (Viewer, &'static str, Wishes);

/// What each pair of eyes was last shown: where nothing has changed, nothing is sent but the number.
#[derive(Default)]
pub(crate) struct Shown(HashMap<Viewer, (Shared, Option<Status>)>);

/// Most messages are not longer.
const USUAL: usize = 2048;

/// A message as text.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL);
    let written = serde_json::to_writer(&mut text, message);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default().into()
}

impl Hosted {
    /// The first message.
    pub(crate) fn hello(&self, viewer: Viewer) -> ToClient {
        self.hello_again(viewer, None)
    }

    /// The first message of a stream that goes on as another viewer's, and why it does.
    pub(crate) fn hello_again(&self, viewer: Viewer, note: Option<String>) -> ToClient {
        let (viewer, version) = (viewer.to_string(), self.version());
        ToClient::Hello(Box::new(Hello { protocol: PROTOCOL, viewer, version, table: self.document(), note }))
    }

    /// All that a viewer who knows the table up to `since` must be sent.
    pub(crate) fn catch_up(&self, lens: Lens, since: Option<u64>) -> Vec<ToClient> {
        let now = self.version();
        let known = since.filter(|&since| since <= now && now - since <= MOST_MISSED);
        let mut updates: Vec<Update> = match known {
            Some(since) => (since + 1..=now).map(|version| self.turn(version, lens.viewer, lens.words)).collect(),
            None => vec![self.whole(lens)],
        };
        if updates.is_empty() {
            updates.push(Update { version: now, ..Update::default() });
        }
        if let Some(last) = updates.last_mut() {
            let view = self.game.as_ref().map(|game| game.shown(game.eyes_of(lens.viewer)).into());
            self.stand(last, lens, view);
        }
        updates.into_iter().map(|update| self.sent(update, lens.viewer)).collect()
    }

    /// An update on its way to a viewer.
    #[cfg_attr(not(test), expect(clippy::unused_self, unused_variables, reason = "tests plant leaks here"))]
    fn sent(&self, update: Update, viewer: Viewer) -> ToClient {
        #[cfg(test)]
        let update = crate::leaks::in_update(update, self, viewer);
        ToClient::Update(Box::new(update))
    }

    /// What a viewer learnt from one version.
    fn turn(&self, version: u64, viewer: Viewer, words: &Words) -> Update {
        let mut update = Update { version, ..Update::default() };
        let turn = usize::try_from(version).ok().and_then(|at| self.turns.get(at));
        match (turn, &self.game) {
            (Some(Turn::Began), Some(game)) => {
                learn(&mut update, game.as_ref(), &[None], viewer, words);
                update.table = Some(self.document());
            }
            (Some(Turn::Game(entry)), Some(game)) => {
                let known: Vec<Option<usize>> = game.revealed(*entry, viewer).into_iter().map(Some).collect();
                learn(&mut update, game.as_ref(), &known, viewer, words);
                update.hurried = self.hurried_among(&known, words);
            }
            (Some(Turn::Seats), _) => update.table = Some(self.document()),
            _ => {}
        }
        update
    }

    /// The bots that thought less than promised, among choices that a viewer hears of now.
    fn hurried_among(&self, entries: &[Option<usize>], words: &Words) -> Vec<Hurried> {
        let hurried = entries.iter().flatten().filter_map(|entry| self.hurried.get(entry));
        let told = |&(seat, quick): &(Seat, bool)| {
            let id = if quick { "service-chose-quickly" } else { "service-thought-less" };
            let told = words.say(id, &[("name", self.occupant(seat).name.into())]);
            Hurried { seat, quick, told }
        };
        hurried.map(told).collect()
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
        Update { version: self.version(), whole: true, told: Some(told.into()), ..Update::default() }
    }

    /// Adds how the table stands: view, status, legal actions, and what else is wished.
    fn stand(&self, update: &mut Update, lens: Lens, view: Option<Shared>) {
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
        update.legal = Some(game.allowed(seat).into());
        update.lesson = self.taught(seat, lens.words);
        if lens.wishes.undo {
            update.undo = Some(undoing(seat, game.as_ref(), lens.words));
            let last = game.last_of(seat);
            update.undoes =
                last.and_then(|entry| game.told_of(Some(entry), lens.viewer, lens.words).into_iter().next());
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
    if matches!(game.status(), Status::Over(_)) {
        return Undoing::No(words.say("service-game-over", &[]));
    }
    match game.within_frontier(seat, words) {
        Ok(_) => Undoing::Free,
        Err(why) if game.is_silent() || game.last_of(seat).is_none() => Undoing::No(why),
        Err(why) => Undoing::Ask(why),
    }
}

/// What one pair of eyes sees now.
#[derive(Clone)]
struct Look {
    view: Option<Shared>,
    changed: bool,
}

impl Shown {
    /// Notes what a viewer has been shown.
    pub(crate) fn note(&mut self, table: &Hosted, viewer: Viewer) {
        if let Some(game) = &table.game {
            self.look(table, game.eyes_of(viewer));
        }
    }

    /// Looks at the table with these eyes, and notes what they were shown.
    fn look(&mut self, table: &Hosted, eyes: Viewer) -> Look {
        let Some(game) = &table.game else { return Look { view: None, changed: false } };
        let (view, status) = (Shared::from(game.shown(eyes)), table.status());
        let was = self.0.insert(eyes, (view.clone(), status));
        let same = was.is_some_and(|(old, was)| old.get() == view.get() && was == status);
        Look { view: Some(view), changed: !same }
    }

    /// Forgets eyes through which nobody looks any more.
    pub(crate) fn keep(&mut self, table: &Hosted, viewers: &[Viewer]) {
        let eyes = |viewer| table.game.as_ref().map_or(viewer, |game| game.eyes_of(viewer));
        self.0.retain(|shown, _| viewers.iter().any(|&viewer| eyes(viewer) == *shown));
    }
}

/// The newest version on its way to every stream: what is the same for several is made once.
pub(crate) struct Telling<'a> {
    table: &'a Hosted,
    shown: &'a mut Shown,
    looks: Vec<(Viewer, Look)>,
    turns: Vec<((Viewer, &'static str), Update)>,
    said: Vec<(Key, Utf8Bytes)>,
}

impl<'a> Telling<'a> {
    pub(crate) fn new(table: &'a Hosted, shown: &'a mut Shown) -> Self {
        Self { table, shown, looks: Vec::new(), turns: Vec::new(), said: Vec::new() }
    }

    /// The newest version for one who has all before it.
    pub(crate) fn to(&mut self, lens: Lens) -> Utf8Bytes {
        let key = lens.key();
        if let Some((_, said)) = self.said.iter().find(|(known, _)| *known == key) {
            return said.clone();
        }
        let eyes = self.table.game.as_ref().map_or(lens.viewer, |game| game.eyes_of(lens.viewer));
        let (mut update, look) = (self.turn(eyes, lens.words), self.look(eyes));
        let learnt = update.sightings.is_some() || update.told.is_some() || update.table.is_some();
        if learnt || look.changed {
            self.table.stand(&mut update, lens, look.view);
        }
        let said = text(&self.table.sent(update, lens.viewer));
        self.said.push((key, said.clone()));
        said
    }

    fn turn(&mut self, eyes: Viewer, words: &Words) -> Update {
        let key = (eyes, words.lang().code());
        if let Some((_, turn)) = self.turns.iter().find(|(known, _)| *known == key) {
            return turn.clone();
        }
        let turn = self.table.turn(self.table.version(), eyes, words);
        self.turns.push((key, turn.clone()));
        turn
    }

    fn look(&mut self, eyes: Viewer) -> Look {
        if let Some((_, look)) = self.looks.iter().find(|(known, _)| *known == eyes) {
            return look.clone();
        }
        let look = self.shown.look(self.table, eyes);
        self.looks.push((eyes, look.clone()));
        look
    }
}

/// Adds what a viewer saw of these entries.
fn learn(update: &mut Update, game: &dyn Live, entries: &[Option<usize>], viewer: Viewer, words: &Words) {
    if let Some((seat, agreed)) = entries.iter().flatten().find_map(|&entry| game.taken_back(entry)) {
        update.undone = Some(Undone { seat, agreed });
    }
    update.sightings = game.seen_of(entries, viewer).map(Shared::from);
    let told: Vec<String> = entries.iter().flat_map(|&entry| game.told_of(entry, viewer, words)).collect();
    update.told = (!told.is_empty()).then(|| Arc::from(told));
}
