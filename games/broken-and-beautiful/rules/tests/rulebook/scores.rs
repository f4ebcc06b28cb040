//! What a collection is worth: R21 to R28, R37.

use tsugi_broken_and_beautiful::{ENGLISH, FRENCH, Rules};

use crate::scene::{A, B, C, deck_of, scene, scene_by, scene_with, worth};

/// R21: a cup is worth 1, repaired 3; alone, a saucer is worth nothing.
#[test]
fn r21_a_cup_is_worth_one_and_repaired_three() {
    assert_eq!((worth("cup"), worth("cup:repaired"), worth("cup cup:repaired")), (1, 3, 4));
    assert_eq!((worth("saucer"), worth("saucer:repaired")), (0, 0));
}

/// R21: a saucer doubles a cup, repaired it trebles it.
#[test]
fn r21_a_saucer_multiplies_one_cup() {
    assert_eq!((worth("cup saucer"), worth("cup saucer:repaired")), (2, 3));
    assert_eq!((worth("cup:repaired saucer"), worth("cup:repaired saucer:repaired")), (6, 9));
    assert_eq!(worth("cup saucer saucer"), 2, "a cup goes with one saucer");
    assert_eq!(worth("cup cup saucer"), 2 + 1, "a saucer goes with one cup");
}

/// R37: pairs are made at the end, best with best, and no other pairing scores more.
#[test]
fn r37_pairs_are_made_best_with_best() {
    let table = scene("over\nA: cup cup:repaired saucer saucer:repaired\nB:");
    assert_eq!(table.receipt(A), ["cups_and_saucers 3 × 3 + 2 = 11"]);
    for [plain_cups, gold_cups, plain_saucers, gold_saucers] in small_counts() {
        let words = [
            ("cup", plain_cups),
            ("cup:repaired", gold_cups),
            ("saucer", plain_saucers),
            ("saucer:repaired", gold_saucers),
        ];
        let drawing: String = words.iter().map(|(word, count)| format!("{word} ").repeat(*count)).collect();
        let cups = [vec![1; plain_cups], vec![3; gold_cups]].concat();
        let saucers = [vec![2; plain_saucers], vec![3; gold_saucers]].concat();
        assert_eq!(worth(&drawing), best_pairing(&cups, &saucers), "{drawing}");
    }
}

/// All counts of up to two cups and two saucers of either state.
fn small_counts() -> impl Iterator<Item = [usize; 4]> {
    (0..81).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27])
}

/// The best of all ways to give each cup one saucer or none.
fn best_pairing(cups: &[i32], saucers: &[i32]) -> i32 {
    let Some((cup, others)) = cups.split_first() else { return 0 };
    let alone = cup + best_pairing(others, saucers);
    let with = (0..saucers.len()).map(|place| {
        let rest = [&saucers[..place], &saucers[place + 1..]].concat();
        cup * saucers[place] + best_pairing(others, &rest)
    });
    with.fold(alone, i32::max)
}

/// R37: neither pattern nor the order in which they came matters.
#[test]
fn r37_pattern_and_order_do_not_matter() {
    assert_eq!((worth("blue-cup brown-saucer"), worth("blue-cup blue-saucer")), (2, 2));
    for order in [["keep cup", "keep saucer"], ["keep saucer", "keep cup"]] {
        let mut table = scene("B drafts\nround: 9\narea: cup saucer gold serving-tray\ntop: gold\ndeck: 1\nA:\nB:");
        table.play_on(&order);
        assert_eq!(table.scores(), [0, 2]);
    }
}

/// R22: 6 for each pair, whatever the states; nothing for a plate alone.
#[test]
fn r22_plates_score_in_pairs() {
    let plates = |count: usize| worth(&"plate ".repeat(count));
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(plates), [0, 0, 6, 6, 12, 12, 18]);
    assert_eq!((worth("plate plate:repaired"), worth("plate:repaired")), (8, 2));
}

/// R22, example of EN: three repaired plates are worth 12.
#[test]
fn r22_three_repaired_plates_are_worth_twelve() {
    let table = scene("over\nA: plate:repaired plate:repaired plate:repaired\nB:");
    assert_eq!(table.receipt(A), ["plates 6 + 3 × 2 = 12"]);
}

/// R23, example of EN and FR: three bowls are worth 9; a repaired one adds 1.
#[test]
fn r23_each_bowl_is_worth_the_number_of_bowls() {
    let bowls = |count: usize| worth(&"bowl ".repeat(count));
    assert_eq!([1, 2, 3, 4, 5, 6].map(bowls), [1, 4, 9, 16, 25, 36]);
    assert_eq!((worth("bowl bowl bowl:repaired"), worth("bowl:repaired")), (10, 2));
}

/// R24: most tea jars score 6; all who share most score 6.
#[test]
fn r24_most_tea_jars_score_six() {
    let table = scene("over\nA: tea-jar tea-jar\nB: tea-jar\nC:");
    assert_eq!(table.scores(), [6, 0, 0]);
    assert_eq!(worth("tea-jar"), 6, "one is enough where nobody else has any");
    let tied = scene("over\nA: tea-jar tea-jar\nB: tea-jar tea-jar:repaired\nC: tea-jar");
    assert_eq!(tied.scores(), [6, 7, 0]);
    let nobody = scene("over\nA: saucer\nB:\nC: plate");
    assert_eq!((nobody.scores(), nobody.receipt(B)), (vec![0, 0, 0], vec![]));
}

