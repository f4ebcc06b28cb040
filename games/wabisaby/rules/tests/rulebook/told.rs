//! What a search, a referee and a table read of a game: a state's own words, a round as told, what may be taken back.

use serde_json::{Value, json};
use tsugi_engine::{Choice, Game, Scored, takes_back};
use tsugi_wabisaby::{Card, Lying, Phase, Seen, Told, Untrue};

use crate::scene::{A, B, C, Table, choice, game, scene, scene_with};

fn playing() -> Table {
    scene(
        "B plays\nA: 1 2 3 4> 5> 6>\nB: 1 W 3 4> 5> 6>\nC: 1 2 3 4> 5> 6>\nshowcase: 2 W W_\nlast: A\nscores: 5 0 2\ndie: 3\nround: 4\ntargets: B C A",
    )
}

fn number(value: u8) -> Card {
    Card::number(value).expect("a card")
}

/// R13, R16, R20, R21: what a state says of itself is what everybody sees of it.
#[test]
fn r16_a_state_tells_round_die_scores_and_turn() {
    let (state, view) = (playing().state, playing().view(None));
    assert_eq!((state.round(), state.die(), state.turn(), state.phase()), (4, 3, B, Phase::Playing));
    assert_eq!((state.round(), state.die(), state.last_appraiser()), (view.round, view.die, view.last_appraiser));
    assert_eq!((state.scores()[..3].to_vec(), state.scores()[3..].iter().sum::<u16>()), (vec![5, 0, 2], 0));
    assert_eq!(state.last_appraiser(), Some(A));
    assert_eq!([A, B, C].map(|seat| state.target(seat)), [B, C, A]);
    assert_eq!(state.cards(B), [number(1), Card::WABI_SABI, number(3), number(4), number(5), number(6)]);
    let fresh = scene("A plays\nA: . . . . . .\nB: . . . . . .\nshowcase: 1 2 3");
    assert_eq!((fresh.state.last_appraiser(), fresh.state.die(), fresh.state.round()), (None, 6, 1));
    assert_eq!(fresh.state.scores(), &[0; 8]);
}

/// R14: which showcase cards lie down, one by one.
#[test]
fn r14_a_state_tells_which_showcase_cards_lie_down() {
    for (showcase, down) in [
        ("2 W W", [false, false, false]),
        ("2_ W W", [true, false, false]),
        ("2 W W_", [false, false, true]),
        ("2_ W W_", [true, false, true]),
    ] {
        let drawing = format!("A plays\nA: 1 2 3 4 5 6\nB: 1 W 3 4 5 6\nshowcase: {showcase}");
        assert_eq!(scene(&drawing).state.showcase_down(), down, "{showcase}");
    }
}

/// R45: what a seat can place is what it sees and what it has noted, and nothing else.
#[test]
fn r45_a_state_tells_what_a_seat_knows() {
    let mut table = playing();
    let known = |table: &Table, holder| table.state.known(A).hand(holder).map(|card| card.map_or(0, Card::value));
    assert_eq!(known(&table, A), [1, 2, 3, 0, 0, 0]);
    assert_eq!(known(&table, B), [0, 0, 0, 4, 5, 6]);
    assert_eq!(table.state.known(A).showcase(), [Some(number(2)), Some(Card::WABI_SABI), None]);
    table.plays(B, "showcase 4 1");
    assert_eq!(known(&table, B), [0, 0, 0, 2, 5, 6], "A saw it lie up");
    assert_eq!(table.state.known(A).showcase(), [Some(number(4)), Some(Card::WABI_SABI), None]);
}

