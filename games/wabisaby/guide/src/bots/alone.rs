//! WabiSaby alone, worked out: the best mean of what a round is worth from everything a player can know.
//! What a round is worth are its points, or the chance they leave to meet the challenge (`challenge.rs`).
//!
//! Cards that lie down are exchangeable, so what a player knows is how many of each number were seen, how
//! many of each are held, how many cards were drawn and how many skips are left. That a card lies down
//! speaks for Wabi Sabi: those always do, a number every other time.
//!
//! Values are worked out block by block, a block being what was seen after so many draws, and only those
//! blocks that can still be reached; they are kept for as long as the program runs.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tsugi_wabisaby::{Bin, HAND, HIGHEST_TOTAL, WabiSaby};

/// The numbers on cards.
const NUMBERS: usize = 6;
/// Wabi Sabi cards in a deck.
pub(super) const WABI_SABI: usize = 3;
/// The most skips the die gives.
const MOST_SKIPS: usize = 6;
/// With more sets than this there is too much to know.
const MOST_SETS: u8 = 3;

/// How many of each number, from 1.
pub(super) type Counts = [u8; NUMBERS];

/// What a hand is worth at the end of a round, by its total and its Wabi Sabi cards.
type Worth = [[f32; WABI_SABI + 1]; HIGHEST_TOTAL + 1];

/// What the best mean depends on.
#[derive(Clone, PartialEq, Debug)]
struct Figures {
    sets: u8,
    worth: Worth,
}

/// What a player knows between two draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Knowledge {
    /// How many cards have been dealt with after the first six.
    pub(super) draws: usize,
    /// How often each number was seen, wherever it lies now.
    pub(super) seen: Counts,
    /// How often each is held, lying up.
    pub(super) held: Counts,
    /// The skips left.
    pub(super) skips: usize,
}

/// The best means of a round.
#[derive(Debug)]
pub(super) struct Alone {
    figures: Figures,
    /// By draws, then by what was seen.
    blocks: Vec<OnceLock<Vec<f32>>>,
    mean: OnceLock<f64>,
}

/// Every table that was begun.
static TABLES: Mutex<Vec<Arc<Alone>>> = Mutex::new(Vec::new());

impl Alone {
    /// The table of this game's points; none where it is too large to be worked out.
    pub(super) fn of(game: &WabiSaby) -> Option<Arc<Self>> {
        let figures = Figures::of(game, |points| points as f32)?;
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = tables.iter().find(|table| table.figures == figures) {
            return Some(Arc::clone(known));
        }
        let table = Arc::new(Self::new(figures));
        tables.push(Arc::clone(&table));
        Some(table)
    }

    /// A table of this game by what points are worth, not kept; none where it is too large.
    pub(super) fn valuing(game: &WabiSaby, worth: impl Fn(usize) -> f32) -> Option<Self> {
        Figures::of(game, worth).map(Self::new)
    }

    fn new(figures: Figures) -> Self {
        let blocks = (Self::draws_of(figures.sets) + 1) * (usize::from(figures.sets) + 1).pow(NUMBERS as u32);
        Self { figures, blocks: (0..blocks).map(|_| OnceLock::new()).collect(), mean: OnceLock::new() }
    }

    fn draws_of(sets: u8) -> usize {
        NUMBERS * usize::from(sets) + WABI_SABI - HAND
    }

    /// How many cards are drawn in a round.
    pub(super) fn draws(&self) -> usize {
        Self::draws_of(self.figures.sets)
    }

    /// The best mean of a round from here.
    pub(super) fn value(&self, known: &Knowledge) -> f64 {
        let block = self.block(known.draws, known.seen);
        let skips = known.skips.min(self.skips(known.draws) - 1);
        block[index(&strides(known.seen), known.held) * self.skips(known.draws) + skips].into()
    }

    /// The best mean of a round before it is dealt.
    pub(super) fn mean(&self) -> f64 {
        *self.mean.get_or_init(|| self.mean_from(0, [0; NUMBERS]))
    }

