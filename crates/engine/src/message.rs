//! What is wrong, as an id and arguments: the languages say it, the code never does.
//!
//! A [`Message`] has a text form too, `error-range(number=10, least=1, most=9)`: what developers read, and the way a
//! message takes through a foreign error that carries nothing but text ([`de::Error::custom`](serde::de::Error::custom)).
//!
//! ```
//! use tsugi_engine::Message;
//!
//! let message = Message::new("error-range").with("number", 10).with("least", 1).with("most", 9);
//! assert_eq!(message.to_string(), "error-range(number=10, least=1, most=9)");
//! assert_eq!(message.to_string().parse(), Ok(message));
//! ```

use std::{borrow::Cow, fmt, str::FromStr};

/// The id of a sentence in the Fluent files, and what fills its blanks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Message {
    /// Small letters, digits and hyphens.
    id: Cow<'static, str>,
    args: Vec<(Cow<'static, str>, MessageArg)>,
}

/// What fills a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageArg {
    /// A name, a figure too large to count by, or a word of somebody's own; short and without control characters.
    Text(String),
    /// A number, by which a sentence may choose its form.
    Number(i64),
    /// A sentence, or a part of one, within the sentence.
    Message(Message),
    /// Several of these, said with commas.
    List(Vec<MessageArg>),
}

impl Message {
    /// A message whose blanks are yet to be filled by [`Message::with`].
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The message with a blank filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<MessageArg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// A number that is not from `least` to `most`.
    pub fn out_of_range(
        number: impl Into<MessageArg>,
        least: impl Into<MessageArg>,
        most: impl Into<MessageArg>,
    ) -> Self {
        Self::new("error-range").with("number", number).with("least", least).with("most", most)
    }

    /// Its id in the Fluent files.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The blanks and what fills them.
    pub fn args(&self) -> impl Iterator<Item = (&str, &MessageArg)> {
        self.args.iter().map(|(name, arg)| (name.as_ref(), arg))
    }
}

/// Characters kept of the beginning and of the end of a longer text.
const KEPT: (usize, usize) = (100, 60);

/// A text as it may stand in a sentence: without control characters, and with its middle left out where it is long.
pub fn short(text: &str) -> String {
    let (first, last) = KEPT;
    let plain: Vec<char> = text.chars().filter(|c| !c.is_control()).collect();
    if plain.len() <= first + last {
        return plain.into_iter().collect();
    }
    let (head, tail) = (&plain[..first], &plain[plain.len() - last..]);
    head.iter().chain(&['…']).chain(tail).collect()
}

impl From<&'static str> for Message {
    /// The message of that id, without blanks.
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<&str> for MessageArg {
    fn from(text: &str) -> Self {
        Self::Text(short(text))
    }
}

impl From<String> for MessageArg {
    fn from(text: String) -> Self {
        Self::Text(short(&text))
    }
}

impl From<&String> for MessageArg {
    fn from(text: &String) -> Self {
        Self::Text(short(text))
    }
}

impl From<Message> for MessageArg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<i64> for MessageArg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

macro_rules! from_small_number {
    ($($number:ty)*) => {
        $(impl From<$number> for MessageArg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

from_small_number!(u8 i8 u16 i16 u32 i32);

macro_rules! from_large_number {
    ($($number:ty)*) => {
        $(impl From<$number> for MessageArg {
            /// What is too large to count by is a text.
            fn from(number: $number) -> Self {
                i64::try_from(number).map_or_else(|_| Self::Text(number.to_string()), Self::Number)
            }
        })*
    };
}

from_large_number!(u64 usize);

impl<T: Into<MessageArg> + Clone> From<&[T]> for MessageArg {
    fn from(items: &[T]) -> Self {
        items.iter().cloned().collect()
    }
}

impl<T: Into<MessageArg>> From<Vec<T>> for MessageArg {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Into<MessageArg>> FromIterator<T> for MessageArg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (place, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if place == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for MessageArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")),
            Self::Number(number) => write!(f, "{number}"),
            Self::Message(message) => write!(f, "{message}"),
            Self::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if place == 0 { "[" } else { ", " })?;
                }
                f.write_str(if items.is_empty() { "[]" } else { "]" })
            }
        }
    }
}

/// A text that is not the text form of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the text form of a message")]
pub struct NotAMessage;

impl FromStr for Message {
    type Err = NotAMessage;

