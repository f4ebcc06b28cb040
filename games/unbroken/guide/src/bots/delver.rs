//! A player of Unbroken who searches while travelling, and solves fights.

use std::time::Instant;

use tsugi_engine::{Bot, Chance, Eyes, Game, Imagine, Seat, apply};
use tsugi_unbroken::{Action, Ending, Key, Phase, Resource, Stage, State, Unbroken};

use super::{
    SEAT,
    fight::{Breadth, Fights, Prize, Stakes, Sure},
    habit::{self, habit},
    prospect::{OFF, prospect},
};
use tsugi_search::{Advice, Advisor, Aim, Budget, Forecast, Hint, Method, Opinion, Search};

/// How many choices of a fight are followed to solve one, at the most: about a tenth of a second of them.
const FOLLOWED: u32 = 300_000;
/// The same for a hint, which looks at every choice: with those that are followed after it, less than half a second.
const FOLLOWED_FOR_A_HINT: u32 = 900_000;

/// Does everything by habit, as a beginner does: looks neither ahead nor at what the die may bring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Opinion<Unbroken> for Novice {
    fn pick(&self, game: &Unbroken, world: &State, _: Seat, legal: &[Action], _: &mut dyn Chance) -> Action {
        habit(game, world, legal)
    }

    fn weigh(&self, game: &Unbroken, world: &State, _: Seat, legal: &[Action], opinion: &mut Vec<f32>) -> bool {
        habit::weigh(game, world, legal, opinion);
        true
    }

    /// As a level begins the rest of the game is judged, not played: by habit alone it would be lost.
    fn foresee(&self, game: &Unbroken, world: &State, _: usize) -> Option<Forecast> {
        (world.begins_level() && world.level() > 1).then(|| Forecast::Together(prospect(game, world)))
    }
}

/// What a won battle leaves: at level IV freedom, else the chance that the next level begins with.
struct Onward;

impl Prize for Onward {
    fn of(&self, game: &Unbroken, state: &State) -> (f32, Sure) {
        let (mut state, level) = (*state, state.level());
        let (mut legal, mut luck) = (Vec::new(), NoLuck);
        while state.ending().is_none() && state.level() == level {
            if level >= 4 && !matches!(state.phase(), Phase::Response { .. }) {
                return freed(game, &state);
            }
            legal.clear();
            game.legal_actions(&state, SEAT, &mut legal);
            let action = habit(game, &state, &legal);
            if apply(game, &mut state, SEAT, action, &mut luck, None).is_err() {
                break;
            }
        }
        match state.ending() {
            Some(Ending::Won) => (1.0, Sure::Exact),
            Some(_) => (0.0, Sure::Guess),
            None => (prospect(game, &state), Sure::Guess),
        }
    }
}

/// Whether the last hunger can be paid for. The skill that comes before it may help, and is not counted.
fn freed(game: &Unbroken, state: &State) -> (f32, Sure) {
    let own = state.resources();
    let (asked, each) = (game.food_asked(state), game.modified(state, Key::Meal, 1).max(0) as u32);
    let pays = |food: u8| {
        let missing = u32::from(asked - food);
        missing * (missing + 1) / 2 <= own.effort() + u32::from(food) * each
    };
    let free = (0..=asked.min(own.get(Resource::Food))).any(pays);
    if free { (1.0, Sure::Exact) } else { (0.0, Sure::Guess) }
}

/// No lots: which skills come after a battle does not matter to it.
struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Searches while travelling, solves fights.
pub struct Delver {
    search: Search<Unbroken>,
    fights: Fights,
    /// The level whose fight is remembered.
    level: u8,
    /// Of how many choices of a fight that a full budget follows, in thousandths, this one follows.
    part: u32,
    end: Option<Instant>,
}

impl Delver {
    /// A player with this budget for a choice on the way.
    pub fn new(budget: Budget) -> Self {
        let search = Search::guided(budget, Novice, 100).comparing(|_| Method::WaryTree);
        let (fights, end) = (Fights::new(Breadth::Sensible, budget.end()), budget.end());
        Self { search, fights, level: 0, part: 1000, end }
    }

    /// The same, following so many thousandths of the choices of a fight before it gives up.
    #[must_use]
    pub fn following(self, part: u32) -> Self {
        Self { part: part.clamp(1, 1000), ..self }
    }

    /// The choice of a fight that is worth most; none where it takes too long to tell.
    fn fight(&mut self, game: &Unbroken, state: &State, legal: &[Action]) -> Option<Action> {
        // What was solved stays true for as long as the fight lasts.
        if self.level != state.level() || state.phase() == Phase::Trickery {
            self.level = state.level();
            self.fights.forget(0);
        }
        self.fights.allow(FOLLOWED / 1000 * self.part);
        let stakes = Stakes { game, prize: &Onward };
        let mut best: Option<(f32, Action)> = None;
        for &action in legal.iter().filter(|action| !matches!(action, Action::Skip | Action::Downgrade)) {
            let worth = self.fights.worth(stakes, state, action).ok()?;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

impl Bot<Unbroken> for Delver {
    fn choose(&mut self, eyes: Eyes<'_, Unbroken>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        let state = eyes.game().imagine(&eyes.view(), chance);
        let solved = if state.stage() == Stage::Combat { self.fight(eyes.game(), &state, legal) } else { None };
        solved.unwrap_or_else(|| self.search.choose(eyes, legal, chance))
    }
}

impl Advisor<Unbroken> for Delver {
    /// Fights are solved: at level IV to the end, before that up to what the next level begins with.
    fn advise(&mut self, eyes: Eyes<'_, Unbroken>, legal: &[Action], chance: &mut dyn Chance) -> Advice<Action> {
        let state = eyes.game().imagine(&eyes.view(), chance);
        if state.stage() == Stage::Combat
            && let Some(hints) = self.solved(eyes.game(), &state, legal)
        {
            return Advice { of: Aim::Win, hints };
        }
        self.search.advise(eyes, legal, chance)
    }
}

impl Delver {
    /// What every choice of a fight is worth; none where that takes too long.
    fn solved(&self, game: &Unbroken, state: &State, legal: &[Action]) -> Option<Vec<Hint<Action>>> {
        for (breadth, most) in [(Breadth::Whole, FOLLOWED_FOR_A_HINT), (Breadth::Sensible, FOLLOWED)] {
            let mut fights = Fights::new(breadth, self.end);
            fights.forget(most / 1000 * self.part);
            let stakes = Stakes { game, prize: &Onward };
            let worth = |&action: &Action| fights.worth(stakes, state, action).ok().map(|worth| (action, worth));
            let Some(all) = legal.iter().map(worth).collect::<Option<Vec<_>>>() else { continue };
            let exact = breadth == Breadth::Whole && fights.sure() == Sure::Exact;
            let hint = |(action, worth): (Action, f32)| {
                let value = f64::from(worth);
                if exact {
                    return Hint::exact(action, value);
                }
                Hint { action, value, low: (value - OFF).max(0.0), high: (value + OFF).min(1.0), exact }
            };
            let mut hints: Vec<Hint<Action>> = all.into_iter().map(hint).collect();
            hints.sort_by(|one, two| two.value.total_cmp(&one.value));
            return Some(hints);
        }
        None
    }
}
