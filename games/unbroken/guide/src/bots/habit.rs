//! A rule of thumb for every question.

use tsugi_unbroken::{
    Action, Effect, Foe, Limit, Phase, Purse, Resource, Slug, State, Trigger, Unbroken, When,
    parts::{Kind, Power, Strike},
};

use super::worth;

/// What is usually done; one of the legal actions.
pub(super) fn habit(game: &Unbroken, state: &State, legal: &[Action]) -> Action {
    match state.phase() {
        Phase::Preparation => prepare(game, state, legal),
        Phase::Decision => decide(state, legal),
        Phase::Response { on } => answer(game, state, on, legal),
        Phase::Hunger => eat(game, state, legal),
        Phase::Trickery if legal.contains(&Action::Trick) && would_trick(game, state) => Action::Trick,
        Phase::Trickery => Action::Battle,
        _ => {
            let blows = blows(game, state);
            best(legal, |action| value(game, state, action, blows))
        }
    }
}

/// What the monster takes in a turn, where one is fought.
fn blows(game: &Unbroken, state: &State) -> f64 {
    if state.phase() == Phase::Turn { worth::harm_a_turn(game, state) } else { 0.0 }
}

/// What is thought of each choice: the usual one first, then by value, then what is rarely any good.
pub(super) fn weigh(game: &Unbroken, state: &State, legal: &[Action], opinion: &mut Vec<f32>) {
    let usual = habit(game, state, legal);
    let (blows, valued) = (blows(game, state), matches!(state.phase(), Phase::Exploration | Phase::KeepSkill));
    opinion.extend(legal.iter().map(|&action| match action {
        _ if action == usual => f32::MAX,
        _ if valued => value(game, state, action, blows) as f32,
        _ if is_sensible(game, state, action) => 0.0,
        _ => f32::NEG_INFINITY,
    }));
}

/// Whether a choice is worth playing out.
pub(super) fn is_sensible(game: &Unbroken, state: &State, action: Action) -> bool {
    match (state.phase(), action) {
        (_, Action::Downgrade) => false,
        // To gather effort by spending greater effort is no gathering.
        (Phase::Preparation, Action::Act { action }) => {
            game.parts().power(action).is_some_and(|power| state.resources().holds(&game.price(state, power)))
        }
        (Phase::Turn, Action::Skip) => state.foe().is_some_and(Foe::is_guarded),
        (Phase::Turn, Action::Act { action }) => {
            let power = game.parts().power(action);
            // Effort is gathered before a battle, not in it.
            power.is_some_and(|power| !power.effects.iter().all(|effect| matches!(effect, Effect::Gain(_))))
        }
        _ => true,
    }
}

