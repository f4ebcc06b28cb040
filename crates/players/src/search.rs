//! Search: a tree over what may come, grown by playing imagined games to their end.
//!
//! Information-set Monte Carlo tree search. Each iteration imagines a whole truth from the seat's view,
//! walks down the tree along choices that are legal there, adds one node and plays the game out. A node
//! is a row of choices, whatever luck came between; how often a choice was available counts as its trials.

use std::time::{Duration, Instant};

use tsugi_engine::{Bot, BySeat, Chance, Eyes, Game, Imagine, MAX_SEATS, Outcome, Seat, Status, apply};

use crate::{Advice, Advisor, Aim, Guide, Hint, advice::Tally};

/// How much is tried that has not done best so far.
const EXPLORE: f32 = 0.7;
/// How much of a result is the margin rather than the place.
const MARGIN: f32 = 0.2;
/// The points that make a large margin.
const LARGE: f32 = 25.0;

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many games: the same choice on every machine.
    Iterations(u32),
    /// So long: more on a faster machine.
    Time(Duration),
}

/// The most games a choice may take.
const MOST_ITERATIONS: u32 = 10_000_000;
/// The longest a choice may take, in milliseconds.
const MOST_MILLISECONDS: u64 = 60_000;

/// A budget that makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is from 1 to {MOST_ITERATIONS} games, or from 1ms to {MOST_MILLISECONDS}ms")]
pub struct BadBudget;

impl std::str::FromStr for Budget {
    type Err = BadBudget;
    fn from_str(text: &str) -> Result<Self, BadBudget> {
        if let Some(number) = text.strip_suffix("ms") {
            let number = number.parse().ok().filter(|ms| (1..=MOST_MILLISECONDS).contains(ms));
            return number.map(|ms| Self::Time(Duration::from_millis(ms))).ok_or(BadBudget);
        }
        let number = text.parse().ok().filter(|games| (1..=MOST_ITERATIONS).contains(games));
        number.map(Self::Iterations).ok_or(BadBudget)
    }
}

impl Budget {
    /// Whether another game may be played after so many, begun then.
    fn allows(self, played: u32, begun: Instant) -> bool {
        match self {
            Self::Iterations(most) => played < most,
            // The clock is looked at now and then; the first games are always played.
            Self::Time(most) => !played.is_multiple_of(16) || played == 0 || begun.elapsed() < most,
        }
    }
}

/// A player who searches.
pub struct Search<G: Game> {
    budget: Budget,
    /// Who chooses beyond the tree, and in how many of a hundred choices; luck chooses the others.
    guide: Option<(Box<dyn Guide<G>>, u32)>,
    aim: fn(&G) -> Aim,
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    path: Vec<u32>,
}

/// A choice in the tree.
#[derive(Clone, Copy)]
struct Node<A> {
    action: A,
    mover: Seat,
    visits: u32,
    available: u32,
    reward: f32,
    /// What is told of it: the mover's wins or points, by the search's aim.
    gained: f32,
    squares: f32,
    first_child: u32,
    next_sibling: u32,
}

/// No node: the root is nobody's child or sibling.
const NONE: u32 = 0;

impl<G: Imagine> Search<G> {
    /// A search by luck alone.
    pub fn new(budget: Budget) -> Self {
        Self { budget, guide: None, aim: |_| Aim::Win, nodes: Vec::new(), legal: Vec::new(), path: Vec::new() }
    }

    /// The same, led by a guide in so many of a hundred choices beyond the tree.
    pub fn guided(budget: Budget, guide: impl Guide<G> + 'static, percent: u32) -> Self {
        Self { guide: Some((Box::new(guide), percent)), ..Self::new(budget) }
    }

    /// The same, with an aim that the table decides: to win, unless told.
    #[must_use]
    pub fn aiming(self, aim: fn(&G) -> Aim) -> Self {
        Self { aim, ..self }
    }

    fn grow(&mut self, game: &G, view: &G::View, legal: &[G::Action], seat: Seat, chance: &mut dyn Chance) {
        self.nodes.clear();
        self.nodes.push(Node::new(legal[0], seat));
        let (mut played, begun, aim) = (0, Instant::now(), (self.aim)(game));
        while self.budget.allows(played, begun) {
            played += 1;
            let mut world = game.imagine(view, chance);
            self.descend(game, &mut world, chance);
            let outcome = self.play_out(game, &mut world, chance);
            let (rewards, gained) = (rewards(&outcome, aim, game.seats()), gained(&outcome, aim, game.seats()));
            for &index in &self.path {
                let node = &mut self.nodes[index as usize];
                node.visits += 1;
                node.reward += rewards[node.mover];
                node.gained += gained[node.mover];
                node.squares += gained[node.mover] * gained[node.mover];
            }
        }
    }

    /// Walks down to a choice that has not been tried, and adds it.
    fn descend(&mut self, game: &G, world: &mut G::State, chance: &mut dyn Chance) {
        self.path.clear();
        let mut at = 0;
        while let Status::Awaiting(seats) = game.status(world) {
            let Some(seat) = seats.first() else { return };
            self.legal.clear();
            game.legal_actions(world, seat, &mut self.legal);
            let (next, fresh) = match self.untried(at, chance) {
                Some(action) => (self.add(at, action, seat), true),
                None => (self.best_child(at), false),
            };
            let action = self.nodes[next as usize].action;
            if apply(game, world, seat, action, chance, None).is_err() {
                return;
            }
            self.path.push(next);
            at = next;
            if fresh {
                return;
            }
        }
    }

