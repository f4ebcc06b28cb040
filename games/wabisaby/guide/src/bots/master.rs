//! Players of WabiSaby who think: alone by what was worked out, with others by search.

use std::sync::Arc;

use tsugi_engine::{Bot, Chance, Eyes, Game};
use tsugi_wabisaby::{Action, PhaseView, Seen, View, WabiSaby};

use super::{
    Outlook, Sensible,
    alone::{Alone, Counts, Knowledge, and_one},
    outlook::OFF,
    rival::Rival,
};
use tsugi_search::{Advice, Advisor, Aim, Budget, Hint, Method, Search};

/// In how many of a hundred choices beyond its tree a search follows its guide.
const GUIDED: u32 = 100;

/// A search led by who has everybody's points in mind; alone by the sensible player, and it aims at points. It thinks
/// about actions: what is left of a turn after one is done as the sensible player does.
pub struct SearchingWabiSaby(Search<WabiSaby>);

impl SearchingWabiSaby {
    /// A search within a budget.
    pub fn new(budget: Budget) -> Self {
        Self(guided(budget, Rival::Patient))
    }
}

impl Bot<WabiSaby> for SearchingWabiSaby {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if legal.contains(&Action::EndTurn) {
            return Sensible.choose(eyes, legal, chance);
        }
        self.0.choose(eyes, legal, chance)
    }
}

/// A search that tells the chances among few: the rest of a round is judged by a model and not played. Its choices
/// are about as good.
pub fn judging_wabisaby(budget: Budget) -> Search<WabiSaby> {
    guided(budget, Rival::Judging)
}

fn guided(budget: Budget, rival: Rival) -> Search<WabiSaby> {
    Search::guided(budget, rival, GUIDED).aiming(aim).comparing(method)
}

fn aim(game: &WabiSaby) -> Aim {
    if game.seats() == 1 { Aim::Score } else { Aim::Win }
}

fn method(game: &WabiSaby) -> Method {
    if game.seats() == 1 { Method::Paired } else { Method::Halving }
}

/// A strong player: with others it searches; alone every other choice is the best, the rest sensible.
pub struct StrongWabiSaby {
    best: ThinkingWabiSaby,
}

impl StrongWabiSaby {
    /// The games it plays through with others.
    pub const GAMES: u32 = 10;

    /// The same within a budget.
    pub fn new(budget: Budget) -> Self {
        Self { best: ThinkingWabiSaby::new(budget) }
    }
}

impl Default for StrongWabiSaby {
    fn default() -> Self {
        Self::new(Budget::Iterations(Self::GAMES))
    }
}

impl Bot<WabiSaby> for StrongWabiSaby {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if eyes.game().seats() == 1 && chance.below(2) == 0 {
            return Sensible.choose(eyes, legal, chance);
        }
        self.best.choose(eyes, legal, chance)
    }
}

/// Alone plays the best possible mean wherever that can be worked out; searches everywhere else.
pub struct ThinkingWabiSaby {
    search: SearchingWabiSaby,
    /// Who is asked for chances among few.
    judge: Search<WabiSaby>,
    /// Whether there is too little time for a game alone to be worked out the first time, which takes about two seconds.
    hurried: bool,
}

/// A budget of fewer games within a deadline is that of a hurry.
const HURRIED: u32 = 20;

impl ThinkingWabiSaby {
    /// Searches within a budget where it must.
    pub fn new(budget: Budget) -> Self {
        let hurried = matches!(budget, Budget::Until(games, _) if games < HURRIED);
        Self { search: SearchingWabiSaby::new(budget), judge: judging_wabisaby(budget), hurried }
    }

    /// What each legal action comes to in the mean of the whole game, alone and worked out.
    fn worked_out(eyes: &Eyes<'_, WabiSaby>, legal: &[Action]) -> Option<Vec<Hint<Action>>> {
        let (game, view) = (eyes.game(), eyes.view());
        if game.seats() != 1 {
            return None;
        }
        let (table, moment) = (Alone::of(game)?, Moment::of(&view)?);
        let before = f64::from(view.scores.first().copied().unwrap_or(0));
        let hint = |&action: &Action| Hint::exact(action, before + moment.value(&table, action));
        let mut hints: Vec<Hint<Action>> = legal.iter().map(hint).collect();
        hints.sort_by(|one, two| two.value.total_cmp(&one.value).then(one.action.cmp(&two.action)));
        Some(hints)
    }
}

impl Bot<WabiSaby> for ThinkingWabiSaby {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let worked_out = Self::worked_out(&eyes, legal);
        match worked_out.as_ref().and_then(|hints| hints.first()) {
            Some(best) => best.action,
            None => self.search.choose(eyes, legal, chance),
        }
    }
}

impl Advisor<WabiSaby> for ThinkingWabiSaby {
    fn advise(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Advice<Action> {
        if Outlook::is_for(eyes.game()) {
            let mut advice = self.judge.advise(eyes, legal, chance);
            for hint in &mut advice.hints {
                (hint.low, hint.high) = ((hint.low - OFF).max(0.0), (hint.high + OFF).min(1.0));
            }
            return advice;
        }
        let worked_out = if self.hurried { None } else { Self::worked_out(&eyes, legal) };
        let Some(mut hints) = worked_out else {
            return self.search.0.advise(eyes, legal, chance);
        };
        // The rounds to come are dealt anew and bring the same whatever is done now.
        let table = Alone::of(eyes.game());
        let left = f64::from(eyes.game().components().solo.rounds) - f64::from(eyes.view().round);
        let later = left * table.map_or(0.0, |table| table.mean());
        for hint in &mut hints {
            *hint = Hint::exact(hint.action, hint.value + later);
        }
        Advice { of: Aim::Score, hints }
    }
}

/// A moment alone: a card is drawn.
struct Moment {
    hand: [Seen; tsugi_wabisaby::HAND],
    drawn: Seen,
    left: usize,
    /// What was seen, the card drawn included.
    seen: Counts,
    held: Counts,
    skips: usize,
}

impl Moment {
    fn of(view: &View) -> Option<Self> {
        let PhaseView::Drawing { drawn, deck_size, aside, .. } = &view.phase else { return None };
        let hand = *view.hands.first()?;
        let mut held = [0; 6];
        for seen in hand {
            held = counted(held, seen);
        }
        let mut seen = counted(held, *drawn);
        for &card in aside {
            seen = counted(seen, Seen::Face(card));
        }
        Some(Self { hand, drawn: *drawn, left: (*deck_size).into(), seen, held, skips: view.die.into() })
    }

    /// The best mean of the round after an action.
    fn value(&self, table: &Arc<Alone>, action: Action) -> f64 {
        let draws = table.draws().saturating_sub(self.left);
        let mut known = Knowledge { draws, seen: self.seen, held: self.held, skips: self.skips };
        match action {
            Action::Skip => known.skips = known.skips.saturating_sub(1),
            Action::Replace { own } => {
                if let Seen::Face(out) = self.hand[own.index()]
                    && !out.is_wabi_sabi()
                {
                    known.held[out.index() - 1] -= 1;
                }
                known.held = counted(known.held, self.drawn);
            }
            _ => {}
        }
        table.value(&known)
    }
}

/// The counts with what is seen of a card.
fn counted(counts: Counts, seen: Seen) -> Counts {
    match seen {
        Seen::Face(card) if !card.is_wabi_sabi() => and_one(counts, card.index() - 1),
        _ => counts,
    }
}
