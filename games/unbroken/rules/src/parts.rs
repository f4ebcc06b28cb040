//! What lies in the box, as its files say it.

use serde::{Deserialize, Serialize};

use crate::{
    Effect, Purse, Slug,
    effect::{Forbidden, Ignored, Limit, Modifier, Trigger, When},
};

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// How a power comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Taken as an action.
    Action(When),
    /// Given in answer to something.
    Response(Trigger),
    /// Holds as long as it is owned.
    Passive,
}

/// A general action, an ability, a skill, or an action that a monster offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its id.
    pub id: Slug,
    /// Its name.
    pub name: Name,
    /// How it comes into play.
    pub kind: Kind,
    /// How often.
    pub limit: Limit,
    /// What it costs.
    pub cost: Purse,
    /// What it costs on each level, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost_by_level: Option<[Purse; 4]>,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What it changes as long as it is owned.
    pub modifiers: Vec<Modifier>,
    /// What it makes harmless as long as it is owned.
    pub ignore: Vec<Ignored>,
}

/// A character sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its id.
    pub id: Slug,
    /// Its name.
    pub name: Name,
    /// What the character was before.
    pub class: Name,
    /// A sentence for the reader.
    pub flavour: Name,
    /// What the character alone can do.
    pub abilities: Vec<Power>,
}

/// What a weapon attack does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// A number of wounds.
    Wound(u8),
    /// So much armor broken.
    Break(u8),
}

/// A way to attack, printed on a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The effort asked.
    pub cost: Purse,
    /// What it does.
    pub effect: Strike,
}

/// A better weapon that can be made from this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// The id of the weapon to be made.
    pub to: Slug,
    /// What it takes, time included.
    pub cost: Purse,
}

/// The class of a weapon, for effects that ask for it; none of ours does (R6.22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// No weapon at all.
    None,
    /// A basic weapon.
    Basic,
    /// An advanced weapon.
    Advanced,
}

/// A weapon sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its id.
    pub id: Slug,
    /// Its name.
    pub name: Name,
    /// Its class.
    pub rank: Rank,
    /// Its attacks.
    pub attacks: Vec<Attack>,
    /// What can be made of it.
    pub upgrades: Vec<Upgrade>,
}

/// A rule of its own that a monster brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Added to the price of every weapon attack (R6.3).
    Toll(Purse),
    /// What happens at the end of each round.
    RoundEnd(Vec<Effect>),
    /// A weapon attack inflicts at most so many wounds (R6.15).
    WoundCap(u8),
    /// An extra combat action.
    Option(Box<Power>),
}

/// A monster sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Its id.
    pub id: Slug,
    /// Its name.
    pub name: Name,
    /// A sentence for the reader.
    pub flavour: Name,
    /// The level it guards, from 1.
    pub level: u8,
    /// Wounds it takes.
    pub health: u8,
    /// Armor to be broken first.
    pub armor: u8,
    /// What tricking it costs; none where it cannot be tricked.
    pub trickery: Option<Purse>,
    /// What an ambush does.
    pub ambush: Vec<Effect>,
    /// What each result of the die does; an empty list is a miss.
    pub table: [Vec<Effect>; 6],
    /// What beating it brings.
    pub reward: Purse,
    /// A rule of its own.
    pub special: Option<Special>,
}

/// A condition card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Its id.
    pub id: Slug,
    /// Its name.
    pub name: Name,
    /// What it changes.
    pub modifiers: Vec<Modifier>,
    /// What it forbids.
    pub forbid: Vec<Forbidden>,
    /// What happens at the start of each of the player's turns in combat (R6.6).
    pub turn_start: Vec<Effect>,
}

/// Encounter cards that are alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// Their id.
    pub id: Slug,
    /// Their name.
    pub name: Name,
    /// For sorting only.
    pub category: String,
    /// How many there are.
    pub copies: u8,
    /// The time value.
    pub time: u8,
    /// What resolving it costs.
    pub cost: Purse,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Its number, from 1.
    pub level: u8,
    /// Its skull space: the time it begins with.
    pub time: u8,
    /// Ability uses.
    pub uses: u8,
    /// Food requirement.
    pub food: u8,
}

/// Who acts first in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstTurn {
    /// The player.
    Player,
    /// The monster.
    Monster,
}

/// A difficulty setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// Its name.
    pub name: Name,
    /// What one begins with.
    pub resources: Purse,
    /// Who acts first in a round.
    pub first_turn: FirstTurn,
    /// Skill cards revealed at the start, one of which is kept; 0 for none.
    pub skill_at_setup: u8,
    /// What each result of the die brings at the start; none where it is not rolled.
    pub bonus_die: Option<[Purse; 6]>,
}

/// How impressive a victory was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VictoryRank {
    /// The score from which it is reached.
    pub from: u16,
    /// Its name.
    pub name: Name,
}

/// Whether the box must hold what the rulebook says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// As many of each kind as the rulebook lists.
    #[default]
    Rulebook,
    /// A set of one's own.
    Own,
}

/// Tracks, start, levels, difficulty, score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// Whether the box must hold what the rulebook says.
    #[serde(default)]
    pub counts: Counts,
    /// How far each bar reaches.
    pub bars: Purse,
    /// The weapon one begins with and never loses.
    pub weapon: Slug,
    /// The four levels.
    pub levels: [Level; 4],
    /// Easy, normal, hard.
    pub difficulties: [Difficulty; 3],
    /// Points for each resource left.
    pub score: Purse,
    /// What scores are called, the lowest first.
    pub ranks: Vec<VictoryRank>,
}

/// Everything in the box, as its files say it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// `tracks.toml`.
    pub tracks: Tracks,
    /// `actions.toml`.
    pub actions: Vec<Power>,
    /// `characters.toml`.
    pub characters: Vec<Character>,
    /// `weapons.toml`.
    pub weapons: Vec<Weapon>,
    /// `monsters.toml`.
    pub monsters: Vec<Monster>,
    /// `skills.toml`.
    pub skills: Vec<Power>,
    /// `conditions.toml`.
    pub conditions: Vec<Condition>,
    /// `encounters.toml`.
    pub encounters: Vec<Encounter>,
}
