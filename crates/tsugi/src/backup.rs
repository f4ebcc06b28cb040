//! `tsugi backup FILE`: copies a server's tables while it runs.

use std::{path::Path, process::ExitCode};

use tsugi_narrator::{Lang, Words};
use tsugi_store::Sqlite;

use crate::{Failure, output, serve};

pub(crate) fn run(data: Option<&Path>, copy: &Path, lang: Lang) -> Result<ExitCode, Failure> {
    let file = serve::data_file(data)?;
    if !file.exists() {
        let nothing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(Failure::file(&file, &nothing));
    }
    if copy.exists() {
        let there = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(Failure::file(copy, &there));
    }
    let started = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = started.map_err(|error| Failure::Serve { why: tsugi_reader::system(&error) })?;
    let copied = runtime.block_on(Sqlite::copy(&file, copy));
    copied.map_err(|error| Failure::Store { error })?;
    let words = Words::new(lang, None);
    output::line(words.say("play-saved", &[("file", copy.display().to_string().into())]))?;
    Ok(ExitCode::SUCCESS)
}
