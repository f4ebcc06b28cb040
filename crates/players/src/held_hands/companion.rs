//! A player of ...and then we held hands... who searches.
//!
//! What is chosen between is whole turns: every walk with its cards, told by its steps. Each iteration
//! imagines what is hidden, plays one of them through the rules to the partner's turn, and judges the
//! chance to win from there. The turns that do best are tried most.

use std::time::Instant;

use tsugi_engine::{Bot, Chance, Eyes, Game, Imagine, Seat, Status, apply};
use tsugi_held_hands::{Action, HeldHands, PhaseView, State, View};

use super::{
    LOOKED_AT, approach, better_fan,
    position::{End, Position, Steps},
    prospect::{OFF, prospect},
    turn_or_keep,
};
use crate::{Advice, Advisor, Aim, Budget, Hint};

/// How much is tried that has not done best so far.
const EXPLORE: f32 = 0.12;
/// How many turns are chosen between, at the most.
const PLANS: usize = 40;

/// A turn that may be played.
#[derive(Clone, Copy)]
struct Plan {
    first: Action,
    steps: Steps,
    tried: f32,
    sum: f32,
    squares: f32,
}

impl Plan {
    fn of(first: Action, steps: Steps) -> Self {
        Self { first, steps, tried: 0.0, sum: 0.0, squares: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.sum / self.tried.max(1.0)
    }

    /// The chance it was judged to have, and how far that may be off: by what is hidden, and by the model.
    fn hint(&self) -> Hint<Action> {
        let value = f64::from(self.mean());
        let spread = (f64::from(self.squares / self.tried.max(1.0)) - value * value).max(0.0);
        let within = OFF + 1.96 * (spread / f64::from(self.tried.max(1.0))).sqrt();
        let (low, high) = ((value - within).max(0.0), (value + within).min(1.0));
        Hint { action: self.first, value, low, high, exact: false }
    }
}

/// Searches among whole turns.
pub struct Companion {
    budget: Budget,
    plans: Vec<Plan>,
    ends: Vec<End>,
}

impl Companion {
    /// A player with this budget for a choice.
    pub fn new(budget: Budget) -> Self {
        Self { budget, plans: Vec::new(), ends: Vec::new() }
    }

    /// Lists the turns to choose between.
    fn plan(&mut self, game: &HeldHands, view: &View, seat: Seat, legal: &[Action]) {
        self.plans.clear();
        let alone = [None; super::position::LONGEST as usize];
        if !matches!(view.phase, PhaseView::Walking { .. }) {
            self.plans.extend(legal.iter().map(|&action| Plan::of(action, alone)));
            return;
        }
        let position = Position::of(game, view, seat);
        self.ends.clear();
        position.ends(&mut self.ends);
        self.ends.sort_unstable_by_key(|end| std::cmp::Reverse((end.worth, end.node, end.own, end.partner)));
        self.ends.dedup_by_key(|end| (end.node, end.balance, end.own, end.partner));
        self.ends.truncate(2 * LOOKED_AT);
        self.ends.sort_by_cached_key(|end| std::cmp::Reverse(end.worth + position.outlook(end)));
        self.plans.extend(self.ends.iter().take(PLANS).map(|end| Plan::of(end.first, end.steps)));
        if self.plans.is_empty() {
            self.plans.extend(legal.iter().map(|&action| Plan::of(action, alone)));
        }
    }

    fn think(&mut self, eyes: &Eyes<'_, HeldHands>, legal: &[Action], chance: &mut dyn Chance) {
        let (game, view, seat) = (eyes.game(), eyes.view(), eyes.seat());
        self.plan(game, &view, seat, legal);
        let (mut played, begun) = (0, Instant::now());
        while self.budget.allows(played, begun) {
            played += 1;
            let chosen = self.most_promising(played as f32);
            let world = game.imagine(&view, chance);
            let worth = play(game, world, seat, &self.plans[chosen], chance);
            let plan = &mut self.plans[chosen];
            plan.tried += 1.0;
            plan.sum += worth;
            plan.squares += worth * worth;
        }
    }