/// R29, R36: a round is fresh until somebody has chosen.
#[test]
fn r29_a_round_is_fresh_until_somebody_has_chosen() {
    let (mut table, _) = Table::laid(2, &[], &[]);
    assert!(table.state.is_fresh());
    table.plays(A, "keep 1 2 3");
    assert!(!table.state.is_fresh());
    table.plays(B, "keep 1 2 3");
    assert!(!table.state.is_fresh(), "turns are taken");
    // Cards that lie up, then cards that lie down.
    for lots in [[1; 40], [0; 40]] {
        let (mut alone, _) = Table::laid(1, &[], &lots);
        assert!(alone.state.is_fresh());
        let (hand, drawn) = alone.state.solo_seen();
        assert_eq!((hand.to_vec(), drawn), (alone.view(A).hands[0].to_vec(), drawn_in(&alone)));
        alone.plays(A, "replace 1");
        assert!(!alone.state.is_fresh());
    }
}

/// The card drawn alone, as it looks.
fn drawn_in(table: &Table) -> Seen {
    match table.view(A).phase {
        tsugi_wabisaby::PhaseView::Drawing { drawn, .. } => drawn,
        other => panic!("a card is drawn: {other:?}"),
    }
}

/// R24: the lot after a card says which way it lies: 1 is up; a Wabi Sabi card lies down whatever it says.
#[test]
fn r24_a_lot_says_which_way_a_card_lies() {
    let hand = |side: u32| {
        // The first lot of each pair is the card: the deck's three Wabi Sabi cards come before its numbers.
        let lots: Vec<u32> = (0..6).flat_map(|place| [if place == 0 { 0 } else { 5 }, side]).collect();
        let (table, _) = Table::laid(1, &[], &lots);
        serde_json::to_value(table.state).expect("JSON")["solo"]["hand"].clone()
    };
    let sides = |hand: &Value| -> Vec<String> {
        hand.as_array().expect("six").iter().map(|lying| lying["side"].as_str().expect("a side").to_owned()).collect()
    };
    let (up, down) = (hand(1), hand(0));
    assert_eq!((&up[0]["card"], &up[1]["card"]), (&json!("W"), &json!(2)));
    assert_eq!(sides(&up), ["down", "up", "up", "up", "up", "up"]);
    assert_eq!(sides(&down), ["down"; 6]);
    let lying: Lying = serde_json::from_value(up[1].clone()).expect("a card");
    assert_eq!(lying.seen(), Seen::Face(number(2)));
}

/// R21, R26: a receipt cites the ruling of the game that is played.
#[test]
fn r26_receipts_cite_their_ruling() {
    let cited = |table: &Table| table.game.receipts(&table.view(None))[0][0].ruling;
    assert_eq!(cited(&playing()), "R21");
    assert_eq!(cited(&Table::laid(1, &[], &[]).0), "R26");
}

fn round(seats: &[([Value; 6], Option<usize>)]) -> Told {
    let seat = |(hand, target): &([Value; 6], Option<usize>)| json!({"name": "P", "hand": hand, "target": target});
    serde_json::from_value(json!({"seats": seats.iter().map(seat).collect::<Vec<_>>()})).expect("a round as told")
}

fn cards(text: &str) -> [Value; 6] {
    let card = |word: &str| word.parse::<u8>().map_or(json!(word), |number| json!(number));
    text.split(' ').map(card).collect::<Vec<_>>().try_into().expect("six cards")
}

/// The lines of the first seat's receipt, with their points.
fn lines(options: &[(&str, &str)], seats: &[([Value; 6], Option<usize>)]) -> Vec<(&'static str, i32)> {
    let refereed = game(seats.len(), options).referee(&round(seats)).expect("the deck could deal it");
    refereed.receipts[0].iter().map(|line| (line.line, line.points())).collect()
}

