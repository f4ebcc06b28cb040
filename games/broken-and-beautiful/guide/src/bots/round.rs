//! The rest of a round of two by alpha-beta, a network judging the moment before the next deal.
//!
//! The draft is played through the rules. Of the two picks that one seat makes running only one order is looked at. When
//! the draft is over each mends what is best for themselves, the other's things as they are: nothing that one mends changes
//! what the other may mend, and little what it is worth to them.

use std::collections::HashMap;

use tsugi_broken_and_beautiful::{Action, AfterPass, CardSet, Collection, Pottery, State};
use tsugi_engine::{BySeat, Game, Outcome, Seat, SeatSet, Status, apply};

use super::deals::Luckless;
use super::endgame::{Keyed, are_alike, emptied, sort};
use super::judge::Judge;

/// By whose judgement positions are told.
const FIRST: Seat = Seat::at(0);
/// A game that is won is judged so, and by as much more as its lead.
const WON: f32 = 16.0;
const A_POINT: f32 = 1.0 / 64.0;
/// No more ways to mend than this are looked at.
const MOST_WAYS: usize = 96;

/// A pick as it is tried: the choice, its card, and the cards like it that are taken first.
#[derive(Clone, Copy)]
struct Pick {
    action: Action,
    card: CardSet,
    like: CardSet,
}

/// Looks through rounds.
#[derive(Default)]
pub struct Round {
    pub(super) judge: Judge,
    /// In which order picks are tried: the first, the two that one seat makes running, the last.
    picks: [Vec<Pick>; 3],
    /// What drafts came to, by the position after them.
    drafted: HashMap<u64, f32, Keyed>,
    ways: Vec<Collection>,
    /// The deal that the order of picks is for: drafting area, top card, and who picks.
    deal: Option<(CardSet, CardSet, Seat)>,
    /// The round that is looked through; none before the first.
    number: u8,
}

impl Round {
    /// Judges by what this judge thinks.
    pub fn by(judge: Judge) -> Self {
        Self { judge, ..Self::default() }
    }

    /// Prepares for the round of a position.
    fn begin(&mut self, game: &Pottery, state: &State) {
        emptied(&mut self.drafted);
        self.number = state.round();
        let left = (game.rounds() as u8).saturating_sub(state.round());
        self.judge.begin(game, state.deck(), state.top(), left);
        if state.area().is_empty() {
            return;
        }
        let Some(seat) = picker(game, state) else { return };
        let now = run_of(state);
        // Positions of one deal are much alike: what proved good in one is tried first in the next.
        let deal = (state.area(), state.top(), seat);
        if self.deal == Some(deal) {
            return;
        }
        self.deal = Some(deal);
        for (run, picks) in self.picks.iter_mut().enumerate() {
            // One makes the first and the last pick, the other the two between.
            let picks_now = if (run == 1) == (now == 1) { seat } else { seat.next(2) };
            let mut list = Vec::new();
            game.legal_actions(state, picks_now, &mut list);
            sort(game, state, picks_now, &mut list);
            picks.clear();
            picks.extend(list.iter().filter_map(|&action| pick(game, state, action)));
        }
    }

    /// What each of the choices that differ comes to for the seat that chooses, in the order of the list; of those worse
    /// than the best by more than `far` it may be told too much, but not more than that.
    pub fn all(&mut self, game: &Pottery, state: &State, seat: Seat, out: SeatSet, far: f32) -> Vec<(Action, f32)> {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        list.dedup_by(|next, one| are_alike(*one, *next));
        self.begin(game, state);
        let mut found = Vec::with_capacity(list.len());
        let mut best = f32::NEG_INFINITY;
        for action in list {
            let low = best - far;
            let window = if seat == FIRST { [low, f32::INFINITY] } else { [f32::NEG_INFINITY, -low] };
            let value = match action {
                Action::NameFirst { seat: named } => self.between_rounds(game, state, named),
                Action::Repair { .. } | Action::Pass => self.mending(game, state, seat, action, out),
                Action::Keep { .. } | Action::Sell { .. } => self.after(game, state, seat, action, window, None),
            };
            best = best.max(own(seat, value));
            found.push((action, own(seat, value)));
        }
        found
    }

