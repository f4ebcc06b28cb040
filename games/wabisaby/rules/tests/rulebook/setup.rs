//! The box, and how a round is laid out.

use tsugi_engine::{Chance, Seat, SeatSet, SeededRng, Status};
use tsugi_wabisaby::{Action, Components, Event, HAND, Illegal, PhaseView, SEATS, Sighting, Three, WabiSaby};

use crate::scene::{A, B, C, Table, choice, game, scene, scene_with};

/// R38: 48 numbers, eight of each, and three Wabi Sabi cards; all of it is in play with eight.
#[test]
fn r38_the_box_holds_eight_sets_and_three_wabi_sabi_cards() {
    let components = Components::ours();
    assert_eq!((components.deck.sets, components.deck.wabi_sabi), (8, 3));
    assert_eq!(components.score_card.len(), 3);
    let (_, log) = Table::laid(8, &[], &[]);
    let mut counts = [0; 7];
    for event in &log {
        match event {
            Event::ShowcaseLaid { cards } => cards.iter().for_each(|card| counts[card.index()] += 1),
            Event::HandDealt { cards, .. } => cards.iter().for_each(|card| counts[card.index()] += 1),
            _ => {}
        }
    }
    assert_eq!(counts, [3, 8, 8, 8, 8, 8, 8]);
}

/// R39: one to eight play.
#[test]
fn r39_one_to_eight_play() {
    assert_eq!(SEATS, 1..=8);
    for seats in SEATS {
        let (table, _) = Table::laid(seats, &[], &[]);
        assert_eq!(table.scores().len(), seats);
    }
}

/// R23: the score card follows from the number of players.
#[test]
fn r23_the_score_card_is_the_one_for_so_many() {
    for seats in SEATS {
        let game = game(seats, &[]);
        let expected = if seats == 1 { 5 } else { 4 };
        assert_eq!(game.points_of(0), Some(expected), "{seats} players");
        // Where the cards differ: 7 is worth 4 alone, 3 for two to four, 4 for five to eight.
        let seven = if seats == 1 || seats > 4 { 4 } else { 3 };
        assert_eq!(game.points_of(7), Some(seven), "{seats} players");
        assert_eq!(game.points_of(21), None, "21 is the bin");
    }
}

/// R28: one target score for the table, 6 unless told; a seat is its colour for the whole game.
#[test]
fn r28_the_target_score_is_agreed_before_the_first_round() {
    assert_eq!(game(3, &[]).target_score(), 6);
    assert_eq!(game(3, &[("target_score", "20")]).target_score(), 20);
}

/// R29: showcase, targets, deal; then the choice; then hands up, start player and die.
#[test]
fn r29_the_set_up_has_its_order() {
    let name = |event: &Event| match event {
        Event::RoundBegan { .. } => "round",
        Event::ShowcaseLaid { .. } => "showcase",
        Event::TargetDrawn { .. } => "target",
        Event::HandDealt { .. } => "deal",
        Event::KeepChosen { .. } => "keep",
        Event::HandRaised { .. } => "raise",
        Event::StartDrawn { .. } => "start",
        Event::DieRolled { .. } => "die",
        _ => "other",
    };
    let (mut table, log) = Table::laid(2, &[], &[]);
    let laid: Vec<&str> = log.iter().map(name).collect();
    assert_eq!(laid, ["round", "showcase", "target", "target", "deal", "deal"]);
    let view = table.view(A);
    assert!(view.target.is_some() && view.showcase.len() == 3, "target and showcase are known while choosing");
    assert_eq!((view.die, table.turn()), (0, None), "die and start player are not");
    assert_eq!(table.plays(B, "keep 1 2 3").iter().map(name).collect::<Vec<_>>(), ["keep"]);
    let raised: Vec<&str> = table.plays(A, "keep 1 2 3").iter().map(name).collect();
    assert_eq!(raised, ["keep", "raise", "raise", "start", "die"]);
}

/// R40: as many sets as players, six cards each, nothing left over.
#[test]
fn r40_every_card_is_dealt() {
    for seats in 2..=8 {
        let (_, log) = Table::laid(seats, &[], &[3, 1, 4, 1, 5]);
        let dealt = log.iter().filter(|event| matches!(event, Event::HandDealt { .. })).count();
        assert_eq!(dealt, seats);
        let numbers = log.iter().map(|event| match event {
            Event::HandDealt { cards, .. } => cards.iter().filter(|card| !card.is_wabi_sabi()).count(),
            Event::ShowcaseLaid { .. } => 3,
            _ => 0,
        });
        assert_eq!(numbers.sum::<usize>(), seats * HAND);
    }
}

