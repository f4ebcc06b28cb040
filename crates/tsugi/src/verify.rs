//! `tsugi verify FILE…`: replays records and says what holds.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use serde_json::{Value, json};
use tsugi_catalog::{find, read_record};
use tsugi_narrator::{Lang, Words};
use tsugi_table::{Record, Unchecked, Verified};

use crate::{Failure, files, output};

pub(crate) fn run(paths: &[PathBuf], as_json: bool, lang: Lang) -> Result<ExitCode, Failure> {
    let words = Words::new(lang, None);
    let (mut held, mut failed, mut answers) = (0, 0, Vec::new());
    for path in paths {
        for (number, checked) in check_file(path).into_iter().enumerate() {
            let place = format!("{}#{}", path.display(), number + 1);
            match &checked {
                Ok(_) => held += 1,
                Err(_) => failed += 1,
            }
            if as_json {
                answers.push(answer(path, number, &checked, &words));
                continue;
            }
            match checked {
                Ok((record, verified)) => output::line(sentence(&place, &record, &verified, &words))?,
                Err(failure) => output::complain(&format!("{place}: {}", failure.sentence(&words))),
            }
        }
    }
    if as_json {
        output::line(Value::from(answers))?;
    } else {
        output::line(words.say("verify-total", &[("held", held.into()), ("failed", failed.into())]))?;
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

type Checked = Result<(Record, Verified), Failure>;

/// Every record of a file, checked.
fn check_file(path: &Path) -> Vec<Checked> {
    match files::documents(path) {
        Err(failure) => vec![Err(failure)],
        Ok(documents) => documents.into_iter().map(|document| check(document?)).collect(),
    }
}

fn check(document: Value) -> Checked {
    let record = read_record(document)?;
    let verified = find(&record.game)?.verify(&record)?;
    Ok((record, verified))
}

fn sentence(place: &str, record: &Record, verified: &Verified, words: &Words) -> String {
    let id = match verified.unchecked {
        None => "verify-holds",
        Some(Unchecked::UnknownLuck) => "verify-holds-without-luck",
        Some(Unchecked::OlderRules { .. }) => "verify-holds-older-rules",
    };
    let end = if verified.outcome.is_some() { "over" } else { "running" };
    words.say(
        id,
        &[
            ("place", place.into()),
            ("game", record.game.as_str().into()),
            ("entries", verified.entries.into()),
            ("end", end.into()),
            ("rules", record.rules.into()),
        ],
    )
}

fn answer(path: &Path, number: usize, checked: &Checked, words: &Words) -> Value {
    let file = path.display().to_string();
    match checked {
        Ok((record, verified)) => json!({
            "file": file, "record": number, "holds": true, "game": record.game,
            "entries": verified.entries, "result": verified.outcome,
            "unchecked": verified.unchecked.map(|why| why.to_string()),
        }),
        Err(failure) => json!({
            "file": file, "record": number, "holds": false, "problem": failure.sentence(words),
        }),
    }
}