    fn from_str(text: &str) -> Result<Self, NotAMessage> {
        let mut form = Form { rest: text };
        let message = form.message(DEEPEST).ok_or(NotAMessage)?;
        // A lone word is more likely somebody's than an id.
        if form.rest.is_empty() && message.id.contains('-') { Ok(message) } else { Err(NotAMessage) }
    }
}

/// How deep messages and lists may lie in each other.
const DEEPEST: usize = 16;

/// The rest of a text form, as it is read.
struct Form<'a> {
    rest: &'a str,
}

impl<'a> Form<'a> {
    fn eat(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn word(&mut self, within: impl Fn(char) -> bool) -> Option<&'a str> {
        let end = self.rest.find(|c| !within(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    fn message(&mut self, depth: usize) -> Option<Message> {
        let id = self.word(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')?;
        let mut args = Vec::new();
        if self.eat("(") {
            loop {
                let name = self.word(|c| c.is_ascii_lowercase() || c == '-' || c == '_')?;
                let arg = self.eat("=").then(|| self.arg(depth.checked_sub(1)?)).flatten()?;
                args.push((Cow::Owned(name.to_owned()), arg));
                if self.eat(")") {
                    break;
                }
                self.eat(", ").then_some(())?;
            }
        }
        Some(Message { id: Cow::Owned(id.to_owned()), args })
    }

    fn arg(&mut self, depth: usize) -> Option<MessageArg> {
        if self.eat("\"") {
            return self.quoted().map(|text| MessageArg::from(text.as_str()));
        }
        if self.eat("[") {
            let mut items = Vec::new();
            while !self.eat("]") {
                (items.is_empty() || self.eat(", ")).then_some(())?;
                items.push(self.arg(depth.checked_sub(1)?)?);
            }
            return Some(MessageArg::List(items));
        }
        if self.rest.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let number = self.word(|c| c.is_ascii_digit() || c == '-')?;
            return number.parse().ok().map(MessageArg::Number);
        }
        self.message(depth).map(MessageArg::Message)
    }

    /// The text up to the closing quotation mark.
    fn quoted(&mut self) -> Option<String> {
        let mut text = String::new();
        let mut chars = self.rest.char_indices();
        while let Some((place, letter)) = chars.next() {
            match letter {
                '"' => {
                    self.rest = &self.rest[place + 1..];
                    return Some(text);
                }
                '\\' => text.push(chars.next()?.1),
                other => text.push(other),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_argument_survives_the_text_form() {
        let inner = Message::new("error-inner").with("word", "a \"quoted\\\" word, (and) [more]=");
        let message = Message::new("error-outer")
            .with("number", -3)
            .with("large", u64::MAX)
            .with("problem", inner)
            .with("known", ["a", "b, c", ""].as_slice())
            .with("none", MessageArg::List(Vec::new()))
            .with("nested", vec![MessageArg::from(Message::new("error-part")), 7.into()]);
        assert_eq!(message.to_string().parse(), Ok(message));
        assert_eq!(Message::new("error-bare").to_string(), "error-bare");
        assert_eq!("error-bare".parse(), Ok(Message::new("error-bare")));
    }

    #[test]
    fn other_texts_are_no_messages() {
        for text in
            ["", "data", "Error-a", "error-a(", "error-a()", "error-a(b)", "error-a(b=)", "error-a(b=1) at line 1"]
        {
            assert_eq!(text.parse::<Message>(), Err(NotAMessage), "{text}");
        }
        for text in ["error-a(b=\"x", "error-a(b=[1,2])", "error-a(b=99999999999999999999)", "data did not match"] {
            assert_eq!(text.parse::<Message>(), Err(NotAMessage), "{text}");
        }
        let deep = format!("{}error-b{}", "error-a(b=".repeat(100_000), ")".repeat(100_000));
        assert_eq!(deep.parse::<Message>(), Err(NotAMessage));
        let deep = format!("error-a(b={}{})", "[".repeat(100_000), "]".repeat(100_000));
        assert_eq!(deep.parse::<Message>(), Err(NotAMessage));
    }

    #[test]
    fn what_somebody_sent_is_kept_in_part() {
        assert_eq!(MessageArg::from("a\nb\u{7}c"), MessageArg::Text("abc".into()));
        let (first, last) = KEPT;
        for length in [first + last, first + last + 1, 60_000] {
            let kept = short(&"é".repeat(length));
            let expected = if length > first + last { first + 1 + last } else { length };
            assert_eq!(kept.chars().count(), expected, "{length}");
        }
        assert!(short(&format!("{}z", "x".repeat(999))).ends_with("xz"), "the end is told");
    }
}
