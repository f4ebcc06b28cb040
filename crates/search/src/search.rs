//! Search: a tree over what may come, grown by playing imagined games to their end.
//!
//! Monte Carlo tree search. Each iteration imagines a whole truth that a seat may hold for true, walks
//! down the tree, adds a moment and plays the game out. Where nothing is private all choose in one tree
//! and luck has nodes of its own (`open.rs`); where something is, each seat has a tree of what it sees,
//! and what a seat cannot know is drawn anew before it chooses (`hidden.rs`). Why so:
//! `docs/decisions/0008-who-knows-what-in-the-tree.md`.

mod budget;
mod halving;
mod hidden;
mod open;
mod paired;
mod tree;
mod worth;

use std::time::Instant;

use tsugi_engine::{Awaited, Bot, Chance, Eyes, Game, Imagine, Seat, SeatSet, SeededRng, Status, apply};

use crate::{Advice, Advisor, Aim, Forecast, Hint, Opinion, advice::Tally};
use paired::Race;
use tree::{Edge, Tree};

pub use budget::{BadBudget, Budget};

/// The most threads a budget of time is shared among.
const MOST_THREADS: usize = 8;

/// A player who searches.
pub struct Search<G: Game> {
    budget: Budget,
    policy: Policy<G>,
    aim: fn(&G) -> Aim,
    method: fn(&G) -> Method,
    /// One tree for a budget of games; for a budget of time one a thread.
    thinkers: Vec<Thinker<G>>,
}

/// How choices beyond the tree are made.
struct Policy<G: Game> {
    /// Who is asked, and for how many of a hundred choices; luck makes the others.
    guide: Option<(Box<dyn Opinion<G>>, u32)>,
}

/// How choices are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// In a tree over what may come.
    Tree,
    /// The same, staying with the guide's choice while there is no evidence against it.
    WaryTree,
    /// In the same worlds, each followed by the policy; as wary.
    Paired,
    /// The same among many choices, the worse half of them given up again and again.
    Halving,
}

/// What every thread of a search is told.
struct Task<'a, G: Game> {
    method: Method,
    game: &'a G,
    seat: Seat,
    policy: &'a Policy<G>,
    aim: Aim,
    budget: Budget,
}

/// One tree and what its growing needs, kept from choice to choice.
struct Thinker<G: Game> {
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    opinion: Vec<f32>,
    events: Vec<G::Event>,
    /// The choices whose worth this iteration tells: moment and choice.
    path: Vec<(u32, u32)>,
    race: Race,
    luck: SeededRng,
}

impl<G: Imagine> Search<G> {
    /// A search by luck alone.
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            policy: Policy { guide: None },
            aim: |_| Aim::Win,
            method: |_| Method::Tree,
            thinkers: Vec::new(),
        }
    }

    /// The same, led by a guide in so many of a hundred choices beyond the tree.
    pub fn guided(budget: Budget, guide: impl Opinion<G> + 'static, percent: u32) -> Self {
        Self { policy: Policy { guide: Some((Box::new(guide), percent)) }, ..Self::new(budget) }
    }

    /// The same, with an aim that the table decides: to win, unless told.
    #[must_use]
    pub fn aiming(self, aim: fn(&G) -> Aim) -> Self {
        Self { aim, ..self }
    }

    /// The same, comparing choices by a method that the table decides: in a tree, unless told.
    #[must_use]
    pub fn comparing(self, method: fn(&G) -> Method) -> Self {
        Self { method, ..self }
    }

    /// Thinks about a choice, on several threads where time is the budget.
    fn think(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) {
        let threads = match self.budget {
            Budget::Iterations(_) | Budget::Until(..) => 1,
            Budget::Time(_) => std::thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS),
        };
        let (game, view) = (eyes.game(), eyes.view());
        let world = game.imagine(&view, chance);
        self.thinkers.truncate(threads);
        self.thinkers.resize_with(threads, Thinker::new);
        for thinker in &mut self.thinkers {
            let lots = [chance.below(u32::MAX), chance.below(u32::MAX)].map(u64::from);
            thinker.luck = SeededRng::new(lots[0] << 32 | lots[1]);
            thinker.legal.clear();
            thinker.legal.extend_from_slice(legal);
        }
        let aim = (self.aim)(game);
        let task = Task {
            method: (self.method)(game),
            game,
            seat: eyes.seat(),
            policy: &self.policy,
            aim,
            budget: self.budget,
        };
        match self.thinkers.as_mut_slice() {
            [alone] => alone.grow(&task, &world),
            several => std::thread::scope(|scope| {
                for thinker in several {
                    let (task, world) = (&task, world.clone());
                    scope.spawn(move || thinker.grow(task, &world));
                }
            }),
        }
    }

    /// The choice that was tried most; for the wary the guide's own, unless that one is better by some
    /// evidence: with few games what was tried most is mostly what luck was kind to.
    fn chosen(&self, game: &G, legal: &[G::Action]) -> G::Action {
        let mut best = (Tried::default(), legal[0]);
        for &action in legal {
            let tried = self.tried(action);
            if (tried.visits, tried.reward) > (best.0.visits, best.0.reward) {
                best = (tried, action);
            }
        }
        let wary = matches!((self.method)(game), Method::WaryTree | Method::Paired);
        let usual = self.thinkers.first().and_then(|thinker| thinker.tree.usual(ROOT));
        match usual.filter(|_| wary) {
            Some(usual) if usual != best.1 && !best.0.is_better_than(&self.tried(usual)) => usual,
            _ => best.1,
        }
    }

    /// What was seen of a legal choice, over all threads.
    fn tried(&self, action: G::Action) -> Tried {
        let mut all = Tried::default();
        for thinker in &self.thinkers {
            let edges = thinker.tree.edges(ROOT);
            if let Some(place) = edges.iter().position(|edge| edge.action == action) {
                all.add(&edges[place], thinker.race.lead(place));
            }
        }
        all
    }
}

