//! What may be done now: listed, and checked, by the same questions.

use crate::{
    Action, Effect, Illegal, Purse, Resource, Slug, Unbroken,
    actions::time_as_effort,
    effect::{Forbidden, Key, Limit, Trigger, When},
    parts::{Attack, Kind, Monster, Power, Special, Strike, Weapon},
    set::Set,
    state::{Phase, Stage, State},
};

/// R4.15: the most actions in one Preparation Step.
pub(crate) const MOST_PREPARATIONS: u8 = 200;

type May = Result<(), Illegal>;

/// Adds all the player may do, sorted.
#[inline(always)]
pub(crate) fn legal_actions(game: &Unbroken, state: &State, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Preparation => {
            list_acts(game, state, list);
            list_weapon_work(game, state, list);
            list.push(Action::EndPreparation);
        }
        Phase::Turn => {
            list_acts(game, state, list);
            list_weapon_work(game, state, list);
            let attacks = game.weapon_in_hand(state).map_or(0, |weapon| weapon.attacks.len() as u8);
            list.extend(
                (0..attacks).filter(|&i| may_attack(game, state, i).is_ok()).map(|index| Action::Attack { index }),
            );
            list.push(Action::Skip);
        }
        // R4.7: who has committed cannot fight.
        Phase::Decision if state.committed => list.push(Action::Explore),
        Phase::Decision => list.extend([Action::Fight, Action::Explore]),
        Phase::Exploration => list_cards(game, state, list),
        Phase::Trickery => {
            if may_trick(game, state).is_ok() {
                list.push(Action::Trick);
            }
            list.push(Action::Battle);
        }
        Phase::Response { on } => {
            let answers = game.answers(state, on).iter().filter_map(|place| game.parts.power_at(place));
            list.extend(answers.map(|power| Action::Respond { power: power.id }));
            list.push(Action::Pass);
        }
        Phase::KeepSkill => {
            let skills = state.skills.revealed.iter().filter_map(|place| game.parts.power_at(place));
            list.extend(skills.map(|skill| Action::Keep { skill: skill.id }));
        }
        Phase::Cure => {
            let active = state.conditions.active().iter().filter_map(|place| game.parts.parts().conditions.get(place));
            list.extend(active.map(|condition| Action::Cure { condition: condition.id }));
        }
        Phase::Hunger => list.extend((0..=game.most_food(state)).map(|food| Action::Eat { food })),
        Phase::Setup | Phase::Over { .. } => {}
    }
}

#[inline(always)]
fn list_acts(game: &Unbroken, state: &State, list: &mut Vec<Action>) {
    let at_hand = game.actions_at_hand(state);
    let may = |&place: &usize| may_act(game, state, place).is_ok();
    let acts = at_hand.iter().filter(may).filter_map(|place| game.parts.power_at(place));
    list.extend(acts.map(|power| Action::Act { action: power.id }));
}

#[inline(always)]
fn list_weapon_work(game: &Unbroken, state: &State, list: &mut Vec<Action>) {
    if may_work(game, state, game.parts.crafting).is_ok() && state.weapons.disarmed == 0 {
        let upgrades = game.top_weapon(state).map_or(&[][..], |weapon| &weapon.upgrades);
        let makeable = upgrades.iter().map(|upgrade| upgrade.to).filter(|&to| may_craft(game, state, to).is_ok());
        list.extend(makeable.map(|to| Action::Craft { to }));
    }
    if may_downgrade(game, state).is_ok() {
        list.push(Action::Downgrade);
    }
}

#[inline(always)]
fn list_cards(game: &Unbroken, state: &State, list: &mut Vec<Action>) {
    // R4.5: cards that look alike are one choice; they stand side by side.
    let kinds = || {
        let mut before = None;
        let shown = state.encounters.revealed.iter().filter_map(|card| game.parts.shows(card).map(|e| (e.id, e.cost)));
        shown.filter(move |(id, _)| before.replace(*id) != Some(*id))
    };
    let payable = |(_, cost): &(Slug, Purse)| state.purse.payment(cost).is_some();
    list.extend(kinds().filter(payable).map(|(card, _)| Action::Resolve { card }));
    if !state.committed {
        list.extend(kinds().map(|(card, _)| Action::Rest { card }));
    } else if !kinds().any(|kind| payable(&kind)) {
        list.push(Action::Endure);
    }
}

