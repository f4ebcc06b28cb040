//! The box, the table before the first choice, and the course of a round: R1 to R5, R20, R32, R33,
//! R39, R40, R48, R49.

use tsugi_broken_and_beautiful::{
    Deck, ENGLISH, Event, FRENCH, FirstPlayer, Illegal, Kind, Pottery, Rules, SEATS, Supply,
};
use tsugi_engine::{Game, Refused, Seat, SeatSet, Status, Viewer};

use crate::scene::{A, B, C, Table, scene, scene_by};

const RULES_IN_BOTH_LANGUAGES: [&str; 2] = [include_str!("../../rules.md"), include_str!("../../rules.fr.md")];

/// Plays a whole game in which everybody sells the first card and never repairs.
fn sold_out(seats: usize) -> Table {
    let mut table = Table::laid(seats, ENGLISH, &[]);
    while let Status::Awaiting(_) = table.game.status(&table.state) {
        let area = table.view().area;
        table.plays(table.awaited(), &format!("sell {}", area[0]));
    }
    table
}

/// R49: two to four play.
#[test]
fn r49_two_to_four_play() {
    assert_eq!(SEATS, 2..=4);
    for seats in SEATS {
        let table = Table::laid(seats, ENGLISH, &[]);
        assert_eq!((table.game.seats(), table.view().collections.len()), (seats, seats));
    }
}

/// R5: all 46 cards are used, however many play.
#[test]
fn r5_nothing_is_taken_out_of_the_deck() {
    for seats in SEATS {
        let table = Table::laid(seats, ENGLISH, &[]);
        let view = table.view();
        assert_eq!(usize::from(view.deck_size) + view.area.len(), 46);
        assert!(view.discards.is_empty());
        let rare = [Kind::Gold, Kind::ServingTray, Kind::StorageBox];
        assert_eq!(rare.map(|kind| table.game.deck().kind(kind).len()), [3, 2, 2]);
    }
}

/// R32: reference cards are no game object; the rules are at hand, for every score and refusal.
#[test]
fn r32_help_is_at_hand_and_no_part_of_the_game() {
    assert_eq!(Deck::ours().size(), 46, "no card of the deck is a reference card");
    assert!(ENGLISH.options().iter().all(|option| !option.key.contains("reference")));
    let table = scene("over\nA: cup saucer plate bowl tea-jar vase teapot serving-tray storage-box\nB:");
    let lines = tsugi_engine::Scored::receipts(&table.game, &table.view());
    let cited: Vec<&str> =
        lines[0].iter().map(|line| line.ruling).chain(["R6", "R7", "R14", "R18", "R33", "R35"]).collect();
    assert_eq!(cited.len(), 8 + 6);
    for rules in RULES_IN_BOTH_LANGUAGES {
        assert!(cited.iter().all(|ruling| rules.contains(&format!("### {ruling} "))));
    }
}

/// R39: all cards are in the deck, all ingots in the supply; any card may come to lie on top.
#[test]
fn r39_the_deck_is_shuffled_and_all_ingots_are_in_the_supply() {
    for (rules, ingots) in [(ENGLISH, "14"), (FRENCH, "18")] {
        let table = Table::laid(2, rules, &[]);
        table.shows(&format!("supply: {ingots}\nA: 0 ingots\nB: 0 ingots\ndiscards:"));
    }
    let deck = Deck::ours();
    for (lot, &card) in deck.cards().iter().enumerate() {
        let table = Table::laid(2, ENGLISH, &[lot as u32]);
        assert_eq!(table.log[0], Event::DeckShuffled { top: card });
        assert!(table.view().area.contains(&card), "the card on top is dealt first");
    }
}

/// R1: the top card shows before the first deal, and the number of cards is known.
#[test]
fn r1_the_top_card_shows_before_the_first_deal() {
    let rematch = Rules { last_placed: SeatSet::only(B), ..ENGLISH };
    let table = Table::laid(2, rematch, &[45]);
    table.shows("B names\ntop: gold\ndeck: 46\narea:");
}

