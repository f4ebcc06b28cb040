//! The draft: R6 to R9, R41 to R43.

use tsugi_broken_and_beautiful::{Action, ENGLISH, Event, FRENCH, Illegal, Rules, Supply};
use tsugi_engine::{Refused, Seat};

use crate::scene::{A, B, C, Table, scene, scene_by};

/// Who drafts, until the round's cards are taken.
fn drafters(table: &mut Table) -> Vec<usize> {
    let picks = table.view().area.len() - 1;
    let pick = |_| {
        let who = table.awaited();
        let card = table.view().area[0];
        table.plays(who, &format!("sell {card}"));
        who.index()
    };
    (0..picks).map(pick).collect()
}

/// R6, example of FR: with three players A B C C B A.
#[test]
fn r6_three_players_draft_a_b_c_c_b_a() {
    let mut table = scene("A drafts\narea: cup cup cup bowl bowl bowl plate\nA:\nB:\nC:");
    assert_eq!(drafters(&mut table), [0, 1, 2, 2, 1, 0]);
}

/// R6: the snake begins with the first player, whoever that is, and comes back to that player.
#[test]
fn r6_the_snake_begins_and_ends_with_the_first_player() {
    let mut two = scene("B drafts\nfirst: B\narea: cup cup cup bowl bowl\nA:\nB:");
    assert_eq!(drafters(&mut two), [1, 0, 0, 1]);
    let mut three = scene("C drafts\nfirst: C\narea: cup cup cup bowl bowl bowl plate\nA:\nB:\nC:");
    assert_eq!(drafters(&mut three), [2, 0, 1, 1, 0, 2]);
    let mut four = scene("B drafts\nfirst: B\narea: cup cup cup bowl bowl bowl plate plate plate\nA:\nB:\nC:\nD:");
    assert_eq!(drafters(&mut four), [1, 2, 3, 0, 0, 3, 2, 1]);
}

/// R6: a pick is compulsory.
#[test]
fn r6_a_card_must_be_drafted() {
    let mut table = scene("A drafts\narea: cup bowl plate vase gold\nA: teapot:broken\nB:");
    table.refuses(A, "pass", Illegal::MustDraft);
    assert!(!table.legal().contains(&Action::Pass));
}

/// R6: keep or sell is part of the pick, also between the last player's two picks.
#[test]
fn r6_keeping_or_selling_is_decided_with_the_pick() {
    let mut table = scene("B drafts\narea: cup bowl plate vase\nA: saucer\nB:");
    table.plays(B, "keep cup");
    table.shows("B drafts\nB: 0 ingots; blue-cup");
    table.plays(B, "sell bowl");
    table.shows("A drafts\nB: 1 ingot; blue-cup");
}

/// R6: only a card of the drafting area, and only in one's turn.
#[test]
fn r6_only_cards_of_the_drafting_area_are_drafted() {
    let mut table = scene("A drafts\narea: cup bowl plate vase gold\ntop: teapot\nA: saucer\nB: white-saucer");
    for card in ["blue-teapot-1", "blue-saucer-1", "white-saucer-1", "storage-box-1"] {
        let why = Illegal::NotInArea { card: card.parse().expect("a card") };
        table.refuses(A, &format!("keep {card}"), why);
        table.refuses(A, &format!("sell {card}"), why);
    }
    let keep = table.choice(B, "keep cup");
    table.refuses_action(B, keep, Refused::NotYourTurn(B));
    assert_eq!(table.legal().len(), 4 + 5, "four cards may be kept, five sold");
}

/// R41: a kept card lies unbroken in the collection.
#[test]
fn r41_a_kept_card_is_unbroken() {
    let mut table = scene("A drafts\narea: cup bowl plate vase gold\nA: 2 ingots; white-cup:broken\nB:");
    let events = table.plays(A, "keep cup");
    assert_eq!(events, [Event::CardKept { seat: A, card: "blue-cup-1".parse().expect("a card") }]);
    table.shows("A: 2 ingots; blue-cup white-cup:broken\narea: blue-bowl blue-plate blue-vase gold\nsupply: 12");
}

/// R42: a sold card is discarded, and pays the ingots printed on it.
#[test]
fn r42_a_sale_pays_what_the_card_shows() {
    for (card, ingots) in [("cup", 1), ("plate", 2), ("vase", 2), ("serving-tray", 1), ("gold", 3)] {
        let mut table = scene("A drafts\narea: cup plate vase serving-tray gold\nA: 1 ingot;\nB:");
        let sold = table.choice(A, &format!("sell {card}"));
        table.plays(A, &format!("sell {card}"));
        let Action::Sell { card } = sold else { panic!("a sale") };
        assert_eq!(table.view().discards, [card]);
        table.shows(&format!("A: {} ingots\nsupply: {}", 1 + ingots, 13 - ingots));
    }
}

