//! The weights of the model, fitted to games of players who search: `examples/wabisaby_model.rs` writes them
//! anew.

use super::COUNTED;

/// Among two, and among three.
pub(super) const TABLES: [[f32; COUNTED]; 2] = [
    [0.93, 0.45, 0.02, 0.06, 0.98, -1.37, -0.38, 0.83, -1.94, 0.00],
    [0.62, 0.00, 0.25, 0.11, 0.27, -0.39, -0.76, 0.11, 0.03, -0.33],
];
