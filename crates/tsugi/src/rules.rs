//! `tsugi rules GAME`: how to play, and the rulings.

use std::process::ExitCode;

use tsugi_catalog::find;
use tsugi_narrator::Lang;

use crate::{Failure, output};

pub(crate) fn run(game: &str, lang: Lang) -> Result<ExitCode, Failure> {
    let game = find(game)?;
    output::line(game.how_to_play[lang.index()].trim_end())?;
    output::line("")?;
    output::line(game.rulings[lang.index()].trim_end())?;
    Ok(ExitCode::SUCCESS)
}
