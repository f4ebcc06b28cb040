//! The break, and how broken things lie: R10 to R13, R31.

use tsugi_broken_and_beautiful::{ENGLISH, Event, Kind};

use crate::scene::{A, B, Table, deck_of, scene, scene_with};

/// The types that broke in the course of the game, and how many cards of each.
fn broken(table: &Table) -> Vec<(Kind, u8)> {
    let broke =
        |event: &Event| if let Event::PotteryBroke { kind, cards } = *event { Some((kind, cards)) } else { None };
    table.log.iter().filter_map(broke).collect()
}

/// R10, example of EN and FR: a teapot on top and a cup left break all teapots and all cups.
#[test]
fn r10_a_teapot_on_top_and_a_cup_left_break_teapots_and_cups() {
    let mut table = scene(
        "A drafts
         area: blue-cup bowl
         top: blue-teapot
         A: white-cup white-teapot white-plate
         B: brown-cup brown-teapot saucer",
    );
    table.plays(A, "keep bowl");
    table.shows(
        "A: 0 ingots; blue-bowl white-plate white-cup:broken white-teapot:broken
         B: 0 ingots; blue-saucer brown-cup:broken brown-teapot:broken",
    );
    assert_eq!(broken(&table), [(Kind::Cup, 2), (Kind::Teapot, 2)]);
}

/// R10: cards drafted this very round break too; the pattern does not matter.
#[test]
fn r10_a_card_just_drafted_breaks() {
    let mut table = scene("A drafts\narea: blue-cup brown-cup\ntop: plate\nA:\nB:");
    table.plays(A, "keep brown-cup");
    table.shows("A: 0 ingots; brown-cup:broken");
}

/// R10: repaired cards never break again, and broken ones stay broken.
#[test]
fn r10_repaired_cards_never_break_again() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: plate\nA: white-cup:repaired brown-cup:broken\nB: white-cup");
    table.plays(A, "sell bowl");
    table.shows("A: 1 ingot; white-cup:repaired brown-cup:broken\nB: 0 ingots; white-cup:broken");
    assert_eq!(broken(&table), [(Kind::Cup, 1), (Kind::Plate, 0)]);
}

/// R10: two cards of one type break that type once.
#[test]
fn r10_two_cards_of_one_type_have_one_effect() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: white-cup\nA: brown-cup\nB: vase");
    table.plays(A, "sell bowl");
    assert_eq!(broken(&table), [(Kind::Cup, 1)]);
    table.shows("A: 1 ingot; brown-cup:broken\nB: 0 ingots; blue-vase");
}

/// R11: trays and boxes break nothing and never break.
#[test]
fn r11_trays_and_boxes_have_no_effect() {
    let mut table = scene(
        "A drafts
         area: serving-tray bowl
         top: storage-box
         A: cup serving-tray
         B: vase storage-box",
    );
    table.plays(A, "sell bowl");
    assert_eq!(broken(&table), []);
    table.shows("round: 2\nA: 1 ingot; blue-cup serving-tray\nB: 0 ingots; blue-vase storage-box");
}

/// R11: gold breaks nothing, the other card still does, and everybody's first repair is free.
#[test]
fn r11_gold_breaks_nothing_and_gives_a_free_repair() {
    for (area, top) in [("gold bowl", "cup"), ("cup bowl", "gold")] {
        let mut table = scene(&format!("A drafts\narea: {area}\ntop: {top}\nA: white-cup\nB: brown-cup"));
        let events = table.plays(A, "keep bowl");
        assert!(events.contains(&Event::GoldShowed));
        assert_eq!(broken(&table), [(Kind::Cup, 2)]);
        table.plays(A, "repair white-cup");
        table.plays(B, "repair brown-cup");
        table.shows("A: 0 ingots; blue-bowl white-cup:repaired\nB: 0 ingots; brown-cup:repaired");
    }
}

/// R11: two gold cards give one free repair.
#[test]
fn r11_two_gold_cards_give_one_free_repair() {
    let mut table = scene("A drafts\narea: gold bowl\ntop: gold\nA: 2 ingots; cup:broken white-cup:broken\nB:");
    let events = table.plays(A, "keep bowl");
    assert_eq!(events.iter().filter(|event| **event == Event::GoldShowed).count(), 1);
    table.plays(A, "repair blue-cup");
    table.shows("A: 2 ingots; blue-bowl white-cup:broken blue-cup:repaired");
    table.plays(A, "repair white-cup");
    table.shows("A: 0 ingots; blue-bowl white-cup:repaired blue-cup:repaired");
}

