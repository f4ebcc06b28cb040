//! What a world is made of: a seed, which troubles there are, and which of its people's doings are left out.

use std::collections::BTreeSet;

use tsugi_engine::SeededRng;
use tsugi_house::Fault;

/// What goes wrong in a world by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    /// Writes fail, are kept although they are called failed, or take too long.
    Disk,
    /// The server stops at any effect, and what was being written is torn or forgotten.
    Stops,
    /// Lines are cut, and what was on its way is lost.
    Cuts,
    /// What is sent takes its time, and what is sent later by another line overtakes it.
    Delays,
    /// What is sent comes twice.
    Doubles,
    /// The clock is set forward and back.
    Clock,
    /// Bots are late, or find no place to think.
    LateBots,
}

impl Trouble {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Disk, Self::Stops, Self::Cuts, Self::Delays, Self::Doubles, Self::Clock, Self::LateBots];
}

/// A world to be run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Everything follows from it.
    pub seed: u64,
    /// A fault planted in the house.
    pub fault: Option<Fault>,
    /// How many choices are made at least.
    pub choices: u64,
    /// How many things people do while there are troubles.
    pub doings: u64,
    /// Those of them that are left out.
    pub left_out: BTreeSet<u64>,
    /// Troubles that there are not.
    pub spared: BTreeSet<Trouble>,
    /// Whether it is told in sentences.
    pub told: bool,
}

impl Plan {
    /// The world of a seed.
    pub fn of(seed: u64) -> Self {
        Self {
            seed,
            fault: None,
            choices: 200,
            doings: 260,
            left_out: BTreeSet::new(),
            spared: BTreeSet::new(),
            told: false,
        }
    }

    /// The same with a fault in the house.
    #[must_use]
    pub fn with(self, fault: Fault) -> Self {
        Self { fault: Some(fault), ..self }
    }

    /// Luck for one thing: what is left out elsewhere does not change it.
    pub(crate) fn luck(&self, thing: Thing, number: u64) -> SeededRng {
        SeededRng::stream(self.seed, ((thing as u64) << 40) | number)
    }
}

/// For what luck is drawn.
#[derive(Clone, Copy)]
pub(crate) enum Thing {
    Making = 1,
    Doing,
    Write,
    Effect,
    Message,
    Thought,
    Read,
    Twins,
    Secret,
}