/// R6: three numbers, up, never a Wabi Sabi card; all see them.
#[test]
fn r6_the_first_showcase_holds_three_numbers_up() {
    for seed in 0..200 {
        let mut luck = SeededRng::new(seed);
        let lots: Vec<u32> = (0..60).map(|_| luck.below(1000)).collect();
        let (table, log) = Table::laid(2, &[], &lots);
        let Event::ShowcaseLaid { cards } = log[1] else { panic!("the showcase comes first") };
        assert!(cards.iter().all(|card| !card.is_wabi_sabi()));
        assert_eq!(table.showcase(), cards.map(|card| card.value().to_string()).join(" "));
    }
}

/// R7: with two, nine numbers and three Wabi Sabi cards are dealt, and nothing else changes.
#[test]
fn r7_two_players_are_dealt_nine_numbers_and_three_wabi_sabi_cards() {
    let (table, log) = Table::laid(2, &[], &[]);
    let hands = log.iter().filter_map(|event| match event {
        Event::HandDealt { cards, .. } => Some(*cards),
        _ => None,
    });
    let cards: Vec<_> = hands.flatten().collect();
    assert_eq!((cards.len(), cards.iter().filter(|card| card.is_wabi_sabi()).count()), (12, 3));
    assert_eq!(table.legal(A).len(), 20, "three of six are kept");
}

/// R4: targets are a permutation, one's own is allowed, and each knows only the own one.
#[test]
fn r4_everybody_is_the_target_of_exactly_one() {
    let mut own = 0;
    for seed in 0..100 {
        let mut luck = SeededRng::new(seed);
        let lots: Vec<u32> = (0..60).map(|_| luck.below(1000)).collect();
        let (table, log) = Table::laid(3, &[], &lots);
        let targets: Vec<Seat> = log
            .iter()
            .filter_map(|event| match event {
                Event::TargetDrawn { target, .. } => Some(*target),
                _ => None,
            })
            .collect();
        assert_eq!(targets.iter().copied().collect::<SeatSet>(), SeatSet::all(3));
        own += usize::from(targets[0] == A);
        for seat in Seat::all(3) {
            assert_eq!(table.view(seat).target, Some(targets[seat.index()]));
        }
        assert_eq!(table.view(None).target, None);
        let seen_by_b = table.saw(B, &log).into_iter().filter_map(|sighting| match sighting {
            Sighting::TargetDrawn { seat, target } => Some((seat, target)),
            _ => None,
        });
        assert_eq!(seen_by_b.collect::<Vec<_>>(), [(A, None), (B, Some(targets[1])), (C, None)]);
    }
    assert!((20..50).contains(&own), "one in three draws the own colour: {own} of 100");
}

/// R30: a target is drawn anew, so the same may come again.
#[test]
fn r30_targets_are_drawn_anew_each_round() {
    let mut table = scene("A plays\nA: 4 . . . . .\nB: . . . . . .\nshowcase: 1_ 2_ 3\ndie: 1\ntargets: A B");
    let events = table.plays(A, "showcase 1 3");
    let targets = |own: Seat| move |event: &&Event| matches!(event, Event::TargetDrawn { seat, .. } if *seat == own);
    assert_eq!(events.iter().filter(targets(A)).count(), 1, "a new round draws new targets");
    let mut seen = SeatSet::EMPTY;
    for lot in [0, 1] {
        let (table, _) = Table::laid(2, &[], &[0, 0, 0, lot]);
        seen = seen.with(table.view(A).target.expect("a target"));
    }
    assert_eq!(seen, SeatSet::all(2), "any colour may come, the same as before too");
}

/// R1: the owner sees all six; nobody else sees any.
#[test]
fn r1_the_six_cards_dealt_are_seen_by_their_owner_alone() {
    let table = scene("choosing\nA: 1 2 3 W 5 6\nB: . . . . . .\nC: . . . . . .\nshowcase: 1 2 3");
    assert_eq!(table.sees(A, A), "1 2 3 W 5 6");
    assert_eq!(table.sees(B, A), "# # # # # #");
    assert_eq!(table.sees(None, A), "# # # # # #");
}