    /// The mean once so many cards are dealt of which these lie up.
    fn mean_from(&self, dealt: usize, seen: Counts) -> f64 {
        if dealt == HAND {
            let of = |skips| self.value(&Knowledge { draws: 0, seen, held: seen, skips });
            return (1..=MOST_SKIPS).map(of).sum::<f64>() / MOST_SKIPS as f64;
        }
        let odds = self.odds(dealt, seen);
        let mut mean = if odds.down > 0.0 { odds.down * self.mean_from(dealt + 1, seen) } else { 0.0 };
        for (number, &chance) in odds.up.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            mean += chance * self.mean_from(dealt + 1, and_one(seen, number));
        }
        mean
    }

    /// How many different counts of skips matter after so many draws.
    fn skips(&self, draws: usize) -> usize {
        (self.draws() - draws).min(MOST_SKIPS) + 1
    }

    fn block(&self, draws: usize, seen: Counts) -> &[f32] {
        let base = usize::from(self.figures.sets) + 1;
        let code = seen.iter().fold(draws, |code, &count| code * base + usize::from(count));
        self.blocks[code]
            .get_or_init(|| if draws == self.draws() { self.last_block(seen) } else { self.inner_block(draws, seen) })
    }

    /// What the next card may look like once so many are dealt, of which these were seen.
    fn odds(&self, dealt: usize, seen: Counts) -> Odds {
        let shown: usize = seen.iter().map(|&count| usize::from(count)).sum();
        let (down, left) = (dealt - shown, self.draws() + HAND - dealt);
        let numbers = NUMBERS * usize::from(self.figures.sets) - shown;
        // How many Wabi Sabi cards lie among those down: each counts double, since a number lies down
        // only every other time.
        let (mut all, mut number_next) = (0.0, 0.0);
        for among_down in 0..=WABI_SABI.min(down) {
            let in_deck = WABI_SABI - among_down;
            if in_deck <= left {
                let weight = choose(down, among_down) * choose(left, in_deck) * f64::from(1u32 << among_down);
                all += weight;
                number_next += weight * (left - in_deck) as f64 / left as f64;
            }
        }
        let up = 0.5 * number_next / all;
        let unseen = |number: usize| f64::from(self.figures.sets - seen[number]);
        let up: [f64; NUMBERS] =
            std::array::from_fn(|number| if numbers == 0 { 0.0 } else { up * unseen(number) / numbers as f64 });
        Odds { up, down: 1.0 - up.iter().sum::<f64>() }
    }

    /// A block before the last draw: the mean over what the next card looks like, the best made of each.
    fn inner_block(&self, draws: usize, seen: Counts) -> Vec<f32> {
        let odds = self.odds(HAND + draws, seen);
        let (own, skips, later) = (strides(seen), self.skips(draws), self.skips(draws + 1));
        let down = self.block(draws + 1, seen);
        let ups: Vec<(usize, f64, [usize; NUMBERS], &[f32])> = (0..NUMBERS)
            .filter(|&number| odds.up[number] > 0.0)
            .map(|number| {
                let more = and_one(seen, number);
                (number, odds.up[number], strides(more), self.block(draws + 1, more))
            })
            .collect();
        let mut values = vec![0.0; size(seen) * skips];
        each_held(seen, HAND + draws, |held| {
            let at = index(&own, held) * skips;
            let mut next = Next { held, later, skips, best: [0.0; MOST_SKIPS + 1] };
            let mut sum = [0.0; MOST_SKIPS + 1];
            next.after(None, &own, down);
            next.add_to(&mut sum, odds.down);
            for (number, chance, strides, block) in &ups {
                next.after(Some(*number), strides, block);
                next.add_to(&mut sum, *chance);
            }
            for (value, sum) in values[at..at + skips].iter_mut().zip(sum) {
                *value = sum as f32;
            }
        });
        values
    }

    /// A block after the last draw: the mean over what the cards lying down may be.
    fn last_block(&self, seen: Counts) -> Vec<f32> {
        // In how many ways so many unseen numbers come to a total.
        let mut ways = [[0.0; HIGHEST_TOTAL + 1]; HAND + 1];
        ways[0][0] = 1.0;
        for (number, &count) in seen.iter().enumerate() {
            let (before, unseen) = (ways, usize::from(self.figures.sets - count));
            for taken in 1..=unseen {
                for cards in taken..=HAND {
                    for total in taken * (number + 1)..=HIGHEST_TOTAL {
                        ways[cards][total] +=
                            choose(unseen, taken) * before[cards - taken][total - taken * (number + 1)];
                    }
                }
            }
        }
        let shown: usize = seen.iter().map(|&count| usize::from(count)).sum();
        let pool = NUMBERS * usize::from(self.figures.sets) - shown + WABI_SABI;
        let own = strides(seen);
        let mut values = vec![0.0; size(seen)];
        each_held(seen, HAND + self.draws(), |held| {
            let (cards, total) = (count(held), total(held));
            let down = HAND - cards;
            let mut sum = 0.0;
            for wabi_sabi in 0..=WABI_SABI.min(down) {
                let numbers = &ways[down - wabi_sabi];
                for (more, &ways) in numbers.iter().enumerate().take(HIGHEST_TOTAL + 1 - total) {
                    sum += ways * choose(WABI_SABI, wabi_sabi) * f64::from(self.figures.worth[total + more][wabi_sabi]);
                }
            }
            values[index(&own, held)] = (sum / choose(pool, down)) as f32;
        });
        values
    }
}

