//! Repairs: R14 to R19, R35, R36, R44.

use tsugi_broken_and_beautiful::{Action, ENGLISH, Event, FRENCH, Illegal, PassedBecause, Phase, Rules};
use tsugi_engine::Seat;

use crate::scene::{A, B, C, Table, scene, scene_by};

/// Who passed, and why, in these events.
fn passes(events: &[Event]) -> Vec<(Seat, PassedBecause)> {
    let pass = |event: &Event| if let Event::Passed { seat, because } = *event { Some((seat, because)) } else { None };
    events.iter().filter_map(pass).collect()
}

/// What each repair cost.
fn prices(table: &Table) -> Vec<u8> {
    let price = |event: &Event| if let Event::CardRepaired { price, .. } = *event { Some(price) } else { None };
    table.log.iter().filter_map(price).collect()
}

/// Both editions.
fn editions() -> [Rules; 2] {
    [ENGLISH, FRENCH]
}

/// R14: turns go clockwise from the first player, one repair a turn.
#[test]
fn r14_turns_go_clockwise_from_the_first_player() {
    for rules in editions() {
        let mut table = scene_by(
            rules,
            "B drafts
             first: B
             area: tea-jar bowl
             top: storage-box
             A: 4 ingots; cup:broken cup:broken
             B: 3 ingots; plate:broken
             C: 3 ingots; saucer:broken",
        );
        table.plays(B, "sell bowl");
        table.shows("B repairs");
        table.plays(B, "repair plate");
        table.shows("C repairs");
        table.plays(C, "repair saucer");
        table.shows("A repairs");
        table.plays(A, "repair cup");
        table.shows("A repairs\nA: 3 ingots; blue-cup:broken blue-cup:repaired");
    }
}

/// R14: a card that broke in an earlier round may be repaired now.
#[test]
fn r14_cards_that_broke_earlier_may_be_repaired() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: plate\nA: 3 ingots; vase:broken white-cup\nB:");
    table.plays(A, "sell bowl");
    let mut expected = vec![table.choice(A, "repair vase"), table.choice(A, "repair white-cup"), Action::Pass];
    expected.sort();
    assert_eq!(table.legal(), expected);
    table.plays(A, "repair vase");
    table.shows("A: 2 ingots; white-cup:broken blue-vase:repaired");
}

/// R44: the price is paid and the card is repaired.
#[test]
fn r44_a_repair_pays_and_flips_the_card() {
    let mut table = scene("A repairs\nA: 3 ingots; plate:broken cup:broken\nB:");
    let events = table.plays(A, "repair plate");
    assert_eq!(events[0], Event::CardRepaired { seat: A, card: "blue-plate-1".parse().expect("a card"), price: 2 });
    table.shows("A: 1 ingot; blue-cup:broken blue-plate:repaired\nsupply: 13");
}

/// R15: the second repair of a round costs one more, the third two more.
#[test]
fn r15_each_further_repair_costs_one_more() {
    for rules in editions() {
        let drawing = "A repairs\nA: 9 ingots; cup:broken plate:broken bowl:broken vase:broken\nB:";
        let mut table = scene_by(rules, drawing);
        table.play_on(&["repair cup", "repair plate", "repair bowl"]);
        assert_eq!(prices(&table), [1, 2 + 1, 1 + 2]);
        table.shows("A: 2 ingots; blue-vase:broken blue-cup:repaired blue-plate:repaired blue-bowl:repaired");
    }
}

/// R15: the price follows the player's own repairs, not the turn of the table.
#[test]
fn r15_a_late_first_repair_costs_no_more() {
    let mut table = scene("A repairs\nA: 5 ingots; cup:broken bowl:broken\nB: 3 ingots; saucer:broken vase:broken");
    table.plays(A, "repair cup");
    table.plays(B, "pass");
    table.plays(A, "repair bowl");
    table.plays(B, "repair saucer");
    assert_eq!(prices(&table), [1, 2, 1]);
}

