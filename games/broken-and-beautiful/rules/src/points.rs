//! The figures of the score table.

/// R21: a cup.
pub const CUP: i32 = 1;
/// R21: a repaired cup.
pub const REPAIRED_CUP: i32 = 3;
/// R22: a pair of plates.
pub const PLATES: i32 = 6;
/// R22: what a repaired plate adds.
pub const REPAIRED_PLATE: i32 = 2;
/// R23: what a repaired bowl adds.
pub const REPAIRED_BOWL: i32 = 1;
/// R24: most tea jars.
pub const MOST_JARS: i32 = 6;
/// R24: what a repaired jar adds.
pub const REPAIRED_JAR: i32 = 1;
/// R25: one, two and three vases.
pub const VASES: [i32; 3] = [1, 5, 15];
/// R27: a serving tray.
pub const TRAY: i32 = 2;
/// R27: the most that a storage box is worth.
pub const FULL_BOX: u16 = 4;
