//! Advice: what each choice is worth to the seat that has to make it, as far as it can know.

use tsugi_engine::{Chance, Eyes, Game};

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To win: values are chances, from 0 to 1; a first place that is shared counts as its part.
    Win,
    /// To score: values are points.
    Score,
}

/// What one choice is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint<A> {
    /// The choice.
    pub action: A,
    /// Its chance to win, or the points it leads to in the mean.
    pub value: f64,
    /// The value is not below this, in 95 of 100 cases.
    pub low: f64,
    /// The value is not above this, in 95 of 100 cases.
    pub high: f64,
    /// Whether it was worked out to the end; all three are then the same.
    pub exact: bool,
}

impl<A> Hint<A> {
    /// A value that was worked out to the end.
    pub fn exact(action: A, value: f64) -> Self {
        Self { action, value, low: value, high: value, exact: true }
    }
}

/// What the choices of a moment are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What the values are of.
    pub of: Aim,
    /// Every legal choice there is an opinion of, the best first.
    pub hints: Vec<Hint<A>>,
}

/// Who gives advice, shown what a person in that seat would be.
pub trait Advisor<G: Game>: Send {
    /// What the legal actions are worth, of which there is at least one.
    fn advise(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> Advice<G::Action>;
}

/// How many standard errors 95 of 100 lie within.
const WITHIN: f64 = 1.96;

/// What was seen of one choice over many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    /// The games.
    pub(crate) games: f64,
    /// The sum of what they brought.
    pub(crate) sum: f64,
    /// The sum of the squares.
    pub(crate) squares: f64,
}

impl Tally {
    /// One game more.
    pub(crate) fn add(&mut self, brought: f64) {
        self.games += 1.0;
        self.sum += brought;
        self.squares += brought * brought;
    }

    /// Both together.
    pub(crate) fn and(self, other: Self) -> Self {
        Self { games: self.games + other.games, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// The mean, and the square of its standard error.
    fn estimate(self) -> (f64, f64) {
        let games = self.games.max(1.0);
        let mean = self.sum / games;
        (mean, (self.squares / games - mean * mean).max(0.0) / games)
    }

    /// Whether the mean is above 0 by more than so many standard errors.
    pub(crate) fn exceeds(self, errors: f64) -> bool {
        let (mean, square) = self.estimate();
        mean > errors * square.sqrt()
    }

    /// Whether the mean is above that of games played apart by more than so many standard errors.
    pub(crate) fn outdoes(self, other: Self, errors: f64) -> bool {
        // A few games that all ended alike are not sure for that.
        let unsure = |tally: Self| (tally.games.max(1.0)).powi(-2);
        let ((own, own_square), (others, others_square)) = (self.estimate(), other.estimate());
        own - others > errors * (own_square + others_square + unsure(self) + unsure(other)).sqrt()
    }

    /// The chance that these games speak for, by Wilson's interval.
    pub(crate) fn chance<A>(self, action: A) -> Hint<A> {
        if self.games == 0.0 {
            return Hint { action, value: 0.0, low: 0.0, high: 1.0, exact: false };
        }
        let value = self.sum / self.games;
        let z = WITHIN * WITHIN / self.games;
        let middle = (value + z / 2.0) / (1.0 + z);
        let within = WITHIN / (1.0 + z) * (value * (1.0 - value) / self.games + z / (4.0 * self.games)).sqrt();
        let (low, high) = ((middle - within).clamp(0.0, value), (middle + within).clamp(value, 1.0));
        Hint { action, value, low, high, exact: false }
    }

    /// The mean of these games, and how far it may be off.
    pub(crate) fn mean<A>(self, action: A) -> Hint<A> {
        let games = self.games.max(1.0);
        let value = self.sum / games;
        let spread = (self.squares / games - value * value).max(0.0) + 1.0 / games;
        let within = WITHIN * (spread / games).sqrt();
        Hint { action, value, low: value - within, high: value + within, exact: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine of ten: Wilson's interval is 0.596 to 0.982.
    #[test]
    fn a_chance_lies_within_wilsons_interval() {
        let hint = Tally { games: 10.0, sum: 9.0, squares: 9.0 }.chance(());
        assert!((hint.value - 0.9).abs() < 1e-9 && !hint.exact);
        assert!((hint.low - 0.5958).abs() < 1e-3 && (hint.high - 0.9821).abs() < 1e-3, "{hint:?}");
        let all = Tally { games: 5.0, sum: 5.0, squares: 5.0 }.chance(());
        assert!(all.low < 0.6 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        let none = Tally::default().chance(());
        assert_eq!((none.low, none.high), (0.0, 1.0));
    }

    /// 100 games of mean 5 and spread 4: the mean is within 0.4 of it.
    #[test]
    fn a_mean_lies_within_two_standard_errors() {
        let hint = Tally { games: 100.0, sum: 500.0, squares: 2900.0 }.mean(());
        assert!((hint.value - 5.0).abs() < 1e-9);
        assert!((hint.high - 5.392).abs() < 1e-2 && (hint.low - 4.608).abs() < 1e-2, "{hint:?}");
    }
}