    /// A legal choice that has no node yet, any of them; those that have one count as available.
    fn untried(&mut self, at: u32, chance: &mut dyn Chance) -> Option<G::Action> {
        let mut known = 0;
        let mut child = self.nodes[at as usize].first_child;
        // Legal choices that are known are moved to the front of the list.
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Some(place) = self.legal[known..].iter().position(|action| *action == node.action) {
                node.available += 1;
                self.legal.swap(known, known + place);
                known += 1;
            }
            child = node.next_sibling;
        }
        let untried = &self.legal[known..];
        if untried.is_empty() { None } else { Some(untried[chance.below(untried.len() as u32) as usize]) }
    }

    fn add(&mut self, at: u32, action: G::Action, seat: Seat) -> u32 {
        let index = self.nodes.len() as u32;
        let mut node = Node::new(action, seat);
        node.next_sibling = self.nodes[at as usize].first_child;
        self.nodes[at as usize].first_child = index;
        self.nodes.push(node);
        index
    }

    /// The child that is legal here and promises most.
    fn best_child(&self, at: u32) -> u32 {
        let (mut best, mut most) = (NONE, f32::MIN);
        let mut child = self.nodes[at as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if self.legal.contains(&node.action) {
                let visits = node.visits as f32;
                let promise = node.reward / visits + EXPLORE * ((node.available as f32).ln() / visits).sqrt();
                if promise > most {
                    (best, most) = (child, promise);
                }
            }
            child = node.next_sibling;
        }
        best
    }

    fn play_out(&mut self, game: &G, world: &mut G::State, chance: &mut dyn Chance) -> Outcome {
        loop {
            let seats = match game.status(world) {
                Status::Over(outcome) => return outcome,
                Status::Awaiting(seats) => seats,
            };
            let seat = seats.first().expect("a running game awaits somebody");
            self.legal.clear();
            game.legal_actions(world, seat, &mut self.legal);
            let action = match &self.guide {
                Some((guide, percent)) if chance.below(100) < *percent => {
                    guide.pick(game, world, seat, &self.legal, chance)
                }
                _ => self.legal[chance.below(self.legal.len() as u32) as usize],
            };
            apply(game, world, seat, action, chance, None).expect("a listed action is legal");
        }
    }
}

impl<A> Node<A> {
    fn new(action: A, mover: Seat) -> Self {
        Self {
            action,
            mover,
            visits: 0,
            available: 1,
            reward: 0.0,
            gained: 0.0,
            squares: 0.0,
            first_child: NONE,
            next_sibling: NONE,
        }
    }
}

/// What an outcome is worth to each seat, from 0 to 1: the place first, the margin a little; or the
/// points alone, where they are the aim.
fn rewards(outcome: &Outcome, aim: Aim, seats: usize) -> BySeat<f32> {
    match outcome {
        Outcome::Together { won, score } => {
            let score = score.map_or(0.0, |score| (score as f32 / LARGE).clamp(0.0, 1.0));
            let won = f32::from(u8::from(*won));
            let reward = if aim == Aim::Score { score } else { (1.0 - MARGIN) * won + MARGIN * score };
            BySeat::from_fn(seats, |_| reward)
        }
        Outcome::Ranked { scores, .. } => {
            let won = gained(outcome, Aim::Win, seats);
            BySeat::from_fn(seats, |seat| {
                let others = Seat::all(seats).filter(|&other| other != seat).map(|other| scores[other]).max();
                let lead = (scores[seat] - others.unwrap_or(0)) as f32;
                let margin = 0.5 + 0.5 * (lead / LARGE).clamp(-1.0, 1.0);
                (1.0 - MARGIN) * won[seat] + MARGIN * margin
            })
        }
    }
}

/// What an outcome brings each seat of what is aimed at: a win or its part, or points.
fn gained(outcome: &Outcome, aim: Aim, seats: usize) -> BySeat<f32> {
    let winners = outcome.winners();
    BySeat::from_fn(seats, |seat| match (outcome, aim) {
        (Outcome::Together { won, .. }, Aim::Win) => f32::from(u8::from(*won)),
        (Outcome::Together { score, .. }, Aim::Score) => score.unwrap_or(0) as f32,
        (Outcome::Ranked { .. }, Aim::Win) if winners.contains(seat) => 1.0 / winners.len().clamp(1, MAX_SEATS) as f32,
        (Outcome::Ranked { .. }, Aim::Win) => 0.0,
        (Outcome::Ranked { scores, .. }, Aim::Score) => scores[seat] as f32,
    })
}

impl<G: Imagine> Advisor<G> for Search<G> {
    fn advise(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> Advice<G::Action> {
        let (game, view) = (eyes.game(), eyes.view());
        self.grow(game, &view, legal, eyes.seat(), chance);
        let of = (self.aim)(game);
        let mut tried: Vec<(u32, Hint<G::Action>)> = Vec::new();
        let mut child = self.nodes[0].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if legal.contains(&node.action) {
                let tally = Tally { games: node.visits.into(), sum: node.gained.into(), squares: node.squares.into() };
                let hint = if of == Aim::Win { tally.chance(node.action) } else { tally.mean(node.action) };
                tried.push((node.visits, hint));
            }
            child = node.next_sibling;
        }
        // What was tried most is what the search would choose; a value seen once says little.
        tried.sort_by(|(one, a), (two, b)| two.cmp(one).then(a.action.cmp(&b.action)));
        Advice { of, hints: tried.into_iter().map(|(_, hint)| hint).collect() }
    }
}

impl<G: Imagine> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let (game, view) = (eyes.game(), eyes.view());
        self.grow(game, &view, legal, eyes.seat(), chance);
        let mut best = (0, legal[0]);
        let mut child = self.nodes[0].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.visits > best.0 && legal.contains(&node.action) {
                best = (node.visits, node.action);
            }
            child = node.next_sibling;
        }
        best.1
    }
}
