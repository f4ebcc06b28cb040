//! Tables told by people with the real box: scored by the same rules, or refused where no deck could have dealt them.

use serde_json::{Value, json};
use tsugi_broken_and_beautiful::{BrokenAtEnd, Deck, ENGLISH, Kind, Pottery, Refereed, Rules, Told, Untrue};
use tsugi_engine::Outcome;

use crate::scene::deck_of;

/// A seat as it is told: ingots, and cards as `blue-cup:broken` or `gold`.
fn seat(ingots: u16, cards: &str) -> Value {
    let card = |word: &str| {
        let (looks, state) = word.split_once(':').unwrap_or((word, "unbroken"));
        let pattern = ["blue", "white", "brown"].into_iter().find(|pattern| looks.starts_with(pattern));
        let kind = pattern.map_or(looks, |pattern| &looks[pattern.len() + 1..]);
        json!({ "type": kind, "pattern": pattern, "state": state })
    };
    let cards: Vec<Value> = cards.split_whitespace().map(card).collect();
    json!({ "name": "somebody", "ingots": ingots, "cards": cards })
}

fn told_by(rules: Rules, deck: Deck, seats: &[Value]) -> Result<Refereed, Untrue> {
    let game = Pottery::new(2, rules, deck).expect("the deck is enough for a round");
    let told: Told = serde_json::from_value(json!({ "seats": seats })).expect("a table as told");
    game.referee(&told)
}

fn told(seats: &[Value]) -> Result<Refereed, Untrue> {
    told_by(ENGLISH, Deck::ours(), seats)
}

fn ranked(refereed: Result<Refereed, Untrue>) -> (Vec<u8>, Vec<i32>) {
    match refereed.expect("it can be").outcome {
        Outcome::Ranked { places, scores } => (places.as_slice().to_vec(), scores.as_slice().to_vec()),
        Outcome::Together { .. } => panic!("each plays alone"),
    }
}

/// R49: the box serves one to four.
#[test]
fn r49_one_to_four_are_refereed() {
    for seats in [1, 4] {
        assert!(told(&vec![seat(0, ""); seats]).is_ok(), "{seats}");
    }
    for seats in [0, 5] {
        assert_eq!(told(&vec![seat(0, ""); seats]).err(), Some(Untrue::Seats { seats }));
    }
}

/// R46, R27: what is told scores as if it had been played, ingots included.
#[test]
fn r46_a_table_as_told_is_scored() {
    let (places, scores) =
        ranked(told(&[seat(3, "storage-box blue-cup:repaired white-cup:broken"), seat(9, "blue-bowl")]));
    assert_eq!((places, scores), (vec![1, 2], vec![6, 1]));
    let lines = told(&[seat(3, "storage-box blue-cup:repaired")]).expect("it can be").receipts;
    assert_eq!(lines[0].iter().map(tsugi_engine::Line::points).collect::<Vec<_>>(), [3, 3]);
}

/// R7, R11: gold is never kept; trays and boxes never break.
#[test]
fn r11_gold_and_broken_wood_cannot_be_told() {
    assert_eq!(told(&[seat(0, "blue-cup"), seat(0, "blue-bowl gold")]).err(), Some(Untrue::Gold { seat: 1, card: 1 }));
    for wood in ["serving-tray", "storage-box"] {
        assert!(told(&[seat(0, wood)]).is_ok());
        for state in ["broken", "repaired"] {
            let untrue = told(&[seat(0, &format!("blue-cup {wood}:{state}"))]).err();
            assert_eq!(untrue, Some(Untrue::Wood { seat: 0, card: 1 }), "{wood} {state}");
        }
    }
    assert!(told(&[seat(0, "blue-cup:broken white-cup:repaired")]).is_ok(), "pottery breaks");
}

/// R5: no more cards of a kind than the deck holds, whoever has them.
#[test]
fn r5_no_more_cards_are_told_than_the_deck_holds() {
    let deck = || deck_of(&[("cup", Some("blue"), 2), ("bowl", Some("white"), 3)]);
    assert!(told_by(ENGLISH, deck(), &[seat(0, "blue-cup"), seat(0, "blue-cup:broken")]).is_ok());
    let untrue = told_by(ENGLISH, deck(), &[seat(0, "blue-cup blue-cup"), seat(0, "white-bowl blue-cup")]).err();
    assert_eq!(untrue, Some(Untrue::NotInDeck { seat: 1, card: 1, held: 2, kind: Kind::Cup }));
    let none = told_by(ENGLISH, deck(), &[seat(0, "white-cup")]).err();
    assert_eq!(none, Some(Untrue::NotInDeck { seat: 0, card: 0, held: 0, kind: Kind::Cup }));
}

/// R29, R34: broken cards are items in a tie where they stay, and none where they are discarded.
#[test]
fn r34_broken_cards_are_items_where_they_stay() {
    let seats = [seat(0, "blue-cup"), seat(0, "white-cup blue-bowl:broken")];
    let places = |broken_at_end| ranked(told_by(Rules { broken_at_end, ..ENGLISH }, Deck::ours(), &seats)).0;
    assert_eq!(places(BrokenAtEnd::Stay), [2, 1]);
    assert_eq!(places(BrokenAtEnd::AreDiscarded), [1, 1]);
    let (whole, mended) = ([seat(0, "blue-cup"), seat(0, "white-cup serving-tray")], seat(0, "white-plate"));
    assert_eq!(ranked(told(&whole)), (vec![2, 1], vec![1, 3]));
    assert_eq!(ranked(told(&[seat(0, "blue-plate blue-saucer"), mended])).0, [1, 2], "unbroken items count");
}
