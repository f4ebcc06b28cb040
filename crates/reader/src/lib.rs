//! Reads what comes from outside by serde, with errors that are [`Message`]s: where it is wrong, and how.
//!
//! serde's own errors are English texts, and know no place. Here values are read by a deserializer whose errors keep their
//! kind ([`ValueError`]) and gather their place on the way out ([`ReadError`]); so both languages can say them. [`json`] reads
//! a text as it stands and only explains by such a value what does not fit. What belongs to a game is read by
//! [`json_by_value`] and [`value()`]: each of its many types is then compiled for one deserializer.
//!
//! | module | holds |
//! | --- | --- |
//! | `fault` | what can be wrong with a value, and how it becomes a message |
//! | `path` | the way to a place |
//! | `value` | a JSON value as serde reads it, with such errors |
//! | `document` | a JSON text as a value, in which no field stands twice |
//! | `system` | what the operating system says |
//!
//! ```
//! #[derive(serde::Deserialize)]
//! struct Request {
//!     players: u8,
//! }
//!
//! let error = tsugi_reader::json::<Request>(br#"{"players": "two"}"#).map(|request| request.players).unwrap_err();
//! assert_eq!(error.to_string(), "error-at(place=\"players\", problem=error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-text))");
//! ```

mod document;
mod fault;
pub mod path;
mod system;
mod value;

use serde::de::DeserializeOwned;
use serde_json::{Value, error::Category};
use tsugi_engine::Message;

pub use document::document;
pub use fault::{Format, ReadError, ValueError};
pub use system::system;
pub use value::ValueReader;

/// Reads a JSON text.
pub fn json<T: DeserializeOwned>(text: &[u8]) -> Result<T, Message> {
    serde_json::from_slice(text).map_err(|error| match error.classify() {
        Category::Data => match document(text).map(|document| value::<T>(&document)) {
            Ok(Err(problem)) | Err(problem) => problem,
            Ok(Ok(_)) => Message::new("error-json-at").with("line", error.line()).with("column", error.column()),
        },
        Category::Eof | Category::Syntax | Category::Io => unreadable(&error),
    })
}

/// Reads a JSON text by way of a value: for the types of a game, which are many and whose texts are short.
pub fn json_by_value<T: DeserializeOwned>(text: &str) -> Result<T, Message> {
    value(&document(text.as_bytes())?)
}

/// Reads a JSON value.
pub fn value<T: DeserializeOwned>(value: &Value) -> Result<T, Message> {
    T::deserialize(ValueReader(value)).map_err(explained)
}

/// Why a JSON text is none.
pub fn unreadable(error: &serde_json::Error) -> Message {
    match error.classify() {
        Category::Eof => Message::new("error-json-ends"),
        _ => Message::new("error-not-json").with("line", error.line()).with("column", error.column()),
    }
}

/// An error with its place, as a message.
fn explained(error: ReadError) -> Message {
    let (path, problem) = error.into_parts();
    let problem = problem.message(Format::Json);
    if path.is_empty() {
        return problem;
    }
    Message::new("error-at").with("place", path.to_string()).with("problem", problem)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::{json, value::RawValue};
    use tsugi_engine::Seat;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Request {
        seats: Vec<Chair>,
        seat: Option<Seat>,
        action: Option<Box<RawValue>>,
        #[serde(default)]
        what: What,
    }

    #[derive(Deserialize, Debug)]
    #[expect(dead_code, reason = "only the errors are looked at")]
    struct Chair {
        name: String,
    }

    #[derive(Deserialize, Debug, Default)]
    #[serde(untagged, expecting = "error-expected-what")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    enum What {
        #[default]
        Nothing,
        Number(i64),
    }

    #[derive(Deserialize, Debug)]
    #[serde(tag = "type", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    enum Tagged {
        Act { id: String },
        Ping {},
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the errors are looked at")]
    enum Said {
        Act { action: Box<RawValue>, id: String },
    }

    fn error<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
        json::<T>(text.as_bytes()).expect_err("this text is at fault").to_string()
    }

    #[test]
    fn errors_say_where_and_what() {
        for (text, expected) in [
            ("", "error-json-ends"),
            ("{\"seats\": [", "error-json-ends"),
            ("{\"seats\": x}", "error-not-json(line=1, column=11)"),
            ("{}\n}", "error-not-json(line=2, column=1)"),
            ("3", "error-wrong-kind(wanted=error-kind-object, found=error-kind-whole-number)"),
            ("{}", "error-missing-field(field=\"seats\")"),
            (
                "{\"seats\": [], \"sets\": 1}",
                "error-at(place=\"sets\", problem=error-unknown-field(known=[\"seats\", \"seat\", \"action\", \"what\"]))",
            ),
            (
                "{\"seats\": [{\"name\": \"a\"}, {\"name\": 3}]}",
                "error-at(place=\"seats[1].name\", problem=error-wrong-kind(wanted=error-kind-text, found=error-kind-whole-number))",
            ),
            ("{\"seats\": [{}]}", "error-at(place=\"seats[0]\", problem=error-missing-field(field=\"name\"))"),
            (
                "{\"seats\": [], \"seat\": 300}",
                "error-at(place=\"seat\", problem=error-range(number=300, least=0, most=255))",
            ),
            ("{\"seats\": [], \"seat\": 9}", "error-at(place=\"seat\", problem=error-no-seat(number=9))"),
            ("{\"seats\": [], \"what\": true}", "error-at(place=\"what\", problem=error-expected-what)"),
            ("{\"seats\": [], \"seats\": []}", "error-field-twice(field=\"seats\")"),
            (
                "{\"seats\": [], \"action\": {\"a\": [{\"b\": 1, \"b\": 2}]}, \"seat\": \"x\"}",
                "error-field-twice(field=\"b\")",
            ),
        ] {
            assert_eq!(error::<Request>(text), expected, "{text}");
        }
        let fine = "{\"seats\": [{\"name\": \"a\"}], \"seat\": null, \"action\": {\"raw\": [1]}, \"what\": 3}";
        assert!(json::<Request>(fine.as_bytes()).is_ok());
        let wrong = value::<Request>(&json!({"seats": [], "action": {"raw": []}, "seat": "a"}));
        let expected =
            "error-at(place=\"seat\", problem=error-wrong-kind(wanted=error-kind-whole-number, found=error-kind-text))";
        assert_eq!(wrong.expect_err("a seat is a number").to_string(), expected);
    }

    #[test]
    fn a_tagged_message_is_explained_too() {
        for (text, expected) in [
            (
                "{\"type\": \"act\", \"id\": 3}",
                "error-wrong-kind(wanted=error-kind-text, found=error-kind-whole-number)",
            ),
            (
                "{\"type\": \"dance\"}",
                "error-at(place=\"type\", problem=error-none-of(word=\"dance\", known=[\"act\", \"ping\"]))",
            ),
            ("{}", "error-missing-field(field=\"type\")"),
        ] {
            assert_eq!(error::<Tagged>(text), expected, "{text}");
        }
        assert_eq!(
            error::<Said>("{\"act\": {\"action\": {\"raw\": [1, null]}, \"id\": 3}}"),
            "error-at(place=\"act.id\", problem=error-wrong-kind(wanted=error-kind-text, found=error-kind-whole-number))"
        );
    }
}
