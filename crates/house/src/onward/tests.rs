//! Every kept game is played on from moments of it; what does not hold is refused in words.

use serde_json::{Value, json};
use tsugi_catalog::{
    Onlooker, Part, awaited,
    kept::{records, rules_now},
    verify,
};
use tsugi_engine::{Status, Viewer};
use tsugi_narrator::Lang;
use tsugi_table::{Entry as Recorded, RecordFault};
use tsugi_wire::Parts;

use super::*;
use crate::{entry::Entry, hosted::HostedTable, languages::languages};

const SECRETS: NewSecrets = NewSecrets { key: [1; 32], deal: [2; 32] };

fn english() -> &'static Words {
    languages().of_service(Lang::En)
}

fn wish(moment: usize) -> PlayingOn {
    PlayingOn { table: None, record: None, moment, seat: Seat::at(0), bot: None, name: Some("Nora".into()) }
}

fn made(record: &Record, wanted: &PlayingOn, words: &Words) -> Result<Created, Refusal> {
    let document = serde_json::to_value(record).expect("JSON");
    play_on(document, wanted, &Hashed::of(&[3; 32]), &SECRETS, 0, words)
}

/// The table of a first entry, begun, with its log.
fn begun(created: Created) -> (HostedTable, Vec<String>) {
    let mut log = vec![serde_json::to_string(&Entry::Created(Box::new(created))).expect("JSON")];
    let mut table = HostedTable::restored("0a0b", &log, languages()).expect("it is read").expect("a table");
    let entry = table.begin(0, english()).expect("it can begin").expect("nobody is awaited");
    log.push(serde_json::to_string(&entry).expect("JSON"));
    table.follow(&entry);
    (table, log)
}

fn view(table: &HostedTable, viewer: Viewer) -> Value {
    let shown = table.game().expect("it has begun").look(viewer, Parts::default(), english());
    seen(serde_json::from_str(shown.view.expect("a view").get()).expect("JSON"))
}

/// What stands in a view apart from what is left to people to remember.
fn seen(mut view: Value) -> Value {
    view.as_object_mut().map(|fields| ["memory", "witnesses"].map(|part| fields.remove(part)));
    view
}

/// What a replay shows of the moment to that viewer.
fn moment_of(record: &Record, moment: usize, viewer: Viewer) -> Value {
    let part = Part { from: moment, moments: 1, bytes: usize::MAX };
    let words = find(&record.game).expect("a game").words(Lang::En);
    let moments = tsugi_catalog::replay(record, Onlooker::One(viewer), part, &words).expect("a kept record holds");
    seen(serde_json::from_str(moments[0].view.get()).expect("JSON"))
}

/// Plays to the end, everybody taking what is offered first or last, and answers the record.
fn played_out(table: &mut HostedTable) -> Record {
    for turn in 0..5000 {
        let Some(Status::Awaiting(seats)) = table.status() else { break };
        let seat = seats.first().expect("somebody is awaited");
        let offers = table.game().expect("it has begun").look(Viewer::Seat(seat), Parts::default(), english()).offers;
        let offers = offers.expect("an awaited seat has choices");
        let chosen = &offers[turn * 7 % offers.len()].action;
        let entry = table.choose(seat, None, chosen, english()).expect("what is offered is legal");
        table.follow(&entry);
    }
    let mut record = table.game().and_then(tsugi_catalog::AnyTable::record).expect("it leaves a record");
    record.from.clone_from(&table.created.from);
    record
}

#[test]
fn every_kept_game_is_played_on_as_it_stood_and_the_record_holds() {
    // A game of older rules can be looked at, but does not go on.
    let goes_on = |record: &Record| record.result.is_some() && record.rules == rules_now(&record.game);
    for (name, record) in records().into_iter().filter(|(_, record)| goes_on(record)) {
        let last = record.entries.len();
        for moment in [0, last / 3, last * 2 / 3, last - 1] {
            let Ok(created) = made(&record, &wish(moment), english()) else {
                // Between the last choices of a game that ends unseen nothing is left to play.
                assert!(moment == last - 1, "{name} at {moment}");
                continue;
            };
            let stands = created.from.as_ref().expect("it names the game").entries.len();
            assert!(stands <= moment && !created.sealed, "{name} at {moment}");
            let (mut table, log) = begun(created);
            for viewer in Seat::all(record.config.players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                assert_eq!(view(&table, viewer), moment_of(&record, stands, viewer), "{name} at {moment}, {viewer}");
            }
            let again = HostedTable::restored("0a0b", &log, languages()).expect("it is read").expect("a table");
            assert_eq!(view(&again, Viewer::Spectator), view(&table, Viewer::Spectator), "{name}: it is stored");
            assert_eq!(table.document().played_on, Some(stands));
            assert!(!awaited(table.status().expect("it runs")).is_empty());
            if moment != last / 3 {
                continue;
            }
            let onward = played_out(&mut table);
            let verified = verify(&onward).unwrap_or_else(|problem| panic!("{name} at {moment}: {problem}"));
            assert!(verified.outcome.is_some() && verified.unchecked.is_none(), "{name}: {verified:?}");
            assert_eq!((verified.from, verified.dealt.map(|dealt| dealt.sealed)), (Some(stands), Some(false)));
            // What was played on is played on again.
            let created = made(&onward, &wish(1), english()).expect("it is finished too");
            let stands = created.from.as_ref().expect("it names the game").entries.len();
            let (table, _) = begun(created);
            assert_eq!(view(&table, Viewer::Spectator), moment_of(&onward, stands, Viewer::Spectator), "{name}, twice");
        }
    }
}

