//! Points for what is left after a victory, and what the score is called (R7.6).

use serde::Deserialize;
use tsugi_engine::{Line, Outcome, Points, Sum, Tally};

use crate::{
    Ending, Purse, Unbroken,
    parts::{Name, VictoryRank},
};

/// What is left on the display, as told by somebody who plays with the real box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// How much of each resource; what is not told is 0.
    pub left: Purse,
}

impl Unbroken {
    /// R7.6: the points of each resource that scores.
    #[inline(always)]
    fn lines<T: Tally>(&self, left: &Purse, mut each: impl FnMut(&'static str, T)) {
        for (resource, points) in self.parts.tracks().score.iter() {
            let count = left.get(resource);
            if count > 0 {
                each(resource.name(), T::default().plus([count.into(), points.into(), 1]));
            }
        }
    }

    /// The points for what is left.
    pub fn score(&self, left: &Purse) -> i32 {
        let mut points = 0;
        self.lines(left, |_, Points(more)| points += more);
        points
    }

    /// The lines of the receipt.
    pub fn receipt(&self, left: &Purse) -> Vec<Line> {
        let mut list = Vec::new();
        self.lines(left, |line, sum: Sum| list.push(Line { line, ruling: "R7.6", sum }));
        list
    }

    /// R7.6: the last rank whose `from` is reached.
    pub fn rank(&self, score: i32) -> Option<&Name> {
        let reached = |rank: &&VictoryRank| i32::from(rank.from) <= score;
        self.parts.tracks().ranks.iter().rfind(reached).map(|rank| &rank.name)
    }

    /// R7.6: there is a score only on victory.
    pub(crate) fn outcome(&self, ending: Ending, left: &Purse) -> Outcome {
        let won = ending == Ending::Won;
        Outcome::Together { won, score: won.then(|| self.score(left)) }
    }
}