    /// What the position of a choice in the draft is worth to the first seat.
    pub fn value(&mut self, game: &Pottery, state: &State) -> f32 {
        self.begin(game, state);
        match game.status(state) {
            Status::Over(outcome) => ended(&outcome),
            Status::Awaiting(_) if state.area().is_empty() => self.drafted(game, state),
            Status::Awaiting(_) => self.draft(game, state, [f32::NEG_INFINITY, f32::INFINITY], None),
        }
    }

    /// What a choice of the draft is worth; `last` is the pick before, if the same seat made it.
    fn after(
        &mut self,
        game: &Pottery,
        state: &State,
        seat: Seat,
        action: Action,
        window: [f32; 2],
        last: Option<Action>,
    ) -> f32 {
        let mut next = *state;
        if apply(game, &mut next, seat, action, &mut Luckless::default(), None).is_err() {
            return 0.0;
        }
        if next.round() == self.number && !next.area().is_empty() {
            return self.draft(game, &next, window, last);
        }
        self.drafted(game, &next)
    }

    /// What a position of the draft is worth; outside the window a bound.
    fn draft(&mut self, game: &Pottery, state: &State, mut window: [f32; 2], last: Option<Action>) -> f32 {
        let Some(seat) = picker(game, state) else { return 0.0 };
        let (run, is_second) = (run_of(state), state.area().len() == 3);
        let mut best = own(seat, f32::NEG_INFINITY);
        for at in 0..self.picks[run].len() {
            let Pick { action, card, like } = self.picks[run][at];
            // Of two picks running it does not matter which comes first.
            let other_way_round = last.is_some_and(|last| action < last);
            if !state.area().meets(card) || state.area().meets(like) || other_way_round {
                continue;
            }
            let value = self.after(game, state, seat, action, window, Some(action).filter(|_| state.area().len() == 4));
            if own(seat, value) > own(seat, best) {
                best = value;
            }
            if seat == FIRST {
                window[0] = window[0].max(value);
            } else {
                window[1] = window[1].min(value);
            }
            if window[0] >= window[1] {
                if !is_second {
                    self.picks[run][..=at].rotate_right(1);
                }
                break;
            }
        }
        best
    }

    /// What a position is worth when the draft is over.
    fn drafted(&mut self, game: &Pottery, state: &State) -> f32 {
        let key = state.future_key();
        if let Some(&known) = self.drafted.get(&key) {
            return known;
        }
        let sides = [FIRST, FIRST.next(2)].map(|seat| *state.collection(seat));
        let value = match game.status(state) {
            Status::Over(outcome) => ended(&outcome),
            Status::Awaiting(_) if state.round() == self.number => self.mended(game, state, sides),
            // Nothing could be mended, and the next round has begun.
            Status::Awaiting(_) => self.ended_round(game, sides, state.first()),
        };
        self.drafted.insert(key, value);
        value
    }

    /// What it comes to if first one and then the other mends as is best for themselves.
    fn mended(&mut self, game: &Pottery, state: &State, mut sides: [Collection; 2]) -> f32 {
        let (first, begins) = (state.first(), state.first().next(2));
        let mut value = self.end_of(game, state, sides, begins);
        for seat in [first, begins] {
            let at = seat.index() & 1;
            let mut ways = std::mem::take(&mut self.ways);
            ways.clear();
            add_ways(game, sides[at], state.free_repair(), 0, &mut ways);
            let mut best = sides[at];
            for &way in &ways {
                sides[at] = way;
                let found = self.end_of(game, state, sides, begins);
                if own(seat, found) > own(seat, value) {
                    (value, best) = (found, way);
                }
            }
            sides[at] = best;
            self.ways = ways;
        }
        value
    }

    /// What a choice while things are mended is worth to the first seat; who is out mends no more.
    fn mending(&mut self, game: &Pottery, state: &State, seat: Seat, action: Action, out: SeatSet) -> f32 {
        let mut sides = [FIRST, FIRST.next(2)].map(|seat| *state.collection(seat));
        let (mine, free) = (seat.index() & 1, state.free_repair());
        if let Action::Repair { card } = action {
            let price = game.price(card, sides[mine].repairs, free);
            sides[mine].repair(game.deck().set(card), price);
        }
        let mut ways = vec![sides[mine]];
        if action != Action::Pass {
            add_ways(game, sides[mine], free, 0, &mut ways);
        }
        let mut best = f32::NEG_INFINITY;
        for way in ways {
            sides[mine] = way;
            best = best.max(own(seat, self.answered(game, state, sides, seat.next(2), out)));
        }
        own(seat, best)
    }

