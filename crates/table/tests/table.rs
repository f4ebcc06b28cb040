//! A table in play: its log, how far one may take back, and where its luck stands afterwards.

use tsugi_broken_and_beautiful::{Action, Deck, ENGLISH, FRENCH, Pottery};
use tsugi_engine::{Refused, Seat, Status, UndoRefused};
use tsugi_search::Random;
use tsugi_table::{Config, Entry, Frame, Logged, Place, Record, Table, Unchecked, Verified, replayed, verify};

const RULES: u32 = 3;

fn table(players: usize, seed: u64) -> Table<Pottery> {
    Table::new(Pottery::new(players, ENGLISH, Deck::ours()).expect("our deck is enough"), seed)
}

fn awaited(table: &Table<Pottery>) -> Option<Seat> {
    match table.status() {
        Status::Awaiting(seats) => seats.first(),
        Status::Over(_) => None,
    }
}

/// Lets the awaited seat choose at random; none once the game is over.
fn choose(table: &mut Table<Pottery>) -> Option<(Seat, Action)> {
    let seat = awaited(table)?;
    let action = table.ask(seat, &mut Random).expect("an awaited seat has a choice");
    table.act(seat, action).expect("what is offered is legal");
    Some((seat, action))
}

fn record(table: &Table<Pottery>) -> Record {
    let names = vec!["A".into(), "B".into(), "C".into()];
    let frame = Frame {
        game: "pottery".into(),
        rules: RULES,
        components: "our own".into(),
        replaced_components: None,
        config: Config { players: 3, names, options: tsugi_engine::Options::default(), bots: Vec::new() },
        from: None,
    };
    Record::of(table, frame).expect("a table can be written")
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut table = table(3, 1);
    let (state, seat) = (*table.state(), awaited(&table).expect("somebody is asked"));
    assert!(matches!(table.act(seat, Action::Pass), Err(Refused::Illegal(_))));
    let other = seat.next(3);
    assert_eq!(table.act(other, Action::Pass), Err(Refused::NotYourTurn(other)));
    assert_eq!((table.state(), table.log().len()), (&state, 0));
}

#[test]
fn a_choice_taken_back_leaves_the_state_as_it_was_and_an_entry_more() {
    let mut table = table(3, 1);
    let mut taken = 0;
    while let Some(seat) = awaited(&table) {
        let (before, entries) = (*table.state(), table.log().len());
        let (_, action) = choose(&mut table).expect("the game runs");
        if table.may_undo(seat).is_ok() {
            assert_eq!(table.undo(seat), Ok(action));
            assert_eq!(*table.state(), before);
            assert_eq!(table.log()[entries + 1], Logged::Undo(entries));
            table.act(seat, action).expect("it may be chosen again");
            taken += 1;
        }
    }
    assert!(taken > 20, "{taken}");
}

#[test]
fn only_whoever_chose_last_takes_back_and_only_before_lots_are_drawn() {
    let mut table = table(2, 1);
    assert_eq!(table.may_undo(Seat::at(0)), Err(UndoRefused::NothingChosen));
    while awaited(&table).is_some() {
        let (seat, _) = choose(&mut table).expect("the game runs");
        let drew = table.last_choice().is_some_and(|choice| choice.drew_lots);
        assert_eq!(table.may_undo(seat), if drew { Err(UndoRefused::LotsDrawn) } else { Ok(()) });
        assert_eq!(table.undo(seat.next(2)), Err(UndoRefused::AnotherChose(seat)));
    }
}

#[test]
fn what_was_taken_back_cannot_be_taken_back_again() {
    let mut table = table(3, 1);
    let (seat, _) = choose(&mut table).expect("the game runs");
    table.undo(seat).expect("a pick draws no lots");
    assert_eq!(table.undo(seat), Err(UndoRefused::NothingChosen));
    assert!(table.last_choice().is_none());
}

/// What may be taken back drew no lots, so luck stands where it stood: the same choices give the
/// same game, whatever was tried and taken back in between.
#[test]
fn luck_only_goes_forward() {
    let (mut straight, mut hesitant) = (table(3, 5), table(3, 5));
    while let Some((seat, action)) = choose(&mut straight) {
        let tried = hesitant.legal(seat)[0];
        hesitant.act(seat, tried).expect("what is offered is legal");
        if hesitant.undo(seat).is_err() {
            // It drew lots and stands: from here on the two tables play different games.
            assert!(hesitant.last_choice().is_some_and(|choice| choice.drew_lots));
            if tried != action {
                break;
            }
        } else {
            hesitant.act(seat, action).expect("the same choice is legal");
        }
        assert_eq!(hesitant.state(), straight.state());
    }
    assert!(straight.log().len() >= 6, "{}", straight.log().len());
}

/// A game with taking-back, saved after every entry.
fn every_save(players: usize) -> (Table<Pottery>, Vec<Record>) {
    let mut table = table(players, 9);
    let mut saves = vec![record(&table)];
    while let Some((seat, action)) = choose(&mut table) {
        saves.push(record(&table));
        if table.log().len() % 4 == 3 && table.undo(seat).is_ok() {
            saves.push(record(&table));
            table.act(seat, action).expect("it may be chosen again");
            saves.push(record(&table));
        }
    }
    (table, saves)
}

