//! What a viewer sees.
//!
//! | thing | seen by |
//! | --- | --- |
//! | the order of a deck | nobody: there is none until a card is turned (R1.2, R1.3) |
//! | what is left in a deck, as a set | all: discards are open |
//! | the monster of a level | nobody until it is revealed: it is not drawn before (R1.1) |
//! | display, weapons, skills, conditions, cards revealed, the die | all |
//!
//! One seat plays, and spectators see what the player sees.

use serde::{Deserialize, Serialize};

use crate::{
    Purse, Slug, Unbroken,
    check::{MOST_CONDITIONS, MOST_WEAPONS},
    effect::{Limit, Trigger},
    set::Set,
    state::{Conditions, Counters, Foe, Phase, Pile, Stage, State, TO_THE_END, Weapons},
    tasks::Rest,
};

/// A monster as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FoeView {
    /// The id of the monster.
    pub monster: Slug,
    /// Wounds it still takes.
    pub health: u8,
    /// Armor left.
    pub armor: u8,
    /// Whether the next weapon attack has no result.
    pub guarded: bool,
    /// Turns it will skip.
    pub staggered: u8,
}

/// A condition that is active for this battle alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattleCondition {
    /// The id of the condition.
    pub condition: Slug,
    /// Round ends it still lasts; none: to the end of the battle.
    pub rounds: Option<u8>,
}

/// All that anybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Who is played.
    pub character: Slug,
    /// How hard it is.
    pub difficulty: Slug,
    /// The level, from 1; 0 before the first.
    pub level: u8,
    /// Which part of the level.
    pub stage: Stage,
    /// What the player is asked.
    pub phase: Phase,
    /// What remains to be done after the answer.
    pub rest: Rest,
    /// The display; its time is the next level's once the Combat Phase began.
    pub resources: Purse,
    /// Ability uses left.
    pub uses: u8,
    /// The weapon stack, the first weapon first.
    pub weapons: Vec<Slug>,
    /// Round ends until the top weapon may be used again.
    pub disarmed: u8,
    /// Skills kept.
    pub skills: Vec<Slug>,
    /// Powers whose limit is spent for now. On the way to a monster those of battles are not among them: they are fresh
    /// when the next battle begins (R7.4), and of no use before.
    pub spent: Vec<Slug>,
    /// Powers that have answered what is about to happen.
    pub answered: Vec<Slug>,
    /// Conditions of this level.
    pub conditions: Vec<Slug>,
    /// Conditions of this battle.
    pub battle_conditions: Vec<BattleCondition>,
    /// Conditions gained for the next level.
    pub next_conditions: Vec<Slug>,
    /// This level's monster, once it is revealed.
    pub monster: Option<FoeView>,
    /// The monsters that this level may hide, where it hides one.
    pub may_hide: Vec<Slug>,
    /// Encounter cards that were turned.
    pub revealed: Vec<Slug>,
    /// The card that is being resolved or rested on.
    pub chosen: Option<Slug>,
    /// What the encounter deck can still hold, sorted: its order is nobody's.
    pub deck: Vec<Slug>,
    /// The encounter discards.
    pub discards: Vec<Slug>,
    /// Skill cards that were turned.
    pub revealed_skills: Vec<Slug>,
    /// What the skill deck can still hold, sorted.
    pub skill_deck: Vec<Slug>,
    /// The skill discards.
    pub skill_discards: Vec<Slug>,
    /// Cards that the next exploration reveals beyond the usual.
    pub looked: u8,
    /// Whether the next exploration, or the one in progress, is committed.
    pub committed: bool,
    /// Whether the player's next turn is skipped.
    pub stunned: bool,
    /// The loss of effort that is about to be paid.
    pub hurt: u8,
    /// Wounds added to the attack in progress.
    pub added: u8,
    /// The result of the monster's last roll.
    pub roll: u8,
    /// How often things were done, for their bounds.
    pub counters: Counters,
}

