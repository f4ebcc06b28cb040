//! Nodes, cards, places and piles as they are written: what is read is what was written, and what is neither is refused.

use serde_json::{Value, from_value, json, to_value};
use tsugi_engine::{Options, Seat, Setting};
use tsugi_held_hands::{
    Card, Chain, Colour, DeckOut, DeckSet, FirstPlayer, MemoryAid, Node, OBJECTIVES, Objectives, PRINT_AND_PLAY, Pile,
    Place, Places, Reshuffle, Ring, Rules, Shown, Side, Walk,
};

use crate::scene::{card, node, place};

/// R70: 57 nodes, each with a name of its own.
#[test]
fn r70_every_node_has_one_name() {
    assert_eq!(Node::all().count(), 57);
    for node in Node::all() {
        let name = node.to_string();
        assert_eq!((name.parse::<Node>(), format!("{node:?}")), (Ok(node), name.clone()));
        assert_eq!(from_value::<Node>(to_value(node).expect("JSON")).expect("a node"), node);
        assert_eq!(to_value(node).expect("JSON"), json!(name));
        assert_eq!(Node::new(node.ring(), node.place()), node);
        assert_eq!(node.opposite().opposite(), node);
    }
    let sizes = Ring::ALL.map(|ring| (ring.letter(), ring.size(), ring.nodes().len()));
    assert_eq!(sizes, [('O', 32, 32), ('M', 16, 16), ('I', 8, 8), ('H', 1, 1)]);
    for (name, across) in [("O0", "O16"), ("O17", "O1"), ("M3", "M11"), ("I7", "I3"), ("H", "H")] {
        assert_eq!(node(name).opposite(), node(across));
    }
    assert_eq!((node("M15").place(), node("I0").place(), node("O31").place()), (15, 0, 31));
    assert_eq!(Node::new(Ring::Inner, 9), node("I1"), "numbers go round");
    for wrong in ["", "O", "O32", "O01", "M16", "I8", "H0", "h"] {
        assert!(wrong.parse::<Node>().is_err() && from_value::<Node>(json!(wrong)).is_err(), "{wrong}");
    }
}

/// R66: a card is two colours, the left one first.
#[test]
fn r66_a_card_is_two_colours() {
    assert_eq!(Card::all().count(), Card::KINDS);
    let letters = Colour::ALL.map(Colour::letter);
    assert_eq!(letters, ['R', 'K', 'G', 'B']);
    assert_eq!(letters.map(Colour::of), Colour::ALL.map(Some));
    assert_eq!((Colour::of('X'), Colour::of('r')), (None, None));
    for left in Colour::ALL {
        for right in Colour::ALL {
            let (card, name) = (Card::new(left, right), format!("{left}{right}"));
            assert_eq!((card.half(Side::Left), card.half(Side::Right)), (left, right));
            assert_eq!((name.parse::<Card>(), card.to_string(), format!("{card:?}")), (Ok(card), name.clone(), name));
            assert_eq!(from_value::<Card>(to_value(card).expect("JSON")).expect("a card"), card);
        }
    }
    assert_eq!(Side::ALL.map(Side::other), [Side::Right, Side::Left]);
    for wrong in ["", "R", "RKG", "rk", "RX", "XR"] {
        assert!(wrong.parse::<Card>().is_err() && from_value::<Card>(json!(wrong)).is_err(), "{wrong}");
    }
}

/// R24: a hand has six places, a to f.
#[test]
fn r24_a_hand_has_six_places() {
    let letters: String = Place::all().map(Place::letter).collect();
    assert_eq!(letters, "abcdef");
    for (number, place) in Place::all().enumerate() {
        assert_eq!((place.index(), Place::new(number), Place::new(number + 6)), (number, place, place));
        let name = place.letter().to_string();
        assert_eq!(
            (place.to_string(), format!("{place:?}"), to_value(place).expect("JSON")),
            (name.clone(), name.clone(), json!(name))
        );
        assert_eq!(from_value::<Place>(json!(name)).expect("a place"), place);
    }
    for wrong in [json!("g"), json!(""), json!("ab"), json!("A"), json!(0), Value::Null] {
        assert!(from_value::<Place>(wrong.clone()).is_err(), "{wrong}");
    }
}