/// Whether the player may do this.
#[inline(always)]
pub(crate) fn check(game: &Unbroken, state: &State, action: Action) -> May {
    let phase = state.phase;
    let acting = matches!(phase, Phase::Preparation | Phase::Turn);
    let when = |holds: bool, why: Illegal| if holds { Ok(()) } else { Err(why) };
    match action {
        Action::Act { action } => {
            when(acting, Illegal::NotActing)?;
            let at_hand = |place: &usize| game.actions_at_hand(state).contains(*place);
            let place = game.parts.power_place(action).filter(at_hand);
            may_act(game, state, place.ok_or(Illegal::NoSuchAction { action })?)
        }
        Action::Craft { to } => {
            when(acting, Illegal::NotActing)?;
            may_work(game, state, game.parts.crafting).and_then(|()| may_craft(game, state, to))
        }
        Action::Downgrade => when(acting, Illegal::NotActing).and_then(|()| may_downgrade(game, state)),
        Action::EndPreparation => when(phase == Phase::Preparation, Illegal::NotPreparing),
        Action::Explore => when(phase == Phase::Decision, Illegal::NotDeciding),
        Action::Fight => {
            when(phase == Phase::Decision, Illegal::NotDeciding)?;
            when(!state.committed, Illegal::Committed)
        }
        Action::Resolve { card } => may_resolve(game, state, card),
        Action::Rest { card } => {
            may_choose(game, state, card)?;
            when(!state.committed, Illegal::Committed)
        }
        Action::Endure => {
            when(phase == Phase::Exploration, Illegal::NotExploring)?;
            let payable = |card| game.parts.shows(card).is_some_and(|one| state.purse.payment(&one.cost).is_some());
            let endured = state.committed && !state.encounters.revealed.iter().any(payable);
            when(endured, Illegal::NothingToEndure)
        }
        Action::Trick => when(phase == Phase::Trickery, Illegal::NotMeeting).and_then(|()| may_trick(game, state)),
        Action::Battle => when(phase == Phase::Trickery, Illegal::NotMeeting),
        Action::Attack { index } => {
            when(phase == Phase::Turn, Illegal::NotYourTurnOfBattle).and_then(|()| may_attack(game, state, index))
        }
        Action::Skip => when(phase == Phase::Turn, Illegal::NotYourTurnOfBattle),
        Action::Respond { power } => may_respond(game, state, power),
        Action::Pass => when(matches!(phase, Phase::Response { .. }), Illegal::NothingToAnswer),
        Action::Keep { skill } => {
            when(phase == Phase::KeepSkill, Illegal::NotLearning)?;
            let shown = game.parts.power_place(skill).is_some_and(|place| state.skills.revealed.contains(place));
            when(shown, Illegal::SkillNotRevealed { skill })
        }
        Action::Cure { condition } => {
            when(phase == Phase::Cure, Illegal::NotCuring)?;
            let place = game.parts.condition_place(condition);
            let active = place.is_some_and(|place| state.conditions.active().contains(place));
            when(active, Illegal::NotActive { condition })
        }
        Action::Eat { food } => {
            when(phase == Phase::Hunger, Illegal::NotEating)?;
            let most = game.most_food(state);
            when(food <= most, Illegal::TooMuchFood { most })
        }
    }
}

/// Limits, uses, price and sense of an action that is at hand.
#[inline(always)]
fn may_act(game: &Unbroken, state: &State, place: usize) -> May {
    let Some(power) = game.parts.power_at(place) else { return Err(Illegal::NotActing) };
    bounded(state)?;
    may_use(game, state, place, power)?;
    for effect in &power.effects {
        match *effect {
            Effect::Scout if game.parts.general.contains(place) => may_scout(game, state)?,
            // R4.7: an action whose only effect is to look further has no use when committed.
            Effect::Look(_) if state.committed && power.effects.len() == 1 => return Err(Illegal::NoUseInLooking),
            // R6.2: armor first; at armor 0 there is nothing to break.
            Effect::Wound(_) => no_armor(state)?,
            Effect::Break(_) => some_armor(state)?,
            _ => {}
        }
    }
    let price = game.price(state, power);
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::TooDear { price }) }
}

