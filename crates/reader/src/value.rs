//! A JSON value as serde reads it, with errors that keep their kind and their place.
//!
//! Every type of every game is compiled for this one deserializer, so what does not depend on the type stands outside
//! of the generic functions.

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
        value::{MapDeserializer, StrDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Number, Value, map};

use crate::{ReadError, ValueError, fault::Kind, path::Segment};

/// The name by which `serde_json` knows a type that keeps its text as it was written.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// A value, to be read with [`ReadError`]s.
#[derive(Clone, Copy)]
pub struct ValueReader<'a>(pub &'a Value);

impl ValueReader<'_> {
    /// That another kind of value is wanted here.
    #[cold]
    fn other(self, wanted: &dyn Expected) -> ReadError {
        ReadError::invalid_type(self.unexpected(), wanted)
    }

    /// Why this is no variant of an enum.
    #[cold]
    fn no_variant(self, variants: &'static [&'static str]) -> ReadError {
        ReadError::of(match self.0 {
            Value::Object(_) => ValueError::ExactlyOne(variants),
            _ => ValueError::Kind { wanted: Kind::Word, found: Kind::found(&self.unexpected()) },
        })
    }

    fn unexpected(self) -> Unexpected<'static> {
        match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(flag) => Unexpected::Bool(*flag),
            Value::Number(number) if number.is_f64() => Unexpected::Float(number.as_f64().unwrap_or_default()),
            Value::Number(number) => Unexpected::Signed(number.as_i64().unwrap_or(i64::MAX)),
            Value::String(_) => Unexpected::Str(""),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }
}

fn number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, ReadError> {
    match (number.as_i64(), number.as_u64()) {
        (Some(number), _) => visitor.visit_i64(number),
        (None, Some(number)) => visitor.visit_u64(number),
        (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
    }
}

/// Reads a list to its end.
fn list<'de, V: Visitor<'de>>(items: &'de [Value], visitor: V) -> Result<V::Value, ReadError> {
    let mut left = Items { items, next: 0 };
    let value = visitor.visit_seq(&mut left)?;
    if left.next < items.len() {
        return Err(ReadError::invalid_length(items.len(), &Shorter(left.next)));
    }
    Ok(value)
}

/// A list of so many items.
struct Shorter(usize);

impl Expected for Shorter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a list of {}", self.0)
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self.0 {
                Value::Number(found) => number(found, visitor),
                _ => Err(self.other(&visitor)),
            }
        }
    )*};
}

macro_rules! texts {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self.0 {
                Value::String(text) => visitor.visit_borrowed_str(text),
                _ => Err(self.other(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for ValueReader<'de> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(found) => number(found, visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => list(items, visitor),
            Value::Object(object) => visitor.visit_map(Fields::of(object)),
        }
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64 deserialize_f32 deserialize_f64
    }

    texts! { deserialize_char deserialize_str deserialize_string }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Bool(flag) => visitor.visit_bool(*flag),
            _ => Err(self.other(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(self.other(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name == RAW_VALUE {
            let text = [(RAW_VALUE, self.0.to_string())];
            return visitor.visit_map(MapDeserializer::<_, ReadError>::new(text.into_iter()));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Array(items) => list(items, visitor),
            _ => Err(self.other(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Object(object) => visitor.visit_map(Fields::of(object)),
            _ => Err(self.other(&visitor)),
        }
    }

    /// A struct is written with the names of its fields, although serde would take a list of values.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name == RAW_VALUE { self.deserialize_newtype_struct(name, visitor) } else { self.deserialize_map(visitor) }
    }

    /// A word is a variant without fields; an object of one field is a variant with them.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let chosen = match self.0 {
            Value::String(word) => Some((word, None)),
            Value::Object(object) if object.len() == 1 => object.iter().next().map(|(word, value)| (word, Some(value))),
            _ => None,
        };
        match chosen {
            Some((word, content)) => visitor.visit_enum(Variant { word, content }),
            None => Err(self.no_variant(variants)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf identifier }
}

/// What is left of a list.
struct Items<'de> {
    items: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        let at = self.next;
        self.next += 1;
        match seed.deserialize(ValueReader(item)) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(error.within(Segment::Index(at))),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.next)
    }
}

/// What is left of an object.
struct Fields<'de> {
    left: map::Iter<'de>,
    field: Option<(&'de str, &'de Value)>,
}

impl<'de> Fields<'de> {
    fn of(object: &'de map::Map<String, Value>) -> Self {
        Self { left: object.iter(), field: None }
    }

    fn step(&mut self) -> Option<&'de str> {
        self.field = self.left.next().map(|(key, value)| (key.as_str(), value));
        self.field.map(|(key, _)| key)
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        let Some(key) = self.step() else { return Ok(None) };
        match seed.deserialize(StrDeserializer::<ReadError>::new(key)) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(error.within_field(key)),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        let (key, value) = self.field.unwrap_or(("", &Value::Null));
        seed.deserialize(ValueReader(value)).map_err(|error| error.within_field(key))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// A variant of an enum, with what it holds.
struct Variant<'de> {
    word: &'de str,
    content: Option<&'de Value>,
}

impl Variant<'_> {
    /// That a variant holds something else, or nothing.
    #[cold]
    fn holds(&self, wanted: &dyn Expected) -> ReadError {
        match self.content {
            Some(value) => ValueReader(value).other(wanted).within_field(self.word),
            None => ReadError::invalid_type(Unexpected::Unit, wanted).within_field(self.word),
        }
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = ReadError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), ReadError> {
        Ok((seed.deserialize(StrDeserializer::<ReadError>::new(self.word))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        match self.content {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(self.holds(&"unit")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        let value = self.content.unwrap_or(&Value::Null);
        seed.deserialize(ValueReader(value)).map_err(|error| error.within_field(self.word))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        match self.content {
            Some(Value::Array(items)) => list(items, visitor).map_err(|error| error.within_field(self.word)),
            _ => Err(self.holds(&visitor)),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, ReadError> {
        match self.content {
            Some(Value::Object(object)) => {
                visitor.visit_map(Fields::of(object)).map_err(|error| error.within_field(self.word))
            }
            _ => Err(self.holds(&visitor)),
        }
    }
}
