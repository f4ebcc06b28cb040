//! Secrets: worlds that differ only in what a viewer may not know look the same to them.

use super::{Channel, Examiner, Fork, History, Law, Run, Subject};
use crate::{Choice, Game, Refused, Seat, SeededRng, Status, Viewer, apply};

/// A log with the state it adds up to.
struct World<'h, G: Game> {
    history: &'h History<G>,
    state: G::State,
}

impl<'h, G: Game> World<'h, G> {
    fn of(game: &G, history: &'h History<G>) -> Self {
        Self { history, state: history.state(game) }
    }
}

/// What gave two worlds away, and how.
type Difference = (Channel, String);

impl<S: Subject> Examiner<'_, S> {
    /// Deals otherwise what is hidden from each viewer, and looks for a difference.
    pub(super) fn no_leak(&mut self, history: &History<S::Game>) {
        self.docket.looked(Law::NoLeak, 1, 0);
        let here = World::of(self.game, history);
        for viewer in Viewer::all(self.game.seats()) {
            let Some(redealt) = self.redealt(history, viewer) else { continue };
            let there = World::of(self.game, &redealt);
            self.docket.looked(Law::NoLeak, 0, 1);
            if self.game.audit(&here.state).is_ok()
                && let Err(unsound) = self.game.audit(&there.state)
            {
                let what = || format!("the world dealt otherwise for {viewer} cannot be: {unsound}");
                self.docket.breach(Law::NoLeak, None, what);
            }
            if let Some((channel, what)) = difference(self.game, &self.every_action, viewer, &here, &there) {
                self.docket.breach(Law::NoLeak, Some(channel), || what);
            }
        }
    }

    /// Plays up to here again with luck that is the same as far as the rules have needed it, and looks
    /// for a difference. Here even the state must be the same: it may hold nothing undecided.
    pub(super) fn future_unwritten(&mut self, history: &History<S::Game>, seed: u64) {
        self.docket.looked(Law::FutureUnwritten, 1, 0);
        let due = self.subject.lots_due(history);
        let there = match Run::again(self.game, seed, Fork::after(due, seed), &history.choices) {
            Ok(run) => run,
            Err(refused) => {
                let what = || format!("with other luck to come, a choice was refused: {refused}");
                return self.docket.breach(Law::FutureUnwritten, Some(Channel::Refusals), what);
            }
        };
        if there.lots < due {
            let what = || format!("the rules have needed {due} lots, but only {} were drawn", there.lots);
            return self.docket.breach(Law::FutureUnwritten, None, what);
        }
        let here = World::of(self.game, history);
        let there = World::of(self.game, &there.history);
        for viewer in Viewer::all(self.game.seats()) {
            self.docket.looked(Law::FutureUnwritten, 0, 1);
            if let Some((channel, what)) = difference(self.game, &self.every_action, viewer, &here, &there) {
                self.docket.breach(Law::FutureUnwritten, Some(channel), || what);
            }
        }
        if here.state != there.state {
            let what = || format!("undecided, yet {:?} or {:?}", here.state, there.state);
            self.docket.breach(Law::FutureUnwritten, Some(Channel::State), what);
        }
    }

    /// Whatever may be taken back drew no lots, nobody has chosen since, and nobody saw anything in it
    /// that was hidden before: in every other world the same choice looks the same.
    pub(super) fn undo_stops(&mut self, run: &Run<'_, S::Game>, seed: u64) {
        let choices = &run.history.choices;
        let Some(last) = choices.last() else { return };
        for seat in Seat::all(self.game.seats()) {
            if !self.subject.may_take_back(choices, seat) {
                continue;
            }
            self.docket.looked(Law::UndoStopsInTime, 1, 0);
            if last.seat != seat {
                let what = || format!("seat {seat} takes back what seat {} chose", last.seat);
                self.docket.breach(Law::UndoStopsInTime, None, what);
            } else if last.drew_lots {
                self.docket.breach(Law::UndoStopsInTime, None, || format!("{:?} drew lots", last.action));
            } else {
                self.nothing_shown(run, last, seed);
            }
        }
    }

    fn nothing_shown(&mut self, run: &Run<'_, S::Game>, last: &Choice<S::Game>, seed: u64) {
        let shorter = run.history.without_last();
        if let Some(before) = &run.before {
            self.replays(before, &shorter);
        }
        let due = self.subject.lots_due(&shorter);
        let undecided = Run::again(self.game, seed, Fork::after(due, seed), &shorter.choices).ok();
        for viewer in Viewer::all(self.game.seats()) {
            let redealt = self.redealt(&shorter, viewer).map(|other| other.state(self.game));
            for mut there in redealt.into_iter().chain(undecided.as_ref().map(|run| run.state.clone())) {
                let mut events = Vec::new();
                let luck = &mut SeededRng::new(seed);
                if apply(self.game, &mut there, last.seat, last.action, luck, Some(&mut events)).is_err() {
                    continue;
                }
                self.docket.looked(Law::UndoStopsInTime, 0, 1);
                if !self.looks_same(viewer, &last.events, &events) {
                    let what = || format!("{viewer} learnt something from {:?}: {:?}", last.action, last.events);
                    self.docket.breach(Law::UndoStopsInTime, Some(Channel::Sightings), what);
                }
            }
        }
    }

    /// Deals otherwise also what each viewer saw and is not shown any more, and looks for a difference in what whoever
    /// remembers nothing is shown and told.
    pub(super) fn story_forgets(&mut self, history: &History<S::Game>) {
        self.docket.looked(Law::StoryForgets, 1, 0);
        for viewer in Viewer::all(self.game.seats()) {
            let Some(other) = self.subject.reshuffle_forgotten(history, viewer, &mut self.dice) else { continue };
            if other.is_same(history) {
                continue;
            }
            self.docket.looked(Law::StoryForgets, 0, 1);
            let (here, there) = (World::of(self.game, history), World::of(self.game, &other));
            if self.game.audit(&here.state).is_ok()
                && let Err(unsound) = self.game.audit(&there.state)
            {
                let what = || format!("the world dealt otherwise for a forgetful {viewer} cannot be: {unsound}");
                self.docket.breach(Law::StoryForgets, None, what);
            }
            if let Some((channel, what)) = difference_once_forgotten(self.game, viewer, &here, &there) {
                self.docket.breach(Law::StoryForgets, Some(channel), || what);
            }
        }
    }

    fn looks_same(
        &self,
        viewer: Viewer,
        here: &[<S::Game as Game>::Event],
        there: &[<S::Game as Game>::Event],
    ) -> bool {
        let seen = |&event| self.game.sighting(event, viewer);
        here.iter().map(seen).eq(there.iter().map(seen))
    }

    /// A world that is another, but not to this viewer.
    fn redealt(&mut self, history: &History<S::Game>, viewer: Viewer) -> Option<History<S::Game>> {
        let other = self.subject.reshuffle(history, viewer, &mut self.dice)?;
        (!other.is_same(history)).then_some(other)
    }
}

