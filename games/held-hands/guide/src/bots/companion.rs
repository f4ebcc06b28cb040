//! A player of ...and then we held hands... who searches.
//!
//! What is chosen between is whole turns: every walk with its cards, told by its steps. Each iteration
//! imagines what is hidden, plays one of them through the rules to the partner's turn, and judges the
//! chance to win from there. The turns that do best are tried most; with a larger budget the best of them
//! are then compared by how they are answered (`foresight.rs`).

use std::time::Instant;

use tsugi_engine::{Bot, Chance, Eyes, Imagine, Seat, SeededRng};
use tsugi_held_hands::{Action, HeldHands, PhaseView, View};

use super::{
    LOOKED_AT, approach,
    foresight::Foresight,
    plan::Plan,
    position::{End, LONGEST, Position},
    prospect::Prospect,
};
use tsugi_search::{Advice, Advisor, Aim, Budget, Hint};

/// How many turns are chosen between, at the most.
const PLANS: usize = 40;
/// How much is tried that has not done best so far.
const EXPLORE: f32 = 0.12;
/// The most threads a budget of time is shared among.
const MOST_THREADS: usize = 8;

/// Searches among whole turns.
pub struct Companion {
    budget: Budget,
    prospect: Prospect,
    plans: Vec<Plan>,
    /// Those that did not do well enough to be compared by how they are answered.
    set_aside: Vec<Plan>,
    ends: Vec<End>,
    /// One for a budget of iterations; for a budget of time one a thread.
    thinkers: Vec<Thinker>,
}

/// Who compares turns, with what that needs.
struct Thinker {
    plans: Vec<Plan>,
    ends: Vec<End>,
    /// Every turn meets the same worlds, in the same order.
    worlds: u64,
}

/// What every thread is told.
#[derive(Clone, Copy)]
struct Task<'a> {
    game: &'a HeldHands,
    view: &'a View,
    seat: Seat,
    prospect: &'a Prospect,
    budget: Budget,
    foresight: Option<Foresight>,
}

impl Companion {
    /// A player with this budget for a choice.
    pub fn new(budget: Budget) -> Self {
        Self::judging(budget, Prospect::OURS)
    }

    /// The same, judging by another model.
    pub fn judging(budget: Budget, prospect: Prospect) -> Self {
        Self { budget, prospect, plans: Vec::new(), set_aside: Vec::new(), ends: Vec::new(), thinkers: Vec::new() }
    }

    /// Lists the turns to choose between.
    fn plan(&mut self, game: &HeldHands, view: &View, seat: Seat, legal: &[Action]) {
        self.plans.clear();
        self.set_aside.clear();
        let alone = [None; LONGEST as usize];
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

    /// Compares all turns by where they lead, then, with a budget for it, the best by how they are answered.
    fn think(&mut self, eyes: &Eyes<'_, HeldHands>, legal: &[Action], chance: &mut dyn Chance) {
        let (game, view, seat) = (eyes.game(), eyes.view(), eyes.seat());
        self.plan(game, &view, seat, legal);
        let prospect = self.prospect;
        let task = Task { game, view: &view, seat, prospect: &prospect, budget: self.budget, foresight: None };
        let Some((first, then, foresight)) = Foresight::within(self.budget) else {
            return self.compare(&task, chance);
        };
        self.compare(&Task { budget: first, ..task }, chance);
        self.plans.sort_by(|one, two| two.tried.total_cmp(&one.tried).then(two.mean().total_cmp(&one.mean())));
        self.set_aside.extend(self.plans.drain(foresight.kept.min(self.plans.len())..));
        if self.plans.len() > 1 {
            self.compare(&Task { budget: then, foresight: Some(foresight), ..task }, chance);
        }
    }

    /// Compares the turns that lie ready, on several threads where time is the budget.
    fn compare(&mut self, task: &Task<'_>, chance: &mut dyn Chance) {
        let threads = match task.budget {
            Budget::Iterations(_) | Budget::Until(..) => 1,
            Budget::Time(_) => std::thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS),
        };
        for plan in &mut self.plans {
            *plan = plan.afresh();
        }
        self.thinkers.truncate(threads);
        self.thinkers.resize_with(threads, Thinker::new);
        for thinker in &mut self.thinkers {
            thinker.plans.clone_from(&self.plans);
            thinker.worlds = u64::from(chance.below(u32::MAX));
        }
        match self.thinkers.as_mut_slice() {
            [alone] => alone.compare(task),
            several => std::thread::scope(|scope| {
                for thinker in several {
                    scope.spawn(move || thinker.compare(task));
                }
            }),
        }
        for thinker in &self.thinkers {
            self.plans.iter_mut().zip(&thinker.plans).for_each(|(plan, seen)| plan.add(seen));
        }
    }

    /// The turn that was tried most; the better one of equals.
    fn favourite(&self) -> Option<&Plan> {
        let order = |one: &&Plan, two: &&Plan| one.tried.total_cmp(&two.tried).then(one.mean().total_cmp(&two.mean()));
        self.plans.iter().max_by(order)
    }
}

impl Thinker {
    fn new() -> Self {
        Self { plans: Vec::new(), ends: Vec::new(), worlds: 0 }
    }

    fn compare(&mut self, task: &Task<'_>) {
        let (mut played, begun) = (0, Instant::now());
        let price = task.foresight.map_or(1, Foresight::price);
        while task.budget.fits(played, price, begun) {
            let chosen = self.most_promising();
            let plan = &mut self.plans[chosen];
            let mut luck = SeededRng::stream(self.worlds, plan.tried as u64);
            let world = task.game.imagine(task.view, &mut luck);
            let led = plan.play(task.game, world, task.seat, &mut luck);
            let led = match task.foresight {
                None => led,
                Some(foresight) => foresight.answered(task.game, led, task.prospect, &mut self.ends, &mut luck),
            };
            plan.note(led.chance(task.game, task.prospect));
            played += price;
        }
    }

    fn most_promising(&self) -> usize {
        let trials = 1.0 + self.plans.iter().map(|plan| plan.tried).sum::<f32>();
        let explore = EXPLORE * trials.ln().sqrt();
        let promise = |plan: &Plan| {
            if plan.tried == 0.0 { f32::MAX } else { plan.mean() + explore / plan.tried.sqrt() }
        };
        // What looks best is tried first, the others as there is time.
        let open = 4 + (1.2 * trials.sqrt()) as usize;
        let (mut best, mut most) = (0, f32::MIN);
        for (index, plan) in self.plans.iter().take(open).enumerate() {
            if promise(plan) > most {
                (best, most) = (index, promise(plan));
            }
        }
        best
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
            let tried = |plan: &&Plan| plan.tried > 0.0 && legal.contains(&plan.first);
            for hint in self.plans.iter().filter(tried).map(Plan::hint) {
                match hints.iter_mut().find(|known| known.action == hint.action) {
                    Some(known) if known.value < hint.value => *known = hint,
                    Some(_) => {}
                    None => hints.push(hint),
                }
            }
            // What was set aside lost to all of these: it is told as no better, whatever the model says of it.
            let least = hints.iter().map(|hint| hint.value).fold(1.0, f64::min);
            for hint in self.set_aside.iter().filter(tried).map(Plan::hint) {
                if hints.iter().all(|known| known.action != hint.action) {
                    hints.push(Hint { value: hint.value.min(least), low: hint.low.min(least), ..hint });
                }
            }
        }
        hints.sort_by(|one, two| two.value.total_cmp(&one.value).then(one.action.cmp(&two.action)));
        Advice { of: Aim::Win, hints }
    }
}