/// The points of a hand (R18, R19).
fn score(game: &WabiSaby, total: usize, wabi_sabi: usize) -> usize {
    match (game.points_of(total), game.bin()) {
        (Some(points), _) => usize::from(points) + wabi_sabi,
        (None, Bin::SparesWabiSabi) => wabi_sabi,
        (None, Bin::VoidsAll) => 0,
    }
}

impl Figures {
    fn of(game: &WabiSaby, worth: impl Fn(usize) -> f32) -> Option<Self> {
        let sets = game.components().solo.sets;
        let of_hand = |total, wabi_sabi| worth(score(game, total, wabi_sabi));
        let worth = std::array::from_fn(|total| std::array::from_fn(|wabi_sabi| of_hand(total, wabi_sabi)));
        (sets <= MOST_SETS).then_some(Self { sets, worth })
    }
}

/// What the next card may look like.
struct Odds {
    /// How likely it lies up with each number.
    up: [f64; NUMBERS],
    /// How likely it lies down.
    down: f64,
}

/// The best that can be made of a card, for every count of skips.
struct Next {
    held: Counts,
    skips: usize,
    /// How many counts of skips matter after it.
    later: usize,
    best: [f64; MOST_SKIPS + 1],
}

impl Next {
    /// Looks at all that can be done with a card that shows this number, or its back.
    fn after(&mut self, number: Option<usize>, strides: &[usize; NUMBERS], block: &[f32]) {
        self.best = [f64::MIN; MOST_SKIPS + 1];
        let at = index(strides, self.held);
        for skips in 1..self.skips {
            self.best[skips] = block[at * self.later + (skips - 1).min(self.later - 1)].into();
        }
        let taken = at + number.map_or(0, |number| strides[number]);
        if count(self.held) < HAND {
            self.offer(&block[taken * self.later..]);
        }
        let held = self.held;
        for out in (0..NUMBERS).filter(|&out| held[out] > 0) {
            self.offer(&block[(taken - strides[out]) * self.later..]);
        }
    }

    fn offer(&mut self, values: &[f32]) {
        for (skips, best) in self.best.iter_mut().enumerate().take(self.skips) {
            *best = best.max(values[skips.min(self.later - 1)].into());
        }
    }

    fn add_to(&self, sum: &mut [f64; MOST_SKIPS + 1], chance: f64) {
        for (sum, best) in sum.iter_mut().zip(self.best).take(self.skips) {
            *sum += chance * best;
        }
    }
}

fn count(held: Counts) -> usize {
    held.iter().map(|&count| usize::from(count)).sum()
}

fn total(held: Counts) -> usize {
    held.iter().enumerate().map(|(number, &count)| (number + 1) * usize::from(count)).sum()
}

pub(super) fn and_one(mut counts: Counts, number: usize) -> Counts {
    counts[number] += 1;
    counts
}

/// How the hands that can be held of what was seen are numbered.
fn strides(seen: Counts) -> [usize; NUMBERS] {
    let mut stride = 1;
    std::array::from_fn(|number| {
        let own = stride;
        stride *= usize::from(seen[number]) + 1;
        own
    })
}

fn size(seen: Counts) -> usize {
    seen.iter().map(|&count| usize::from(count) + 1).product()
}

fn index(strides: &[usize; NUMBERS], held: Counts) -> usize {
    strides.iter().zip(held).map(|(stride, count)| stride * usize::from(count)).sum()
}

/// Every hand that can be held when these were seen among so many cards.
fn each_held(seen: Counts, dealt: usize, mut look: impl FnMut(Counts)) {
    let down = dealt - count(seen);
    let mut held = [0; NUMBERS];
    loop {
        let up = count(held);
        if up <= HAND && HAND - up <= down {
            look(held);
        }
        let Some(number) = (0..NUMBERS).find(|&number| held[number] < seen[number]) else { return };
        held[..number].fill(0);
        held[number] += 1;
    }
}

/// In how many ways so many can be taken of so many.
fn choose(of: usize, take: usize) -> f64 {
    if take > of { 0.0 } else { (0..take).fold(1.0, |ways, i| ways * (of - i) as f64 / (i + 1) as f64) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tsugi_engine::Options;
    use tsugi_wabisaby::Components;

    /// The best possible mean over three rounds is 8.967 with our components.
    #[test]
    fn the_best_mean_of_three_rounds_is_known() {
        let options = Options::new(&WabiSaby::options(), [], 1).expect("defaults hold");
        let game = WabiSaby::new(1, &options, Components::ours()).expect("our components are enough");
        let begun = std::time::Instant::now();
        let mean = 3.0 * Alone::of(&game).expect("three sets can be worked out").mean();
        eprintln!("{mean} in {:?}", begun.elapsed());
        assert!((mean - 8.967).abs() < 0.0005, "{mean}");
    }
}
