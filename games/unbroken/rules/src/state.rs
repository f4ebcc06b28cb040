//! The whole truth of a game; how it changes, `evolve.rs` says.
//!
//! What always holds: every encounter card lies in exactly one of deck, revealed cards, the chosen
//! card and discards; every skill is in its deck, revealed, owned or discarded; weapons form a stack
//! on the one that is never lost. Decks have no order and no level hides a monster: a lot decides as
//! a card or a sheet is turned (R1.1).

use serde::{Deserialize, Serialize};

use crate::{
    Purse,
    check::{MOST_CONDITIONS, MOST_WEAPONS},
    effect::Trigger,
    set::Set,
    tasks::Rest,
};

/// What the player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The table is being laid.
    Setup,
    /// Actions before the decision (R4.17).
    Preparation,
    /// Fight, or go on exploring (R4.18).
    Decision,
    /// Which card, and what for (R4.5).
    Exploration,
    /// Trick the monster, or fight it (R5.6).
    Trickery,
    /// The player's turn of a battle (R6.1).
    Turn,
    /// A response to something, or none (R6.24).
    Response {
        /// To what.
        on: Trigger,
    },
    /// Which of the revealed skills (R7.1).
    KeepSkill,
    /// Which condition to discard (R4.14).
    Cure,
    /// How much to eat (R7.2).
    Hunger,
    /// The game has ended.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The monster of level IV is beaten, and hunger too.
    Won,
    /// Effort was asked for that was not there (R3.1).
    Fallen,
    /// Hunger could not be paid for (R7.3).
    Starved,
    /// The battle went on for too long (R6.18).
    Outlasted,
}

/// Which part of a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Travel Phase.
    Travel,
    /// The Combat Phase, up to the end of the battle.
    Combat,
    /// Rewards and hunger.
    Aftermath,
}

/// A monster that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Foe {
    /// Which, by place.
    pub(crate) monster: u8,
    /// Wounds it still takes.
    pub(crate) health: u8,
    /// Armor left.
    pub(crate) armor: u8,
    /// Whether the next weapon attack has no result (R6.4).
    pub(crate) guarded: bool,
    /// Turns it will skip (R6.17).
    pub(crate) staggered: u8,
}

/// A deck of cards, as sets of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Face down, without an order.
    pub(crate) deck: Set,
    /// Turned, and to be chosen from.
    pub(crate) revealed: Set,
    /// The discard pile.
    pub(crate) discards: Set,
}

/// Weapons laid on one another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Weapons {
    pub(crate) stack: [u8; MOST_WEAPONS],
    pub(crate) len: u8,
    /// Round ends until the top one may be used again; 0 if it may.
    pub(crate) disarmed: u8,
}

impl Weapons {
    /// The weapon that fights: the top one, or the one below while that is set aside (R6.13).
    #[inline(always)]
    pub(crate) fn in_hand(&self) -> usize {
        let aside = usize::from(self.disarmed > 0 && self.len > 1);
        self.at(usize::from(self.len).saturating_sub(1 + aside))
    }

    /// The weapon on top.
    #[inline(always)]
    pub(crate) fn top(&self) -> usize {
        self.at(usize::from(self.len).saturating_sub(1))
    }

    #[inline(always)]
    fn at(&self, place: usize) -> usize {
        self.stack[place % MOST_WEAPONS].into()
    }

    /// The stack, the lowest first.
    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.stack[..usize::from(self.len).min(MOST_WEAPONS)]
    }
}

/// How long a condition lasts that holds to the end of the battle.
pub(crate) const TO_THE_END: u8 = u8::MAX;

/// Conditions, in the places where the rulebook lays them (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Conditions {
    /// Active for this level.
    pub(crate) level: Set,
    /// Active for this battle.
    pub(crate) battle: Set,
    /// Gained for the next level.
    pub(crate) next: Set,
    /// Round ends that those of this battle last, by place.
    pub(crate) rounds: [u8; MOST_CONDITIONS],
}

impl Conditions {
    /// All that are active.
    #[inline(always)]
    pub(crate) fn active(&self) -> Set {
        self.level.or(self.battle)
    }
}

/// How often something was done, for bounds and limits (R4.15, R6.18, R6.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Counters {
    /// Actions in this Preparation Step.
    pub(crate) preparations: u8,
    /// Explorations in this level.
    pub(crate) explorations: u8,
    /// Rounds of this battle.
    pub(crate) rounds: u8,
    /// Actions in this turn.
    pub(crate) actions: u8,
    /// Rerolls of this roll.
    pub(crate) rerolls: u8,
}

