//! What the player may choose, and why not.

use serde::{Deserialize, Serialize};

use crate::{Purse, Resource, Slug, effect::Forbidden};

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take an action of the sheet, the character, a skill, or one that the monster offers.
    Act {
        /// The id of the action.
        action: Slug,
    },
    /// Make a better weapon of the one in hand.
    Craft {
        /// The id of the weapon to be made.
        to: Slug,
    },
    /// Put the top weapon away.
    Downgrade,
    /// Go on to the decision.
    EndPreparation,
    /// Meet the monster now.
    Fight,
    /// Explore further.
    Explore,
    /// Resolve an encounter.
    Resolve {
        /// The id of the encounter card.
        card: Slug,
    },
    /// Rest instead.
    Rest {
        /// On which card.
        card: Slug,
    },
    /// Let a committed card that cannot be paid go by.
    Endure,
    /// Pay the trickery cost.
    Trick,
    /// Fight the monster.
    Battle,
    /// Attack with the weapon.
    Attack {
        /// Which of its attacks, from 0.
        index: u8,
    },
    /// Do nothing this turn.
    Skip,
    /// Answer with a power.
    Respond {
        /// The id of the action, skill or ability.
        power: Slug,
    },
    /// Answer with nothing more.
    Pass,
    /// Keep a skill.
    Keep {
        /// The id of the skill.
        skill: Slug,
    },
    /// Discard a condition.
    Cure {
        /// The id of the condition.
        condition: Slug,
    },
    /// Eat.
    Eat {
        /// How much food.
        food: u8,
    },
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Actions are taken in the Preparation Step or in one's turn of a battle.
    #[error("R4.17: this is not the time to act")]
    NotActing,
    /// Nothing is being prepared.
    #[error("R4.17: there is no preparation to end")]
    NotPreparing,
    /// Nothing is being decided.
    #[error("R4.18: this is not the time to decide")]
    NotDeciding,
    /// No cards are revealed.
    #[error("R4.5: no encounter card is waiting")]
    NotExploring,
    /// That card is not among the revealed ones.
    #[error("R4.5: {card} is not among the revealed cards")]
    NotRevealed {
        /// The id of the encounter card.
        card: Slug,
    },
    /// The encounter cannot be paid.
    #[error("R4.4: {card} cannot be paid, so it cannot be resolved")]
    EncounterTooDear {
        /// The id of the encounter card.
        card: Slug,
        /// What it costs.
        price: Purse,
    },
    /// The player has committed to the next encounter.
    #[error("R4.7: you have committed to the next encounter")]
    Committed,
    /// Only a committed card that cannot be paid is endured.
    #[error("R4.7: only a committed card that cannot be paid is endured")]
    NothingToEndure,
    /// Only looking further, which a committed exploration does not do.
    #[error("R4.7: a committed exploration reveals one card, so looking further has no use")]
    NoUseInLooking,
    /// The monster is known already.
    #[error("R4.11: the monster is already revealed")]
    AlreadyRevealed,
    /// Too many actions in one Preparation Step.
    #[error("R4.15: no more than {most} actions in one Preparation Step")]
    TooManyActions {
        /// How many there may be.
        most: u8,
    },
    /// A condition forbids it.
    #[error("R5.4: a condition forbids {what:?}")]
    ForbiddenNow {
        /// What is forbidden.
        what: Forbidden,
    },
    /// The player does not have that power, or it is no action for now.
    #[error("R4.17: {action} is no action of yours for now")]
    NoSuchAction {
        /// The id of the action.
        action: Slug,
    },
    /// Its limit is spent.
    #[error("R6.25: {power} has been used as often as it may be for now")]
    LimitSpent {
        /// The id of the action, skill or ability.
        power: Slug,
    },
    /// No ability use is left.
    #[error("R7.4: no ability use is left on this level")]
    NoUsesLeft,
    /// It cannot be paid.
    #[error("R2.7: this cannot be paid")]
    TooDear {
        /// What it costs.
        price: Purse,
    },
    /// Armor is left.
    #[error("R6.2: armor must be broken before wounds; {armor} is left")]
    ArmorLeft {
        /// How much.
        armor: u8,
    },
    /// No armor is left.
    #[error("R6.2: there is no armor to break")]
    NoArmor,
    /// The weapon in hand has no such upgrade.
    #[error("R6.13: the weapon on top cannot become {to}")]
    NoSuchUpgrade {
        /// The id of the weapon to be made.
        to: Slug,
    },
    /// The sheet lies in the stack already.
    #[error("R6.13: {to} is already in the stack")]
    AlreadyMade {
        /// The id of the weapon to be made.
        to: Slug,
    },
    /// The weapon is set aside.
    #[error("R6.13: while disarmed, weapons stay as they are")]
    Disarmed,
    /// The last weapon is never lost.
    #[error("R6.13: the first weapon is never put away")]
    NothingToPutAway,
    /// Nobody is to be tricked.
    #[error("R5.6: this is not the time to meet the monster")]
    NotMeeting,
    /// This monster cannot be tricked.
    #[error("R5.4: this monster cannot be tricked")]
    CannotBeTricked,
    /// There is no battle, or it is not the player's turn.
    #[error("R6.1: this is not your turn of a battle")]
    NotYourTurnOfBattle,
    /// The weapon has no such attack.
    #[error("R6.1: the weapon in hand has no attack {index}")]
    NoSuchAttack {
        /// Its place among them, from 0.
        index: u8,
    },
    /// The attack cannot be paid.
    #[error("R6.3: the attack with all that is added to it cannot be paid")]
    AttackTooDear {
        /// What it costs.
        price: Purse,
    },
    /// Nothing is to be answered.
    #[error("R6.24: there is nothing to answer")]
    NothingToAnswer,
    /// That power does not answer this, or has done so.
    #[error("R6.21: {power} is no answer to this, or has been given")]
    NoAnswer {
        /// The id of the action, skill or ability.
        power: Slug,
    },
    /// No skills are revealed.
    #[error("R7.1: there is no skill to keep")]
    NotLearning,
    /// That skill is not among the revealed ones.
    #[error("R7.1: {skill} is not among the revealed skills")]
    SkillNotRevealed {
        /// The id of the skill.
        skill: Slug,
    },
    /// Nothing is cured.
    #[error("R4.14: there is nothing to cure now")]
    NotCuring,
    /// That condition is not active.
    #[error("R4.14: {condition} is not active")]
    NotActive {
        /// The id of the condition.
        condition: Slug,
    },
    /// It is not the time to eat.
    #[error("R7.2: this is not the time to eat")]
    NotEating,
    /// More than there is, or than is asked.
    #[error("R7.2: at most {most} food can be eaten now")]
    TooMuchFood {
        /// How much at most.
        most: u8,
    },
}

