//! The one value that a viewer is shown, built from one view.
//!
//! Whoever wants to know how a table looks asks [`AnyTable::show`](crate::AnyTable::show), with the parts that it
//! wants. Several viewers are asked for together: what is the same for them is made once.

use std::sync::Arc;

use serde_json::value::RawValue;
use tsugi_engine::{Game, Seat, Status, Viewer, Weight};
use tsugi_guide::Guide;
use tsugi_narrator::{Prospects, Speaker, Words, kept, outcome};
use tsugi_table::{Logged, Story};
use tsugi_wire::{Barred, Offer, Parts, Shared, Shown, Step, TakeBack, Undoing, Undone};

use crate::{
    Onlooker,
    stored::{awaited, raw, read},
    tell,
    typed_table::TypedTable,
};

/// What one viewer asks to be shown.
#[derive(Clone, Copy)]
pub struct ViewRequest<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// In which language.
    pub lang: &'a Words,
    /// What is wanted beside view, status and offers.
    pub parts: Parts,
    /// The entries that came to the log since this viewer last looked; the set-up where one is none.
    pub news: &'a [Option<usize>],
    /// From which moment on it is told whole, the set-up being 0 and an entry its number and 1: of what came before, and
    /// is not the newest, people who must remember by themselves are told what the table may still show them.
    pub fresh_from: usize,
    /// How much of the table is wanted.
    pub scope: Scope<'a>,
    /// Whether with the memory of what its seat has seen, as a program could have noted it. Without it, people are
    /// shown it where the table's `memory_aid` is on.
    pub memory: bool,
    /// Where only one choice is of interest: no other is offered.
    pub only: Option<&'a RawValue>,
}

impl<'a> ViewRequest<'a> {
    /// How the table stands for a viewer, nothing being new.
    pub fn now(viewer: Viewer, parts: Parts, lang: &'a Words) -> Self {
        Self { viewer, lang, parts, news: &[], fresh_from: 0, scope: Scope::Now, memory: false, only: None }
    }
}

/// How much of the table is wanted.
#[derive(Clone, Copy)]
pub enum Scope<'a> {
    /// What is new, and nothing of how the table stands.
    Steps,
    /// What is new, and how the table stands.
    Now,
    /// As `Now`; but where nothing is new and the table looks as it last did, nothing at all.
    Changed(&'a LastShown),
    /// The news in words alone, and how the table stands: for whoever comes late.
    Whole,
}

/// What a viewer was last shown.
#[derive(Clone, Debug)]
pub struct LastShown {
    /// The view.
    pub view: Shared,
    /// Whose choice was awaited.
    pub status: Status,
}

/// What is asked for, with the eyes through which it is seen.
#[derive(Clone, Copy)]
pub(crate) struct Request<'a> {
    pub(crate) eyes: Onlooker,
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: &'a Words,
    pub(crate) parts: Parts,
    pub(crate) news: &'a [Option<usize>],
    pub(crate) fresh_from: usize,
    pub(crate) scope: Scope<'a>,
    pub(crate) memory: bool,
    pub(crate) only: Option<&'a RawValue>,
}

/// What some eyes see now.
struct Look<G: Guide> {
    eyes: Onlooker,
    memory: bool,
    view: <G::Game as Game>::View,
    shared: Shared,
}

/// What some eyes learnt from the news.
#[derive(Clone)]
struct Learnt {
    steps: Arc<[Step]>,
    undone: Option<Undone>,
    entries: Vec<usize>,
}

/// By what learnt things are told apart within one showing.
type LearntKey<'a> = (Onlooker, &'static str, &'a [Option<usize>], usize, bool, Option<bool>, bool);

/// Builds what viewers are shown of a table at one moment.
pub(crate) struct Builder<'a, G: Guide> {
    table: &'a TypedTable<G>,
    looks: Vec<Look<G>>,
    learnt: Vec<(LearntKey<'a>, Learnt)>,
}

impl<'a, G: Guide> Builder<'a, G> {
    pub(crate) fn new(table: &'a TypedTable<G>) -> Self {
        Self { table, looks: Vec::new(), learnt: Vec::new() }
    }

    /// What a viewer is shown.
    pub(crate) fn shown_to(&mut self, request: &ViewRequest<'a>) -> Shown {
        let ViewRequest { viewer, lang, parts, news, fresh_from, scope, memory, only } = *request;
        let eyes = Onlooker::One(self.table.eyes(viewer));
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        self.shown(&Request { eyes, seat, lang, parts, news, fresh_from, scope, memory, only })
    }

