//! Cards and places as they are written: what is read is what was written, and what is neither is refused.

use serde_json::{Value, from_value, json, to_value};
use tsugi_wabisaby::{Action, Card, Components, HIGHEST, Place, Seen, Slot, Three};

/// R38: a card is a number from 1 to 6, or W.
#[test]
fn r38_a_card_is_one_to_six_or_wabi_sabi() {
    for number in 1..=HIGHEST {
        let card = Card::number(number).expect("a card");
        assert_eq!((card.value(), card.index(), card.is_wabi_sabi()), (number, usize::from(number), false));
        assert_eq!(to_value(card).expect("JSON"), json!(number));
        assert_eq!(from_value::<Card>(json!(number)).expect("a card"), card);
    }
    assert_eq!((Card::number(0), Card::number(7)), (None, None));
    assert_eq!(to_value(Card::WABI_SABI).expect("JSON"), json!("W"));
    assert_eq!(from_value::<Card>(json!("W")).expect("a card"), Card::WABI_SABI);
    for wrong in [json!(0), json!(7), json!(-1), json!(256), json!("w"), json!("back"), json!("1"), Value::Null] {
        let error = from_value::<Card>(wrong.clone()).expect_err("no card").to_string();
        assert!(
            error.contains("error-wabisaby-no-card") || error.contains("error-wabisaby-card-form"),
            "{wrong}: {error}"
        );
    }
}

/// R43: a card is seen as its face, or as a back and nothing else.
#[test]
fn r43_a_card_is_seen_as_its_face_or_as_a_back() {
    let faces = (1..=HIGHEST).map(|number| Card::number(number).expect("a card")).chain([Card::WABI_SABI]);
    for card in faces {
        let written = to_value(Seen::Face(card)).expect("JSON");
        assert_eq!(written, to_value(card).expect("JSON"));
        assert_eq!(from_value::<Seen>(written).expect("a face"), Seen::Face(card));
    }
    assert_eq!(to_value(Seen::Back).expect("JSON"), json!("back"));
    assert_eq!(from_value::<Seen>(json!("back")).expect("a back"), Seen::Back);
    for wrong in [json!(0), json!(7), json!("B"), json!(""), json!([1]), Value::Null] {
        assert!(from_value::<Seen>(wrong.clone()).is_err(), "{wrong}");
    }
}

/// R48: a hand has six places and the showcase three, in a choice as anywhere.
#[test]
fn r48_places_are_written_as_their_numbers() {
    for number in 0..6 {
        let place = Place::new(number).expect("a place");
        assert_eq!((place.index(), usize::from(place.number()), place.exists()), (number, number, true));
        assert_eq!(from_value::<Place>(json!(number)).expect("a place"), place);
    }
    assert!(Place::new(6).is_none() && from_value::<Place>(json!(6)).is_err());
    for number in 0..3 {
        let slot = Slot::new(number).expect("a place");
        assert_eq!((slot.index(), usize::from(slot.number()), slot.exists()), (number, number, true));
        assert_eq!(from_value::<Slot>(json!(number)).expect("a place"), slot);
    }
    assert!(Slot::new(3).is_none() && from_value::<Slot>(json!(3)).is_err());
    let Action::Showcase { own, slot } = from_value(json!({"showcase": {"own": 6, "slot": 3}})).expect("a choice")
    else {
        panic!("an exchange with the showcase")
    };
    assert!(!own.exists() && !slot.exists(), "a choice may name what is not there, to be refused");
}

/// R2: three places are kept, each once, in order.
#[test]
fn r2_three_places_are_written_in_order() {
    assert_eq!(Three::all().count(), 20);
    for three in Three::all() {
        let places: Vec<usize> = three.places().map(Place::index).collect();
        assert_eq!((places.len(), places.is_sorted()), (3, true));
        assert!((0..6).all(|place| three.contains(place) == places.contains(&place)));
        assert_eq!(to_value(three).expect("JSON"), json!(places));
        assert_eq!(from_value::<Three>(json!(places)).expect("three places"), three);
    }
    for wrong in
        [json!([0, 1]), json!([0, 1, 2, 3]), json!([0, 1, 1]), json!([0, 0, 0]), json!([2, 1, 0]), json!([0, 1, 6])]
    {
        assert!(from_value::<Three>(wrong.clone()).is_err(), "{wrong}");
    }
    assert!(from_value::<Three>(json!([0, 1, 2, 2, 2])).is_err(), "five names of three places");
}

/// R23: a score card may have its bin at the highest total, give 50 points, and have a row of one total; not one more.
#[test]
fn r23_a_score_card_reaches_its_limits() {
    const OURS: &str = include_str!("../../data/components.toml");
    let read = |changes: &[(&str, &str)]| {
        let text = changes.iter().fold(OURS.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        });
        Components::read("mine.toml", &text)
    };
    let alone = "{ points = 5, totals = [[0, 6], [32, 36]] }";
    let bin_at = |bin: &str, last: &str| {
        let row = format!("{{ points = 5, totals = [[0, 6], [32, {last}]] }}");
        read(&[(alone, &row), ("[[17, 20], [22, 23]]", "[[17, 20], [21, 23]]"), ("bin = 21", &format!("bin = {bin}"))])
    };
    assert!(bin_at("36", "35").is_ok());
    assert!(bin_at("37", "36").is_err());
    let points = |points: u8| read(&[("points = 5,", &format!("points = {points},"))]).is_ok();
    assert_eq!([49, 50, 51].map(points), [true, true, false]);
    let single = "{ points = 5, totals = [[0, 5], [6, 6], [32, 36]] }";
    assert!(read(&[(alone, single)]).is_ok(), "a range of one total");
    assert!(read(&[(alone, "{ points = 5, totals = [[0, 6], [6, 5], [32, 36]] }")]).is_err(), "not of fewer");
}
