//! Games gone through again: every moment as it was seen then, and nothing of what comes after.

use serde_json::{Value, json};
use tsugi_catalog::{AnyTable, Moment, Onlooker, Part, Problem, find};
use tsugi_engine::{Status, Viewer};
use tsugi_narrator::Lang;
use tsugi_table::Record;
use tsugi_wire::Parts;

use tsugi_catalog::kept::{records, rules_now};

fn moments(record: &Record, onlooker: Onlooker) -> Vec<Moment> {
    let game = find(&record.game).expect("a game");
    tsugi_catalog::replay(record, onlooker, Part::WHOLE, &game.words(Lang::En))
        .expect("a kept game can be gone through")
}

fn view(moment: &Moment) -> Value {
    serde_json::from_str(moment.view.get()).expect("JSON")
}

/// The same game as far as that entry.
fn until(record: &Record, entries: usize) -> Record {
    let mut early = record.clone();
    early.entries.truncate(entries);
    early.result = None;
    early
}

fn onlookers(record: &Record) -> Vec<Onlooker> {
    Viewer::all(record.config.players).map(Onlooker::One).chain([Onlooker::Everything]).collect()
}

#[test]
fn every_kept_game_has_a_moment_for_its_set_up_and_one_for_each_entry() {
    for (name, record) in records() {
        for onlooker in onlookers(&record) {
            let moments = moments(&record, onlooker);
            assert_eq!(moments.len(), record.entries.len() + 1, "{name}");
            assert!(moments.iter().all(|moment| moment.told.iter().all(|line| !line.contains('‹'))), "{name}");
            let last = moments.last().expect("a moment");
            assert_eq!(matches!(last.status, Status::Over(_)), record.result.is_some(), "{name}");
            assert!(moments[0].seat.is_none() && moments[1..].iter().all(|moment| moment.seat.is_some()), "{name}");
        }
    }
}

/// What a viewer is shown now.
fn look(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let words = table.listing().words(Lang::En);
    serde_json::from_str(table.look(viewer, Parts::default(), &words).view.expect("a view").get()).expect("JSON")
}

/// What stands in a view apart from what is left to people to remember.
fn seen(mut view: Value) -> Value {
    view.as_object_mut().map(|fields| ["memory", "witnesses"].map(|part| fields.remove(part)));
    view
}

#[test]
fn a_moment_shows_what_its_seat_was_shown_then() {
    // A game of older rules can be looked at, but does not go on.
    let goes_on = |record: &Record| record.replaced_components.is_none() && record.rules == rules_now(&record.game);
    for (name, record) in records().into_iter().filter(|(_, record)| goes_on(record)) {
        for viewer in Viewer::all(record.config.players) {
            let moments = moments(&record, Onlooker::One(viewer));
            for entries in [0, record.entries.len() / 3, record.entries.len() / 2] {
                let table = tsugi_catalog::resume(&until(&record, entries)).expect("a running game goes on");
                assert_eq!(
                    seen(view(&moments[entries])),
                    seen(look(table.as_ref(), viewer)),
                    "{name}, {viewer}, {entries}"
                );
                assert_eq!(moments[entries].status, table.status(), "{name}");
            }
        }
    }
}

/// Nobody who looks back at a moment learns there what came later.
#[test]
fn a_moment_is_the_same_whatever_came_after_it() {
    for (name, record) in records() {
        for onlooker in onlookers(&record) {
            let whole = moments(&record, onlooker);
            for entries in [0, 1, 2, record.entries.len() / 2] {
                let early = moments(&until(&record, entries), onlooker);
                for (then, early) in whole.iter().zip(&early) {
                    assert_eq!((then.view.get(), &then.told), (early.view.get(), &early.told), "{name}, {onlooker}");
                }
            }
        }
    }
}

fn kept(name: &str) -> Record {
    records().into_iter().find(|(found, _)| found.starts_with(name)).expect("it is kept").1
}

#[test]
fn with_everything_shown_no_card_lies_face_down_and_all_targets_are_told() {
    let record = kept("wabisaby-4");
    for moment in moments(&record, Onlooker::Everything) {
        let view = view(&moment);
        let cards = view["hands"].as_array().expect("hands").iter().flat_map(|hand| hand.as_array().expect("cards"));
        assert!(cards.chain(view["showcase"].as_array().expect("cards")).all(|card| *card != json!("back")), "{view}");
        assert_eq!(view["targets"].as_array().map(Vec::len), Some(4));
    }
    let alone = moments(&record, Onlooker::One("seat:1".parse().expect("a viewer")));
    let is_over = |moment: &Moment| view(moment)["phase"] == json!("over");
    assert!(alone.iter().all(|moment| is_over(moment) != view(moment)["targets"].is_null()), "only at the end");
    assert!(alone[1].view.get().contains("back"));
}

#[test]
fn with_everything_shown_both_halves_of_every_card_held_are_known() {
    for moment in moments(&kept("held-hands-careful"), Onlooker::Everything) {
        let view = view(&moment);
        for seat in 0..2 {
            let known = view["memory"]["hands"][seat].as_array().expect("places").iter().filter(|card| !card.is_null());
            let player = &view["players"][seat];
            let spent = player["spent"].as_array().expect("places").iter().filter(|half| !half.is_null());
            assert_eq!(known.count() as u64, player["hand_size"].as_u64().expect("a number") + spent.count() as u64);
        }
    }
}

#[test]
fn what_was_taken_back_is_seen_going_back() {
    let record = kept("taken-back");
    let moments = moments(&record, Onlooker::Everything);
    let back: Vec<usize> = (0..moments.len()).filter(|&at| moments[at].undone).collect();
    assert!(back.len() > 3);
    for at in back {
        assert!((0..at).any(|earlier| view(&moments[earlier]) == view(&moments[at])), "it looks as before, at {at}");
    }
}

#[test]
fn a_record_that_does_not_hold_is_not_gone_through() {
    let mut record = kept("kintsugi-2");
    record.setup.pop();
    let game = find("kintsugi").expect("a game");
    let refused = tsugi_catalog::replay(&record, Onlooker::Everything, Part::WHOLE, &game.words(Lang::En));
    assert!(matches!(refused, Err(Problem::Record { .. })));
}