/// R2: exactly three, unseen and at once; then three face the holder and three the others.
#[test]
fn r2_three_cards_are_kept_unseen() {
    let mut table = scene("choosing\nA: 1 2 3 4 5 6\nB: 1 2 3 4 5 6\nshowcase: W W W");
    assert_eq!(table.legal(A), Three::all().map(|places| Action::Keep { places }).collect::<Vec<_>>());
    let events = table.plays(B, "keep 1 3 5");
    assert_eq!(table.saw(A, &events), [Sighting::KeepChosen { seat: B, places: None }]);
    assert_eq!(table.view(A).phase, PhaseView::Choosing { waiting: SeatSet::only(A), kept: None });
    assert!(matches!(table.view(B).phase, PhaseView::Choosing { kept: Some(_), .. }));
    table.plays(A, "keep 4 5 6");
    assert_eq!((table.sees(A, A), table.sees(B, A)), ("# # # 4 5 6".into(), "1 2 3 # # #".into()));
    assert_eq!((table.sees(B, B), table.sees(A, B)), ("1 # 3 # 5 #".into(), "# 2 # 4 # 6".into()));
    assert_eq!(table.notes(A), ["A1=1", "A2=2", "A3=3"], "what was turned away can be noted");
}

/// R3: a Wabi Sabi card may be kept or turned outward, and shows a back either way.
#[test]
fn r3_a_wabi_sabi_card_may_stand_in_either_group() {
    let mut table = scene("choosing\nA: W 2 3 W 5 6\nB: . . . . . .\nshowcase: 1 2 3");
    table.plays(A, "keep 1 2 3");
    table.plays(B, "keep 1 2 3");
    assert_eq!(table.sees(A, A), "# 2 3 # # #");
    assert_eq!(table.sees(B, A), "# # # # 5 6", "the others count one number short");
}

/// R5: any seat may begin and the die shows 1 to 6, each as likely.
#[test]
fn r5_start_player_and_die_are_drawn() {
    for (lot, seat) in [(0, A), (1, B), (2, C)] {
        for (roll, die) in [(0, 1), (3, 4), (5, 6)] {
            let (mut table, _) = Table::laid(3, &[], &[]);
            table.plays(A, "keep 1 2 3");
            table.plays(B, "keep 1 2 3");
            table.luck = tsugi_engine::Scripted::new([lot, roll]);
            table.plays(C, "keep 1 2 3");
            assert_eq!((table.turn(), table.die()), (Some(seat), die));
            assert!(table.luck.is_spent());
        }
    }
}

/// R22: a new round takes all cards back and keeps the scores.
#[test]
fn r22_a_new_round_is_laid_out_anew() {
    let mut table = scene_with(
        &[("target_score", "50")],
        "A plays\nA: 6 . . . . .\nB: . . . . . .\nshowcase: 1_ 2_ 3\ndie: 1\nscores: 2 3\nlast: B\nround: 4\nstalled: 7",
    );
    let events = table.plays(A, "showcase 1 3");
    assert!(events.contains(&Event::RoundBegan { round: 5 }));
    let view = table.view(A);
    assert!(matches!(view.phase, PhaseView::Choosing { .. }));
    assert!(view.scores[0] >= 2 && view.scores[1] >= 3);
    assert_eq!((view.round, view.lock, view.last_appraiser, view.stalled), (5, None, None, 0));
    assert!(!table.showcase().contains('W') && !table.showcase().contains('#'));
    assert!(table.notes(A).is_empty(), "nothing is carried over");
}

/// R49: the options, each with what it may be.
#[test]
fn r49_the_options_and_what_they_are_unless_told() {
    let specs = WabiSaby::options();
    let told: Vec<(&str, String, String)> =
        specs.iter().map(|spec| (spec.key, spec.values.to_string(), spec.default.to_string())).collect();
    let expected = [
        ("target_score", "1..50", "6"),
        ("stall_limit", "auto|0..1000", "auto"),
        ("bin_voids_bonus", "true|false", "true"),
        ("memory_aid", "true|false", "false"),
        ("rearrange", "both|before", "both"),
    ];
    assert_eq!(told, expected.map(|(key, values, default)| (key, values.to_owned(), default.to_owned())));
}

/// R2: nobody does anything else first.
#[test]
fn r2_a_seat_that_has_chosen_waits() {
    let (mut table, _) = Table::laid(2, &[], &[]);
    table.refuses(A, choice("appraise"), Illegal::MustKeep, "R2");
    table.plays(A, "keep 1 2 3");
    let awaited = tsugi_engine::Game::status(&table.game, &table.state);
    assert_eq!(awaited, Status::Awaiting(SeatSet::only(B)));
}