/// R24: sets of places hold what they were given, and nothing else.
#[test]
fn r24_a_set_of_places_holds_what_it_was_given() {
    let [a, b, f] = ['a', 'b', 'f'].map(place);
    let some = Places::EMPTY.with(b).with(f);
    assert_eq!((some.len(), some.is_empty(), Places::EMPTY.is_empty(), Places::ALL.len()), (2, false, true, 6));
    assert_eq!(some.iter().collect::<Vec<_>>(), [b, f]);
    assert_eq!(Place::all().filter(|&place| some.contains(place)).collect::<Vec<_>>(), [b, f]);
    assert_eq!((some.with(b), some.without(a), some.without(b)), (some, some, Places::EMPTY.with(f)));
    assert_eq!(some.or(Places::EMPTY.with(a).with(b)), [a, b, f].into_iter().collect());
    assert!(some.is_within(some) && some.is_within(Places::ALL) && Places::EMPTY.is_within(some));
    assert!(!some.is_within(Places::EMPTY.with(b)) && !Places::ALL.is_within(some));
    assert!(!Places::EMPTY.with(a).is_within(some));
    assert_eq!(to_value(some).expect("JSON"), json!(["b", "f"]));
    assert_eq!(from_value::<Places>(json!(["f", "b"])).expect("places"), some);
    assert_eq!(Places::ALL.iter().collect::<Vec<_>>(), Place::all().collect::<Vec<_>>());
    let shown = Shown::from_fn(|place| some.contains(place).then_some(Colour::Green));
    assert_eq!(shown.iter().collect::<Vec<_>>(), [(b, Colour::Green), (f, Colour::Green)]);
    assert_eq!((shown.at(a), shown.at(f)), (None, Some(Colour::Green)));
}

/// R54, R69: a pile counts its cards, in order, and is a list of them as it is written.
#[test]
fn r69_a_pile_counts_its_cards() {
    let cards = ["GB", "RK", "RK", "BR"].map(card);
    let mut pile: Pile = cards.into_iter().collect();
    let names = |pile: &Pile| pile.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!((names(&pile).as_str(), pile.len(), pile.is_empty()), ("RK RK GB BR", 4, false));
    assert_eq!((pile.copies(card("RK")), pile.copies(card("GB")), pile.copies(card("KR"))), (2, 1, 0));
    assert_eq!((0..4).map(|n| pile.nth(n).to_string()).collect::<Vec<_>>().join(" "), "RK RK GB BR");
    assert_eq!(pile.nth(4), card("BB"), "the last kind where there is none");
    assert_eq!(
        (format!("{pile:?}"), to_value(pile).expect("JSON")),
        ("[RK, RK, GB, BR]".into(), json!(["RK", "RK", "GB", "BR"]))
    );
    pile.take(card("RK"));
    pile.take(card("KR"));
    assert_eq!(names(&pile), "RK GB BR");
    let mut more: Pile = [card("RK")].into_iter().collect();
    more.add_all(&pile);
    assert_eq!((names(&more).as_str(), Pile::EMPTY.is_empty(), Pile::EMPTY.len()), ("RK RK GB BR", true, 0));
    let of = |copies: usize| from_value::<Pile>(json!(vec!["RK"; copies]));
    assert_eq!(of(255).expect("a pile").copies(card("RK")), 255);
    assert!(of(256).expect_err("too many").to_string().contains("error-held-hands-pile-too-large"));
}

