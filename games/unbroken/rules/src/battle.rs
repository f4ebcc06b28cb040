//! The battle: rounds, turns, attacks, the monster's roll.
//!
//! What an ambush brought counts from the first round, since nothing counts down before its end (R6.20).

use crate::{
    Dropped, Effect, Event, Purse, Resource,
    effect::{Ignored, Key, Trigger},
    events::{RolledFor, SkippedBecause},
    flow::{Flow, Run},
    parts::{FirstTurn, Special, Strike},
    state::{Ending, Phase},
    tasks::{Branch, Source, Task},
};

/// R6.21: after so many rerolls of one roll nothing happens.
const MOST_REROLLS: u8 = 100;
/// R6.18: after so many rounds the battle is lost.
const MOST_ROUNDS: u8 = 100;

impl Run<'_, '_> {
    /// After any ambush effect, before the first round.
    pub(crate) fn start_battle(&mut self) -> Flow {
        self.play.emit(Event::BattleBegan);
        self.answers(Trigger::BattleStart)
    }

    /// R6.6: the player's turn, the monster's, the round's end; R1.6: on Hard the monster first.
    pub(crate) fn round(&mut self) -> Flow {
        let round = self.state().counters.rounds.saturating_add(1);
        if round > MOST_ROUNDS {
            return self.end(Ending::Outlasted);
        }
        self.play.emit(Event::RoundBegan { round });
        let [first, second] = match self.game().setting().first_turn {
            FirstTurn::Player => [Task::TurnStart { from: 0 }, Task::MonsterTurn],
            FirstTurn::Monster => [Task::MonsterTurn, Task::TurnStart { from: 0 }],
        };
        for task in [Task::EndRound, second, first] {
            self.rest.push(task);
        }
        Flow::On
    }

    /// R6.6: the conditions' effects come first in the player's turn, also in a stunned one.
    pub(crate) fn turn_start(&mut self, from: u8) -> Flow {
        let acting = self.state().conditions.active().and(self.game().parts.turn_starting);
        let next = acting.iter().find(|&place| place >= usize::from(from));
        let Some(place) = next else {
            self.rest.push(Task::PlayerTurn);
            return Flow::On;
        };
        self.rest.push(Task::TurnStart { from: place as u8 + 1 });
        if let Some(condition) = self.game().parts.parts().conditions.get(place).map(|condition| condition.id) {
            self.rest.push(Task::Effects { of: Source::Condition(condition), branch: Branch::Whole, at: 0 });
        }
        Flow::On
    }

    /// R6.1: one attack, one action, or nothing.
    pub(crate) fn player_turn(&mut self) -> Flow {
        if self.state().stunned {
            self.play.emit(Event::TurnSkipped { because: SkippedBecause::Stunned });
            return Flow::On;
        }
        self.ask(Phase::Turn)
    }

    /// R6.4: the price is paid; against a guard the result is lost, and nothing is answered.
    pub(crate) fn attack(&mut self, index: u8) -> Flow {
        let (game, state) = (self.game(), self.state());
        let Some(attack) = game.attack(state, index) else { return Flow::On };
        let paid = self.payment(&game.attack_price(state, attack));
        self.play.emit(Event::Attacked { index, paid });
        if self.state().foe.is_some_and(|foe| foe.guarded) {
            self.play.emit(Event::AttackBlocked);
            return Flow::On;
        }
        self.rest.push(Task::Strike { index });
        match attack.effect {
            Strike::Wound(_) => self.answers(Trigger::WoundingAttack),
            Strike::Break(_) => Flow::On,
        }
    }

    /// R6.15: `heavy_wound` and `add_wound` count against the monster's cap.
    pub(crate) fn strike(&mut self, index: u8) -> Flow {
        let (game, state) = (self.game(), self.state());
        let Some(attack) = game.attack(state, index) else { return Flow::On };
        match attack.effect {
            Strike::Wound(wounds) => {
                let heavy = attack.cost.get(Resource::Medium) > 0 || attack.cost.get(Resource::Large) > 0;
                let wounds = i32::from(wounds);
                let wounds = if heavy { game.modified(state, Key::HeavyWound, wounds) } else { wounds };
                let wounds = wounds + i32::from(state.added);
                let most = match game.foe(state).and_then(|foe| foe.special.as_ref()) {
                    Some(Special::WoundCap(most)) => i32::from(*most),
                    _ => i32::MAX,
                };
                self.wound(wounds.min(most).clamp(0, 255) as u8)
            }
            Strike::Break(armor) => {
                let armor = game.modified(state, Key::BreakPower, armor.into());
                self.break_armor(armor.clamp(0, 255) as u8);
                Flow::On
            }
        }
    }

