//! The chance of each to win, judged while a round among few is played: what lies there, and who can place it.
//!
//! Players who search take points from each other and are in no hurry. The points of the moment say little about
//! who wins among them; whose cards the others can place says more.

mod weights;

use tsugi_engine::{BySeat, Game, Seat};
use tsugi_wabisaby::{HAND, State, WabiSaby, total};

use super::{rounds_left, shares};

/// How far the chance is taken to be off at the most; in other games it was less, in every tenth of the chance of which
/// more than a hundred turns were seen.
pub(super) const OFF: f64 = 0.15;

/// How many things count.
const COUNTED: usize = 10;
/// The seats of the smallest table it is for, and how many tables there are.
const FEWEST: usize = 2;
const TABLES: usize = 2;
/// As far from a total as one exchange mostly brings it.
const NEAR: usize = 4;

/// A model of the chance of each to win while a round among two or three is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// What each thing that is counted weighs, among two and among three.
    tables: [[f32; COUNTED]; TABLES],
}

impl Outlook {
    /// How many things count.
    pub const COUNTED: usize = COUNTED;
    /// The model that hints are judged by.
    pub(super) const OURS: Self = Self { tables: weights::TABLES };

    /// What counts for each seat while turns are taken, for fitting a model.
    pub fn counted(game: &WabiSaby, world: &State) -> BySeat<[f32; COUNTED]> {
        let (seats, scores) = (game.seats(), &world.scores()[..game.seats()]);
        let ended = game.as_if_round_ended(world);
        // A point tells more the fewer rounds are to come.
        let tells = 1.0 / rounds_left(scores, game.target_score()).sqrt();
        let others = |seat: Seat| Seat::all(seats).filter(move |&other| other != seat);
        let placed = |by: Seat, holder: Seat| share(world.known(by).hand(holder).iter().flatten().count(), HAND);
        let by_others = |seat: Seat, holder: Seat| {
            others(seat).map(|other| placed(other, holder)).sum::<f32>() / others(seat).count().max(1) as f32
        };
        BySeat::from_fn(seats, |seat| {
            let (target, score) = (world.target(seat), scores[seat.index()]);
            let wabi_sabi = world.cards(seat).into_iter().filter(|card| card.is_wabi_sabi()).count();
            let counted = [
                f32::from(score),
                f32::from(ended.scores()[seat.index()] - score),
                nearby(game, total(world.cards(target))),
                wabi_sabi as f32,
                placed(seat, seat),
                by_others(seat, target),
                by_others(seat, seat),
                is(world.turn() == seat),
                is(world.last_appraiser() == Some(seat)),
                is(target == seat),
            ];
            counted.map(|count| count * tells)
        })
    }

    /// Whether it is for so many.
    pub(super) fn is_for(game: &WabiSaby) -> bool {
        (FEWEST..FEWEST + TABLES).contains(&game.seats())
    }

    /// The chance of each to win while turns are taken, at a table that it is for.
    pub(super) fn chances(&self, game: &WabiSaby, world: &State) -> BySeat<f32> {
        let weights = &self.tables[game.seats() - FEWEST];
        let counted = Self::counted(game, world);
        let prospect = |seat: Seat| counted[seat].iter().zip(weights).map(|(count, weight)| count * weight).sum();
        shares(BySeat::from_fn(game.seats(), prospect))
    }
}

/// The mean points of the totals that one exchange may bring.
fn nearby(game: &WabiSaby, total: usize) -> f32 {
    let points = |total: usize| game.points_of(total).map_or(0.0, f32::from);
    let around = (1..=NEAR).map(|far| points(total + far) + total.checked_sub(far).map_or(0.0, points));
    around.sum::<f32>() / (2 * NEAR) as f32
}

fn share(part: usize, of: usize) -> f32 {
    part as f32 / of as f32
}

fn is(so: bool) -> f32 {
    f32::from(u8::from(so))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::playing;

    #[test]
    fn who_is_ahead_has_the_better_chance_and_all_chances_come_to_one() {
        for seats in [2, 3] {
            let (game, state) = playing(seats, "50");
            let scored = game.as_if_round_ended(&state);
            assert!(scored.scores()[..seats].iter().any(|&score| score > 0), "some hand is worth points in this deal");
            let mut score_alone = [0.0; COUNTED];
            score_alone[0] = 1.0;
            for outlook in [Outlook::OURS, Outlook { tables: [score_alone; TABLES] }] {
                let all: f32 = outlook.chances(&game, &scored).as_slice().iter().sum();
                assert!((all - 1.0).abs() < 1e-5, "{all}");
            }
            let chances = Outlook { tables: [score_alone; TABLES] }.chances(&game, &scored);
            for (one, two) in Seat::all(seats).zip(Seat::all(seats).skip(1)) {
                let (ahead, likelier) = (
                    scored.scores()[one.index()].cmp(&scored.scores()[two.index()]),
                    chances[one].total_cmp(&chances[two]),
                );
                assert_eq!(ahead, likelier, "{seats} players: {chances:?}");
            }
        }
    }
}
