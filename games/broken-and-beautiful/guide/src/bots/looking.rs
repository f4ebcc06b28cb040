//! Players of Broken and Beautiful and Kintsugi for two who look to the end of the round by a learnt value, and on
//! through deals of the next one.

use std::time::Instant;

use tsugi_broken_and_beautiful::{Action, PhaseView, Pottery, State};
use tsugi_engine::{Bot, Chance, Eyes, Game, Imagine, Seat, SeatSet, SeededRng, Status, apply};
use tsugi_search::{Budget, network::chance};

use super::{
    Endgame, ThinkingPotter,
    judge::Judge,
    round::{Round, own},
};

/// How many choices are followed beyond the deal at the most.
const CANDIDATES: usize = 8;
/// A choice that is judged worse than the best by more than this is not followed.
const FAR: f32 = 2.0;

/// To look through a deal takes as long as to play so many games, about.
const GAMES_A_DEAL: u32 = 40;

/// Looks to the end of the round, and through deals of the next one where it may.
pub struct LookingPotter {
    round: Round,
    endgame: Endgame,
    positions: u64,
    /// Through how many deals it looks, over all choices that it follows.
    deals: u32,
    end: Option<Instant>,
}

/// A choice that is followed.
struct Candidate {
    action: Action,
    /// The last choice of the round, which the deal follows, as it is expected; none where the game ends.
    before: Option<(State, Seat, Action)>,
    /// What the deals came to, added up.
    sum: f32,
}

impl LookingPotter {
    /// Looks to the end of the round alone, and at so many positions of an end.
    pub fn quick(positions: u64) -> Self {
        Self { round: Round::default(), endgame: Endgame::default(), positions, deals: 0, end: None }
    }

    /// Looks through as many deals as the budget has games, and at so many positions of an end.
    pub fn within(budget: Budget, positions: u64) -> Self {
        let deals = u32::try_from(budget.games()).unwrap_or(u32::MAX);
        Self { endgame: Endgame::until(budget.end()), deals, end: budget.end(), ..Self::quick(positions) }
    }

    /// The same by another judge.
    #[must_use]
    pub fn by(self, judge: Judge) -> Self {
        Self { round: Round::by(judge), ..self }
    }

    /// The best choice, the world being imagined from a view.
    fn best(&mut self, game: &Pottery, world: &State, seat: Seat, out: SeatSet, luck: u64) -> Option<Action> {
        let far = if self.deals == 0 { 0.0 } else { FAR };
        let mut all = self.round.all(game, world, seat, out, far);
        // Of equal ones the first that is listed.
        all.sort_by(|one, two| two.1.total_cmp(&one.1));
        let best = *all.first()?;
        all.retain(|(_, value)| *value >= best.1 - FAR);
        all.truncate(CANDIDATES);
        if all.len() < 2 || self.deals == 0 {
            return Some(best.0);
        }
        let mut candidates: Vec<Candidate> = Vec::with_capacity(all.len());
        for (action, value) in all {
            let before = self.followed(game, world, seat, action);
            if before.is_none() {
                // The game ends: it is known what it comes to.
                return Some(best.0);
            }
            candidates.push(Candidate { action, before, sum: chance(value) });
        }
        self.race(game, seat, candidates, luck)
    }

    /// The choice of the round that the deal follows, if both play on as is best.
    fn followed(&mut self, game: &Pottery, world: &State, seat: Seat, action: Action) -> Option<(State, Seat, Action)> {
        let (mut state, mut seat, mut action) = (*world, seat, action);
        let round = state.round();
        loop {
            let mut next = state;
            apply(game, &mut next, seat, action, &mut SeededRng::new(0), None).ok()?;
            let Status::Awaiting(seats) = game.status(&next) else { return None };
            if next.round() != round {
                return Some((state, seat, action));
            }
            (state, seat) = (next, seats.first()?);
            let all = self.round.all(game, &state, seat, SeatSet::EMPTY, 0.0);
            let best = all.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
            action = best?.0;
        }
    }

    /// The best of some choices over the same deals, the worse half given up again and again.
    fn race(&mut self, game: &Pottery, seat: Seat, mut candidates: Vec<Candidate>, luck: u64) -> Option<Action> {
        let steps = candidates.len().next_power_of_two().trailing_zeros();
        let mut deal = 0;
        for step in 0..steps {
            let part = self.deals / steps / candidates.len() as u32;
            for _ in 0..part.max(1) {
                if self.end.is_some_and(|end| deal > 0 && Instant::now() >= end) {
                    break;
                }
                for candidate in &mut candidates {
                    let Some((state, chooser, action)) = candidate.before else { continue };
                    let mut next = state;
                    let mut lots = SeededRng::stream(luck, deal);
                    apply(game, &mut next, chooser, action, &mut lots, None).ok()?;
                    candidate.sum += chance(own(seat, self.round.value(game, &next)));
                }
                deal += 1;
            }
            candidates.sort_by(|one, two| two.sum.total_cmp(&one.sum));
            let kept = candidates.len().div_ceil(2);
            candidates.truncate(if step + 1 == steps { 1 } else { kept });
        }
        candidates.first().map(|candidate| candidate.action)
    }
}

impl Bot<Pottery> for LookingPotter {
    fn choose(&mut self, eyes: Eyes<'_, Pottery>, legal: &[Action], luck: &mut dyn Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        let (game, view) = (eyes.game(), eyes.view());
        // Nothing is hidden, so what is imagined is so.
        let world = game.imagine(&view, luck);
        if let Some(best) = self.endgame.best(game, &world, self.positions) {
            return best;
        }
        let out = match view.phase {
            PhaseView::Repairing { passed, .. } => passed,
            _ => SeatSet::EMPTY,
        };
        let lots = u64::from(luck.below(u32::MAX));
        self.round.judge.forget();
        self.best(game, &world, eyes.seat(), out, lots).unwrap_or(legal[0])
    }
}

/// A player who looks where two play, and searches where more do.
pub struct PotterBySeats {
    budget: Budget,
    two: LookingPotter,
    among_many: fn(Budget) -> ThinkingPotter,
    searching: Option<ThinkingPotter>,
}

impl PotterBySeats {
    /// The strong player: with two the round at hand alone, otherwise a search within the budget.
    pub fn strong(budget: Budget) -> Self {
        let positions = ThinkingPotter::positions(budget);
        let two = LookingPotter { endgame: Endgame::until(budget.end()), ..LookingPotter::quick(positions) };
        Self { budget, two, among_many: ThinkingPotter::new, searching: None }
    }

    /// The master: with two deals of the next round too, otherwise a longer search.
    pub fn master(budget: Budget) -> Self {
        let deals = (budget.games() as u32 / GAMES_A_DEAL).max(1);
        let two = LookingPotter::within(budget.with_games(deals), ThinkingPotter::master_positions(budget));
        Self { budget, two, among_many: ThinkingPotter::master_within, searching: None }
    }
}

impl Bot<Pottery> for PotterBySeats {
    fn choose(&mut self, eyes: Eyes<'_, Pottery>, legal: &[Action], luck: &mut dyn Chance) -> Action {
        if eyes.game().seats() == 2 {
            return self.two.choose(eyes, legal, luck);
        }
        let searching = self.searching.get_or_insert_with(|| (self.among_many)(self.budget));
        searching.choose(eyes, legal, luck)
    }
}
