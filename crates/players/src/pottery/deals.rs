//! Every deal that may follow a choice, found by asking the rules with every sequence of lots.

use tsugi_broken_and_beautiful::{Action, Pottery, State};
use tsugi_engine::{Chance, Seat, apply};

/// The most sequences of lots that are gone through: 120 before the last round with our deck.
const MOST_SEQUENCES: u32 = 1_000;

/// Luck where there should be none: tells whether it was asked.
#[derive(Default)]
pub(super) struct Luckless {
    asked: bool,
}

impl Luckless {
    pub(super) fn was_asked(&self) -> bool {
        self.asked
    }
}

impl Chance for Luckless {
    fn below(&mut self, _: u32) -> u32 {
        self.asked = true;
        0
    }
}

/// A sequence of lots that can be counted through like the digits of a number.
#[derive(Default)]
struct Odometer {
    lots: Vec<u32>,
    ranges: Vec<u32>,
    at: usize,
}

impl Chance for Odometer {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.lots.len() {
            self.lots.push(0);
            self.ranges.push(n);
        }
        self.at += 1;
        self.lots[self.at - 1]
    }
}

impl Odometer {
    /// Goes on to the next sequence; whether there is one.
    fn turn(&mut self) -> bool {
        self.at = 0;
        while let (Some(lot), Some(range)) = (self.lots.pop(), self.ranges.pop()) {
            if lot + 1 < range {
                self.lots.push(lot + 1);
                self.ranges.push(range);
                return true;
            }
        }
        false
    }
}

/// The deals that may follow a choice, and in how many sequences of lots each.
pub(super) struct Deals {
    outcomes: Vec<(State, u32)>,
    total: u32,
}

impl Deals {
    /// The deals that may follow this choice, if they can be gone through. Every sequence is as likely:
    /// the lots of a deal are drawn from as many cards whatever came before.
    pub(super) fn after(game: &Pottery, state: &State, seat: Seat, action: Action) -> Option<Self> {
        let (mut lots, mut deals) = (Odometer::default(), Self { outcomes: Vec::new(), total: 0 });
        loop {
            let mut next = *state;
            apply(game, &mut next, seat, action, &mut lots, None).ok()?;
            let sequences: u64 = lots.ranges.iter().map(|&range| u64::from(range)).product();
            if sequences > MOST_SEQUENCES.into() {
                return None;
            }
            // Cards in the drafting area have no order, so most sequences come to the same.
            match deals.outcomes.iter_mut().find(|(known, _)| *known == next) {
                Some((_, times)) => *times += 1,
                None => deals.outcomes.push((next, 1)),
            }
            deals.total += 1;
            if !lots.turn() {
                return Some(deals);
            }
        }
    }

    pub(super) fn outcomes(&self) -> &[(State, u32)] {
        &self.outcomes
    }

    pub(super) fn total(&self) -> u32 {
        self.total
    }
}
