//! The log is the truth: it is the same for the same seed, it adds up to the state, it takes any
//! event, and everything in it survives JSON.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{EventOf, Examiner, Fork, History, Law, Run, StateOf, Subject};
use crate::{Chance, Data, Game, SeededRng, Status, Viewer, apply};

/// How many events of other games are kept to be thrown at a game.
const KEPT_EVENTS: usize = 4_096;
/// How many are thrown, one after the other.
const THROWN: usize = 48;
/// How many refusals are sent through JSON at one look.
const REFUSALS: usize = 4;

impl<S: Subject> Examiner<'_, S> {
    pub(super) fn replays(&mut self, state: &StateOf<S>, history: &History<S::Game>) {
        self.docket.looked(Law::ReplayGivesState, 1, 0);
        let again = history.state(self.game);
        if again != *state {
            self.docket.breach(Law::ReplayGivesState, None, || format!("{state:?} was {again:?} when replayed"));
        }
    }

    /// Plays a game again from its seed.
    pub(super) fn same_log(&mut self, run: &Run<'_, S::Game>, seed: u64) {
        self.docket.looked(Law::SameSeedSameLog, run.history.choices.len() as u64, 0);
        let mut again = Run::begin(self.game, seed, Fork::none(seed));
        while again.history.choices.len() < run.history.choices.len() && again.step(self.subject) {}
        if log(&again.history) != log(&run.history) {
            self.docket.breach(Law::SameSeedSameLog, None, || "the log was another when played again".into());
        }
    }

    /// Throws events of other games at a moment of this one. Logs come from files: whatever they
    /// hold, nothing may panic, and what the audit calls sound can be looked at and played on.
    pub(super) fn any_event(&mut self, history: &History<S::Game>) {
        self.docket.looked(Law::AnyEventIsTaken, 1, 0);
        self.keep_events(history);
        let own: Vec<EventOf<S>> = history.events().copied().collect();
        let moment = self.dice.below(own.len() as u32 + 1) as usize;
        let mut state = crate::replay(self.game, &own[..moment]);
        let mut dice = self.dice.clone();
        let thrown = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..THROWN {
                let place = dice.below(self.events.len() as u32) as usize;
                let Some(&event) = self.events.get(place) else { break };
                self.game.evolve(&mut state, event);
                if self.game.audit(&state).is_ok() {
                    look_and_play(self.game, &state, &mut dice);
                }
            }
        }));
        self.dice = dice;
        if thrown.is_err() {
            self.docket.breach(Law::AnyEventIsTaken, None, || "an event out of its place caused a panic".into());
        }
    }

    fn keep_events(&mut self, history: &History<S::Game>) {
        for &event in history.events() {
            if self.events.len() < KEPT_EVENTS {
                self.events.push(event);
            } else {
                let place = self.dice.below(KEPT_EVENTS as u32) as usize;
                self.events[place] = event;
            }
        }
    }

    pub(super) fn survives_json(&mut self, state: &StateOf<S>, history: &History<S::Game>) {
        self.docket.looked(Law::JsonRoundTrip, 1, 0);
        self.round_trip("the state", state);
        let status = self.game.status(state);
        self.round_trip("the status", &status);
        let last = history.choices.last().map_or(&history.setup, |choice| &choice.events);
        for &event in last {
            self.round_trip("an event", &event);
        }
        for viewer in Viewer::all(self.game.seats()) {
            let view = self.game.view(state, viewer);
            self.round_trip("a view", &view);
            let mut forgetful = view.clone();
            S::Game::forget(&mut forgetful);
            if forgetful != view {
                self.round_trip("a view without memory", &forgetful);
            }
            for sighting in last.iter().filter_map(|&event| self.game.sighting(event, viewer)) {
                self.round_trip("a sighting", &sighting);
            }
        }
        let Status::Awaiting(seats) = status else { return };
        for seat in seats.iter() {
            let mut offered = Vec::new();
            self.game.legal_actions(state, seat, &mut offered);
            self.round_trip("the legal actions", &offered);
            for (action, illegal) in self.refused(state, seat, REFUSALS) {
                self.round_trip("a refused action", &action);
                self.round_trip("a refusal", &illegal);
            }
        }
    }

    fn round_trip<T: Data>(&mut self, what: &str, thing: &T) {
        let back = serde_json::to_string(thing).and_then(|text| serde_json::from_str::<T>(&text));
        match back {
            Ok(back) if back == *thing => {}
            Ok(back) => {
                self.docket.breach(Law::JsonRoundTrip, None, || format!("{what} {thing:?} read back as {back:?}"));
            }
            Err(error) => {
                self.docket.breach(Law::JsonRoundTrip, None, || format!("{what} {thing:?} is no JSON: {error}"));
            }
        }
    }
}

/// A log as it would be kept, byte for byte.
fn log<G: Game>(history: &History<G>) -> Option<Vec<u8>> {
    let choices: Vec<_> = history.choices.iter().map(|one| (one.seat, one.action, &one.events)).collect();
    serde_json::to_vec(&(&history.setup, choices)).ok()
}

/// Does with a state what a table would: looks at it, lists and plays a choice.
fn look_and_play<G: Game>(game: &G, state: &G::State, dice: &mut SeededRng) {
    for viewer in Viewer::all(game.seats()) {
        let _ = game.view(state, viewer);
    }
    let Status::Awaiting(seats) = game.status(state) else { return };
    for seat in seats.iter() {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        if let Some(&action) = list.get(dice.below(list.len() as u32) as usize) {
            let _ = apply(game, &mut state.clone(), seat, action, dice, None);
        }
    }
}
