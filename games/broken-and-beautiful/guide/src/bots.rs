//! A greedy player of Broken and Beautiful and Kintsugi: takes what is worth most now, weighing what
//! will break, what a mend will cost and what the others would make of a card.

mod deals;
mod duel;
mod endgame;
mod judge;
mod last_draft;
mod looking;
mod many;
mod mending;
mod moment;
mod round;
mod thinking;

use tsugi_broken_and_beautiful::{Action, CardSet, Collected, Kind, Pottery, State};
use tsugi_engine::{BySeat, Chance, Seat};

use tsugi_search::Opinion;

pub use endgame::{Endgame, Standing};
pub use judge::Judge;
pub use looking::{LookingPotter, PotterBySeats};
pub use moment::{Features, Moment};
pub use round::Round;
pub use thinking::ThinkingPotter;

/// The chance that a type comes through a round unbroken.
const SURVIVES: f32 = 0.8;
/// How much of what the others lose is one's own gain.
const DENIAL: f32 = 0.3;

/// A greedy player's opinion.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyPotter;

impl Opinion<Pottery> for GreedyPotter {
    fn pick(&self, game: &Pottery, world: &State, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let thought = Thought::of(game, world, seat);
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            // Equal choices are drawn between, so that copies of a card do not decide.
            let value = thought.value(action) + chance.below(64) as f32 * 1e-4;
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}

/// A beginner's opinion: counts the points of the moment, mends what can be paid, and thinks neither of
/// what is about to break nor of what the others want.
#[derive(Clone, Copy, Debug, Default)]
pub struct NovicePotter;

impl Opinion<Pottery> for NovicePotter {
    fn pick(&self, game: &Pottery, world: &State, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let thought = Thought::of(game, world, seat);
        let value = |action: Action| match action {
            Action::Keep { card } => {
                let kept = game.deck().set(card);
                thought.gain(seat, |own| own.unbroken = own.unbroken.or(kept)) * 4
            }
            Action::Sell { card } => i32::from(game.deck().ingots(card)) * 3,
            Action::Repair { card } => 1 + i32::from(game.deck().ingots(card)),
            Action::Pass | Action::NameFirst { .. } => 0,
        };
        let best = legal.iter().map(|&action| value(action)).max().unwrap_or(0);
        let equals = legal.iter().filter(|&&action| value(action) == best);
        let lot = chance.below(equals.clone().count() as u32) as usize;
        equals.copied().nth(lot).unwrap_or(legal[0])
    }
}

struct Thought<'a> {
    game: &'a Pottery,
    world: &'a State,
    seat: Seat,
    all: BySeat<Collected>,
    rounds_left: i32,
}

impl<'a> Thought<'a> {
    fn of(game: &'a Pottery, world: &'a State, seat: Seat) -> Self {
        let all = world.collected(game);
        let rounds_left = (game.rounds() as i32 - i32::from(world.round())).max(0);
        Self { game, world, seat, all, rounds_left }
    }

    fn value(&self, action: Action) -> f32 {
        match action {
            Action::Keep { card } => {
                let set = self.game.deck().set(card);
                self.keep(card.kind(), set, self.game.deck().ingots(card)) + self.denied(set)
            }
            Action::Sell { card } => {
                let ingots = self.game.deck().ingots(card);
                f32::from(ingots) * self.ingot() + self.denied(self.game.deck().set(card))
            }
            Action::Repair { card } => self.repair(self.game.deck().set(card), self.game.deck().ingots(card)),
            Action::Pass => 0.0,
            Action::NameFirst { seat } => f32::from(u8::from(seat == self.seat)),
        }
    }

    /// What a seat's points would change by, if its collection changed so.
    fn gain(&self, seat: Seat, change: impl Fn(&mut Collected)) -> i32 {
        let changed = BySeat::from_fn(self.all.seats(), |other| {
            let mut own = self.all[other];
            if other == seat {
                change(&mut own);
            }
            own
        });
        self.game.points(&changed, seat) - self.game.points(&self.all, seat)
    }

    /// What a card would bring in the end: whole as long as it lasts, mended after it breaks.
    fn keep(&self, kind: Kind, card: CardSet, cost: u8) -> f32 {
        let whole = self.gain(self.seat, |own| own.unbroken = own.unbroken.or(card)) as f32;
        if !kind.is_pottery() {
            return whole;
        }
        let mended = self.gain(self.seat, |own| own.repaired = own.repaired.or(card)) as f32;
        let breaks_now = self.world.top().meets(self.game.deck().kind(kind));
        let lasts = if breaks_now { 0.0 } else { SURVIVES.powi(self.rounds_left + 1) };
        let purse = self.world.collection(self.seat).ingots;
        let mends = if purse > u16::from(cost) { 0.8 } else { 0.6 };
        let later = mended - f32::from(cost) * self.ingot();
        lasts * whole + (1.0 - lasts) * mends * later.max(0.0) + self.promise(kind)
    }

    /// What a card may still become part of.
    fn promise(&self, kind: Kind) -> f32 {
        let share = self.rounds_left as f32 / self.game.rounds() as f32;
        let worth = match kind {
            Kind::Plate => 1.5,
            Kind::Bowl | Kind::Vase => 1.6,
            Kind::Teapot => 1.8,
            Kind::Cup | Kind::Saucer => 0.8,
            _ => 0.0,
        };
        share * worth
    }

    /// What an ingot will buy.
    fn ingot(&self) -> f32 {
        let broken = !self.world.collection(self.seat).broken.is_empty();
        let purse = f32::from(self.world.collection(self.seat).ingots);
        let use_of_one = match self.rounds_left {
            0 if broken => 0.9,
            0 => 0.25,
            1 => 0.9,
            _ => 1.1,
        };
        use_of_one / (1.0 + purse / 8.0)
    }

    /// What the others would gain by the card.
    fn denied(&self, card: CardSet) -> f32 {
        let others = Seat::all(self.all.seats()).filter(|&seat| seat != self.seat);
        let most = others.map(|seat| self.gain(seat, |own| own.unbroken = own.unbroken.or(card))).max();
        most.unwrap_or(0) as f32 * DENIAL
    }

    /// What a mend brings, less what its price would buy later.
    fn repair(&self, card: CardSet, printed: u8) -> f32 {
        let own = self.world.collection(self.seat);
        let free = self.world.free_repair() && own.repairs == 0;
        let price = if free { 0 } else { u16::from(printed) + u16::from(own.repairs) };
        let gain = self.gain(self.seat, |own| {
            own.repaired = own.repaired.or(card);
            own.ingots = own.ingots.saturating_sub(price);
        });
        let later = if self.rounds_left == 0 { 0.0 } else { self.ingot() * 0.8 };
        // What is mended never breaks again.
        gain as f32 + 0.4 - f32::from(price) * later
    }
}
