//! Standard output, which may be closed at any moment by whoever reads it.

use std::io::Write;

use crate::Failure;

/// Writes a line.
pub(crate) fn line(text: impl std::fmt::Display) -> Result<(), Failure> {
    writeln!(std::io::stdout().lock(), "{text}").map_err(|error| closed(&error))
}

/// Writes without a line's end, as a prompt is.
pub(crate) fn prompt(text: impl std::fmt::Display) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(|error| closed(&error))
}

fn closed(error: &std::io::Error) -> Failure {
    Failure::Output { why: error.to_string() }
}
