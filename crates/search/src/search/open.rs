//! Games in which nothing is private: one tree for all seats, and real chance nodes.
//!
//! A choice leads to a moment for every way luck went, told apart by the lots that were drawn; where no
//! lot was drawn there is one.

use tsugi_engine::{Chance, Imagine, SeededRng, apply, mix};

use super::{Position, ROOT, Task, Thinker, standing};
use crate::Forecast;

/// How many ways luck went are told apart after one choice.
const MOST_OUTCOMES: u32 = 64;
/// That no lot was drawn.
const NO_LOTS: u64 = 0;

/// Luck that remembers what it said.
struct Told<'a> {
    luck: &'a mut SeededRng,
    said: u64,
}

impl Chance for Told<'_> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let lot = self.luck.below(n);
        self.said = mix(self.said.wrapping_add(1) ^ u64::from(lot));
        lot
    }
}

impl<G: Imagine> Thinker<G> {
    /// One iteration: down the tree, one moment more, and to the end.
    pub(super) fn play_open(&mut self, task: &Task<'_, G>, world: &G::State) {
        let mut world = world.clone();
        self.path.clear();
        let outcome = self.descend_open(task, &mut world);
        self.learn(task, &outcome);
    }

    fn descend_open(&mut self, task: &Task<'_, G>, world: &mut G::State) -> Forecast {
        let mut at = ROOT;
        loop {
            let mover = self.tree.node(at).mover;
            let edge = self.tree.select(at, &mut self.luck);
            let action = self.tree.edge(edge).action;
            let fresh = self.tree.edge(edge).visits == 0;
            let mut told = Told { luck: &mut self.luck, said: NO_LOTS };
            if apply(task.game, world, mover, action, &mut told, None).is_err() {
                // Two ways luck went that look alike in 64 bits: the game goes on beyond the tree.
                return self.play_out(task, world);
            }
            let said = told.said;
            self.path.push((at, edge));
            if fresh {
                return self.play_out(task, world);
            }
            let seats = match standing(task, world, 0) {
                Position::Over(outcome) => return outcome,
                Position::Awaiting(seats) => seats,
            };
            let Some(arrival) = self.tree.arrive(edge, said, MOST_OUTCOMES) else {
                return self.play_out(task, world);
            };
            at = match arrival.node {
                Some(next) => next,
                // What luck brought once may never come again.
                None if said != NO_LOTS && arrival.times == 1 => return self.play_out(task, world),
                None => {
                    let seat = seats.first().expect("a running game awaits somebody");
                    self.legal.clear();
                    task.game.legal_actions(world, seat, &mut self.legal);
                    let next = self.add_moment(task, world, seat);
                    self.tree.settle(arrival, next);
                    next
                }
            };
        }
    }
}
