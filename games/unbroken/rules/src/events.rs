//! What can happen. Everything is public, so every viewer sees the event itself.

use serde::{Deserialize, Serialize};

use crate::{
    Purse, Slug,
    effect::Ignored,
    state::{Ending, Phase},
    tasks::Rest,
};

/// How a battle came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Meeting {
    /// The player chose to fight (R5.5).
    Sought,
    /// Time ran out (R5.1).
    Ambush,
}

/// Why the die is rolled for the monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RolledFor {
    /// It is the monster's turn.
    Turn,
    /// The result would give a condition already gained (R6.8).
    Repeat,
    /// The player made it so (R6.7).
    Reroll,
}

/// Why a turn was skipped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SkippedBecause {
    /// The player chose to (R6.1).
    Chosen,
    /// The monster stunned the player.
    Stunned,
}

/// What can happen. `paid` is what was really paid, after substitution (R2.2); `gained` what found
/// room on its bar (R2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a question carries what remains to be done, off the heap")]
pub enum Event {
    /// Who is played was settled (R1.9).
    CharacterTaken {
        /// The id of the character.
        character: Slug,
    },
    /// Easy: the die gave a resource (R1.5).
    BonusRolled {
        /// What the die showed.
        die: u8,
        /// What was gained.
        gained: Purse,
    },
    /// A level began (R7.4, R7.5, R7.8).
    LevelBegan {
        /// Which one, from 1.
        level: u8,
    },
    /// The player is asked, and this remains to be done after the answer.
    Asked {
        /// What is asked.
        phase: Phase,
        /// What remains to be done.
        rest: Rest,
    },
    /// An action of the sheet, the character, a skill or the monster was taken.
    Acted {
        /// The id of the action.
        action: Slug,
        /// What was paid.
        paid: Purse,
    },
    /// A power answered what was about to happen (R6.24).
    Responded {
        /// The id of the action, skill or ability.
        power: Slug,
        /// What was paid.
        paid: Purse,
    },
    /// A weapon was made.
    Crafted {
        /// The id of the weapon.
        weapon: Slug,
        /// What was paid.
        paid: Purse,
    },
    /// The top weapon went back to the stack of sheets (R6.13).
    Downgraded {
        /// The id of the weapon.
        weapon: Slug,
    },
    /// Resources were gained.
    Gained {
        /// What was gained.
        gained: Purse,
    },
    /// The next exploration reveals more cards (R4.9).
    Looked {
        /// How many.
        cards: u8,
    },
    /// The next exploration is committed (R4.7).
    Committed,
    /// The level's monster was turned face up (R1.1).
    MonsterRevealed {
        /// The id of the monster.
        monster: Slug,
    },
    /// An Exploration Step began.
    ExplorationBegan,
    /// The encounter discards became a new deck (R1.2).
    EncountersReshuffled,
    /// An encounter card was turned.
    EncounterRevealed {
        /// The id of the encounter card.
        card: Slug,
    },
    /// One of the cards was chosen to be resolved, the others discarded (R4.3).
    Resolved {
        /// The id of the encounter card.
        card: Slug,
        /// What was paid.
        paid: Purse,
    },
    /// One of the cards was chosen to rest on, the others discarded (R4.6).
    Rested {
        /// The id of the encounter card.
        card: Slug,
        /// What was gained.
        gained: Purse,
    },
    /// A committed card that cannot be paid: only its time passes (R4.7).
    Endured {
        /// The id of the encounter card.
        card: Slug,
    },
    /// The card's time value was spent and the card discarded (R4.3).
    TimePassed {
        /// How much.
        time: u8,
    },
    /// The die was rolled for a gamble (R4.13).
    Gambled {
        /// What the die showed.
        die: u8,
        /// Whether the gamble was won.
        won: bool,
    },
    /// The Combat Phase began, and time was reset to the next level's (R5.1, R5.6).
    CombatBegan {
        /// How it came about.
        meeting: Meeting,
        /// How much.
        time: u8,
    },
    /// The trickery cost was paid (R5.3).
    Tricked {
        /// What was paid.
        paid: Purse,
    },
    /// The battle began.
    BattleBegan,
    /// A round began (R6.6).
    RoundBegan {
        /// Which one, from 1.
        round: u8,
    },
    /// The player's turn was skipped.
    TurnSkipped {
        /// The reason.
        because: SkippedBecause,
    },
    /// A weapon attack was paid (R6.3).
    Attacked {
        /// Which of the weapon's attacks, from 0.
        index: u8,
        /// What was paid.
        paid: Purse,
    },
    /// A guard took away the result of an attack (R6.4).
    AttackBlocked,
    /// This attack inflicts more wounds (R6.14).
    AttackStrengthened {
        /// How many.
        wounds: u8,
    },
    /// The monster took wounds.
    Wounded {
        /// How many.
        wounds: u8,
    },
    /// Armor was broken.
    ArmorBroken {
        /// How much.
        armor: u8,
    },
    /// The monster's health reached 0 (R6.5).
    MonsterDefeated,
    /// The monster will skip turns (R6.17).
    Staggered {
        /// How many.
        turns: u8,
    },
    /// The monster skipped its turn (R6.17).
    MonsterHeld,
    /// The die was rolled for the monster (R6.7).
    MonsterRolled {
        /// What the die showed.
        die: u8,
        /// The result that counts.
        result: u8,
        /// Why it was rolled.
        why: RolledFor,
    },
    /// A response changed the result (R6.7).
    RollChanged {
        /// The result that counts.
        result: u8,
    },
    /// The result does nothing.
    MonsterMissed,
    /// Effort is about to be lost (R6.16).
    HurtThreatened {
        /// How much.
        amount: u8,
    },
    /// Less of it is (R6.16).
    HurtSoftened {
        /// By how much.
        by: u8,
    },
    /// Small effort was lost, or what stands for it (R3.1).
    EffortLost {
        /// What was paid.
        paid: Purse,
    },
    /// A resource was stolen (R3.2).
    Stolen {
        /// What was taken.
        taken: Purse,
    },
    /// Time was lost (R3.4).
    TimeLost {
        /// How much.
        time: u8,
    },
    /// The monster regained health.
    Healed {
        /// How much.
        health: u8,
    },
    /// The monster regained armor (R6.23).
    Rearmed {
        /// How much.
        armor: u8,
    },
    /// The next weapon attack will have no result (R6.4).
    Guarded,
    /// The player's next turn will be skipped.
    Stunned,
    /// The top weapon was set aside.
    Disarmed {
        /// How many round ends long.
        rounds: u8,
    },
    /// A condition for the next level.
    AfflictedNext {
        /// The id of the condition.
        condition: Slug,
    },
    /// A condition at once; 0 rounds: to the end of the battle (R6.9).
    AfflictedNow {
        /// The id of the condition.
        condition: Slug,
        /// How many round ends long.
        rounds: u8,
    },
    /// A power made an effect harmless (R6.19).
    EffectIgnored {
        /// The kind of effect.
        effect: Ignored,
    },
    /// A condition was discarded (R4.14).
    Cured {
        /// The id of the condition.
        condition: Slug,
    },
    /// A round ended: durations count down (R6.6).
    RoundEnded,
    /// The rewards of a battle were gained.
    Rewarded {
        /// What was gained.
        gained: Purse,
    },
    /// The skill discards became a new deck (R1.3).
    SkillsReshuffled,
    /// A skill card was turned.
    SkillRevealed {
        /// The id of the skill.
        skill: Slug,
    },
    /// One of the revealed skills was kept, the others discarded (R7.1).
    SkillKept {
        /// The id of the skill.
        skill: Slug,
    },
    /// Food was eaten (R7.2).
    Ate {
        /// How much.
        food: u8,
        /// What was gained.
        gained: Purse,
    },
    /// What was not eaten was paid for (R7.2).
    WentHungry {
        /// How much food was missing.
        missing: u8,
        /// What was paid.
        paid: Purse,
    },
    /// The game ended.
    Ended {
        /// How it ended.
        ending: Ending,
    },
}