/// What everybody sees of this state.
pub(crate) fn view(game: &Unbroken, state: &State) -> View {
    let parts = &game.parts;
    let cards = |set: Set| set.iter().filter_map(|card| parts.shows(card)).map(|one| one.id).collect::<Vec<_>>();
    let powers = |set: Set| set.iter().filter_map(|place| parts.power_at(place)).map(|one| one.id).collect();
    let weapon = |place: &u8| parts.parts().weapons.get(usize::from(*place)).map(|one| one.id);
    let condition = |place: usize| parts.parts().conditions.get(place).map(|one| one.id);
    let conditions = |set: Set| set.iter().filter_map(condition).collect();
    let of_battle = |place: usize| {
        let rounds = state.conditions.rounds[place % MOST_CONDITIONS];
        let rounds = (rounds != TO_THE_END).then_some(rounds);
        condition(place).map(|condition| BattleCondition { condition, rounds })
    };
    let hidden = state.foe.is_none() && state.level > 0;
    let may_hide = if hidden { parts.monsters_of(state.level) } else { &[] };
    View {
        character: parts.character(state.character).map_or(parts.tracks().weapon, |one| one.id),
        difficulty: Slug::new(game.difficulty()).unwrap_or(parts.tracks().weapon),
        level: state.level,
        stage: state.stage,
        phase: state.phase,
        rest: state.rest,
        resources: state.purse,
        uses: state.uses,
        weapons: state.weapons.as_slice().iter().filter_map(weapon).collect(),
        disarmed: state.weapons.disarmed,
        skills: powers(state.owned.and(parts.skills)),
        spent: powers(still_spent(game, state)),
        answered: powers(state.answered),
        conditions: conditions(state.conditions.level),
        battle_conditions: state.conditions.battle.iter().filter_map(of_battle).collect(),
        next_conditions: conditions(state.conditions.next),
        monster: game.foe(state).zip(state.foe).map(|(sheet, foe)| FoeView {
            monster: sheet.id,
            health: foe.health,
            armor: foe.armor,
            guarded: foe.guarded,
            staggered: foe.staggered,
        }),
        may_hide: may_hide.iter().map(|monster| monster.id).collect(),
        revealed: cards(state.encounters.revealed),
        chosen: cards(state.chosen).first().copied(),
        deck: cards(state.encounters.deck),
        discards: cards(state.encounters.discards),
        revealed_skills: powers(state.skills.revealed),
        skill_deck: powers(state.skills.deck),
        skill_discards: powers(state.skills.discards),
        looked: state.looked,
        committed: state.committed,
        stunned: state.stunned,
        hurt: state.hurt,
        added: state.added,
        roll: state.roll,
        counters: state.counters,
    }
}

/// What is spent for now. What was used in the last battle and can be used in battles alone is fresh for whoever plans
/// the next one.
fn still_spent(game: &Unbroken, state: &State) -> Set {
    if state.stage != Stage::Travel {
        return state.used;
    }
    let parts = &game.parts;
    let limited = parts.limited(Limit::Combat).or(parts.limited(Limit::Round));
    let in_travel = [Trigger::Scout, Trigger::Craft, Trigger::Trickery, Trigger::Hurt];
    let in_travel = in_travel.into_iter().fold(parts.travel_actions, |all, on| all.or(parts.responses(on)));
    state.used.without(limited.without(in_travel))
}

