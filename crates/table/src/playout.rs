//! Whole games played by bots, without a log and, once warm, without allocation.

use tsugi_engine::{Awaited, Bot, Eyes, Game, Outcome, Seat, SeededRng, Status, apply, begin};

/// The purpose of the luck that all bots of a simulated game share.
const BOTS: u64 = 1;

/// Plays whole games; keeps its lists from one game to the next.
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
}

/// How a simulated game went.
pub struct Played<G: Game> {
    /// The state at its end.
    pub end: G::State,
    /// How it ended.
    pub outcome: Outcome,
    /// How many choices were made.
    pub actions: u64,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { legal: Vec::with_capacity(64) }
    }
}

impl<G: Game> Playout<G> {
    /// Plays the game of that seed to its end, a bot in each seat; `each` is told every choice.
    ///
    /// # Panics
    /// If a bot chooses what it was not offered, or the rules await nobody: faults of our own.
    #[inline]
    pub fn run<B: Bot<G>>(
        &mut self,
        game: &G,
        seed: u64,
        bots: &mut [B],
        mut each: impl FnMut(Seat, G::Action),
    ) -> Played<G> {
        let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, BOTS));
        let mut state = begin(game, &mut luck, None);
        let mut actions = 0;
        loop {
            let awaited = match game.status(&state) {
                Status::Over(outcome) => return Played { end: state, outcome, actions },
                Status::Awaiting(seats) => seats,
            };
            let seat = awaited.first().expect("a running game awaits somebody");
            self.legal.clear();
            game.legal_actions(&state, seat, &mut self.legal);
            let action = bots[seat.index()].choose(Eyes::of(game, &state, seat), &self.legal, &mut thoughts);
            each(seat, action);
            apply(game, &mut state, seat, action, &mut luck, None).expect("bots choose what they are offered");
            actions += 1;
        }
    }

    /// Plays the game of that seed to its end, every choice by lot: the same game that random players play, but
    /// nothing is listed where the game counts its choices, and nothing is checked that came from the list.
    #[inline]
    pub fn run_at_random(&mut self, game: &G, seed: u64) -> Played<G> {
        let (mut luck, mut thoughts) = (SeededRng::new(seed), SeededRng::stream(seed, BOTS));
        let mut state = begin(game, &mut luck, None);
        let mut actions = 0;
        loop {
            match Awaited::first(game, &mut state) {
                Err(outcome) => return Played { end: state, outcome, actions },
                Ok(awaited) => awaited.any(&mut self.legal, &mut thoughts).play(&mut luck, None),
            }
            actions += 1;
        }
    }
}
