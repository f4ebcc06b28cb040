//! Many choices compared in the same worlds, by halves.
//!
//! Where a hundred choices differ by little and luck by much, a tree sees each of them a few times and takes the
//! one that luck was kind to. Here those that the guide thinks most of are played in the same imagined worlds with
//! the same lots to come, and on by the policy; the worse half of them is given up, and what is left of the budget
//! goes to the others, until one is left. A larger budget begins with more of them and looks longer at the last.

use std::time::Instant;

use tsugi_engine::{Chance, Imagine, SeededRng};

use super::{ROOT, Task, Thinker};

/// How many choices are played in how many worlds, step by step: about as many to begin with as worlds in which
/// each would be played if none were given up, each step half of those before and with the same part of the games.
fn steps(games: usize, choices: usize) -> Vec<(usize, usize)> {
    let mut running = games.isqrt().clamp(1, choices.max(1));
    let mut counts = vec![running];
    while running > 2 {
        running = running.div_ceil(2);
        counts.push(running);
    }
    let (steps, mut left) = (counts.len(), games);
    let step = |(step, count): (usize, usize)| {
        let worlds = (left / (steps - step) / count).max(1);
        left = left.saturating_sub(worlds * count);
        (count, worlds)
    };
    counts.into_iter().enumerate().map(step).collect()
}

impl<G: Imagine> Thinker<G> {
    /// Plays the choices of the root that the guide thinks most of against each other; the best of the last two
    /// was tried most.
    pub(super) fn halve(&mut self, task: &Task<'_, G>, world: &G::State) {
        let lots = [self.luck.below(u32::MAX), self.luck.below(u32::MAX)].map(u64::from);
        let seed = lots[0] << 32 | lots[1];
        let steps = steps(task.budget.games(), self.tree.edges(ROOT).len());
        let mut running: Vec<usize> = (0..self.tree.edges(ROOT).len()).collect();
        let (mut index, begun) = (0, Instant::now());
        for (step, &(count, worlds)) in steps.iter().enumerate() {
            running.truncate(count);
            let mut played = 0;
            while task.budget.goes_on((step + 1, steps.len()), (played, worlds), begun) {
                for &choice in &running {
                    self.luck = SeededRng::stream(seed, index);
                    self.play_one(task, world, choice);
                }
                played += 1;
                index += 1;
            }
            let edges = self.tree.edges(ROOT);
            let mean = |choice: usize| edges[choice].reward / edges[choice].visits.max(1) as f32;
            running.sort_by(|&one, &two| mean(two).total_cmp(&mean(one)).then(one.cmp(&two)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_keeps_half_and_no_game_is_played_beyond_the_budget() {
        for games in 1..3_000 {
            for choices in [1, 2, 3, 7, 40, 127] {
                let steps = steps(games, choices);
                let spent: usize = steps.iter().map(|(count, worlds)| count * worlds).sum();
                assert!(spent <= games, "{games} games, {choices} choices: {steps:?}");
                assert!(4 * spent >= 3 * games || games < 60, "{games} games, {choices} choices: {steps:?}");
                assert!(steps[0].0 <= choices && steps.last().is_some_and(|last| last.0 <= 2), "{steps:?}");
                assert!(steps.is_sorted_by(|one, two| two.0 == one.0.div_ceil(2) && two.1 >= one.1), "{steps:?}");
            }
        }
    }

    #[test]
    fn a_larger_budget_begins_with_more_choices_and_looks_longer_at_the_last() {
        let (few, many) = (steps(100, 127), steps(10_000, 127));
        assert_eq!((few[0].0, many[0].0), (10, 100));
        assert!(many.last().map(|last| last.1) > few.last().map(|last| 20 * last.1), "{few:?} {many:?}");
    }
}