/// R18, R19: a receipt has a line for Wabi Sabi cards where there are any, and none where there are none.
#[test]
fn r18_a_receipt_names_what_gave_something() {
    let two = |own: &str, target: usize| [(cards(own), Some(target)), (cards("4 4 5 5 1 2"), Some(1 - target))];
    assert_eq!(lines(&[], &two("1 2 3 3 6 W", 0)), [("target", 1), ("wabi_sabi", 1)]);
    assert_eq!(lines(&[], &two("1 2 3 3 6 6", 1)), [("bin", 0)], "4 4 5 5 1 2 are 21");
    let without = [(cards("1 1 2 2 3 3"), Some(0)), (cards("4 4 5 W W W"), Some(1))];
    assert_eq!(lines(&[], &without), [("target", 2)], "no Wabi Sabi card, no line");
    let spared = &[("bin_voids_bonus", "false")];
    assert_eq!(lines(spared, &two("1 2 3 3 6 6", 1)), [("bin", 0)], "nothing is spared where there is nothing");
    assert_eq!(lines(spared, &two("1 2 3 3 W W", 1)), [("bin", 0), ("wabi_sabi", 2)]);
}

/// R4, R24, R38: a round as told is refused where its seats, targets or cards cannot be.
#[test]
fn r4_a_round_as_told_is_refused_where_it_cannot_be() {
    let refereed = |game_for: usize, seats: &[([Value; 6], Option<usize>)]| {
        game(game_for, &[]).referee(&round(seats)).map(|refereed| refereed.points)
    };
    let (low, high) = (cards("1 1 2 2 3 3"), cards("4 4 5 5 6 6"));
    assert!(refereed(2, &[(low.clone(), Some(1)), (high.clone(), Some(0))]).is_ok());
    assert_eq!(refereed(2, &[]), Err(Untrue::Seats { seats: 0 }));
    assert_eq!(refereed(2, &[(low.clone(), None)]), Err(Untrue::Seats { seats: 1 }));
    assert_eq!(refereed(3, &[(low.clone(), Some(1)), (high.clone(), Some(0))]), Err(Untrue::Seats { seats: 2 }));
    let aimed = |one, two| refereed(2, &[(low.clone(), one), (high.clone(), two)]);
    assert_eq!(aimed(None, Some(0)), Err(Untrue::NoTarget { seat: 0 }));
    assert_eq!(aimed(Some(1), Some(2)), Err(Untrue::NoTarget { seat: 1 }), "there is no third");
    assert_eq!(aimed(Some(1), Some(1)), Err(Untrue::Targets));
    assert!(aimed(Some(0), Some(1)).is_ok(), "each its own");
    assert!(refereed(1, &[(low.clone(), None)]).is_ok() && refereed(1, &[(low.clone(), Some(0))]).is_ok());
    assert_eq!(refereed(1, &[(low.clone(), Some(1))]), Err(Untrue::TargetAlone));
}

/// R24, R40: the deck holds a set a player, three sets alone, and three Wabi Sabi cards always.
#[test]
fn r40_a_round_as_told_has_no_more_cards_than_the_deck() {
    let with = |seats: usize, hand: &str| {
        let told: Vec<_> = std::iter::once(cards(hand))
            .chain((1..seats).map(|_| cards("6 5 4 W W W")).take(1))
            .chain((2..seats).map(|_| cards("6 5 4 2 2 2")))
            .enumerate()
            .map(|(seat, hand)| (hand, Some(seat)))
            .collect();
        game(seats, &[]).referee(&round(&told)).err()
    };
    let too_many = |card: &str, found, held| Some(Untrue::NotInDeck { card: card.into(), found, held });
    assert_eq!(with(2, "1 1 2 2 3 3"), None, "two of each");
    assert_eq!(with(2, "1 1 1 2 3 3"), too_many("1", 3, 2));
    assert_eq!(with(2, "1 1 2 2 3 W"), too_many("W", 4, 3));
    assert_eq!(with(1, "1 1 1 2 2 2"), None, "alone three sets are in the deck");
    assert_eq!(with(1, "1 1 1 1 2 2"), too_many("1", 4, 3));
    assert_eq!(with(1, "W W W 1 2 3"), None);
    assert_eq!(with(1, "W W W W 2 3"), too_many("W", 4, 3));
}

