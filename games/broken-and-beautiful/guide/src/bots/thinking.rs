//! A player of Broken and Beautiful and Kintsugi who works out the end where that is possible, and
//! searches where it is not.

use tsugi_broken_and_beautiful::{Action, Pottery};
use tsugi_engine::{Bot, Chance, Eyes, Imagine};

use super::{Endgame, GreedyPotter, Standing};
use tsugi_search::{Advice, Advisor, Aim, Budget, Hint, Search};

/// In how many of a hundred choices beyond its tree a search follows the greedy player.
const GUIDED: u32 = 50;
/// How many positions of an end are looked at for each game a search may play, or each millisecond.
const POSITIONS_A_GAME: u64 = 10;
const POSITIONS_A_MILLISECOND: u64 = 2_000;

/// What the master plays through: a quarter of a second of games, at most a second of positions (more than any end
/// of two that was met takes).
const MASTER_POSITIONS: u64 = 5_000_000;
/// How many positions a master with fewer games looks at for each: they take about as long as the games do.
const HURRIED_POSITIONS_A_GAME: u64 = 125;

/// Works out the end where that is possible, and searches where it is not.
pub struct ThinkingPotter {
    search: Search<Pottery>,
    endgame: Endgame,
    positions: u64,
}

impl ThinkingPotter {
    /// Searches within a budget, and spends a part as large on the end.
    pub fn new(budget: Budget) -> Self {
        let positions = Self::positions(budget);
        let endgame = Endgame::until(budget.end());
        Self { search: Search::guided(budget, GreedyPotter, GUIDED), endgame, positions }
    }

    /// How many positions of an end are looked at within a budget.
    pub(super) fn positions(budget: Budget) -> u64 {
        match budget {
            Budget::Iterations(games) | Budget::Until(games, _) => POSITIONS_A_GAME * u64::from(games),
            Budget::Time(time) => POSITIONS_A_MILLISECOND * time.as_millis() as u64,
        }
    }

    /// The games a master plays through.
    pub const MASTER_GAMES: u32 = 10_000;

    /// The strongest: answers within two seconds on one core.
    pub fn master() -> Self {
        Self::master_within(Budget::Iterations(Self::MASTER_GAMES))
    }

    /// The same within a budget; with fewer games it looks at fewer positions of an end too.
    pub fn master_within(budget: Budget) -> Self {
        Self::new(budget).working_out(Self::master_positions(budget))
    }

    /// How many positions of an end a master looks at within a budget.
    pub(super) fn master_positions(budget: Budget) -> u64 {
        let games = budget.games() as u64;
        let hurried = games < u64::from(Self::MASTER_GAMES);
        if hurried { HURRIED_POSITIONS_A_GAME * games } else { MASTER_POSITIONS }
    }

    /// The same, looking at so many positions of an end before it gives up.
    #[must_use]
    pub fn working_out(self, positions: u64) -> Self {
        Self { positions, ..self }
    }
}

impl Bot<Pottery> for ThinkingPotter {
    fn choose(&mut self, eyes: Eyes<'_, Pottery>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        // Nothing is hidden, so what is imagined is so.
        let world = eyes.game().imagine(&eyes.view(), chance);
        match self.endgame.best(eyes.game(), &world, self.positions) {
            Some(best) => best,
            None => self.search.choose(eyes, legal, chance),
        }
    }
}

impl Advisor<Pottery> for ThinkingPotter {
    fn advise(&mut self, eyes: Eyes<'_, Pottery>, legal: &[Action], chance: &mut dyn Chance) -> Advice<Action> {
        let world = eyes.game().imagine(&eyes.view(), chance);
        let Some(mut all) = self.endgame.all(eyes.game(), &world, self.positions) else {
            return self.search.advise(eyes, legal, chance);
        };
        let order = |standing: Standing| (-standing.won, -standing.lead);
        all.sort_by(|one, two| order(one.1).partial_cmp(&order(two.1)).unwrap_or(std::cmp::Ordering::Equal));
        let hints = all.into_iter().map(|(action, standing)| Hint::exact(action, standing.won)).collect();
        Advice { of: Aim::Win, hints }
    }
}
