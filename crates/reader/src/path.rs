//! The way to a place in a value.

use std::fmt::{self, Write};

use tsugi_engine::short;

/// A step into a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Segment {
    /// To the field, or the variant, of that name.
    Key(String),
    /// To the item of that number, from 0.
    Index(usize),
}

/// The steps to a place, from the outside in; shown as `seats[1].name`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path {
    /// Innermost first: an error is told its way as it comes out.
    inside_out: Vec<Segment>,
}

impl Path {
    /// The steps.
    pub fn iter(&self) -> impl Iterator<Item = &Segment> {
        self.inside_out.iter().rev()
    }

    /// Whether it is the whole value.
    pub fn is_empty(&self) -> bool {
        self.inside_out.is_empty()
    }

    pub(crate) fn within(&mut self, outer: Segment) {
        self.inside_out.push(outer);
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.iter())
    }
}

/// Writes steps as a place, names cut where they are long.
pub fn write<'a>(to: &mut impl Write, steps: impl Iterator<Item = &'a Segment>) -> fmt::Result {
    for (at, step) in steps.enumerate() {
        match step {
            Segment::Index(index) => write!(to, "[{index}]")?,
            Segment::Key(key) if at == 0 => to.write_str(&short(key))?,
            Segment::Key(key) => write!(to, ".{}", short(key))?,
        }
    }
    Ok(())
}
