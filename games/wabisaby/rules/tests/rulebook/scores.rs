//! The end of a round and of the game.

use tsugi_engine::{Outcome, Scored};
use tsugi_wabisaby::{Event, Sighting, Told, WabiSaby, total};

use crate::scene::{A, B, Table, game, points, scene_with};

/// The points of a round as told: hands and targets.
fn told(options: &[(&str, &str)], seats: &[(&str, Option<usize>)]) -> Vec<u16> {
    let game: WabiSaby = game(seats.len(), options);
    game.referee(&as_told(seats)).expect("the deck could deal it").points
}

fn as_told(seats: &[(&str, Option<usize>)]) -> Told {
    let seat = |(hand, target): &(&str, Option<usize>)| {
        let card = |word: &str| word.parse::<u8>().map_or(serde_json::json!(word), |number| serde_json::json!(number));
        serde_json::json!({"name": "P", "hand": hand.split(' ').map(card).collect::<Vec<_>>(), "target": target})
    };
    let seats: Vec<_> = seats.iter().map(seat).collect();
    serde_json::from_value(serde_json::json!({ "seats": seats })).expect("a round as told")
}

fn ends(options: &[(&str, &str)], lines: &str) -> (Table, Vec<Event>) {
    let mut table = scene_with(options, &format!("A plays\nshowcase: 6_ 3_ 3\ndie: 1\n{lines}"));
    let events = table.plays(A, "showcase 1 3");
    (table, events)
}

/// R18: the target's total by the score card, and one for each own Wabi Sabi card.
#[test]
fn r18_the_target_s_total_scores_and_own_wabi_sabi_cards_add_one_each() {
    // A ends with 3 1 1 2 2 W: 9, worth 3. B holds 4 4 5 5 W W: 18, worth 0.
    let hands = "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W";
    let (_, own) = ends(&[("target_score", "50")], &format!("{hands}\ntargets: A B"));
    assert_eq!(points(&own), [3 + 1, 2]);
    let (_, crossed) = ends(&[("target_score", "50")], &format!("{hands}\ntargets: B A"));
    assert_eq!(points(&crossed), [1, 3 + 2], "Wabi Sabi cards count for their holder, whoever the target is");
}

/// R18: all hands and targets are shown to all, spectators too.
#[test]
fn r18_hands_and_targets_are_revealed() {
    let (table, events) = ends(&[("target_score", "50")], "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: B A");
    for viewer in [Some(A), Some(B), None] {
        let revealed = table.saw(viewer, &events).into_iter().filter_map(|saw| match saw {
            Sighting::HandRevealed { seat, cards, target } => Some((seat, total(cards), target)),
            _ => None,
        });
        assert_eq!(revealed.collect::<Vec<_>>(), [(A, 9, B), (B, 18, A)]);
    }
}

/// R18: once the game is over all targets stay in everybody's view; before, each has only the own.
#[test]
fn r18_targets_stand_in_every_view_after_the_game() {
    let hands = "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: B A";
    let (going_on, _) = ends(&[("target_score", "50")], hands);
    let (over, _) = ends(&[("target_score", "1")], hands);
    for viewer in [Some(A), Some(B), None] {
        assert!(going_on.view(viewer).targets.is_empty(), "the next round is secret");
        assert_eq!(over.view(viewer).targets, [B, A]);
    }
}

/// R19: 21 gives nothing, with the Wabi Sabi points unless the option says otherwise.
#[test]
fn r19_a_total_of_21_is_the_bin() {
    let seats = [("W W 5 5 6 5", Some(0)), ("1 1 2 2 3 W", Some(1)), ("3 4 3 6 4 4", Some(2))];
    assert_eq!(total(as_told(&seats).seats[0].hand), 21);
    assert_eq!(told(&[], &seats), [0, 3 + 1, 1]);
    assert_eq!(told(&[("bin_voids_bonus", "false")], &seats), [2, 3 + 1, 1]);
    let game = game(3, &[]);
    let receipt = &game.referee(&as_told(&seats)).expect("the deck could deal it").receipts[0];
    let lines: Vec<_> = receipt.iter().map(|line| (line.line, line.ruling, line.points())).collect();
    assert_eq!(lines, [("bin", "R19", 0)]);
}

