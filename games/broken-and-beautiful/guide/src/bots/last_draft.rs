//! The last draft of two: four picks without luck, then each mends for himself.

use tsugi_broken_and_beautiful::{Action, CardSet, Pottery, State};
use tsugi_engine::{Game, Seat, Status, apply};

use super::deals::Luckless;
use super::duel::{Duel, FIRST, WINDOW, Worth, better, improves, narrowed};
use super::endgame::{TooMuch, are_alike, sort};

/// In which order choices are tried, for every deal that was met. Positions of one deal are much alike, so
/// what proves good in one is tried first in the next.
#[derive(Default)]
pub(super) struct Orders(Vec<Order>);

/// For one deal: the choices of the first pick, of the two picks that one seat makes running, and of the last.
struct Order {
    deal: [CardSet; 2],
    picks: [Vec<Action>; 3],
}

impl Orders {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The number of the order for a position in which that seat picks.
    pub(super) fn of(&mut self, game: &Pottery, state: &State, seat: Seat) -> usize {
        let deal = [state.top(), state.area()];
        if let Some(known) = self.0.iter().position(|order| order.deal == deal) {
            return known;
        }
        let picks = [0, 1, 2].map(|pick| {
            let is_running = [pick, pick_of(state)].map(|pick| pick == 1);
            let picks = if is_running[0] == is_running[1] { seat } else { seat.next(2) };
            let mut list = Vec::new();
            game.legal_actions(state, picks, &mut list);
            sort(game, state, picks, &mut list);
            list
        });
        self.0.push(Order { deal, picks });
        self.0.len() - 1
    }
}

/// Which of the three this is: the first pick, one of the two running, the last.
fn pick_of(state: &State) -> usize {
    match state.area().len() {
        5.. => 0,
        3 | 4 => 1,
        _ => 2,
    }
}

impl Duel {
    /// What a position of the last draft is worth. Of the order of its deal, only choices from this one on
    /// are tried: of two picks running it does not matter which comes first.
    pub(super) fn draft(
        &mut self,
        game: &Pottery,
        state: &State,
        deal: usize,
        from: usize,
        mut window: [Worth; 2],
    ) -> Result<Worth, TooMuch> {
        self.count.one_more()?;
        let (seat, pick) = (picker(game, state)?, pick_of(state));
        let (mut best, mut tried): (Option<Worth>, Option<Action>) = (None, None);
        for at in from..self.orders.0[deal].picks[pick].len() {
            let action = self.orders.0[deal].picks[pick][at];
            let is_there = matches!(action, Action::Keep { card } | Action::Sell { card }
                if state.area().meets(game.deck().set(card)));
            if !is_there || tried.is_some_and(|tried| are_alike(tried, action)) {
                continue;
            }
            tried = Some(action);
            let mut next = *state;
            apply(game, &mut next, seat, action, &mut Luckless::default(), None).map_err(|_| TooMuch)?;
            let value = if next.area().is_empty() {
                self.drafted(game, &next, window)?
            } else {
                let from = if picker(game, &next)? == seat { at + 1 } else { 0 };
                self.draft(game, &next, deal, from, window)?
            };
            best = Some(best.map_or(value, |best| better(seat, best, value)));
            if improves(seat, value, window) {
                window = narrowed(seat, value, window);
            }
            if window[0] >= window[1] {
                // The second of two picks running relies on the order that the first one found.
                if from == 0 {
                    self.orders.0[deal].picks[pick][..=at].rotate_right(1);
                }
                break;
            }
        }
        // Where none is left to try, all were tried the other way round.
        Ok(best.unwrap_or(WINDOW[usize::from(seat != FIRST)]))
    }

    /// What a position is worth when the last draft is over.
    pub(super) fn drafted(&mut self, game: &Pottery, state: &State, window: [Worth; 2]) -> Result<Worth, TooMuch> {
        self.count.one_more()?;
        match self.mending.value(game, state) {
            Some(value) => Ok(value),
            None => self.value(game, state, window),
        }
    }
}

/// Who picks.
fn picker(game: &Pottery, state: &State) -> Result<Seat, TooMuch> {
    match game.status(state) {
        Status::Awaiting(seats) => seats.first().ok_or(TooMuch),
        Status::Over(_) => Err(TooMuch),
    }
}