/// R1: the deck below its top has no order: luck decides as a card is turned.
#[test]
fn r1_nobody_knows_the_order_of_the_deck() {
    let drawing = "A drafts\narea: cup bowl\ntop: plate\nA:\nB:";
    let [mut one, mut other] = [scene(drawing), scene(drawing)];
    assert_eq!((one.state, one.view()), (other.state, other.view()));
    one.turns_up("gold gold gold vase vase");
    other.turns_up("cup cup saucer saucer bowl");
    one.plays(A, "sell cup");
    other.plays(A, "sell cup");
    one.shows("area: blue-plate gold gold gold blue-vase\ntop: white-vase");
    other.shows("area: blue-plate blue-cup white-cup blue-saucer blue-saucer\ntop: blue-bowl");
}

/// R2: players and spectators see the same, of the table and of everything that happens.
#[test]
fn r2_everybody_sees_everything() {
    let mut table = scene(
        "A repairs
         A: 3 ingots; blue-cup:broken white-bowl vase:repaired
         B: 1 ingot; tea-jar:broken",
    );
    let events = table.plays(A, "repair blue-cup");
    assert!(!events.is_empty());
    for viewer in Viewer::all(2) {
        assert_eq!(table.game.view(&table.state, viewer), table.view());
        for &event in &events {
            assert_eq!(table.game.sighting(event, viewer), Some(event));
        }
    }
    table.shows(
        "supply: 11
         A: 2 ingots; white-bowl blue-cup:repaired blue-vase:repaired
         B: 1 ingot; blue-tea-jar:broken",
    );
}

/// R4: whoever is new takes an ingot from the supply; by default nobody is.
#[test]
fn r4_newcomers_take_an_ingot() {
    Table::laid(3, ENGLISH, &[]).shows("supply: 14\nA: 0 ingots\nB: 0 ingots\nC: 0 ingots");
    let novices: SeatSet = [A, C].into_iter().collect();
    for (rules, supply) in [(ENGLISH, 12), (FRENCH, 16)] {
        let table = Table::laid(3, Rules { novices, ..rules }, &[]);
        table.shows(&format!("supply: {supply}\nA: 1 ingot\nB: 0 ingots\nC: 1 ingot"));
    }
}

/// R4, R9: an empty supply has no ingot for a newcomer.
#[test]
fn r4_a_newcomer_takes_nothing_from_an_empty_supply() {
    let rules = Rules { ingots: 1, novices: SeatSet::all(2), ..ENGLISH };
    Table::laid(2, rules, &[]).shows("supply: 0\nA: 1 ingot\nB: 0 ingots");
}

/// R4, R9: an unlimited supply always has one, however few the box holds.
#[test]
fn r4_an_unlimited_supply_has_an_ingot_for_every_newcomer() {
    for ingots in [0, 1] {
        let rules = Rules { ingots, supply: Supply::Unlimited, novices: SeatSet::all(2), ..ENGLISH };
        Table::laid(2, rules, &[]).shows("A: 1 ingot\nB: 1 ingot");
    }
}

/// R1, R2: everybody sees how many of each collection the top card will break: unbroken pottery of its kind alone.
#[test]
fn r1_the_top_card_tells_how_many_of_each_collection_will_break() {
    let threatened = |top: &str| {
        let table = scene(&format!(
            "A drafts
             area: gold bowl plate tea-jar vase
             top: {top}
             A: 1 ingot; blue-cup white-cup brown-cup:broken saucer
             B: 0 ingots; white-cup:repaired saucer"
        ));
        table.view().collections.iter().map(|collection| collection.threatened).collect::<Vec<_>>()
    };
    assert_eq!(threatened("cup"), [2, 0]);
    assert_eq!(threatened("saucer"), [1, 1]);
    assert_eq!(threatened("teapot"), [0, 0]);
    assert_eq!(threatened("gold"), [0, 0], "gold breaks nothing");
}

/// R3: the first player is drawn; the lot after the top card's decides.
#[test]
fn r3_the_first_player_is_drawn() {
    for rules in [ENGLISH, FRENCH] {
        for (lot, name) in ["A", "B", "C"].into_iter().enumerate() {
            let table = Table::laid(3, rules.clone(), &[0, lot as u32]);
            table.shows(&format!("first: {name}\n{name} drafts"));
        }
    }
}

