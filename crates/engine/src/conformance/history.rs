//! A game as its log, and random games as they are played.

use super::Subject;
use crate::{Chance, Choice, CountingChance, Eyes, Game, Refused, SeededRng, Status, apply, begin, replay};

/// A world: the events of the set-up, then one entry a choice.
pub struct History<G: Game> {
    /// What the laying of the table brought.
    pub setup: Vec<G::Event>,
    /// Every choice with what came of it.
    pub choices: Vec<Choice<G>>,
}

impl<G: Game> History<G> {
    /// Every event, from the box on.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.setup.iter().chain(self.choices.iter().flat_map(|choice| &choice.events))
    }

    /// The state it adds up to.
    pub fn state(&self, game: &G) -> G::State {
        replay(game, self.events())
    }

    /// The same course with other actions and events in the place of these.
    #[must_use]
    pub fn map(&self, action: impl Fn(G::Action) -> G::Action, event: impl Fn(G::Event) -> G::Event) -> Self {
        let events = |list: &[G::Event]| list.iter().map(|&one| event(one)).collect();
        let choice = |choice: &Choice<G>| Choice {
            seat: choice.seat,
            action: action(choice.action),
            events: events(&choice.events),
            drew_lots: choice.drew_lots,
        };
        Self { setup: events(&self.setup), choices: self.choices.iter().map(choice).collect() }
    }

    /// The history up to the last choice, without it.
    #[must_use]
    pub(super) fn without_last(&self) -> Self {
        let mut shorter = self.map(|action| action, |event| event);
        shorter.choices.pop();
        shorter
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.choices.len() == other.choices.len()
            && self
                .choices
                .iter()
                .zip(&other.choices)
                .all(|(one, two)| (one.seat, one.action, &one.events) == (two.seat, two.action, &two.events))
    }
}

/// Luck that is a seed's up to a lot, and another's from there on.
pub(super) struct Fork {
    common: SeededRng,
    left: u64,
    after: SeededRng,
}

impl Fork {
    const LUCK: u64 = 1;
    const OTHER_LUCK: u64 = 4;

    /// The luck of a seed, all the way.
    pub(super) fn none(seed: u64) -> Self {
        Self::after(u64::MAX, seed)
    }

    /// The luck of a seed for so many lots.
    pub(super) fn after(lots: u64, seed: u64) -> Self {
        Self {
            common: SeededRng::stream(seed, Self::LUCK),
            left: lots,
            after: SeededRng::stream(seed, Self::OTHER_LUCK),
        }
    }
}

impl Chance for Fork {
    fn below(&mut self, n: u32) -> u32 {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                self.common.below(n)
            }
            None => self.after.below(n),
        }
    }
}

/// A game as it is played.
pub(super) struct Run<'g, G: Game> {
    game: &'g G,
    pub(super) state: G::State,
    /// The state before the last choice.
    pub(super) before: Option<G::State>,
    pub(super) history: History<G>,
    /// How many lots were drawn.
    pub(super) lots: u64,
    luck: Fork,
    whim: SeededRng,
    list: Vec<G::Action>,
}

impl<'g, G: Game> Run<'g, G> {
    const WHIM: u64 = 2;

    /// Lays the table.
    pub(super) fn begin(game: &'g G, seed: u64, mut luck: Fork) -> Self {
        let mut setup = Vec::new();
        let mut counted = CountingChance::new(&mut luck);
        let state = begin(game, &mut counted, Some(&mut setup));
        let (lots, history) = (counted.lots(), History { setup, choices: Vec::new() });
        let whim = SeededRng::stream(seed, Self::WHIM);
        Self { game, state, before: None, history, lots, luck, whim, list: Vec::new() }
    }

    /// Lays the table and makes these choices again, as far as they are legal.
    pub(super) fn again(
        game: &'g G,
        seed: u64,
        luck: Fork,
        choices: &[Choice<G>],
    ) -> Result<Self, Refused<G::Illegal>> {
        let mut run = Self::begin(game, seed, luck);
        for choice in choices {
            run.choose(choice.seat, choice.action)?;
        }
        Ok(run)
    }

    /// Any awaited seat makes a legal choice, as the subject chooses; false where there is none to make.
    pub(super) fn step(&mut self, subject: &impl Subject<Game = G>) -> bool {
        let Status::Awaiting(seats) = self.game.status(&self.state) else { return false };
        let Some(seat) = seats.iter().nth(self.whim.below(seats.len() as u32) as usize) else { return false };
        self.list.clear();
        self.game.legal_actions(&self.state, seat, &mut self.list);
        // A list with a fault in it is another law's affair; the game goes on with what is accepted.
        let (game, state) = (self.game, &self.state);
        self.list.retain(|&action| game.check(state, seat, action).is_ok());
        if self.list.is_empty() {
            return false;
        }
        let action = subject.choose(Eyes::of(game, state, seat), &self.list, &mut self.whim);
        self.choose(seat, action).is_ok()
    }

    fn choose(&mut self, seat: crate::Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        let before = self.state.clone();
        let (mut events, mut counted) = (Vec::new(), CountingChance::new(&mut self.luck));
        apply(self.game, &mut self.state, seat, action, &mut counted, Some(&mut events))?;
        let lots = counted.lots();
        self.lots += lots;
        self.before = Some(before);
        self.history.choices.push(Choice { seat, action, events, drew_lots: lots > 0 });
        Ok(())
    }
}
