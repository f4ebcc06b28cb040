//! The law suite on the greedy player's games, most of which chance never sees.

use tsugi_engine::conformance::{Effort, Law, examine};
use tsugi_unbroken::{Components, Played, Unbroken, test_kit::Caverns};
use tsugi_unbroken_guide::Survivor;

/// The laws that look at some games only: at those played again, and at those with something to take
/// back where they are looked at.
const SAMPLED: [Law; 3] = [Law::SameSeedSameLog, Law::AnyEventIsTaken, Law::UndoStopsInTime];

#[test]
fn two_hundred_games_of_the_greedy_player_keep_every_law() {
    let game = Unbroken::new(Components::ours(), "normal", Played::Drawn).expect("our own box");
    let subject = Caverns::of(game, || Box::new(Survivor::default()));
    let report = examine(&subject, Effort { close: 16, again: 64, ..Effort::games(200) });
    println!("{report}");
    assert_eq!(report.verdict(), Ok(()));
    for law in Law::ALL.into_iter().filter(|law| !SAMPLED.contains(law)) {
        assert_eq!(report.of(law).games, 200, "{law}");
    }
    assert!(report.of(Law::ListedIsLegal).choices > 15_000);
}