/// R3: the host may name the first player; then no lot is drawn for it.
#[test]
fn r3_the_host_may_name_the_first_player() {
    let rules = Rules { first_player: FirstPlayer::Named(C), ..ENGLISH };
    let table = Table::laid(3, rules, &[0, 0]);
    table.shows("first: C\nC drafts");
    assert_eq!(table.log[1], Event::FirstPlayerSet { seat: C });
}

/// R33: in English, the last of the game before names the first player: any seat, his own too.
#[test]
fn r33_the_last_of_the_game_before_names_the_first_player() {
    for (choice, first) in [("name A", "A"), ("name B", "B"), ("name C", "C")] {
        let mut table = Table::laid(3, Rules { last_placed: SeatSet::only(B), ..ENGLISH }, &[]);
        table.shows("B names\nround: 0");
        assert_eq!(table.legal().len(), 3);
        let name_a = table.choice(A, "name A");
        table.refuses_action(A, name_a, Refused::NotYourTurn(A));
        table.plays(B, choice);
        table.shows(&format!("first: {first}\n{first} drafts\nround: 1"));
    }
}

/// R33: a rematch comes before the host's wish; without its rule, or in French, R3 holds.
#[test]
fn r33_only_the_english_edition_asks_the_last() {
    let again = |rules: Rules| Rules { last_placed: SeatSet::only(B), first_player: FirstPlayer::Named(A), ..rules };
    Table::laid(2, again(ENGLISH), &[]).shows("B names");
    Table::laid(2, again(FRENCH), &[]).shows("A drafts");
    let as_ever = Rules { rematch: FRENCH.rematch, ..again(ENGLISH) };
    Table::laid(2, as_ever, &[]).shows("A drafts");
}

/// R33: of several who share the last place, one is drawn to choose.
#[test]
fn r33_a_shared_last_place_is_drawn() {
    let last_placed: SeatSet = [A, C].into_iter().collect();
    for (lot, name) in [(0, "A"), (1, "C")] {
        Table::laid(3, Rules { last_placed, ..ENGLISH }, &[0, lot]).shows(&format!("{name} names"));
    }
}

/// R33: one who was last alone is asked without a lot: luck goes on as if nothing had been drawn.
#[test]
fn r33_a_lone_last_place_costs_no_lot() {
    let drawn = |last_placed: SeatSet| {
        let mut luck = tsugi_engine::SeededRng::new(5);
        let mut counted = tsugi_engine::CountingChance::new(&mut luck);
        let game = Pottery::new(3, Rules { last_placed, ..ENGLISH }, Deck::ours()).expect("our deck is enough");
        tsugi_engine::begin(&game, &mut counted, None);
        counted.lots()
    };
    assert_eq!(drawn(SeatSet::only(B)), 1, "the top card's alone");
    assert_eq!(drawn([A, C].into_iter().collect()), 2, "and one for who chooses");
}

/// R48: deal, draft, break, repair, and the marker goes on.
#[test]
fn r48_a_round_has_four_steps() {
    let mut table = scene(
        "A drafts
         area: cup saucer plate bowl tea-jar
         top: teapot
         A: 1 ingot; tea-jar
         B:",
    );
    table.play_on(&["sell cup", "sell saucer", "sell plate", "sell bowl", "repair tea-jar"]);
    let step = |event: &Event| match event {
        Event::RoundBegan { .. } | Event::CardDealt { .. } => "deal",
        Event::CardKept { .. } | Event::CardSold { .. } => "draft",
        Event::PotteryBroke { .. } | Event::LeftoverDiscarded { .. } => "break",
        Event::CardRepaired { .. } | Event::Passed { .. } => "repair",
        Event::MarkerPassed { .. } => "marker",
        _ => "no step of a round",
    };
    let mut steps: Vec<&str> = table.log.iter().map(step).collect();
    steps.dedup();
    assert_eq!(steps, ["draft", "break", "repair", "marker", "deal"]);
}

