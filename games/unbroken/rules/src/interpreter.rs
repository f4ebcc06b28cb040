//! The effect primitives: what each of them does. No card has code of its own.

use crate::{
    Effect, Event, Purse, Resource, Slug, Unbroken,
    effect::{Forbidden, Ignored, Key, Trigger},
    events::RolledFor,
    flow::{Flow, Run},
    parts::Special,
    state::{Phase, Stage, State},
    tasks::{Branch, Source, Task},
};

impl Unbroken {
    /// The effects of a source.
    fn effects_of(&self, state: &State, of: Source) -> &[Effect] {
        let foe = || self.foe(state);
        match of {
            Source::Encounter(card) => self.parts.encounter(card).map_or(&[], |card| &card.effects),
            Source::Power(power) => self.parts.power(power).map_or(&[], |power| &power.effects),
            Source::Ambush => foe().map_or(&[], |foe| &foe.ambush),
            Source::Roll => foe().map_or(&[], |foe| &foe.table[usize::from(state.roll.clamp(1, 6)) - 1]),
            Source::RoundEnd => match foe().and_then(|foe| foe.special.as_ref()) {
                Some(Special::RoundEnd(effects)) => effects,
                _ => &[],
            },
            Source::Condition(condition) => self.parts.condition(condition).map_or(&[], |one| &one.turn_start),
        }
    }

    /// The list of a source, or one inside a gamble of it.
    fn list(&self, state: &State, of: Source, branch: Branch) -> &[Effect] {
        let whole = self.effects_of(state, of);
        let gamble = |at: u8| match whole.get(usize::from(at)) {
            Some(Effect::Gamble { win, lose, .. }) => (win.as_slice(), lose.as_slice()),
            _ => (&[][..], &[][..]),
        };
        match branch {
            Branch::Whole => whole,
            Branch::Win(at) => gamble(at).0,
            Branch::Lose(at) => gamble(at).1,
        }
    }
}

impl Run<'_, '_> {
    /// Applies the effect at that place; the rest of the list waits.
    pub(crate) fn effects(&mut self, of: Source, branch: Branch, at: u8) -> Flow {
        let list = self.game().list(self.state(), of, branch);
        let Some(effect) = list.get(usize::from(at)) else { return Flow::On };
        if usize::from(at) + 1 < list.len() {
            self.rest.push(Task::Effects { of, branch, at: at + 1 });
        }
        if let Effect::Gamble { at_least, .. } = effect {
            return self.gamble(of, at, *at_least);
        }
        self.apply(effect)
    }

    /// R4.13: the die decides which list counts.
    fn gamble(&mut self, of: Source, at: u8, at_least: u8) -> Flow {
        let die = self.play.draw(6) as u8 + 1;
        let won = die >= at_least;
        self.play.emit(Event::Gambled { die, won });
        let branch = if won { Branch::Win(at) } else { Branch::Lose(at) };
        self.rest.push(Task::Effects { of, branch, at: 0 });
        Flow::On
    }

    /// What each primitive does.
    fn apply(&mut self, effect: &Effect) -> Flow {
        match *effect {
            Effect::Gain(gain) => self.gain(gain),
            Effect::Hurt(amount) => return self.hurt(amount),
            Effect::Steal { take, or_hurt } => return self.steal(take, or_hurt),
            Effect::Delay(time) => return self.delay(time),
            // Committing and looking further have a meaning only while exploring.
            Effect::Commit | Effect::Look(_) if self.state().stage != Stage::Travel => {}
            Effect::Commit => self.play.emit(Event::Committed),
            Effect::Learn(cards) => return self.reveal_skills(cards),
            Effect::Cure if self.state().conditions.active().is_empty() => {}
            Effect::Cure => return self.ask(Phase::Cure),
            Effect::Scout => return self.scout(),
            Effect::Look(cards) => self.play.emit(Event::Looked { cards }),
            // R6.2: an action that wounds was refused while armor was left.
            Effect::Wound(_) if self.state().foe.is_some_and(|foe| foe.armor > 0) => {}
            Effect::Wound(wounds) | Effect::Pierce(wounds) => return self.wound(wounds),
            Effect::Break(armor) => self.break_armor(armor),
            Effect::AddWound(wounds) => self.play.emit(Event::AttackStrengthened { wounds }),
            Effect::Heal(health) => self.heal(health),
            Effect::Rearm(armor) => self.rearm(armor),
            Effect::Guard => self.play.emit(Event::Guarded),
            Effect::Stagger(turns) => self.play.emit(Event::Staggered { turns }),
            Effect::Stun => self.play.emit(Event::Stunned),
            Effect::Disarm(rounds) => self.disarm(rounds),
            Effect::AfflictNext(condition) => self.afflict_next(condition),
            Effect::AfflictNow { condition, rounds } => self.afflict_now(condition, rounds),
            Effect::ShiftRoll(by) => self.change_roll(i32::from(self.state().roll) + i32::from(by)),
            Effect::SetRoll(result) => self.change_roll(result.into()),
            Effect::Reroll => self.roll(RolledFor::Reroll),
            Effect::Soften(by) => self.play.emit(Event::HurtSoftened { by: by.min(self.state().hurt) }),
            // A weapon is made and put away by choices of their own; `again` was seen to when the action
            // was taken; a gamble is never inside a gamble.
            Effect::Upgrade | Effect::Downgrade | Effect::Again | Effect::Gamble { .. } => {}
        }
        Flow::On
    }