    /// What it comes to if that seat mends as is best for it.
    fn answered(&mut self, game: &Pottery, state: &State, mut sides: [Collection; 2], seat: Seat, out: SeatSet) -> f32 {
        let begins = state.first().next(2);
        let mut value = self.end_of(game, state, sides, begins);
        if out.contains(seat) && game.rules().after_pass == AfterPass::IsOut {
            return value;
        }
        let mut ways = Vec::new();
        add_ways(game, sides[seat.index() & 1], state.free_repair(), 0, &mut ways);
        for way in ways {
            sides[seat.index() & 1] = way;
            let found = self.end_of(game, state, sides, begins);
            if own(seat, found) > own(seat, value) {
                value = found;
            }
        }
        value
    }

    /// What the end of this round is worth, or of the game.
    fn end_of(&mut self, game: &Pottery, state: &State, sides: [Collection; 2], begins: Seat) -> f32 {
        if usize::from(state.round()) < game.rounds() {
            return self.ended_round(game, sides, begins);
        }
        let collected = BySeat::from_fn(2, |seat| {
            let mut own = sides[seat.index() & 1];
            own.broken = own.broken.without(game.discarded_at_end(&own));
            own.collected()
        });
        let [one, two] = [FIRST, FIRST.next(2)].map(|seat| {
            let points = game.points(&collected, seat);
            game.rank(&collected[seat], points)
        });
        result(one.cmp(&two), one.0 - two.0)
    }

    /// What the moment before the next deal is worth to the first seat.
    fn ended_round(&mut self, game: &Pottery, sides: [Collection; 2], begins: Seat) -> f32 {
        let at = begins.index() & 1;
        let (one, two) = (self.judge.side(game, &sides[at], true), self.judge.side(game, &sides[1 - at], false));
        own(begins, self.judge.judge(one, two))
    }

    /// The same before the first round.
    fn between_rounds(&mut self, game: &Pottery, state: &State, begins: Seat) -> f32 {
        self.ended_round(game, [FIRST, FIRST.next(2)].map(|seat| *state.collection(seat)), begins)
    }
}

/// A value as that seat sees it, and back.
pub(super) fn own(seat: Seat, value: f32) -> f32 {
    if seat == FIRST { value } else { -value }
}

/// Which of the three this is: the first pick, one of the two running, the last.
fn run_of(state: &State) -> usize {
    match state.area().len() {
        5.. => 0,
        3 | 4 => 1,
        _ => 2,
    }
}

/// Who picks.
fn picker(game: &Pottery, state: &State) -> Option<Seat> {
    match game.status(state) {
        Status::Awaiting(seats) => seats.first(),
        Status::Over(_) => None,
    }
}

/// A choice of a draft as it is tried.
fn pick(game: &Pottery, state: &State, action: Action) -> Option<Pick> {
    let (Action::Keep { card } | Action::Sell { card }) = action else { return None };
    let before = |other: &u32| {
        let other = game.deck().card(*other);
        (other.kind(), other.pattern()) == (card.kind(), card.pattern()) && other < card
    };
    let like = state.area().iter().filter(before).fold(CardSet::EMPTY, |all, index| all.or(CardSet::only(index)));
    Some(Pick { action, card: game.deck().set(card), like })
}

/// Adds every way to mend more, with cards from this number on. What several cards cost does not depend on their order,
/// so they are mended from the lowest up; only which one is free matters.
fn add_ways(game: &Pottery, own: Collection, free: bool, from: u32, ways: &mut Vec<Collection>) {
    for index in game.repairable(&own, free).iter().filter(|&index| index >= from) {
        if ways.len() >= MOST_WAYS {
            return;
        }
        let mut next = own;
        next.repair(CardSet::only(index), game.price(game.deck().card(index), own.repairs, free));
        ways.push(next);
        add_ways(game, next, free, if free && own.repairs == 0 { 0 } else { index }, ways);
    }
}

/// What an end is worth to a first seat that is ranked so against the second, and leads by so much.
fn result(rank: std::cmp::Ordering, lead: i32) -> f32 {
    f32::from(rank as i8) * WON + lead as f32 * A_POINT
}

/// What an end is worth to the first seat.
fn ended(outcome: &Outcome) -> f32 {
    let Outcome::Ranked { places, scores } = outcome else { return 0.0 };
    let second = FIRST.next(2);
    result(places[second].cmp(&places[FIRST]), scores[FIRST] - scores[second])
}
