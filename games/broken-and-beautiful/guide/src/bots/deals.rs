//! Every deal that may follow a choice, found by asking the rules with lots that stand for all others.

use tsugi_broken_and_beautiful::{Action, CardId, Pottery, State};
use tsugi_engine::{Chance, Refused, Seat, apply};

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
///
/// Cards in the drafting area have no order, so of all sequences that draw the same cards into it the one is
/// counted that draws them from the lowest up: none of its lots is lower than the one before. The lot after
/// them is the card that stays on top.
#[derive(Default)]
struct Odometer {
    /// Each lot, and the first that it cannot be.
    lots: Vec<(u32, u32)>,
    at: usize,
    /// How many cards are drawn into the drafting area.
    drawn: usize,
}

impl Chance for Odometer {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.lots.len() {
            let to_draw = self.drawn.saturating_sub(self.at) as u32;
            self.lots.push(match (to_draw, self.lots.last()) {
                (0, _) => (0, n),
                // Above this lot there must be enough for those that follow.
                (_, before) => (before.map_or(0, |before| before.0), n - to_draw + 1),
            });
        }
        self.at += 1;
        self.lots[self.at - 1].0
    }
}

impl Odometer {
    /// Goes on to the next sequence; whether there is one.
    fn turn(&mut self) -> bool {
        self.at = 0;
        while let Some((lot, end)) = self.lots.pop() {
            if lot + 1 < end {
                self.lots.push((lot + 1, end));
                return true;
            }
        }
        false
    }
}

/// The deals that may follow a choice, and how many each stands for: as many times is it as likely.
pub(super) struct Deals {
    outcomes: Vec<(State, i64)>,
}

impl Deals {
    /// The deals that may follow this choice. Every sequence counted is as likely: it stands for all orders
    /// of the cards that are drawn into the drafting area.
    pub(super) fn after(
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<Self, Refused<tsugi_broken_and_beautiful::Illegal>> {
        // The first card of the deal lies on top already.
        let mut lots = Odometer { drawn: game.cards_a_round() - 1, ..Odometer::default() };
        let mut deals = Self { outcomes: Vec::with_capacity(5) };
        loop {
            let mut next = *state;
            apply(game, &mut next, seat, action, &mut lots, None)?;
            match deals.outcomes.iter_mut().find(|(known, _)| are_alike(game, known, &next)) {
                Some((_, times)) => *times += 1,
                None => deals.outcomes.push((next, 1)),
            }
            if !lots.turn() {
                return Ok(deals);
            }
        }
    }

    /// Each deal, and how many it stands for.
    pub(super) fn outcomes(&self) -> &[(State, i64)] {
        &self.outcomes
    }

    /// How many there are.
    pub(super) fn total(&self) -> i64 {
        self.outcomes.iter().map(|(_, times)| times).sum()
    }

    /// Between what their sum lies, each lying between these.
    pub(super) fn sums(&self, within: &[[i64; 2]]) -> [i64; 2] {
        let sum = |side: usize| self.outcomes.iter().zip(within).map(|((_, times), own)| times * own[side]).sum();
        [sum(0), sum(1)]
    }
}

/// Whether two deals of the last round differ only in which copies of cards lie where. What is left of the
/// deck below its top is not used any more.
fn are_alike(game: &Pottery, one: &State, other: &State) -> bool {
    let looks = |card: CardId| (card.kind(), card.pattern());
    let card = |index| looks(game.deck().card(index));
    // Cards are numbered by type and pattern, so alike ones stand in the same order.
    one.top().iter().map(card).eq(other.top().iter().map(card))
        && one.area().iter().map(card).eq(other.area().iter().map(card))
}

#[cfg(test)]
mod tests {
    use tsugi_broken_and_beautiful::{Deck, ENGLISH, Entry, Kind, Pattern};
    use tsugi_engine::{Game, SeededRng, Status, begin};

    use super::*;

    /// Luck that draws every sequence of lots once, one after the other.
    #[derive(Default)]
    struct Every {
        lots: Vec<(u32, u32)>,
        at: usize,
    }

    impl Chance for Every {
        fn below(&mut self, n: u32) -> u32 {
            if self.at == self.lots.len() {
                self.lots.push((0, n));
            }
            self.at += 1;
            self.lots[self.at - 1].0
        }
    }

    impl Every {
        fn turn(&mut self) -> bool {
            self.at = 0;
            while let Some((lot, n)) = self.lots.pop() {
                if lot + 1 < n {
                    self.lots.push((lot + 1, n));
                    return true;
                }
            }
            false
        }
    }

    /// Plays on by the first choice listed, and hands over the choice that is followed by the last deal.
    fn before_the_last_deal(game: &Pottery, seed: u64) -> (State, Seat, Action) {
        let mut state = begin(game, &mut SeededRng::new(seed), None);
        loop {
            let Status::Awaiting(seats) = game.status(&state) else { panic!("there are two rounds") };
            let (seat, mut list, mut luck) = (seats.first().expect("somebody"), Vec::new(), Luckless::default());
            game.legal_actions(&state, seat, &mut list);
            let before = state;
            apply(game, &mut state, seat, list[0], &mut luck, None).expect("a listed action is legal");
            if luck.was_asked() {
                return (before, seat, list[0]);
            }
        }
    }

    /// Each deal is as likely as it is over all sequences of lots, however many cards are left over.
    #[test]
    fn deals_are_as_likely_as_over_all_sequences_of_lots() {
        for (copies, left_over) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
            let entry = |kind, copies| Entry {
                kind,
                patterns: vec![Pattern::Blue, Pattern::Brown],
                copies,
                ingots: 1,
                ours: Vec::new(),
            };
            let mut entries = vec![entry(Kind::Bowl, 2), entry(Kind::Cup, 2), entry(Kind::Vase, 1)];
            if copies > 0 {
                entries.push(Entry { patterns: vec![Pattern::White], ..entry(Kind::Teapot, copies) });
            }
            let deck = Deck::new("small", entries).expect("such a deck can be played with");
            let game = Pottery::new(2, ENGLISH, deck).expect("it is enough for two rounds");
            assert_eq!(game.deck().size(), 10 + left_over);
            let (state, seat, action) = before_the_last_deal(&game, copies.into());
            let deals = Deals::after(&game, &state, seat, action).expect("it is legal");
            let (mut lots, mut found, mut all) = (Every::default(), vec![0; deals.outcomes().len()], 0);
            loop {
                let mut next = state;
                apply(&game, &mut next, seat, action, &mut lots, None).expect("it is legal");
                let at = deals.outcomes().iter().position(|(deal, _)| are_alike(&game, deal, &next));
                found[at.expect("every deal is found")] += 1;
                all += 1;
                if !lots.turn() {
                    break;
                }
            }
            for ((_, times), found) in deals.outcomes().iter().zip(found) {
                assert_eq!(times * all, found * deals.total(), "{left_over} left over");
            }
        }
    }
}