/// R7: gold must be sold, and pays 3 in both editions.
#[test]
fn r7_gold_is_sold_for_three() {
    for rules in [ENGLISH, FRENCH] {
        let mut table = scene_by(rules, "A drafts\narea: gold cup plate vase bowl\nA:\nB:");
        table.refuses(A, "keep gold", Illegal::GoldIsSold);
        assert!(!table.legal().contains(&Action::Keep { card: "gold-1".parse().expect("a card") }));
        table.plays(A, "sell gold");
        table.shows("A: 3 ingots\ndiscards: gold");
    }
}

/// R7: trays and boxes are kept or sold like pottery.
#[test]
fn r7_trays_and_boxes_are_kept_or_sold() {
    let mut table = scene("A drafts\narea: serving-tray serving-tray storage-box storage-box cup\nA:\nB:");
    table.play_on(&["keep serving-tray", "keep storage-box", "sell storage-box", "sell serving-tray"]);
    table.shows("A: 1 ingot; serving-tray\nB: 1 ingot; storage-box\ndiscards: serving-tray storage-box blue-cup");
}

/// R8: sold cards never come back, and nothing in a collection can be sold.
#[test]
fn r8_cards_are_sold_only_as_they_are_drafted() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: plate\nA: white-cup\nB: vase");
    let own = "white-cup-1".parse().expect("a card");
    table.refuses(A, "sell white-cup-1", Illegal::NotInArea { card: own });
    table.plays(A, "sell cup");
    table.shows("round: 2\nA: 1 ingot; white-cup\ndiscards: blue-cup blue-bowl");
    table.refuses(B, "sell blue-cup-1", Illegal::NotInArea { card: "blue-cup-1".parse().expect("a card") });
    let mut repairing = scene("A repairs\nA: 3 ingots; white-cup:broken bowl\nB:");
    repairing.refuses(A, "sell bowl", Illegal::NotDrafting);
}

/// R9: a sale takes what the supply has left, and is legal even where that is nothing.
#[test]
fn r9_a_seller_takes_what_is_left() {
    let mut table = scene("A drafts\narea: gold gold cup plate vase\nA: 12 ingots;\nB:");
    table.shows("supply: 2");
    table.plays(A, "sell gold");
    table.shows("A: 14 ingots\nsupply: 0");
    let sold = table.plays(B, "sell gold");
    assert_eq!(sold, [Event::CardSold { seat: B, card: "gold-2".parse().expect("a card"), ingots: 0 }]);
    table.shows("B: 0 ingots\nsupply: 0\ndiscards: gold gold");
}

/// R9: with an unlimited supply every sale pays in full.
#[test]
fn r9_an_unlimited_supply_never_ends() {
    let rules = Rules { supply: Supply::Unlimited, ..ENGLISH };
    let mut table = scene_by(rules, "A drafts\narea: gold gold cup plate vase\nA: 14 ingots;\nB: 9 ingots;");
    table.play_on(&["sell gold", "sell gold"]);
    table.shows("A: 17 ingots\nB: 12 ingots\nsupply: unlimited");
}

/// R43: when each has drafted two, one card is left, and the break comes at once.
#[test]
fn r43_one_card_is_left_after_the_snake() {
    for seats in 2..=4 {
        let mut table = Table::laid(seats, ENGLISH, &[]);
        let picks = 2 * seats;
        let mut drafted = vec![0; seats];
        for left in (1..=picks).rev() {
            assert_eq!(table.view().area.len(), left + 1);
            let (who, card) = (table.awaited(), table.view().area[0]);
            drafted[who.index()] += 1;
            table.plays(who, &format!("sell {card}"));
        }
        assert_eq!(drafted, vec![2; seats]);
        let discarded = table.log.iter().filter(|event| matches!(event, Event::LeftoverDiscarded { .. })).count();
        assert_eq!(discarded, 1);
    }
}

/// R6: seats are asked one at a time.
#[test]
fn r6_nobody_drafts_out_of_turn() {
    let mut table = scene("B drafts\narea: cup cup bowl bowl plate plate\nA:\nB:\nC:");
    for who in [A, C, Seat::at(5)] {
        let keep = table.choice(B, "keep cup");
        table.refuses_action(who, keep, Refused::NotYourTurn(who));
    }
}
