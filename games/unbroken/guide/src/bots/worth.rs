//! What things are worth, in small effort.

use tsugi_unbroken::{
    Effect, Ending, Purse, Resource, State, Unbroken,
    parts::{Strike, Weapon},
};

/// What being alive at the start of the next level is worth, beyond what is held.
const ALIVE: f64 = 20.0;
/// What being free is worth.
const FREE: f64 = 210.0;
/// What a skill is worth.
pub(super) const SKILL: f64 = 8.0;

/// What a resource is worth where it can be used.
fn rate(resource: Resource, level: u8) -> f64 {
    match resource {
        Resource::Small => 1.0,
        Resource::Medium => 4.0,
        Resource::Large => 8.0,
        Resource::Cunning if level >= 4 => 0.5,
        Resource::Cunning | Resource::Food => 3.5,
        Resource::Wood | Resource::Metal => 5.0,
        Resource::Treasure => 1.5,
        Resource::Time => 2.0,
    }
}

/// What wood and metal are worth that make no weapon any more.
const LEFT_OVER: f64 = 1.0;

/// How much wood or metal weapons still ask for.
fn wanted(game: &Unbroken, state: &State, resource: Resource) -> u8 {
    let asked = |weapon: &Weapon| weapon.upgrades.iter().map(|one| one.cost.get(resource)).max().unwrap_or(0);
    let Some(top) = game.top_weapon(state) else { return 0 };
    let next = top.upgrades.iter().filter_map(|one| game.parts().weapon(one.to)).map(asked).max().unwrap_or(0);
    asked(top) + next
}

/// What so much more, or less, of a resource is worth to this state.
fn change(game: &Unbroken, state: &State, resource: Resource, n: u8) -> f64 {
    if let Resource::Wood | Resource::Metal = resource {
        let open = wanted(game, state, resource).saturating_sub(state.resources().get(resource));
        let used = f64::from(n.min(open));
        return used * rate(resource, state.level()) + (f64::from(n) - used) * LEFT_OVER;
    }
    f64::from(n) * rate(resource, state.level())
}

/// What a price or a gain is worth to this state.
pub(super) fn purse(game: &Unbroken, state: &State, purse: &Purse) -> f64 {
    purse.iter().map(|(resource, n)| change(game, state, resource, n)).sum()
}

/// What all that is held is worth.
fn held(game: &Unbroken, state: &State) -> f64 {
    let each = |(resource, n): (Resource, u8)| match resource {
        Resource::Wood | Resource::Metal => {
            let used = f64::from(n.min(wanted(game, state, resource)));
            used * rate(resource, state.level()) + (f64::from(n) - used) * LEFT_OVER
        }
        _ => f64::from(n) * rate(resource, state.level()),
    };
    state.resources().iter().map(each).sum()
}

/// How good a weapon is: what it saves against bare hands in a fight of middling length.
pub(super) fn weapon(game: &Unbroken, state: &State) -> f64 {
    game.top_weapon(state).map_or(0.0, weapon_worth)
}

/// The same of one sheet.
pub(super) fn weapon_worth(weapon: &tsugi_unbroken::parts::Weapon) -> f64 {
    let of = |attack: &tsugi_unbroken::parts::Attack| match attack.effect {
        Strike::Wound(wounds) => {
            let cost: f64 = attack.cost.iter().map(|(resource, n)| f64::from(n) * rate(resource, 1)).sum();
            (cost + 3.0) / f64::from(wounds)
        }
        Strike::Break(_) => f64::MAX,
    };
    let best = weapon.attacks.iter().map(of).fold(f64::MAX, f64::min);
    12.0 * (3.5 - best.min(3.5)) + 2.0 * f64::from(weapon.attacks.len() as u32)
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
            let gained = |(resource, n): (Resource, u8)| {
                let room = bars.get(resource).saturating_sub(own.get(resource));
                change(game, state, resource, n.min(room))
            };
            gain.iter().map(gained).sum()
        }
        Effect::Hurt(n) | Effect::Steal { or_hurt: n, .. } | Effect::Disarm(n) => -f64::from(*n),
        Effect::Delay(n) | Effect::Heal(n) => -1.5 * f64::from(*n),
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
        Effect::Stun | Effect::Guard => -3.0,
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
        Some(Ending::Won) => FREE,
        Some(_) => 0.0,
        None => {
            let held = held(game, state);
            let skills = SKILL * f64::from(state.skills_kept(game));
            ALIVE + held + skills + weapon(game, state) - 3.0 * f64::from(state.conditions_active())
        }
    }
}
