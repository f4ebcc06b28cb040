//! Where in a file an error lies: its entry, its field, and the place inside that.

use std::fmt::Write;

use serde_path_to_error::{Path, Segment};
use toml::{Table, Value};
use tsugi_engine::short;

use super::Called;

/// A place in a file.
pub(super) struct Place {
    /// The entry, or the entry in an entry: `character 1 (pit-fighter), ability 2 (roll-with-it)`.
    pub(super) entry: Option<String>,
    /// The field of the entry, or of the file.
    pub(super) field: Option<String>,
    /// What lies deeper, where a key names it: `[1].points`.
    pub(super) inner: Option<String>,
}

/// A step into a value.
enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

impl Place {
    /// The place that a path leads to; `field` is one that is missing there, or should not be there.
    pub(super) fn of(path: &Path, field: Option<&str>, file: &Value, called: Called) -> Self {
        let mut steps: Vec<Step<'_>> = path.iter().filter_map(step).collect();
        if let Some(field) = field {
            // Of a field that is not known, some paths have the name and some have not.
            steps.pop_if(|last| matches!(last, Step::Key(key) if *key == field));
            steps.push(Step::Key(field));
        }
        let (mut entries, mut at, mut rest, mut listed) = (Vec::new(), Some(file), steps.as_slice(), false);
        loop {
            let inside = |key: &str| at.and_then(|value| value.get(key));
            match rest {
                [Step::Key(list), Step::Index(position), more @ ..] => {
                    let item = inside(list).and_then(|value| value.get(*position));
                    let fields = item.and_then(Value::as_table);
                    let Some(name) = called(list, *position, fields.unwrap_or(&Table::new())) else { break };
                    entries.push(name);
                    (at, rest, listed) = (item, more, true);
                }
                [Step::Key(key), more @ ..] if !listed && !more.is_empty() => {
                    let Some(table @ Value::Table(_)) = inside(key) else { break };
                    entries.push(short(key));
                    (at, rest) = (Some(table), more);
                }
                _ => break,
            }
        }
        let (field, inner) = match rest {
            [Step::Key(field), inner @ ..] => (Some(short(field)), deeper(inner)),
            _ => (None, None),
        };
        Self { entry: (!entries.is_empty()).then(|| entries.join(", ")), field, inner }
    }
}

fn step(segment: &Segment) -> Option<Step<'_>> {
    match segment {
        Segment::Seq { index } => Some(Step::Index(*index)),
        Segment::Map { key } | Segment::Enum { variant: key } => Some(Step::Key(key)),
        Segment::Unknown => None,
    }
}

/// The place inside a field, where a key is part of it.
fn deeper(steps: &[Step<'_>]) -> Option<String> {
    let mut place = String::new();
    for step in steps {
        // Writing to a string does not fail.
        let _ = match step {
            Step::Key(key) if place.is_empty() => write!(place, "{}", short(key)),
            Step::Key(key) => write!(place, ".{}", short(key)),
            Step::Index(index) => write!(place, "[{index}]"),
        };
    }
    steps.iter().any(|step| matches!(step, Step::Key(_))).then_some(place)
}
