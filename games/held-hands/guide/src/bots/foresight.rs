//! Looking on: where a turn leads once it was answered.
//!
//! Whoever answers knows what that seat would know, and no more: what it cannot know is drawn anew, the
//! answers are judged there, and the best of them is played in the world that was asked about, by other lots.
//! Where they are judged by the lots that then fall, the best of several looks better than it is, by what luck
//! was kind to: pairs who looked on like that won 143 of 150 games, of the same deals 148 as it is now.

use tsugi_engine::{Chance, Game, Imagine, SeededRng, Viewer};
use tsugi_held_hands::{HeldHands, State};

use super::{
    approach,
    plan::{Led, Plan},
    position::{End, Position},
    prospect::Prospect,
};
use tsugi_search::Budget;

/// A budget smaller than this is spent on comparing turns by where they lead alone.
const LEAST: u32 = 300;
/// A budget from here on looks on more widely.
const LARGE: u32 = 5_000;
/// The part of a budget that is spent on looking on.
const SHARE: f32 = 0.8;
/// How many cards an answer spends, at the most.
const LONGEST: u32 = 4;
/// The most answers that are compared.
const MOST: usize = 12;

/// How widely is looked on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foresight {
    /// How many turns it is done for.
    pub(super) kept: usize,
    /// How many answers to each are compared.
    answers: usize,
    /// In how many worlds they are.
    worlds: u32,
}

impl Foresight {
    const NARROW: Self = Self { kept: 4, answers: 8, worlds: 1 };
    const WIDE: Self = Self { kept: 8, answers: MOST, worlds: 2 };

    /// How a budget is shared between a first comparison and one that looks on; a small one is not.
    pub(super) fn within(budget: Budget) -> Option<(Budget, Budget, Self)> {
        match budget {
            Budget::Iterations(..LEAST) | Budget::Until(..LEAST, _) => None,
            Budget::Iterations(all) | Budget::Until(all, _) => {
                let then = (all as f32 * SHARE) as u32;
                let foresight = if all < LARGE { Self::NARROW } else { Self::WIDE };
                Some((budget.with_games(all - then), budget.with_games(then), foresight))
            }
            Budget::Time(all) => {
                let then = all.mul_f32(SHARE);
                Some((Budget::Time(all.saturating_sub(then)), Budget::Time(then), Self::NARROW))
            }
        }
    }

    /// How many judgements it takes, each of which is an iteration.
    pub(super) fn price(self) -> u32 {
        self.answers as u32 * self.worlds + 1
    }

    /// Where a turn leads once it was answered.
    pub(super) fn answered(
        self,
        game: &HeldHands,
        led: Led,
        prospect: &Prospect,
        ends: &mut Vec<End>,
        luck: &mut SeededRng,
    ) -> Led {
        let Led::On(world) = led else { return led };
        // Where no answer is thought of, the chance is judged as it stands.
        let answer = self.answer(game, &world, prospect, ends, luck);
        answer.map_or(led, |answer| answer.play(game, world, world.mover(), luck))
    }

    /// The answer of whose turn begins in this world; none once the other is in the Heart.
    fn answer(
        self,
        game: &HeldHands,
        world: &State,
        prospect: &Prospect,
        ends: &mut Vec<End>,
        luck: &mut SeededRng,
    ) -> Option<Plan> {
        let seat = world.mover();
        let view = game.view(world, Viewer::Seat(seat));
        if approach::must_follow(&view) {
            return None;
        }
        self.list(&Position::of(game, &view, seat), ends);
        let mut sums = [0.0; MOST];
        for _ in 0..self.worlds {
            let mut known = *world;
            game.redraw(&mut known, seat, luck);
            let lots = u64::from(luck.below(u32::MAX));
            for (end, sum) in ends.iter().zip(&mut sums) {
                let led = Plan::of(end.first, end.steps).play(game, known, seat, &mut SeededRng::new(lots));
                *sum += led.chance(game, prospect);
            }
        }
        let best = ends.iter().zip(sums).max_by(|(_, one), (_, two)| one.total_cmp(two));
        best.map(|(end, _)| Plan::of(end.first, end.steps))
    }

    /// The answers that look best.
    fn list(self, position: &Position<'_>, ends: &mut Vec<End>) {
        let order = |end: &End| std::cmp::Reverse((end.worth, end.node, end.own, end.partner));
        let (ranked, several) = (2 * self.answers, 6 * self.answers);
        ends.clear();
        position.plain_ends(LONGEST, ends);
        if ends.len() > several {
            ends.select_nth_unstable_by_key(several, order);
            ends.truncate(several);
        }
        ends.sort_unstable_by_key(order);
        ends.dedup_by_key(|end| (end.node, end.balance, end.own, end.partner));
        ends.truncate(ranked);
        ends.sort_by_cached_key(|end| std::cmp::Reverse(end.worth + position.outlook(end)));
        ends.truncate(self.answers);
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::{Bot, Eyes, Status, apply, begin};
    use tsugi_held_hands::{Components, PRINT_AND_PLAY, Ring};

    use super::*;
    use crate::Careful;

    /// Calls with every turn that begins in games of careful pairs.
    fn each_turn(game: &HeldHands, games: u64, mut look: impl FnMut(&State)) {
        for seed in 0..games {
            let (mut luck, mut legal, mut bot) = (SeededRng::new(seed), Vec::new(), Careful::default());
            let mut state = begin(game, &mut luck, None);
            while let Status::Awaiting(seats) = game.status(&state) {
                if state.begins_turn() {
                    look(&state);
                }
                let seat = seats.first().expect("somebody is awaited");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = bot.choose(Eyes::of(game, &state, seat), &legal, &mut luck);
                apply(game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
            }
        }
    }

    fn steps(answer: Option<Plan>) -> Option<crate::bots::position::Steps> {
        answer.map(|answer| answer.steps)
    }

    #[test]
    fn an_answer_never_depends_on_what_its_seat_cannot_know() {
        let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
        let (mut ends, mut dreams, mut looked) = (Vec::new(), SeededRng::new(5), 0);
        each_turn(&game, 6, |state| {
            let mut other = *state;
            game.redraw(&mut other, state.mover(), &mut dreams);
            looked += u32::from(other != *state);
            let mut answer = |world: &State| {
                let answer = Foresight::NARROW.answer(&game, world, &Prospect::OURS, &mut ends, &mut SeededRng::new(3));
                steps(answer)
            };
            assert_eq!(answer(state), answer(&other), "{state:?}");
        });
        assert!(looked > 100, "{looked} worlds differed");
    }

    /// The model guesses the chance where an answer makes the win certain: one goes home, and the other can follow.
    #[test]
    fn a_win_that_an_answer_makes_certain_is_seen() {
        let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
        let (mut ends, mut guessed, mut certain) = (Vec::new(), 0, 0);
        each_turn(&game, 60, |state| {
            let view = game.view(state, Viewer::Seat(state.mover()));
            let known = Prospect::OURS.chance(&game, state);
            if view.open == Ring::Heart && !approach::must_follow(&view) {
                let mut luck = SeededRng::new(3);
                let led = Foresight::NARROW.answered(&game, Led::On(*state), &Prospect::OURS, &mut ends, &mut luck);
                assert!(known < 1.0);
                guessed += 1;
                certain += u32::from(led.chance(&game, &Prospect::OURS) >= 1.0);
            }
        });
        println!("{certain} of {guessed} are certain");
        assert!(certain > 10, "{certain} of {guessed}");
    }
}