/// R4.15: after so many actions only the end of the preparation is left.
#[inline(always)]
fn bounded(state: &State) -> May {
    if state.stage == Stage::Travel && state.counters.preparations >= MOST_PREPARATIONS {
        return Err(Illegal::TooManyActions { most: MOST_PREPARATIONS });
    }
    Ok(())
}

/// R6.25, R7.4, R5.4: limits, ability uses, and what conditions forbid.
#[inline(always)]
fn may_use(game: &Unbroken, state: &State, place: usize, power: &Power) -> May {
    if state.used.contains(place) {
        return Err(Illegal::LimitSpent { power: power.id });
    }
    if !game.parts.abilities(state.character).contains(place) {
        return Ok(());
    }
    if game.forbidden(state, Forbidden::Abilities) {
        return Err(Illegal::ForbiddenNow { what: Forbidden::Abilities });
    }
    if power.limit == Limit::Use && state.uses == 0 { Err(Illegal::NoUsesLeft) } else { Ok(()) }
}

/// R4.11: only a hidden monster is scouted.
fn may_scout(game: &Unbroken, state: &State) -> May {
    if game.forbidden(state, Forbidden::Scout) {
        return Err(Illegal::ForbiddenNow { what: Forbidden::Scout });
    }
    if state.foe.is_some() { Err(Illegal::AlreadyRevealed) } else { Ok(()) }
}

#[inline(always)]
fn no_armor(state: &State) -> May {
    match state.foe.map_or(0, |foe| foe.armor) {
        0 => Ok(()),
        armor => Err(Illegal::ArmorLeft { armor }),
    }
}

#[inline(always)]
fn some_armor(state: &State) -> May {
    if state.foe.is_some_and(|foe| foe.armor > 0) { Ok(()) } else { Err(Illegal::NoArmor) }
}

/// Whether weapons may be made or put away in this phase at all.
#[inline(always)]
fn may_work(_: &Unbroken, state: &State, when: Option<When>) -> May {
    bounded(state)?;
    let now = if state.stage == Stage::Travel { When::Travel } else { When::Combat };
    if when == Some(When::Any) || when == Some(now) { Ok(()) } else { Err(Illegal::NotActing) }
}

/// R6.12, R6.13: an upgrade of the weapon on top, of which the sheet is free.
#[inline(always)]
fn may_craft(game: &Unbroken, state: &State, to: Slug) -> May {
    if state.weapons.disarmed > 0 {
        return Err(Illegal::Disarmed);
    }
    let Some(price) = game.craft_price(state, to) else { return Err(Illegal::NoSuchUpgrade { to }) };
    let made = game.parts.weapon_place(to).is_some_and(|place| state.weapons.as_slice().contains(&(place as u8)));
    if made {
        return Err(Illegal::AlreadyMade { to });
    }
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::TooDear { price }) }
}

/// R6.13: the first weapon is never lost; while disarmed the stack stays as it is.
#[inline(always)]
fn may_downgrade(game: &Unbroken, state: &State) -> May {
    may_work(game, state, game.parts.downgrading)?;
    if state.weapons.disarmed > 0 {
        return Err(Illegal::Disarmed);
    }
    if state.weapons.len > 1 { Ok(()) } else { Err(Illegal::NothingToPutAway) }
}

fn may_choose(game: &Unbroken, state: &State, card: Slug) -> May {
    if state.phase != Phase::Exploration {
        return Err(Illegal::NotExploring);
    }
    if state.encounters.revealed.meets(game.parts.copies(card)) { Ok(()) } else { Err(Illegal::NotRevealed { card }) }
}

/// R4.4: an encounter that cannot be paid cannot be resolved.
fn may_resolve(game: &Unbroken, state: &State, card: Slug) -> May {
    may_choose(game, state, card)?;
    let price = game.parts.encounter(card).map_or(Purse::EMPTY, |one| one.cost);
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::EncounterTooDear { card, price }) }
}

