//! The end of Broken and Beautiful by plain recursion: every choice, every sequence of lots, nothing left
//! out and nothing remembered. What the fast solver is held against.

use tsugi_broken_and_beautiful::{Action, Pottery, State};
use tsugi_engine::{Chance, Game, Outcome, Seat, Status, apply};

/// What each seat has of an end: its part of the first place, and its lead.
pub(crate) type Values = Vec<(f64, f64)>;

/// Luck that follows a script, then draws nothing and tells from how many.
struct Script<'a> {
    lots: &'a [u32],
    at: usize,
    unscripted: Option<u32>,
}

impl Chance for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if let Some(&lot) = self.lots.get(self.at) {
            self.at += 1;
            return lot;
        }
        self.unscripted.get_or_insert(n);
        0
    }
}

/// What a position comes to when everybody takes what is best for himself, the first of equals.
pub(crate) fn value(game: &Pottery, state: &State) -> Values {
    let seat = match game.status(state) {
        Status::Over(outcome) => return ended(game, &outcome),
        Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
    };
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    let mut best: Option<Values> = None;
    for action in list {
        let next = after(game, state, seat, action, &mut Vec::new());
        if best.as_ref().is_none_or(|best| next[seat.index()] > best[seat.index()]) {
            best = Some(next);
        }
    }
    best.expect("an awaited seat has a choice")
}

/// What a choice comes to, in the mean over all lots that follow these.
pub(crate) fn after(game: &Pottery, state: &State, seat: Seat, action: Action, lots: &mut Vec<u32>) -> Values {
    let mut next = *state;
    let mut luck = Script { lots, at: 0, unscripted: None };
    apply(game, &mut next, seat, action, &mut luck, None).expect("a listed action is legal");
    let Some(ways) = luck.unscripted else { return value(game, &next) };
    let mut sum = vec![(0.0, 0.0); game.seats()];
    for lot in 0..ways {
        lots.push(lot);
        for (all, one) in sum.iter_mut().zip(after(game, state, seat, action, lots)) {
            *all = (all.0 + one.0 / f64::from(ways), all.1 + one.1 / f64::from(ways));
        }
        lots.pop();
    }
    sum
}

fn ended(game: &Pottery, outcome: &Outcome) -> Values {
    let Outcome::Ranked { places, scores } = outcome else { panic!("pottery ranks") };
    let firsts = places.iter().filter(|(_, place)| **place == 1).count();
    let of = |seat: Seat| {
        let rival = Seat::all(game.seats()).filter(|other| *other != seat).map(|other| scores[other]).max();
        let won = if places[seat] == 1 { 1.0 / firsts as f64 } else { 0.0 };
        (won, f64::from(scores[seat] - rival.expect("somebody else plays")))
    };
    Seat::all(game.seats()).map(of).collect()
}
