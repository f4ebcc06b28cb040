//! The closed list of effect primitives, and of what changes or forbids them: rules as data.

use serde::{Deserialize, Serialize};

use crate::{Purse, Slug};

/// What a card, a power or a monster does. A list of them is applied in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Add each resource, up to its bar (R2.5).
    Gain(Purse),
    /// Forced loss of so much small effort (R3.1).
    Hurt(u8),
    /// Lose the whole of this, or else be hurt (R3.2).
    Steal {
        /// One resource and how much of it.
        take: Purse,
        /// The alternative; 0 for none, and then what there is of the resource is lost.
        or_hurt: u8,
    },
    /// Lose so much time (R3.4).
    Delay(u8),
    /// The next exploration of this level is committed (R4.7).
    Commit,
    /// Reveal so many skill cards and keep one.
    Learn(u8),
    /// Choose one active condition and discard it (R4.14).
    Cure,
    /// Reveal this level's monster (R4.11).
    Scout,
    /// The next exploration reveals so many more cards (R4.9).
    Look(u8),
    /// Roll the die (R4.13).
    Gamble {
        /// The lowest result that wins.
        at_least: u8,
        /// What happens then.
        win: Vec<Effect>,
        /// What happens otherwise.
        lose: Vec<Effect>,
    },
    /// Put the chosen upgrade on the weapon stack.
    Upgrade,
    /// Return the top weapon to the stack of sheets (R6.13).
    Downgrade,
    /// A number of wounds; illegal while armor is left (R6.2).
    Wound(u8),
    /// A number of wounds, whatever the armor.
    Pierce(u8),
    /// Break up to so much armor; illegal at armor 0 (R6.2).
    Break(u8),
    /// This attack inflicts so many more (R6.14).
    AddWound(u8),
    /// The monster regains health, up to the printed value.
    Heal(u8),
    /// The monster regains armor, up to the printed value (R6.23).
    Rearm(u8),
    /// The next weapon attack has no result (R6.4).
    Guard,
    /// The monster skips its next turns (R6.17).
    Stagger(u8),
    /// The player's next combat turn is skipped.
    Stun,
    /// The top weapon is set aside until so many round ends have passed.
    Disarm(u8),
    /// A condition for the next level.
    AfflictNext(Slug),
    /// A condition at once (R6.9).
    AfflictNow {
        /// The id of the condition.
        condition: Slug,
        /// How many round ends long; 0: to the end of the battle.
        rounds: u8,
    },
    /// Change the monster's roll by so much (R6.7).
    ShiftRoll(i8),
    /// Make the monster's roll this (R6.7).
    SetRoll(u8),
    /// Roll anew for the monster (R6.7).
    Reroll,
    /// So much less of a `hurt` (R6.16).
    Soften(u8),
    /// In combat this action does not end the turn (R6.21).
    Again,
}

/// When a response may be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// The monster is revealed in the Travel Phase.
    Scout,
    /// A weapon was upgraded.
    Craft,
    /// The trickery cost was paid.
    Trickery,
    /// After any ambush effect, before the first round.
    BattleStart,
    /// A weapon attack is about to inflict wounds.
    WoundingAttack,
    /// The die shows a result, not yet applied.
    MonsterRoll,
    /// A `hurt` is about to be paid.
    Hurt,
    /// Rewards were gained by battle.
    Reward,
}

impl Trigger {
    /// Every trigger.
    pub const ALL: [Self; 8] = [
        Self::Scout,
        Self::Craft,
        Self::Trickery,
        Self::BattleStart,
        Self::WoundingAttack,
        Self::MonsterRoll,
        Self::Hurt,
        Self::Reward,
    ];
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// Small effort gained by resting.
    Rest,
    /// Cards revealed at an exploration that is not committed.
    Reveal,
    /// Small effort asked by Search Ahead.
    SearchCost,
    /// Small effort asked by Focus.
    FocusCost,
    /// Small effort asked by Scheme.
    SchemeCost,
    /// Time asked by an upgrade.
    CraftTime,
    /// Time asked by scouting.
    ScoutTime,
    /// Small effort added to every weapon attack.
    WeaponCost,
    /// Wounds of weapon attacks whose printed cost holds medium or large effort.
    HeavyWound,
    /// Armor broken by weapon attacks.
    BreakPower,
    /// Each roll of the monster.
    MonsterRoll,
    /// Each `hurt`.
    HurtTaken,
    /// The food requirement.
    Hunger,
    /// Small effort gained per food eaten.
    Meal,
    /// Cunning in a trickery cost that asks for cunning.
    TrickCunning,
}

impl Key {
    /// How many keys there are.
    pub(crate) const COUNT: usize = 15;

    /// The least that a modified number can be.
    #[inline(always)]
    pub(crate) const fn floor(self) -> i32 {
        match self {
            Self::Reveal | Self::FocusCost | Self::SchemeCost | Self::BreakPower | Self::HurtTaken => 1,
            Self::MonsterRoll => i32::MIN,
            _ => 0,
        }
    }
}

/// A standing change of a number: all `add` are summed, one `set` replaces base and sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// What it changes.
    pub key: Key,
    /// By how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<i8>,
    /// To what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<i8>,
}

/// What a condition forbids; a prohibition beats every permission (R5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Forbidden {
    /// The character's abilities.
    Abilities,
    /// Trickery.
    Trickery,
    /// Scouting: the general action and the effect.
    Scout,
}

/// Effects of a monster that a power makes harmless, their alternatives included (R6.19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ignored {
    /// Both kinds of affliction.
    Conditions,
    /// `steal`.
    Steal,
    /// `disarm`.
    Disarm,
}

/// When an action may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// In the Preparation Step.
    Travel,
    /// In the player's turn of a battle.
    Combat,
    /// In both.
    Any,
}

/// How often a power may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// As often as it can be paid.
    #[default]
    None,
    /// Once from one Exploration Step to the next, as Search Ahead (R4.10).
    Exploration,
    /// Once a round.
    Round,
    /// Once a battle.
    Combat,
    /// Once a level.
    Level,
    /// Spends one of the character's ability uses of this level.
    Use,
}
