//! A greedy player of Unbroken.
//!
//! It values everything at the exchange rates of small effort ([`mod@worth`]), has a rule of thumb for
//! every question ([`mod@habit`]), and weighs the choices that matter by playing on from what it may know
//! to the end of the level: monsters and cards that are not revealed fall as they may.

mod delver;
mod fight;
mod habit;
mod prospect;
mod worth;

use tsugi_engine::{Bot, Chance, Eyes, Game, Imagine, Seat, SeededRng, Status, apply};
use tsugi_unbroken::{Action, Phase, Resource, State, Unbroken};

pub use delver::{Delver, Novice};
use habit::habit;
use worth::outlook;

/// A greedy player of Unbroken.
#[derive(Clone, Debug, Default)]
pub struct Survivor {
    legal: Vec<Action>,
    options: Vec<Action>,
}

const SEAT: Seat = Seat::at(0);
/// The most choices of one playout; a level has far fewer.
const LONGEST: usize = 400;

impl Bot<Unbroken> for Survivor {
    fn choose(&mut self, eyes: Eyes<'_, Unbroken>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        let game = eyes.game();
        let state = game.imagine(&eyes.view(), chance);
        let playouts = playouts(&state);
        let usual = habit(game, &state, legal);
        if playouts == 0 {
            return usual;
        }
        self.options.clear();
        self.options.extend(legal.iter().copied().filter(|&action| habit::is_sensible(game, &state, action)));
        if !self.options.contains(&usual) {
            self.options.push(usual);
        }
        self.weigh(game, &state, usual, playouts, chance)
    }
}

/// How often a choice is played out; 0 where the habit is good enough.
///
/// Playouts are noisy: asked at every step whether to fight now, they would say yes too soon, and
/// between two cards they are mostly chance. So they decide where the battle is near, and in it.
fn playouts(state: &State) -> u32 {
    let near = state.resources().get(Resource::Time) <= 3;
    match state.phase() {
        Phase::Preparation | Phase::Decision if near => 24,
        Phase::Trickery => 48,
        Phase::Turn => 16,
        Phase::Response { .. } => 24,
        _ => 0,
    }
}

impl Survivor {
    /// The option with the best outlook, all of them under the same luck; the usual one where equal.
    fn weigh(
        &mut self,
        game: &Unbroken,
        state: &State,
        usual: Action,
        playouts: u32,
        chance: &mut dyn Chance,
    ) -> Action {
        let seed = u64::from(chance.below(u32::MAX));
        let options = std::mem::take(&mut self.options);
        let (mut best, mut best_value) = (usual, f64::MIN);
        for &option in &options {
            let mut value = if option == usual { 1e-9 } else { 0.0 };
            for playout in 0..playouts {
                value += self.play_out(game, *state, option, &mut SeededRng::stream(seed, playout.into()));
            }
            if value > best_value {
                (best, best_value) = (option, value);
            }
        }
        self.options = options;
        best
    }

    /// What comes of a choice at the end of the level, if all that follows is done by habit.
    fn play_out(&mut self, game: &Unbroken, mut state: State, option: Action, luck: &mut SeededRng) -> f64 {
        let level = state.level();
        if apply(game, &mut state, SEAT, option, luck, None).is_err() {
            return f64::MIN;
        }
        for _ in 0..LONGEST {
            if state.level() != level {
                break;
            }
            if let Status::Over(_) = game.status(&state) {
                break;
            }
            self.legal.clear();
            game.legal_actions(&state, SEAT, &mut self.legal);
            let action = habit(game, &state, &self.legal);
            if apply(game, &mut state, SEAT, action, luck, None).is_err() {
                break;
            }
        }
        outlook(game, &state)
    }
}
