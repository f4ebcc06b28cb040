//! What things are worth, in small effort.

use tsugi_unbroken::{Effect, Ending, Purse, Resource, State, Unbroken, parts::Strike};

/// What being alive at the start of the next level is worth.
const ALIVE: f64 = 70.0;
/// What a skill is worth.
pub(super) const SKILL: f64 = 8.0;

/// What one more of a resource is worth where so many are held.
pub(super) fn each(resource: Resource, level: u8, needs_metal: bool) -> f64 {
    let last = level >= 4;
    match resource {
        Resource::Small => 1.0,
        Resource::Medium => 4.0,
        Resource::Large => 8.0,
        Resource::Cunning if last => 0.5,
        Resource::Cunning => 3.5,
        Resource::Food => 3.5,
        Resource::Wood | Resource::Metal if needs_metal => 5.0,
        Resource::Wood | Resource::Metal => 1.0,
        Resource::Treasure => 1.5,
        Resource::Time => 2.0,
    }
}

/// What a purse is worth to this state.
pub(super) fn purse(game: &Unbroken, state: &State, purse: &Purse) -> f64 {
    let needs = needs_material(game, state);
    purse.iter().map(|(resource, n)| f64::from(n) * each(resource, state.level(), needs)).sum()
}

/// Whether wood and metal still make a better weapon.
pub(super) fn needs_material(game: &Unbroken, state: &State) -> bool {
    game.top_weapon(state).is_some_and(|weapon| !weapon.upgrades.is_empty())
}

/// How good a weapon is: what it saves against bare hands in a fight of middling length.
pub(super) fn weapon(game: &Unbroken, state: &State) -> f64 {
    let Some(weapon) = game.top_weapon(state) else { return 0.0 };
    let of = |attack: &tsugi_unbroken::parts::Attack| match attack.effect {
        Strike::Wound(wounds) => {
            let cost: f64 = attack.cost.iter().map(|(resource, n)| f64::from(n) * each(resource, 1, true)).sum();
            (cost + 3.0) / f64::from(wounds)
        }
        Strike::Break(_) => f64::MAX,
    };
    let best = weapon.attacks.iter().map(of).fold(f64::MAX, f64::min);
    12.0 * (3.5 - best.min(3.5)) + 2.0 * weapon.attacks.len() as f64
}

/// What effects are worth to the player, roughly.
pub(super) fn effects(game: &Unbroken, state: &State, list: &[Effect]) -> f64 {
    list.iter().map(|effect| one(game, state, effect)).sum()
}

fn one(game: &Unbroken, state: &State, effect: &Effect) -> f64 {
    match effect {
        Effect::Gain(gain) => {
            let bars = game.parts().bars();
            let own = state.resources();
            let needs = needs_material(game, state);
            let gained = |(resource, n): (Resource, u8)| {
                let room = bars.get(resource).saturating_sub(own.get(resource));
                f64::from(n.min(room)) * each(resource, state.level(), needs)
            };
            gain.iter().map(gained).sum()
        }
        Effect::Hurt(n) | Effect::Steal { or_hurt: n, .. } => -f64::from(*n),
        Effect::Delay(n) => -1.5 * f64::from(*n),
        Effect::Commit => -1.0,
        Effect::Learn(_) => SKILL,
        Effect::Cure => 3.0 * f64::from(state.conditions_active().min(1)),
        Effect::Scout if state.foe().is_none() => 1.5,
        Effect::Look(_) => 2.0,
        Effect::Gamble { at_least, win, lose } => {
            let chance = f64::from(7 - (*at_least).min(6)) / 6.0;
            chance * effects(game, state, win) + (1.0 - chance) * effects(game, state, lose)
        }
        Effect::AfflictNext(_) | Effect::AfflictNow { .. } => -4.0,
        Effect::Stun => -3.0,
        Effect::Guard => -3.0,
        Effect::Disarm(n) => -f64::from(*n),
        Effect::Heal(n) => -1.5 * f64::from(*n),
        Effect::Rearm(n) => -3.0 * f64::from(*n),
        _ => 0.0,
    }
}

/// How bad a result of the monster's table is.
pub(super) fn harm(game: &Unbroken, state: &State, result: u8) -> f64 {
    let face = usize::from(result.clamp(1, 6)) - 1;
    game.foe(state).map_or(0.0, |monster| -effects(game, state, &monster.table[face]))
}

/// What the monster takes in a turn, on average.
pub(super) fn harm_a_turn(game: &Unbroken, state: &State) -> f64 {
    (1..=6).map(|result| harm(game, state, result)).sum::<f64>() / 6.0
}

/// What a state at the end of a level is worth.
pub(super) fn outlook(game: &Unbroken, state: &State) -> f64 {
    match state.ending() {
        Some(Ending::Won) => 3.0 * ALIVE,
        Some(_) => 0.0,
        None => {
            let held = purse(game, state, state.resources());
            let skills = SKILL * f64::from(state.skills_kept(game));
            ALIVE + held + skills + weapon(game, state) - 3.0 * f64::from(state.conditions_active())
        }
    }
}
