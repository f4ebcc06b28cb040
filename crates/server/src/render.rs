//! What a viewer is sent: the one value that the game shows it, with what the table knows of its people.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use tsugi_catalog::{LastShown, Reader, Scope, ViewRequest};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{FIRST_PROTOCOL, Hello, Hurried, PROTOCOL, Parts, Shown, TableDoc, ToClient};

use crate::{
    first_protocol,
    hosted::{Hosted, Turn},
};

/// So many missed versions are told one by one; who missed more is shown the whole table.
const MOST_MISSED: u64 = 200;
/// Of so many missed versions the view after each step is sent: whoever missed more goes on from where the table stands.
const MOST_VIEWED: u64 = 20;

/// Which protocol a stream speaks: `protocol=2`, the first where nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Protocol {
    #[default]
    First,
    Second,
}

impl Protocol {
    /// The protocol of that number; none where it is not spoken here.
    pub(crate) fn read(number: &str) -> Option<Self> {
        match number.parse() {
            Ok(FIRST_PROTOCOL) => Some(Self::First),
            Ok(PROTOCOL) => Some(Self::Second),
            _ => None,
        }
    }

    fn number(self) -> u32 {
        match self {
            Self::First => FIRST_PROTOCOL,
            Self::Second => PROTOCOL,
        }
    }
}

/// Who looks, in which language, and what is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Lens {
    pub(crate) viewer: Viewer,
    pub(crate) words: &'static Words,
    pub(crate) parts: Parts,
    pub(crate) protocol: Protocol,
}

impl Lens {
    /// The same for a version so many before the newest.
    fn viewing(self, before: u64) -> Self {
        let views = self.parts.views && before < MOST_VIEWED;
        Self { parts: Parts { views, ..self.parts }, ..self }
    }

    /// Lenses that are the same show the same.
    pub(crate) fn key(&self) -> Key {
        (self.viewer, self.words.lang().code(), self.parts, self.protocol)
    }
}

pub(crate) type Key = (Viewer, &'static str, Parts, Protocol);

/// What each pair of eyes was last shown: where nothing has changed, nothing is sent but the number.
#[derive(Default)]
pub(crate) struct LastSeen(HashMap<Viewer, LastShown>);

impl LastSeen {
    /// Notes what a viewer was shown.
    fn note(&mut self, eyes: Viewer, shown: &Shown) {
        if let (Some(view), Some(status)) = (shown.view.clone(), shown.status) {
            self.0.insert(eyes, LastShown { view, status });
        }
    }

    /// Forgets eyes through which nobody looks any more.
    pub(crate) fn keep(&mut self, table: &Hosted, viewers: &[Viewer]) {
        self.0.retain(|shown, _| viewers.iter().any(|&viewer| table.listing.eyes(viewer) == *shown));
    }
}

/// Initial capacity of a message.
const CAPACITY: usize = 2048;

/// A message as text.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    let mut text = Vec::with_capacity(CAPACITY);
    let written = serde_json::to_writer(&mut text, message);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default().into()
}

/// What a version brought.
struct News {
    /// The entry that came to the game's log, if one did; the set-up where it is none.
    entries: Vec<Option<usize>>,
    /// Whether it is told who sits where.
    seats: bool,
}

impl Hosted {
    /// The first message.
    pub(crate) fn hello(&self, lens: Lens) -> ToClient {
        self.hello_again(lens, None)
    }

    /// The first message of a stream that goes on as another viewer's, and why it does.
    pub(crate) fn hello_again(&self, lens: Lens, note: Option<String>) -> ToClient {
        let (viewer, version, protocol) = (lens.viewer.to_string(), self.version(), lens.protocol.number());
        ToClient::Hello(Box::new(Hello { protocol, viewer, version, table: self.document(), note }))
    }

    fn news(&self, version: u64) -> News {
        match usize::try_from(version).ok().and_then(|at| self.turns.get(at)) {
            Some(Turn::Began) => News { entries: vec![None], seats: true },
            Some(Turn::Game(entry)) => News { entries: vec![Some(*entry)], seats: false },
            Some(Turn::Seats) => News { entries: Vec::new(), seats: true },
            Some(Turn::Quiet) | None => News { entries: Vec::new(), seats: false },
        }
    }

    /// All that a viewer who knows the table up to `since` must be sent.
    pub(crate) fn catch_up(&self, last: &mut LastSeen, lens: Lens, since: Option<u64>) -> Vec<ToClient> {
        let shown = self.shown_since(lens, since);
        if let Some(newest) = shown.last() {
            last.note(self.listing.eyes(lens.viewer), newest);
        }
        shown.into_iter().map(|shown| message(shown, lens)).collect()
    }

    /// What a viewer who knows the table up to `since` has missed, a value a version; where that is too much, or
    /// nothing is known, the whole table.
    pub(crate) fn shown_since(&self, lens: Lens, since: Option<u64>) -> Vec<Shown> {
        let now = self.version();
        let Some(since) = since.filter(|&since| since <= now && now - since <= MOST_MISSED) else {
            return vec![self.whole(lens)];
        };
        // Who has missed nothing is shown how the table stands.
        let versions: Vec<u64> = if since == now { vec![now] } else { (since + 1..=now).collect() };
        let nothing = || News { entries: Vec::new(), seats: false };
        let news: Vec<News> =
            versions.iter().map(|&version| if since == now { nothing() } else { self.news(version) }).collect();
        let requests = versions.iter().zip(&news).map(|(&version, news)| {
            let scope = if version == now { Scope::Now } else { Scope::Steps };
            request(lens.viewing(now - version), &news.entries, scope)
        });
        let shown = self.show(&requests.collect::<Vec<_>>());
        let stamped = shown.into_iter().zip(versions).zip(&news);
        let document = |news: &News| news.seats.then(|| self.document());
        stamped.map(|((shown, version), news)| self.stamped(shown, version, document(news), lens)).collect()
    }

