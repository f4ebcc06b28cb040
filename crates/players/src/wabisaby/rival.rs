//! Who guides a search at WabiSaby with others: everybody has all points in mind, and far ahead the round is
//! taken to end as it stands.
//!
//! Players who search take points from each other and are in no hurry, so rounds among them are long. Imagined
//! games in which all play as the sensible player does, and end the round soon, foretell something else.

use tsugi_engine::{BySeat, Chance, Game, Outcome, Seat};
use tsugi_wabisaby::{Action, Phase, State, WabiSaby};

use super::{
    Sensible, chances,
    thought::{Regard, Sight, Thought},
};
use crate::{Forecast, Guide};

/// How many choices of each seat are imagined before a round is taken to end as it stands.
const CHOICES_AHEAD: usize = 16;

/// With more seats than these the sensible player guides: so many rivals level each other's hands in any world,
/// and what is left of a choice after that was no better a guide.
const MOST_SEATS: usize = 3;

/// The sensible player with everybody's points in mind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rival;

impl Guide<WabiSaby> for Rival {
    fn pick(&self, game: &WabiSaby, world: &State, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if !is_fought(game, world) {
            return Sensible.pick(game, world, seat, legal, chance);
        }
        Thought::of(game, Sight::of_world(game, world, seat), Regard::All).turn(legal, chance)
    }

    fn is_discreet(&self) -> bool {
        true
    }

    fn weigh(&self, game: &WabiSaby, world: &State, seat: Seat, legal: &[Action], opinion: &mut Vec<f32>) -> bool {
        Sensible.weigh(game, world, seat, legal, opinion)
    }

    fn foresee(&self, game: &WabiSaby, world: &State, ahead: usize) -> Option<Forecast> {
        let far = is_fought(game, world) && ahead >= CHOICES_AHEAD * game.seats();
        if far { Some(as_it_stands(game, world)) } else { Sensible.foresee(game, world, ahead) }
    }
}

/// Whether turns are taken among few.
fn is_fought(game: &WabiSaby, world: &State) -> bool {
    world.phase() == Phase::Playing && game.seats() <= MOST_SEATS
}

/// How the game may end if the round ends now.
fn as_it_stands(game: &WabiSaby, world: &State) -> Forecast {
    let (seats, points) = (game.seats(), game.points_as_they_stand(world));
    let mut scores = *world.scores();
    for seat in Seat::all(seats) {
        scores[seat.index()] = scores[seat.index()].saturating_add(points[seat]);
    }
    let scores = &scores[..seats];
    if scores.iter().all(|&score| score < game.target_score()) {
        return Forecast::Each(chances(scores, game.target_score()));
    }
    let scores = BySeat::from_fn(seats, |seat: Seat| i32::from(scores[seat.index()]));
    Forecast::Ends(Outcome::ranked(scores, scores))
}