/// R9, R31: what showed nobody anything may be taken back: moved cards, and a card taken that lay up, given as it was
/// seen; an exchange, a look, and a card that lay down may not.
#[test]
fn r31_what_showed_nothing_may_be_taken_back() {
    let may = |drawing: &str, text: &str| {
        let mut table = scene(drawing);
        let who = table.turn().expect("somebody plays");
        let events = table.plays(who, text);
        let done = Choice { seat: who, action: choice(text), events, drew_lots: false };
        takes_back(&table.game, &[done], who).is_ok()
    };
    let drawing = "A plays\nA: 1 2 3 4> 5> 6>\nB: 1 W 3 4> 5> 6>\nC: 1 2 3 4> 5> 6>\nshowcase: 2 W W_";
    assert!(may(drawing, "swap 1 2"));
    assert!(may(drawing, "showcase 1 1"));
    assert!(!may(drawing, "showcase 1 3"), "it lay down");
    assert!(!may(drawing, "exchange 1 B 1"));
    assert!(!may(drawing, "appraise"));
}

/// R44, R45: a card taken that lay down faces the others, so that they know it: a number by its face, a Wabi Sabi card by
/// the back that they see.
#[test]
fn r45_who_knows_a_card_taken_from_the_showcase() {
    let by = |slot: u8, viewer| {
        let mut table = scene("A plays\nA: 1 2 3 4> 5> 6>\nB: 1 2 3 4> 5> 6>\nC: 1 W 3 4> 5> 6>\nshowcase: 2_ W_ W");
        table.plays(A, &format!("showcase 1 {slot}"));
        let told = serde_json::to_value(table.view(viewer).witnesses).expect("JSON");
        let at = json!({"hand": {"seat": 0, "place": 0}});
        let found = told.as_array().expect("a list").iter().find(|one| one["at"] == at).cloned();
        found.map_or(json!([]), |one| one["by"].clone())
    };
    for slot in [1, 2] {
        assert_eq!(by(slot, B), json!([2]), "it faces B and C, and A took it blindly");
        assert_eq!(by(slot, C), json!([1]));
        assert_eq!(by(slot, A), json!([1, 2]), "A knows that they see it, or takes it to be so");
    }
}

/// R31, R45: after a hand is rearranged the others follow its faces alone; the holder follows what the holder knew.
#[test]
fn r45_who_knows_a_card_once_a_hand_was_rearranged() {
    let by = |look: bool, viewer, place: u8| {
        let mut table = scene("A plays\nA: 1 2 3 4> 5> 6>\nB: . . . . . .\nC: . . . . . .\nshowcase: W W W");
        if look {
            table.plays(A, "appraise");
            table.plays(B, "exchange 1 C 1");
            table.plays(C, "exchange 1 B 1");
        }
        table.plays(A, "swap 1 4");
        table.plays(A, "exchange 6 B 6");
        let told = serde_json::to_value(table.view(viewer).witnesses).expect("JSON");
        let at = json!({"hand": {"seat": 0, "place": place}});
        let found = told.as_array().expect("a list").iter().find(|one| one["at"] == at).cloned();
        found.map_or(json!([]), |one| one["by"].clone())
    };
    // Now the 4 that faces the others stands first, and the 1 that faces A stands fourth.
    assert_eq!(by(false, B, 0), json!([2]), "A has not looked");
    assert_eq!(by(true, B, 0), json!([0, 2]), "A has looked at all six");
    assert_eq!(by(false, A, 0), json!([1, 2]));
    assert_eq!(by(false, B, 3), json!([0]), "it faces A");
    assert_eq!(by(true, A, 3), json!([]), "nobody else does");
}

