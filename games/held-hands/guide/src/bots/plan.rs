//! A turn that may be played, and where it leads.

use tsugi_engine::{Chance, Game, Outcome, Seat, Status, Viewer, apply};
use tsugi_held_hands::{Action, HeldHands, PhaseView, State};

use super::{
    better_fan,
    position::Steps,
    prospect::{OFF, Prospect},
    turn_or_keep,
};
use tsugi_search::Hint;

/// A turn that may be played, and what was seen of it.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) first: Action,
    pub(super) steps: Steps,
    pub(super) tried: f32,
    sum: f32,
    squares: f32,
}

impl Plan {
    pub(super) fn of(first: Action, steps: Steps) -> Self {
        Self { first, steps, tried: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// The same, of which nothing was seen yet.
    pub(super) fn afresh(&self) -> Self {
        Self::of(self.first, self.steps)
    }

    /// What one trial was worth.
    pub(super) fn note(&mut self, worth: f32) {
        self.tried += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    /// What another has seen of the same turn.
    pub(super) fn add(&mut self, other: &Self) {
        self.tried += other.tried;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(super) fn mean(&self) -> f32 {
        self.sum / self.tried.max(1.0)
    }

    /// The chance it was judged to have, and how far that may be off: by what is hidden, and by the model.
    pub(super) fn hint(&self) -> Hint<Action> {
        let value = f64::from(self.mean());
        let spread = (f64::from(self.squares / self.tried.max(1.0)) - value * value).max(0.0);
        let within = OFF + 1.96 * (spread / f64::from(self.tried.max(1.0))).sqrt();
        let (low, high) = ((value - within).max(0.0), (value + within).min(1.0));
        Hint { action: self.first, value, low, high, exact: false }
    }

    /// Plays it through the rules to where the next turn begins.
    pub(super) fn play(&self, game: &HeldHands, mut world: State, seat: Seat, chance: &mut dyn Chance) -> Led {
        let rest = self.steps.into_iter().flatten().skip(usize::from(self.steps[0] == Some(self.first)));
        for action in std::iter::once(self.first).chain(rest) {
            if apply(game, &mut world, seat, action, chance, None).is_err() {
                return Led::ToTheEnd { worth: 0.0 };
            }
        }
        loop {
            let seats = match game.status(&world) {
                Status::Awaiting(seats) => seats,
                Status::Over(outcome) => {
                    let won = matches!(outcome, Outcome::Together { won: true, .. });
                    return Led::ToTheEnd { worth: f32::from(u8::from(won)) };
                }
            };
            if world.begins_turn() {
                return Led::On(world);
            }
            let seat = seats.first().unwrap_or(seat);
            let view = game.view(&world, Viewer::Seat(seat));
            let action = match view.phase {
                PhaseView::ChoosingFans { .. } => Action::ChooseFan { side: better_fan(&view) },
                PhaseView::Turning { .. } => turn_or_keep(game, &view, seat),
                PhaseView::Walking { .. } | PhaseView::Over { .. } => Action::EndTurn,
            };
            if apply(game, &mut world, seat, action, chance, None).is_err() {
                return Led::ToTheEnd { worth: 0.0 };
            }
        }
    }
}

/// Where a turn leads.
pub(super) enum Led {
    /// To where the next turn begins.
    On(State),
    /// To the end of the game: 1 where it is won.
    ToTheEnd { worth: f32 },
}

impl Led {
    /// The chance to win from there.
    pub(super) fn chance(&self, game: &HeldHands, prospect: &Prospect) -> f32 {
        match self {
            Self::On(world) => prospect.chance(game, world),
            Self::ToTheEnd { worth } => *worth,
        }
    }
}
