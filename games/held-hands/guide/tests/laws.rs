//! The law suite on careful pairs, who alone reach the inner ring and the Heart.

use tsugi_engine::{
    Bot, Eyes, Game, Imagine, Seat, SeededRng, Status, Viewer, apply, begin,
    conformance::{Effort, Law, examine},
};
use tsugi_held_hands::{Components, Ending, Event, HeldHands, Node, PRINT_AND_PLAY, PhaseView, Ring, test_kit::Table};
use tsugi_held_hands_guide::Careful;

fn game() -> HeldHands {
    HeldHands::new(PRINT_AND_PLAY, Components::ours())
}

#[test]
fn careful_pairs_keep_every_law() {
    let table = Table::of(game(), || Box::new(Careful::default()));
    let effort = Effort { close: 16, ..Effort::games(500) };
    let report = examine(&table, effort);
    println!("careful pairs\n{report}");
    assert_eq!(report.verdict(), Ok(()));
    for law in [Law::ListedIsLegal, Law::EveryGameEnds, Law::ComponentsConserved, Law::NoLeak, Law::JsonRoundTrip] {
        assert_eq!(report.of(law).games, 500, "{law}");
    }
    assert!(report.of(Law::NoLeak).pairs > 4_000 && report.of(Law::UndoStopsInTime).pairs > 2_000);
}

/// What the suite above has seen: every ring, the Heart, both ends, and the deck refilled.
#[test]
fn careful_pairs_reach_every_ring_and_the_heart() {
    let (game, mut bot) = (game(), Careful::default());
    let (mut won, mut rings, mut alone, mut reshuffled) = (0, [0; 4], 0, 0);
    for seed in 0..100 {
        let (mut luck, mut log, mut legal) = (SeededRng::new(seed), Vec::new(), Vec::new());
        let mut state = begin(&game, &mut luck, Some(&mut log));
        while let Status::Awaiting(seats) = game.status(&state) {
            let seat = seats.first().expect("somebody is awaited");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
            apply(&game, &mut state, seat, action, &mut luck, Some(&mut log))
                .expect("a bot chooses what it is offered");
        }
        for event in &log {
            match event {
                Event::RingOpened { ring } => rings[*ring as usize] += 1,
                Event::StepTaken { to, .. } if *to == Node::HEART => alone += 1,
                Event::DiscardReshuffled { .. } => reshuffled += 1,
                _ => {}
            }
        }
        let view = game.view(&state, Viewer::Seat(Seat::at(0)));
        won += u32::from(matches!(view.phase, PhaseView::Over { ending: Ending::Reconciled }));
    }
    assert!(won > 30 && won < 70, "{won} of 100 won");
    assert!(rings[Ring::Inner as usize] > 40 && rings[Ring::Heart as usize] > 40, "{rings:?}");
    assert!(alone >= 2 * won && reshuffled > 100, "{alone} steps into the Heart, {reshuffled} reshuffles");
}

/// R26: from every viewer's view at every choice of careful games, an imagined truth gives back its view.
#[test]
fn an_imagined_truth_gives_back_its_view_in_careful_games() {
    let (game, mut bot) = (game(), Careful::default());
    for seed in 0..4 {
        let (mut luck, mut dreams, mut legal) = (SeededRng::new(seed), SeededRng::stream(seed, 1), Vec::new());
        let mut state = begin(&game, &mut luck, None);
        loop {
            for viewer in Viewer::all(2) {
                let view = game.view(&state, viewer);
                let imagined = game.imagine(&view, &mut dreams);
                assert_eq!(game.view(&imagined, viewer), view, "{viewer}, seed {seed}");
            }
            let Status::Awaiting(seats) = game.status(&state) else { break };
            let seat = seats.first().expect("somebody is awaited");
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let (mut imagined_legal, view) = (Vec::new(), game.view(&state, Viewer::Seat(seat)));
            game.legal_actions(&game.imagine(&view, &mut dreams), seat, &mut imagined_legal);
            assert_eq!(imagined_legal, legal, "the same may be done in every world, seed {seed}");
            let action = bot.choose(Eyes::of(&game, &state, seat), &legal, &mut luck);
            apply(&game, &mut state, seat, action, &mut luck, None).expect("a listed action is legal");
        }
    }
}
