//! Teaching a network by what came of positions: steps down the slope of its error (Adam), in the order written here.

use super::{Layer, Network, WIDTH, chance};
use tsugi_engine::{Chance, SeededRng};

/// How fast the mean of the slope forgets, and that of its square.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// How many positions make a step.
const BATCH: usize = 256;

/// Positions and what came of them: the sizes of all inputs in whole units, and the chance that came true.
#[derive(Clone, Default, Debug)]
pub struct Positions {
    /// The inputs of every position, one after the other.
    pub inputs: Vec<u8>,
    /// What came of each: 1 for a win, 0 for a loss.
    pub came: Vec<f32>,
}

impl Positions {
    /// One more.
    pub fn add(&mut self, inputs: &[u8], came: f32) {
        self.inputs.extend_from_slice(inputs);
        self.came.push(came);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.came.len()
    }
}

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Teacher {
    network: Network,
    /// The size of a unit of each input.
    units: Vec<f32>,
    slope: Network,
    mean: Network,
    square: Network,
    steps: i32,
}

/// The sums of one position.
struct Pass {
    first: Layer,
    second: Layer,
    judgement: f32,
}

impl Teacher {
    /// A network to be taught, that knows nothing yet.
    pub fn fresh(units: &[f32], seed: u64) -> Self {
        let (mut network, mut luck) = (Network::empty(units.len()), SeededRng::new(seed));
        let mut lot = |reach: f32| (luck.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * reach;
        network.first.iter_mut().flatten().for_each(|weight| *weight = lot(0.12));
        network.second.iter_mut().flatten().for_each(|weight| *weight = lot(0.2));
        network.third.iter_mut().for_each(|weight| *weight = lot(0.2));
        Self::of(network, units)
    }

    /// A network to be taught further.
    pub fn of(network: Network, units: &[f32]) -> Self {
        let empty = Network::empty(units.len());
        let units = units.to_vec();
        Self { network, units, slope: empty.clone(), mean: empty.clone(), square: empty, steps: 0 }
    }

    /// The network as its file will hold it.
    pub fn taught(&self) -> Network {
        Network::read(&self.network.written(), self.units.len()).unwrap_or_else(|_| self.network.clone())
    }

    /// Goes through all positions once, in an order drawn by lot, with steps of that length.
    pub fn learn(&mut self, positions: &Positions, length: f32, luck: &mut SeededRng) {
        let mut order: Vec<usize> = (0..positions.count()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, luck.below(at as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            for &at in batch {
                self.look_at(positions, at);
            }
            self.step(length, batch.len() as f32);
        }
    }

    /// How far off the network is in the mean: what was foretold less what came, squared.
    pub fn error(&self, positions: &Positions) -> f64 {
        let off = |at: usize| f64::from(chance(self.pass(positions, at).judgement) - positions.came[at]).powi(2);
        (0..positions.count()).map(off).sum::<f64>() / positions.count().max(1) as f64
    }

    fn inputs<'a>(&self, positions: &'a Positions, at: usize) -> &'a [u8] {
        &positions.inputs[at * self.units.len()..(at + 1) * self.units.len()]
    }

    fn pass(&self, positions: &Positions, at: usize) -> Pass {
        let network = &self.network;
        let mut first = network.first_bias;
        for (input, &size) in self.inputs(positions, at).iter().enumerate().filter(|(_, size)| **size > 0) {
            network.add(&mut first, &[(input, f32::from(size) * self.units[input])]);
        }
        let mut second = network.second_bias;
        for (own, weights) in first.iter().zip(network.second.iter()).filter(|(own, _)| **own > 0.0) {
            second.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * own);
        }
        let judgement = second
            .iter()
            .zip(&network.third)
            .fold(network.third_bias, |sum, (own, weight)| sum + own.max(0.0) * weight);
        Pass { first, second, judgement }
    }

    /// Adds the slope of one position's error.
    fn look_at(&mut self, positions: &Positions, at: usize) {
        let Pass { first, second, judgement } = self.pass(positions, at);
        let off = chance(judgement) - positions.came[at];
        let (network, slope) = (&self.network, &mut self.slope);
        slope.third_bias += off;
        let mut down = [0.0; WIDTH];
        for own in (0..WIDTH).filter(|&own| second[own] > 0.0) {
            slope.third[own] += off * second[own];
            down[own] = off * network.third[own];
            slope.second_bias[own] += down[own];
        }
        let mut below = [0.0; WIDTH];
        for own in (0..WIDTH).filter(|&own| first[own] > 0.0) {
            slope.second[own].iter_mut().zip(&down).for_each(|(sum, down)| *sum += down * first[own]);
            let mut sums = [0.0_f32; 4];
            for (weights, down) in network.second[own].chunks_exact(4).zip(down.chunks_exact(4)) {
                (0..4).for_each(|lane| sums[lane] += weights[lane] * down[lane]);
            }
            below[own] = (sums[0] + sums[1]) + (sums[2] + sums[3]);
        }
        slope.first_bias.iter_mut().zip(&below).for_each(|(sum, below)| *sum += below);
        let inputs = &positions.inputs[at * self.units.len()..][..self.units.len()];
        for (input, &size) in inputs.iter().enumerate().filter(|(_, size)| **size > 0) {
            let size = f32::from(size) * self.units[input];
            slope.first[input].iter_mut().zip(&below).for_each(|(sum, below)| *sum += below * size);
        }
    }

    /// One step down the slope.
    fn step(&mut self, length: f32, count: f32) {
        self.steps += 1;
        let [grown, squared] = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        let adam = |weight: &mut f32, slope: &mut f32, mean: &mut f32, square: &mut f32| {
            let own = *slope / count;
            *mean += (own - *mean) * (1.0 - MEMORY[0]);
            *square += (own * own - *square) * (1.0 - MEMORY[1]);
            *weight -= length * (*mean / grown) / ((*square / squared).sqrt() + 1e-8);
            *slope = 0.0;
        };
        let layers = self.network.layers_mut().zip(self.slope.layers_mut());
        let layers = layers.zip(self.mean.layers_mut().zip(self.square.layers_mut()));
        for ((weights, slopes), (means, squares)) in layers {
            for at in 0..WIDTH {
                adam(&mut weights[at], &mut slopes[at], &mut means[at], &mut squares[at]);
            }
        }
        let (slope, mean, square) = (&mut self.slope, &mut self.mean, &mut self.square);
        adam(&mut self.network.third_bias, &mut slope.third_bias, &mut mean.third_bias, &mut square.third_bias);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether exactly one of two inputs is there is learnt, which no sum of them tells.
    #[test]
    fn a_network_learns_what_no_sum_tells() {
        let mut positions = Positions::default();
        for number in 0..1024_u32 {
            let inputs = [number & 1, number >> 1 & 1, number >> 2 & 3].map(|size| size as u8);
            positions.add(&inputs, f32::from(inputs[0] ^ inputs[1]));
        }
        let (mut teacher, mut luck) = (Teacher::fresh(&[1.0, 1.0, 0.5], 1), SeededRng::new(2));
        assert!(teacher.error(&positions) > 0.2);
        for _ in 0..80 {
            teacher.learn(&positions, 0.01, &mut luck);
        }
        assert!(teacher.error(&positions) < 0.01, "{}", teacher.error(&positions));
        let kept = Teacher::of(teacher.taught(), &[1.0, 1.0, 0.5]);
        assert!(kept.error(&positions) < 0.02, "rounded to what a file holds: {}", kept.error(&positions));
    }
}