    /// The answer to a request.
    pub(crate) fn shown(&mut self, request: &Request<'a>) -> Shown {
        let Learnt { steps, undone, entries } = self.learnt(request);
        let whole = matches!(request.scope, Scope::Whole);
        let mut shown = Shown { whole, steps, undone, learnt: entries, ..Shown::default() };
        let status = self.table.table.status();
        match request.scope {
            Scope::Steps => return shown,
            Scope::Changed(last) if shown.steps.is_empty() && last.status == status => {
                let look = self.look(request.eyes, request.memory);
                if look.shared.get() == last.view.get() {
                    return shown;
                }
            }
            _ => {}
        }
        self.stand(&mut shown, request, status);
        shown
    }

    /// Adds how the table stands.
    fn stand(&mut self, shown: &mut Shown, request: &Request<'a>, status: Status) {
        let (table, parts) = (self.table, request.parts);
        let speaker = table.speaker(request.lang);
        let look = self.look(request.eyes, request.memory);
        shown.view = Some(look.shared.clone());
        shown.status = Some(status);
        if parts.receipts {
            // They count also what was seen before, where people are shown less.
            shown.receipts = table.receipts_of(&table.remembered(request.eyes), request.lang);
        }
        if parts.reckoned {
            shown.reckoned = G::reckon(table.table.game(), &look.view, None).as_ref().map(raw);
        }
        if let (true, Status::Over(ended)) = (parts.end, status) {
            shown.end = Some(outcome(&ended, &speaker));
            shown.decided = G::decided(table.table.game(), &look.view, &ended, &speaker);
        }
        if parts.text {
            let viewer = request.seat.map_or(Viewer::Spectator, Viewer::Seat);
            shown.text = Some(G::draw(table.table.game(), &look.view, viewer, &speaker));
        }
        let Some(seat) = request.seat else { return };
        shown.offers = Some(Vec::new());
        shown.private = table.table.game().is_private(table.table.state(), seat);
        if parts.undo {
            shown.undo = Some(table.offers_to_take_back(seat, request.lang));
        }
        if awaited(status).contains(seat) {
            shown.ask = parts.ask.then(|| G::ask(table.table.game(), &look.view, seat, &speaker));
            table.offer(shown, &look.view, seat, request, &speaker);
        }
    }

    fn look(&mut self, eyes: Onlooker, memory: bool) -> &Look<G> {
        let at = self.looks.iter().position(|look| (look.eyes, look.memory) == (eyes, memory)).unwrap_or_else(|| {
            self.looks.push(self.table.look(eyes, memory));
            self.looks.len() - 1
        });
        &self.looks[at]
    }

    fn learnt(&mut self, request: &Request<'a>) -> Learnt {
        let in_words = matches!(request.scope, Scope::Whole);
        let views = request.parts.views && !in_words;
        let views = views.then_some(request.memory);
        let reckons = views.is_some() && request.parts.reckoned;
        let news = (request.news, request.fresh_from);
        let key = (request.eyes, request.lang.lang().code(), news.0, news.1, in_words, views, reckons);
        if let Some((_, learnt)) = self.learnt.iter().find(|(known, _)| *known == key) {
            return learnt.clone();
        }
        let newest = views.is_some().then(|| self.look(request.eyes, request.memory).shared.clone());
        let learnt = self.table.learnt(request, in_words, newest.as_ref());
        self.learnt.push((key, learnt.clone()));
        learnt
    }
}

impl<G: Guide> TypedTable<G> {
    /// Through whose eyes a viewer looks.
    pub(crate) fn eyes(&self, viewer: Viewer) -> Viewer {
        self.guide.listing().eyes(viewer)
    }

    /// Whether what was seen before is shown still.
    fn remembers(&self, memory: bool) -> bool {
        memory || self.memory_aid
    }

    /// What some eyes see, with the memory of what they saw before.
    fn remembered(&self, eyes: Onlooker) -> <G::Game as Game>::View {
        match eyes {
            Onlooker::One(viewer) => self.table.view(viewer),
            Onlooker::Everything => self.table.game().everything(self.table.state()),
        }
    }

