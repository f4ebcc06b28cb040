//! What is read off a table: by people, by bots, and by whoever imagines it.

use std::collections::BTreeSet;

use tsugi_broken_and_beautiful::{CardId, CardSet, Deck, ENGLISH, Event, FirstPlayer, PhaseView, Pottery, Rules};
use tsugi_engine::{Game, Imagine, Scripted, Seat, SeatSet, Status, begin};

use crate::scene::{A, B, C, Table, deck_of, scene};

/// R6: a view names everybody who drafts from now on, in order, up to the last pick.
#[test]
fn r6_the_order_of_the_draft_is_seen() {
    let order = |table: &Table| match table.view().phase {
        PhaseView::Drafting { order, .. } => order,
        other => panic!("{other:?}"),
    };
    let mut table = scene("B drafts\nfirst: B\narea: cup saucer plate bowl vase gold serving-tray\nA:\nB:\nC:");
    assert_eq!(order(&table), [B, C, A, A, C, B]);
    table.plays(B, "sell cup");
    assert_eq!(order(&table), [C, A, A, C, B]);
    table.play_on(&["sell saucer", "sell plate", "sell bowl", "sell vase"]);
    assert_eq!(order(&table), [B]);
    assert_eq!(order(&scene("A drafts\narea: cup saucer plate bowl vase\nA:\nB:")), [A, B, B, A]);
}

/// R2: what a state says of itself is what lies on the table.
#[test]
fn r2_a_state_says_what_lies_on_the_table() {
    let table = scene("A repairs\nround: 3\ngold showed\ntop: teapot\nA: cup:broken\nB:");
    let (state, view, deck) = (&table.state, table.view(), table.game.deck());
    assert_eq!((state.round(), state.free_repair(), state.area()), (3, true, CardSet::EMPTY));
    assert_eq!(deck.list(state.top()), view.top.into_iter().collect::<Vec<_>>());
    assert_eq!(deck.list(state.top())[0].kind().name(), "teapot");
    let draft = scene("A drafts\nround: 2\narea: cup saucer plate bowl vase\nA:\nB:");
    assert_eq!((draft.state.round(), draft.state.free_repair()), (2, false));
    assert_eq!(draft.game.deck().list(draft.state.area()), draft.view().area);
}

/// R9: what a sale pays can be read off the table: what the card shows, or what is left.
#[test]
fn r9_a_sale_pays_what_was_seen() {
    for (held, pays) in [(0, 3), (11, 3), (12, 2), (14, 0)] {
        let table = scene(&format!("A drafts\narea: gold bowl vase\nfirst: B\nA: {held} ingots;\nB:"));
        let gold = table.view().area.into_iter().find(|card| card.kind().name() == "gold").expect("gold is there");
        assert_eq!(table.game.sale_seen(&table.view(), gold), pays, "{held} of 14 are held");
    }
}

/// R1: nothing is hidden but luck to come: the view of any moment tells the whole state, for any number of seats.
#[test]
fn r1_a_view_tells_the_whole_state() {
    for drawing in [
        "C drafts\narea: cup saucer plate bowl vase\ntop: teapot\nA: 1 ingot; blue-bowl\nB: cup:broken\nC:",
        "A drafts\narea: cup saucer plate bowl vase\nA: white-cup:repaired\nB:",
        "B repairs\npassed: A\ngold showed\nA: 1 ingot, 1 repair; white-cup:repaired\nB: cup:broken\nC:",
        "over\nround: 9\ndeck: 1\nA: cup\nB: bowl",
    ] {
        let table = scene(drawing);
        let imagined = table.game.imagine(&table.view(), &mut Scripted::new([]));
        assert_eq!(table.game.view(&imagined, tsugi_engine::Viewer::Spectator), table.view(), "{drawing}");
        if !drawing.starts_with("over") {
            assert_eq!(imagined, table.state, "{drawing}");
        }
    }
}

/// R1: turning a card up is a lot; beyond that no event shows what was hidden.
#[test]
fn r1_no_event_reveals_what_was_hidden() {
    let table = Table::laid(2, ENGLISH, &[]);
    assert!(table.log.iter().all(|&event| !table.game.reveals(event)));
    assert!(!table.game.reveals(Event::GameEnded));
}

