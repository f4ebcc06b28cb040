//! The one place where a state changes. Total: any event of any file, at any moment.

use crate::{
    Event, Purse, Resource, Slug, Unbroken,
    check::{MOST_CONDITIONS, MOST_WEAPONS},
    effect::Limit,
    events::RolledFor,
    set::Set,
    state::{Conditions, Counters, Foe, Phase, Stage, State, TO_THE_END},
};

/// The one place where a state changes.
#[inline(always)]
pub(crate) fn evolve(game: &Unbroken, state: &mut State, event: Event) {
    match event {
        Event::Asked { phase, rest } => {
            state.phase = phase;
            state.rest = rest;
        }
        Event::CharacterTaken { character } => take_character(game, state, character),
        Event::LevelBegan { level } => begin_level(game, state, level),
        Event::Acted { action, paid } => acted(game, state, action, paid),
        Event::Responded { power, paid } => {
            pay(state, paid);
            if let Some(place) = game.parts.power_place(power) {
                state.answered = state.answered.or(Set::only(place));
                spend(game, state, place);
            }
        }
        Event::Crafted { weapon, paid } => crafted(game, state, weapon, paid),
        Event::Downgraded { .. } => {
            count_action(state);
            state.weapons.len = state.weapons.len.saturating_sub(1).max(1);
            let top = usize::from(state.weapons.len) % MOST_WEAPONS;
            state.weapons.stack[top..].fill(0);
        }
        Event::BonusRolled { gained, .. } | Event::Gained { gained } => gain(game, state, gained),
        Event::Looked { cards } => state.looked = state.looked.saturating_add(cards),
        Event::Committed => state.committed = true,
        Event::EffortLost { paid } | Event::WentHungry { paid, .. } => pay(state, paid),
        Event::Stolen { taken } => pay(state, taken),
        Event::TimeLost { time } => pay(state, Purse::of(Resource::Time, time)),
        Event::Ate { food, gained } => {
            pay(state, Purse::of(Resource::Food, food));
            gain(game, state, gained);
        }
        Event::Cured { condition } => cured(game, state, condition),
        Event::Gambled { .. } | Event::MonsterMissed | Event::EffectIgnored { .. } => {}
        Event::Ended { ending } => state.phase = Phase::Over { ending },
        Event::EncountersReshuffled
        | Event::EncounterRevealed { .. }
        | Event::ExplorationBegan
        | Event::Resolved { .. }
        | Event::Rested { .. }
        | Event::Endured { .. }
        | Event::TimePassed { .. } => explore(game, state, event),
        Event::SkillsReshuffled | Event::SkillRevealed { .. } | Event::SkillKept { .. } => learn(game, state, event),
        _ => fight(game, state, event),
    }
}

#[inline(always)]
fn pay(state: &mut State, paid: Purse) {
    state.purse = state.purse.minus(paid);
}

#[inline(always)]
fn gain(game: &Unbroken, state: &mut State, gained: Purse) {
    state.purse = state.purse.plus(gained, game.parts.bars());
}

/// R1.9: the general actions and the character's abilities are at hand.
fn take_character(game: &Unbroken, state: &mut State, character: Slug) {
    if let Some(place) = game.parts.character_place(character) {
        state.character = place as u8;
        state.owned = game.parts.general.or(game.parts.abilities(place as u8)).or(state.owned.and(game.parts.skills));
    }
}

/// R7.4, R7.5, R7.8: ability uses, conditions, monster; limits of the level and of explorations.
fn begin_level(game: &Unbroken, state: &mut State, level: u8) {
    state.level = level.clamp(1, 4);
    state.uses = game.level(state.level).uses;
    state.conditions = Conditions { level: state.conditions.next, ..Conditions::default() };
    state.foe = None;
    state.stage = Stage::Travel;
    (state.looked, state.committed, state.stunned) = (0, false, false);
    (state.hurt, state.added, state.roll) = (0, 0, 0);
    state.weapons.disarmed = 0;
    state.counters = Counters::default();
    state.answered = Set::EMPTY;
    refresh(game, state, [Limit::Level, Limit::Exploration]);
}

#[inline(always)]
fn refresh<const N: usize>(game: &Unbroken, state: &mut State, limits: [Limit; N]) {
    for limit in limits {
        state.used = state.used.without(game.parts.limited(limit));
    }
}

/// An action of the Preparation Step or of a turn is counted (R4.15, R6.21).
#[inline(always)]
fn count_action(state: &mut State) {
    let counter = match state.stage {
        Stage::Travel => &mut state.counters.preparations,
        Stage::Combat | Stage::Aftermath => &mut state.counters.actions,
    };
    *counter = counter.saturating_add(1);
}

#[inline(always)]
fn acted(game: &Unbroken, state: &mut State, action: Slug, paid: Purse) {
    pay(state, paid);
    count_action(state);
    if let Some(place) = game.parts.power_place(action) {
        spend(game, state, place);
    }
}

