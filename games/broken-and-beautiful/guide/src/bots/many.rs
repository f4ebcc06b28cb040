//! The last round of three and four, worked out by max^n: whoever chooses takes what is best for himself.

use std::{collections::HashMap, time::Instant};

use tsugi_broken_and_beautiful::{Action, Pottery, State};
use tsugi_engine::{BySeat, Game, Outcome, Seat, Status, apply};

use super::deals::Luckless;
use super::endgame::{Count, Keyed, Lists, Standing, TooMuch, emptied};

/// Works out last rounds of three and four.
#[derive(Default)]
pub(super) struct AmongMany {
    lists: Lists,
    /// What a position is worth to each, by its key.
    values: HashMap<u64, BySeat<Standing>, Keyed>,
    count: Count,
}

impl AmongMany {
    /// Forgets all positions; at most so many may be met, and none after that moment.
    pub(super) fn begin(&mut self, most: u64, end: Option<Instant>) {
        emptied(&mut self.values);
        self.count = Count::to(most, end);
    }

    /// What a choice is worth to each.
    pub(super) fn after(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<BySeat<Standing>, TooMuch> {
        let (mut next, mut luck) = (*state, Luckless::default());
        apply(game, &mut next, seat, action, &mut luck, None).map_err(|_| TooMuch)?;
        if luck.was_asked() { Err(TooMuch) } else { self.value(game, &next) }
    }

    /// What a position is worth to each: whoever chooses takes the first of what is best for himself.
    fn value(&mut self, game: &Pottery, state: &State) -> Result<BySeat<Standing>, TooMuch> {
        self.count.one_more()?;
        let seat = match game.status(state) {
            Status::Over(outcome) => return Ok(standings(&outcome, game.seats())),
            Status::Awaiting(seats) => seats.first().ok_or(TooMuch)?,
        };
        let key = state.future_key();
        if let Some(&known) = self.values.get(&key) {
            return Ok(known);
        }
        let list = self.lists.choices(game, state, seat);
        let mut best: Option<BySeat<Standing>> = None;
        for &action in &list {
            let value = self.after(game, state, seat, action)?;
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        self.lists.put_back(list);
        if let Some(best) = best {
            self.values.insert(key, best);
        }
        best.ok_or(TooMuch)
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
