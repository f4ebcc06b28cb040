//! Choices compared in the same worlds.
//!
//! Where luck decides far more than any one choice, a tree spends its games on telling luck apart. Here
//! every choice that is still in question is played in the same imagined world, with the same lots to come,
//! and on by the policy to the end: what luck brings to all of them cancels out of the difference. A choice
//! that is clearly worse than the best is given up, so that what is left of the budget goes to the others.

use std::time::Instant;

use tsugi_engine::{Chance, Imagine, SeededRng, apply};

use super::{ROOT, Task, Thinker, worth};
use crate::advice::Tally;

/// After so many worlds choices are first given up, and after every doubling of them.
const FIRST_LOOK: usize = 16;
/// By how many standard errors a choice must be worse than the best to be given up.
const CLEARLY: f64 = 2.5;

/// Choices of the root that are played against each other.
#[derive(Default)]
pub(super) struct Race {
    /// How many choices began.
    choices: usize,
    /// Which of them are still in question, by their place.
    running: Vec<usize>,
    /// What each brought, by world, then by choice; 0 where it was given up before.
    rewards: Vec<f32>,
    /// By how much each was better than the first, over the worlds in which both were played.
    leads: Vec<Tally>,
}

impl Race {
    /// Forgets the choices of a race before.
    pub(super) fn clear(&mut self) {
        self.rewards.clear();
        self.running.clear();
        self.leads.clear();
    }

    fn begin(&mut self, choices: usize) {
        self.clear();
        self.choices = choices;
        self.running.extend(0..choices);
        self.leads.resize(choices, Tally::default());
    }

    /// By how much a choice was better than the first.
    pub(super) fn lead(&self, choice: usize) -> Tally {
        self.leads.get(choice).copied().unwrap_or_default()
    }

    fn note(&mut self, world: usize, choice: usize, reward: f32) {
        self.rewards.resize((world + 1) * self.choices, 0.0);
        self.rewards[world * self.choices + choice] = reward;
    }

    /// That every choice in question was played in a world.
    fn end_of(&mut self, world: usize) {
        let rewards = &self.rewards[world * self.choices..];
        if self.running.first() == Some(&0) {
            for &choice in &self.running {
                self.leads[choice].add(f64::from(rewards[choice] - rewards[0]));
            }
        }
    }

    /// Keeps the best and all that are not clearly worse.
    fn give_up(&mut self) {
        let Self { choices, running, rewards, .. } = self;
        let of = |choice: usize| rewards[choice..].iter().step_by(*choices).map(|&reward| f64::from(reward));
        let sum = |choice: usize| of(choice).sum::<f64>();
        let better = |one: usize, two: usize| if sum(two) > sum(one) { two } else { one };
        let Some(best) = running.iter().copied().reduce(better) else { return };
        running.retain(|&choice| {
            let mut behind = Tally::default();
            of(best).zip(of(choice)).for_each(|(most, own)| behind.add(most - own));
            choice == best || !behind.exceeds(CLEARLY)
        });
    }
}

impl<G: Imagine> Thinker<G> {
    /// Plays the choices of the root against each other until the budget is spent or one is left.
    pub(super) fn race(&mut self, task: &Task<'_, G>, world: &G::State) {
        let lots = [self.luck.below(u32::MAX), self.luck.below(u32::MAX)].map(u64::from);
        let seed = lots[0] << 32 | lots[1];
        self.race.begin(self.tree.edges(ROOT).len());
        // With fewer games than choices, those the guide thinks most of are played.
        while self.race.running.len() > 1 && !task.budget.fits(0, self.race.running.len() as u32, Instant::now()) {
            self.race.running.pop();
        }
        let (mut played, begun, mut look) = (0, Instant::now(), FIRST_LOOK);
        for index in 0.. {
            let running = self.race.running.len();
            // A world that only some were played in would favour them.
            let decided = index > 0 && running < 2;
            if decided || !task.budget.fits(played, running as u32, begun) {
                return;
            }
            for at in 0..running {
                let choice = self.race.running[at];
                self.luck = SeededRng::stream(seed, index as u64);
                let reward = self.play_one(task, world, choice);
                self.race.note(index, choice, reward);
            }
            played += running as u32;
            self.race.end_of(index);
            if index + 1 == look {
                look *= 2;
                self.race.give_up();
            }
        }
    }

    /// Plays one choice of the root in the world that luck tells, to the end.
    pub(super) fn play_one(&mut self, task: &Task<'_, G>, world: &G::State, choice: usize) -> f32 {
        let mut world = world.clone();
        if !G::OPEN {
            task.game.redraw(&mut world, task.seat, &mut self.luck);
        }
        let edge = self.tree.first_edge(ROOT) + choice as u32;
        let action = self.tree.edge(edge).action;
        apply(task.game, &mut world, task.seat, action, &mut self.luck, None).expect("a listed action is legal");
        let end = self.play_out(task, &mut world);
        let worth = worth::worth(&end, task.aim, task.game.seats())[task.seat];
        self.tree.note(ROOT, edge, worth);
        worth.reward
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What luck brings to all cancels out: a small lead that always holds is told from a large luck.
    #[test]
    fn a_choice_that_is_always_a_little_worse_is_given_up() {
        let mut race = Race::default();
        race.begin(3);
        for world in 0..16 {
            let luck = [0.0, 8.0, 3.0, 5.0][world % 4];
            let noise = if world % 2 == 0 { 0.4 } else { -0.5 };
            for (choice, more) in [0.0, 0.1, noise].into_iter().enumerate() {
                race.note(world, choice, luck + more);
            }
            race.end_of(world);
        }
        assert!(race.lead(1).exceeds(CLEARLY) && !race.lead(2).exceeds(0.0), "{:?}", race.leads);
        race.give_up();
        assert_eq!(race.running, [1, 2], "the third is worse in the mean, but not clearly");
    }
}
