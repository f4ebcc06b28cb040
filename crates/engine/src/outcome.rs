//! How a game stands: whose choice is awaited, or how it ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatSet};

/// Whose choice is awaited, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats may choose; several when they choose at once, unseen by each other.
    Awaiting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "error-expected-outcome")]
pub enum Outcome {
    /// All won or lost together.
    Together {
        /// Whether they won.
        won: bool,
        /// Their common score, where the game has one.
        score: Option<i32>,
    },
    /// Each for himself.
    Ranked {
        /// The place of each seat, from 1; equal seats share a place.
        places: BySeat<u8>,
        /// The score of each seat.
        scores: BySeat<i32>,
    },
}

impl Outcome {
    /// Ranks seats by a key, the greatest first; equal keys share a place.
    pub fn ranked<K: Ord + Copy + Default>(keys: BySeat<K>, scores: BySeat<i32>) -> Self {
        let all = keys.as_slice();
        let places = BySeat::from_fn(all.len(), |seat| 1 + all.iter().filter(|&&key| key > keys[seat]).count() as u8);
        Self::Ranked { places, scores }
    }

    /// The seats in first place; nobody where all won or lost together.
    pub fn winners(&self) -> SeatSet {
        match self {
            Self::Together { .. } => SeatSet::EMPTY,
            Self::Ranked { places, .. } => {
                places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
            }
        }
    }

    /// The seats by place, from the first; seats that share a place stand together.
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        let Self::Ranked { places, .. } = self else { return Vec::new() };
        let mut ranking: Vec<(u8, Vec<Seat>)> = Vec::new();
        let mut seats: Vec<(Seat, u8)> = places.iter().map(|(seat, place)| (seat, *place)).collect();
        seats.sort_by_key(|&(seat, place)| (place, seat));
        for (seat, place) in seats {
            match ranking.last_mut() {
                Some((same, together)) if *same == place => together.push(seat),
                _ => ranking.push((place, vec![seat])),
            }
        }
        ranking.into_iter().map(|(_, together)| together).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_place_and_the_next_place_is_skipped() {
        let scores = [20, 31, 20, 5];
        let by = BySeat::from_fn(4, |seat| scores[seat.index()]);
        let outcome = Outcome::ranked(by, by);
        let Outcome::Ranked { places, .. } = outcome else { panic!("ranked games rank") };
        assert_eq!(places.as_slice(), [2, 1, 2, 4]);
        let seat = Seat::at;
        assert_eq!(outcome.ranking(), [vec![seat(1)], vec![seat(0), seat(2)], vec![seat(3)]]);
        assert_eq!(outcome.winners(), SeatSet::only(seat(1)));
    }
}