/// By how many standard errors a choice must do better than the guide's to be preferred.
const EVIDENCE: f64 = 1.0;
/// The same where both were played in the same worlds.
const EVIDENCE_PAIRED: f64 = 0.5;

/// The moment of the choice that is thought about.
const ROOT: u32 = 0;

/// What was seen of a choice.
#[derive(Clone, Copy, Default)]
struct Tried {
    visits: u32,
    reward: f64,
    tally: Tally,
    /// By how much it was better than the guide's choice, where both were played in the same worlds.
    lead: Tally,
}

impl Tried {
    /// Whether there is evidence enough that it is better than the guide's choice.
    fn is_better_than(&self, usual: &Self) -> bool {
        if self.lead.games > 0.0 {
            self.lead.exceeds(EVIDENCE_PAIRED)
        } else {
            self.tally.outdoes(usual.tally, EVIDENCE)
        }
    }

    fn add<A>(&mut self, edge: &Edge<A>, lead: Tally) {
        self.visits += edge.visits;
        self.reward += f64::from(edge.reward);
        let (games, sum, squares) = (edge.visits.into(), edge.gained.into(), edge.squares.into());
        self.tally = self.tally.and(Tally { games, sum, squares });
        self.lead = self.lead.and(lead);
    }
}

impl<G: Imagine> Thinker<G> {
    fn new() -> Self {
        Self {
            tree: Tree::new(),
            legal: Vec::new(),
            opinion: Vec::new(),
            events: Vec::new(),
            path: Vec::new(),
            race: Race::default(),
            luck: SeededRng::new(0),
        }
    }

    /// Grows a tree from the choice whose legal actions lie ready.
    fn grow(&mut self, task: &Task<'_, G>, world: &G::State) {
        self.tree.clear();
        self.race.clear();
        self.add_moment(task, world, task.seat);
        match task.method {
            Method::Paired => return self.race(task, world),
            Method::Halving => return self.halve(task, world),
            Method::Tree | Method::WaryTree => {}
        }
        if !G::OPEN {
            self.plant(task);
        }
        let (mut played, begun) = (0, Instant::now());
        while task.budget.allows(played, begun) {
            played += 1;
            if G::OPEN {
                self.play_open(task, world);
            } else {
                self.play_hidden(task, world);
            }
        }
    }

    /// Adds the moment at which a seat chooses from the list that lies ready.
    fn add_moment(&mut self, task: &Task<'_, G>, world: &G::State, seat: Seat) -> u32 {
        let Self { legal, opinion, tree, luck, .. } = self;
        opinion.clear();
        let weighed = task.policy.guide.as_ref().is_some_and(|(guide, _)| {
            task.policy
                .asked(task.game, world, seat, luck, |world, _| guide.weigh(task.game, world, seat, legal, opinion))
        });
        tree.add(seat, legal, weighed.then_some(opinion))
    }

    /// Notes how a game ended for the choices on the path.
    fn learn(&mut self, task: &Task<'_, G>, end: &Forecast) {
        let worth = worth::worth(end, task.aim, task.game.seats());
        for &(node, edge) in &self.path {
            let mover = self.tree.node(node).mover;
            self.tree.note(node, edge, worth[mover]);
        }
    }

