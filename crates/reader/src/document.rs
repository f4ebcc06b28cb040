//! A JSON text as a value.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use tsugi_engine::Message;

use crate::{Format, ValueError, unreadable};

/// Reads a JSON text in which no field stands twice.
pub fn document(text: &[u8]) -> Result<Value, Message> {
    let mut twice = None;
    let mut from = serde_json::Deserializer::from_slice(text);
    let read = Part { twice: &mut twice }.deserialize(&mut from).and_then(|value| from.end().map(|()| value));
    read.map_err(|error| match twice {
        Some(field) => ValueError::Twice(field).message(Format::Json),
        None => unreadable(&error),
    })
}

/// A part of the text.
struct Part<'a> {
    /// A field that was found to stand twice.
    twice: &'a mut Option<String>,
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Part { twice: self.twice })? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(field) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(Part { twice: self.twice })?;
            if object.contains_key(&field) {
                *self.twice = Some(field);
                return Err(A::Error::custom("a field stands twice"));
            }
            object.insert(field, value);
        }
        Ok(object.into())
    }
}
