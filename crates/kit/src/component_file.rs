//! Complaints about component files, in words that fit into a sentence.

use toml::Value;

/// That a value is not what is wanted: "it must be a word, not a list".
pub fn wrong_type(wanted: &str, found: &Value) -> String {
    let found = match found {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a fraction",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date",
        Value::Array(_) => "a list",
        Value::Table(_) => "a table",
    };
    format!("it must be {wanted}, not {found}")
}

/// That a text is no TOML, with the line where it stops being it.
pub fn not_toml(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    format!("line {line} cannot be read as TOML")
}

/// A word of a file as it may stand in a sentence: short, and without control characters.
pub fn short(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_say_what_and_where() {
        let text = "[[card]]\ntype = \n";
        let error = toml::from_str::<toml::Table>(text).expect_err("no value");
        assert_eq!(not_toml(text, &error), "line 2 cannot be read as TOML");
        assert_eq!(wrong_type("a word", &Value::Boolean(true)), "it must be a word, not true or false");
        assert_eq!(short("a\nb\u{7}c"), "abc");
        assert_eq!(short(&"x".repeat(99)).len(), 40);
    }
}
