//! `tsugi show FILE`: a recorded game in sentences.

use std::{path::Path, process::ExitCode};

use serde_json::Value;
use tsugi_catalog::{Audience, find, is_viewer_record, read_viewer_record, tell, tell_viewer_record};
use tsugi_engine::Viewer;
use tsugi_narrator::Lang;

use crate::{Failure, files, games, output};

pub(crate) fn run(path: &Path, viewer: Option<&str>, lang: Lang) -> Result<ExitCode, Failure> {
    let audience = match viewer {
        None | Some("all") => Audience::All,
        Some(given) => Audience::One(given.parse::<Viewer>().map_err(|_| Failure::Viewer { given: given.into() })?),
    };
    for document in files::documents(path)? {
        let document = document?;
        if is_viewer_record(&document) {
            show_viewer_record(path, document, viewer, lang)?;
            continue;
        }
        let record = files::record(path, document)?;
        let game = find(&record.game)?;
        if let Audience::One(Viewer::Seat(seat)) = audience
            && seat.index() >= record.config.players
        {
            return Err(Failure::Viewer { given: viewer.unwrap_or_default().into() });
        }
        let words = game.words(lang);
        let told = tell(&record, audience, &words)
            .map_err(|problem| Failure::InFile { file: path.display().to_string(), problem: Box::new(problem) })?;
        let (name, who) = (games::name(game, &words), record.config.names.join(", "));
        output::line(words.say("show-title", &[("game", name.into()), ("players", who.into())]))?;
        for sentence in told {
            output::wrapped(sentence, 2)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// One viewer's record: it can be shown as that viewer alone.
fn show_viewer_record(path: &Path, document: Value, viewer: Option<&str>, lang: Lang) -> Result<(), Failure> {
    let in_file = |problem| Failure::InFile { file: path.display().to_string(), problem: Box::new(problem) };
    let viewer_record = read_viewer_record(document).map_err(in_file)?;
    if viewer.is_some_and(|given| given != viewer_record.viewer) {
        return Err(Failure::Viewer { given: viewer.unwrap_or_default().into() });
    }
    let game = find(&viewer_record.game)?;
    let words = game.words(lang);
    let told = tell_viewer_record(&viewer_record, &words).map_err(in_file)?;
    let (name, who) = (games::name(game, &words), viewer_record.config.names.join(", "));
    let told_by = [("game", name.into()), ("players", who.into()), ("viewer", viewer_record.viewer.as_str().into())];
    output::line(words.say("show-viewer-record", &told_by))?;
    told.into_iter().try_for_each(|sentence| output::wrapped(sentence, 2))
}