    fn most_promising(&self, played: f32) -> usize {
        let explore = EXPLORE * played.ln().max(0.0).sqrt();
        let promise = |plan: &Plan| {
            if plan.tried == 0.0 { f32::MAX } else { plan.mean() + explore / plan.tried.sqrt() }
        };
        // What looks best is tried first, the others as there is time.
        let open = 4 + (1.2 * played.sqrt()) as usize;
        let (mut best, mut most) = (0, f32::MIN);
        for (index, plan) in self.plans.iter().take(open).enumerate() {
            if promise(plan) > most {
                (best, most) = (index, promise(plan));
            }
        }
        best
    }
}

/// Plays a turn through the rules to where the next begins, and judges it.
fn play(game: &HeldHands, mut world: State, seat: Seat, plan: &Plan, chance: &mut dyn Chance) -> f32 {
    let rest = plan.steps.into_iter().flatten().skip(usize::from(plan.steps[0] == Some(plan.first)));
    for action in std::iter::once(plan.first).chain(rest) {
        if apply(game, &mut world, seat, action, chance, None).is_err() {
            return 0.0;
        }
    }
    loop {
        let Status::Awaiting(seats) = game.status(&world) else {
            let won = matches!(game.status(&world), Status::Over(tsugi_engine::Outcome::Together { won: true, .. }));
            return f32::from(u8::from(won));
        };
        if world.begins_turn() {
            return prospect(game, &world);
        }
        let seat = seats.first().unwrap_or(seat);
        let view = game.view(&world, tsugi_engine::Viewer::Seat(seat));
        let action = match view.phase {
            PhaseView::ChoosingFans { .. } => Action::ChooseFan { side: better_fan(&view) },
            PhaseView::Turning { .. } => turn_or_keep(game, &view, seat),
            PhaseView::Walking { .. } | PhaseView::Over { .. } => Action::EndTurn,
        };
        if apply(game, &mut world, seat, action, chance, None).is_err() {
            return 0.0;
        }
    }
}

impl Companion {
    /// The turn that was tried most; the better one of equals.
    fn favourite(&self) -> Option<&Plan> {
        let order = |one: &&Plan, two: &&Plan| one.tried.total_cmp(&two.tried).then(one.mean().total_cmp(&two.mean()));
        self.plans.iter().max_by(order)
    }
}

impl Bot<HeldHands> for Companion {
    fn choose(&mut self, eyes: Eyes<'_, HeldHands>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        let (game, view, seat) = (eyes.game(), eyes.view(), eyes.seat());
        if approach::must_follow(&view) {
            let world = game.imagine(&view, chance);
            let home = legal.iter().find(|&&action| approach::still_leads_home(game, &world, seat, action));
            return *home.unwrap_or(&legal[0]);
        }
        self.think(&eyes, legal, chance);
        let wanted = self.favourite().map_or(legal[0], |plan| plan.first);
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }
}

impl Advisor<HeldHands> for Companion {
    /// Of all turns that begin with a choice the best one speaks for it; the final approach is exact.
    fn advise(&mut self, eyes: Eyes<'_, HeldHands>, legal: &[Action], chance: &mut dyn Chance) -> Advice<Action> {
        let (game, view, seat) = (eyes.game(), eyes.view(), eyes.seat());
        let mut hints: Vec<Hint<Action>> = Vec::new();
        if approach::must_follow(&view) {
            let world = game.imagine(&view, chance);
            let home = |action| f64::from(u8::from(approach::still_leads_home(game, &world, seat, action)));
            hints.extend(legal.iter().map(|&action| Hint::exact(action, home(action))));
        } else {
            self.think(&eyes, legal, chance);
            for plan in self.plans.iter().filter(|plan| plan.tried > 0.0 && legal.contains(&plan.first)) {
                let hint = plan.hint();
                match hints.iter_mut().find(|known| known.action == plan.first) {
                    Some(known) if known.value < hint.value => *known = hint,
                    Some(_) => {}
                    None => hints.push(hint),
                }
            }
        }
        hints.sort_by(|one, two| two.value.total_cmp(&one.value).then(one.action.cmp(&two.action)));
        Advice { of: Aim::Win, hints }
    }
}
