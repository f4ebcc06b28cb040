//! Who is to choose, and a choice from the list: it needs no second check.
//!
//! [`crate::apply`] checks whatever it is given, since anybody may hand it anything. What was taken from the list is
//! legal already, as long as the state has not changed since. Both types here hold the state itself, so nobody can
//! change it in between, and only the list makes a [`Listed`].

use crate::{Chance, Game, Outcome, Play, Seat, Status};

/// A seat that is awaited, at a state that nobody else can reach meanwhile.
pub struct Awaited<'s, G: Game> {
    game: &'s G,
    state: &'s mut G::State,
    seat: Seat,
}

/// A choice from the list of the state that it holds.
pub struct Listed<'s, G: Game> {
    awaited: Awaited<'s, G>,
    action: G::Action,
}

impl<'s, G: Game> Awaited<'s, G> {
    /// The first seat that is awaited, or how the game ended.
    ///
    /// # Panics
    /// If the rules await nobody: a fault of our own.
    #[inline(always)]
    pub fn first(game: &'s G, state: &'s mut G::State) -> Result<Self, Outcome> {
        match game.status(state) {
            Status::Over(outcome) => Err(outcome),
            Status::Awaiting(seats) => {
                let seat = seats.first().expect("a running game awaits somebody");
                Ok(Self { game, state, seat })
            }
        }
    }

    /// That seat, if it is awaited.
    #[inline(always)]
    pub fn new(game: &'s G, state: &'s mut G::State, seat: Seat) -> Option<Self> {
        match game.status(state) {
            Status::Awaiting(seats) if seats.contains(seat) => Some(Self { game, state, seat }),
            Status::Awaiting(_) | Status::Over(_) => None,
        }
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Any choice of its list, each as likely. Nothing is listed where the game counts; elsewhere `room` holds the list.
    ///
    /// # Panics
    /// If the seat has nothing to choose: a fault of our own.
    #[inline(always)]
    pub fn any(self, room: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Listed<'s, G> {
        let (game, state, seat) = (self.game, &*self.state, self.seat);
        let chosen = if G::COUNTS {
            game.nth_action(state, seat, chance.below(game.count(state, seat) as u32) as usize)
        } else {
            room.clear();
            game.legal_actions(state, seat, room);
            room.get(chance.below(room.len() as u32) as usize).copied()
        };
        Listed { action: chosen.expect("an awaited seat has something to choose"), awaited: self }
    }
}

impl<G: Game> Listed<'_, G> {
    /// The choice.
    pub fn action(&self) -> G::Action {
        self.action
    }

    /// Plays it; simulations keep no log.
    #[inline(always)]
    pub fn play(self, chance: &mut dyn Chance, log: Option<&mut Vec<G::Event>>) {
        let Self { awaited: Awaited { game, state, seat }, action } = self;
        game.act(&mut Play::new(game, state, chance, log), seat, action);
    }
}