/// R40: a round deals two cards a player and one more.
#[test]
fn r40_a_round_deals_two_cards_a_player_and_one_more() {
    for (seats, cards) in [(2, 5), (3, 7), (4, 9)] {
        let table = Table::laid(seats, ENGLISH, &[]);
        let dealt = table.log.iter().filter(|event| matches!(event, Event::CardDealt { .. })).count();
        assert_eq!((dealt, table.view().area.len(), table.game.cards_a_round()), (cards, cards, cards));
        assert_eq!(usize::from(table.view().deck_size), 46 - cards);
    }
}

/// R40: cards are dealt from the top, so the card that showed comes first.
#[test]
fn r40_the_card_that_showed_is_dealt_first() {
    let mut table = scene("A drafts\narea: cup bowl\ntop: gold\nA:\nB:");
    table.turns_up("vase plate plate saucer teapot");
    let events = table.plays(A, "sell cup");
    let dealt: Vec<String> = events
        .iter()
        .filter_map(|event| if let Event::CardDealt { card, .. } = event { Some(card.to_string()) } else { None })
        .collect();
    assert_eq!(dealt, ["gold-1", "blue-vase-1", "blue-plate-1", "blue-plate-2", "blue-saucer-1"]);
    table.shows("round: 2\ntop: blue-teapot");
}

/// R20: the marker goes clockwise, from the last seat to the first.
#[test]
fn r20_the_marker_goes_clockwise() {
    for (first, next) in [("A", "B"), ("B", "C"), ("C", "A")] {
        let drawing = format!("{first} drafts\nfirst: {first}\narea: cup bowl\ntop: plate\nA:\nB:\nC:");
        let mut table = scene(&drawing);
        table.play_on(&["sell cup"]);
        table.shows(&format!("first: {next}\n{next} drafts\nround: 2"));
    }
}

/// R20: the game ends when the deck, its top card included, cannot fill another draft.
#[test]
fn r20_the_game_ends_when_a_draft_cannot_be_dealt() {
    for (deck, then) in [(5, "B drafts\nround: 9\ndeck: 0"), (4, "over\nfirst: B\nround: 8\ndeck: 4")] {
        let mut table = scene(&format!("A drafts\nround: 8\narea: cup bowl\ntop: plate\ndeck: {deck}\nA:\nB:"));
        table.plays(A, "sell cup");
        table.shows(then);
    }
    let mut table = scene_by(FRENCH, "A drafts\nround: 9\narea: cup bowl\ndeck: 1\nA:\nB:");
    table.plays(A, "sell cup");
    table.shows("over");
    table.refuses_action(A, tsugi_broken_and_beautiful::Action::Pass, Refused::GameOver);
}

/// R20: 9, 6 and 5 rounds for two, three and four players; 1, 4 and 1 cards are not used.
#[test]
fn r20_the_deck_lasts_nine_six_or_five_rounds() {
    for (seats, rounds, unused) in [(2, 9, 1), (3, 6, 4), (4, 5, 1)] {
        let table = sold_out(seats);
        let began = table.log.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        assert_eq!((began, table.game.rounds()), (rounds, rounds));
        table.shows(&format!("over\ndeck: {unused}\nround: {rounds}"));
    }
}

/// R33: a seat that is not at the table cannot be named; nobody is asked twice.
#[test]
fn r33_only_seats_of_the_table_can_be_named() {
    let mut table = Table::laid(2, Rules { last_placed: SeatSet::only(A), ..ENGLISH }, &[]);
    table.refuses(A, "name C", Illegal::NoSuchSeat { seat: C });
    table.plays(A, "name B");
    table.refuses(B, "name B", Illegal::FirstIsKnown);
    // A last place of a larger table asks nobody at a smaller one.
    let game = Pottery::new(2, Rules { last_placed: SeatSet::only(Seat::at(3)), ..ENGLISH }, Deck::ours());
    let game = game.expect("our deck is enough for two");
    let state = tsugi_engine::begin(&game, &mut tsugi_engine::Scripted::new([0, 1]), None);
    assert_eq!(game.status(&state), Status::Awaiting(SeatSet::only(B)));
}
