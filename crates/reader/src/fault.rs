//! What can be wrong with a value.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};
use tsugi_engine::{Message, short};

use crate::path::{Path, Segment};

/// What is wrong with a value, and where. Boxed, so that what fits carries little.
#[derive(Debug)]
pub struct ReadError(Box<(Path, ValueError)>);

impl ReadError {
    #[cold]
    pub(crate) fn of(problem: ValueError) -> Self {
        Self(Box::new((Path::default(), problem)))
    }

    /// The error as it is seen from one step further out.
    #[cold]
    pub(crate) fn within(mut self, outer: Segment) -> Self {
        self.0.0.within(outer);
        self
    }

    #[cold]
    pub(crate) fn within_field(self, outer: &str) -> Self {
        self.within(Segment::Key(outer.to_owned()))
    }

    /// The place, and what is wrong there.
    pub fn into_parts(self) -> (Path, ValueError) {
        *self.0
    }
}

/// What is wrong with a value, by kind.
#[derive(Debug)]
pub enum ValueError {
    /// A field is missing.
    Missing(&'static str),
    /// A field is not known; these are.
    Unknown(String, &'static [&'static str]),
    /// A word is not known; these are.
    NoneOf(String, &'static [&'static str]),
    /// A field stands twice.
    Twice(String),
    /// Exactly one of these is wanted.
    ExactlyOne(&'static [&'static str]),
    /// One kind of value is wanted, and another is found.
    Kind {
        /// What is wanted.
        wanted: Kind,
        /// What is found.
        found: Kind,
    },
    /// A list of another length is wanted.
    Length {
        /// How many items are wanted, where that is a number.
        wanted: Option<usize>,
        /// How many are found.
        found: usize,
    },
    /// A number is not from here to there.
    Range {
        /// The number, as it was written.
        number: String,
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// What a type says of its own values.
    Said(Message),
}

/// A kind of value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing at all.
    Nothing,
    /// `true` or `false`.
    Boolean,
    /// A whole number.
    WholeNumber,
    /// A number, whole or not.
    Number,
    /// A number that is not whole.
    Fraction,
    /// A text.
    Text,
    /// A text that is one of a few words.
    Word,
    /// A list.
    List,
    /// Fields with names.
    Fields,
    /// What a type wants, in its own words.
    Own(String),
}

/// How a value is written, which decides what its fields are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// JSON, with objects.
    Json,
    /// TOML, with tables.
    Toml,
}

impl ValueError {
    /// The field that it is about, where the path leads to what should hold it.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Missing(field) => Some(field),
            Self::Unknown(field, _) => Some(field),
            _ => None,
        }
    }

    /// Whether the message does not say itself what it is about.
    pub fn needs_place(&self) -> bool {
        !matches!(self, Self::NoneOf(..) | Self::Said(_))
    }

    /// The fault as a message.
    pub fn message(self, format: Format) -> Message {
        match self {
            Self::Missing(field) if format == Format::Json => Message::new("error-missing-field").with("field", field),
            Self::Missing(_) => Message::new("error-missing"),
            Self::Unknown(_, []) => Message::new("error-no-fields"),
            Self::Unknown(_, known) => Message::new("error-unknown-field").with("known", known),
            Self::NoneOf(word, known) => Message::new("error-none-of").with("word", word).with("known", known),
            Self::Twice(field) => Message::new("error-field-twice").with("field", field),
            Self::ExactlyOne(known) => Message::new("error-exactly-one").with("known", known),
            Self::Kind { wanted, found } => Message::new("error-wrong-kind")
                .with("wanted", wanted.message(format))
                .with("found", found.message(format)),
            Self::Length { wanted: Some(wanted), found } => {
                Message::new("error-length").with("wanted", wanted).with("count", found)
            }
            Self::Length { wanted: None, found } => Message::new("error-wrong-length").with("count", found),
            Self::Range { number, least, most } => match number.parse::<i64>() {
                Ok(number) => Message::out_of_range(number, least, most),
                Err(_) => Message::out_of_range(number, least, most),
            },
            Self::Said(message) => message,
        }
    }
}

