//! Who guides a search at WabiSaby with others: among few everybody has all points in mind.
//!
//! Players who search take points from each other and are in no hurry, so rounds among them are long. Imagined
//! games in which all play as the sensible player does, and end the round soon, foretell something else.

use tsugi_engine::{Chance, Game, Seat, Status};
use tsugi_wabisaby::{Action, Phase, Rearrange, State, WabiSaby};

use super::{
    Outlook, Sensible, chances,
    thought::{Regard, Sight, Thought},
};
use tsugi_search::{Forecast, Opinion};

/// How many turns of each seat are imagined before a round is taken to end as it stands.
const TURNS_AHEAD: usize = 16;

/// The sensible player with everybody's points in mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rival {
    /// Far ahead the round is taken to end as it stands: so choices are told apart best.
    Patient,
    /// Once the others have answered a choice, the rest is judged: so chances are told best.
    Judging,
}

impl Opinion<WabiSaby> for Rival {
    fn pick(&self, game: &WabiSaby, world: &State, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> Action {
        if !is_fought(game, world) || world.has_acted() {
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
        if !is_fought(game, world) {
            return Sensible.foresee(game, world, ahead);
        }
        // A turn is its action, and its end where that is to be said.
        let turns = match game.rearrange() {
            Rearrange::Both => ahead / 2,
            Rearrange::Before => ahead,
        };
        match self {
            Self::Patient => (turns >= TURNS_AHEAD * game.seats()).then(|| as_it_stands(game, world)),
            Self::Judging => (turns + 1 >= game.seats() && !world.has_acted())
                .then(|| Forecast::Each(Outlook::OURS.chances(game, world))),
        }
    }
}

/// Whether turns are taken among few: with four and more the sensible player guides, since rivals were not shown to
/// guide better.
fn is_fought(game: &WabiSaby, world: &State) -> bool {
    world.phase() == Phase::Playing && Outlook::is_for(game)
}

/// How the game may end if the round ends now.
fn as_it_stands(game: &WabiSaby, world: &State) -> Forecast {
    let ended = game.as_if_round_ended(world);
    match game.status(&ended) {
        Status::Over(outcome) => Forecast::Ends(outcome),
        Status::Awaiting(_) => Forecast::Each(chances(&ended.scores()[..game.seats()], game.target_score())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{playing, playing_with};

    #[test]
    fn among_few_a_round_is_foreseen_after_so_many_turns_and_not_before() {
        for (seats, few) in [(2, true), (3, true), (4, false)] {
            for (rearrange, choices) in [("before", 1), ("both", 2)] {
                let (game, state) = playing_with(seats, &[("target_score", "50"), ("rearrange", rearrange)]);
                for (rival, turns) in [(Rival::Patient, TURNS_AHEAD * seats), (Rival::Judging, seats - 1)] {
                    let ahead = choices * turns;
                    assert_eq!(rival.foresee(&game, &state, ahead - 1), None);
                    let foreseen = rival.foresee(&game, &state, ahead);
                    assert_eq!(matches!(foreseen, Some(Forecast::Each(_))), few, "{seats} players: {foreseen:?}");
                }
            }
        }
    }

    #[test]
    fn who_has_enough_as_it_stands_wins() {
        let (game, state) = playing(3, "1");
        let best = Seat::all(3).map(|seat| game.as_if_round_ended(&state).scores()[seat.index()]).max();
        assert!(best > Some(0), "some hand is worth points in this deal");
        assert!(matches!(as_it_stands(&game, &state), Forecast::Ends(_)));
    }
}