/// R5.4: a prohibition beats every permission; R5.3: the cost may use substitution.
fn may_trick(game: &Unbroken, state: &State) -> May {
    let Some(price) = game.trick_price(state) else { return Err(Illegal::CannotBeTricked) };
    if game.forbidden(state, Forbidden::Trickery) {
        return Err(Illegal::ForbiddenNow { what: Forbidden::Trickery });
    }
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::TooDear { price }) }
}

/// R6.2, R6.3: armor first, and the whole price.
#[inline(always)]
fn may_attack(game: &Unbroken, state: &State, index: u8) -> May {
    let Some(attack) = game.attack(state, index) else { return Err(Illegal::NoSuchAttack { index }) };
    match attack.effect {
        Strike::Wound(_) => no_armor(state)?,
        Strike::Break(_) => some_armor(state)?,
    }
    let price = game.attack_price(state, attack);
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::AttackTooDear { price }) }
}

/// R6.21, R6.24: once for each event, within its limits, and paid at that moment.
fn may_respond(game: &Unbroken, state: &State, power: Slug) -> May {
    let Phase::Response { on } = state.phase else { return Err(Illegal::NothingToAnswer) };
    let place = game.parts.power_place(power).filter(|&place| {
        let fits = state.owned.and(game.parts.responses(on)).contains(place);
        fits && !state.answered.contains(place)
    });
    let place = place.ok_or(Illegal::NoAnswer { power })?;
    may_answer(game, state, place)
}

#[inline(always)]
fn may_answer(game: &Unbroken, state: &State, place: usize) -> May {
    let Some(power) = game.parts.power_at(place) else { return Err(Illegal::NothingToAnswer) };
    may_use(game, state, place, power)?;
    let price = game.price(state, power);
    if state.purse.payment(&price).is_some() { Ok(()) } else { Err(Illegal::TooDear { price }) }
}

/// R4.3: how many cards an exploration reveals before anything changes it.
pub const REVEALED: i32 = 2;

impl Unbroken {
    /// Actions that are the player's for now: by phase, and what the monster offers.
    #[inline(always)]
    pub(crate) fn actions_at_hand(&self, state: &State) -> Set {
        if state.stage == Stage::Travel {
            return state.owned.and(self.parts.travel_actions);
        }
        let offered = state.foe.and_then(|foe| self.parts.option_of(foe.monster.into()));
        state.owned.and(self.parts.combat_actions).or(offered.map_or(Set::EMPTY, Set::only))
    }

    /// The responses that may be given now.
    #[inline(always)]
    pub(crate) fn answers(&self, state: &State, on: Trigger) -> Set {
        let fitting = state.owned.and(self.parts.responses(on)).without(state.answered);
        if fitting.is_empty() {
            return fitting;
        }
        fitting.iter().filter(|&place| may_answer(self, state, place).is_ok()).collect()
    }

    /// A number as skills and conditions change it.
    #[inline(always)]
    pub fn modified(&self, state: &State, key: Key, base: i32) -> i32 {
        self.parts.modified(state.owned, state.conditions.active(), key, base)
    }

    /// Whether a condition forbids this.
    #[inline(always)]
    pub(crate) fn forbidden(&self, state: &State, what: Forbidden) -> bool {
        state.conditions.active().meets(self.parts.forbidding(what))
    }

    /// The sheet of this level's monster, once it is revealed.
    #[inline(always)]
    pub fn foe(&self, state: &State) -> Option<&Monster> {
        state.foe.and_then(|foe| self.parts.parts().monsters.get(usize::from(foe.monster)))
    }

    /// The weapon that fights.
    #[inline(always)]
    pub fn weapon_in_hand(&self, state: &State) -> Option<&Weapon> {
        self.parts.parts().weapons.get(state.weapons.in_hand())
    }

    #[inline(always)]
    /// The weapon on top, set aside or not.
    pub fn top_weapon(&self, state: &State) -> Option<&Weapon> {
        self.parts.parts().weapons.get(state.weapons.top())
    }

    /// An attack of the weapon in hand.
    #[inline(always)]
    pub fn attack(&self, state: &State, index: u8) -> Option<&Attack> {
        self.weapon_in_hand(state)?.attacks.get(usize::from(index))
    }