/// R12: the leftover card is discarded after the break, before the repairs.
#[test]
fn r12_the_leftover_card_is_discarded_after_the_break() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: gold\nA: white-cup\nB:");
    let events = table.plays(A, "keep bowl");
    let leftover = Event::LeftoverDiscarded { card: "blue-cup-1".parse().expect("a card") };
    assert_eq!(events[1..], [Event::GoldShowed, Event::PotteryBroke { kind: Kind::Cup, cards: 1 }, leftover]);
    table.shows("A repairs\narea:\ntop: gold\ndiscards: blue-cup");
}

/// R12: the top card stays: gold gives a free repair now and is drafted in the next round.
#[test]
fn r12_the_top_card_stays_and_is_dealt_next() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: gold\nA: white-cup\nB:");
    table.turns_up("plate plate plate plate vase");
    table.play_on(&["sell bowl", "repair white-cup"]);
    table.shows("B drafts\nround: 2\narea: gold blue-plate blue-plate white-plate white-plate\ntop: blue-vase");
    table.plays(B, "sell gold");
    table.shows("B: 3 ingots");
}

/// R13: in the last round the card on top of what is left breaks its type as ever.
#[test]
fn r13_the_last_break_is_like_the_others() {
    let mut table = scene("A drafts\nround: 9\narea: cup bowl\ntop: vase\ndeck: 1\nA: white-vase\nB: white-cup");
    table.plays(A, "keep bowl");
    table.shows("over\nA: 0 ingots; blue-bowl white-vase:broken\nB: 0 ingots; white-cup:broken");
}

/// R13: if a deck of one's own has run dry, only the leftover card counts.
#[test]
fn r13_of_a_deck_that_ran_dry_only_the_leftover_counts() {
    let deck = deck_of(&[("cup", Some("blue"), 2), ("bowl", Some("blue"), 2), ("vase", Some("white"), 1)]);
    let mut table = scene_with(ENGLISH, deck, "A drafts\narea: cup cup bowl bowl vase\nA:\nB:");
    table.shows("deck: 0\ntop:");
    table.play_on(&["keep cup", "keep bowl", "keep bowl", "keep vase"]);
    assert_eq!(broken(&table), [(Kind::Cup, 1)]);
    table.shows("over\nA: 0 ingots; white-vase blue-cup:broken\nB: 0 ingots; blue-bowl blue-bowl");
}

/// R13, R11: gold that is left when the deck has run dry still gives a free repair.
#[test]
fn r13_gold_left_of_a_dry_deck_gives_a_free_repair() {
    let deck = deck_of(&[("cup", Some("blue"), 3), ("bowl", Some("blue"), 2), ("gold", None, 1)]);
    let mut table = scene_with(ENGLISH, deck, "A drafts\narea: cup gold\ndeck: 0\nA: cup:broken\nB: bowl cup");
    table.play_on(&["keep cup", "repair cup"]);
    table.shows("over\nA: 0 ingots; blue-cup blue-cup:repaired\nB: 0 ingots; blue-cup blue-bowl");
}

/// R31: a card is unbroken as it is kept, broken by the break, repaired by a repair; never two at once.
#[test]
fn r31_a_card_is_unbroken_then_broken_then_repaired() {
    let mut table = scene("A drafts\narea: blue-cup brown-cup\ntop: gold\nA: white-bowl\nB:");
    let states = |table: &Table| {
        let own = &table.view().collections[0];
        let cup = "blue-cup-1".parse().expect("a card");
        [&own.unbroken, &own.broken, &own.repaired].map(|cards| cards.contains(&cup))
    };
    assert_eq!(states(&table), [false, false, false], "in the drafting area a card has no state but its grey side");
    let kept = table.choice(A, "keep blue-cup");
    assert!(table.legal().contains(&kept));
    table.plays(A, "keep blue-cup");
    assert_eq!(states(&table), [false, true, false]);
    table.plays(A, "repair blue-cup");
    assert_eq!(states(&table), [false, false, true]);
    let mut quiet = scene("A drafts\narea: blue-cup plate vase\nfirst: B\nA:\nB:");
    quiet.plays(A, "keep blue-cup");
    assert_eq!(states(&quiet), [true, false, false]);
}
