//! The final approach: once one is in the Heart, everything that decides lies open, and is worked out.

use tsugi_engine::{Game, Outcome, Seat, Status, Viewer, apply};
use tsugi_held_hands::{Action, HeldHands, Node, PhaseView, Places, State, View};

use super::{position::Position, reply::Walker, worth::Turned};

/// Whether this seat must follow its partner into the Heart.
pub(super) fn must_follow(view: &View) -> bool {
    matches!(view.phase, PhaseView::Walking { must_follow: true, .. })
}

/// Whether a walk leads into the Heart from here, the partner being there.
pub(super) fn leads_home(game: &HeldHands, view: &View, seat: Seat) -> bool {
    let position = Position::of(game, view, seat);
    let purse = position.purse(Places::EMPTY, Places::EMPTY, Turned::No);
    let (node, balance) = (position.node, position.balance);
    let walker = Walker { game, open: position.open, node, balance, blocked: Node::HEART, purse };
    node == Node::HEART || walker.gets_home(position.crossed, position.spent)
}

/// Whether a step of who must follow still leads home.
pub(super) fn still_leads_home(game: &HeldHands, world: &State, seat: Seat, action: Action) -> bool {
    let mut next = *world;
    // A step draws no lots.
    if apply(game, &mut next, seat, action, &mut tsugi_engine::Scripted::new([]), None).is_err() {
        return false;
    }
    match game.status(&next) {
        Status::Over(outcome) => matches!(outcome, Outcome::Together { won: true, .. }),
        Status::Awaiting(_) => leads_home(game, &game.view(&next, Viewer::Seat(seat)), seat),
    }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::{Bot, Eyes, SeededRng, begin};
    use tsugi_held_hands::{Components, PRINT_AND_PLAY};

    use super::*;
    use crate::Careful;

    /// Written apart: follows every card of every step through the rules.
    fn plainly_leads_home(game: &HeldHands, world: &State, seat: Seat, left: &mut u32) -> bool {
        let mut legal = Vec::new();
        game.legal_actions(world, seat, &mut legal);
        legal.iter().any(|&action| {
            *left = left.saturating_sub(1);
            let mut next = *world;
            if *left == 0 || apply(game, &mut next, seat, action, &mut SeededRng::new(0), None).is_err() {
                return false;
            }
            match game.status(&next) {
                Status::Over(outcome) => matches!(outcome, Outcome::Together { won: true, .. }),
                Status::Awaiting(_) => plainly_leads_home(game, &next, seat, left),
            }
        })
    }

    #[test]
    fn the_final_approach_is_what_a_plain_solver_says() {
        let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
        let (mut compared, mut lost, mut bot) = (0, 0, Careful::default());
        for seed in 0..70 {
            let (mut luck, mut legal) = (SeededRng::new(seed), Vec::new());
            let mut state = begin(&game, &mut luck, None);
            while let Status::Awaiting(seats) = game.status(&state) {
                let seat = seats.first().expect("somebody is awaited");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                if must_follow(&game.view(&state, Viewer::Seat(seat))) {
                    for &action in &legal {
                        let (mut left, mut next) = (8_000, state);
                        apply(&game, &mut next, seat, action, &mut luck.clone(), None)
                            .expect("a listed action is legal");
                        let plainly = match game.status(&next) {
                            Status::Over(outcome) => matches!(outcome, Outcome::Together { won: true, .. }),
                            Status::Awaiting(_) => plainly_leads_home(&game, &next, seat, &mut left),
                        };
                        if left > 0 {
                            assert_eq!(still_leads_home(&game, &state, seat, action), plainly, "{action:?} {state:?}");
                            compared += 1;
                            lost += u32::from(!plainly);
                        }
                    }
                }
                let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
                apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
            }
        }
        println!("{compared} steps compared, {lost} of them lead nowhere");
        assert!(compared > 100 && lost > 20);
    }
}
