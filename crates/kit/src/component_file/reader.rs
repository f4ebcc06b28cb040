//! A value of a file as serde reads it, with errors kept by kind.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        Error, Expected, IntoDeserializer, Unexpected, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StrDeserializer},
    },
    forward_to_deserialize_any,
};
use toml::Value;

use super::short;

/// What is wrong with a value.
#[derive(Debug)]
pub(super) enum Fault {
    /// A field is missing.
    Missing(&'static str),
    /// A field is not known; these are.
    Unknown(String, &'static [&'static str]),
    /// A word is not known; these are.
    NoneOf(String, &'static [&'static str]),
    /// Exactly one of these is wanted.
    ExactlyOne(&'static [&'static str]),
    /// One kind of value is wanted, and another is found.
    Kind { wanted: String, found: &'static str },
    /// So many items are wanted, and others are found.
    Length { wanted: String, found: usize },
    /// A value is not from here to there.
    Range { value: String, least: i64, most: i64 },
    /// What a type says of its own values.
    Said(String),
}

impl Fault {
    /// The field that it is about, where the path leads to what should hold it.
    pub(super) fn field(&self) -> Option<&str> {
        match self {
            Self::Missing(field) => Some(field),
            Self::Unknown(field, _) => Some(field),
            _ => None,
        }
    }

    /// Whether the sentence does not say itself what it is about.
    pub(super) fn needs_place(&self) -> bool {
        !matches!(self, Self::NoneOf(..) | Self::Said(_))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(_) => f.write_str("it is missing"),
            Self::Unknown(_, known) => write!(f, "there is no such field; the fields are {}", known.join(", ")),
            Self::NoneOf(word, known) => write!(f, "{:?} is none of {}", short(word), known.join(", ")),
            Self::ExactlyOne(known) => write!(f, "it must hold exactly one of {}", known.join(", ")),
            Self::Kind { wanted, found } => write!(f, "it must be {wanted}, not {found}"),
            Self::Length { wanted, found } => write!(f, "it must be a list of {wanted}, not of {found}"),
            Self::Range { value, least, most } => write!(f, "{value} is not from {least} to {most}"),
            Self::Said(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for Fault {}

impl Error for Fault {
    fn custom<T: fmt::Display>(problem: T) -> Self {
        Self::Said(problem.to_string().chars().filter(|c| !c.is_control()).collect())
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown(field.to_owned(), known)
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::NoneOf(word.to_owned(), known)
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::Kind { wanted: kind_wanted(&wanted.to_string()), found: kind_found(&found) }
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        let value = match found {
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Unsigned(number) => number.to_string(),
            other => return Self::Kind { wanted: kind_wanted(&wanted.to_string()), found: kind_found(&other) },
        };
        let (least, most) = match wanted.to_string().as_str() {
            "u8" => (0, u8::MAX.into()),
            "i8" => (i8::MIN.into(), i8::MAX.into()),
            "u16" => (0, u16::MAX.into()),
            "i16" => (i16::MIN.into(), i16::MAX.into()),
            "i32" => (i32::MIN.into(), i32::MAX.into()),
            "u32" => (0, u32::MAX.into()),
            _ => (0, i64::MAX),
        };
        Self::Range { value, least, most }
    }

    fn invalid_length(found: usize, wanted: &dyn Expected) -> Self {
        let wanted = wanted.to_string();
        let count = wanted.rsplit(' ').find(|word| word.parse::<usize>().is_ok());
        Self::Length { wanted: count.unwrap_or("another length").to_owned(), found }
    }
}

/// What is wanted, in a word that fits after "it must be".
fn kind_wanted(wanted: &str) -> String {
    let number = |kind: &str| kind.len() > 1 && kind.starts_with(['u', 'i']) && kind[1..].parse::<u8>().is_ok();
    match wanted {
        kind if number(kind) => "a whole number".into(),
        "a string" | "string or map" => "a word".into(),
        "a boolean" => "true or false".into(),
        "a sequence" => "a list".into(),
        "a map" => "a table of fields".into(),
        kind if kind.starts_with("an array") || kind.starts_with("a tuple") => "a list".into(),
        kind if kind.starts_with("struct ") => "a table of fields".into(),
        kind if kind.starts_with("enum ") => "a word".into(),
        other => other.into(),
    }
}

/// What is found, in a word that fits after "not".
fn kind_found(found: &Unexpected<'_>) -> &'static str {
    match found {
        Unexpected::Bool(_) => "true or false",
        Unexpected::Signed(_) | Unexpected::Unsigned(_) => "a whole number",
        Unexpected::Float(_) => "a fraction",
        Unexpected::Str(_) | Unexpected::Char(_) => "a text",
        Unexpected::Seq => "a list",
        Unexpected::Map => "a table",
        _ => "another kind of value",
    }
}

/// A value of a file.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a>(pub(super) &'a Value);

impl<'de> IntoDeserializer<'de, Fault> for Reader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

fn fields(table: &toml::Table) -> impl Iterator<Item = (&str, Reader<'_>)> {
    table.iter().map(|(key, value)| (key.as_str(), Reader(value)))
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Integer(number) => visitor.visit_i64(*number),
            Value::Float(number) => visitor.visit_f64(*number),
            Value::Boolean(flag) => visitor.visit_bool(*flag),
            Value::Datetime(_) => Err(Fault::Kind { wanted: "a word, a number or a list".into(), found: "a date" }),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Reader));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Table(table) => visitor.visit_map(MapDeserializer::new(fields(table))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    /// A word is a variant without figures; a table of one field is a variant with them.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(StrDeserializer::<Fault>::new(word)),
            Value::Table(table) if table.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(fields(table))))
            }
            Value::Table(_) => Err(Fault::ExactlyOne(variants)),
            other => Err(Fault::Kind { wanted: "a word".into(), found: kind_of(other) }),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a fraction",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date",
        Value::Array(_) => "a list",
        Value::Table(_) => "a table",
    }
}
