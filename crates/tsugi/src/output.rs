//! Standard output and standard error, which may be closed at any moment by whoever reads them.

use std::io::Write;

use tsugi_narrator::wrap;

use crate::Failure;

/// Writes a line.
pub(crate) fn line(text: impl std::fmt::Display) -> Result<(), Failure> {
    writeln!(std::io::stdout().lock(), "{text}").map_err(|error| closed(&error))
}

/// Writes a sentence in lines that fit a terminal, those after the first indented so much.
pub(crate) fn wrapped(text: impl AsRef<str>, indent: usize) -> Result<(), Failure> {
    line(wrap(text.as_ref(), indent))
}

/// Says what is wrong, on one line of standard error, whatever stands in the words it quotes.
pub(crate) fn complain(sentence: &str) {
    let one_line: String = sentence.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    // Who closed standard error does not want to know.
    let _ = writeln!(std::io::stderr().lock(), "{one_line}");
}

/// Writes without a line's end, as a prompt is.
pub(crate) fn prompt(text: impl std::fmt::Display) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(|error| closed(&error))
}

/// An answer as JSON text.
pub(crate) fn json(answer: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(answer).map_err(|error| closed(&error.into()))
}

fn closed(error: &std::io::Error) -> Failure {
    Failure::Output { why: tsugi_reader::system(error) }
}