/// R3: a host who names a seat that is not at the table has named nobody: it is drawn.
#[test]
fn r3_a_named_first_player_sits_at_the_table() {
    let first = |named: usize, lot: u32| {
        let rules = Rules { first_player: FirstPlayer::Named(Seat::at(named)), ..ENGLISH };
        let game = Pottery::new(2, rules, Deck::ours()).expect("our deck is enough for two");
        game.status(&begin(&game, &mut Scripted::new([0, lot]), None))
    };
    assert_eq!(first(1, 0), Status::Awaiting(SeatSet::only(B)), "the last seat can be named");
    assert_eq!(first(2, 0), Status::Awaiting(SeatSet::only(A)), "the one beyond is drawn for");
    assert_eq!(first(2, 1), Status::Awaiting(SeatSet::only(B)));
}

/// R33: the last of a larger table before asks nobody at a smaller one.
#[test]
fn r33_a_last_place_beyond_the_table_asks_nobody() {
    for (seat, phase) in [(1, "B names"), (2, "A drafts")] {
        Table::laid(2, Rules { last_placed: SeatSet::only(Seat::at(seat)), ..ENGLISH }, &[0, 0]).shows(phase);
    }
}

/// R46, R29: points and ranks that a bot asks for are those of the game.
#[test]
fn r29_points_and_rank_can_be_asked_for() {
    let table = scene("over\nA: bowl bowl white-cup:repaired\nB: blue-vase cup:broken");
    let all = table.state.collected(&table.game);
    assert_eq!([A, B].map(|seat| table.game.points(&all, seat)).to_vec(), table.scores());
    assert_eq!(table.game.rank(&all[A], table.scores()[0]), (7, 1, 3));
    assert_eq!(table.game.rank(&all[B], 1), (1, 0, 2), "broken cards are items");
}

/// R47: a card is called by its pattern, its type and which of its like it is, beyond nine too.
#[test]
fn r47_cards_have_names() {
    let deck = deck_of(&[("cup", Some("blue"), 23), ("gold", None, 1)]);
    for name in ["blue-cup-1", "blue-cup-9", "blue-cup-10", "blue-cup-23", "gold-1"] {
        let card: CardId = name.parse().expect("a card");
        assert_eq!((card.to_string().as_str(), format!("{card:?}").as_str()), (name, name));
        assert!(!deck.set(card).is_empty(), "{name}");
    }
    let (one, two) = (CardSet::only(1), CardSet::only(2));
    assert_eq!((one.or(one), one.or(two).or(two).len()), (one, 2), "a card is in a set once");
}

/// What goes on alike has one key, whatever was discarded; what matters to what may come changes it.
#[test]
fn positions_that_go_on_otherwise_have_other_keys() {
    let drawings = [
        "A repairs\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "B repairs\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\nA: 2 ingots; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\nA: 1 ingot, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\nA: 1 ingot, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 2 ingots; bowl:broken",
        "A repairs\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 2 ingots; bowl:broken",
        "A repairs\nA: 2 ingots, 1 repair; white-cup:repaired blue-plate:broken\nB: 1 ingot; cup bowl:broken",
        "A repairs\nA: 2 ingots, 1 repair; cup white-cup:repaired\nB: 1 ingot; bowl:broken blue-plate:broken",
        "A repairs\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl",
        "A repairs\npassed: B\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\nfirst: B\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\ngold showed\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\nround: 2\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\ntop: gold\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
        "A repairs\ndeck: 20\nA: 2 ingots, 1 repair; cup white-cup:repaired blue-plate:broken\nB: 1 ingot; bowl:broken",
    ];
    let keys: BTreeSet<u64> = drawings.iter().map(|drawing| scene(drawing).state.future_key()).collect();
    assert_eq!(keys.len(), drawings.len());
    let passed = |who: &str| scene(&format!("C repairs\npassed: {who}\nA:\nB:\nC: cup:broken\nD:")).state.future_key();
    assert_eq!(BTreeSet::from(["A", "B", "D", "A B", "A D", "B D"].map(passed)).len(), 6);
}
