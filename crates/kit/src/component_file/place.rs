//! Where in a file an error lies: its entry, its field, and the place inside that.

use toml::{Table, Value};
use tsugi_engine::short;
use tsugi_reader::path::{self, Path, Segment};

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

impl Place {
    /// The place that a path leads to; `field` is one that is missing there, or should not be there.
    pub(super) fn of(path: &Path, field: Option<&str>, file: &Value, called: Called) -> Self {
        let mut steps: Vec<Segment> = path.iter().cloned().collect();
        if let Some(field) = field {
            // The way to a field that is not known has its name already, to a missing one it has not.
            steps.pop_if(|last| matches!(last, Segment::Key(key) if key == field));
            steps.push(Segment::Key(field.to_owned()));
        }
        let (mut entries, mut at, mut rest, mut listed) = (Vec::new(), Some(file), steps.as_slice(), false);
        loop {
            let inside = |key: &str| at.and_then(|value| value.get(key));
            match rest {
                [Segment::Key(list), Segment::Index(position), more @ ..] => {
                    let item = inside(list).and_then(|value| value.get(*position));
                    let fields = item.and_then(Value::as_table);
                    let Some(name) = called(list, *position, fields.unwrap_or(&Table::new())) else { break };
                    entries.push(name);
                    (at, rest, listed) = (item, more, true);
                }
                [Segment::Key(key), more @ ..] if !listed && !more.is_empty() => {
                    let Some(table @ Value::Table(_)) = inside(key) else { break };
                    entries.push(short(key));
                    (at, rest) = (Some(table), more);
                }
                _ => break,
            }
        }
        let (field, inner) = match rest {
            [Segment::Key(field), inner @ ..] => (Some(short(field)), deeper(inner)),
            _ => (None, None),
        };
        Self { entry: (!entries.is_empty()).then(|| entries.join(", ")), field, inner }
    }
}

/// The place inside a field, where a key is part of it.
fn deeper(steps: &[Segment]) -> Option<String> {
    steps.iter().any(|step| matches!(step, Segment::Key(_))).then(|| {
        let mut place = String::new();
        // Writing to a string does not fail.
        let _ = path::write(&mut place, steps.iter());
        place
    })
}
