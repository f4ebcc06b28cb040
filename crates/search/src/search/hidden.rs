//! Games in which something is private: each seat has a tree of what it sees.
//!
//! An iteration belongs to a seat: it is played in a world that this seat may hold for true, and only
//! this seat's choices learn from it. The others choose by what their own trees have learnt, or by the
//! policy, which is asked in a world redrawn for them. Where others have often come by a moment of
//! another seat, half of the iterations that reach it are given to that seat: what it cannot know is
//! drawn anew, and it learns from there on. So nobody learns from worlds that hold another's secrets.

use std::hash::{Hash, Hasher};

use tsugi_engine::{Chance, Imagine, MAX_SEATS, Seat, Viewer, apply, mix};

use super::{Position, ROOT, Task, Thinker, standing};
use crate::Forecast;

/// How often others come by a seat's moment before that seat learns there, and before what it learnt is
/// followed.
const WORTH_LEARNING: u32 = 8;

/// How many things a seat may have seen after one choice are told apart.
const MOST_OUTCOMES: u32 = 256;

/// An iteration under way.
#[derive(Clone, Copy)]
struct Walk {
    /// To whom it belongs.
    owner: Seat,
    /// The last choice of each seat in its tree.
    last: [u32; MAX_SEATS],
    /// What each seat has seen since.
    seen: [Seen; MAX_SEATS],
}

/// That nothing was seen.
const NOTHING: Seen = Seen(0);

/// What was seen, in 64 bits.
#[derive(Clone, Copy)]
struct Seen(u64);

impl Hasher for Seen {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ word);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}

impl<G: Imagine> Thinker<G> {
    /// Gives every seat a tree; the searching seat's begins with the choice that is thought about.
    pub(super) fn plant(&mut self, task: &Task<'_, G>) {
        for seat in Seat::all(task.game.seats()) {
            // Never chosen: only what a seat sees before its first choice hangs on it.
            let before = self.tree.add(seat, &self.legal[..1], None);
            if seat == task.seat
                && let Some(arrival) = self.tree.arrive(self.tree.first_edge(before), NOTHING.0, MOST_OUTCOMES)
            {
                self.tree.settle(arrival, ROOT);
            }
        }
    }

    /// One iteration: a world the searching seat may hold for true, down the trees, and to the end.
    pub(super) fn play_hidden(&mut self, task: &Task<'_, G>, world: &G::State) {
        let mut world = world.clone();
        task.game.redraw(&mut world, task.seat, &mut self.luck);
        self.path.clear();
        let outcome = self.descend_hidden(task, &mut world);
        self.learn(task, &outcome);
    }

    fn descend_hidden(&mut self, task: &Task<'_, G>, world: &mut G::State) -> Forecast {
        let before = |seat: usize| self.tree.first_edge(ROOT + 1 + (seat.min(task.game.seats() - 1)) as u32);
        let mut walk = Walk { owner: task.seat, last: std::array::from_fn(before), seen: [NOTHING; MAX_SEATS] };
        let mut seat = task.seat;
        loop {
            if let Some(outcome) = self.step(task, world, &mut walk, seat) {
                return outcome;
            }
            seat = match standing(task, world, 0) {
                Position::Over(outcome) => return outcome,
                // Those who choose at once do not see each other, so the order is free.
                Position::Awaiting(seats) if seats.contains(walk.owner) => walk.owner,
                Position::Awaiting(seats) => seats.first().expect("a running game awaits somebody"),
            };
        }
    }

    /// One choice in the trees; how the game ended where its owner left them.
    fn step(&mut self, task: &Task<'_, G>, world: &mut G::State, walk: &mut Walk, seat: Seat) -> Option<Forecast> {
        let Some(at) = self.moment(task, world, walk, seat) else {
            if seat == walk.owner {
                return Some(self.play_out(task, world));
            }
            self.legal.clear();
            task.game.legal_actions(world, seat, &mut self.legal);
            let action = task.policy.pick(task.game, world, seat, &self.legal, &mut self.luck);
            self.play(task, world, walk, seat, action);
            return None;
        };
        let learns = seat == walk.owner;
        let edge = if learns { self.tree.select(at, &mut self.luck) } else { self.tree.favourite(at) };
        let fresh = self.tree.edge(edge).visits == 0;
        walk.last[seat.index()] = edge;
        walk.seen[seat.index()] = NOTHING;
        if !self.play(task, world, walk, seat, self.tree.edge(edge).action) {
            // Two things seen that look alike in 64 bits: the game goes on beyond the tree.
            return Some(self.play_out(task, world));
        }
        if learns {
            self.path.push((at, edge));
        }
        fresh.then(|| self.play_out(task, world))
    }

    /// The moment in a seat's tree at which it chooses now, if its tree is to be followed.
    fn moment(&mut self, task: &Task<'_, G>, world: &mut G::State, walk: &mut Walk, seat: Seat) -> Option<u32> {
        // Once an iteration is another's, the searching seat holds other cards than it truly does.
        if seat != walk.owner && walk.owner != task.seat {
            return None;
        }
        let arrival = self.tree.arrive(walk.last[seat.index()], walk.seen[seat.index()].0, MOST_OUTCOMES)?;
        let enough = if seat == walk.owner { 2 } else { WORTH_LEARNING };
        let at = match arrival.node {
            Some(at) => at,
            None if arrival.times < enough => return None,
            None => {
                self.legal.clear();
                task.game.legal_actions(world, seat, &mut self.legal);
                let at = self.add_moment(task, world, seat);
                self.tree.settle(arrival, at);
                at
            }
        };
        if seat != walk.owner && self.luck.below(2) == 0 {
            walk.owner = seat;
            self.path.clear();
            task.game.redraw(world, seat, &mut self.luck);
        }
        (seat == walk.owner || self.tree.node(at).visits >= WORTH_LEARNING).then_some(at)
    }

    /// Plays a choice, and notes for every seat what it saw; whether it was legal.
    fn play(
        &mut self,
        task: &Task<'_, G>,
        world: &mut G::State,
        walk: &mut Walk,
        seat: Seat,
        action: G::Action,
    ) -> bool {
        self.events.clear();
        if apply(task.game, world, seat, action, &mut self.luck, Some(&mut self.events)).is_err() {
            return false;
        }
        for viewer in Seat::all(task.game.seats()) {
            let seen = &mut walk.seen[viewer.index()];
            for &event in &self.events {
                if let Some(sighting) = task.game.sighting(event, Viewer::Seat(viewer)) {
                    sighting.hash(seen);
                }
            }
        }
        true
    }
}
