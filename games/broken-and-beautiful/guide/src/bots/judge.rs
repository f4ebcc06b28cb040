//! Judges moments between two rounds by a network, and keeps what it worked out of each side.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
};

use tsugi_broken_and_beautiful::{CardSet, Collection, Pottery};
use tsugi_search::network::{Layer, Network, WIDTH};

use super::endgame::{Keyed, emptied};
use super::moment::{BETWEEN, Facts, Moment, SHARED, SIDE, between, majority, shared};

/// The network that was taught (`cargo xtask teach broken-and-beautiful`).
static TAUGHT: LazyLock<Arc<Network>> = LazyLock::new(|| {
    let kept = Network::read(include_bytes!("../../data/value.bin"), Moment::FEATURES);
    Arc::new(kept.unwrap_or_else(|_| Network::empty(Moment::FEATURES)))
});

/// How many sides are kept; then all are forgotten.
const KEPT: usize = 1 << 13;

/// One side as the first layer sees it.
struct Side {
    layer: Layer,
    facts: Facts,
}

/// Cards unbroken, broken and repaired, ingots, and whether it begins.
type Key = (CardSet, CardSet, CardSet, u64);

/// Judges moments.
pub struct Judge {
    network: Arc<Network>,
    units: [f32; Moment::FEATURES],
    known: HashMap<Key, u32, Keyed>,
    sides: Vec<Side>,
    shared: Layer,
    inputs: Vec<(usize, f32)>,
    majority: i32,
}

impl Default for Judge {
    fn default() -> Self {
        Self::by(Arc::clone(&TAUGHT))
    }
}

impl Judge {
    /// Judges by this network.
    pub fn by(network: Arc<Network>) -> Self {
        let (units, shared) = (Moment::units(), network.bias());
        Self { network, units, known: HashMap::default(), sides: Vec::new(), shared, inputs: Vec::new(), majority: 0 }
    }

    /// Prepares for moments that follow one round.
    pub(super) fn begin(&mut self, game: &Pottery, deck: CardSet, top: CardSet, left: u8) {
        if self.sides.len() > KEPT {
            self.sides.clear();
            emptied(&mut self.known);
        }
        self.majority = majority(game);
        self.shared = self.network.bias();
        self.told(2 * SIDE, &shared(game, deck, top, left));
        self.network.add(&mut self.shared, &self.inputs);
    }

    /// Notes features, from this one on, with their sizes.
    fn told(&mut self, from: usize, features: &[u8]) {
        self.inputs.clear();
        for (input, &size) in (from..).zip(features).filter(|(_, size)| **size > 0) {
            self.inputs.push((input, f32::from(size) * self.units[input]));
        }
    }

    /// Forgets all sides: they belong to one game.
    pub(super) fn forget(&mut self) {
        self.sides.clear();
        emptied(&mut self.known);
    }

    /// The number of a side, which begins the next round or does not.
    pub(super) fn side(&mut self, game: &Pottery, own: &Collection, begins: bool) -> usize {
        let key = (own.unbroken, own.broken, own.repaired, u64::from(own.ingots) << 1 | u64::from(begins));
        if let Some(&known) = self.known.get(&key) {
            return known as usize;
        }
        let facts = Facts::of(game, own);
        let mut layer = [0.0; WIDTH];
        self.told(if begins { 0 } else { SIDE }, &facts.told);
        self.network.add(&mut layer, &self.inputs);
        self.known.insert(key, self.sides.len() as u32);
        self.sides.push(Side { layer, facts });
        self.sides.len() - 1
    }

    /// What the moment is worth to the side that begins, without bounds; these are the numbers of the sides.
    pub(super) fn judge(&self, begins: usize, other: usize) -> f32 {
        let (first, second) = (&self.sides[begins], &self.sides[other]);
        let mut layer = self.shared;
        for (sum, (one, two)) in layer.iter_mut().zip(first.layer.iter().zip(&second.layer)) {
            *sum += one + two;
        }
        let inputs = between(&first.facts, &second.facts, self.majority).map(|(feature, size)| {
            let input = Moment::FEATURES - BETWEEN + feature;
            (input, f32::from(size) * self.units[input])
        });
        self.network.add(&mut layer, &inputs);
        self.network.judge(&layer)
    }

    /// The same of a moment by itself.
    pub fn value(&mut self, game: &Pottery, moment: &Moment) -> f32 {
        self.begin(game, moment.deck, moment.top, moment.left);
        let [begins, other] = [true, false].map(|begins| self.side(game, &moment.sides[usize::from(!begins)], begins));
        self.judge(begins, other)
    }
}

const _: () = assert!(2 * SIDE + SHARED + BETWEEN == Moment::FEATURES);
