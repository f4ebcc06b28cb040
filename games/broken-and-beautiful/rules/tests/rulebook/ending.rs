//! The end of the game: R29, R30, R34, R45, R46.

use tsugi_broken_and_beautiful::{BrokenAtEnd, ENGLISH, Event, FRENCH, Rules, TieBreak};
use tsugi_engine::Game;
use tsugi_engine::Status;

use crate::scene::{A, scene, scene_by, worth};

/// R45, example of EN: a broken cup adds nothing to a teapot of its pattern.
#[test]
fn r45_a_broken_cup_adds_nothing_to_a_teapot() {
    assert_eq!(worth("blue-teapot blue-cup"), 2 + 1);
    assert_eq!(worth("blue-teapot blue-cup:broken"), 1);
}

/// R45: broken cards score nothing and help nothing: no cup, pair, row of bowls, set or majority.
#[test]
fn r45_broken_cards_count_nowhere() {
    let all = "cup:broken saucer:broken plate:broken bowl:broken tea-jar:broken vase:broken teapot:broken";
    assert_eq!(worth(all), 0);
    assert_eq!(worth("cup saucer:broken"), 1);
    assert_eq!(worth("plate plate:broken"), 0);
    assert_eq!(worth("bowl bowl:broken"), 1);
    assert_eq!(worth("vase vase:broken"), 1);
    let table = scene("over\nA: tea-jar:broken tea-jar:broken tea-jar\nB: tea-jar tea-jar");
    assert_eq!(table.scores(), [0, 6]);
}

/// R34: in French broken cards are discarded before scoring, in English they stay; points are the same.
#[test]
fn r34_broken_cards_are_discarded_in_french() {
    let drawing =
        "A drafts\nround: 9\narea: cup serving-tray\ntop: vase\ndeck: 1\nA: white-vase white-plate\nB: white-cup";
    let mut english = scene(drawing);
    english.plays(A, "keep serving-tray");
    english.shows("over\nA: 0 ingots; serving-tray white-plate white-vase:broken\nB: 0 ingots; white-cup:broken");
    let mut french = scene_by(FRENCH, drawing);
    let events = french.plays(A, "keep serving-tray");
    french.shows("over\nA: 0 ingots; serving-tray white-plate\nB: 0 ingots;");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::BrokenDiscarded { cards: 1, .. })).count(), 2);
    assert_eq!((english.scores(), french.scores()), (vec![2, 0], vec![2, 0]));
}

/// R34: discarded cards are no items of a tie where a table mixes the two.
#[test]
fn r34_discarded_cards_are_no_items() {
    let drawing = "A drafts\nround: 9\narea: cup serving-tray\ntop: gold\ndeck: 1\nA: vase:broken\nB: serving-tray";
    for (broken_at_end, places) in [(BrokenAtEnd::Stay, [1, 2]), (BrokenAtEnd::AreDiscarded, [1, 1])] {
        let mut table = scene_by(Rules { broken_at_end, ..ENGLISH }, drawing);
        table.play_on(&["keep serving-tray", "pass"]);
        assert_eq!((table.scores(), table.places()), (vec![2, 2], places.to_vec()));
    }
}

/// R46: most points win.
#[test]
fn r46_most_points_win() {
    let table = scene("over\nA: bowl bowl\nB: serving-tray bowl bowl\nC: 9 ingots; vase");
    assert_eq!((table.scores(), table.places()), (vec![4, 6, 1], vec![2, 1, 3]));
    let Status::Over(outcome) = table.game.status(&table.state) else { panic!("it is over") };
    assert_eq!(outcome, table.game.outcome(&table.state));
    assert_eq!(outcome.winners().iter().map(tsugi_engine::Seat::index).collect::<Vec<_>>(), [1]);
}

/// R29: equal points go to the most repaired items, in both editions.
#[test]
fn r29_a_tie_goes_to_the_most_repaired() {
    for rules in [ENGLISH, FRENCH] {
        let table = scene_by(rules, "over\nA: cup cup cup\nB: cup:repaired");
        assert_eq!((table.scores(), table.places()), (vec![3, 3], vec![2, 1]));
    }
}

/// R29: then, in English alone, to the most items: broken ones, trays and boxes count.
#[test]
fn r29_then_to_the_most_items_in_english() {
    let drawing = "over\nA: serving-tray storage-box plate:broken\nB: serving-tray storage-box\nC: cup cup";
    let english = scene(drawing);
    assert_eq!((english.scores(), english.places()), (vec![2, 2, 2], vec![1, 2, 2]));
    assert_eq!(scene_by(FRENCH, drawing).places(), [1, 1, 1]);
    let repaired = Rules { tie_break: TieBreak::Repaired, ..ENGLISH };
    assert_eq!(scene_by(repaired, drawing).places(), [1, 1, 1]);
    let items = Rules { tie_break: TieBreak::RepairedThenItems, ..FRENCH };
    assert_eq!(scene_by(items, drawing).places(), [1, 2, 2]);
}

/// R29: players who are still equal share the win.
#[test]
fn r29_players_still_equal_share_the_win() {
    let table = scene("over\nA: bowl vase:broken\nB: vase bowl:broken");
    assert_eq!((table.scores(), table.places()), (vec![1, 1], vec![1, 1]));
    assert_eq!(table.game.outcome(&table.state).winners().len(), 2);
}

/// R30: below the first place the same holds; equal players share a place, and places are left out.
#[test]
fn r30_equal_players_share_a_place() {
    let table = scene("over\nA: bowl\nB: bowl bowl\nC: white-bowl\nD: saucer");
    assert_eq!((table.scores(), table.places()), (vec![1, 4, 1, 0], vec![2, 1, 2, 4]));
    let broken_by_repairs = scene("over\nA: cup cup cup\nB: bowl bowl\nC: cup:repaired\nD: saucer");
    assert_eq!(broken_by_repairs.places(), [3, 1, 2, 4]);
}