/// A truth that gives back this view. Nothing that has been decided is hidden, so it is the truth but
/// for which of two like cards is which; what is yet to come, lots will decide.
pub(crate) fn imagine(game: &Unbroken, view: &View) -> State {
    let parts = &game.parts;
    let powers = |list: &[Slug]| list.iter().filter_map(|&id| parts.power_place(id)).collect::<Set>();
    let conditions = |list: &[Slug]| list.iter().filter_map(|&id| parts.condition_place(id)).collect::<Set>();
    let mut free = Set::first(parts.deck_size());
    let mut cards = |list: &[Slug]| {
        let mut set = Set::EMPTY;
        for &id in list {
            let alike = free.and(parts.copies(id));
            if !alike.is_empty() {
                set = set.or(Set::only(alike.lowest()));
                free = free.without(set);
            }
        }
        set
    };
    let encounters = Pile { deck: cards(&view.deck), revealed: cards(&view.revealed), discards: cards(&view.discards) };
    let chosen = cards(view.chosen.as_slice());
    let (mut stack, mut rounds) = ([0; MOST_WEAPONS], [0; MOST_CONDITIONS]);
    for (space, &weapon) in stack.iter_mut().zip(&view.weapons) {
        *space = parts.weapon_place(weapon).unwrap_or(0) as u8;
    }
    for one in &view.battle_conditions {
        let place = parts.condition_place(one.condition).unwrap_or(0);
        rounds[place % MOST_CONDITIONS] = one.rounds.unwrap_or(TO_THE_END);
    }
    let battle: Vec<Slug> = view.battle_conditions.iter().map(|one| one.condition).collect();
    let character = parts.character_place(view.character).unwrap_or(0) as u8;
    let skills = powers(&view.skills);
    State {
        purse: view.resources,
        character,
        level: view.level,
        uses: view.uses,
        stage: view.stage,
        phase: view.phase,
        rest: view.rest,
        encounters,
        chosen,
        skills: Pile {
            deck: powers(&view.skill_deck),
            revealed: powers(&view.revealed_skills),
            discards: powers(&view.skill_discards),
        },
        owned: parts.general.or(parts.abilities(character)).or(skills),
        used: powers(&view.spent),
        answered: powers(&view.answered),
        weapons: Weapons { stack, len: view.weapons.len().min(MOST_WEAPONS) as u8, disarmed: view.disarmed },
        conditions: Conditions {
            level: conditions(&view.conditions),
            battle: conditions(&battle),
            next: conditions(&view.next_conditions),
            rounds,
        },
        foe: view.monster.and_then(|foe| {
            let monster = parts.monster_place(foe.monster)? as u8;
            let FoeView { health, armor, guarded, staggered, .. } = foe;
            Some(Foe { monster, health, armor, guarded, staggered })
        }),
        looked: view.looked,
        committed: view.committed,
        stunned: view.stunned,
        hurt: view.hurt,
        added: view.added,
        roll: view.roll,
        counters: view.counters,
    }
}

impl Unbroken {
    /// What an action costs now, from what anybody may know.
    pub fn price_seen(&self, view: &View, action: Slug) -> Purse {
        let power = self.parts.power(action);
        power.map_or(Purse::EMPTY, |power| self.price(&imagine(self, view), power))
    }

    /// What making a weapon costs now.
    pub fn craft_price_seen(&self, view: &View, to: Slug) -> Purse {
        self.craft_price(&imagine(self, view), to).unwrap_or_default()
    }

    /// What tricking the monster costs now; none where it cannot be tricked.
    pub fn trick_price_seen(&self, view: &View) -> Option<Purse> {
        self.trick_price(&imagine(self, view))
    }

    /// What an attack of the weapon in hand costs now, with what it does.
    pub fn attack_seen(&self, view: &View, index: u8) -> Option<(Purse, crate::parts::Strike)> {
        let state = imagine(self, view);
        self.attack(&state, index).map(|attack| (self.attack_price(&state, attack), attack.effect))
    }

    /// The weapon that fights now.
    pub fn weapon_seen(&self, view: &View) -> Option<Slug> {
        self.weapon_in_hand(&imagine(self, view)).map(|weapon| weapon.id)
    }

    /// How many cards an exploration would reveal now.
    pub fn cards_seen(&self, view: &View) -> usize {
        self.cards_to_reveal(&imagine(self, view))
    }

    /// What resting on a card brings now.
    pub fn rest_seen(&self, view: &View, card: Slug) -> u8 {
        let time = self.parts.encounter(card).map_or(0, |one| one.time);
        let small = self.modified(&imagine(self, view), crate::effect::Key::Rest, time.into());
        small.clamp(0, 99) as u8
    }

    /// The food asked for at the end of this level, and what each food eaten brings.
    pub fn meal_seen(&self, view: &View) -> (u8, u8) {
        let state = imagine(self, view);
        (self.food_asked(&state), self.modified(&state, crate::effect::Key::Meal, 1).clamp(0, 99) as u8)
    }
}
