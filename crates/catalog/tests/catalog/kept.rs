//! Games kept in the repository: a change that alters one of them must raise the rules' version.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tsugi_catalog::{
    find, games,
    kept::{records, rules_now},
};
use tsugi_table::{Entry, Record, Unchecked};

/// What is wrong with a kept record, in words that say what to do.
fn complaint(name: &str, record: &Record) -> Option<String> {
    let now = rules_now(&record.game);
    match tsugi_catalog::verify(record) {
        Err(problem) => Some(format!(
            "{name}: {problem}\nA change alters an old game: raise the rules' version (now {now}), or mend the change."
        )),
        Ok(held) => match held.unchecked {
            None if record.rules == now => None,
            Some(Unchecked::OlderRules { .. }) if record.rules < now => None,
            unchecked => Some(format!("{name}: its luck and rules should be known, but {unchecked:?}")),
        },
    }
}

#[test]
fn every_kept_game_still_happens_as_recorded() {
    let complaints: Vec<String> = records().iter().filter_map(|(name, record)| complaint(name, record)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn each_edition_and_number_of_seats_is_kept_by_the_rules_of_today() {
    let kept: BTreeSet<(String, usize)> = records()
        .into_iter()
        .filter(|(_, record)| record.rules == rules_now(&record.game) && record.result.is_some())
        .map(|(_, record)| (record.game, record.config.players))
        .collect();
    for game in games() {
        for players in game.seats.clone() {
            assert!(kept.contains(&(game.id.to_owned(), players)), "{} for {players}", game.id);
        }
    }
}

#[test]
fn taking_back_replaced_components_and_every_option_are_kept() {
    let records = records();
    let some = |what: &dyn Fn(&Record) -> bool| records.iter().any(|(_, record)| what(record));
    assert!(some(&|record| record.entries.iter().filter(|entry| matches!(entry, Entry::Undo { .. })).count() > 3));
    assert!(some(&|record| record.replaced_components.is_some()));
    assert!(some(&|record| {
        let specs = find(&record.game).expect("a game").options.clone();
        let played = json!(record.config.options);
        specs.iter().all(|spec| played[spec.key] != json!(spec.default))
    }));
}

/// The kept game whose name begins so.
fn kept(name: &str) -> (String, Record) {
    records().into_iter().find(|(found, _)| found.starts_with(name)).unwrap_or_else(|| panic!("{name} is not kept"))
}

/// The first event of that name in an entry, with the entry's number.
fn event<'a>(record: &'a mut Record, name: &str) -> (usize, &'a mut Value) {
    let events = |(number, entry): (usize, &'a mut Entry)| match entry {
        Entry::Choice { events, .. } => events.iter_mut().find(|event| event[name].is_object()).map(|it| (number, it)),
        Entry::Undo { .. } => None,
    };
    record.entries.iter_mut().enumerate().find_map(events).unwrap_or_else(|| panic!("no {name}"))
}

/// As if a repair had cost one ingot more when the game was played.
#[test]
fn an_old_game_that_happens_otherwise_names_the_entry_what_was_recorded_and_what_happens() {
    let (name, mut record) = kept("kintsugi-4");
    assert_eq!(complaint(&name, &record), None);
    let (entry, repaired) = event(&mut record, "card_repaired");
    let now = repaired.clone();
    repaired["card_repaired"]["price"] = json!(now["card_repaired"]["price"].as_u64().expect("a price") + 1);
    let recorded = repaired.clone();
    let said = complaint(&name, &record).expect("an altered game is seen");
    assert!(
        said.starts_with(&format!("{name}: entry {entry}: recorded was {recorded}, but {now} happens\n")),
        "{said}"
    );
    assert!(said.contains("raise the rules' version"), "{said}");
}

/// As if the deck had been shuffled by another generator.
#[test]
fn another_shuffle_is_seen_at_the_set_up() {
    let (name, mut record) = kept("kintsugi-2");
    record.setup[0] = json!({"deck_shuffled": {"top": "gold-1"}});
    let said = complaint(&name, &record).expect("another shuffle is seen");
    assert!(said.contains(": set-up: recorded was {\"deck_shuffled\":{\"top\":\"gold-1\"}}, but "), "{said}");
}
