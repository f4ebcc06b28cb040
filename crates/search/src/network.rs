//! A small network that judges positions: two hidden layers, one number out.
//!
//! It is the same to the last bit on every machine: every sum is added up in the order that is written here, nothing is
//! fused, no function of the platform is asked but those that are exact everywhere, and weights are kept as whole
//! numbers of [`STEP`]s.

#[cfg(feature = "fitting")]
pub mod teaching;

/// How many there are in each hidden layer.
pub const WIDTH: usize = 64;

/// What a hidden layer holds.
pub type Layer = [f32; WIDTH];

/// Weights are kept as multiples of this.
pub const STEP: f32 = 1.0 / 2048.0;

/// How a file of weights begins: what it is, and the version of its form.
const HEAD: [u8; 8] = *b"tsugi-v1";

/// A network that judges positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// For each input what it adds to the first layer.
    first: Vec<Layer>,
    /// What the first layer begins with.
    first_bias: Layer,
    /// For each of the first layer what it adds to the second.
    second: Box<[Layer; WIDTH]>,
    /// What the second layer begins with.
    second_bias: Layer,
    /// What each of the second layer adds to the judgement.
    third: Layer,
    /// What the judgement begins with.
    third_bias: f32,
}

/// A file of weights that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no weights of a network with {inputs} inputs, version 1")]
pub struct BadWeights {
    /// How many inputs were expected.
    pub inputs: usize,
}

impl Network {
    /// A network without a weight.
    pub fn empty(inputs: usize) -> Self {
        Self {
            first: vec![[0.0; WIDTH]; inputs],
            first_bias: [0.0; WIDTH],
            second: Box::new([[0.0; WIDTH]; WIDTH]),
            second_bias: [0.0; WIDTH],
            third: [0.0; WIDTH],
            third_bias: 0.0,
        }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.first.len()
    }

    /// What the first layer begins with.
    pub fn bias(&self) -> Layer {
        self.first_bias
    }

    /// Adds what inputs of these sizes bring to the first layer, one after the other.
    #[inline]
    pub fn add(&self, layer: &mut Layer, inputs: &[(usize, f32)]) {
        add_rows(layer, &self.first, inputs);
    }

    /// The judgement, given the sums of the first layer: a number without bounds, 0 where it is even.
    pub fn judge(&self, first: &Layer) -> f32 {
        let (mut active, mut count) = ([0_u8; WIDTH], 0);
        for (at, &sum) in (0..).zip(first) {
            active[count] = at;
            count += usize::from(sum > 0.0);
        }
        let mut second = self.second_bias;
        for (block, sums) in second.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let mut own = *sums;
            for &at in &active[..count] {
                let (at, weights) = (usize::from(at) % WIDTH, &self.second[usize::from(at) % WIDTH]);
                for (sum, weight) in own.iter_mut().zip(&weights.as_chunks::<BLOCK>().0[block]) {
                    *sum += weight * first[at];
                }
            }
            *sums = own;
        }
        // Four sums side by side, always the same four.
        let mut sums = [0.0_f32; 4];
        for (own, weights) in second.chunks_exact(4).zip(self.third.chunks_exact(4)) {
            for (sum, (own, weight)) in sums.iter_mut().zip(own.iter().zip(weights)) {
                *sum += own.max(0.0) * weight;
            }
        }
        self.third_bias + ((sums[0] + sums[1]) + (sums[2] + sums[3]))
    }

    /// The weights as a file: what it is, the number of inputs, then every weight in two bytes.
    pub fn written(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.extend((self.first.len() as u32).to_le_bytes());
        for weight in self.weights() {
            let steps = (weight / STEP).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            bytes.extend(steps.to_le_bytes());
        }
        bytes
    }

    /// The network that a file holds.
    pub fn read(bytes: &[u8], inputs: usize) -> Result<Self, BadWeights> {
        let mut network = Self::empty(inputs);
        let head = [&HEAD[..], &(inputs as u32).to_le_bytes()].concat();
        let weights = bytes.strip_prefix(&head[..]).ok_or(BadWeights { inputs })?;
        if weights.len() != 2 * network.weights().count() {
            return Err(BadWeights { inputs });
        }
        let mut weights = weights.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) * STEP);
        network.layers_mut().flatten().zip(&mut weights).for_each(|(weight, kept)| *weight = kept);
        network.third_bias = weights.next().unwrap_or_default();
        Ok(network)
    }

    /// Every weight, in the order of the file.
    fn weights(&self) -> impl Iterator<Item = f32> + '_ {
        let layers = self.first.iter().chain([&self.first_bias]).chain(self.second.iter());
        layers.chain([&self.second_bias, &self.third]).flatten().copied().chain([self.third_bias])
    }

    /// Every layer of weights, in the order of the file; the last weight stands alone.
    fn layers_mut(&mut self) -> impl Iterator<Item = &mut Layer> + '_ {
        let layers = self.first.iter_mut().chain([&mut self.first_bias]).chain(self.second.iter_mut());
        layers.chain([&mut self.second_bias, &mut self.third])
    }
}

