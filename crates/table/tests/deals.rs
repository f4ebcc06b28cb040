//! Luck between people: recorded, checked, and gone on with after a pause.

use tsugi_broken_and_beautiful::{Deck, ENGLISH, Pottery};
use tsugi_engine::{Options, Seat, Status};
use tsugi_search::Random;
use tsugi_table::{Config, Deal, Entry, Frame, Logged, Record, RecordFault, Table, verify};

fn game() -> Pottery {
    Pottery::new(2, ENGLISH, Deck::ours()).expect("our deck is enough")
}

fn deal() -> Deal {
    Deal::new([7; 32], vec!["maple".into()])
}

fn record(table: &Table<Pottery>) -> Record {
    let config = Config { players: 2, names: vec!["A".into(), "B".into()], options: Options::default(), bots: vec![] };
    let frame = Frame {
        game: "pottery".into(),
        rules: 1,
        components: "ours".into(),
        replaced_components: None,
        config,
        from: None,
    };
    Record::of(table, frame).expect("a table can be written")
}

fn choose(table: &mut Table<Pottery>) -> bool {
    let Status::Awaiting(seats) = table.status() else { return false };
    let seat = seats.first().expect("somebody is awaited");
    let action = table.ask(seat, &mut Random).expect("an awaited seat has a choice");
    table.act(seat, action).expect("what is offered is legal");
    true
}

/// A whole game in which everybody agreed, once, to take back more than the frontier allows.
fn played() -> Table<Pottery> {
    let mut table = Table::dealt(game(), deal());
    for _ in 0..10 {
        assert!(choose(&mut table));
    }
    let entry = table.last_of(Seat::at(0)).expect("both have chosen");
    assert!(table.take_back(entry).is_err() || table.log().len() == 11, "one of the two ways is open");
    if table.log().len() == 10 {
        table.take_back_agreed(entry).expect("all agreed");
    }
    while choose(&mut table) {}
    table
}

#[test]
fn a_dealt_game_is_checked_from_its_secret_also_after_taken_back_choices() {
    let record = record(&played());
    assert!(record.entries.iter().any(|entry| matches!(entry, Entry::Undo { .. })));
    let verified = verify(&game(), 1, &record).expect("it holds");
    assert_eq!((verified.unchecked, verified.outcome), (None, record.result));
    let json = serde_json::to_value(&record).expect("records are JSON");
    assert_eq!(serde_json::from_value::<Record>(json).expect("and read back"), record);
}

#[test]
fn another_secret_or_another_word_is_found_out() {
    let honest = record(&played());
    let change = |change: &dyn Fn(&mut tsugi_table::Luck)| {
        let mut record = honest.clone();
        change(record.luck.as_mut().expect("its luck is told"));
        verify(&game(), 1, &record)
    };
    assert_eq!(change(&|luck| luck.secret = Some("00".repeat(32))), Err(RecordFault::Commitment));
    assert_eq!(change(&|luck| luck.commitment = None), Err(RecordFault::Commitment));
    assert!(matches!(change(&|luck| luck.words = vec!["oak".into()]), Err(RecordFault::Differs { .. })));
}

#[test]
fn consent_is_everybodys_or_none() {
    let mut table = Table::dealt(game(), deal());
    while table.last_of(Seat::at(1)).is_none() {
        assert!(choose(&mut table));
    }
    let entry = table.last_of(Seat::at(0)).expect("seat 0 has chosen");
    assert!(table.take_back(entry).is_err(), "the other has chosen since");
    table.take_back_agreed(entry).expect("all agreed");
    assert_eq!(table.log().last(), Some(&Logged::Agreed(entry)));
    let mut record = record(&table);
    assert!(verify(&game(), 1, &record).is_ok());
    let Some(Entry::Undo { consent, .. }) = record.entries.last_mut() else { panic!("the last entry takes back") };
    *consent = consent.without(Seat::at(1));
    assert!(matches!(verify(&game(), 1, &record), Err(RecordFault::Undo { .. })), "one does not agree for two");
}

#[test]
fn a_table_restored_from_its_events_goes_on_as_it_would_have() {
    let whole = played();
    for pause in [0, 1, 5, 10, 11, 12, 20] {
        let mut first = Table::dealt(game(), deal());
        let mut restored = Table::restored(game(), deal(), first.setup().to_vec(), first.drawn());
        for logged in whole.log().iter().take(pause) {
            match logged {
                Logged::Choice(choice) => {
                    first.act(choice.seat, choice.action).expect("it was legal");
                    restored.restore(choice.seat, choice.action, choice.events.clone(), first.drawn());
                }
                Logged::Undo(entry) => assert!(first.take_back(*entry).and(restored.take_back(*entry)).is_ok()),
                Logged::Agreed(entry) => {
                    assert!(first.take_back_agreed(*entry).and(restored.take_back_agreed(*entry)).is_ok());
                }
            }
        }
        assert_eq!((restored.state(), restored.log()), (first.state(), first.log()));
        while choose(&mut restored) {
            choose(&mut first);
        }
        assert_eq!((restored.state(), restored.log()), (first.state(), first.log()), "after {pause}");
    }
}
