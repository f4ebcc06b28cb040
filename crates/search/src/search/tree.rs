//! The tree: moments of choice, the choices of each, and what came of them.
//!
//! Everything lies in three lists that are emptied, never freed, so a warm search allocates nothing.

use tsugi_engine::{Chance, Seat};

use super::worth::Worth;

/// How much is tried that has not done best so far.
const EXPLORE: f32 = 0.7;
/// How many choices a tree may hold, about 200 MB of them; beyond that it no longer grows.
const MOST_CHOICES: usize = 6_000_000;
/// No place in a list.
const NONE: u32 = u32::MAX;

/// A moment at which a seat chooses.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) mover: Seat,
    pub(super) visits: u32,
    first: u32,
    count: u32,
    /// Whether the choices stand in order of an opinion, best first.
    ordered: bool,
}

/// A choice at such a moment.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) reward: f32,
    pub(super) gained: f32,
    pub(super) squares: f32,
    outcomes: u32,
    first_outcome: u32,
}

/// What may come of a choice.
#[derive(Clone, Copy)]
struct Outcome {
    /// What was seen of it, in 64 bits.
    key: u64,
    /// How often it came.
    times: u32,
    /// The moment that follows, once it has come often enough.
    node: u32,
    next: u32,
}

/// What came of a choice.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    outcome: u32,
    /// How often it came, this time included.
    pub(super) times: u32,
    /// The moment that follows, if there is one.
    pub(super) node: Option<u32>,
}

/// The tree.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    outcomes: Vec<Outcome>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), outcomes: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.outcomes.clear();
    }

    /// Adds a moment with these choices; where an opinion is told, they are put in its order.
    pub(super) fn add(&mut self, mover: Seat, legal: &[A], opinion: Option<&[f32]>) -> u32 {
        let (index, first) = (self.nodes.len() as u32, self.edges.len());
        let edge = |&action: &A| Edge {
            action,
            visits: 0,
            reward: 0.0,
            gained: 0.0,
            squares: 0.0,
            outcomes: 0,
            first_outcome: NONE,
        };
        self.edges.extend(legal.iter().map(edge));
        let ordered = opinion.is_some();
        let mut count = legal.len() as u32;
        if let Some(opinion) = opinion {
            // What the guide rules out is not looked at, unless there is nothing else.
            let open = opinion.iter().filter(|&&worth| worth > f32::NEG_INFINITY).count() as u32;
            count = if open == 0 { count } else { open.min(count) };
            let worth = |action: &A| legal.binary_search(action).ok().and_then(|at| opinion.get(at)).copied();
            self.edges[first..].sort_by(|one, two| {
                let (one_worth, two_worth) = (worth(&one.action).unwrap_or(0.0), worth(&two.action).unwrap_or(0.0));
                two_worth.total_cmp(&one_worth).then(one.action.cmp(&two.action))
            });
        }
        self.nodes.push(Node { mover, visits: 0, first: first as u32, count, ordered });
        index
    }

    pub(super) fn node(&self, at: u32) -> &Node {
        &self.nodes[at as usize]
    }

    pub(super) fn edge(&self, at: u32) -> &Edge<A> {
        &self.edges[at as usize]
    }

    /// The choices of a moment.
    pub(super) fn edges(&self, at: u32) -> &[Edge<A>] {
        let node = self.node(at);
        &self.edges[node.first as usize..(node.first + node.count) as usize]
    }

    /// The choice to try: one that was not, or the one that promises most.
    pub(super) fn select(&self, at: u32, luck: &mut dyn Chance) -> u32 {
        let node = self.node(at);
        let open = if node.ordered { widened(node.visits).min(node.count) } else { node.count };
        let edges = &self.edges[node.first as usize..(node.first + open) as usize];
        let untried = edges.iter().filter(|edge| edge.visits == 0).count() as u32;
        if untried > 0 {
            let lot = if node.ordered { 0 } else { luck.below(untried) };
            let mut fresh = edges.iter().enumerate().filter(|(_, edge)| edge.visits == 0);
            return node.first + fresh.nth(lot as usize).map_or(0, |(index, _)| index as u32);
        }
        let explore = EXPLORE * (node.visits as f32).ln().max(0.0).sqrt();
        let (mut best, mut most) = (0, f32::MIN);
        for (index, edge) in edges.iter().enumerate() {
            let visits = edge.visits as f32;
            let promise = edge.reward / visits + explore / visits.sqrt();
            if promise > most {
                (best, most) = (index as u32, promise);
            }
        }
        node.first + best
    }

    /// The choice that was tried most; the better one of equals.
    pub(super) fn favourite(&self, at: u32) -> u32 {
        let (mut best, mut most) = (0, (0, f32::MIN));
        for (index, edge) in self.edges(at).iter().enumerate() {
            if (edge.visits, edge.reward) > most {
                (best, most) = (index as u32, (edge.visits, edge.reward));
            }
        }
        self.node(at).first + best
    }

    /// The choice that the guide thinks most of, if it was asked.
    pub(super) fn usual(&self, at: u32) -> Option<A> {
        let node = self.node(at);
        node.ordered.then(|| self.edge(node.first).action)
    }

    /// The first choice of a moment.
    pub(super) fn first_edge(&self, at: u32) -> u32 {
        self.node(at).first
    }

    /// That this came of a choice. Only so many outcomes are told apart: a deal of five cards comes once
    /// and never again, and a moment that is not met twice teaches nothing.
    pub(super) fn arrive(&mut self, edge: u32, key: u64, most: u32) -> Option<Arrival> {
        let mut at = self.edge(edge).first_outcome;
        while at != NONE {
            let outcome = &mut self.outcomes[at as usize];
            if outcome.key == key {
                outcome.times += 1;
                let node = (outcome.node != NONE).then_some(outcome.node);
                return Some(Arrival { outcome: at, times: outcome.times, node });
            }
            at = outcome.next;
        }
        if self.edge(edge).outcomes >= most || self.edges.len() >= MOST_CHOICES {
            return None;
        }
        let (index, from) = (self.outcomes.len() as u32, &mut self.edges[edge as usize]);
        self.outcomes.push(Outcome { key, times: 1, node: NONE, next: from.first_outcome });
        from.first_outcome = index;
        from.outcomes += 1;
        Some(Arrival { outcome: index, times: 1, node: None })
    }

    /// That this moment follows what came.
    pub(super) fn settle(&mut self, arrival: Arrival, node: u32) {
        self.outcomes[arrival.outcome as usize].node = node;
    }

    /// Notes what came of a choice.
    pub(super) fn note(&mut self, node: u32, edge: u32, worth: Worth) {
        self.nodes[node as usize].visits += 1;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.reward += worth.reward;
        edge.gained += worth.gained;
        edge.squares += worth.gained * worth.gained;
    }
}

/// How many of the choices in order of an opinion are looked at after so many visits.
fn widened(visits: u32) -> u32 {
    4 + (1.5 * (visits as f32).sqrt()) as u32
}
