//! A question to a bot that can be taken elsewhere: to a thread where nobody waits.

use tsugi_engine::{Bot, Chance, Eyes, Game, Seat, SeededRng};

/// A seat's question, with all that is needed to answer it.
pub struct Thought<G: Game> {
    game: G,
    state: G::State,
    seat: Seat,
    legal: Vec<G::Action>,
    luck: SeededRng,
}

impl<G: Game> Thought<G> {
    pub(crate) fn new(game: G, state: G::State, seat: Seat, legal: Vec<G::Action>, luck: SeededRng) -> Self {
        Self { game, state, seat, legal, luck }
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What somebody finds who looks through its seat's eyes at what may be chosen.
    pub fn look<T>(&self, with: impl FnOnce(Eyes<'_, G>, &[G::Action]) -> T) -> T {
        with(Eyes::of(&self.game, &self.state, self.seat), &self.legal)
    }

    /// What that bot chooses, looking through its seat's eyes.
    pub fn answer(mut self, bot: &mut dyn Bot<G>) -> G::Action {
        bot.choose(Eyes::of(&self.game, &self.state, self.seat), &self.legal, &mut self.luck as &mut dyn Chance)
    }
}