/// How many sums fit into a processor's registers at once.
const BLOCK: usize = 16;

/// Adds rows of weights to a layer, each times its size, one after the other; block by block, so that sums stay in the
/// processor.
#[inline]
fn add_rows(layer: &mut Layer, rows: &[Layer], sizes: &[(usize, f32)]) {
    for (block, sums) in layer.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut own = *sums;
        for &(row, size) in sizes {
            for (sum, weight) in own.iter_mut().zip(&rows[row].as_chunks::<BLOCK>().0[block]) {
                *sum += weight * size;
            }
        }
        *sums = own;
    }
}

/// The chance that a judgement stands for, from 0 to 1: the logistic function, worked out by sums and products alone.
pub fn chance(judgement: f32) -> f32 {
    let power = (judgement.abs().min(30.0)) * std::f32::consts::LOG2_E;
    let whole = power.floor();
    // The power of two of what is left, less than one: its series, to the last bit that counts.
    let rest = (power - whole) * std::f32::consts::LN_2;
    let mut series = 1.0;
    for term in [7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        series = 1.0 + series * rest / term;
    }
    let large = f32::from_bits((127 + whole as u32) << 23) * series;
    if judgement < 0.0 { 1.0 / (1.0 + large) } else { large / (1.0 + large) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some network, its weights on the grid of a file.
    fn some(inputs: usize) -> Network {
        let mut network = Network::empty(inputs);
        for (at, weight) in network.layers_mut().flatten().enumerate() {
            *weight = f32::from((at * 7919 % 1021) as i16 - 510) * STEP;
        }
        network
    }

    #[test]
    fn weights_read_back_as_they_were_written() {
        let network = some(5);
        assert_eq!(Network::read(&network.written(), 5), Ok(network.clone()));
        assert_eq!(Network::read(&network.written(), 6), Err(BadWeights { inputs: 6 }));
        assert_eq!(Network::read(&network.written()[1..], 5), Err(BadWeights { inputs: 5 }));
        let mut longer = network.written();
        longer.push(0);
        assert_eq!(Network::read(&longer, 5), Err(BadWeights { inputs: 5 }));
    }

    /// These bits are the same on every machine.
    #[test]
    fn a_judgement_has_the_same_bits_everywhere() {
        let network = some(9);
        let mut layer = network.bias();
        let sizes: Vec<(usize, f32)> = (0..9).map(|input| (input, 0.3 * input as f32 - 1.0)).collect();
        network.add(&mut layer, &sizes);
        let bits = [network.judge(&layer), chance(0.37), chance(-5.2)].map(f32::to_bits);
        assert_eq!(bits, BITS, "{bits:?}");
    }

    const BITS: [u32; 3] = [0xBEEF_4964, 0x3F17_69DB, 0x3BB3_C66E];

    #[test]
    fn a_chance_is_the_logistic_function() {
        for step in -200_i16..=200 {
            let judgement = f32::from(step) * 0.11;
            let expected = 1.0 / (1.0 + (-f64::from(judgement)).exp());
            assert!((f64::from(chance(judgement)) - expected).abs() < 1e-6, "{judgement}");
        }
        assert_eq!([chance(f32::NEG_INFINITY) < 1e-9, chance(f32::INFINITY) > 1.0 - 1e-6], [true, true]);
    }
}