/// R15: each round begins the count anew.
#[test]
fn r15_the_surcharge_ends_with_the_round() {
    let mut table = scene(
        "A repairs\nA: 6 ingots, 3 repairs; cup:broken bowl:broken vase:repaired vase:repaired vase:repaired\nB:",
    );
    table.turns_up("plate plate plate plate tea-jar");
    table.plays(A, "repair cup");
    assert_eq!(prices(&table), [1 + 3]);
    table.shows("round: 2");
    assert_eq!(table.view().collections[0].repairs, 0);
    let card = "blue-bowl-1".parse().expect("a card");
    assert_eq!(table.game.price_seen(&table.view(), A, card), 1);
}

/// R16: the first repair is free, whatever the card; it counts, so the next costs one more.
#[test]
fn r16_the_free_repair_counts_as_the_first() {
    for rules in editions() {
        let drawing = "A repairs\ngold showed\nA: 2 ingots; vase:broken cup:broken\nB: bowl:broken plate:broken";
        let mut table = scene_by(rules, drawing);
        table.plays(A, "repair vase");
        table.plays(B, "repair bowl");
        table.plays(A, "repair cup");
        assert_eq!(prices(&table), [0, 0, 1 + 1]);
        table.shows(
            "A: 0 ingots; blue-vase:repaired blue-cup:repaired\nB: 0 ingots; blue-plate:broken blue-bowl:repaired",
        );
    }
}

/// R16: it need not be used, and is not kept for the next round.
#[test]
fn r16_the_free_repair_is_not_kept() {
    let mut table = scene("A repairs\ngold showed\ntop: plate\nA: vase:broken\nB: 1 ingot;");
    table.turns_up("plate plate tea-jar tea-jar bowl");
    assert_eq!(table.legal(), [table.choice(A, "repair vase"), Action::Pass]);
    table.plays(A, "pass");
    table.shows("round: 2\nA: 0 ingots; blue-vase:broken");
    let card = "blue-vase-1".parse().expect("a card");
    assert_eq!(table.game.price_seen(&table.view(), A, card), 2);
    table.play_on(&["sell plate", "keep plate", "keep plate", "sell tea-jar"]);
    table.shows("round: 3\nA: 0 ingots; blue-vase:broken blue-plate white-plate");
}

/// R17: in English a player who passed may repair again; in French the pass is final.
#[test]
fn r17_a_pass_is_final_only_in_french() {
    let drawing = "A repairs\nA: 5 ingots; cup:broken bowl:broken\nB: 4 ingots; saucer:broken vase:broken";
    let mut english = scene(drawing);
    english.play_on(&["pass", "repair saucer"]);
    english.shows("A repairs\npassed:");
    english.plays(A, "repair cup");
    english.shows("B repairs\nA: 4 ingots; blue-bowl:broken blue-cup:repaired");
    let mut french = scene_by(FRENCH, drawing);
    french.play_on(&["pass", "repair saucer"]);
    french.shows("B repairs\npassed: A");
    french.plays(B, "repair vase");
    french.shows("round: 2\nA: 5 ingots; blue-cup:broken blue-bowl:broken");
    assert_eq!(passes(&french.log), [(A, PassedBecause::Chosen), (B, PassedBecause::Forced)]);
}

/// R18: a price is paid in full.
#[test]
fn r18_a_repair_that_cannot_be_paid_is_refused() {
    let mut table = scene("A repairs\nA: 2 ingots, 1 repair; plate:broken cup:broken vase:repaired\nB:");
    table.refuses(A, "repair plate", Illegal::TooDear { price: 3, ingots: 2 });
    assert_eq!(table.legal(), [table.choice(A, "repair cup"), Action::Pass]);
    table.plays(A, "repair cup");
    table.shows("A: 0 ingots; blue-plate:broken blue-cup:repaired blue-vase:repaired");
}

/// R18: who has nothing broken, or cannot pay for any of it, passes at once.
#[test]
fn r18_who_can_repair_nothing_is_passed() {
    for rules in editions() {
        let drawing =
            "A drafts\narea: tea-jar bowl\ntop: plate\nA: cup\nB: 1 ingot; vase:broken\nC: 2 ingots; cup:broken";
        let mut table = scene_by(rules, drawing);
        let events = table.plays(A, "keep bowl");
        assert_eq!(passes(&events), [(A, PassedBecause::Forced), (B, PassedBecause::Forced)]);
        table.shows("C repairs");
    }
}