fn kintsugi() -> Record {
    tsugi_catalog::kept::record("kintsugi-2.rules-1")
}

#[test]
fn luck_to_come_is_drawn_anew() {
    let record = kintsugi();
    let created = made(&record, &wish(4), english()).expect("it can be played on");
    let with = |secret: [u8; 32]| Created { secret: to_hex(&secret), ..created.clone() };
    let ends = [with([2; 32]), with([9; 32])].map(|created| played_out(&mut begun(created).0));
    assert_eq!(ends[0].setup, ends[1].setup, "both stand as the game did");
    assert_ne!(ends[0].entries, ends[1].entries, "and go on by luck of their own");
}

#[test]
fn an_altered_record_of_a_game_played_on_is_found() {
    let (mut table, _) = begun(made(&kintsugi(), &wish(6), english()).expect("it can be played on"));
    let held = played_out(&mut table);
    let fault = |change: &dyn Fn(&mut Record)| {
        let mut record = held.clone();
        change(&mut record);
        match verify(&record) {
            Err(Problem::Record { fault, .. }) => *fault,
            other => panic!("{other:?}"),
        }
    };
    let first = |record: &mut Record| {
        record.from.as_mut().expect("a game before").entries.remove(0);
    };
    assert!(matches!(fault(&first), RecordFault::Origin(_)));
    let shorter = |record: &mut Record| {
        record.from.as_mut().expect("a game before").entries.pop();
    };
    assert_eq!(fault(&shorter), RecordFault::OtherOrigin);
    assert!(matches!(fault(&|record| record.from = None), RecordFault::Differs { .. }));
    let seal = tsugi_table::Seal { sealed: true, ..tsugi_table::Seal::default() };
    let sealed = |record: &mut Record| record.luck.as_mut().expect("luck").seal = Some(seal.clone());
    assert_eq!(fault(&sealed), RecordFault::SealedOrigin);
    let last = |record: &mut Record| match record.entries.last_mut() {
        Some(Recorded::Choice { events, .. }) => events.push(json!("none")),
        _ => panic!("a choice"),
    };
    assert!(matches!(fault(&last), RecordFault::Differs { .. }));
}

#[test]
fn what_cannot_be_played_on_is_refused_in_both_languages() {
    let record = kintsugi();
    let last = record.entries.len();
    let running = Record { result: None, entries: record.entries[..5].to_vec(), ..record.clone() };
    let altered = Record { entries: record.entries[1..].to_vec(), ..record.clone() };
    let unknown = Record { luck: None, ..record.clone() };
    let elsewhere = PlayingOn { seat: Seat::at(5), ..wish(3) };
    let stranger = PlayingOn { bot: Some("oracle".into()), ..wish(3) };
    let cases = [
        (&record, wish(last + 1), Code::BadRecord),
        (&record, wish(last), Code::BadRecord),
        (&running, wish(3), Code::Running),
        (&altered, wish(3), Code::BadRecord),
        (&unknown, wish(3), Code::BadRecord),
        (&record, elsewhere, Code::UnknownSeat),
        (&record, stranger, Code::UnknownBot),
    ];
    for (record, wanted, code) in cases {
        let said = Lang::ALL.map(|lang| {
            let refused = made(record, &wanted, languages().of_service(lang)).expect_err("it is refused");
            assert_eq!(refused.code, code, "{}", refused.message);
            refused.message
        });
        assert!(said[0] != said[1] && said.iter().all(|text| text.len() > 20 && !text.contains('‹')), "{said:?}");
    }
}
