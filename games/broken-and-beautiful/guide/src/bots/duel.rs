//! The last two rounds of two, worked out by alpha-beta: the last holds no luck, and before it lies one deal.

use std::cmp::Ordering;
use std::{collections::HashMap, time::Instant};

use tsugi_broken_and_beautiful::{Action, Pottery, State};
use tsugi_engine::{Game, Outcome, Seat, Status, apply};

use super::deals::{Deals, Luckless};
use super::endgame::{Count, Keyed, Lists, Standing, TooMuch, are_alike, emptied, sort};
use super::last_draft::Orders;
use super::mending::Mending;

/// The seat by whose standing a game for two is told.
pub(super) const FIRST: Seat = Seat::at(0);

/// What a position is worth to the first seat, as one number: the points it leads by, and for each half of
/// the first place so much that no lead weighs as much. Before the deal it is the sum over all deals, so that
/// the greatest is the best in the mean: the result first, the margin among equal results.
pub(super) type Worth = i64;
const HALF_A_WIN: Worth = 1 << 40;
/// After the deal nothing is worse, or better.
const LEAST: Worth = -HALF_A_WIN / 2;
const MOST: Worth = 2 * HALF_A_WIN + HALF_A_WIN / 2;
/// Before it neither.
pub(super) const WINDOW: [Worth; 2] = [-(1 << 60), 1 << 60];

/// What an end is worth to a first seat that is ranked so against the second, and leads by so much.
pub(super) fn worth(rank: Ordering, lead: i32) -> Worth {
    (1 + rank as i64) * HALF_A_WIN + i64::from(lead)
}

/// Works out ends of two.
#[derive(Default)]
pub(super) struct Duel {
    lists: Lists,
    /// Between what a position lies, by its key.
    bounds: HashMap<u64, [Worth; 2], Keyed>,
    pub(super) orders: Orders,
    pub(super) mending: Mending,
    pub(super) count: Count,
    /// How many deals there are; one where none is to come.
    deals: i64,
    /// What each of them came to when it was last looked at.
    guesses: Vec<Worth>,
}

impl Duel {
    /// Forgets all positions; at most so many may be met, and none after that moment.
    pub(super) fn begin(&mut self, most: u64, end: Option<Instant>) {
        emptied(&mut self.bounds);
        self.orders.clear();
        self.mending.clear();
        self.count = Count::to(most, end);
        self.deals = 1;
        self.guesses.clear();
    }