#[test]
fn a_game_resumed_after_any_entry_goes_on_with_the_luck_it_would_have_had() {
    let (whole, saves) = every_save(3);
    assert!(saves.len() > 40 && saves.iter().any(|save| matches!(save.entries.last(), Some(Entry::Undo { .. }))));
    for save in &saves {
        let mut resumed = replayed(whole.game(), save).expect("what was saved holds");
        for logged in &whole.log()[resumed.log().len()..] {
            match logged {
                Logged::Choice(choice) => drop(resumed.act(choice.seat, choice.action).expect("it was legal").to_vec()),
                Logged::Undo(_) | Logged::Agreed(_) => {
                    let seat = resumed.last_choice().expect("somebody chose").seat;
                    resumed.undo(seat).expect("it was taken back");
                }
            }
        }
        assert_eq!(resumed.log(), whole.log(), "saved after {} entries", save.entries.len());
        assert_eq!(resumed.state(), whole.state());
    }
}

#[test]
fn bots_of_a_resumed_game_choose_as_they_would_have() {
    let (whole, saves) = every_save(3);
    for save in &saves {
        let mut resumed = replayed(whole.game(), save).expect("what was saved holds");
        let next = whole.log().get(resumed.log().len());
        // A choice made again after a taking-back was told by the test, not by a bot.
        let told = matches!(resumed.log().last(), Some(Logged::Undo(_)));
        if let (Some(Logged::Choice(choice)), false) = (next, told) {
            assert_eq!(choose(&mut resumed), Some((choice.seat, choice.action)));
        }
    }
}

#[test]
fn records_survive_json_and_hold() {
    let (whole, saves) = every_save(3);
    for save in &saves {
        let text = serde_json::to_string(save).expect("a record is written");
        assert_eq!(serde_json::from_str::<Record>(&text).expect("and read"), *save);
        let held = verify(whole.game(), RULES, save).expect("what was saved holds");
        assert_eq!((held.entries, held.outcome, held.unchecked), (save.entries.len(), save.result, None));
    }
    assert!(saves.last().is_some_and(|save| save.result.is_some()));
}

#[test]
fn what_cannot_be_checked_is_said() {
    let (whole, mut saves) = every_save(3);
    let mut last = saves.pop().expect("the whole game");
    let (entries, outcome) = (last.entries.len(), last.result);
    let older = Unchecked::OlderRules { played: RULES, now: RULES + 1 };
    let held = verify(whole.game(), RULES + 1, &last);
    assert_eq!(held, Ok(Verified { entries, outcome, unchecked: Some(older), dealt: None, from: None }));
    last.luck = None;
    let held = verify(whole.game(), RULES, &last);
    assert_eq!(
        held,
        Ok(Verified { entries, outcome, unchecked: Some(Unchecked::UnknownLuck), dealt: None, from: None })
    );
}

#[test]
fn a_record_of_other_rules_fails_where_they_first_differ() {
    let (whole, saves) = every_save(3);
    let french = Pottery::new(3, FRENCH, Deck::ours()).expect("our deck is enough");
    let save = saves.last().expect("the whole game");
    let failed = verify(&french, RULES, save).expect_err("broken cards are discarded in French");
    assert!(verify(whole.game(), RULES, save).is_ok());
    let said = failed.to_string();
    assert!(said.starts_with("entry ") || said.starts_with("the recorded result"), "{said}");
    assert_eq!(Place::Entry(4).to_string(), "entry 4");
}

/// Whatever was taken back in between, each entry is gone through from what stood before it.
#[test]
fn an_entry_is_gone_through_from_what_stood_before_it() {
    let mut table = table(3, 12);
    let mut states = Vec::new();
    let last = |table: &Table<Pottery>, entry: Option<usize>| {
        let (mut seen, mut last) = (Vec::new(), None);
        table.go_through(entry, |event, state| {
            seen.push(*event);
            last = Some(*state);
        });
        (seen, last)
    };
    assert_eq!(last(&table, None), (table.setup().to_vec(), Some(*table.state())));
    let mut taken_back = 0;
    while let Some((seat, _)) = choose(&mut table) {
        states.push(Some(*table.state()));
        if states.len() % 4 == 1 && table.undo(seat).is_ok() {
            states.push(None);
            taken_back += 1;
        }
    }
    assert!(taken_back > 2 && states.len() > 20, "{taken_back} of {} taken back", states.len());
    for (entry, state) in states.into_iter().enumerate() {
        let (events, gone_through) = last(&table, Some(entry));
        match &table.log()[entry] {
            Logged::Choice(choice) => assert_eq!((events, gone_through), (choice.events.clone(), state), "{entry}"),
            _ => assert!(events.is_empty(), "nothing comes of a taking-back"),
        }
    }
}