/// A use is spent, or the limit of the power.
#[inline(always)]
fn spend(game: &Unbroken, state: &mut State, place: usize) {
    match game.parts.power_at(place).map(|power| power.limit) {
        None | Some(Limit::None) => {}
        Some(Limit::Use) => state.uses = state.uses.saturating_sub(1),
        Some(_) => state.used = state.used.or(Set::only(place)),
    }
}

fn crafted(game: &Unbroken, state: &mut State, weapon: Slug, paid: Purse) {
    pay(state, paid);
    count_action(state);
    state.answered = Set::EMPTY;
    let weapons = &mut state.weapons;
    if let (Some(place), Some(space)) =
        (game.parts.weapon_place(weapon), weapons.stack.get_mut(usize::from(weapons.len)))
    {
        *space = place as u8;
        weapons.len += 1;
    }
}

fn cured(game: &Unbroken, state: &mut State, condition: Slug) {
    if let Some(place) = game.parts.condition_place(condition) {
        let own = &mut state.conditions;
        own.level = own.level.without(Set::only(place));
        own.battle = own.battle.without(Set::only(place));
        own.rounds[place % MOST_CONDITIONS] = 0;
    }
}

/// What happens in the Exploration Step (R4.3).
#[inline(always)]
fn explore(game: &Unbroken, state: &mut State, event: Event) {
    let pile = &mut state.encounters;
    match event {
        Event::ExplorationBegan => {
            state.looked = 0;
            state.counters.explorations = state.counters.explorations.saturating_add(1);
            state.counters.preparations = 0;
            refresh(game, state, [Limit::Exploration]);
        }
        Event::EncountersReshuffled => {
            pile.deck = pile.deck.or(pile.discards);
            pile.discards = Set::EMPTY;
        }
        Event::EncounterRevealed { card } => {
            let turned = pile.deck.and(game.parts.copies(card));
            if !turned.is_empty() {
                let turned = Set::only(turned.lowest());
                pile.deck = pile.deck.without(turned);
                pile.revealed = pile.revealed.or(turned);
            }
        }
        Event::Resolved { card, paid } => {
            choose(game, state, card);
            pay(state, paid);
            state.committed = false;
        }
        Event::Rested { card, gained } => {
            choose(game, state, card);
            gain(game, state, gained);
            state.committed = false;
        }
        Event::Endured { card } => {
            choose(game, state, card);
            state.committed = false;
        }
        Event::TimePassed { time } => {
            pile.discards = pile.discards.or(state.chosen);
            state.chosen = Set::EMPTY;
            pay(state, Purse::of(Resource::Time, time));
        }
        _ => {}
    }
}

/// R4.3: the others are discarded, the chosen one is in use.
#[inline(always)]
fn choose(game: &Unbroken, state: &mut State, card: Slug) {
    let pile = &mut state.encounters;
    let alike = pile.revealed.and(game.parts.copies(card));
    if alike.is_empty() {
        return;
    }
    let chosen = Set::only(alike.lowest());
    pile.discards = pile.discards.or(pile.revealed.without(chosen)).or(state.chosen);
    pile.revealed = Set::EMPTY;
    state.chosen = chosen;
}

/// Skill cards (R1.3, R7.1); what is kept is kept to the end (R7.7).
#[inline(always)]
fn learn(game: &Unbroken, state: &mut State, event: Event) {
    let pile = &mut state.skills;
    let card = |id| game.parts.power_place(id).map_or(Set::EMPTY, Set::only);
    match event {
        Event::SkillsReshuffled => {
            pile.deck = pile.deck.or(pile.discards);
            pile.discards = Set::EMPTY;
        }
        Event::SkillRevealed { skill } => {
            let turned = pile.deck.and(card(skill));
            pile.deck = pile.deck.without(turned);
            pile.revealed = pile.revealed.or(turned);
        }
        Event::SkillKept { skill } => {
            let kept = pile.revealed.and(card(skill));
            if !kept.is_empty() {
                pile.discards = pile.discards.or(pile.revealed.without(kept));
                pile.revealed = Set::EMPTY;
                state.owned = state.owned.or(kept);
            }
        }
        _ => {}
    }
}

