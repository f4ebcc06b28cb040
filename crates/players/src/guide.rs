//! Quick opinions on choices in an imagined world: what a greedy player follows, and what guides the
//! rollouts of a search.

use tsugi_engine::{Bot, Chance, Eyes, Game, Imagine, Seat};

/// A quick opinion on a choice.
///
/// It is asked of worlds that a bot has imagined, never of the true one: nothing hands it a state.
pub trait Guide<G: Game>: Send + Sync {
    /// The choice it would make for a seat, from a list that is not empty.
    fn pick(&self, game: &G, world: &G::State, seat: Seat, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action;
}

/// A player who follows a guide in the first world that comes to mind.
pub struct Guided<H>(pub H);

impl<G: Imagine, H: Guide<G>> Bot<G> for Guided<H> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        let world = eyes.game().imagine(&eyes.view(), chance);
        self.0.pick(eyes.game(), &world, eyes.seat(), legal, chance)
    }
}
