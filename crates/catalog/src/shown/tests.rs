//! Where a game hides nothing, everybody is shown what a spectator is: so it must be the same to the letter. And
//! every view after a step is one that could have been shown.

use std::collections::BTreeSet;

use serde_json::Value;
use tsugi_engine::{Chance, Game, Seat, SeededRng, Status, Viewer, Weight};
use tsugi_narrator::{Lang, Words};
use tsugi_table::{Deal, Table};
use tsugi_wire::{Parts, Shown};

use super::{Builder, Request, Scope};
use crate::{
    AnyTable, Guide, Onlooker, Setup, Start, Visit, awaited, begin, build, games, stored::raw, typed_table::TypedTable,
    visit,
};

/// Every part.
fn all() -> Parts {
    Parts::read("ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views")
}

/// How eyes are lent to viewers.
type Lent<G> = fn(&TypedTable<G>, Viewer) -> Viewer;

/// A game played at random, with what is compared after every entry.
struct Played<G: Guide> {
    table: TypedTable<G>,
    words: [Words; 2],
    eyes: Lent<G>,
    differing: Vec<String>,
    views: usize,
    weights: BTreeSet<Weight>,
}

impl<G: Guide> Played<G> {
    fn new(game: &'static G, players: usize, seed: u64, eyes: Lent<G>) -> Self {
        let built = build(game, &Setup::of(players)).expect("so many may play");
        let table = Table::dealt(built.game.clone(), Deal::new([seed as u8; 32], Vec::new()));
        let words = Lang::ALL.map(|lang| game.listing().words(lang));
        let table = TypedTable::new(game, built, table);
        let mut played = Self { table, words, eyes, differing: Vec::new(), views: 0, weights: BTreeSet::new() };
        played.compare(None);
        let mut whim = SeededRng::new(seed);
        while let Some(seat) = awaited(played.table.progress().status).first() {
            played.choose(seat, &mut whim);
        }
        played
    }

    fn choose(&mut self, seat: Seat, whim: &mut SeededRng) {
        let legal = self.table.table.legal(seat);
        let action = legal[whim.below(legal.len() as u32) as usize];
        self.table.choose(seat, &raw(&action), &self.words[0]).expect("a legal choice is played");
        self.compare(self.table.progress().entries.checked_sub(1));
        let back = (whim.below(8) == 0).then(|| self.table.may_take_back(seat, &self.words[0]).ok()).flatten();
        if let Some(back) = back {
            self.table.take_back(back, false).expect("it lies within the frontier");
            self.compare(self.table.progress().entries.checked_sub(1));
        }
    }

    fn shown(&self, eyes: Viewer, seat: Option<Seat>, entry: Option<usize>, lang: &Words) -> Shown {
        let (news, memory) = ([entry], false);
        // Meanings and drawings take the longest, and follow from the same view: now and then is enough.
        let now_and_then = self.table.progress().entries.is_multiple_of(8);
        let parts = Parts { meanings: now_and_then, text: now_and_then, ..all() };
        let (eyes, scope, fresh_from) = (Onlooker::One(eyes), Scope::Now, 0);
        let news = &news;
        let request = Request { eyes, seat, lang, parts, news, fresh_from, scope, memory, only: None };
        Builder::new(&self.table).shown(&request)
    }

    /// The view after each thing that a viewer saw of an entry, made one by one.
    fn views_after(&self, viewer: Viewer, entry: Option<usize>) -> Vec<String> {
        let mut views = Vec::new();
        self.table.table.go_through(entry, |event, state| {
            let game = self.table.table.game();
            if game.sighting(*event, viewer).is_some() {
                let mut view = game.view(state, viewer);
                G::Game::forget(&mut view);
                views.push(raw(&view).get().to_owned());
            }
        });
        views
    }

    /// What differs between what a viewer would be shown by itself and what the eyes lent to it are shown.
    fn compare(&mut self, entry: Option<usize>) {
        let players = self.table.progress().names.len();
        for viewer in Viewer::all(players) {
            let (eyes, seat) =
                ((self.eyes)(&self.table, viewer), if let Viewer::Seat(seat) = viewer { Some(seat) } else { None });
            // Both languages come by, in turn.
            for lang in &self.words[self.table.progress().entries % 2..][..1] {
                let (own, lent) = (self.shown(viewer, seat, entry, lang), self.shown(eyes, seat, entry, lang));
                self.weights.extend(own.steps.iter().map(|step| step.weight));
                self.views += own.steps.iter().filter(|step| step.view.is_some()).count();
                if own.undone.is_none() && self.table.known_with(entry, Onlooker::One(viewer)) == [entry] {
                    assert_eq!(stood(&own), self.views_after(viewer, entry), "after each step of {entry:?}");
                }
                let [own, lent] = [own, lent].map(|shown| serde_json::to_value(shown).expect("JSON"));
                let fields = own.as_object().into_iter().flat_map(serde_json::Map::keys);
                self.differing.extend(
                    fields
                        .filter(|field| own[field.as_str()] != lent[field.as_str()])
                        .map(|field| format!("{viewer} {field}")),
                );
            }
        }
    }
}

