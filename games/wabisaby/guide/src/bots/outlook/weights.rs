//! The weights of the model, fitted to games of players who search: `examples/wabisaby_model.rs` writes them
//! anew.

use super::COUNTED;

/// Among two, and among three.
pub(super) const TABLES: [[f32; COUNTED]; 2] = [
    [0.86, 0.25, 0.36, 0.09, 2.50, -0.32, -1.35, 0.24, -1.31, 0.00],
    [0.69, 0.09, 0.14, 0.08, 0.39, -0.40, -0.72, 0.13, 0.43, -0.16],
];
