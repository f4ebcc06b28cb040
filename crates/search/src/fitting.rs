//! What fitting a model needs, whatever it foretells.

/// How far chances are off, by tenths of the chance.
#[derive(Default)]
pub struct Tenths([(f64, f64, f64); 10]);

impl Tenths {
    /// A chance that was foretold, and what came: 1 for a win, or a part of one.
    pub fn add(&mut self, foretold: f64, came: f64) {
        let (times, chances, wins) = &mut self.0[(foretold * 10.0).clamp(0.0, 9.0) as usize];
        (*times, *chances, *wins) = (*times + 1.0, *chances + foretold, *wins + came);
    }

    /// Says on the side what was foretold and what came, a line a tenth.
    pub fn print(&self) {
        for (times, chances, wins) in self.0.iter().filter(|tenth| tenth.0 > 0.0) {
            eprintln!("{times} turns of other games: {:.3} foretold, {:.3} won", chances / times, wins / times);
        }
    }
}

/// Steps of Newton's method; it has long settled by then.
const STEPS: usize = 12;

/// The weights under which what happened is likeliest, drawn towards 0 as strongly as `ridge` says. `add` adds what
/// was seen under some weights to the curve and to the slope.
pub fn fit<const N: usize>(ridge: f64, add: impl Fn(&[f64; N], &mut [[f64; N]; N], &mut [f64; N])) -> [f64; N] {
    let mut weights = [0.0; N];
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -ridge * weight);
        let mut curve = std::array::from_fn(|row| std::array::from_fn(|at| if at == row { ridge } else { 0.0 }));
        add(&weights, &mut curve, &mut slope);
        let step = solve(curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves equations of a positive definite matrix by elimination.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let (pivot, value) = (matrix[at], right[at]);
        for row in (0..N).filter(|&row| row != at) {
            let factor = matrix[row][at] / pivot[at];
            matrix[row].iter_mut().zip(pivot).for_each(|(cell, above)| *cell -= factor * above);
            right[row] -= factor * value;
        }
    }
    std::array::from_fn(|at| right[at] / matrix[at][at])
}

/// Weights as Rust writes them, with so many decimals.
pub fn written<const N: usize>(weights: &[f64; N], decimals: usize) -> String {
    let scale = 10_f64.powi(i32::try_from(decimals).unwrap_or(0));
    // Adding 0 makes a zero of a negative one.
    let rounded = weights.map(|weight| (weight * scale).round() / scale + 0.0);
    format!("    [{}],", rounded.map(|weight| format!("{weight:.decimals$}")).join(", "))
}
