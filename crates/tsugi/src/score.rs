//! `tsugi score GAME FILE`: the referee for people who play with the real box.

use std::{path::Path, process::ExitCode};

use tsugi_catalog::{find, referee};
use tsugi_narrator::Lang;

use crate::{Failure, arguments::SetupArguments, files, output};

pub(crate) fn run(
    game: &str,
    path: &Path,
    setup: &SetupArguments,
    as_json: bool,
    lang: Lang,
) -> Result<ExitCode, Failure> {
    let game = find(game)?;
    let words = game.words(lang);
    let told = files::json(path)?;
    // How many play is told in the file.
    let setup = setup.setup(*game.seats.start())?;
    let in_file = |problem| Failure::InFile { file: path.display().to_string(), problem: Box::new(problem) };
    let refereed = referee(game.id, &setup, told, &words).map_err(in_file)?;
    if as_json {
        output::line(refereed.answer)?;
    } else {
        refereed.lines.into_iter().try_for_each(|line| output::wrapped(line, 8))?;
    }
    Ok(ExitCode::SUCCESS)
}