    /// R6.5: surplus wounds are lost, and health 0 ends the battle at once.
    pub(crate) fn wound(&mut self, wounds: u8) -> Flow {
        let wounds = wounds.min(self.state().foe.map_or(0, |foe| foe.health));
        self.play.emit(Event::Wounded { wounds });
        if self.state().foe.is_some_and(|foe| foe.health == 0) { self.defeated() } else { Flow::On }
    }

    /// R6.2: surplus breaking never wounds.
    pub(crate) fn break_armor(&mut self, armor: u8) {
        let armor = armor.min(self.state().foe.map_or(0, |foe| foe.armor));
        if armor > 0 {
            self.play.emit(Event::ArmorBroken { armor });
        }
    }

    /// R6.17: a staggered monster neither rolls nor acts.
    pub(crate) fn monster_turn(&mut self) -> Flow {
        if self.state().foe.is_some_and(|foe| foe.staggered > 0) {
            self.play.emit(Event::MonsterHeld);
            return Flow::On;
        }
        self.roll(RolledFor::Turn);
        self.rest.push(Task::ApplyRoll);
        self.answers(Trigger::MonsterRoll)
    }

    /// R6.7: the die, the modifiers, clamped.
    pub(crate) fn roll(&mut self, why: RolledFor) {
        let die = self.play.draw(6) as u8 + 1;
        let result = self.game().modified(self.state(), Key::MonsterRoll, die.into()).clamp(1, 6) as u8;
        self.play.emit(Event::MonsterRolled { die, result, why });
    }

    /// R6.8: a result with a condition already gained is rerolled as a whole; R6.21: not for ever.
    pub(crate) fn apply_roll(&mut self) -> Flow {
        if self.is_repeated() {
            if self.state().counters.rerolls >= MOST_REROLLS {
                return Flow::On;
            }
            self.roll(RolledFor::Repeat);
            self.rest.push(Task::ApplyRoll);
            return self.answers(Trigger::MonsterRoll);
        }
        if self.rolled().is_empty() {
            self.play.emit(Event::MonsterMissed);
            return Flow::On;
        }
        // R6.19: a result of which a skill ignores a kind of effect does nothing at all.
        if self.game().dropped == Dropped::Result
            && let Some(effect) = self.rolled().iter().filter_map(ignorable).find(|&kind| self.ignores(kind))
        {
            self.play.emit(Event::EffectIgnored { effect });
            return Flow::On;
        }
        self.rest.push(Task::Effects { of: Source::Roll, branch: Branch::Whole, at: 0 });
        Flow::On
    }

    /// What the result of the roll does.
    fn rolled(&self) -> &[Effect] {
        let face = usize::from(self.state().roll.clamp(1, 6)) - 1;
        self.game().foe(self.state()).map_or(&[], |monster| &monster.table[face])
    }

    /// R6.8: whether the result gives a next-level condition already gained; ignored ones do not count.
    fn is_repeated(&self) -> bool {
        let (game, state) = (self.game(), self.state());
        if state.conditions.next.is_empty() || self.ignores(Ignored::Conditions) {
            return false;
        }
        self.rolled().iter().any(|effect| match effect {
            Effect::AfflictNext(condition) => {
                game.parts.condition_place(*condition).is_some_and(|place| state.conditions.next.contains(place))
            }
            _ => false,
        })
    }

    /// Whether a power makes this harmless.
    pub(crate) fn ignores(&self, what: Ignored) -> bool {
        self.state().owned.meets(self.game().parts.ignoring(what))
    }

    /// R6.6: what the monster does at the end of a round, then durations.
    pub(crate) fn end_round(&mut self) -> Flow {
        self.rest.push(Task::CountDown);
        if let Some(Special::RoundEnd(_)) = self.game().foe(self.state()).and_then(|foe| foe.special.as_ref()) {
            self.rest.push(Task::Effects { of: Source::RoundEnd, branch: Branch::Whole, at: 0 });
        }
        Flow::On
    }

    /// R3.1: so much small effort, or what stands for it, or defeat.
    pub(crate) fn lose_effort(&mut self, small: u8) -> Flow {
        if small == 0 {
            return Flow::On;
        }
        match self.state().purse.payment(&Purse::of(Resource::Small, small)) {
            Some(paid) => {
                self.play.emit(Event::EffortLost { paid });
                Flow::On
            }
            None => self.end(Ending::Fallen),
        }
    }
}

/// The kind of effect that a skill may ignore, where it is one.
fn ignorable(effect: &Effect) -> Option<Ignored> {
    match effect {
        Effect::Steal { .. } => Some(Ignored::Steal),
        Effect::Disarm(_) => Some(Ignored::Disarm),
        Effect::AfflictNext(_) | Effect::AfflictNow { .. } => Some(Ignored::Conditions),
        _ => None,
    }
}
