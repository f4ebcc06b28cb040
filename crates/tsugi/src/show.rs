//! `tsugi show FILE`: a recorded game in sentences.

use std::{path::Path, process::ExitCode};

use tsugi_catalog::{Audience, find};
use tsugi_engine::Viewer;
use tsugi_narrator::Lang;

use crate::{Failure, files, games, output};

pub(crate) fn run(path: &Path, viewer: Option<&str>, lang: Lang) -> Result<ExitCode, Failure> {
    let audience = match viewer {
        None | Some("all") => Audience::All,
        Some(given) => Audience::One(given.parse::<Viewer>().map_err(|_| Failure::Viewer { given: given.into() })?),
    };
    for document in files::documents(path)? {
        let record = files::record(path, document?)?;
        let game = find(&record.game)?;
        if let Audience::One(Viewer::Seat(seat)) = audience
            && seat.index() >= record.config.players
        {
            return Err(Failure::Viewer { given: viewer.unwrap_or_default().into() });
        }
        let words = game.words(lang);
        let told = game
            .tell(&record, audience, &words)
            .map_err(|problem| Failure::InFile { file: path.display().to_string(), problem })?;
        let (name, who) = (games::name(game, &words), record.config.names.join(", "));
        output::line(words.say("show-title", &[("game", name.into()), ("players", who.into())]))?;
        for sentence in told {
            output::wrapped(sentence, 2)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