    fn gain(&mut self, gain: Purse) {
        let gained = self.room(gain);
        self.play.emit(Event::Gained { gained });
    }

    /// R6.16: first `hurt_taken`, then the responses, then it is paid.
    fn hurt(&mut self, amount: u8) -> Flow {
        let amount = self.game().modified(self.state(), Key::HurtTaken, amount.into()).clamp(1, 255) as u8;
        if !self.state().owned.meets(self.game().parts.responses(Trigger::Hurt)) {
            return self.lose_effort(amount);
        }
        self.play.emit(Event::HurtThreatened { amount });
        self.rest.push(Task::PayHurt);
        self.answers(Trigger::Hurt)
    }

    /// R3.2: all of it, or the alternative; without an alternative, what there is. R3.3: no substitution.
    fn steal(&mut self, take: Purse, or_hurt: u8) -> Flow {
        if self.ignores(Ignored::Steal) {
            self.play.emit(Event::EffectIgnored { effect: Ignored::Steal });
            return Flow::On;
        }
        let purse = self.state().purse;
        if purse.holds(&take) {
            self.play.emit(Event::Stolen { taken: take });
        } else if or_hurt > 0 {
            return self.hurt(or_hurt);
        } else if let Some((resource, _)) = take.iter().next().filter(|(resource, _)| purse.get(*resource) > 0) {
            self.play.emit(Event::Stolen { taken: Purse::of(resource, purse.get(resource)) });
        }
        Flow::On
    }

    /// R3.4: time of this level in travel, of the next in combat; R5.2: at level IV small effort.
    fn delay(&mut self, time: u8) -> Flow {
        let state = self.state();
        if state.stage != Stage::Travel && state.level >= 4 {
            return self.lose_effort(time);
        }
        let time = time.min(state.purse.get(Resource::Time));
        self.play.emit(Event::TimeLost { time });
        Flow::On
    }

    /// R4.11: nothing if the monster is known, or scouting forbidden (R5.4).
    fn scout(&mut self) -> Flow {
        let state = self.state();
        let hidden = state.stage == Stage::Travel && state.foe.is_none();
        if !hidden || self.game().forbidden(state, Forbidden::Scout) {
            return Flow::On;
        }
        self.reveal_monster();
        self.answers(Trigger::Scout)
    }

    fn heal(&mut self, health: u8) {
        let state = self.state();
        let missing =
            self.game().foe(state).zip(state.foe).map_or(0, |(sheet, foe)| sheet.health - foe.health.min(sheet.health));
        if missing > 0 {
            self.play.emit(Event::Healed { health: health.min(missing) });
        }
    }

    /// R6.23: what was broken must be broken again.
    fn rearm(&mut self, armor: u8) {
        let state = self.state();
        let missing =
            self.game().foe(state).zip(state.foe).map_or(0, |(sheet, foe)| sheet.armor - foe.armor.min(sheet.armor));
        if missing > 0 {
            self.play.emit(Event::Rearmed { armor: armor.min(missing) });
        }
    }

    /// R6.13: nothing with the first weapon alone.
    fn disarm(&mut self, rounds: u8) {
        if self.state().weapons.len <= 1 {
            return;
        }
        if self.ignores(Ignored::Disarm) {
            self.play.emit(Event::EffectIgnored { effect: Ignored::Disarm });
        } else {
            self.play.emit(Event::Disarmed { rounds });
        }
    }

    /// R6.10: there is no level after the last.
    fn afflict_next(&mut self, condition: Slug) {
        if self.ignores(Ignored::Conditions) {
            self.play.emit(Event::EffectIgnored { effect: Ignored::Conditions });
        } else {
            self.play.emit(Event::AfflictedNext { condition });
        }
    }

    /// R6.9: what is active from the level before has no second effect.
    fn afflict_now(&mut self, condition: Slug, rounds: u8) {
        let place = self.game().parts.condition_place(condition);
        if self.ignores(Ignored::Conditions) {
            self.play.emit(Event::EffectIgnored { effect: Ignored::Conditions });
        } else if place.is_some_and(|place| !self.state().conditions.level.contains(place)) {
            self.play.emit(Event::AfflictedNow { condition, rounds });
        }
    }

    /// R6.7: clamped each time.
    fn change_roll(&mut self, result: i32) {
        self.play.emit(Event::RollChanged { result: result.clamp(1, 6) as u8 });
    }
}