/// The action with the highest value, the first of equals.
fn best(legal: &[Action], value: impl Fn(Action) -> f64) -> Action {
    let mut best = (legal[0], f64::MIN);
    for &action in legal {
        let worth = value(action);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}

/// How much small effort is kept for the blows of a level's monster.
fn reserve(level: u8) -> u8 {
    [7, 9, 12, 14][usize::from(level.clamp(1, 4)) - 1]
}

/// So much small effort is kept while the battle is far; more would soon run against the bar.
const KEPT: u8 = 13;

/// Whether the battle is near: little time is left.
fn battle_is_near(state: &State) -> bool {
    state.resources().get(Resource::Time) <= 2
}

fn prepare(game: &Unbroken, state: &State, legal: &[Action]) -> Action {
    // A better weapon is made as soon as it can be.
    let made = |action: &Action| match action {
        Action::Craft { to } => game.parts().weapon(*to).map(|weapon| (worth::weapon_worth(weapon), *action)),
        _ => None,
    };
    let craft = legal.iter().filter_map(made).max_by(|one, two| one.0.total_cmp(&two.0));
    if let Some((_, craft)) = craft {
        return craft;
    }
    let worth_it = |action: &Action| match action {
        Action::Act { action } => game.parts().power(*action).is_some_and(|power| prepares(game, state, power)),
        _ => false,
    };
    if let Some(&act) = legal.iter().find(|action| worth_it(action)) {
        return act;
    }
    let own = state.resources();
    let (small, medium) = (own.get(Resource::Small), own.get(Resource::Medium));
    let (focus, steel) = (Action::Act { action: FOCUS }, Action::Act { action: STEEL });
    let near = battle_is_near(state);
    let kept = if near { reserve(state.level()) } else { KEPT };
    if small >= kept + 4 && legal.contains(&focus) {
        return focus;
    }
    let large =
        game.top_weapon(state).is_some_and(|weapon| weapon.attacks.iter().any(|a| a.cost.get(Resource::Large) > 0));
    // With less it would be paid in large effort.
    if large && near && medium >= 2 && legal.contains(&steel) {
        return steel;
    }
    Action::EndPreparation
}

/// Whether an action of the Preparation Step pays by itself.
fn prepares(game: &Unbroken, state: &State, power: &Power) -> bool {
    let cost = worth::purse(game, state, &game.price(state, power));
    let looks = power.effects.iter().any(|effect| matches!(effect, Effect::Look(_)));
    if looks && power.limit == Limit::Use {
        return false;
    }
    if looks {
        let enough = state.resources().get(Resource::Small) > 3;
        return enough && state.looked() == 0 && !state.is_committed() && cost <= 1.0;
    }
    // Effort is gathered by what is kept, below.
    if power.limit == Limit::None && matches!(power.effects.as_slice(), [Effect::Gain(_)]) {
        return false;
    }
    let gains = worth::effects(game, state, &power.effects);
    // Ability uses are for the battle too.
    let price = match power.limit {
        Limit::Use if saves_uses(game, state) => 4.5,
        Limit::Use => 1.5,
        _ => 0.0,
    };
    gains - cost > price + 0.01
}

/// Whether the character has something free for the battle that spends a use.
fn saves_uses(game: &Unbroken, state: &State) -> bool {
    let free = |power: &Power| {
        power.limit == Limit::Use
            && power.cost.is_empty()
            && matches!(power.kind, Kind::Action(When::Combat) | Kind::Response(_))
    };
    let characters = &game.parts().parts().characters;
    characters.get(state.character()).is_some_and(|one| one.abilities.iter().any(free))
}

fn decide(state: &State, legal: &[Action]) -> Action {
    let time = state.resources().get(Resource::Time);
    if time <= 1 && legal.contains(&Action::Fight) { Action::Fight } else { Action::Explore }
}

/// Tricking saves the battle's effort and forgoes the spoils.
fn would_trick(game: &Unbroken, state: &State) -> bool {
    let Some(monster) = game.foe(state) else { return false };
    let price = game.trick_price(state).unwrap_or(Purse::EMPTY);
    let turns = f64::from(monster.health) / 2.5 + 1.5 * f64::from(monster.armor);
    let battle = turns * (3.0 + worth::harm_a_turn(game, state));
    let spoils = worth::purse(game, state, &monster.reward);
    worth::purse(game, state, &price) + spoils < battle
}

/// A choice that is valued by itself: cards, attacks, actions in battle, skills, cures.
fn value(game: &Unbroken, state: &State, action: Action, blows: f64) -> f64 {
    match action {
        Action::Resolve { card } => {
            let Some(one) = game.parts().encounter(card) else { return f64::MIN };
            let cost = worth::purse(game, state, &one.cost);
            worth::effects(game, state, &one.effects) - cost - time_worth(state, one.time)
        }
        Action::Rest { card } => {
            let time = game.parts().encounter(card).map_or(0, |one| one.time);
            f64::from(time) - time_worth(state, time) - 0.1
        }
        Action::Attack { index } => attack(game, state, index, blows),
        Action::Act { action } => {
            game.parts().power(action).map_or(f64::MIN, |power| strike(game, state, power, blows))
        }
        Action::Craft { .. } => -4.0,
        Action::Skip => -50.0,
        Action::Keep { skill } => liking(skill),
        Action::Cure { condition } => {
            game.parts().condition(condition).map_or(0.0, |one| f64::from(one.modifiers.len() as u32))
        }
        _ => -100.0,
    }
}

/// What an ambush costs beyond its time.
const AMBUSH: f64 = 2.0;

/// What so much time is worth; beyond what is left it costs an ambush instead.
fn time_worth(state: &State, time: u8) -> f64 {
    let left = state.resources().get(Resource::Time);
    let ambush = if time >= left { AMBUSH } else { 0.0 };
    2.0 * f64::from(time.min(left)) + ambush
}

/// Less is spent for each wound, the monster's blows of that turn included.
fn attack(game: &Unbroken, state: &State, index: u8, blows: f64) -> f64 {
    let (Some(attack), Some(foe)) = (game.attack(state, index), state.foe()) else { return f64::MIN };
    let price = game.attack_price(state, attack);
    let cost = worth::purse(game, state, &price);
    let blows = if foe.staggered() > 0 { 0.0 } else { blows };
    let done = match attack.effect {
        Strike::Wound(wounds) => f64::from(wounds.min(foe.health())),
        Strike::Break(armor) => 2.0 * f64::from(armor.min(foe.armor())),
    };
    if foe.is_guarded() {
        // The cheapest blow breaks a guard.
        return -cost;
    }
    -(cost + blows) / done.max(0.1)
}

/// An action in battle, on the same scale.
fn strike(game: &Unbroken, state: &State, power: &Power, harm: f64) -> f64 {
    let Some(foe) = state.foe() else { return f64::MIN };
    let cost = worth::purse(game, state, &game.price(state, power));
    let again = power.effects.contains(&Effect::Again);
    let blows = if again || foe.staggered() > 0 { 0.0 } else { harm };
    let (mut done, mut saved) = (0.0, 0.0);
    for effect in &power.effects {
        match effect {
            Effect::Wound(n) | Effect::Pierce(n) => done += f64::from((*n).min(foe.health())),
            Effect::Break(n) => done += 2.0 * f64::from((*n).min(foe.armor())),
            Effect::Stagger(n) => saved += f64::from(*n) * harm,
            Effect::Gain(_) | Effect::Cure => saved += worth::effects(game, state, std::slice::from_ref(effect)),
            _ => {}
        }
    }
    let spent = cost + blows - saved;
    if done > 0.0 {
        -spent.max(0.0) / done
    } else if spent < -0.5 {
        // Something for nothing is taken first.
        if again { 10.0 } else { -1.6 }
    } else {
        -20.0
    }
}

/// Which answer, if any.
fn answer(game: &Unbroken, state: &State, on: Trigger, legal: &[Action]) -> Action {
    let worth_of = |action: Action| match action {
        Action::Respond { power } => game.parts().power(power).map_or(-1.0, |power| response(game, state, on, power)),
        _ => 0.0,
    };
    best(legal, worth_of)
}

fn response(game: &Unbroken, state: &State, on: Trigger, power: &Power) -> f64 {
    let cost = worth::purse(game, state, &game.price(state, power));
    let used = if power.limit == Limit::Use { 1.4 } else { 0.0 };
    let limited = if power.limit == Limit::Combat { 1.9 } else { 0.0 };
    let gained: f64 = power.effects.iter().map(|effect| benefit(game, state, on, effect)).sum();
    gained - cost - used - if on == Trigger::MonsterRoll { limited } else { 0.0 }
}

fn benefit(game: &Unbroken, state: &State, on: Trigger, effect: &Effect) -> f64 {
    match effect {
        Effect::Soften(n) => {
            let saved = f64::from((*n).min(state.hurt()));
            if u32::from(state.hurt()) > state.resources().effort() { 100.0 } else { saved }
        }
        Effect::AddWound(n) => 2.6 * f64::from(*n),
        Effect::ShiftRoll(by) if on == Trigger::MonsterRoll => {
            let result = (i16::from(state.roll()) + i16::from(*by)).clamp(1, 6) as u8;
            worth::harm(game, state, state.roll()) - worth::harm(game, state, result)
        }
        Effect::SetRoll(result) => worth::harm(game, state, state.roll()) - worth::harm(game, state, *result),
        Effect::Reroll => worth::harm(game, state, state.roll()) - worth::harm_a_turn(game, state),
        other => worth::effects(game, state, std::slice::from_ref(other)),
    }
}

/// Food that saves more now than it would later is eaten.
fn eat(game: &Unbroken, state: &State, legal: &[Action]) -> Action {
    let asked = game.food_asked(state);
    let enough = |food: u8| {
        let missing = u32::from(asked.saturating_sub(food));
        missing * (missing + 1) / 2 <= state.resources().effort()
    };
    let most = legal.iter().filter_map(|action| match action {
        Action::Eat { food } => Some(*food),
        _ => None,
    });
    let most = most.max().unwrap_or(0);
    if state.level() >= 4 {
        return Action::Eat { food: most };
    }
    // The k-th food saves what the missing one would cost, and brings one effort.
    let wanted = (0..=most).rev().find(|&food| food == 0 || asked - food + 2 >= 3).unwrap_or(0);
    let spare = state.resources().get(Resource::Food).saturating_sub(5);
    let food = (wanted.max(spare.min(most))..=most).find(|&food| enough(food)).unwrap_or(most);
    Action::Eat { food }
}

/// How a skill is liked; what is not known is middling.
fn liking(skill: Slug) -> f64 {
    LIKINGS.iter().find(|(id, _)| Slug::new(id) == Some(skill)).map_or(6.0, |(_, liking)| *liking)
}

/// Skills of our set, by how much they help.
const LIKINGS: [(&str, f64); 24] = [
    ("scar-tissue", 10.0),
    ("heavy-hand", 9.0),
    ("sidestep", 9.0),
    ("cave-sense", 8.0),
    ("cold-fury", 8.0),
    ("low-blow", 7.5),
    ("sharpened-stakes", 7.5),
    ("second-wind", 7.5),
    ("flurry", 7.0),
    ("gravedigger", 7.0),
    ("lucky-bone", 6.0),
    ("caltrops", 6.0),
    ("stillness", 6.0),
    ("honeyed-tongue", 6.0),
    ("unbowed", 5.5),
    ("firm-grip", 5.5),
    ("weak-points", 5.0),
    ("deep-sleeper", 5.0),
    ("camp-cook", 5.0),
    ("lean-belly", 5.0),
    ("proud-smith", 4.0),
    ("soft-footed", 4.0),
    ("glittering-bait", 4.0),
    ("fence", 3.0),
];

/// The action that gathers medium effort into large.
const STEEL: Slug = match Slug::new("steel-yourself") {
    Some(steel) => steel,
    None => panic!("an id of small letters"),
};
/// The action that gathers small effort into medium.
const FOCUS: Slug = match Slug::new("focus") {
    Some(focus) => focus,
    None => panic!("an id of small letters"),
};