impl Illegal {
    /// The ruling it cites.
    pub const fn ruling(self) -> &'static str {
        match self {
            Self::TooDear { .. } => "R2.7",
            Self::EncounterTooDear { .. } => "R4.4",
            Self::NotExploring | Self::NotRevealed { .. } => "R4.5",
            Self::Committed | Self::NothingToEndure | Self::NoUseInLooking => "R4.7",
            Self::AlreadyRevealed => "R4.11",
            Self::NotCuring | Self::NotActive { .. } => "R4.14",
            Self::TooManyActions { .. } => "R4.15",
            Self::NotActing | Self::NotPreparing | Self::NoSuchAction { .. } => "R4.17",
            Self::NotDeciding => "R4.18",
            Self::ForbiddenNow { .. } | Self::CannotBeTricked => "R5.4",
            Self::NotMeeting => "R5.6",
            Self::NotYourTurnOfBattle | Self::NoSuchAttack { .. } => "R6.1",
            Self::ArmorLeft { .. } | Self::NoArmor => "R6.2",
            Self::AttackTooDear { .. } => "R6.3",
            Self::NoSuchUpgrade { .. } | Self::AlreadyMade { .. } | Self::Disarmed | Self::NothingToPutAway => "R6.13",
            Self::NoAnswer { .. } => "R6.21",
            Self::NothingToAnswer => "R6.24",
            Self::LimitSpent { .. } => "R6.25",
            Self::NotLearning | Self::SkillNotRevealed { .. } => "R7.1",
            Self::NotEating | Self::TooMuchFood { .. } => "R7.2",
            Self::NoUsesLeft => "R7.4",
        }
    }
}

/// A price in time that is paid in small effort, where no level follows (R5.2).
#[inline(always)]
pub(crate) fn time_as_effort(price: Purse) -> Purse {
    let time = price.get(Resource::Time);
    price.with(Resource::Small, price.get(Resource::Small).saturating_add(time)).with(Resource::Time, 0)
}
