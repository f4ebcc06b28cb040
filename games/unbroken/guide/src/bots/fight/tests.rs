//! The solver against a second one, written apart: plain, without tables and without cutting anything.

use tsugi_engine::{Bot, Chance, Eyes, Game, Options, SeededRng, Status, apply, begin};
use tsugi_unbroken::{Action, Components, Phase, Resource, Stage, State, Unbroken};

use super::{Breadth, FACES, Fights, Prize, SEAT, Stakes, Sure};
use crate::Survivor;

/// What is left of effort, so that values differ: a won fight is worth more the less it cost.
struct Effort;

impl Prize for Effort {
    fn of(&self, _: &Unbroken, state: &State) -> (f32, Sure) {
        let own = state.resources();
        let small = f32::from(own.get(Resource::Small));
        ((1.0 + small + 4.0 * f32::from(own.get(Resource::Medium))) / 80.0, Sure::Exact)
    }
}

/// Lots told one by one; where they end, six ways lie open.
struct Faces {
    told: Vec<u32>,
    asked: usize,
}

impl Chance for Faces {
    fn below(&mut self, n: u32) -> u32 {
        if n != FACES {
            return 0;
        }
        self.asked += 1;
        self.told.get(self.asked - 1).copied().unwrap_or(0)
    }
}

/// The most rolls that are followed after one choice.
const MOST_ROLLS: usize = 6;

/// A plain solver, which gives up where it has looked at too many moments, or too far.
struct Plain<'a> {
    game: &'a Unbroken,
    left: u32,
    deep: u32,
}

impl Plain<'_> {
    fn solve(game: &Unbroken, state: &State) -> Option<f64> {
        let mut plain = Plain { game, left: 300_000, deep: 0 };
        let worth = plain.moment(state);
        (plain.left > 0).then_some(worth)
    }

    /// The mean over the faces that are still to come.
    fn choice(&mut self, state: &State, action: Action, told: &[u32]) -> f64 {
        let mut faces = Faces { told: told.to_vec(), asked: 0 };
        let mut next = *state;
        apply(self.game, &mut next, SEAT, action, &mut faces, None).expect("a listed action is legal");
        if faces.asked <= told.len() {
            return self.moment(&next);
        }
        // A result that is rolled anew again and again (R6.8) is so unlikely that it may count for nothing.
        if told.len() >= MOST_ROLLS {
            return 0.0;
        }
        (0..FACES).map(|face| self.choice(state, action, &[told, &[face]].concat())).sum::<f64>() / f64::from(FACES)
    }

    /// The best of all that can be done; to wait is of use only where something wears off.
    fn moment(&mut self, state: &State) -> f64 {
        self.left = if self.deep > DEEPEST { 0 } else { self.left.saturating_sub(1) };
        if self.left == 0 || state.ending().is_some() {
            return 0.0;
        }
        if state.stage() != Stage::Combat {
            return Effort.of(self.game, state).0.into();
        }
        let mut legal = Vec::new();
        self.game.legal_actions(state, SEAT, &mut legal);
        legal.retain(|action| *action != Action::Skip || state.wears_off(self.game));
        self.deep += 1;
        let best = legal.iter().map(|&action| self.choice(state, action, &[])).fold(0.0, f64::max);
        self.deep -= 1;
        best
    }
}

/// The deepest that is looked: where an answer to a roll may be given, a result can come again for ever.
const DEEPEST: u32 = 40;

fn caverns() -> Unbroken {
    let options = Options::new(&Unbroken::options(), [], 1).expect("defaults hold");
    Unbroken::from_options(&options, Components::ours()).expect("our components can be played with")
}

/// Moments of fights in greedy games that a plain solver can follow to the end.
fn moments(game: &Unbroken, games: u64, mut see: impl FnMut(&State)) {
    let mut bot = Survivor::default();
    for seed in 0..games {
        let (mut luck, mut legal) = (SeededRng::new(seed), Vec::new());
        let mut state = begin(game, &mut luck, None);
        while let Status::Awaiting(_) = game.status(&state) {
            if state.phase() == Phase::Turn && !state.wears_off(game) {
                see(&state);
            }
            legal.clear();
            game.legal_actions(&state, SEAT, &mut legal);
            let action = bot.choose(Eyes::of(game, &state, SEAT), &legal, &mut luck);
            apply(game, &mut state, SEAT, action, &mut luck, None).expect("a listed action is legal");
        }
    }
}

#[test]
fn fights_are_worth_what_the_plain_solver_says() {
    let game = caverns();
    let (mut compared, mut undecided, mut fights) = (0, 0, Fights::new(Breadth::Whole, None));
    moments(&game, 30, |state| {
        if state.resources().effort() > 9 {
            return;
        }
        let Some(plain) = Plain::solve(&game, state) else { return };
        fights.forget(3_000_000);
        let solved = fights.solve(Stakes { game: &game, prize: &Effort }, state).ok().flatten();
        let solved = f64::from(solved.expect("a small fight"));
        if fights.sure() == Sure::Exact {
            assert!((solved - plain).abs() < 2e-4, "solved {solved}, plainly {plain}: {state:?}");
            compared += 1;
            undecided += u32::from(plain > 0.001 && plain < 0.1);
        }
    });
    println!("{compared} fights compared, {undecided} of them undecided");
    assert!(compared > 25 && undecided > 8);
}

/// A solver that forgot the monster's turn would be found out: the die matters in these fights.
#[test]
fn a_planted_solver_that_trusts_its_luck_is_found_out() {
    let game = caverns();
    let mut differ = 0;
    moments(&game, 20, |state| {
        if state.resources().effort() > 7 {
            return;
        }
        let mut legal = Vec::new();
        game.legal_actions(state, SEAT, &mut legal);
        let (mut plain, action) = (Plain { game: &game, left: 50_000, deep: 0 }, legal[0]);
        let (lucky, fair) = (plain.choice(state, action, &[0, 0, 0, 0]), plain.choice(state, action, &[]));
        differ += u32::from((lucky - fair).abs() > 1e-3);
    });
    assert!(differ > 5);
}

/// To look at less can only be worth less.
#[test]
fn sensible_choices_are_worth_no_more_than_all_of_them() {
    let game = caverns();
    let (mut seen, mut less) = (0, 0);
    let (mut all, mut some) = (Fights::new(Breadth::Whole, None), Fights::new(Breadth::Sensible, None));
    moments(&game, 30, |state| {
        if state.resources().effort() > 12 {
            return;
        }
        let stakes = Stakes { game: &game, prize: &Effort };
        all.forget(400_000);
        some.forget(400_000);
        let (Ok(Some(whole)), Ok(Some(part))) = (all.solve(stakes, state), some.solve(stakes, state)) else {
            return;
        };
        if all.sure() == Sure::Exact {
            seen += 1;
            less += u32::from(whole - part > 1e-4);
            assert!(part <= whole + 1e-5, "{part} of {whole}: {state:?}");
        }
    });
    println!("{seen} fights; in {less} of them something unusual is best");
    assert!(seen > 30);
}
