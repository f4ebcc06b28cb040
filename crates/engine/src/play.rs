//! A move in progress, and the doors: laying the table, playing a choice, replaying a log.

use crate::{Chance, Game, Refused, Seat, Status};

/// A move in progress. Rules read the state, draw lots, emit events; nothing else changes it.
pub struct Play<'a, G: Game> {
    game: &'a G,
    state: &'a mut G::State,
    chance: &'a mut dyn Chance,
    log: Option<&'a mut Vec<G::Event>>,
}

impl<'a, G: Game> Play<'a, G> {
    /// A move that begins; whoever begins it has checked the choice.
    #[inline(always)]
    pub(crate) fn new(
        game: &'a G,
        state: &'a mut G::State,
        chance: &'a mut dyn Chance,
        log: Option<&'a mut Vec<G::Event>>,
    ) -> Self {
        Self { game, state, chance, log }
    }

    /// The game that is played.
    #[inline(always)]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The state as it stands after the last event.
    #[inline(always)]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// A lot: a number below `n`.
    #[inline(always)]
    pub fn draw(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }

    /// Several lots at once, the first below `n`, each below one less than the one before.
    #[inline(always)]
    pub fn draw_falling(&mut self, n: u32, lots: &mut [u32]) {
        self.chance.falling(n, lots);
    }

    /// Says what happened; the state follows.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.game.evolve(self.state, event);
        if let Some(log) = &mut self.log {
            log.push(event);
        }
    }
}

/// Lays the table, up to the first choice; simulations keep no log.
pub fn begin<G: Game>(game: &G, chance: &mut dyn Chance, log: Option<&mut Vec<G::Event>>) -> G::State {
    let mut state = game.unpack();
    game.setup(&mut Play { game, state: &mut state, chance, log });
    state
}

/// Checks a choice, then plays it; simulations keep no log.
#[inline(always)]
pub fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    chance: &mut dyn Chance,
    log: Option<&mut Vec<G::Event>>,
) -> Result<(), Refused<G::Illegal>> {
    match game.status(state) {
        Status::Over(_) => return Err(Refused::GameOver),
        Status::Awaiting(seats) if !seats.contains(seat) => return Err(Refused::NotYourTurn(seat)),
        Status::Awaiting(_) => game.check(state, seat, action).map_err(Refused::Illegal)?,
    }
    game.act(&mut Play { game, state, chance, log }, seat, action);
    Ok(())
}

/// The state that a log adds up to, from the box on.
pub fn replay<'e, G: Game>(game: &G, events: impl IntoIterator<Item = &'e G::Event>) -> G::State
where
    G::Event: 'e,
{
    let mut state = game.unpack();
    for &event in events {
        game.evolve(&mut state, event);
    }
    state
}
