//! Arbitrary bytes and mutated requests to one bridge: each gets an answer, none ends it.

use proptest::{
    collection::vec,
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, TestRunner},
};
use serde_json::{Value, json};

use crate::program::Bridge;

/// Words that requests are made of, so that mutations reach further than the first check.
const WORDS: [&str; 24] = [
    "op",
    "new",
    "load",
    "legal",
    "act",
    "view",
    "score",
    "status",
    "state",
    "record",
    "close",
    "id",
    "seat",
    "action",
    "viewer",
    "game",
    "kintsugi",
    "players",
    "seed",
    "options",
    "names",
    "keep",
    "card",
    "white-cup-1",
];

/// Any JSON, made of our own words as often as of others.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![proptest::sample::select(&WORDS[..]).prop_map(str::to_owned), any::<String>()];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..9_i64).prop_map(Value::from),
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

/// Requests that are in order.
fn requests() -> Vec<Value> {
    vec![
        json!({"op": "new", "game": "kintsugi", "players": 2, "seed": 7, "options": {"vase_bonus": 1}, "names": ["A", "B"]}),
        json!({"op": "legal", "seat": 0}),
        json!({"op": "act", "seat": 0, "action": {"keep": {"card": "white-cup-1"}}}),
        json!({"op": "act", "seat": 1, "action": {"sell": {"card": "blue-bowl-2"}}}),
        json!({"op": "view", "viewer": "seat:1"}),
        json!({"op": "score", "viewer": "spectator"}),
        json!({"op": "status", "id": 3}),
        json!({"op": "state"}),
        json!({"op": "record"}),
        json!({"op": "load", "game": "kintsugi", "players": 2, "options": {}, "state": {"deck": [1]}}),
        json!({"op": "close"}),
    ]
}

/// A request with one of its fields, or a field of a field, replaced or left out.
fn mutated_request() -> impl Strategy<Value = Value> {
    let which = (proptest::sample::select(requests()), any::<prop::sample::Index>(), proptest::option::of(any_json()));
    which.prop_map(|(mut request, field, with)| {
        let fields = request.as_object_mut().expect("a request is an object");
        let keys: Vec<String> = fields.keys().cloned().collect();
        let key = field.get(&keys);
        match with {
            Some(value) => fields.insert(key.clone(), value),
            None => fields.remove(key),
        };
        request
    })
}

/// A line of any bytes, of any JSON, of a mutated request, or of a request cut short or spoiled.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let spoiled = (mutated_request(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(request, at, byte)| {
        let mut line = request.to_string().into_bytes();
        let at = at.index(line.len());
        line[at] = byte;
        line
    });
    prop_oneof![
        1 => vec(any::<u8>(), 0..200),
        2 => any_json().prop_map(|json| json.to_string().into_bytes()),
        5 => mutated_request().prop_map(|request| request.to_string().into_bytes()),
        2 => spoiled,
    ]
}

/// Each answer is one of two shapes, and the bridge is there for the next line.
#[test]
fn whatever_is_sent_the_bridge_answers_and_goes_on() {
    let mut bridge = Bridge::open(&[]);
    let mut runner = TestRunner::new(Config { cases: 3_000, failure_persistence: None, ..Config::default() });
    let strategy = any_line();
    for number in 0..3_000 {
        let mut line = strategy.new_tree(&mut runner).expect("lines are made").current();
        line.retain(|byte| *byte != b'\n');
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = bridge.send(&line);
        let shape = (answer["ok"].is_object(), answer["error"]["message"].is_string());
        assert!(shape.0 != shape.1, "{:?}: {answer}", String::from_utf8_lossy(&line));
        if number % 10 == 0 {
            bridge.granted(&json!({"op": "new", "game": "kintsugi", "players": 2, "seed": number}));
        }
    }
    bridge.leave();
}
