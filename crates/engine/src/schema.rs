//! JSON schemas of the types that write themselves.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{BySeat, MAX_SEATS, Seat, SeatSet, Values};

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1,
            "description": "A place at the table, counted clockwise from 0.",
        })
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        json_schema!({ "type": "array", "items": seat, "description": "Some of the seats." })
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("BySeatOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let each = generator.subschema_for::<T>();
        json_schema!({
            "type": "array", "items": each, "maxItems": MAX_SEATS,
            "description": "Something for each seat, in their order.",
        })
    }
}

impl JsonSchema for Values {
    fn schema_name() -> Cow<'static, str> {
        "Values".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words = || json_schema!({ "type": "array", "items": { "type": "string" } });
        let of = |required: &[&str]| {
            json_schema!({
                "type": "object", "required": required, "additionalProperties": false,
                "properties": {
                    "min": { "type": "integer" }, "max": { "type": "integer" }, "or": words(),
                    "seat": { "const": true }, "seats": { "const": true },
                },
            })
        };
        json_schema!({
            "description": "What an option may be set to: a list of values; a number from min to max; a seat; some seats. \
                            In the place of a number or a seat one of the words in `or`.",
            "anyOf": [
                { "type": "array", "items": { "type": "boolean" } },
                words(), of(&["min", "max"]), of(&["seat", "or"]), of(&["seats"]),
            ],
        })
    }
}
