//! Listed is legal: what a seat is offered, all of it and nothing else, is accepted; and it is counted as it is listed.

use super::{ActionOf, Examiner, Law, StateOf, Subject};
use crate::{Chance, Game, Refused, Seat, SeatSet, SeededRng, Status, apply};

impl<S: Subject> Examiner<'_, S> {
    /// Offers every action from every seat; looking closely, also those of seats that must wait.
    pub(super) fn lists(&mut self, state: &StateOf<S>, closely: bool) {
        let awaited = match self.game.status(state) {
            Status::Awaiting(seats) => {
                self.docket.looked(Law::AwaitedCanChoose, 1, 0);
                if seats.is_empty() {
                    self.docket.breach(Law::AwaitedCanChoose, None, || "nobody is awaited, and it is not over".into());
                }
                seats
            }
            Status::Over(_) => SeatSet::EMPTY,
        };
        self.docket.looked(Law::ListedIsLegal, 1, 0);
        self.docket.looked(Law::CountedAsListed, 1, 0);
        // One seat more than there are: a stranger must wait, too.
        for seat in Seat::all(self.game.seats() + 1) {
            if awaited.contains(seat) {
                self.offer_all(state, seat);
            } else {
                self.must_wait(state, seat, closely);
            }
        }
    }

    fn offer_all(&mut self, state: &StateOf<S>, seat: Seat) {
        let mut list = Vec::new();
        self.game.legal_actions(state, seat, &mut list);
        if list.is_empty() {
            self.docket.breach(Law::AwaitedCanChoose, None, || format!("seat {seat} is awaited without a choice"));
        }
        self.counts(state, seat, &list);
        if !list.is_sorted_by(|one, next| one < next) {
            let what = || format!("seat {seat}'s list is not sorted, once each: {list:?}");
            return self.docket.breach(Law::ListedIsLegal, None, what);
        }
        let (game, docket, mut scratch, mut log) = (self.game, &mut self.docket, state.clone(), Vec::new());
        let mut listed = list.iter().peekable();
        for &action in &self.every_action {
            if listed.next_if_eq(&&action).is_some() {
                if let Err(why) = game.check(state, seat, action) {
                    docket.breach(Law::ListedIsLegal, None, || format!("{action:?} is listed, but refused: {why}"));
                }
            } else if apply(game, &mut scratch, seat, action, &mut SeededRng::new(0), Some(&mut log)).is_ok() {
                docket.breach(Law::ListedIsLegal, None, || format!("{action:?} is not listed, but accepted"));
                scratch = state.clone();
                log.clear();
            }
        }
        if let Some(unknown) = listed.next() {
            docket.breach(Law::ListedIsLegal, None, || format!("{unknown:?} is listed, but not among every action"));
        }
        if scratch != *state || !log.is_empty() {
            docket.breach(Law::ListedIsLegal, None, || "a refusal changed the state or the log".into());
        }
    }

    /// Counts the choices and finds each by its number, and none beyond.
    fn counts(&mut self, state: &StateOf<S>, seat: Seat, list: &[ActionOf<S>]) {
        let (game, docket) = (self.game, &mut self.docket);
        let counted = game.count(state, seat);
        if counted != list.len() {
            let what = || format!("seat {seat} has {} choices by the list, {counted} counted", list.len());
            docket.breach(Law::CountedAsListed, None, what);
        }
        for n in 0..=list.len() {
            let (due, found) = (list.get(n).copied(), game.nth_action(state, seat, n));
            if due != found {
                docket
                    .breach(Law::CountedAsListed, None, || format!("choice {n} is {due:?} by the list, not {found:?}"));
            }
        }
    }

    /// A seat that is not awaited is told so, whatever it tries; nobody plays on after the end.
    fn must_wait(&mut self, state: &StateOf<S>, seat: Seat, closely: bool) {
        let all = self.every_action.len();
        let from = self.dice.below(all as u32) as usize;
        let tried = if closely { 0..all } else { from..(from + 1).min(all) };
        let (game, docket, mut scratch) = (self.game, &mut self.docket, state.clone());
        let due: Refused<<S::Game as Game>::Illegal> = match game.status(state) {
            Status::Over(_) => Refused::GameOver,
            Status::Awaiting(_) => Refused::NotYourTurn(seat),
        };
        for &action in &self.every_action[tried] {
            let answer = apply(game, &mut scratch, seat, action, &mut SeededRng::new(0), None);
            if answer != Err(due) {
                docket.breach(Law::ListedIsLegal, None, || format!("seat {seat} must wait, but: {answer:?}"));
            }
        }
        if scratch != *state {
            docket.breach(Law::ListedIsLegal, None, || "a refusal changed the state".into());
        }
    }

    /// Some actions that this seat is refused, with the reason.
    pub(super) fn refused(
        &mut self,
        state: &StateOf<S>,
        seat: Seat,
        many: usize,
    ) -> Vec<(ActionOf<S>, <S::Game as Game>::Illegal)> {
        let mut refused = Vec::new();
        for _ in 0..many {
            let place = self.dice.below(self.every_action.len() as u32) as usize;
            let Some(&action) = self.every_action.get(place) else { break };
            if let Err(why) = self.game.check(state, seat, action) {
                refused.push((action, why));
            }
        }
        refused
    }
}