    /// What a viewer who knows the table up to `since` has missed, as one value; nothing but the version where that is
    /// the newest.
    pub(crate) fn shown_after(&self, lens: Lens, since: Option<u64>) -> Shown {
        let now = self.version();
        let Some(since) = since.filter(|&since| since <= now && now - since <= MOST_MISSED) else {
            return self.whole(lens);
        };
        if since == now {
            return Shown { version: now, ..Shown::default() };
        }
        let news: Vec<News> = (since + 1..=now).map(|version| self.news(version)).collect();
        let entries: Vec<Option<usize>> = news.iter().flat_map(|news| news.entries.iter().copied()).collect();
        let table = news.iter().any(|news| news.seats).then(|| self.document());
        let lens = lens.viewing(now - since - 1);
        let shown = self.show(&[request(lens, &entries, Scope::Now)]).pop().unwrap_or_default();
        self.stamped(shown, now, table, lens)
    }

    /// The whole table, with all that a viewer has been told.
    fn whole(&self, lens: Lens) -> Shown {
        let entries = self.turns.iter().filter_map(|turn| match turn {
            Turn::Began => Some(None),
            Turn::Game(entry) => Some(Some(*entry)),
            Turn::Seats | Turn::Quiet => None,
        });
        let entries: Vec<Option<usize>> = entries.collect();
        let shown = self.show(&[request(lens, &entries, Scope::Whole)]).pop().unwrap_or_default();
        let shown = Shown { whole: true, learnt: Vec::new(), ..shown };
        self.stamped(shown, self.version(), None, lens)
    }

    /// What the game shows; nothing before it began.
    fn show(&self, requests: &[ViewRequest<'_>]) -> Vec<Shown> {
        match &self.game {
            Some(game) => game.show(requests),
            None => requests.iter().map(|_| Shown::default()).collect(),
        }
    }

    /// The value with what the table knows.
    fn stamped(&self, shown: Shown, version: u64, table: Option<TableDoc>, lens: Lens) -> Shown {
        let hurried = self.hurried_among(&shown.learnt, lens.words);
        let lesson = match lens.viewer {
            Viewer::Seat(seat) if shown.view.is_some() => self.taught(seat, lens.words),
            _ => None,
        };
        let shown = Shown { version, table, hurried, lesson, ..shown };
        #[cfg(test)]
        let shown = crate::leaks::in_shown(shown, self, lens.viewer);
        shown
    }

    /// The bots that thought less than promised, among choices that a viewer hears of now.
    fn hurried_among(&self, entries: &[usize], words: &Words) -> Vec<Hurried> {
        let hurried = entries.iter().filter_map(|entry| self.hurried.get(entry));
        let told = |&(seat, quick): &(Seat, bool)| {
            let id = if quick { "service-chose-quickly" } else { "service-thought-less" };
            let told = words.say(id, &[("name", self.occupant(seat).name.into())]);
            Hurried { seat, quick, told }
        };
        hurried.map(told).collect()
    }

    /// The newest version for everybody who has all before it: a text for each lens, made once.
    pub(crate) fn tell(&self, last: &mut LastSeen, lenses: impl Iterator<Item = Lens>) -> Vec<(Key, Utf8Bytes)> {
        let mut distinct: Vec<Lens> = Vec::new();
        for lens in lenses {
            if distinct.iter().all(|known| known.key() != lens.key()) {
                distinct.push(lens);
            }
        }
        let news = self.news(self.version());
        let table = news.seats.then(|| self.document());
        let requests = distinct.iter().map(|&lens| {
            let known = last.0.get(&self.listing.eyes(lens.viewer)).filter(|_| !news.seats);
            request(lens, &news.entries, known.map_or(Scope::Now, Scope::Changed))
        });
        let shown = self.show(&requests.collect::<Vec<_>>());
        let mut said = Vec::with_capacity(distinct.len());
        for (shown, lens) in shown.into_iter().zip(distinct) {
            last.note(self.listing.eyes(lens.viewer), &shown);
            let shown = self.stamped(shown, self.version(), table.clone(), lens);
            said.push((lens.key(), text(&message(shown, lens))));
        }
        said
    }
}

/// The value as the stream's protocol says it.
fn message(shown: Shown, lens: Lens) -> ToClient {
    match lens.protocol {
        Protocol::First => ToClient::Update(Box::new(first_protocol::update(shown, lens.parts))),
        Protocol::Second => ToClient::Shown(Box::new(shown)),
    }
}

/// What a lens asks the game for.
fn request<'a>(lens: Lens, news: &'a [Option<usize>], scope: Scope<'a>) -> ViewRequest<'a> {
    let Lens { viewer, words: lang, parts, .. } = lens;
    ViewRequest { viewer, lang, parts, news, scope, reader: Reader::Person, only: None }
}