/// What tells a viewer which of two worlds they are in.
fn difference<G: Game>(
    game: &G,
    every_action: &[G::Action],
    viewer: Viewer,
    here: &World<'_, G>,
    there: &World<'_, G>,
) -> Option<Difference> {
    let (one, two) = (game.view(&here.state, viewer), game.view(&there.state, viewer));
    if one != two {
        return Some((Channel::View, format!("{viewer} sees {one:?} or {two:?}")));
    }
    if let Viewer::Seat(seat) = viewer {
        let (one, two) = (listed(game, &here.state, seat), listed(game, &there.state, seat));
        if one != two {
            return Some((Channel::LegalActions, format!("{viewer} may do {one:?} or {two:?}")));
        }
        // Who must wait is told so whatever they try: the door does not even look at the action.
        let tried =
            if one.is_some() || two.is_some() { every_action } else { every_action.get(..1).unwrap_or_default() };
        for &action in tried {
            let (one, two) = (answer(game, &here.state, seat, action), answer(game, &there.state, seat, action));
            if one != two {
                return Some((Channel::Refusals, format!("{viewer} tries {action:?}: {one:?} or {two:?}")));
            }
        }
    }
    let mut others = there.history.events();
    for &event in here.history.events() {
        let one = game.sighting(event, viewer);
        let two = others.next().map(|&other| game.sighting(other, viewer));
        if Some(&one) != two.as_ref() {
            return Some((Channel::Sightings, format!("{viewer} saw {one:?} or {:?}", two.flatten())));
        }
    }
    if others.next().is_some() {
        return Some((Channel::Sightings, format!("{viewer} can count that more happened")));
    }
    let (one, two) = (game.status(&here.state), game.status(&there.state));
    (one != two).then(|| (Channel::Status, format!("{viewer} can tell {one:?} from {two:?}")))
}

/// What tells a viewer without memory which of two worlds they are in: the table, or what is told of what happened.
fn difference_once_forgotten<G: Game>(
    game: &G,
    viewer: Viewer,
    here: &World<'_, G>,
    there: &World<'_, G>,
) -> Option<Difference> {
    let look = |world: &World<'_, G>| {
        let mut view = game.view(&world.state, viewer);
        G::forget(&mut view);
        view
    };
    let (one, two) = (look(here), look(there));
    if one != two {
        return Some((Channel::View, format!("{viewer} without memory sees {one:?} or {two:?}")));
    }
    let told = |&event: &G::Event| game.sighting(event, viewer).map(|seen| game.fade(seen));
    let (mut one, mut two) = (here.history.events().map(told), there.history.events().map(told));
    loop {
        match (one.next(), two.next()) {
            (None, None) => return None,
            (here, there) if here == there => {}
            (here, there) => {
                let what = format!("{viewer} is told {:?} or {:?} for the whole game", here.flatten(), there.flatten());
                return Some((Channel::Sightings, what));
            }
        }
    }
}

/// What a seat is offered; none while it is not awaited.
fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Option<Vec<G::Action>> {
    let mut list = Vec::new();
    matches!(game.status(state), Status::Awaiting(seats) if seats.contains(seat)).then(|| {
        game.legal_actions(state, seat, &mut list);
        list
    })
}

/// What the door says to a choice.
fn answer<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
    apply(game, &mut state.clone(), seat, action, &mut SeededRng::new(0), None)
}
