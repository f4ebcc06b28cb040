//! `tsugi rules GAME`: how to play with these options and components, and the rulings.

use std::process::ExitCode;

use tsugi_catalog::{find, how_to_play};
use tsugi_narrator::Lang;

use crate::{Failure, arguments::SetupArguments, output};

pub(crate) fn run(game: &str, players: Option<usize>, setup: &SetupArguments, lang: Lang) -> Result<ExitCode, Failure> {
    let game = find(game)?;
    let setup = setup.setup(players.unwrap_or(*game.seats.start()))?;
    output::line(how_to_play(game.id, &setup, &game.words(lang))?.trim_end())?;
    output::line("")?;
    output::line(game.rulings[lang.index()].trim_end())?;
    Ok(ExitCode::SUCCESS)
}
