//! A sequential test: games are played until it is clear enough which of two players is the better one.

/// How sure a verdict is: wrong in at most so many cases, either way.
const WRONG: f64 = 0.05;

/// Asks whether a player's share of wins is at least `more`, or no more than `even`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share that is not enough.
    pub even: f64,
    /// The share that is.
    pub more: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The player has the greater share.
    Better,
    /// It has not.
    NotBetter,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// What the shares of the deals so far say: each the mean of the games of one deal. Games of a deal are not
    /// independent, so the spread is that of the deals (a generalised test, by the normal law).
    pub fn verdict(self, shares: impl IntoIterator<Item = f64>) -> Verdict {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for share in shares {
            (count, sum, squares) = (count + 1.0, sum + share, squares + share * share);
        }
        if count < 2.0 {
            return Verdict::Open;
        }
        let mean = sum / count;
        // A deal more that came out either way: a few that came out alike are not sure for that.
        let spread = (squares / count - mean * mean).max(0.0) + 0.25 / count;
        let ratio = count * (self.more - self.even) * (2.0 * mean - self.even - self.more) / (2.0 * spread);
        let bar = ((1.0 - WRONG) / WRONG).ln();
        match ratio {
            ratio if ratio >= bar => Verdict::Better,
            ratio if ratio <= -bar => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::{Chance, SeededRng};

    use super::*;

    /// Plays deals of two games, each won with this chance in per mille, until there is a verdict.
    fn played(luck: &mut SeededRng, chance: u32) -> (Verdict, usize) {
        let (test, mut shares) = (Sprt { even: 0.5, more: 0.55 }, Vec::new());
        loop {
            let won = (0..2).filter(|_| luck.below(1000) < chance).count();
            shares.push(won as f64 / 2.0);
            match test.verdict(shares.iter().copied()) {
                Verdict::Open => {}
                verdict => return (verdict, shares.len()),
            }
        }
    }

    #[test]
    fn a_verdict_is_seldom_wrong_and_comes_sooner_where_it_is_clear() {
        let mut luck = SeededRng::new(1);
        let mut wrong = |chance, expected| {
            let runs: Vec<_> = (0..100).map(|_| played(&mut luck, chance)).collect();
            let deals = runs.iter().map(|run| run.1).sum::<usize>();
            (runs.iter().filter(|run| run.0 != expected).count(), deals)
        };
        let (even, deals) = wrong(500, Verdict::NotBetter);
        let (more, _) = wrong(550, Verdict::Better);
        assert!(even < 14 && more < 14, "{even} and {more} of 100");
        let (clear, fewer) = wrong(700, Verdict::Better);
        assert!(clear == 0 && fewer * 3 < deals, "{clear} wrong, {fewer} deals and not {deals}");
    }

    #[test]
    fn a_few_deals_that_came_out_alike_are_no_verdict() {
        let test = Sprt { even: 0.5, more: 0.55 };
        assert_eq!(test.verdict([1.0; 3]), Verdict::Open);
        assert_eq!(test.verdict([1.0; 40]), Verdict::Better);
        assert_eq!(test.verdict([0.0; 40]), Verdict::NotBetter);
        assert_eq!(test.verdict([]), Verdict::Open);
    }
}