/// The whole truth of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What the display shows; its time is the next level's once the Combat Phase began.
    pub(crate) purse: Purse,
    /// Who is played, by place.
    pub(crate) character: u8,
    /// The level, from 1; 0 before the first.
    pub(crate) level: u8,
    /// Ability uses left (R7.4).
    pub(crate) uses: u8,
    /// Which part of the level.
    pub(crate) stage: Stage,
    /// What the player is asked.
    pub(crate) phase: Phase,
    /// What remains to be done after the answer.
    pub(crate) rest: Rest,
    /// Encounter cards.
    pub(crate) encounters: Pile,
    /// The card that is being resolved or rested on.
    pub(crate) chosen: Set,
    /// Skill cards, by their places among the powers.
    pub(crate) skills: Pile,
    /// Powers at hand: general actions, abilities, skills kept.
    pub(crate) owned: Set,
    /// Powers whose limit is spent.
    pub(crate) used: Set,
    /// Powers that have answered what is about to happen (R6.21).
    pub(crate) answered: Set,
    /// Weapons.
    pub(crate) weapons: Weapons,
    /// Conditions.
    pub(crate) conditions: Conditions,
    /// This level's monster, once it is revealed.
    pub(crate) foe: Option<Foe>,
    /// Cards that the next exploration reveals beyond the usual (R4.9).
    pub(crate) looked: u8,
    /// Whether the next exploration, or the one in progress, is committed (R4.7).
    pub(crate) committed: bool,
    /// Whether the player's next turn is skipped.
    pub(crate) stunned: bool,
    /// The `hurt` that is about to be paid (R6.16).
    pub(crate) hurt: u8,
    /// Wounds added to the attack in progress (R6.14).
    pub(crate) added: u8,
    /// The result of the monster's roll, from 1.
    pub(crate) roll: u8,
    /// Counters.
    pub(crate) counters: Counters,
}

/// For search, which plays on from imagined truths.
impl State {
    /// The display.
    pub fn resources(&self) -> &Purse {
        &self.purse
    }

    /// The level, from 1.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Which part of the level.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What the player is asked.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is played, by place among the characters.
    pub fn character(&self) -> usize {
        self.character.into()
    }

    /// Ability uses left.
    pub fn uses(&self) -> u8 {
        self.uses
    }

    /// How many skills are owned.
    pub fn skills_kept(&self, game: &crate::Unbroken) -> u32 {
        self.owned.and(game.parts.skills).len()
    }

    /// The skills that are owned.
    pub fn skills<'a>(&self, game: &'a crate::Unbroken) -> impl Iterator<Item = crate::Slug> + 'a {
        let owned = self.owned.and(game.parts.skills);
        owned.iter().filter_map(|place| game.parts.power_at(place)).map(|skill| skill.id)
    }

    /// The conditions of this level.
    pub fn conditions_of_level<'a>(&self, game: &'a crate::Unbroken) -> impl Iterator<Item = crate::Slug> + 'a {
        self.conditions.level.iter().filter_map(|place| game.parts.parts().conditions.get(place)).map(|one| one.id)
    }

    /// Whether the level has just begun: nothing has been done in it.
    pub fn begins_level(&self) -> bool {
        self.phase == Phase::Preparation && self.counters.preparations == 0 && self.counters.explorations == 0
    }

    /// This level's monster, once it is revealed.
    pub fn foe(&self) -> Option<&Foe> {
        self.foe.as_ref()
    }

    /// The result of the monster's roll.
    pub fn roll(&self) -> u8 {
        self.roll
    }

    /// The loss that is about to be paid.
    pub fn hurt(&self) -> u8 {
        self.hurt
    }

    /// How many conditions are active.
    pub fn conditions_active(&self) -> u32 {
        self.conditions.active().len()
    }

    /// How many conditions are gained for the next level.
    pub fn conditions_to_come(&self) -> u32 {
        self.conditions.next.len()
    }

    /// Whether the next exploration, or the one in progress, is committed.
    pub fn is_committed(&self) -> bool {
        self.committed
    }

    /// Cards that the next exploration reveals beyond the usual.
    pub fn looked(&self) -> u8 {
        self.looked
    }

    /// Tells fights apart: all that can change in one and matter to it.
    ///
    /// How many rounds it has taken is left out: only a fight of a hundred would know (R6.18).
    pub fn hash_fight<H: std::hash::Hasher>(&self, to: &mut H) {
        use std::hash::Hash;
        (self.purse, self.uses, self.phase, self.used, self.weapons, self.foe, self.stunned).hash(to);
        (self.conditions.level, self.conditions.battle, self.conditions.next).hash(to);
        for place in self.conditions.battle.iter() {
            self.conditions.rounds[place % MOST_CONDITIONS].hash(to);
        }
        self.rest.as_slice().hash(to);
        // The last roll, loss and answers mean nothing once the player's turn has come.
        if self.phase != Phase::Turn {
            (self.answered, self.hurt, self.added, self.roll).hash(to);
        }
    }

    /// Whether a round more would bring something back: a weapon set aside, a limit, or an end of a
    /// condition.
    pub fn wears_off(&self, game: &crate::Unbroken) -> bool {
        let ends = |place: usize| self.conditions.rounds[place % MOST_CONDITIONS] != TO_THE_END;
        let refreshes = |place| game.parts.power_at(place).is_some_and(|power| power.limit == crate::Limit::Round);
        self.weapons.disarmed > 0 || self.conditions.battle.iter().any(ends) || self.used.iter().any(refreshes)
    }

    /// How it ended; none while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        }
    }
}

impl Foe {
    /// Wounds it still takes.
    pub fn health(&self) -> u8 {
        self.health
    }

    /// Armor left.
    pub fn armor(&self) -> u8 {
        self.armor
    }

    /// Whether the next weapon attack has no result.
    pub fn is_guarded(&self) -> bool {
        self.guarded
    }

    /// Turns it will skip.
    pub fn staggered(&self) -> u8 {
        self.staggered
    }
}