/// R24: a repaired jar adds 1, with most or without.
#[test]
fn r24_a_repaired_jar_adds_one_to_anybody() {
    for rules in [ENGLISH, FRENCH] {
        let table =
            scene_by(rules, "over\nA: tea-jar tea-jar tea-jar:repaired\nB: tea-jar:repaired tea-jar:repaired\nC:");
        assert_eq!(table.scores(), [7, 2, 0]);
        assert_eq!(
            (table.receipt(A), table.receipt(B)),
            (vec!["tea_jars 6 + 1 = 7".into()], vec!["tea_jars 2 = 2".into()])
        );
        assert!(table.receipt(C).is_empty());
    }
}

/// R25: 1, 5 and 15 for one, two and three vases.
#[test]
fn r25_vases_score_one_five_fifteen() {
    assert_eq!((worth("vase"), worth("vase vase"), worth("vase vase vase")), (1, 5, 15));
}

/// R25: a repaired vase adds 1 in English, 2 in French, or what the table says.
#[test]
fn r25_a_repaired_vase_adds_what_the_edition_says() {
    let drawing = "over\nA: vase vase:repaired vase:repaired\nB:";
    assert_eq!(scene_by(ENGLISH, drawing).scores(), [17, 0]);
    assert_eq!(scene_by(FRENCH, drawing).scores(), [19, 0]);
    assert_eq!(scene_by(Rules { vase_bonus: 0, ..FRENCH }, drawing).scores(), [15, 0]);
}

/// R25: a fourth vase, of another deck, begins a new set.
#[test]
fn r25_a_fourth_vase_begins_a_new_set() {
    for (vases, points) in [(4, 16), (5, 20), (6, 30), (7, 31)] {
        let deck = deck_of(&[("vase", Some("blue"), 9)]);
        let drawing = format!("over\nA: {}\nB:", "vase ".repeat(vases));
        assert_eq!(scene_with(ENGLISH, deck, &drawing).scores(), [points, 0]);
    }
}

/// R26: a teapot is worth the items of its pattern, itself included; repaired, twice that.
#[test]
fn r26_a_teapot_is_worth_the_items_of_its_pattern() {
    assert_eq!((worth("blue-teapot"), worth("blue-teapot:repaired")), (1, 2));
    let table = scene("over\nA: blue-teapot blue-plate blue-saucer:repaired white-plate:broken brown-saucer\nB:");
    assert_eq!(table.receipt(A), ["cups_and_saucers 0 = 0", "plates 0 = 0", "teapots 3 = 3"]);
    assert_eq!(worth("blue-teapot:repaired blue-plate blue-saucer"), 6);
}

/// R26: teapots count each other, and each scores by itself.
#[test]
fn r26_each_teapot_scores_by_itself() {
    assert_eq!(worth("blue-teapot blue-teapot"), 2 + 2);
    assert_eq!(worth("blue-teapot blue-teapot:repaired blue-plate"), 3 + 6);
    assert_eq!(worth("blue-teapot white-teapot white-plate"), 1 + 2);
}

/// R26: so it is with a fourth pattern, of which our own deck has none.
#[test]
fn r26_a_teapot_of_a_fourth_pattern_counts_its_like() {
    let cards =
        [("teapot", Some("green"), 1), ("plate", Some("green"), 1), ("cup", Some("blue"), 1), ("gold", None, 9)];
    let table = scene_with(ENGLISH, deck_of(&cards), "over\nA: teapot plate cup\nB:");
    assert_eq!(table.receipt(A), ["cups_and_saucers 1 = 1", "plates 0 = 0", "teapots 2 = 2"]);
}

/// R26: trays and boxes count for a teapot only where a deck gives them its pattern.
#[test]
fn r26_a_tray_counts_only_with_a_pattern() {
    assert_eq!(worth("blue-teapot serving-tray"), 1 + 2);
    let deck = deck_of(&[("teapot", Some("blue"), 1), ("serving-tray", Some("blue"), 1), ("gold", None, 9)]);
    let table = scene_with(ENGLISH, deck, "over\nA: teapot serving-tray\nB:");
    assert_eq!(table.receipt(A), ["teapots 2 = 2", "serving_trays 2 = 2"]);
}

/// R27: a tray is worth 2; a box its owner's ingots, at most 4; boxes count the same ingots.
#[test]
fn r27_a_tray_is_worth_two_and_a_box_its_owners_ingots() {
    assert_eq!((worth("serving-tray"), worth("serving-tray serving-tray")), (2, 4));
    for rules in [ENGLISH, FRENCH] {
        for (ingots, points) in [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)] {
            let one = scene_by(rules.clone(), &format!("over\nA: {ingots} ingots; storage-box\nB: 9 ingots;"));
            let two =
                scene_by(rules.clone(), &format!("over\nA: {ingots} ingots; storage-box storage-box\nB: 9 ingots;"));
            assert_eq!((one.scores()[0], two.scores()[0]), (points, 2 * points));
        }
    }
}

/// R27: ingots are counted after the last repair.
#[test]
fn r27_ingots_are_counted_after_the_last_repair() {
    let mut table = scene("A repairs\nround: 9\ndeck: 1\nA: 3 ingots; storage-box cup:broken\nB:");
    assert_eq!(table.scores(), [3, 0]);
    table.plays(A, "repair cup");
    table.shows("over");
    assert_eq!(table.receipt(A), ["cups_and_saucers 3 = 3", "storage_boxes 2 = 2"]);
}

/// R28: ingots are worth nothing by themselves.
#[test]
fn r28_ingots_score_nothing() {
    assert_eq!(worth("14 ingots;"), 0);
    assert_eq!(worth("14 ingots; bowl"), 1);
}