/// The view after each step, as a client reads it: a step without one stands as the step before it, the last one as
/// the newest.
fn stood(shown: &Shown) -> Vec<String> {
    let text = |view: &tsugi_wire::Shared| view.get().to_owned();
    let last = shown.steps.len().saturating_sub(1);
    let mut before = None;
    let mut views = Vec::new();
    for (at, step) in shown.steps.iter().enumerate() {
        let own = step.view.as_ref().or(if at == last { shown.view.as_ref() } else { None });
        before = own.map(text).or(before);
        views.extend(before.clone());
    }
    views
}

/// What came of a comparison.
struct Outcome {
    entries: usize,
    views: usize,
    weights: BTreeSet<Weight>,
    differing: Vec<String>,
}

/// Runs on a game with its types.
struct Compared {
    players: usize,
    seed: u64,
    /// Whether everybody looks through a spectator's eyes, whatever is hidden.
    blind: bool,
}

impl Visit for Compared {
    type Output = Outcome;
    fn visit<G: Guide>(self, game: &'static G) -> Self::Output {
        let eyes: Lent<G> = if self.blind { |_, _| Viewer::Spectator } else { TypedTable::eyes };
        let played = Played::new(game, self.players, self.seed, eyes);
        let Played { table, differing, views, weights, .. } = played;
        Outcome { entries: table.progress().entries, views, weights, differing }
    }
}

#[test]
fn what_is_built_once_for_all_is_what_each_would_be_shown() {
    for game in games() {
        for (seed, players) in [*game.seats.start(), (*game.seats.end()).min(3)].into_iter().enumerate() {
            let compared = Compared { players, seed: seed as u64, blind: false };
            let Outcome { entries, views, weights, differing } = visit(game.id, compared).expect("a game");
            let every = [Weight::Detail, Weight::Normal, Weight::Milestone];
            assert_eq!(Vec::from_iter(weights), every, "{} has details and milestones", game.id);
            assert!(entries > 5 && views > 5, "{} was played: {entries} entries, {views} views", game.id);
            assert!(differing.is_empty(), "{} of {players}: {differing:?}", game.id);
        }
    }
}

#[test]
fn eyes_lent_where_something_is_hidden_are_found() {
    for game in games().iter().filter(|game| game.hides) {
        let players = (*game.seats.end()).min(3);
        let blind = Compared { players, seed: 1, blind: true };
        let differing = visit(game.id, blind).expect("a game").differing;
        assert!(differing.iter().any(|what| what.contains("view")), "{}: {differing:?}", game.id);
    }
    assert!(games().iter().any(|game| game.hides) && games().iter().any(|game| !game.hides));
}

/// Whoever asks for nothing is told nothing but the version; who asks for one choice is offered no other.
#[test]
fn who_asks_for_little_is_shown_little() {
    for game in games() {
        let table = begin(game.id, &Setup::of(*game.seats.start()), Start::Deal(Deal::new([3; 32], Vec::new())))
            .expect("dealt");
        let words = game.words(Lang::En);
        let seat = awaited(table.status()).first().expect("somebody is awaited");
        let viewer = Viewer::Seat(seat);
        let bare = table.look(viewer, Parts::default(), &words);
        let value = serde_json::to_value(&bare).expect("JSON");
        let fields: Vec<&String> = value.as_object().expect("an object").keys().collect();
        let private: &[&str] = if bare.private { &["private"] } else { &[] };
        assert_eq!(fields, [&["offers"], private, &["status", "version", "view"]].concat(), "{}", game.id);
        let offers = bare.offers.clone().expect("offers");
        assert!(offers.iter().all(|offer| offer.text.is_none() && offer.meaning.is_none() && offer.preview.is_none()));
        let last = super::LastShown { view: bare.view.expect("a view"), status: table.status() };
        let request = super::ViewRequest::now(viewer, all(), &words);
        let same = table.show_one(super::ViewRequest { scope: Scope::Changed(&last), ..request });
        assert_eq!(serde_json::to_value(&same).expect("JSON"), serde_json::json!({ "version": 0 }), "{}", game.id);
        let one = table.explain(seat, &offers[0].action, &words).expect("it is offered");
        assert!(one.action.get() == offers[0].action.get() && one.meaning.is_some_and(|meaning| meaning.len() > 20));
        let none = serde_json::value::to_raw_value(&Value::Null).expect("JSON");
        assert!(table.explain(seat, &none, &words).is_none(), "{}", game.id);
        assert!(matches!(table.status(), Status::Awaiting(_)));
    }
}