/// What happens between the player and the monster.
#[inline(always)]
fn fight(game: &Unbroken, state: &mut State, event: Event) {
    match event {
        Event::MonsterRevealed { monster } => revealed(game, state, monster),
        Event::CombatBegan { time, .. } => {
            state.stage = Stage::Combat;
            state.purse = state.purse.with(Resource::Time, time.min(game.parts.bars().get(Resource::Time)));
            (state.looked, state.committed) = (0, false);
        }
        Event::Tricked { paid } => {
            pay(state, paid);
            end_battle(state);
        }
        Event::BattleBegan => {
            state.answered = Set::EMPTY;
            state.counters.rounds = 0;
            refresh(game, state, [Limit::Combat]);
        }
        Event::RoundBegan { round } => {
            state.counters.rounds = round;
            state.counters.actions = 0;
            refresh(game, state, [Limit::Round]);
        }
        Event::RoundEnded => count_down(state),
        Event::TurnSkipped { .. } => state.stunned = false,
        Event::Attacked { paid, .. } => {
            pay(state, paid);
            (state.added, state.answered) = (0, Set::EMPTY);
        }
        Event::AttackStrengthened { wounds } => state.added = state.added.saturating_add(wounds),
        Event::MonsterRolled { result, why, .. } => {
            state.roll = result.clamp(1, 6);
            state.answered = Set::EMPTY;
            state.counters.rerolls = if why == RolledFor::Turn { 0 } else { state.counters.rerolls.saturating_add(1) };
        }
        Event::RollChanged { result } => state.roll = result.clamp(1, 6),
        Event::HurtThreatened { amount } => {
            (state.hurt, state.answered) = (amount, Set::EMPTY);
        }
        Event::HurtSoftened { by } => state.hurt = state.hurt.saturating_sub(by),
        Event::Rewarded { gained } => {
            state.answered = Set::EMPTY;
            gain(game, state, gained);
        }
        Event::MonsterDefeated => end_battle(state),
        Event::Stunned => state.stunned = true,
        Event::Disarmed { rounds } => state.weapons.disarmed = state.weapons.disarmed.max(rounds),
        Event::AfflictedNext { condition } => {
            let place = game.parts.condition_place(condition);
            state.conditions.next = state.conditions.next.or(place.map_or(Set::EMPTY, Set::only));
        }
        Event::AfflictedNow { condition, rounds } => afflict_now(game, state, condition, rounds),
        _ => strike(game, state, event),
    }
}

/// What the monster's sheet shows.
#[inline(always)]
fn strike(game: &Unbroken, state: &mut State, event: Event) {
    let Some(foe) = &mut state.foe else { return };
    let printed = game.parts.parts().monsters.get(usize::from(foe.monster));
    let (health, armor) = printed.map_or((0, 0), |monster| (monster.health, monster.armor));
    match event {
        Event::AttackBlocked => foe.guarded = false,
        Event::Guarded => foe.guarded = true,
        Event::Wounded { wounds } => foe.health = foe.health.saturating_sub(wounds),
        Event::ArmorBroken { armor } => foe.armor = foe.armor.saturating_sub(armor),
        Event::Healed { health: more } => foe.health = foe.health.saturating_add(more).min(health),
        Event::Rearmed { armor: more } => foe.armor = foe.armor.saturating_add(more).min(armor),
        Event::Staggered { turns } => foe.staggered = foe.staggered.saturating_add(turns),
        Event::MonsterHeld => foe.staggered = foe.staggered.saturating_sub(1),
        _ => {}
    }
}

fn revealed(game: &Unbroken, state: &mut State, id: Slug) {
    state.answered = Set::EMPTY;
    if let Some(place) = game.parts.monster_place(id) {
        let monster = &game.parts.parts().monsters[place];
        let (health, armor) = (monster.health, monster.armor);
        state.foe = Some(Foe { monster: place as u8, health, armor, guarded: false, staggered: 0 });
    }
}

/// R6.11: what was for this battle ends with it.
fn end_battle(state: &mut State) {
    state.stage = Stage::Aftermath;
    state.answered = Set::EMPTY;
    state.conditions.battle = Set::EMPTY;
    state.conditions.rounds = [0; MOST_CONDITIONS];
    state.weapons.disarmed = 0;
    state.stunned = false;
    state.hurt = 0;
}

/// R6.9: durations add; "to the end of the battle" stays that.
fn afflict_now(game: &Unbroken, state: &mut State, condition: Slug, rounds: u8) {
    let Some(place) = game.parts.condition_place(condition) else { return };
    let own = &mut state.conditions;
    if own.level.contains(place) || place >= MOST_CONDITIONS {
        return;
    }
    own.battle = own.battle.or(Set::only(place));
    let left = &mut own.rounds[place];
    *left =
        if rounds == 0 || *left == TO_THE_END { TO_THE_END } else { left.saturating_add(rounds).min(TO_THE_END - 1) };
}

/// R6.6: all durations count down.
fn count_down(state: &mut State) {
    state.weapons.disarmed = state.weapons.disarmed.saturating_sub(1);
    let own = &mut state.conditions;
    for place in own.battle.iter() {
        let left = &mut own.rounds[place % MOST_CONDITIONS];
        if *left != TO_THE_END {
            *left = left.saturating_sub(1);
            if *left == 0 {
                own.battle = own.battle.without(Set::only(place));
            }
        }
    }
}
