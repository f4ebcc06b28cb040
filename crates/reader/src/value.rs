//! A JSON value as serde reads it, with errors that keep their kind.

use serde::{
    Deserializer,
    de::{
        Error, IntoDeserializer, Unexpected, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StrDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};

use crate::{ValueError, fault::Kind};

/// The name by which `serde_json` knows a type that keeps its text as it was written.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// A value, to be read with [`ValueError`]s.
#[derive(Clone, Copy)]
pub struct ValueReader<'a>(pub &'a Value);

impl<'de> IntoDeserializer<'de, ValueError> for ValueReader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

fn fields(object: &Map<String, Value>) -> impl Iterator<Item = (&str, ValueReader<'_>)> {
    object.iter().map(|(key, value)| (key.as_str(), ValueReader(value)))
}

impl<'de> Deserializer<'de> for ValueReader<'de> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(number), _) => visitor.visit_i64(number),
                (None, Some(number)) => visitor.visit_u64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(ValueReader));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Object(object) => visitor.visit_map(MapDeserializer::new(fields(object))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        if name == RAW_VALUE {
            let text = [(RAW_VALUE, self.0.to_string())];
            return visitor.visit_map(MapDeserializer::<_, ValueError>::new(text.into_iter()));
        }
        visitor.visit_newtype_struct(self)
    }

    /// A word is a variant without fields; an object of one field is a variant with them.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        let wrong = |found| ValueError::Kind { wanted: Kind::Word, found };
        match self.0 {
            Value::String(word) => visitor.visit_enum(StrDeserializer::<ValueError>::new(word)),
            Value::Object(object) if object.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(fields(object))))
            }
            Value::Object(_) => Err(ValueError::ExactlyOne(variants)),
            Value::Null => Err(wrong(Kind::Nothing)),
            Value::Bool(_) => Err(wrong(Kind::Boolean)),
            Value::Number(number) if number.is_f64() => Err(wrong(Kind::Fraction)),
            Value::Number(_) => Err(wrong(Kind::WholeNumber)),
            Value::Array(_) => Err(wrong(Kind::List)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match self.0 {
            // A struct is written with the names of its fields, although serde would take a list of values.
            Value::Array(_) if name != RAW_VALUE => Err(ValueError::invalid_type(Unexpected::Seq, &"a map")),
            _ => self.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}
