//! The chance to get free, judged as a level begins: a logistic model of what is held then.

mod weights;

use tsugi_unbroken::{Resource, Slug, State, Unbroken};

/// How far the chance is off at the most, in tenths of it that 30 games or more fell into, of 488.
pub(super) const OFF: f64 = 0.12;

/// What counts as a level begins, in log-odds.
struct Weights {
    bias: f32,
    /// Each unit of small, medium and large effort, cunning, food, wood, metal, treasure and time.
    held: [f32; 9],
    /// The first, the second and the third food, beyond what each counts.
    meals: [f32; 3],
    /// The square of small effort: its bar is soon full.
    crowded: f32,
    /// Weapon, skills, character and conditions by their ids; what is not known counts nothing.
    named: &'static [(Slug, f32)],
}

/// In the order of the weights.
const HELD: [Resource; 9] = [
    Resource::Small,
    Resource::Medium,
    Resource::Large,
    Resource::Cunning,
    Resource::Food,
    Resource::Wood,
    Resource::Metal,
    Resource::Treasure,
    Resource::Time,
];

/// The chance to get free as this level begins.
pub(super) fn prospect(game: &Unbroken, state: &State) -> f32 {
    let level = usize::from(state.level().clamp(2, 4));
    let (weights, own) = (&weights::LEVELS[level - 2], state.resources());
    let held: f32 = HELD.iter().zip(weights.held).map(|(&held, weight)| weight * f32::from(own.get(held))).sum();
    let small = f32::from(own.get(Resource::Small));
    let meals: f32 = weights.meals.iter().take(own.get(Resource::Food).into()).sum();
    let named = |id: Slug| weights.named.iter().find(|(known, _)| *known == id).map_or(0.0, |(_, weight)| *weight);
    let weapon = game.top_weapon(state).map(|weapon| weapon.id);
    let character = game.parts().parts().characters.get(state.character()).map(|character| character.id);
    let ids = weapon.into_iter().chain(character).chain(state.skills(game)).chain(state.conditions_of_level(game));
    let sum = weights.bias + held + weights.crowded * small * small / 20.0 + meals + ids.map(named).sum::<f32>();
    1.0 / (1.0 + (-sum).exp())
}

/// An id that is one.
const fn id(name: &str) -> Slug {
    match Slug::new(name) {
        Some(id) => id,
        None => panic!("an id of small letters"),
    }
}