    /// R5.2: at level IV no time is left after the reset, and effort stands for it.
    #[inline(always)]
    fn priced(state: &State, price: Purse) -> Purse {
        let last = state.level >= 4 && state.stage != Stage::Travel;
        if last && price.get(Resource::Time) > 0 { time_as_effort(price) } else { price }
    }

    /// What a power costs now.
    #[inline(always)]
    pub fn price(&self, state: &State, power: &Power) -> Purse {
        let by_level = power.cost_by_level.as_ref().map(|costs| costs[usize::from(state.level.clamp(1, 4)) - 1]);
        let mut price = by_level.unwrap_or(power.cost);
        let changed = |price: Purse, resource: Resource, key: Key| {
            let now = self.modified(state, key, price.get(resource).into());
            price.with(resource, now.clamp(0, 255) as u8)
        };
        if matches!(power.kind, Kind::Action(_)) {
            if power.id == FOCUS {
                price = changed(price, Resource::Small, Key::FocusCost);
            } else if power.id == SCHEME {
                price = changed(price, Resource::Small, Key::SchemeCost);
            } else if power.id == SEARCH_AHEAD {
                price = changed(price, Resource::Small, Key::SearchCost);
            } else if power.id == SCOUT {
                price = changed(price, Resource::Time, Key::ScoutTime);
            }
        }
        Self::priced(state, price)
    }

    /// What making that weapon of the one on top costs; none where it cannot be made of it.
    #[inline(always)]
    pub(crate) fn craft_price(&self, state: &State, to: Slug) -> Option<Purse> {
        let upgrade = self.top_weapon(state)?.upgrades.iter().find(|upgrade| upgrade.to == to)?;
        let time = self.modified(state, Key::CraftTime, upgrade.cost.get(Resource::Time).into());
        Some(Self::priced(state, upgrade.cost.with(Resource::Time, time.clamp(0, 255) as u8)))
    }

    /// What tricking the monster costs; none where it cannot be tricked.
    pub fn trick_price(&self, state: &State) -> Option<Purse> {
        let cost = self.foe(state)?.trickery?;
        let cunning = cost.get(Resource::Cunning);
        if cunning == 0 {
            return Some(cost);
        }
        let cunning = self.modified(state, Key::TrickCunning, cunning.into());
        Some(cost.with(Resource::Cunning, cunning.clamp(0, 255) as u8))
    }

    /// R6.3: what an attack costs with toll and `weapon_cost`.
    #[inline(always)]
    pub fn attack_price(&self, state: &State, attack: &Attack) -> Purse {
        let mut price = attack.cost;
        if let Some(Special::Toll(toll)) = self.foe(state).and_then(|foe| foe.special.as_ref()) {
            price = price.and(*toll);
        }
        let small = self.modified(state, Key::WeaponCost, 0);
        if small != 0 {
            price = price.and(Purse::of(Resource::Small, small.clamp(0, 255) as u8));
        }
        Self::priced(state, price)
    }

    /// R4.7: committed, one card; otherwise two, changed by `reveal` and `look`, at least one (R4.9).
    pub(crate) fn cards_to_reveal(&self, state: &State) -> usize {
        let usual = self.modified(state, Key::Reveal, REVEALED) + i32::from(state.looked);
        if state.committed { 1 } else { usual.max(1) as usize }
    }

    /// R7.2: the food asked for at the end of this level.
    pub fn food_asked(&self, state: &State) -> u8 {
        self.modified(state, Key::Hunger, self.level(state.level).food.into()).clamp(0, 99) as u8
    }

    /// R7.2: no more than is there, no more than is asked.
    pub(crate) fn most_food(&self, state: &State) -> u8 {
        self.food_asked(state).min(state.purse.get(Resource::Food))
    }
}

/// The general actions that modifiers know by name.
const FOCUS: Slug = named("focus");
const SCHEME: Slug = named("scheme");
const SEARCH_AHEAD: Slug = named("search-ahead");
const SCOUT: Slug = named("scout");

/// An id that is one.
const fn named(id: &str) -> Slug {
    match Slug::new(id) {
        Some(slug) => slug,
        None => panic!("an id of small letters"),
    }
}