    fn look(&self, eyes: Onlooker, memory: bool) -> Look<G> {
        let mut view = self.remembered(eyes);
        if eyes != Onlooker::Everything && !self.remembers(memory) {
            G::Game::forget(&mut view);
        }
        let shared = Shared::from(raw(&view));
        Look { eyes, memory, view, shared }
    }

    /// Adds what a seat may do, and what it may not.
    fn offer(
        &self,
        shown: &mut Shown,
        view: &<G::Game as Game>::View,
        seat: Seat,
        request: &Request<'_>,
        speaker: &Speaker<'_>,
    ) {
        let (game, parts) = (self.table.game(), request.parts);
        let prospects = parts.previews.then(|| G::prospects(game, view, seat, speaker)).flatten();
        let said = |action| G::offer(game, view, seat, action, speaker);
        let in_words = parts.offers || prospects.is_some();
        let previewed = |action| {
            let choices = prospects.iter().flat_map(|prospects| prospects.choices.iter().enumerate());
            choices.into_iter().find(|(_, choice)| choice.barred.is_none() && choice.action == action)
        };
        let offer = |action| {
            let preview = previewed(action);
            Offer {
                action: raw(&action),
                text: in_words.then(|| said(action)),
                meaning: parts.meanings.then(|| G::explain(game, view, seat, action, speaker)),
                reason: parts.reasons.then(|| G::reason(game, view, seat, action, speaker)).flatten(),
                preview: preview.map(|(_, choice)| raw(&choice.preview)),
                place: preview.map(|(place, _)| place),
            }
        };
        let only = request.only.map(|action| read::<<G::Game as Game>::Action>(action).ok());
        let wanted = |action: &<G::Game as Game>::Action| only.is_none_or(|only| only == Some(*action));
        shown.offers = Some(self.table.legal(seat).into_iter().filter(wanted).map(offer).collect());
        let Some(Prospects { choices, outlook }) = prospects else { return };
        shown.outlook = outlook.as_ref().map(raw);
        let barred = choices.into_iter().enumerate().filter_map(|(place, choice)| {
            let obstacle = choice.barred?;
            let (action, text) = (raw(&choice.action), said(choice.action));
            let (preview, ruling) = (raw(&choice.preview), obstacle.ruling.to_owned());
            Some(Barred { action, text, preview, ruling, message: obstacle.message, place })
        });
        shown.barred = barred.collect();
    }

    /// Whether a seat could take its last choice back, and which it is.
    fn offers_to_take_back(&self, seat: Seat, lang: &Words) -> TakeBack {
        let last = self.table.last_of(seat);
        let may = match self.table.may_undo(seat) {
            _ if matches!(self.table.status(), Status::Over(_)) => Undoing::No(lang.say("service-game-over", &[])),
            Ok(()) => Undoing::Free,
            Err(why) => {
                let why = kept(&why, &self.speaker(lang));
                if self.guide.listing().is_silent || last.is_none() { Undoing::No(why) } else { Undoing::Ask(why) }
            }
        };
        let eyes = Onlooker::One(Viewer::Seat(seat));
        let told = last.map(|entry| self.steps(Some(entry), eyes, lang, true, self.story_of(last, usize::MAX)));
        TakeBack { may, text: told.and_then(|steps| steps.into_iter().next()).map(|step| step.text) }
    }

    fn learnt(&self, request: &Request<'_>, in_words: bool, newest: Option<&Shared>) -> Learnt {
        let (eyes, lang) = (request.eyes, request.lang);
        let (mut steps, mut entries) = (Vec::new(), Vec::new());
        for &new in request.news {
            let is_fresh = request.memory || moment_of(new) >= request.fresh_from;
            let story = if request.memory { Story::Whole } else { self.story_of(new, request.fresh_from) };
            for entry in self.known_with(new, eyes) {
                let mut more = self.steps(entry, eyes, lang, in_words, story);
                // A view of before shows what may lie hidden now: nobody is shown it twice.
                let is_shown = newest.is_some() && (is_fresh || self.story() == Story::Whole);
                if is_shown && story == Story::Whole {
                    self.add_views(&mut more, entry, request);
                }
                steps.extend(more);
                entries.extend(entry);
            }
        }
        drop_repeated(&mut steps, newest);
        let undone = entries.iter().filter(|_| !in_words).find_map(|&entry| self.undone_by(entry));
        Learnt { steps: steps.into(), undone, entries }
    }

