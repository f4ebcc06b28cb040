//! The end of Broken and Beautiful and Kintsugi, worked out.
//!
//! The last round holds no luck: for two it is solved by alpha-beta, for three and four by max^n. Between
//! the last two rounds lies one deal; for two they are solved over all its outcomes. The result counts
//! first, the margin among equal results. Positions are counted, and who meets too many gives up.

use std::collections::HashMap;

use tsugi_broken_and_beautiful::{Action, CardId, Collected, Pottery, State};
use tsugi_engine::{BySeat, Game, Outcome, Seat, Status, apply};

use super::deals::{Deals, Luckless};

/// The seat by whose standing a game for two is told.
const FIRST: Seat = Seat::at(0);
/// Nothing is worse, or better.
const WINDOW: [Standing; 2] =
    [Standing { won: -1.0, lead: f64::NEG_INFINITY }, Standing { won: 2.0, lead: f64::INFINITY }];

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

/// What an end is to each seat.
fn standings(outcome: &Outcome, seats: usize) -> BySeat<Standing> {
    let winners = outcome.winners();
    BySeat::from_fn(seats, |seat| {
        let Outcome::Ranked { scores, .. } = outcome else { return Standing::default() };
        let others = Seat::all(seats).filter(|&other| other != seat).map(|other| scores[other]).max();
        let won = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Standing { won, lead: f64::from(scores[seat] - others.unwrap_or(0)) }
    })
}

/// How far off a mean may be by rounding.
const ROUNDING: f64 = 1e-9;

/// Keys are mixed already.
type Keyed = std::hash::BuildHasherDefault<Plain>;

/// How many positions a table may have room for and be kept; to empty a large one takes longer than to work
/// out a small end, and it would be held for as long as its player sits.
const KEPT: usize = 1 << 16;

/// Forgets all positions.
fn emptied<T>(table: &mut HashMap<u64, T, Keyed>) {
    if table.capacity() > KEPT {
        *table = HashMap::default();
    }
    table.clear();
}

/// Takes a key as it is.
#[derive(Clone, Copy, Default)]
struct Plain(u64);

impl std::hash::Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Works out ends.
#[derive(Default)]
pub struct Endgame {
    /// A list of choices for each depth, kept.
    lists: Vec<Vec<Action>>,
    /// Between what a position of two lies, by its key.
    bounds: HashMap<u64, [Standing; 2], Keyed>,
    /// What a position of more is worth to each.
    values: HashMap<u64, BySeat<Standing>, Keyed>,
    /// The positions met, and how many may be.
    positions: u64,
    most: u64,
}

/// That too many positions were met, or more luck than can be gone through.
#[derive(Debug)]
struct TooMuch;

