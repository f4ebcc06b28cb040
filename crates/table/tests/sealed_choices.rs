//! A choice made while others choose, too, stands in no record before all are in.

use tsugi_engine::{Options, Seat, Status};
use tsugi_held_hands::{Action, Components, HeldHands, PRINT_AND_PLAY, Side};
use tsugi_table::{Config, Frame, Record, Table, replayed};

const SOUTH: Seat = Seat::at(0);
const NORTH: Seat = Seat::at(1);

fn game() -> HeldHands {
    HeldHands::new(PRINT_AND_PLAY, Components::ours())
}

fn record(table: &Table<HeldHands>) -> Record {
    let config = Config { players: 2, names: Vec::new(), options: Options::default(), bots: Vec::new() };
    let (game, components) = ("held-hands".into(), String::new());
    Record::of(table, Frame { game, rules: 1, components, replaced_components: None, config, from: None })
        .expect("a record")
}

fn fan(side: Side) -> Action {
    Action::ChooseFan { side }
}

#[test]
fn a_running_record_is_the_same_whatever_the_first_has_chosen() {
    let before = record(&Table::new(game(), 7));
    for side in Side::ALL {
        let mut table = Table::new(game(), 7);
        table.act(NORTH, fan(side)).expect("a fan");
        assert_eq!(record(&table), before, "{side:?}");
        table.undo(NORTH).expect("nobody has seen it");
        assert_eq!(record(&table), before, "{side:?}, taken back");
        table.act(NORTH, fan(side.other())).expect("another fan");
        assert_eq!(record(&table), before, "{side:?}, chosen anew");
    }
}

#[test]
fn once_all_are_in_the_record_holds_every_choice() {
    let mut table = Table::new(game(), 7);
    table.act(NORTH, fan(Side::Left)).expect("a fan");
    table.act(SOUTH, fan(Side::Right)).expect("a fan");
    assert_eq!(record(&table).entries.len(), 2);
    let awaited = |table: &Table<HeldHands>| match table.status() {
        Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
        Status::Over(_) => panic!("it has just begun"),
    };
    let seat = awaited(&table);
    let step = table.legal(seat)[0];
    table.act(seat, step).expect("a listed step");
    assert_eq!(record(&table).entries.len(), 3, "one who chooses alone hides nothing");
    let again = replayed(&game(), &record(&table)).expect("the record holds");
    assert_eq!(again.state(), table.state());
}

#[test]
fn a_record_cut_short_is_gone_on_with_from_the_question() {
    let mut table = Table::new(game(), 7);
    table.act(SOUTH, fan(Side::Left)).expect("a fan");
    let again = replayed(&game(), &record(&table)).expect("the record holds");
    assert!(matches!(again.status(), Status::Awaiting(seats) if seats.len() == 2), "both are asked anew");
}
