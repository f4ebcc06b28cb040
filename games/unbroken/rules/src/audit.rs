//! Whether every piece is accounted for and the rules can go on.

use tsugi_engine::{Message, Unsound};

use crate::{
    Resource, Unbroken,
    set::Set,
    state::{Phase, Pile, Stage, State},
};

/// Whether every piece is accounted for and the rules can go on.
pub(crate) fn audit(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let cards = Set::first(game.parts.deck_size());
    partition("error-unbroken-pieces-encounters".into(), state.encounters, state.chosen, cards)?;
    let kept = state.owned.and(game.parts.skills);
    partition("error-unbroken-pieces-skills".into(), state.skills, kept, game.parts.skills)?;
    if state.chosen.len() > 1 {
        return Err(Unsound::because("error-unbroken-two-cards-resolved"));
    }
    let at_hand = game.parts.general.or(game.parts.abilities(state.character)).or(kept);
    if game.parts.character(state.character).is_none() || state.owned != at_hand {
        return Err(Unsound::because("error-unbroken-powers-at-hand"));
    }
    for (resource, amount) in state.purse.iter() {
        if amount > game.parts.bars().get(resource) {
            return Err(Unsound::because(
                Message::new("error-unbroken-resource-beyond-bar").with("resource", resource.name()),
            ));
        }
    }
    audit_weapons(game, state)?;
    audit_conditions(game, state)?;
    audit_phase(game, state)
}

/// Each card of a box lies in exactly one place.
fn partition(what: Message, pile: Pile, held: Set, all: Set) -> Result<(), Unsound> {
    let places = [pile.deck, pile.revealed, pile.discards, held];
    let (together, count) = places.iter().fold((Set::EMPTY, 0), |(set, n), one| (set.or(*one), n + one.len()));
    if together != all || count != all.len() {
        return Err(Unsound::Count { what, expected: all.len().into(), found: count.into() });
    }
    Ok(())
}

fn audit_weapons(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let stack = state.weapons.as_slice();
    let first = game.parts.weapon_place(game.parts.tracks().weapon);
    if stack.first().map(|&place| usize::from(place)) != first {
        return Err(Unsound::because("error-unbroken-first-weapon"));
    }
    let known = |place: &u8| usize::from(*place) < game.parts.parts().weapons.len();
    let sheets: Set = stack.iter().map(|&place| usize::from(place)).collect();
    if !stack.iter().all(known) || sheets.len() as usize != stack.len() {
        return Err(Unsound::because("error-unbroken-weapon-twice"));
    }
    if state.weapons.stack[stack.len()..].iter().any(|&space| space != 0) {
        return Err(Unsound::because("error-unbroken-weapon-above-top"));
    }
    if state.weapons.disarmed > 0 && stack.len() < 2 {
        return Err(Unsound::because("error-unbroken-first-weapon-aside"));
    }
    Ok(())
}

fn audit_conditions(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let own = &state.conditions;
    let all = Set::first(game.parts.parts().conditions.len());
    if own.level.or(own.battle).or(own.next).without(all) != Set::EMPTY {
        return Err(Unsound::because("error-unbroken-no-such-condition"));
    }
    if own.level.meets(own.battle) {
        return Err(Unsound::because("error-unbroken-condition-twice"));
    }
    let lasting: Set = own.rounds.iter().enumerate().filter(|(_, left)| **left > 0).map(|(place, _)| place).collect();
    if lasting != own.battle {
        return Err(Unsound::because("error-unbroken-condition-duration"));
    }
    Ok(())
}

fn audit_phase(game: &Unbroken, state: &State) -> Result<(), Unsound> {
    let no = |what: &'static str| Err(Unsound::because(what));
    let foe_level = game.foe(state).map(|monster| monster.level);
    if state.foe.is_some() && foe_level != Some(state.level) {
        return no("error-unbroken-monster-level");
    }
    if let (Some(foe), Some(sheet)) = (state.foe, game.foe(state))
        && (foe.health > sheet.health || foe.armor > sheet.armor)
    {
        return no("error-unbroken-monster-figures");
    }
    let over = matches!(state.phase, Phase::Over { .. });
    if state.level > 4 || (state.level == 0 && !over && !matches!(state.phase, Phase::KeepSkill)) {
        return no("error-unbroken-level");
    }
    if state.stage != Stage::Travel && state.foe.is_none() {
        return no("error-unbroken-battle-of-nobody");
    }
    let last = state.level == 4 && state.stage != Stage::Travel && state.purse.get(Resource::Time) > 0;
    if last {
        return no("error-unbroken-time-in-last-battle");
    }
    let alive = state.foe.is_some_and(|foe| foe.health > 0);
    match state.phase {
        Phase::Setup => no("error-not-laid"),
        Phase::Preparation | Phase::Decision | Phase::Exploration if state.stage != Stage::Travel => {
            no("error-unbroken-prepare-in-combat")
        }
        Phase::Exploration if state.encounters.revealed.is_empty() => no("error-unbroken-nothing-revealed"),
        Phase::Exploration if state.committed && state.encounters.revealed.len() > 1 => no("error-unbroken-committed"),
        Phase::Trickery | Phase::Turn if state.stage != Stage::Combat || !alive => no("error-unbroken-nobody-to-fight"),
        Phase::Hunger if state.stage != Stage::Aftermath => no("error-unbroken-hunger"),
        Phase::KeepSkill if state.skills.revealed.is_empty() => no("error-unbroken-no-skill"),
        Phase::Cure if state.conditions.active().is_empty() => no("error-unbroken-nothing-to-cure"),
        _ => Ok(()),
    }
}
