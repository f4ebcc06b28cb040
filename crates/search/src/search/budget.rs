//! How long a search may think.

use std::time::{Duration, Instant};

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of games: the same choice on every machine.
    Iterations(u32),
    /// So long: more on a faster machine, and on one with more cores.
    Time(Duration),
    /// A number of games, but none after that moment: the same choice on every machine that gets there in time.
    Until(u32, Instant),
}

/// The most games a choice may take.
const MOST_ITERATIONS: u32 = 10_000_000;
/// The longest a choice may take, in milliseconds.
const MOST_MILLISECONDS: u64 = 60_000;

/// The games that a core plays in a millisecond, about.
const GAMES_A_MILLISECOND: usize = 20;

/// A budget that makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is from 1 to {MOST_ITERATIONS} games, or from 1ms to {MOST_MILLISECONDS}ms")]
pub struct BadBudget;

impl std::str::FromStr for Budget {
    type Err = BadBudget;
    fn from_str(text: &str) -> Result<Self, BadBudget> {
        if let Some(number) = text.strip_suffix("ms") {
            let number = number.parse().ok().filter(|ms| (1..=MOST_MILLISECONDS).contains(ms));
            return number.map(|ms| Self::Time(Duration::from_millis(ms))).ok_or(BadBudget);
        }
        let number = text.parse().ok().filter(|games| (1..=MOST_ITERATIONS).contains(games));
        number.map(Self::Iterations).ok_or(BadBudget)
    }
}

impl Budget {
    /// Whether so many games more may be played after so many, begun then.
    pub fn fits(self, played: u32, more: u32, begun: Instant) -> bool {
        match self {
            Self::Iterations(most) => played + more <= most,
            Self::Until(most, end) => played + more <= most && (played == 0 || Instant::now() < end),
            Self::Time(most) => played == 0 || begun.elapsed() < most,
        }
    }

    /// The moment after which nothing more is thought, where there is one.
    pub fn end(self) -> Option<Instant> {
        match self {
            Self::Until(_, end) => Some(end),
            Self::Iterations(_) | Self::Time(_) => None,
        }
    }

    /// The same kind of budget with another count of games.
    pub fn with_games(self, games: u32) -> Self {
        match self {
            Self::Until(_, end) => Self::Until(games, end),
            Self::Iterations(_) | Self::Time(_) => Self::Iterations(games),
        }
    }

    /// About how many games there will be.
    pub fn games(self) -> usize {
        match self {
            Self::Iterations(games) | Self::Until(games, _) => games as usize,
            Self::Time(most) => GAMES_A_MILLISECOND * most.as_millis() as usize,
        }
    }

    /// Whether a step, the first being 1, goes on after so many worlds of those planned, begun then.
    pub fn goes_on(self, (step, steps): (usize, usize), (played, planned): (usize, usize), begun: Instant) -> bool {
        match self {
            Self::Iterations(_) => played < planned,
            Self::Until(_, end) => played < planned && (played == 0 || Instant::now() < end),
            // Every step has the same part of the time; the first world is always played.
            Self::Time(most) => played == 0 || begun.elapsed() < most.mul_f64(step as f64 / steps as f64),
        }
    }

    /// Whether another game may be played after so many, begun then.
    pub fn allows(self, played: u32, begun: Instant) -> bool {
        match self {
            Self::Iterations(most) => played < most,
            Self::Until(most, end) => {
                played < most && (!played.is_multiple_of(16) || played == 0 || Instant::now() < end)
            }
            // The clock is looked at now and then; the first game is always played.
            Self::Time(most) => !played.is_multiple_of(16) || played == 0 || begun.elapsed() < most,
        }
    }
}
