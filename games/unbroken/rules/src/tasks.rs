//! What remains to be done when the rules stop to ask.
//!
//! Rules work through a short stack of tasks. While nobody is asked it lives in the move alone; a
//! question leaves it in the state, and the answer takes it up again.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tsugi_engine::Message;

use crate::{Slug, effect::Trigger};

/// Whose effects are applied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The encounter that is resolved.
    Encounter(Slug),
    /// An action or a response.
    Power(Slug),
    /// The monster's ambush.
    Ambush,
    /// The monster's table, at the result of the roll.
    Roll,
    /// What the monster does at the end of a round.
    RoundEnd,
    /// A condition, at the start of the player's turn.
    Condition(Slug),
}

/// Which list of it: its own, or one inside a gamble (R4.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// Its own list.
    Whole,
    /// What winning the gamble at that place brings.
    Win(u8),
    /// What losing it brings.
    Lose(u8),
}

/// Something that remains to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The first level begins.
    BeginLevel,
    /// The effects of a list, from one on.
    Effects {
        /// What the list belongs to.
        of: Source,
        /// Which list.
        branch: Branch,
        /// From where.
        at: u8,
    },
    /// Responses to something may be given, those that are left.
    Answers {
        /// To what.
        on: Trigger,
    },
    /// A `hurt` is paid.
    PayHurt,
    /// A weapon attack that was paid takes effect.
    Strike {
        /// Which of the weapon's attacks.
        index: u8,
    },
    /// The result of the monster's roll is applied.
    ApplyRoll,
    /// The battle begins.
    StartBattle,
    /// A round begins.
    Round,
    /// The conditions' effects at the start of the player's turn, from one on.
    TurnStart {
        /// From which condition, by place.
        from: u8,
    },
    /// The player's turn.
    PlayerTurn,
    /// The player may act again in the same turn.
    ActAgain,
    /// The monster's turn.
    MonsterTurn,
    /// The end of a round: what the monster does then.
    EndRound,
    /// The end of a round: durations.
    CountDown,
    /// Skill cards are revealed, one to be kept.
    RevealSkills {
        /// How many.
        cards: u8,
    },
}

/// The most tasks that can wait: the deepest is a response inside a gamble inside a turn.
const MOST: usize = 8;

/// A stack of tasks, the last to be done first; off the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Task>"))]
pub struct Rest {
    tasks: [Task; MOST],
    len: u8,
}

impl Rest {
    /// Nothing.
    pub const EMPTY: Self = Self { tasks: [Task::Round; MOST], len: 0 };

    /// Adds a task that is to be done next.
    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        debug_assert!((self.len as usize) < MOST, "{self:?} has no room for {task:?}");
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    /// Takes the task that is to be done next.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        // What is not in use stays the same, so that equal stacks are equal.
        Some(std::mem::replace(&mut self.tasks[usize::from(self.len) % MOST], Task::Round))
    }

    /// The tasks, the last to be done first.
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len).min(MOST)]
    }
}

impl Serialize for Rest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Rest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let tasks = Vec::<Task>::deserialize(from)?;
        if tasks.len() > MOST {
            return Err(de::Error::custom(Message::new("error-unbroken-too-many-tasks")));
        }
        let mut rest = Self::EMPTY;
        for task in tasks {
            rest.push(task);
        }
        Ok(rest)
    }
}