/// R31, R45: the others do not follow which of several faces moved, so that what its holder knew of one is lost to them.
#[test]
fn r45_a_holder_who_knew_one_face_is_not_taken_to_know_it_still() {
    let (mut table, _) = Table::laid(3, &[], &[]);
    table.luck = tsugi_engine::Scripted::new([0, 5]);
    for seat in [A, B, C] {
        table.plays(seat, "keep 1 2 3");
    }
    // B takes a showcase card that all saw and gives it to A, where it faces the others; A does not know all own cards.
    for (seat, text) in [(A, "exchange 1 C 1"), (B, "showcase 1 1"), (C, "exchange 1 A 1"), (A, "exchange 2 C 2")] {
        table.plays(seat, text);
    }
    table.plays(B, "exchange 1 A 6");
    table.plays(C, "exchange 1 B 2");
    let by = |table: &Table| {
        let told = serde_json::to_value(table.view(B).witnesses).expect("JSON");
        let at = json!({"hand": {"seat": 0, "place": 5}});
        told.as_array().expect("a list").iter().find(|one| one["at"] == at).expect("a face").clone()["by"].clone()
    };
    assert_eq!(by(&table), json!([0, 2]), "A saw it in the showcase");
    table.plays(A, "swap 1 2");
    table.plays(A, "exchange 1 B 2");
    assert_eq!(by(&table), json!([2]), "it may be another that looks the same");
}

/// R45: once it is over nobody remembers anything, though a showcase card lies down that somebody laid there.
#[test]
fn r45_nothing_is_remembered_once_it_is_over() {
    let mut table = scene_with(
        &[("target_score", "1")],
        "B plays\nA: 1 2 3 4> 5> 6>\nB: 1 W 3 4> 5> 6>\nC: 1 2 3 4> 5> 6>\nshowcase: 2 W W\nlock: A\ndie: 1",
    );
    table.plays(B, "showcase 1 1");
    assert_eq!(table.notes(B), ["showcase 1=1"]);
    table.plays(C, "exchange 1 B 6");
    assert!(table.outcome().is_some());
    for viewer in [Some(A), Some(B), Some(C), None] {
        let view = table.view(viewer);
        assert_eq!((view.memory, view.witnesses, view.target), (vec![], vec![], None));
        assert_eq!(crate::scene::row(&view.showcase), "# W W");
    }
}

/// R21, R45: looking back, everything lies open, and nobody needs to remember; in play the own target is shown and after
/// the end no more.
#[test]
fn r21_looking_back_everything_lies_open() {
    let mut table = playing();
    table.plays(B, "appraise");
    assert!(!table.view(B).memory.is_empty() && !table.view(B).witnesses.is_empty());
    let whole = table.game.everything(&table.state);
    assert_eq!((whole.memory.len(), whole.witnesses.len()), (0, 0));
    assert_eq!(whole.targets, [B, C, A]);
    assert_eq!(crate::scene::row(&whole.hands[1]), "1 W 3 4 5 6");
    assert_eq!(crate::scene::row(&whole.showcase), "2 W W");
    let mut over = scene_with(
        &[("target_score", "1")],
        "A plays\nshowcase: 6_ 3_ 3\ndie: 1\nA: 6 1 1 2 2 W\nB: 4 4 5 5 W W\ntargets: B A",
    );
    assert_eq!(over.view(A).target, Some(B));
    over.plays(A, "showcase 1 3");
    assert_eq!((over.view(A).target, over.view(A).memory.len(), over.view(A).witnesses.len()), (None, 0, 0));
    let (alone, _) = Table::laid(1, &[], &[]);
    let whole = alone.game.everything(&alone.state);
    assert!(whole.showcase.is_empty() && whole.targets.is_empty() && !whole.hands[0].contains(&Seen::Back));
    assert!(alone.view(A).hands[0].contains(&Seen::Back));
}

/// R39: a table for so many has so many seats, and options that nobody gave are what the rulings say.
#[test]
fn r39_a_table_has_as_many_seats_as_players() {
    for seats in 1..=8 {
        let game = game(seats, &[]);
        assert_eq!((game.seats(), usize::from(game.stall_limit())), (seats, 10 * seats));
    }
}
