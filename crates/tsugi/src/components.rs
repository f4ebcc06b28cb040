//! `tsugi components GAME`: every card with its figures.

use std::{path::Path, process::ExitCode};

use tsugi_catalog::{Setup, describe, find};
use tsugi_narrator::Lang;

use crate::{Failure, files, output};

pub(crate) fn run(game: &str, path: Option<&Path>, as_json: bool, lang: Lang) -> Result<ExitCode, Failure> {
    let game = find(game)?;
    let components = path.map(files::components).transpose()?;
    let (text, json) = describe(game.id, &Setup { components, ..Setup::default() }, &game.words(lang))?;
    if as_json {
        output::line(json)?;
    } else {
        output::line(text.trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}
