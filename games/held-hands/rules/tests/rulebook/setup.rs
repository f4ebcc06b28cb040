//! Setup: who begins, and what nobody may do.

use tsugi_engine::Seat;
use tsugi_held_hands::{Action, Event, FirstPlayer, PRINT_AND_PLAY, Ring, Rules};

use crate::scene::{N, S, Table, node};

#[test]
fn r69_the_table_is_laid_for_two() {
    let table = Table::laid(PRINT_AND_PLAY, &[0]);
    let seen = table.seen();
    assert_eq!(seen.players.each_ref().map(|player| player.node), ["O16", "O0"].map(node));
    assert_eq!(
        seen.players.each_ref().map(|player| (player.balance, player.hand_size, player.objectives)),
        [(0, 6, 4); 2]
    );
    assert_eq!((seen.deck_size, seen.open, seen.objective), (36, Ring::Outer, None));
    assert_eq!(table.awaited().len(), 2);
}

#[test]
fn r52_the_first_player_is_named_or_drawn() {
    for (lot, seat) in [(0, S), (1, N)] {
        let mut table = Table::laid(PRINT_AND_PLAY, &[lot]);
        assert_eq!(table.log[0], Event::FirstPlayerSet { seat });
        table.plays(S, "left");
        table.plays(N, "left");
        assert_eq!(table.awaited(), [seat]);
    }
    let named = Rules { first_player: FirstPlayer::Named(N), ..PRINT_AND_PLAY };
    assert!((0..9).all(|lot| Table::laid(named, &[lot]).log[0] == Event::FirstPlayerSet { seat: N }));
}

/// R53: nobody can say anything, since there is no choice that says something.
#[test]
fn r53_there_is_no_choice_that_talks() {
    for said in ["{\"say\": \"left\"}", "\"ping\"", "{\"end_turn\": {\"say\": \"O3\"}}"] {
        assert!(serde_json::from_str::<Action>(said).is_err(), "{said}");
    }
    let table = Table::laid(PRINT_AND_PLAY, &[0]);
    let fans = |seat: Seat| table.legal(seat).iter().all(|action| matches!(action, Action::ChooseFan { .. }));
    assert!(fans(S) && fans(N));
    assert_eq!(table.json()["phase"], "choosing_fans");
}
