//! What an end is worth to each seat: what a search climbs by, and what it tells.

use tsugi_engine::{BySeat, MAX_SEATS, Outcome, Seat};

use crate::{Aim, Forecast};

/// How much of a result is the margin rather than the place.
const MARGIN: f32 = 0.2;
/// The points that make a large margin.
const LARGE: f32 = 25.0;

/// Where points are the aim, by how many the ends of a choice lie apart.
const SPREAD: f32 = 4.0;

/// What an end is worth to one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Worth {
    /// What a search climbs by, from 0 to 1: the place first, the margin a little; or the points
    /// alone, where they are the aim.
    pub(super) reward: f32,
    /// What was aimed at: a win or its part, or points.
    pub(super) gained: f32,
}

/// What an end is worth to each seat.
pub(super) fn worth(end: &Forecast, aim: Aim, seats: usize) -> BySeat<Worth> {
    match end {
        Forecast::Ends(outcome) => ended(outcome, aim, seats),
        Forecast::Each(won) => BySeat::from_fn(seats, |seat| Worth { reward: won[seat], gained: won[seat] }),
        Forecast::Points(points) => BySeat::from_fn(seats, |_| Worth { reward: points / SPREAD, gained: *points }),
        Forecast::Together(won) => BySeat::from_fn(seats, |_| Worth { reward: *won, gained: *won }),
    }
}

fn ended(outcome: &Outcome, aim: Aim, seats: usize) -> BySeat<Worth> {
    match outcome {
        Outcome::Together { won, score } => {
            let score = score.unwrap_or(0) as f32;
            let won = f32::from(u8::from(*won));
            let worth = match aim {
                Aim::Score => Worth { reward: score / SPREAD, gained: score },
                // Who wins together wins; a score is for afterwards.
                Aim::Win => Worth { reward: won, gained: won },
            };
            BySeat::from_fn(seats, |_| worth)
        }
        Outcome::Ranked { scores, .. } => {
            let winners = outcome.winners();
            let part = 1.0 / winners.len().clamp(1, MAX_SEATS) as f32;
            BySeat::from_fn(seats, |seat| {
                let others = Seat::all(seats).filter(|&other| other != seat).map(|other| scores[other]).max();
                let lead = (scores[seat] - others.unwrap_or(0)) as f32;
                let margin = 0.5 + 0.5 * (lead / LARGE).clamp(-1.0, 1.0);
                let won = if winners.contains(seat) { part } else { 0.0 };
                let gained = if aim == Aim::Win { won } else { scores[seat] as f32 };
                Worth { reward: (1.0 - MARGIN) * won + MARGIN * margin, gained }
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_worth_more_than_any_margin_and_is_told_apart_from_it() {
        let by = |scores: [i32; 2]| BySeat::from_fn(2, |seat: Seat| scores[seat.index()]);
        let narrow = ended(&Outcome::ranked(by([20, 19]), by([20, 19])), Aim::Win, 2);
        let tied = ended(&Outcome::ranked(by([20, 20]), by([20, 20])), Aim::Win, 2);
        let (first, second) = (Seat::at(0), Seat::at(1));
        assert!(narrow[first].gained > 0.99 && narrow[second].gained < 0.01);
        assert!((tied[first].gained - 0.5).abs() < 1e-6);
        assert!(narrow[first].reward > tied[first].reward && tied[first].reward > narrow[second].reward);
        let wide = ended(&Outcome::ranked(by([0, 60]), by([0, 60])), Aim::Win, 2);
        assert!(wide[first].reward < narrow[second].reward);
    }

    #[test]
    fn points_are_told_where_they_are_the_aim() {
        let outcome = Outcome::Together { won: false, score: Some(9) };
        assert!((ended(&outcome, Aim::Score, 1)[Seat::at(0)].gained - 9.0).abs() < 1e-6);
        assert!(ended(&outcome, Aim::Win, 1)[Seat::at(0)].gained.abs() < 1e-6);
    }

    #[test]
    fn a_chance_is_worth_what_it_says() {
        let likely = worth(&Forecast::Together(0.3), Aim::Win, 2);
        assert!((likely[Seat::at(1)].gained - 0.3).abs() < 1e-6 && (likely[Seat::at(1)].reward - 0.3).abs() < 1e-6);
    }
}
