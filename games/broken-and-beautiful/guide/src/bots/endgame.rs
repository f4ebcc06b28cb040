//! The end of Broken and Beautiful and Kintsugi, worked out.
//!
//! The last round holds no luck: for two it is solved by alpha-beta, for three and four by max^n. Between
//! the last two rounds lies one deal; for two they are solved over all its outcomes. The result counts
//! first, the margin among equal results. Positions are counted, and who meets too many gives up.

use std::{collections::HashMap, time::Instant};

use tsugi_broken_and_beautiful::{Action, CardId, Collected, Pottery, State};
use tsugi_engine::{Game, Seat, Status};

use super::duel::{Duel, FIRST};
use super::many::AmongMany;

/// What an end is to a seat: its part of the first place, then its lead over the best of the others.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Standing {
    /// 1 for a win, the part of a first place that is shared, 0 for a loss; over a deal the mean.
    pub won: f64,
    /// Points ahead of the best of the others; over a deal the mean.
    pub lead: f64,
}

impl Standing {
    /// The same for the other of two.
    fn of_the_other(self) -> Self {
        Self { won: 1.0 - self.won, lead: -self.lead }
    }
}

/// Tables of positions are looked up all the time, by keys that nobody else chooses.
pub(super) type Keyed = std::hash::BuildHasherDefault<Folded>;

/// How many positions a table may have room for and be kept; to empty a large one takes longer than to work
/// out a small end, and it would be held for as long as its player sits.
const KEPT: usize = 1 << 16;

/// Forgets all positions.
pub(super) fn emptied<K, T>(table: &mut HashMap<K, T, Keyed>) {
    if table.capacity() > KEPT {
        *table = HashMap::default();
    }
    table.clear();
}

/// Folds the words of a key into one by multiplying.
#[derive(Clone, Copy, Default)]
pub(super) struct Folded(u64);

