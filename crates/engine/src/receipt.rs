//! Receipts: a score as a sum that can be read, so that lines and score agree by construction.

use std::fmt;

use serde::Serialize;

/// How many different products one line may add up.
const TERMS: usize = 8;

/// What a formula of the rules adds up to: points alone, or a sum that can be read.
///
/// A scoring rule is written once, for any `Tally`; so receipt and score cannot differ.
pub trait Tally: Copy + Default {
    /// Adds a product.
    #[must_use]
    fn plus(self, factors: [i32; 3]) -> Self;
    /// Adds a product that is owed to mending (or to whatever the game calls its bonus).
    #[must_use]
    fn plus_bonus(self, factors: [i32; 3]) -> Self;
}

/// Points alone, for who only wants the score.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Points(pub i32);

impl Tally for Points {
    #[inline(always)]
    fn plus(self, [a, b, c]: [i32; 3]) -> Self {
        Self(self.0 + a * b * c)
    }

    #[inline(always)]
    fn plus_bonus(self, factors: [i32; 3]) -> Self {
        self.plus(factors)
    }
}

/// A sum of products, off the heap: `2 × 2 + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sum {
    terms: [[i16; 3]; TERMS],
    len: u8,
    /// Bits: which terms are a bonus.
    bonus: u8,
}

impl Tally for Sum {
    /// A product of nothing is left out.
    fn plus(mut self, factors: [i32; 3]) -> Self {
        if factors.contains(&0) {
            return self;
        }
        debug_assert!((self.len as usize) < TERMS, "a receipt line has at most {TERMS} terms");
        if let Some(term) = self.terms.get_mut(self.len as usize) {
            *term = factors.map(|factor| factor as i16);
            self.len += 1;
        }
        self
    }

    fn plus_bonus(self, factors: [i32; 3]) -> Self {
        let mut longer = self.plus(factors);
        if longer.len > self.len {
            longer.bonus |= 1 << self.len;
        }
        longer
    }
}

impl Sum {
    /// The sum in figures, with a word after what is a bonus: `2 × 2 + 1 mended`.
    pub fn noted(&self, bonus: &str) -> String {
        if self.len == 0 {
            return "0".into();
        }
        let term = |position: usize| {
            let factors = self.terms[position].iter().filter(|&&factor| factor != 1);
            let factors: Vec<String> = factors.map(ToString::to_string).collect();
            let product = if factors.is_empty() { "1".into() } else { factors.join(" × ") };
            if self.bonus >> position & 1 == 1 && !bonus.is_empty() { format!("{product} {bonus}") } else { product }
        };
        (0..self.len as usize).map(term).collect::<Vec<_>>().join(" + ")
    }

    /// What it comes to.
    #[inline(always)]
    pub fn points(&self) -> i32 {
        let products = self.terms[..self.len as usize].iter();
        products.map(|term| term.iter().map(|&factor| i32::from(factor)).product::<i32>()).sum()
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.noted(""))
    }
}

/// A line of a receipt: what scores, by which ruling, and its sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What scores, as a key: `bowls`.
    pub line: &'static str,
    /// The ruling that says so: `R23`.
    pub ruling: &'static str,
    /// How the points come about.
    pub sum: Sum,
}

impl Line {
    /// What the line is worth.
    #[inline(always)]
    pub fn points(&self) -> i32 {
        self.sum.points()
    }
}

/// A line in the form in which it is sent.
#[derive(Serialize)]
struct Sent {
    line: &'static str,
    sum: String,
    points: i32,
    ruling: &'static str,
}

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Sent { line: self.line, sum: self.sum.to_string(), points: self.points(), ruling: self.ruling }.serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_reads_as_one_would_write_it() {
        let bowls = Sum::default().plus([2, 2, 1]).plus_bonus([1, 1, 1]);
        assert_eq!((bowls.to_string().as_str(), bowls.points()), ("2 × 2 + 1", 5));
        assert_eq!(bowls.noted("mended"), "2 × 2 + 1 mended");
        assert_eq!((Sum::default().to_string().as_str(), Sum::default().points()), ("0", 0));
        assert_eq!(Sum::default().plus([6, 0, 1]), Sum::default());
        assert_eq!(Sum::default().plus([2, 3, 3]).to_string(), "2 × 3 × 3");
    }

    #[test]
    fn points_and_sums_agree() {
        fn formula<T: Tally>() -> T {
            T::default().plus([15, 2, 1]).plus([5, 1, 1]).plus_bonus([2, 4, 1]).plus([0, 3, 1])
        }
        assert_eq!(formula::<Points>().0, formula::<Sum>().points());
    }
}
