//! What a viewer is sent: the one value that the game shows it, with what the table knows of its people.

use bytes::Bytes;
use tsugi_catalog::{AnyTable, LastShown, Scope, ViewRequest};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::Words;
use tsugi_wire::{FIRST_PROTOCOL, Hello, Hurried, PROTOCOL, Parts, Shown, TableDoc, ToClient};

use crate::{
    first_protocol::{self, StepLists},
    hosted::{HostedTable, VersionKind},
    silence::Face,
};

/// Most missed versions told one by one; who missed more is shown the whole table.
const MOST_MISSED: u64 = 200;
/// Of so many missed versions the view after each step is sent: whoever missed more goes on from where the table stands.
const MOST_VIEWED: u64 = 20;

/// Which protocol a stream speaks: `protocol=2`, the first where nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Protocol {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
}

impl Protocol {
    /// The protocol of that number; none where it is not spoken here.
    pub fn read(number: &str) -> Option<Self> {
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
pub(crate) struct RenderOptions {
    pub(crate) viewer: Viewer,
    pub(crate) words: &'static Words,
    pub(crate) parts: Parts,
    pub(crate) protocol: Protocol,
}

impl RenderOptions {
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
pub(crate) struct LastSeen(Vec<(Viewer, LastShown)>);

impl LastSeen {
    /// Notes what a viewer was shown.
    fn note(&mut self, eyes: Viewer, shown: &Shown) {
        if let (Some(view), Some(status)) = (shown.view.clone(), shown.status) {
            let shown = LastShown { view, status };
            match self.0.iter_mut().find(|(known, _)| *known == eyes) {
                Some((_, last)) => *last = shown,
                None => self.0.push((eyes, shown)),
            }
        }
    }

    fn get(&self, eyes: Viewer) -> Option<&LastShown> {
        self.0.iter().find(|(known, _)| *known == eyes).map(|(_, shown)| shown)
    }

    /// Forgets eyes through which nobody looks any more.
    pub(crate) fn keep(&mut self, table: &HostedTable, viewers: &[Viewer]) {
        self.0.retain(|(shown, _)| viewers.iter().any(|&viewer| table.listing.eyes(viewer) == *shown));
    }
}

/// Initial capacity of a message.
const CAPACITY: usize = 2048;

/// A message as text; its bytes are made once, whoever they are sent to.
pub fn text(message: &ToClient) -> Bytes {
    let mut text = Vec::with_capacity(CAPACITY);
    match serde_json::to_writer(&mut text, message) {
        Ok(()) => text.into(),
        Err(_) => Bytes::new(),
    }
}

/// What a version brought.
struct News {
    /// The entry that came to the game's log, if one did; the set-up where it is none.
    entries: Vec<Option<usize>>,
    /// Whether it is told who sits where.
    seats: bool,
}

impl HostedTable {
    /// The first message.
    pub(crate) fn hello(&self, render: RenderOptions) -> ToClient {
        self.hello_again(render, None)
    }

    /// The first message of a stream that goes on as another viewer's, and why it does.
    pub(crate) fn hello_again(&self, render: RenderOptions, note: Option<String>) -> ToClient {
        let (viewer, protocol) = (render.viewer.to_string(), render.protocol.number());
        let version = self.version_for(render.viewer);
        ToClient::Hello(Box::new(Hello { protocol, viewer, version, table: self.document(), note }))
    }

    /// From which moment of the game on whoever was told of everything up to that version has been told of nothing.
    #[cfg_attr(not(feature = "faults"), expect(clippy::unused_self, reason = "a planted fault asks the table"))]
    fn fresh_after(&self, face: Face<'_>, told: u64) -> usize {
        #[cfg(feature = "faults")]
        if self.has(crate::Fault::ToldAgain) {
            return 0;
        }
        let told = usize::try_from(told).unwrap_or(usize::MAX);
        let last = face.versions.iter().take(told.saturating_add(1)).rev().find_map(|kind| match kind {
            VersionKind::Game(entry) => Some(entry + 2),
            VersionKind::Turn(_, end) => Some(end + 1),
            VersionKind::Began => Some(1),
            VersionKind::Seats | VersionKind::Quiet => None,
        });
        last.unwrap_or(0)
    }

    /// All that a viewer who knows the table up to `since` must be sent, having been told everything up to `told`.
    pub(crate) fn catch_up(
        &self,
        last: &mut LastSeen,
        render: RenderOptions,
        since: Option<u64>,
        told: u64,
    ) -> Vec<ToClient> {
        let shown = self.shown_since(render, since, told);
        if let Some(newest) = shown.last() {
            last.note(self.listing.eyes(render.viewer), newest);
        }
        shown.into_iter().map(|shown| message(shown, render, &mut None)).collect()
    }

    /// What a viewer who knows the table up to `since` has missed, a value a version; where that is too much, or
    /// nothing is known, the whole table.
    pub(crate) fn shown_since(&self, render: RenderOptions, since: Option<u64>, told: u64) -> Vec<Shown> {
        let face = self.face(render.viewer);
        let now = face.version();
        let Some(since) = since.filter(|&since| since <= now && now - since <= MOST_MISSED) else {
            return vec![self.whole(render)];
        };
        // Who has missed nothing is shown how the table stands.
        let versions: Vec<u64> = if since == now { vec![now] } else { (since + 1..=now).collect() };
        let nothing = || News { entries: Vec::new(), seats: false };
        let news: Vec<News> =
            versions.iter().map(|&version| if since == now { nothing() } else { news(face, version) }).collect();
        let fresh_from = self.fresh_after(face, told);
        let requests = versions.iter().zip(&news).map(|(&version, news)| {
            let scope = if version == now { Scope::Now } else { Scope::Steps };
            ViewRequest { fresh_from, ..request(render.viewing(now - version), &news.entries, scope) }
        });
        let shown = self.show(&requests.collect::<Vec<_>>());
        let stamped = shown.into_iter().zip(versions).zip(&news);
        let document = |news: &News| news.seats.then(|| self.document());
        stamped.map(|((shown, version), news)| self.stamped(shown, version, document(news), render)).collect()
    }

    /// What a viewer who knows the table up to `since` has missed, as one value; nothing but the version where that is
    /// the newest.
    pub(crate) fn shown_after(&self, render: RenderOptions, since: Option<u64>, told: u64) -> Shown {
        let face = self.face(render.viewer);
        let now = face.version();
        let Some(since) = since.filter(|&since| since <= now && now - since <= MOST_MISSED) else {
            return self.whole(render);
        };
        if since == now {
            return Shown { version: now, ..Shown::default() };
        }
        let news: Vec<News> = (since + 1..=now).map(|version| news(face, version)).collect();
        let entries: Vec<Option<usize>> = news.iter().flat_map(|news| news.entries.iter().copied()).collect();
        let table = news.iter().any(|news| news.seats).then(|| self.document());
        let render = render.viewing(now - since - 1);
        let request = ViewRequest { fresh_from: self.fresh_after(face, told), ..request(render, &entries, Scope::Now) };
        let shown = self.show(&[request]).pop().unwrap_or_default();
        self.stamped(shown, now, table, render)
    }

    /// The whole table, with all that a viewer has been told; where people must remember by themselves, without what it
    /// showed them before.
    fn whole(&self, render: RenderOptions) -> Shown {
        let face = self.face(render.viewer);
        let versions = 0..=face.version();
        let entries: Vec<Option<usize>> = versions.flat_map(|version| news(face, version).entries).collect();
        let fresh_from = self.fresh_after(face, face.version());
        let request = ViewRequest { fresh_from, ..request(render, &entries, Scope::Whole) };
        let shown = self.show(&[request]).pop().unwrap_or_default();
        let shown = Shown { whole: true, learnt: Vec::new(), ..shown };
        self.stamped(shown, face.version(), None, render)
    }

    /// What the game shows; nothing before it began. At a silent table each viewer is shown the own one.
    fn show(&self, requests: &[ViewRequest<'_>]) -> Vec<Shown> {
        let of = |game: Option<&dyn AnyTable>, requests: &[ViewRequest<'_>]| match game {
            Some(game) => game.show(requests),
            None => requests.iter().map(|_| Shown::default()).collect(),
        };
        match requests {
            [] => Vec::new(),
            [first, ..] if requests.iter().all(|request| request.viewer == first.viewer) => {
                of(self.face(first.viewer).game, requests)
            }
            _ if self.viewer_tables.is_empty() => of(self.game.as_deref(), requests),
            _ => requests.iter().flat_map(|&request| of(self.face(request.viewer).game, &[request])).collect(),
        }
    }

    /// The value with what the table knows.
    fn stamped(&self, shown: Shown, version: u64, table: Option<TableDoc>, render: RenderOptions) -> Shown {
        let face = self.face(render.viewer);
        let learnt: Vec<usize> = shown.learnt.iter().map(|&entry| face.entry(entry)).collect();
        let hurried = self.hurried_among(&learnt, render.words);
        let shown = self.offered_in_silence(shown, render.viewer, render.words);
        let lesson = match render.viewer {
            Viewer::Seat(seat) if shown.view.is_some() => self.taught(seat, render.words),
            _ => None,
        };
        let shown = Shown { version, table, hurried, lesson, ..shown };
        #[cfg(feature = "faults")]
        let shown = crate::leaks::in_shown(shown, self, render.viewer);
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

    /// The newest version for viewers who have all before it: a text for each render, made once.
    pub(crate) fn tell(&self, last: &mut LastSeen, renders: impl Iterator<Item = RenderOptions>) -> Vec<(Key, Bytes)> {
        let mut distinct: Vec<RenderOptions> = Vec::new();
        for render in renders {
            if distinct.iter().all(|known| known.key() != render.key()) {
                distinct.push(render);
            }
        }
        let newest = |render: &RenderOptions| {
            let face = self.face(render.viewer);
            news(face, face.version())
        };
        let news: Vec<News> = distinct.iter().map(newest).collect();
        let table = news.iter().any(|news| news.seats).then(|| self.document());
        let requests = distinct.iter().zip(&news).map(|(&render, news)| {
            let known = last.get(self.listing.eyes(render.viewer)).filter(|_| !news.seats);
            let asked = request(render, &news.entries, known.map_or(Scope::Now, Scope::Changed));
            #[cfg(feature = "faults")]
            let asked = match render.viewer {
                Viewer::Spectator if self.has(crate::Fault::HandToSpectator) => {
                    ViewRequest { viewer: Viewer::Seat(Seat::at(0)), ..asked }
                }
                _ => asked,
            };
            asked
        });
        let shown = self.show(&requests.collect::<Vec<_>>());
        let (mut said, mut lists) = (Vec::with_capacity(distinct.len()), None);
        for (shown, render) in shown.into_iter().zip(distinct) {
            last.note(self.listing.eyes(render.viewer), &shown);
            let shown = self.stamped(shown, self.version_for(render.viewer), table.clone(), render);
            said.push((render.key(), text(&message(shown, render, &mut lists))));
        }
        said
    }
}

/// What a version brought a viewer.
fn news(face: Face<'_>, version: u64) -> News {
    match usize::try_from(version).ok().and_then(|at| face.versions.get(at)) {
        Some(VersionKind::Began) => News { entries: vec![None], seats: true },
        Some(VersionKind::Game(entry)) => News { entries: vec![Some(*entry)], seats: false },
        Some(VersionKind::Turn(first, end)) => News { entries: (*first..*end).map(Some).collect(), seats: false },
        Some(VersionKind::Seats) => News { entries: Vec::new(), seats: true },
        Some(VersionKind::Quiet) | None => News { entries: Vec::new(), seats: false },
    }
}

/// The value as the stream's protocol says it.
fn message(shown: Shown, render: RenderOptions, lists: &mut Option<StepLists>) -> ToClient {
    match render.protocol {
        Protocol::First => ToClient::Update(Box::new(first_protocol::update(shown, render.parts, lists))),
        Protocol::Second => ToClient::Shown(Box::new(shown)),
    }
}

/// What a render asks the game for.
fn request<'a>(render: RenderOptions, news: &'a [Option<usize>], scope: Scope<'a>) -> ViewRequest<'a> {
    let RenderOptions { viewer, words: lang, parts, .. } = render;
    ViewRequest { viewer, lang, parts, news, fresh_from: 0, scope, memory: false, only: None }
}