impl Endgame {
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
                    let value = self.after(game, state, seat, action, WINDOW, 0).ok()?;
                    if seat == FIRST { value } else { value.of_the_other() }
                }
                None => self.after_among_many(game, state, seat, action, 0).ok()?[seat],
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
        let (mut window, mut best) = (WINDOW, None);
        for &action in &list {
            let value = self.after(game, state, seat, action, window, 0).ok()?;
            if best.is_none() || improves(seat, value, window) {
                best = Some(action);
                window = narrowed(seat, value, window);
            }
        }
        best
    }

    /// Whose choice it is and from what; none where too much is still to come.
    fn begin(&mut self, game: &Pottery, state: &State, most: u64) -> Option<(Seat, Vec<Action>)> {
        // For two the last two rounds, for more the last one.
        let near = usize::from(game.seats() == 2);
        if state.round() == 0 || usize::from(state.round()) + near < game.rounds() {
            return None;
        }
        let Status::Awaiting(seats) = game.status(state) else { return None };
        emptied(&mut self.bounds);
        emptied(&mut self.values);
        (self.positions, self.most) = (0, most);
        let (seat, mut list) = (seats.first()?, Vec::new());
        game.legal_actions(state, seat, &mut list);
        Some((seat, list))
    }

    fn count(&mut self) -> Result<(), TooMuch> {
        self.positions += 1;
        if self.positions > self.most { Err(TooMuch) } else { Ok(()) }
    }

    /// The choices that differ at this depth; hands out the list, to be put back.
    fn choices(&mut self, game: &Pottery, state: &State, seat: Seat, depth: usize) -> Vec<Action> {
        if self.lists.len() <= depth {
            self.lists.resize_with(depth + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        list.clear();
        game.legal_actions(state, seat, &mut list);
        // Copies of a card are listed side by side.
        list.dedup_by(|next, one| are_alike(*one, *next));
        if game.seats() == 2 {
            sort(game, state, seat, &mut list);
        }
        list
    }

    /// What a position of two is worth to the first seat; where it lies outside the window, a bound.
    fn value(
        &mut self,
        game: &Pottery,
        state: &State,
        window: [Standing; 2],
        depth: usize,
    ) -> Result<Standing, TooMuch> {
        self.count()?;
        let seat = match game.status(state) {
            Status::Over(outcome) => return Ok(standings(&outcome, 2)[FIRST]),
            Status::Awaiting(seats) => seats.first().ok_or(TooMuch)?,
        };
        let key = state.future_key();
        let known = self.bounds.get(&key).copied().unwrap_or(WINDOW);
        if known[0] >= window[1] || known[0] == known[1] {
            return Ok(known[0]);
        }
        if known[1] <= window[0] {
            return Ok(known[1]);
        }
        let best = self.best_of(game, state, seat, window, depth)?;
        let low = if best > window[0] { best } else { known[0] };
        let high = if best < window[1] { best } else { known[1] };
        self.bounds.insert(key, [low, high]);
        Ok(best)
    }

    /// The best that a seat can choose.
    fn best_of(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        mut window: [Standing; 2],
        depth: usize,
    ) -> Result<Standing, TooMuch> {
        let list = self.choices(game, state, seat, depth);
        let mut best = None;
        for &action in &list {
            let value = self.after(game, state, seat, action, window, depth + 1)?;
            if best.is_none_or(|best| improves(seat, value, [best, best])) {
                best = Some(value);
            }
            if improves(seat, value, window) {
                window = narrowed(seat, value, window);
            }
            if window[0] >= window[1] {
                break;
            }
        }
        self.lists[depth] = list;
        best.ok_or(TooMuch)
    }

    /// What a choice of two is worth to the first seat.
    fn after(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        window: [Standing; 2],
        depth: usize,
    ) -> Result<Standing, TooMuch> {
        let (mut next, mut luck) = (*state, Luckless::default());
        apply(game, &mut next, seat, action, &mut luck, None).map_err(|_| TooMuch)?;
        if luck.was_asked() {
            self.over_deals(game, state, seat, action, window, depth)
        } else {
            self.value(game, &next, window, depth)
        }
    }

    /// The mean over all deals that may follow a choice. Once not even wins in all the others could
    /// bring it into the window, the rest is left out.
    fn over_deals(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        window: [Standing; 2],
        depth: usize,
    ) -> Result<Standing, TooMuch> {
        let deals = Deals::after(game, state, seat, action).ok_or(TooMuch)?;
        let all = f64::from(deals.total());
        let (mut sum, mut left) = (Standing::default(), all);
        for (next, times) in deals.outcomes() {
            let times = f64::from(*times);
            left -= times;
            // What this deal must come to for the mean to reach the window, the others lost or won.
            let least = (all * window[0].won - sum.won - left) / times - ROUNDING;
            let most = (all * window[1].won - sum.won) / times + ROUNDING;
            let within =
                [Standing { won: least, lead: f64::NEG_INFINITY }, Standing { won: most, lead: f64::INFINITY }];
            let value = self.value(game, next, within, depth)?;
            sum = Standing { won: sum.won + times * value.won, lead: sum.lead + times * value.lead };
            if value <= within[0] {
                return Ok(Standing { won: (sum.won + left) / all, lead: f64::INFINITY });
            }
            if value >= within[1] {
                return Ok(Standing { won: sum.won / all, lead: f64::NEG_INFINITY });
            }
        }
        Ok(Standing { won: sum.won / all, lead: sum.lead / all })
    }

    /// What a position of three or four is worth to each: whoever chooses takes the first of what is
    /// best for himself.
    fn value_among_many(&mut self, game: &Pottery, state: &State, depth: usize) -> Result<BySeat<Standing>, TooMuch> {
        self.count()?;
        let seat = match game.status(state) {
            Status::Over(outcome) => return Ok(standings(&outcome, game.seats())),
            Status::Awaiting(seats) => seats.first().ok_or(TooMuch)?,
        };
        let key = state.future_key();
        if let Some(&known) = self.values.get(&key) {
            return Ok(known);
        }
        let list = self.choices(game, state, seat, depth);
        let mut best: Option<BySeat<Standing>> = None;
        for &action in &list {
            let value = self.after_among_many(game, state, seat, action, depth + 1)?;
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        self.lists[depth] = list;
        if let Some(best) = best {
            self.values.insert(key, best);
        }
        best.ok_or(TooMuch)
    }

    fn after_among_many(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        depth: usize,
    ) -> Result<BySeat<Standing>, TooMuch> {
        let (mut next, mut luck) = (*state, Luckless::default());
        apply(game, &mut next, seat, action, &mut luck, None).map_err(|_| TooMuch)?;
        if luck.was_asked() { Err(TooMuch) } else { self.value_among_many(game, &next, depth) }
    }
}

/// What looks best comes first, so that the rest is seen to be worse sooner.
fn sort(game: &Pottery, state: &State, seat: Seat, list: &mut [Action]) {
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

/// Whether a value is better for a seat than what the window already promises it.
fn improves(seat: Seat, value: Standing, window: [Standing; 2]) -> bool {
    if seat == FIRST { value > window[0] } else { value < window[1] }
}

/// The window once a seat is sure of this value.
fn narrowed(seat: Seat, value: Standing, window: [Standing; 2]) -> [Standing; 2] {
    if seat == FIRST { [value, window[1]] } else { [window[0], value] }
}

/// Whether two choices differ only in which copy of a card they name.
fn are_alike(one: Action, other: Action) -> bool {
    let alike = |a: CardId, b: CardId| (a.kind(), a.pattern()) == (b.kind(), b.pattern());
    match (one, other) {
        (Action::Keep { card: a }, Action::Keep { card: b })
        | (Action::Sell { card: a }, Action::Sell { card: b })
        | (Action::Repair { card: a }, Action::Repair { card: b }) => alike(a, b),
        _ => one == other,
    }
}