    /// What a choice comes to for the first seat.
    pub(super) fn standing(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<Standing, TooMuch> {
        let worth = self.after(game, state, seat, action, WINDOW)?;
        let halves = (worth - LEAST).div_euclid(HALF_A_WIN);
        let lead = worth - halves * HALF_A_WIN;
        Ok(Standing { won: halves as f64 / (2 * self.deals) as f64, lead: lead as f64 / self.deals as f64 })
    }

    /// The first of the best of these choices.
    pub(super) fn best(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        mut list: Vec<Action>,
    ) -> Result<Option<Action>, TooMuch> {
        list.dedup_by(|next, one| are_alike(*one, *next));
        sort(game, state, seat, &mut list);
        let (mut best, mut window) = (None, WINDOW);
        for &action in &list {
            // What is listed before the best so far is chosen if it is as good.
            let bar = match best {
                Some(best) if action < best && seat == FIRST => [window[0] - 1, window[1]],
                Some(best) if action < best => [window[0], window[1] + 1],
                _ => window,
            };
            let value = self.challenge(game, state, seat, action, bar)?;
            if best.is_none() || improves(seat, value, bar) {
                best = Some(action);
                window = narrowed(seat, value, WINDOW);
            }
        }
        Ok(best)
    }

    /// What a position is worth; where it lies outside the window, a bound.
    pub(super) fn value(&mut self, game: &Pottery, state: &State, window: [Worth; 2]) -> Result<Worth, TooMuch> {
        self.count.one_more()?;
        let seat = match game.status(state) {
            Status::Over(outcome) => return Ok(ended(&outcome)),
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
        let best = if is_last(game, state) && !state.area().is_empty() {
            let deal = self.orders.of(game, state, seat);
            self.draft(game, state, deal, 0, window)?
        } else {
            self.best_of(game, state, seat, window)?
        };
        self.bounds.insert(key, bounded(known, best, window));
        Ok(best)
    }

    /// The best that a seat can choose.
    fn best_of(&mut self, game: &Pottery, state: &State, seat: Seat, mut window: [Worth; 2]) -> Result<Worth, TooMuch> {
        let list = self.lists.sorted(game, state, seat);
        let mut best = None;
        for &action in &list {
            let value = match best {
                None => self.after(game, state, seat, action, window)?,
                Some(_) => self.challenge(game, state, seat, action, window)?,
            };
            best = Some(best.map_or(value, |best| better(seat, best, value)));
            if improves(seat, value, window) {
                window = narrowed(seat, value, window);
            }
            if window[0] >= window[1] {
                break;
            }
        }
        self.lists.put_back(list);
        best.ok_or(TooMuch)
    }

    /// What a choice is worth, looking first only whether it is better than what the seat is sure of.
    fn challenge(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        window: [Worth; 2],
    ) -> Result<Worth, TooMuch> {
        let bar = if seat == FIRST { [window[0], window[0] + 1] } else { [window[1] - 1, window[1]] };
        let value = self.after(game, state, seat, action, bar)?;
        if value <= window[0] || value >= window[1] {
            return Ok(value);
        }
        self.after(game, state, seat, action, window)
    }

    /// What a choice is worth.
    fn after(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        window: [Worth; 2],
    ) -> Result<Worth, TooMuch> {
        let (mut next, mut luck) = (*state, Luckless::default());
        apply(game, &mut next, seat, action, &mut luck, None).map_err(|_| TooMuch)?;
        if luck.was_asked() {
            let deals = Deals::after(game, state, seat, action).map_err(|_| TooMuch)?;
            return self.over_deals(game, &deals, window);
        }
        if is_last(game, state) && !state.area().is_empty() && next.area().is_empty() {
            return self.drafted(game, &next, window);
        }
        self.value(game, &next, window)
    }

    /// The sum over all deals. Once not even the best or worst of what is left could bring it into the
    /// window, the rest is left out.
    fn over_deals(&mut self, game: &Pottery, deals: &Deals, window: [Worth; 2]) -> Result<Worth, TooMuch> {
        self.deals = deals.total();
        let mut within = vec![[LEAST, MOST]; deals.outcomes().len()];
        if window[0] + 1 == window[1] && self.guesses.len() == within.len() {
            self.guess(game, deals, &mut within, window)?;
        }
        self.guesses.resize(within.len(), 0);
        for (at, (next, times)) in deals.outcomes().iter().enumerate() {
            let [low, high] = deals.sums(&within);
            if high <= window[0] || low >= window[1] {
                break;
            }
            // What this deal must come to for the sum to reach the window, the others lost or won.
            let others = [low - times * within[at][0], high - times * within[at][1]];
            let needed = [(window[0] - others[1]).div_euclid(*times), -(others[0] - window[1]).div_euclid(*times)];
            let value = self.value(game, next, needed)?;
            within[at] = bounded(within[at], value, needed);
            self.guesses[at] = value;
        }
        let [low, high] = deals.sums(&within);
        Ok(if high <= window[0] { high } else { low })
    }

    /// Looks whether the sum lies on that side of a bar on which it lies by what the deals came to before.
    /// Every deal may fall short of it by the same, so that it is only asked on which side it lies itself.
    fn guess(
        &mut self,
        game: &Pottery,
        deals: &Deals,
        within: &mut [[Worth; 2]],
        bar: [Worth; 2],
    ) -> Result<(), TooMuch> {
        let mut left = deals.total();
        let mut expected: Worth =
            deals.outcomes().iter().zip(&self.guesses).map(|((_, times), guess)| times * guess).sum();
        let is_low = expected <= bar[0];
        for (at, (next, times)) in deals.outcomes().iter().enumerate() {
            let own = if is_low {
                let most = self.guesses[at] + (bar[0] - expected).div_euclid(left);
                [most, most + 1]
            } else {
                let least = self.guesses[at] - (expected - bar[1]).div_euclid(left);
                [least - 1, least]
            };
            let value = self.value(game, next, own)?;
            within[at] = bounded(within[at], value, own);
            expected += times * (value - self.guesses[at]);
            left -= times;
            self.guesses[at] = value;
            if (value <= own[0]) != is_low {
                break;
            }
        }
        Ok(())
    }
}

/// Whether this is the last round.
pub(super) fn is_last(game: &Pottery, state: &State) -> bool {
    usize::from(state.round()) == game.rounds()
}

/// What an end is worth.
fn ended(outcome: &Outcome) -> Worth {
    let Outcome::Ranked { places, scores } = outcome else { return HALF_A_WIN };
    let second = FIRST.next(2);
    worth(places[second].cmp(&places[FIRST]), scores[FIRST] - scores[second])
}

/// Between what a position lies that lay between these, once it was looked at within a window.
fn bounded(known: [Worth; 2], found: Worth, window: [Worth; 2]) -> [Worth; 2] {
    let low = if found > window[0] { found } else { known[0] };
    let high = if found < window[1] { found } else { known[1] };
    [low, high]
}

/// Which of two a seat prefers.
pub(super) fn better(seat: Seat, one: Worth, other: Worth) -> Worth {
    if seat == FIRST { one.max(other) } else { one.min(other) }
}

/// Whether a value is better for a seat than what the window already promises it.
pub(super) fn improves(seat: Seat, value: Worth, window: [Worth; 2]) -> bool {
    if seat == FIRST { value > window[0] } else { value < window[1] }
}

/// The window once a seat is sure of this value.
pub(super) fn narrowed(seat: Seat, value: Worth, window: [Worth; 2]) -> [Worth; 2] {
    if seat == FIRST { [value, window[1]] } else { [window[0], value] }
}
