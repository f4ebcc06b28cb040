//! Any JSON, and JSON that was sound until somebody edited it.

use proptest::{collection::vec, prelude::*, sample::Index};
use serde_json::{Value, json};

/// What somebody may do to one place of a document.
#[derive(Clone, Debug)]
pub(crate) enum Edit {
    /// Something else stands there.
    Replace(Value),
    /// It is left out.
    Remove,
    /// It stands there twice, where it is part of a list.
    Double,
    /// A number is a little larger or smaller.
    Nudge(i64),
    /// It stands in place of something else of the same document.
    Move(Index),
}

/// Any JSON; small numbers and these words as often as anything else.
pub(crate) fn any_json(words: &'static [&'static str]) -> impl Strategy<Value = Value> {
    let word = prop_oneof![proptest::sample::select(words).prop_map(str::to_owned), any::<String>()];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..70_i64).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((word.clone(), inner), 0..6).prop_map(|fields| fields.into_iter().collect()),
        ]
    })
}

/// Some edits, each with the place it is made at.
pub(crate) fn edits(words: &'static [&'static str]) -> impl Strategy<Value = Vec<(Index, Edit)>> {
    let edit = prop_oneof![
        2 => any_json(words).prop_map(Edit::Replace),
        1 => Just(Edit::Remove),
        1 => Just(Edit::Double),
        3 => (-2..=2_i64).prop_map(Edit::Nudge),
        3 => any::<Index>().prop_map(Edit::Move),
    ];
    vec((any::<Index>(), edit), 1..4)
}

/// The document with these edits made, one after another.
pub(crate) fn edited(mut document: Value, edits: &[(Index, Edit)]) -> Value {
    for (place, edit) in edits {
        let mut places = Vec::new();
        places_of(&document, "", &mut places);
        let (at, from) = (place.get(&places), |other: &Index| other.get(&places));
        match edit {
            Edit::Replace(value) => put(&mut document, at, value.clone()),
            Edit::Move(other) => {
                let value = document.pointer(from(other)).cloned().unwrap_or_default();
                put(&mut document, at, value);
            }
            Edit::Nudge(by) => {
                if let Some(number) = document.pointer(at).and_then(Value::as_i64) {
                    put(&mut document, at, json!(number.saturating_add(*by)));
                }
            }
            Edit::Remove | Edit::Double => within(&mut document, at, edit),
        }
    }
    document
}

fn put(document: &mut Value, at: &str, value: Value) {
    if let Some(place) = document.pointer_mut(at) {
        *place = value;
    }
}

fn within(document: &mut Value, at: &str, edit: &Edit) {
    let Some((parent, key)) = at.rsplit_once('/') else { return };
    match document.pointer_mut(parent) {
        Some(Value::Object(fields)) => drop(fields.remove(key)),
        Some(Value::Array(list)) => {
            let Some(position) = key.parse().ok().filter(|position| *position < list.len()) else { return };
            match edit {
                Edit::Double => list.insert(position, list[position].clone()),
                _ => drop(list.remove(position)),
            }
        }
        _ => {}
    }
}

/// Every place of a document, the whole of it first.
fn places_of(value: &Value, pointer: &str, found: &mut Vec<String>) {
    found.push(pointer.to_owned());
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(key, value)| places_of(value, &format!("{pointer}/{key}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| places_of(value, &format!("{pointer}/{key}"), found));
        }
        _ => {}
    }
}