    /// Plays on to the end, or to where it can be foreseen.
    fn play_out(&mut self, task: &Task<'_, G>, world: &mut G::State) -> Forecast {
        let mut ahead = 0;
        loop {
            let seats = match standing(task, world, ahead) {
                Position::Over(outcome) => return outcome,
                Position::Awaiting(seats) => seats,
            };
            let seat = seats.first().expect("a running game awaits somebody");
            if task.policy.asks_guide(&mut self.luck) {
                self.legal.clear();
                task.game.legal_actions(world, seat, &mut self.legal);
                let action = task.policy.guided(task.game, world, seat, &self.legal, &mut self.luck);
                apply(task.game, world, seat, action, &mut self.luck, None).expect("a listed action is legal");
            } else {
                let awaited = Awaited::new(task.game, world, seat).expect("the seat is awaited");
                awaited.any(&mut self.legal, &mut self.luck).play(&mut self.luck, None);
            }
            ahead += 1;
        }
    }
}

/// Where an imagined game stands.
enum Position {
    Awaiting(SeatSet),
    Over(Forecast),
}

/// Whose choice is awaited, or how it ended, or will have, so many choices beyond the tree.
fn standing<G: Imagine>(task: &Task<'_, G>, world: &G::State, ahead: usize) -> Position {
    match task.game.status(world) {
        Status::Over(outcome) => Position::Over(Forecast::Ends(outcome)),
        Status::Awaiting(seats) => {
            let foreseen = task.policy.guide.as_ref().and_then(|(guide, _)| guide.foresee(task.game, world, ahead));
            foreseen.map_or(Position::Awaiting(seats), Position::Over)
        }
    }
}

impl<G: Imagine> Policy<G> {
    /// A choice beyond the tree.
    fn pick(&self, game: &G, world: &G::State, seat: Seat, legal: &[G::Action], luck: &mut SeededRng) -> G::Action {
        if self.asks_guide(luck) {
            self.guided(game, world, seat, legal, luck)
        } else {
            legal[luck.below(legal.len() as u32) as usize]
        }
    }

    /// Whether the guide makes this choice, or luck.
    fn asks_guide(&self, luck: &mut SeededRng) -> bool {
        self.guide.as_ref().is_some_and(|(_, percent)| luck.below(100) < *percent)
    }

    /// The guide's choice.
    fn guided(&self, game: &G, world: &G::State, seat: Seat, legal: &[G::Action], luck: &mut SeededRng) -> G::Action {
        match &self.guide {
            Some((guide, _)) => {
                self.asked(game, world, seat, luck, |world, luck| guide.pick(game, world, seat, legal, luck))
            }
            None => legal[0],
        }
    }

    /// Asks the guide for a seat: in this world, or in one that the seat may as well hold for true.
    fn asked<T>(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        luck: &mut SeededRng,
        ask: impl FnOnce(&G::State, &mut SeededRng) -> T,
    ) -> T {
        let discreet = self.guide.as_ref().is_none_or(|(guide, _)| guide.is_discreet());
        if G::OPEN || discreet {
            return ask(world, luck);
        }
        let mut own = world.clone();
        game.redraw(&mut own, seat, luck);
        ask(&own, luck)
    }
}

impl<G: Imagine> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.think(&eyes, legal, chance);
        self.chosen(eyes.game(), legal)
    }
}

impl<G: Imagine> Advisor<G> for Search<G> {
    fn advise(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> Advice<G::Action> {
        self.think(&eyes, legal, chance);
        let of = (self.aim)(eyes.game());
        let mut all: Vec<(Tried, G::Action)> = legal.iter().map(|&action| (self.tried(action), action)).collect();
        all.retain(|(tried, _)| tried.visits > 0);
        // What the search would choose, then what was tried most: a value seen once says little.
        let chosen = self.chosen(eyes.game(), legal);
        all.sort_by(|(one, a), (two, b)| {
            let tried = two.visits.cmp(&one.visits).then(two.reward.total_cmp(&one.reward)).then(a.cmp(b));
            (*a != chosen).cmp(&(*b != chosen)).then(tried)
        });
        let hint = |(tried, action): (Tried, G::Action)| -> Hint<G::Action> {
            if of == Aim::Win { tried.tally.chance(action) } else { tried.tally.mean(action) }
        };
        Advice { of, hints: all.into_iter().map(hint).collect() }
    }
}
