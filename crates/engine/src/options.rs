//! Options of a game: what may be set, to what, and what holds if nothing is said.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize, Serializer, ser::SerializeMap};

use crate::{Message, Seat, SeatSet, short};

/// A value of an option, as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "error-expected-setting")]
pub enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A number, or a seat.
    Number(i64),
    /// One of a list of words.
    Word(String),
    /// Some seats.
    Seats(SeatSet),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::Seats(seats) if seats.is_empty() => f.write_str("none"),
            Self::Seats(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                f.write_str(&seats.join("+"))
            }
        }
    }
}

/// What an option may be set to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        type = "Array<boolean> | Array<string> | { min: number, max: number, or?: Array<string> } | { seat: true, or: Array<string> } | { seats: true }"
    )
)]
pub enum Values {
    /// `true` or `false`.
    Flag,
    /// A number from `min` to `max`.
    Number {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// A number from `min` to `max`, or this word.
    NumberOr {
        /// The word.
        word: &'static str,
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these words, or another name that the components at hand know: small letters and hyphens.
    Name(&'static [&'static str]),
    /// A seat of the table, or this word.
    SeatOr(&'static str),
    /// Any seats of the table: a list, `none`, or `0+2` in text.
    Seats,
}

impl Values {
    /// The value that a text stands for at a table of `seats`, if it is one.
    pub fn read(&self, text: &str, seats: usize) -> Option<Setting> {
        let seat = |text: &str| text.trim().parse::<usize>().ok().filter(|&n| n < seats).and_then(Seat::new);
        match self {
            Self::Flag => text.parse().ok().map(Setting::Flag),
            Self::Number { min, max } => text.parse().ok().filter(|n| (min..=max).contains(&n)).map(Setting::Number),
            Self::NumberOr { word, .. } if text == *word => Some(Setting::Word(text.into())),
            Self::NumberOr { min, max, .. } => Self::Number { min: *min, max: *max }.read(text, seats),
            Self::Words(words) => words.contains(&text).then(|| Setting::Word(text.into())),
            Self::Name(_) => {
                let named =
                    !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
                named.then(|| Setting::Word(text.into()))
            }
            Self::SeatOr(word) if text == *word => Some(Setting::Word(text.into())),
            Self::SeatOr(_) => seat(text).map(|seat| Setting::Number(seat.index() as i64)),
            Self::Seats if text == "none" || text.is_empty() => Some(Setting::Seats(SeatSet::EMPTY)),
            Self::Seats => text.split('+').map(seat).collect::<Option<SeatSet>>().map(Setting::Seats),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag => f.write_str("true|false"),
            Self::Number { min, max } => write!(f, "{min}..{max}"),
            Self::NumberOr { word, min, max } => write!(f, "{word}|{min}..{max}"),
            Self::Words(words) | Self::Name(words) => f.write_str(&words.join("|")),
            Self::SeatOr(word) => write!(f, "{word}|0|1|…"),
            Self::Seats => f.write_str("none|0|0+1|…"),
        }
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Flag => [false, true].serialize(to),
            Self::Words(words) | Self::Name(words) => words.serialize(to),
            Self::Number { min, max } => {
                let mut range = to.serialize_map(Some(2))?;
                range.serialize_entry("min", min)?;
                range.serialize_entry("max", max)?;
                range.end()
            }
            Self::NumberOr { word, min, max } => {
                let mut either = to.serialize_map(Some(3))?;
                either.serialize_entry("min", min)?;
                either.serialize_entry("max", max)?;
                either.serialize_entry("or", &[word])?;
                either.end()
            }
            Self::SeatOr(word) => {
                let mut either = to.serialize_map(Some(2))?;
                either.serialize_entry("seat", &true)?;
                either.serialize_entry("or", &[word])?;
                either.end()
            }
            Self::Seats => {
                let mut seats = to.serialize_map(Some(1))?;
                seats.serialize_entry("seats", &true)?;
                seats.end()
            }
        }
    }
}

/// An option: its key, what it may be, and what it is if nothing is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionSpec {
    /// The key, in `snake_case`.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub key: &'static str,
    /// What it may be set to.
    pub values: Values,
    /// What it is if nothing is said.
    #[cfg_attr(feature = "types", ts(type = "boolean | number | string | Array<number>"))]
    pub default: Setting,
}

/// Why options were refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// What was asked for.
        key: String,
        /// The options there are.
        known: Vec<&'static str>,
    },
    /// The option cannot be that.
    Value {
        /// The option.
        key: &'static str,
        /// What was asked for.
        given: String,
        /// What it may be.
        values: Values,
    },
}

impl OptionError {
    /// What the languages say.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown { key, known } => {
                Message::new("error-unknown-option").with("key", key).with("known", known.as_slice())
            }
            Self::Value { key, given, values } => Message::new("error-option-value")
                .with("key", *key)
                .with("given", given)
                .with("values", values.to_string()),
        }
    }
}

/// The options of one table, all of them: defaults are written out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Options(BTreeMap<String, Setting>);

impl Options {
    /// The defaults of `specs` with what was given in their place.
    pub fn new<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, Setting)>,
        seats: usize,
    ) -> Result<Self, OptionError> {
        let mut all: BTreeMap<String, Setting> =
            specs.iter().map(|spec| (spec.key.to_owned(), spec.default.clone())).collect();
        for (key, setting) in given {
            let spec = specs.iter().find(|spec| spec.key == key).ok_or_else(|| OptionError::Unknown {
                key: short(key),
                known: specs.iter().map(|spec| spec.key).collect(),
            })?;
            let text = setting.to_string();
            // A list is seats and nothing else; other values are read as they would be typed.
            let is_list = matches!(setting, Setting::Seats(_));
            let fits = !is_list || spec.values == Values::Seats;
            let value = spec.values.read(&text, seats).filter(|_| fits);
            let refused = || OptionError::Value { key: spec.key, given: short(&text), values: spec.values.clone() };
            let value = value.ok_or_else(refused)?;
            all.insert(key.into(), value);
        }
        Ok(Self(all))
    }

    /// A flag; false where there is none of that name.
    pub fn flag(&self, key: &str) -> bool {
        matches!(self.0.get(key), Some(Setting::Flag(true)))
    }

    /// A number; none where the option says a word.
    pub fn number(&self, key: &str) -> Option<i64> {
        match self.0.get(key) {
            Some(Setting::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// A word; none where the option says a number.
    pub fn word(&self, key: &str) -> Option<&str> {
        match self.0.get(key) {
            Some(Setting::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// A seat; none where the option says a word.
    pub fn seat(&self, key: &str) -> Option<Seat> {
        self.number(key).and_then(|number| usize::try_from(number).ok()).and_then(Seat::new)
    }

    /// Some seats.
    pub fn seats(&self, key: &str) -> SeatSet {
        match self.0.get(key) {
            Some(Setting::Seats(seats)) => *seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Setting)> {
        self.0.iter().map(|(key, setting)| (key.as_str(), setting))
    }
}
