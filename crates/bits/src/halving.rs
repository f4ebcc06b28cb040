//! By halving, on any machine.

/// Where the n-th bit of a byte stands.
static NTH_IN_BYTE: [[u8; 256]; 8] = nth_in_byte();

const fn nth_in_byte() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// The `n`-th bit alone: halves the word until one byte is left, then looks that up.
#[inline(always)]
pub fn nth(bits: u64, n: u32) -> u64 {
    let (mut left, mut n, mut place) = (bits, n, 0);
    let mut half = 32;
    while half >= 8 {
        let low = (left & ((1 << half) - 1)).count_ones();
        let above = n >= low;
        n -= if above { low } else { 0 };
        let shift = if above { half } else { 0 };
        left >>= shift;
        place += shift;
        half /= 2;
    }
    1 << (place + u32::from(NTH_IN_BYTE[(n & 7) as usize][left as usize & 0xFF]))
}