/// R20, R21: objectives are counted by colour.
#[test]
fn r20_objectives_are_counted_by_colour() {
    let (red, black, blue) = (Colour::Red, Colour::Black, Colour::Blue);
    let mut goals: Objectives = [blue, red, red].into_iter().collect();
    assert_eq!((goals.len(), goals.is_empty(), goals.copies(red), goals.copies(black)), (3, false, 2, 0));
    assert_eq!((0..3).map(|n| goals.nth(n)).collect::<Vec<_>>(), [red, red, blue]);
    assert_eq!(goals.iter().collect::<Vec<_>>(), [red, red, blue]);
    goals.add(black, 2);
    assert_eq!((0..5).map(|n| goals.nth(n)).collect::<Vec<_>>(), [red, red, black, black, blue]);
    goals.take(red);
    goals.take(Colour::Green);
    assert_eq!(to_value(goals).expect("JSON"), json!(["R", "K", "K", "B"]));
    assert_eq!(from_value::<Objectives>(json!(["B", "K", "R", "K"])).expect("objectives"), goals);
    assert_eq!((Objectives::EMPTY.len(), Objectives::EMPTY.is_empty()), (0, true));
    let of = |copies: usize| from_value::<Objectives>(json!(vec!["R"; copies]));
    assert_eq!(of(255).expect("objectives").copies(red), 255);
    assert!(of(256).expect_err("too many").to_string().contains("error-held-hands-too-many-objectives"));
    assert_eq!(OBJECTIVES, 24);
}

/// R24, R55: a walk has a step for each card of both hands at most, which are twelve.
#[test]
fn r55_a_walk_has_twelve_steps_at_most() {
    let nodes: Vec<String> = (0..14).map(|number| format!("O{number}")).collect();
    let walk = from_value::<Walk>(json!(nodes[..13])).expect("a walk");
    assert_eq!((walk.steps(), walk.nodes().len(), to_value(walk).expect("JSON")), (12, 13, json!(nodes[..13])));
    assert!(
        from_value::<Walk>(json!(nodes)).expect_err("too long").to_string().contains("error-held-hands-walk-too-long")
    );
    assert!(from_value::<Walk>(json!([])).expect_err("none").to_string().contains("error-held-hands-empty-walk"));
    let still = from_value::<Walk>(json!(["M3"])).expect("a walk");
    assert_eq!((still.steps(), still.nodes()), (0, &[node("M3")][..]));
}

/// R26, R34, R41, R42, R52: the options, what they are unless told, and what each makes of the rules.
#[test]
fn r52_options_make_the_rules() {
    let specs = Rules::options();
    let told: Vec<(&str, String, String)> =
        specs.iter().map(|spec| (spec.key, spec.values.to_string(), spec.default.to_string())).collect();
    let keys: Vec<&str> = told.iter().map(|(key, ..)| *key).collect();
    assert_eq!(keys, ["set", "first_player", "deck_out_loses", "chain_resets", "reshuffle", "memory_aid"]);
    let made = |given: &[(&str, &str)]| {
        let given = given.iter().map(|(key, value)| (*key, Setting::Word((*value).to_owned())));
        Rules::from_options(&Options::new(&specs, given, 2).expect("such options may be set"))
    };
    assert_eq!(made(&[]), PRINT_AND_PLAY);
    assert_eq!(made(&[("deck_out_loses", "true")]).deck_out, DeckOut::Loses);
    assert_eq!(made(&[("chain_resets", "false")]).chain, Chain::DoesNothing);
    assert_eq!(made(&[("memory_aid", "true")]).memory_aid, MemoryAid::On);
    let sets = DeckSet::ALL.map(|set| made(&[("set", set.name())]).set);
    assert_eq!(sets, DeckSet::ALL);
    let piles = ["larger", "both", "none"].map(|which| made(&[("reshuffle", which)]).reshuffle);
    assert_eq!(piles, [Reshuffle::Larger, Reshuffle::Both, Reshuffle::Neither]);
    let first = ["random", "0", "1"].map(|who| made(&[("first_player", who)]).first_player);
    assert_eq!(first, [FirstPlayer::Drawn, FirstPlayer::Named(Seat::at(0)), FirstPlayer::Named(Seat::at(1))]);
}
