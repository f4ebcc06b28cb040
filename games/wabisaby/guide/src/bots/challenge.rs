//! The one-player challenge, worked out: the best chance to reach its points over the rounds.
//!
//! Going backwards over the rounds: what the points of a round are worth is the chance that the rounds
//! after it then have, and the best mean of that is the chance before it.

use tsugi_wabisaby::{HIGHEST_TOTAL, WabiSaby};

use super::alone::{Alone, WABI_SABI};

/// The best possible at WabiSaby alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestAlone {
    /// The best mean of points over all rounds: what hints and *master* serve.
    pub mean: f64,
    /// The best chance to meet the challenge, which asks for other choices.
    pub chance: f64,
}

impl BestAlone {
    /// The best possible at this table; none where there is too much to know. The chance takes a table of
    /// its own for every count of points that a round may begin with.
    pub fn of(game: &WabiSaby) -> Option<Self> {
        let solo = &game.components().solo;
        let mean = f64::from(solo.rounds) * Alone::of(game)?.mean();
        Some(Self { mean, chance: chance(game, solo.rounds, solo.challenge.into())? })
    }
}

/// The best chance to reach so many points in so many rounds.
fn chance(game: &WabiSaby, rounds: u8, asked: usize) -> Option<f64> {
    let printed = (0..=HIGHEST_TOTAL).filter_map(|total| game.points_of(total)).max().unwrap_or(0);
    let (rounds, most) = (usize::from(rounds), usize::from(printed) + WABI_SABI);
    // By the points still missing.
    let mut after: Vec<f64> = (0..=asked).map(|missing| f64::from(u8::from(missing == 0))).collect();
    for round in (0..rounds).rev() {
        let before = |missing: usize| {
            let too_much = missing > most * (rounds - round);
            let too_soon = missing + most * round < asked;
            match missing {
                0 => Some(1.0),
                _ if too_much || too_soon => Some(0.0),
                _ => Alone::valuing(game, |points| after[missing.saturating_sub(points)] as f32)
                    .map(|table| table.mean()),
            }
        };
        after = (0..=asked).map(before).collect::<Option<_>>()?;
    }
    after.last().copied()
}

#[cfg(test)]
mod tests {
    use tsugi_engine::Options;
    use tsugi_wabisaby::{Components, HAND};

    use super::*;
    use crate::bots::alone::Knowledge;

    /// One set: six numbers and three Wabi Sabi cards, of which three are drawn.
    fn small(rounds: u8, challenge: u16) -> WabiSaby {
        let mut components = Components::ours();
        (components.solo.sets, components.solo.rounds, components.solo.challenge) = (1, rounds, challenge);
        let options = Options::new(&WabiSaby::options(), [], 1).expect("defaults hold");
        WabiSaby::new(1, &options, components).expect("such components can be played with")
    }

    /// Cards as they lie, 0 being Wabi Sabi: the hand, then what is drawn; and how likely that is.
    type Truth = ([(u8, bool); HAND], Vec<(u8, bool)>, f64);

    /// Every order of the cards that were not seen, each side of each.
    fn truths(seen: &[u8]) -> Vec<Truth> {
        let mut all =
            vec![(Vec::new(), (0..=6).flat_map(|card| vec![card; if card == 0 { 3 } else { 1 }]).collect(), 1.0)];
        for place in 0..9 {
            let mut next = Vec::new();
            for (lying, left, weight) in all {
                let left: Vec<u8> = left;
                for (at, &card) in left.iter().enumerate() {
                    for up in [false, true] {
                        // The first cards of the hand are those seen; the others of it lie down.
                        let wanted = seen.get(place).map_or(place >= HAND || !up, |&seen| up && card == seen);
                        // A Wabi Sabi card looks down whichever side is up.
                        if wanted && !(up && card == 0) {
                            let mut rest = left.clone();
                            rest.remove(at);
                            let sides = if card == 0 { 2.0 } else { 1.0 };
                            next.push(([&lying[..], &[(card, up)]].concat(), rest, weight * sides));
                        }
                    }
                }
            }
            all = next;
        }
        let whole = |(lying, _, weight): (Vec<(u8, bool)>, Vec<u8>, f64)| {
            (std::array::from_fn(|place| lying[place]), lying[HAND..].to_vec(), weight)
        };
        all.into_iter().map(whole).collect()
    }

