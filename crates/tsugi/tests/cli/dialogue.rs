//! The worked dialogue of `docs/bridge.md`, held against the bridge.

use serde_json::Value;

use crate::program::Bridge;

const DOCUMENT: &str = include_str!("../../../../docs/bridge.md");

/// The lines of the document's `text` blocks.
fn block_lines() -> impl Iterator<Item = &'static str> {
    let mut inside = false;
    DOCUMENT.lines().filter(move |line| {
        match line.trim_end() {
            "```text" => inside = true,
            "```" => inside = false,
            _ => return inside,
        }
        false
    })
}

/// Whether an answer is as written; the text "…" stands for anything.
fn as_written(written: &Value, answer: &Value) -> bool {
    match (written, answer) {
        (Value::String(anything), _) if anything == "…" => true,
        (Value::Array(written), Value::Array(answer)) => {
            written.len() == answer.len() && written.iter().zip(answer).all(|(w, a)| as_written(w, a))
        }
        (Value::Object(written), Value::Object(answer)) => {
            written.len() == answer.len()
                && written.iter().all(|(key, w)| answer.get(key).is_some_and(|a| as_written(w, a)))
        }
        _ => written == answer,
    }
}

#[test]
fn the_worked_dialogue_of_the_document_happens_as_written() {
    let mut bridge = Bridge::open(&[]);
    let (mut requests, mut answers, mut last) = (0, 0, Value::Null);
    for line in block_lines() {
        if let Some(request) = line.strip_prefix("→ ") {
            assert_eq!(requests, answers, "no answer is written before {line}");
            last = bridge.send(request.as_bytes());
            requests += 1;
        } else if let Some(written) = line.strip_prefix("← ") {
            answers += 1;
            assert_eq!(requests, answers, "no request is written before {line}");
            let written: Value = serde_json::from_str(written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert!(as_written(&written, &last), "written: {written}\nanswered: {last}");
        }
    }
    assert!(requests == answers && requests >= 8, "{requests} requests, {answers} answers");
    bridge.leave();
}

#[test]
fn the_document_names_every_request_and_every_code() {
    for op in ["new", "load", "legal", "act", "view", "score", "status", "state", "record", "close"] {
        assert!(DOCUMENT.contains(&format!("`{op}`")), "{op}");
    }
    let codes = [
        "malformed",
        "unknown_op",
        "no_game",
        "unknown_game",
        "bad_setup",
        "unknown_seat",
        "not_your_turn",
        "game_over",
        "illegal",
        "bad_state",
        "no_record",
        "no_score",
    ];
    for code in codes {
        assert!(DOCUMENT.contains(&format!("`{code}`")), "{code}");
    }
}

#[test]
fn an_answer_is_as_written_where_only_the_unsaid_differs() {
    let read = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };
    let answer = read(r#"{"ok":{"view":{"round":1},"list":[1,2]}}"#);
    assert!(as_written(&read(r#"{"ok":{"view":"…","list":[1,"…"]}}"#), &answer));
    assert!(!as_written(&read(r#"{"ok":{"view":"…"}}"#), &answer));
    assert!(!as_written(&read(r#"{"ok":{"view":"…","list":[1]}}"#), &answer));
    assert!(!as_written(&read(r#"{"ok":{"view":"...","list":[1,2]}}"#), &answer));
}