/// R19: spent ingots are back in the supply, and pay for the next sale.
#[test]
fn r19_spent_ingots_are_back_in_the_supply() {
    let mut table = scene("A repairs\ntop: gold\nA: 14 ingots; vase:broken\nB:");
    table.shows("supply: 0");
    table.plays(A, "repair vase");
    table.shows("round: 2\nsupply: 2\nA: 12 ingots; blue-vase:repaired");
    table.plays(B, "sell gold");
    table.shows("B: 2 ingots\nsupply: 0");
}

/// R35: only broken cards of one's own; what is repaired stays so.
#[test]
fn r35_only_own_broken_cards_are_repaired() {
    let mut table =
        scene("A repairs\ntop: plate\nA: 9 ingots; cup:broken bowl vase:repaired\nB: 2 ingots; saucer:broken");
    for card in ["blue-saucer-1", "blue-bowl-1", "blue-vase-1", "blue-plate-1", "brown-teapot-2"] {
        let why = Illegal::NotBroken { card: card.parse().expect("a card") };
        table.refuses(A, &format!("repair {card}"), why);
    }
    table.plays(A, "repair cup");
    table.refuses(B, "repair blue-cup-1", Illegal::NotBroken { card: "blue-cup-1".parse().expect("a card") });
}

/// R36: in English repairs end when all have passed in a row, whoever began it.
#[test]
fn r36_english_repairs_end_with_a_row_of_passes() {
    let mut table = scene(
        "A repairs
         A: 4 ingots; cup:broken bowl:broken
         B: 4 ingots; saucer:broken saucer:broken
         C: 4 ingots; vase:broken tea-jar:broken",
    );
    table.play_on(&["pass", "pass", "repair vase"]);
    table.shows("A repairs\npassed:");
    table.play_on(&["repair cup", "pass", "pass"]);
    table.shows("A repairs\npassed: B C");
    table.plays(A, "pass");
    table.shows("round: 2");
}

/// R36: in French each passes once; players who passed are skipped, the others go on.
#[test]
fn r36_french_repairs_end_when_each_has_passed() {
    let drawing = "
        A repairs
        A: 3 ingots; cup:broken
        B: 9 ingots; saucer:broken vase:broken bowl:broken
        C: 3 ingots; tea-jar:broken";
    let mut table = scene_by(FRENCH, drawing);
    table.play_on(&["pass", "repair saucer", "pass"]);
    table.shows("B repairs\npassed: A C");
    table.plays(B, "repair vase");
    table.shows("B repairs\npassed: A C");
    table.plays(B, "pass");
    table.shows("round: 2\nB: 5 ingots; blue-bowl:broken blue-saucer:repaired blue-vase:repaired");
}

/// R36: passes made for a player count for the row.
#[test]
fn r36_forced_passes_count() {
    let mut table = scene("A repairs\nA: 4 ingots; cup:broken plate:broken\nB:\nC:");
    let events = table.plays(A, "repair cup");
    assert_eq!(passes(&events), [(B, PassedBecause::Forced), (C, PassedBecause::Forced)]);
    table.shows("A repairs\npassed: B C\nA: 3 ingots; blue-plate:broken blue-cup:repaired");
    let mut after = scene("A repairs\nA: 4 ingots; cup:broken plate:broken\nB: 1 ingot; bowl:broken\nC:");
    let events = after.plays(A, "pass");
    assert_eq!(passes(&events), [(A, PassedBecause::Chosen)]);
    let events = after.plays(B, "pass");
    assert_eq!(passes(&events), [(B, PassedBecause::Chosen), (C, PassedBecause::Forced)]);
    after.shows("round: 2");
}

/// R36: where nobody can repair anything, the round ends without a question.
#[test]
fn r36_a_round_without_repairs_asks_nobody() {
    for rules in editions() {
        let mut table = scene_by(rules, "A drafts\narea: tea-jar bowl\ntop: plate\nA: cup:broken\nB: vase\nC:");
        let events = table.plays(A, "keep bowl");
        assert_eq!(passes(&events).len(), 3);
        let state = serde_json::to_value(table.state).expect("a state is data");
        assert_eq!(state["phase"], serde_json::to_value(Phase::Drafting).expect("a phase is data"));
        table.shows("round: 2\nB drafts");
    }
}
