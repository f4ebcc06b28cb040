//! Quick opinions on choices in an imagined world: what a greedy player follows, and what guides the
//! rollouts of a search.

use tsugi_engine::{Bot, BySeat, Chance, Eyes, Game, Imagine, Outcome, Seat};

/// A quick opinion on a choice.
///
/// It is asked of worlds that a bot has imagined, never of the true one: nothing hands it a state.
pub trait Opinion<G: Game>: Send + Sync {
    /// The choice it would make for a seat, from a list that is not empty.
    fn pick(&self, game: &G, world: &G::State, seat: Seat, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action;

    /// Whether it looks at nothing of a world but what that seat may know there. Where it looks at more,
    /// a search redraws the world for the seat before it asks.
    fn is_discreet(&self) -> bool {
        false
    }

    /// What it thinks of each legal choice, in any measure; a search then looks at the best first and at
    /// the others as it has time, but never at one of minus infinity. Whether it has such an opinion.
    fn weigh(&self, _: &G, _: &G::State, _: Seat, _legal: &[G::Action], _opinion: &mut Vec<f32>) -> bool {
        false
    }

    /// How a game may end from here, where that can be said well without playing it: asked after every
    /// choice, so that long games need not be played to their end. So many choices were made by policy
    /// since the one that is thought about, or since the tree ended.
    fn foresee(&self, _: &G, _world: &G::State, _ahead: usize) -> Option<Forecast> {
        None
    }
}

/// How a game may end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Forecast {
    /// The outcome is certain.
    Ends(Outcome),
    /// All win together with this chance, from 0 to 1, or lose together.
    Together(f32),
    /// Each wins with this chance.
    Each(BySeat<f32>),
    /// All together come to so many points.
    Points(f32),
}

/// A player who follows an opinion in the first world that comes to mind.
pub struct OpinionBot<H>(pub H);

impl<G: Imagine, H: Opinion<G>> Bot<G> for OpinionBot<H> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        let world = eyes.game().imagine(&eyes.view(), chance);
        self.0.pick(eyes.game(), &world, eyes.seat(), legal, chance)
    }
}