impl std::hash::Hasher for Folded {
    fn finish(&self) -> u64 {
        // A product is mixed best in its upper half; tables look at both ends.
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// That too many positions were met, or more luck than can be gone through.
#[derive(Debug)]
pub(super) struct TooMuch;

/// The positions met, and how many may be.
#[derive(Default)]
pub(super) struct Count {
    met: u64,
    most: u64,
    /// After this moment any is too many.
    end: Option<Instant>,
}

/// The clock is looked at once in so many positions.
const A_LOOK_AT_THE_CLOCK: u64 = 1 << 12;

impl Count {
    pub(super) fn to(most: u64, end: Option<Instant>) -> Self {
        Self { met: 0, most, end }
    }

    pub(super) fn one_more(&mut self) -> Result<(), TooMuch> {
        self.met += 1;
        let late = || self.met.is_multiple_of(A_LOOK_AT_THE_CLOCK) && self.end.is_some_and(|end| Instant::now() >= end);
        if self.met > self.most || late() { Err(TooMuch) } else { Ok(()) }
    }
}

/// Lists of choices that are not in use, kept.
#[derive(Default)]
pub(super) struct Lists(Vec<Vec<Action>>);

impl Lists {
    /// The choices that differ; hands out the list, to be put back.
    pub(super) fn choices(&mut self, game: &Pottery, state: &State, seat: Seat) -> Vec<Action> {
        let mut list = self.0.pop().unwrap_or_default();
        list.clear();
        game.legal_actions(state, seat, &mut list);
        // Copies of a card are listed side by side.
        list.dedup_by(|next, one| are_alike(*one, *next));
        list
    }

    /// The same, what looks best first.
    pub(super) fn sorted(&mut self, game: &Pottery, state: &State, seat: Seat) -> Vec<Action> {
        let mut list = self.choices(game, state, seat);
        sort(game, state, seat, &mut list);
        list
    }

    /// Takes a list back.
    pub(super) fn put_back(&mut self, list: Vec<Action>) {
        self.0.push(list);
    }
}

/// Works out ends.
#[derive(Default)]
pub struct Endgame {
    duel: Duel,
    among_many: AmongMany,
    end: Option<Instant>,
}

impl Endgame {
    /// Gives up after that moment, where one is told.
    pub fn until(end: Option<Instant>) -> Self {
        Self { end, ..Self::default() }
    }

    /// What each of the legal actions comes to for the seat that chooses, all playing their best from
    /// there on; none where too much is still to come, or more than so many positions are met.
    pub fn all(&mut self, game: &Pottery, state: &State, most: u64) -> Option<Vec<(Action, Standing)>> {
        let (seat, list) = self.begin(game, state, most)?;
        let mut found: Vec<(Action, Standing)> = Vec::with_capacity(list.len());
        for &action in &list {
            let alike = found.iter().find(|(other, _)| are_alike(*other, action)).map(|(_, standing)| *standing);
            let standing = match alike {
                Some(standing) => standing,
                None if game.seats() == 2 => {
                    let standing = self.duel.standing(game, state, seat, action).ok()?;
                    if seat == FIRST { standing } else { standing.of_the_other() }
                }
                None => self.among_many.after(game, state, seat, action).ok()?[seat],
            };
            found.push((action, standing));
        }
        Some(found)
    }

    /// The first of the best of the legal actions, found sooner than the worth of all.
    pub fn best(&mut self, game: &Pottery, state: &State, most: u64) -> Option<Action> {
        if game.seats() != 2 {
            let all = self.all(game, state, most)?;
            let best = all.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
            return best.map(|(action, _)| action);
        }
        let (seat, list) = self.begin(game, state, most)?;
        self.duel.best(game, state, seat, list).ok()?
    }

    /// What one choice comes to for the first of two seats; none where too much is still to come, or more than two play.
    pub fn of_choice(&mut self, game: &Pottery, state: &State, action: Action, most: u64) -> Option<Standing> {
        let (seat, _) = self.begin(game, state, most).filter(|_| game.seats() == 2)?;
        self.duel.standing(game, state, seat, action).ok()
    }

    /// Whose choice it is and from what; none where too much is still to come.
    fn begin(&mut self, game: &Pottery, state: &State, most: u64) -> Option<(Seat, Vec<Action>)> {
        // For two the last two rounds, for more the last one.
        let near = usize::from(game.seats() == 2);
        if state.round() == 0 || usize::from(state.round()) + near < game.rounds() {
            return None;
        }
        let Status::Awaiting(seats) = game.status(state) else { return None };
        self.duel.begin(most, self.end);
        self.among_many.begin(most, self.end);
        let (seat, mut list) = (seats.first()?, Vec::new());
        game.legal_actions(state, seat, &mut list);
        Some((seat, list))
    }
}

/// What looks best comes first, so that the rest is seen to be worse sooner.
pub(super) fn sort(game: &Pottery, state: &State, seat: Seat, list: &mut [Action]) {
    let all = state.collected(game);
    let now = game.points(&all, seat);
    let gain = |change: &dyn Fn(&mut Collected)| {
        let mut changed = all;
        change(&mut changed[seat]);
        2 * (game.points(&changed, seat) - now)
    };
    list.sort_by_cached_key(|&action| {
        let looks = match action {
            Action::Keep { card } => gain(&|own| own.unbroken = own.unbroken.or(game.deck().set(card))),
            Action::Repair { card } => gain(&|own| own.repaired = own.repaired.or(game.deck().set(card))),
            Action::Sell { card } => game.deck().ingots(card).into(),
            Action::Pass | Action::NameFirst { .. } => 0,
        };
        -looks
    });
}

/// Whether two choices differ only in which copy of a card they name.
pub(super) fn are_alike(one: Action, other: Action) -> bool {
    let alike = |a: CardId, b: CardId| (a.kind(), a.pattern()) == (b.kind(), b.pattern());
    match (one, other) {
        (Action::Keep { card: a }, Action::Keep { card: b })
        | (Action::Sell { card: a }, Action::Sell { card: b })
        | (Action::Repair { card: a }, Action::Repair { card: b }) => alike(a, b),
        _ => one == other,
    }
}