    /// How much is told of what came with an entry: all of it where it is the newest, or fresh to whoever asks.
    fn story_of(&self, entry: Option<usize>, fresh_from: usize) -> Story {
        if moment_of(entry) >= fresh_from.min(self.table.log().len()) { Story::Whole } else { self.story() }
    }

    /// The entries that these eyes hear of with an entry: none where others choose unseen, several when the last
    /// of these choices is in.
    fn known_with(&self, entry: Option<usize>, eyes: Onlooker) -> Vec<Option<usize>> {
        match (eyes, entry) {
            (Onlooker::One(viewer), Some(entry)) => self.revealed_with(entry, viewer).into_iter().map(Some).collect(),
            _ => vec![entry],
        }
    }

    /// What these eyes saw of an entry, or of the set-up.
    fn steps(&self, entry: Option<usize>, eyes: Onlooker, lang: &Words, in_words: bool, story: Story) -> Vec<Step> {
        let (game, speaker) = (self.table.game(), self.speaker(lang));
        let step =
            |text| Step { sighting: None, text, faded: None, weight: Weight::Normal, view: None, reckoned: None };
        match entry.and_then(|entry| self.table.log().get(entry)) {
            Some(Logged::Undo(undone)) => {
                let who = self.author(*undone);
                return who.map(|seat| step(tell::undo(seat, &speaker))).into_iter().collect();
            }
            Some(Logged::Agreed(_)) => return vec![step(lang.say("service-taken-back-by-all", &[]))],
            _ => {}
        }
        let events = self.events_of(entry).iter();
        let Onlooker::One(viewer) = eyes else {
            return events.flat_map(|&event| tell::to_all::<G>(game, event, &speaker)).collect();
        };
        let seen = events.filter_map(|&event| game.sighting(event, viewer)).map(|seen| story.keeps(game, seen));
        let seen = seen.map(|sighting| Step {
            text: G::tell(game, &sighting, &speaker),
            faded: if self.memory_aid { None } else { G::faded(game, &sighting, &speaker) },
            weight: G::weight(game, &sighting),
            sighting: (!in_words).then(|| raw(&sighting)),
            view: None,
            reckoned: None,
        });
        seen.collect()
    }

    /// Adds to the steps of an entry the view as it stood after each.
    fn add_views(&self, steps: &mut [Step], entry: Option<usize>, request: &Request<'_>) {
        let Onlooker::One(viewer) = request.eyes else { return };
        let mut steps = steps.iter_mut().filter(|step| step.sighting.is_some());
        self.table.go_through(entry, |event, state| {
            let game = self.table.game();
            if let Some(sighting) = game.sighting(*event, viewer)
                && let Some(step) = steps.next()
            {
                let mut view = game.view(state, viewer);
                if !self.remembers(request.memory) {
                    G::Game::forget(&mut view);
                }
                if request.parts.reckoned {
                    step.reckoned = G::reckon(game, &view, Some(&sighting)).as_ref().map(raw);
                }
                step.view = Some(raw(&view).into());
            }
        });
    }

    /// Whose choice an entry took back, and whether all agreed; none where it is a choice.
    pub(crate) fn undone_by(&self, entry: usize) -> Option<Undone> {
        let agreed = match self.table.log().get(entry)? {
            Logged::Choice(_) => return None,
            Logged::Undo(_) => false,
            Logged::Agreed(_) => true,
        };
        self.author(entry).map(|seat| Undone { seat, agreed })
    }
}

#[cfg(test)]
mod tests;

/// The number of a moment: 0 for the set-up, then one an entry.
fn moment_of(entry: Option<usize>) -> usize {
    entry.map_or(0, |entry| entry + 1)
}

/// Takes out views that are as after the step before, and the last where it is the newest, which stands beside it. So
/// a step without a view stands as the step before, and the last one as the newest.
fn drop_repeated(steps: &mut [Step], newest: Option<&Shared>) {
    let last = steps.len().saturating_sub(1);
    let mut before: Option<Shared> = None;
    for (at, step) in steps.iter_mut().enumerate() {
        let Some(view) = step.view.take() else { continue };
        let known = if at == last { newest } else { before.as_ref() };
        if known.is_none_or(|known| known.get() != view.get()) {
            step.view = Some(view.clone());
        }
        before = Some(view);
    }
}