    /// The best sum of what these truths come to, choosing by what is seen alone.
    fn best(truths: &[Truth], drawn: usize, skips: usize, worth: &dyn Fn(&Truth) -> f64) -> f64 {
        if drawn == 3 || truths.is_empty() {
            return truths.iter().map(|truth| truth.2 * worth(truth)).sum();
        }
        let look = |truth: &Truth| if truth.1[drawn].1 { truth.1[drawn].0 } else { 0 };
        let of = |wanted: u8| {
            let alike: Vec<Truth> = truths.iter().filter(|truth| look(truth) == wanted).cloned().collect();
            let skipped = if skips > 0 { best(&alike, drawn + 1, skips - 1, worth) } else { f64::MIN };
            let replaced = (0..HAND).map(|place| {
                let mut changed = alike.clone();
                for truth in &mut changed {
                    truth.0[place] = truth.1[drawn];
                }
                best(&changed, drawn + 1, skips, worth)
            });
            replaced.fold(skipped, f64::max)
        };
        (0..=6).map(of).sum()
    }

    /// A round worth anything, held against plain recursion over every order of the cards not seen.
    #[test]
    fn the_chance_of_a_round_is_what_plain_recursion_finds() {
        let game = small(1, 3);
        let points = |truth: &Truth| {
            let total = truth.0.iter().map(|(card, _)| usize::from(*card)).sum::<usize>();
            let wabi_sabi = truth.0.iter().filter(|(card, _)| *card == 0).count();
            game.points_of(total).map_or(0, |points| usize::from(points) + wabi_sabi)
        };
        for (seen, skips) in [(&[1, 2, 6][..], 0), (&[3, 4, 5], 1), (&[2, 4, 5, 6], 2), (&[1, 3, 5, 6], 6)] {
            let (truths, mut counts) = (truths(seen), [0; 6]);
            for &card in seen {
                counts[usize::from(card) - 1] += 1;
            }
            let all: f64 = truths.iter().map(|truth| truth.2).sum();
            for asked in 1..=6 {
                let table = Alone::valuing(&game, |points| f32::from(u8::from(points >= asked))).expect("it is small");
                let found = table.value(&Knowledge { draws: 0, seen: counts, held: counts, skips });
                let plain = best(&truths, 0, skips, &|truth| f64::from(u8::from(points(truth) >= asked))) / all;
                assert!(
                    (found - plain).abs() < 1e-5,
                    "{seen:?}, {skips} skips, {asked} points: {found}, plainly {plain}"
                );
            }
        }
    }

    /// Over two rounds: what is missing after the first is asked of the second, whatever the first brought.
    #[test]
    fn the_chance_over_rounds_goes_backwards() {
        let one: Vec<f64> = (0..=9).map(|asked| chance(&small(1, asked), 1, asked.into()).expect("small")).collect();
        assert!((one[0] - 1.0).abs() < 1e-9 && one[9].abs() < 1e-9 && one.windows(2).all(|two| two[0] >= two[1]));
        for asked in 1..=16u16 {
            let two = chance(&small(2, asked), 2, asked.into()).expect("small");
            let table = Alone::valuing(&small(2, asked), |points| {
                one.get(usize::from(asked).saturating_sub(points)).map_or(0.0, |chance| *chance as f32)
            });
            assert!((two - table.expect("small").mean()).abs() < 1e-6, "{asked}: {two}");
            assert!(two >= one.get(usize::from(asked)).copied().unwrap_or(0.0), "{asked}: {two}");
        }
        assert_eq!(chance(&small(2, 17), 2, 17), Some(0.0));
    }
}