/// R20: 24 chips are no limit, and nobody's score goes down.
#[test]
fn r20_scores_are_not_limited_by_chips() {
    let (table, events) =
        ends(&[("target_score", "50")], "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: A B\nscores: 30 40");
    assert_eq!(points(&events), [4, 2]);
    assert_eq!(table.scores(), [34, 42]);
}

/// R20: a receipt in the middle of a game is what finished rounds gave.
#[test]
fn r20_receipts_hold_finished_rounds_alone() {
    let table = scene_with(&[], "A plays\nA: . . . . . .\nB: . . . . . .\nshowcase: 1 2 3\nscores: 3 5");
    for viewer in [Some(A), Some(B), None] {
        let receipts = table.game.receipts(&table.view(viewer));
        let points: Vec<i32> =
            receipts.iter().map(|lines| lines.iter().map(tsugi_engine::Line::points).sum()).collect();
        assert_eq!(points, [3, 5]);
    }
}

/// R21: after a complete round somebody has enough; highest total wins, overshoot counts.
#[test]
fn r21_the_game_ends_after_the_round_in_which_somebody_has_enough() {
    let hands = "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: A B";
    let (table, events) = ends(&[], &format!("{hands}\nscores: 1 0"));
    assert!(table.outcome().is_none() && events.contains(&Event::RoundBegan { round: 2 }), "5 are not enough");
    let (table, events) = ends(&[], &format!("{hands}\nscores: 3 5"));
    assert_eq!(events.last(), Some(&Event::GameEnded));
    let Some(Outcome::Ranked { places, scores }) = table.outcome() else { panic!("it is over") };
    assert_eq!((places.as_slice(), scores.as_slice()), (&[1, 1][..], &[7, 7][..]), "equal totals share a place");
    let (table, _) = ends(&[], &format!("{hands}\nscores: 5 4"));
    let Some(Outcome::Ranked { places, scores }) = table.outcome() else { panic!("it is over") };
    assert_eq!((places.as_slice(), scores.as_slice()), (&[1, 2][..], &[9, 6][..]), "both reached 6; 9 wins");
}

/// R21: the target score itself is enough, one less is not.
#[test]
fn r21_the_target_score_is_reached_by_the_very_number() {
    let hands = "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: A B";
    for (options, scores, ends_at) in [
        (&[][..], "1 3", None),
        (&[], "2 3", Some([6, 5])),
        (&[], "1 4", Some([5, 6])),
        (&[("target_score", "7")], "2 4", None),
        (&[("target_score", "7")], "3 4", Some([7, 6])),
    ] {
        let (table, _) = ends(options, &format!("{hands}\nscores: {scores}"));
        let found = table.outcome().map(|outcome| match outcome {
            Outcome::Ranked { scores, .. } => [scores.as_slice()[0], scores.as_slice()[1]],
            Outcome::Together { .. } => panic!("they play against each other"),
        });
        assert_eq!(found, ends_at, "{options:?} {scores}");
    }
}

/// R21: once it is over, all hands lie open and nothing may be chosen.
#[test]
fn r21_a_finished_game_shows_its_last_hands() {
    let (mut table, _) = ends(&[("target_score", "1")], "A: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: A B");
    assert_eq!((table.sees(None, A), table.sees(A, B)), ("3 1 1 2 2 W".into(), "4 4 5 5 W W".into()));
    assert!(table.legal(A).is_empty());
    let answer =
        tsugi_engine::apply(&table.game, &mut table.state, A, crate::scene::choice("appraise"), &mut table.luck, None);
    assert_eq!(answer, Err(tsugi_engine::Refused::GameOver));
}

/// R23: every row of the score card for two to four pays as printed there.
#[test]
fn r23_points_follow_from_the_score_card() {
    let game = game(4, &[]);
    let expected = [(0, 4), (5, 4), (6, 3), (9, 3), (10, 2), (13, 2), (14, 1), (17, 1), (18, 0), (20, 0)];
    let high = [(22, 0), (23, 0), (24, 1), (25, 1), (26, 2), (28, 2), (29, 3), (30, 3), (31, 4), (36, 4)];
    for (total, points) in expected.into_iter().chain(high) {
        assert_eq!(game.points_of(total), Some(points), "{total}");
    }
}
