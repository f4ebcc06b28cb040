//! Who guides a search at WabiSaby with others: everybody has all points in mind, and far ahead the round is
//! taken to end as it stands.
//!
//! Players who search take points from each other and are in no hurry, so rounds among them are long. Imagined
//! games in which all play as the sensible player does, and end the round soon, foretell something else.

use tsugi_engine::{Chance, Game, Seat, Status};
use tsugi_wabisaby::{Action, Phase, State, WabiSaby};

use super::{
    Sensible, chances,
    thought::{Regard, Sight, Thought},
};
use crate::{Forecast, Guide};

/// How many choices of each seat are imagined before a round is taken to end as it stands.
const CHOICES_AHEAD: usize = 16;

/// With more seats than these the sensible player guides: with four, rivals were not shown to guide better.
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
    let ended = game.as_if_round_ended(world);
    match game.status(&ended) {
        Status::Over(outcome) => Forecast::Ends(outcome),
        Status::Awaiting(_) => Forecast::Each(chances(&ended.scores()[..game.seats()], game.target_score())),
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::{Options, Seeded, Setting, apply, begin};
    use tsugi_wabisaby::Components;

    use super::*;

    /// A table at which turns are taken.
    fn playing(seats: usize, target: &str) -> (WabiSaby, State) {
        let target = ("target_score", Setting::Word(target.to_owned()));
        let options = Options::new(&WabiSaby::options(), [target], seats).expect("such a score may be asked");
        let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
        let mut luck = Seeded::new(5);
        let (mut state, mut legal) = (begin(&game, &mut luck, None), Vec::new());
        for seat in Seat::all(seats) {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            apply(&game, &mut state, seat, legal[0], &mut luck, None).expect("what is offered is legal");
        }
        (game, state)
    }

    #[test]
    fn among_few_a_round_is_taken_to_end_after_so_many_choices_and_not_before() {
        for (seats, few) in [(2, true), (3, true), (4, false)] {
            let (game, state) = playing(seats, "50");
            assert_eq!(Rival.foresee(&game, &state, CHOICES_AHEAD * seats - 1), None);
            let foreseen = Rival.foresee(&game, &state, CHOICES_AHEAD * seats);
            assert_eq!(matches!(foreseen, Some(Forecast::Each(_))), few, "{seats} players: {foreseen:?}");
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