impl Kind {
    fn message(&self, format: Format) -> Message {
        Message::new(match self {
            Self::Nothing => "error-kind-nothing",
            Self::Boolean => "error-kind-boolean",
            Self::WholeNumber => "error-kind-whole-number",
            Self::Number => "error-kind-number",
            Self::Fraction => "error-kind-fraction",
            Self::Text => "error-kind-text",
            Self::Word => "error-kind-word",
            Self::List => "error-kind-list",
            Self::Fields if format == Format::Toml => "error-kind-table",
            Self::Fields => "error-kind-object",
            Self::Own(own) => return own.parse().unwrap_or_else(|_| Message::new("error-text").with("text", own)),
        })
    }

    /// What serde says is wanted.
    fn wanted(wanted: &str) -> Self {
        let first = wanted.split(' ').next().unwrap_or_default();
        let number =
            |kind: &str| ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "usize", "isize"].contains(&kind);
        match wanted {
            kind if number(kind) || kind.strip_prefix("a nonzero ").is_some_and(number) => Self::WholeNumber,
            "f32" | "f64" => Self::Number,
            "a string" | "a borrowed string" | "a character" => Self::Text,
            "string or map" => Self::Word,
            "a boolean" => Self::Boolean,
            "a sequence" => Self::List,
            "a map" => Self::Fields,
            "unit" => Self::Nothing,
            kind if kind.starts_with("an array") || kind.starts_with("a tuple") || first == "tuple" => Self::List,
            _ if first == "struct" || first == "internally" || first == "adjacently" => Self::Fields,
            _ if first == "enum" || first == "variant" || first == "field" => Self::Word,
            other => Self::Own(short(other)),
        }
    }

    /// What serde says is found.
    pub(crate) fn found(found: &Unexpected<'_>) -> Self {
        match found {
            Unexpected::Bool(_) => Self::Boolean,
            Unexpected::Signed(_) | Unexpected::Unsigned(_) => Self::WholeNumber,
            Unexpected::Float(_) => Self::Fraction,
            Unexpected::Str(_) | Unexpected::Char(_) => Self::Text,
            Unexpected::Seq => Self::List,
            Unexpected::Map => Self::Fields,
            Unexpected::Unit | Unexpected::Option => Self::Nothing,
            other => Self::Own(short(&other.to_string())),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for ReadError {}

impl Error for ReadError {
    /// A type that refuses its own values says so by the text form of a [`Message`].
    fn custom<T: fmt::Display>(problem: T) -> Self {
        let text = problem.to_string();
        Self::of(ValueError::Said(text.parse().unwrap_or_else(|_| Message::new("error-text").with("text", text))))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::of(ValueError::Missing(field))
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::of(ValueError::Unknown(field.to_owned(), known))
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::of(ValueError::NoneOf(word.to_owned(), known))
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::of(ValueError::Kind { wanted: Kind::wanted(&wanted.to_string()), found: Kind::found(&found) })
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        let number = match found {
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Unsigned(number) => number.to_string(),
            other => return Self::invalid_type(other, wanted),
        };
        let (least, most) = match wanted.to_string().as_str() {
            "u8" => (0, u8::MAX.into()),
            "i8" => (i8::MIN.into(), i8::MAX.into()),
            "u16" => (0, u16::MAX.into()),
            "i16" => (i16::MIN.into(), i16::MAX.into()),
            "i32" => (i32::MIN.into(), i32::MAX.into()),
            "u32" => (0, u32::MAX.into()),
            "i64" => (i64::MIN, i64::MAX),
            "a nonzero u8" => (1, u8::MAX.into()),
            _ => (0, i64::MAX),
        };
        Self::of(ValueError::Range { number, least, most })
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::of(ValueError::Twice(field.to_owned()))
    }

    fn invalid_length(found: usize, wanted: &dyn Expected) -> Self {
        let wanted = wanted.to_string();
        let count = wanted.rsplit(' ').find_map(|word| word.parse().ok());
        Self::of(ValueError::Length { wanted: count, found })
    }
}
