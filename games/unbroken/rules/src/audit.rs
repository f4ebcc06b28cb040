//! Whether every piece is accounted for and the rules can go on.

use tsugi_engine::Unsound;

use crate::{
    Resource, Unbroken,
    set::Set,
    state::{Phase, Pile, Stage, State},
};

/// Whether every piece is accounted for and the rules can go on.
pub(crate) fn audit(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let cards = Set::first(game.parts.deck_size());
    partition("the encounter cards", state.encounters, state.chosen, cards)?;
    let kept = state.owned.and(game.parts.skills);
    partition("the skill cards", state.skills, kept, game.parts.skills)?;
    if state.chosen.len() > 1 {
        return Err(Unsound::because("more than one card is being resolved (R4.5)"));
    }
    let at_hand = game.parts.general.or(game.parts.abilities(state.character)).or(kept);
    if game.parts.character(state.character).is_none() || state.owned != at_hand {
        return Err(Unsound::because("the powers at hand are not those of sheet, character and skills kept"));
    }
    for (resource, amount) in state.purse.iter() {
        if amount > game.parts.bars().get(resource) {
            return Err(Unsound::because(format!("{} is beyond its bar (R2.5)", resource.name())));
        }
    }
    audit_weapons(game, state)?;
    audit_conditions(game, state)?;
    audit_phase(game, state)
}

/// Each card of a box lies in exactly one place.
fn partition(what: &str, pile: Pile, held: Set, all: Set) -> Result<(), Unsound> {
    let places = [pile.deck, pile.revealed, pile.discards, held];
    let (together, count) = places.iter().fold((Set::EMPTY, 0), |(set, n), one| (set.or(*one), n + one.len()));
    if together != all || count != all.len() {
        return Err(Unsound::Count { what: what.into(), expected: all.len().into(), found: count.into() });
    }
    Ok(())
}

fn audit_weapons(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let stack = state.weapons.as_slice();
    let first = game.parts.weapon_place(game.parts.tracks().weapon);
    if stack.first().map(|&place| usize::from(place)) != first {
        return Err(Unsound::because("the first weapon is not at the bottom of the stack (R6.13)"));
    }
    let known = |place: &u8| usize::from(*place) < game.parts.parts().weapons.len();
    let sheets: Set = stack.iter().map(|&place| usize::from(place)).collect();
    if !stack.iter().all(known) || sheets.len() as usize != stack.len() {
        return Err(Unsound::because("a weapon sheet is in the stack twice, or there is no such sheet"));
    }
    if state.weapons.stack[stack.len()..].iter().any(|&space| space != 0) {
        return Err(Unsound::because("there is a weapon above the top of the stack"));
    }
    if state.weapons.disarmed > 0 && stack.len() < 2 {
        return Err(Unsound::because("the first weapon cannot be set aside (R6.13)"));
    }
    Ok(())
}

fn audit_conditions(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let own = &state.conditions;
    let all = Set::first(game.parts.parts().conditions.len());
    if own.level.or(own.battle).or(own.next).without(all) != Set::EMPTY {
        return Err(Unsound::because("there is no such condition"));
    }
    if own.level.meets(own.battle) {
        return Err(Unsound::because("a condition is active twice (R6.9)"));
    }
    let lasting: Set = own.rounds.iter().enumerate().filter(|(_, left)| **left > 0).map(|(place, _)| place).collect();
    if lasting != own.battle {
        return Err(Unsound::because("a condition of the battle has no duration, or another has one (R6.9)"));
    }
    Ok(())
}

fn audit_phase(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let no = |what: &str| Err(Unsound::because(what));
    let foe_level = game.foe(state).map(|monster| monster.level);
    if state.foe.is_some() && foe_level != Some(state.level) {
        return no("the monster is not of this level (R1.1)");
    }
    if let (Some(foe), Some(sheet)) = (state.foe, game.foe(state))
        && (foe.health > sheet.health || foe.armor > sheet.armor)
    {
        return no("the monster has more than is printed");
    }
    let over = matches!(state.phase, Phase::Over { .. });
    if state.level > 4 || (state.level == 0 && !over && !matches!(state.phase, Phase::KeepSkill)) {
        return no("there are four levels");
    }
    if state.stage != Stage::Travel && state.foe.is_none() {
        return no("there is no battle without a monster");
    }
    let last = state.level == 4 && state.stage != Stage::Travel && state.purse.get(Resource::Time) > 0;
    if last {
        return no("no time is left in the last battle (R5.2)");
    }
    let alive = state.foe.is_some_and(|foe| foe.health > 0);
    match state.phase {
        Phase::Setup => no("the table is not laid yet"),
        Phase::Preparation | Phase::Decision | Phase::Exploration if state.stage != Stage::Travel => {
            no("there is nothing to prepare or explore in the Combat Phase")
        }
        Phase::Exploration if state.encounters.revealed.is_empty() => no("no card is revealed (R4.5)"),
        Phase::Exploration if state.committed && state.encounters.revealed.len() > 1 => {
            no("a committed exploration reveals one card (R4.7)")
        }
        Phase::Trickery | Phase::Turn if state.stage != Stage::Combat || !alive => no("there is nobody to fight"),
        Phase::Hunger if state.stage != Stage::Aftermath => no("hunger comes after the monster"),
        Phase::KeepSkill if state.skills.revealed.is_empty() => no("no skill is revealed (R7.1)"),
        Phase::Cure if state.conditions.active().is_empty() => no("there is no condition to cure (R4.14)"),
        _ => Ok(()),
    }
}
