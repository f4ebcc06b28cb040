//! `tsugi score GAME FILE`: the referee for people who play with the real box; `--template` prints a file to fill in.

use std::{path::Path, process::ExitCode};

use tsugi_catalog::{find, referee, template as template_of};
use tsugi_narrator::Lang;

use crate::{Failure, arguments::SetupArguments, files, output};

/// Prints a table to be filled in, which can be scored as it stands.
pub(crate) fn template(game: &str, players: Option<usize>) -> Result<ExitCode, Failure> {
    let game = find(game)?;
    let table = template_of(game.id, players.unwrap_or(*game.seats.start()))?;
    output::line(format!("{table:#}"))?;
    Ok(ExitCode::SUCCESS)
}

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
