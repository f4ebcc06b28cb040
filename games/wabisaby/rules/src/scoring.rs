//! What a round gives: the target's total by the score card, and a point for each own Wabi Sabi card.

use tsugi_engine::{BySeat, Line, Outcome, Points, Seat, Sum, Tally};

use crate::{
    WabiSaby,
    cards::{Card, HAND},
    setup::Bin,
    state::State,
};

/// The total of a hand; a Wabi Sabi card counts 0 (R18).
pub fn total(hand: [Card; HAND]) -> usize {
    hand.iter().map(|card| usize::from(card.value())).sum()
}

/// The points of a round: own hand and target's hand.
pub(crate) fn round_points(game: &WabiSaby, own: [Card; HAND], target: [Card; HAND]) -> u16 {
    let mut points = 0;
    round_lines(game, own, target, |_, _, Points(more)| points += more);
    u16::try_from(points).unwrap_or(0)
}

/// The points of a round for each seat, as the hands stand.
pub(crate) fn all_points(game: &WabiSaby, state: &State) -> BySeat<u16> {
    let hands = state.hands.map(|hand| hand.map(|held| held.card));
    BySeat::from_fn(game.seats, |seat: Seat| {
        round_points(game, hands[seat.index()], hands[state.targets[seat.index()].index()])
    })
}

/// R21: whether somebody has enough points for the game to end with the round.
pub(crate) fn is_decided(game: &WabiSaby, state: &State) -> bool {
    Seat::all(game.seats).any(|seat| state.scores[seat.index()] >= game.target_score)
}

/// The lines of a round's receipt: key, ruling, sum.
pub(crate) fn round_lines<T: Tally>(
    game: &WabiSaby,
    own: [Card; HAND],
    target: [Card; HAND],
    mut each: impl FnMut(&'static str, &'static str, T),
) {
    let wabi_sabi = own.iter().filter(|card| card.is_wabi_sabi()).count() as i32;
    let Some(points) = game.points_of(total(target)) else {
        // R19: the bin forfeits the round, with or without the points for Wabi Sabi cards.
        each("bin", "R19", T::default());
        if game.bin == Bin::SparesWabiSabi && wabi_sabi > 0 {
            each("wabi_sabi", "R18", T::default().plus_bonus([wabi_sabi, 1, 1]));
        }
        return;
    };
    each("target", "R18", T::default().plus([points.into(), 1, 1]));
    if wabi_sabi > 0 {
        each("wabi_sabi", "R18", T::default().plus_bonus([wabi_sabi, 1, 1]));
    }
}

/// The receipt of a round.
pub(crate) fn round_receipt(game: &WabiSaby, own: [Card; HAND], target: [Card; HAND]) -> Vec<Line> {
    let mut lines = Vec::new();
    round_lines(game, own, target, |line, ruling, sum: Sum| lines.push(Line { line, ruling, sum }));
    lines
}

/// R21: highest total first, ties share; alone, whether the challenge is met (R26).
pub(crate) fn outcome(game: &WabiSaby, state: &State) -> Outcome {
    if game.seats == 1 {
        let score = state.scores[0];
        return Outcome::Together { won: score >= game.components.solo.challenge, score: Some(score.into()) };
    }
    let scores = BySeat::from_fn(game.seats, |seat: Seat| i32::from(state.scores[seat.index()]));
    Outcome::ranked(scores, scores)
}
