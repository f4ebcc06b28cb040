//! `tsugi verify FILE…`: replays records and says what holds.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use serde_json::{Value, json};
use tsugi_catalog::{Problem, find, is_viewer_record, read_record, read_viewer_record, verify, verify_viewer_record};
use tsugi_narrator::{Lang, Words};
use tsugi_table::{LeftOut, SealFault, Unchecked, Verified};

use crate::{Failure, files, output};

pub(crate) fn run(paths: &[PathBuf], seal: Option<&str>, as_json: bool, lang: Lang) -> Result<ExitCode, Failure> {
    let words = Words::new(lang, None);
    let noted = seal.map(noted);
    let (mut held, mut failed, mut answers) = (0, 0, Vec::new());
    for path in paths {
        for (number, checked) in check_file(path, noted.as_deref()).into_iter().enumerate() {
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
                Ok((about, verified)) => output::line(sentences(&place, &about, &verified, noted.is_some(), &words))?,
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

/// A commitment or the number of a seal as somebody noted it.
fn noted(seal: &str) -> String {
    let letters: String = seal.chars().filter(|letter| !letter.is_whitespace()).collect();
    let letters = letters.to_lowercase();
    if letters.starts_with("sha256:") { letters } else { format!("sha256:{letters}") }
}

/// What a document is about: a game, and whose record it is where it is one viewer's.
struct About {
    game: String,
    rules: u32,
    viewer: Option<String>,
}

type Checked = Result<(About, Verified), Failure>;

/// Every record of a file, checked.
fn check_file(path: &Path, noted: Option<&str>) -> Vec<Checked> {
    match files::documents(path) {
        Err(failure) => vec![Err(failure)],
        Ok(documents) => documents.into_iter().map(|document| check(document?, noted)).collect(),
    }
}

fn check(document: Value, noted: Option<&str>) -> Checked {
    if is_viewer_record(&document) {
        let viewer_record = read_viewer_record(document)?;
        let verified = verify_viewer_record(&viewer_record)?;
        return Ok((
            About { game: viewer_record.game, rules: viewer_record.rules, viewer: Some(viewer_record.viewer) },
            verified,
        ));
    }
    let record = read_record(document)?;
    let listing = find(&record.game)?;
    let verified = verify(&record)?;
    if let Some(noted) = noted {
        let is_of = verified.dealt.as_ref().map_or(Err(SealFault::Another), |dealt| dealt.is_of(noted));
        is_of.map_err(|fault| Problem::Record { game: listing.id, fault: Box::new(fault.into()) })?;
    }
    Ok((About { game: record.game, rules: record.rules, viewer: None }, verified))
}

/// What holds of a record, and what of its deal.
fn sentences(place: &str, about: &About, verified: &Verified, noted: bool, words: &Words) -> String {
    let mut holds = sentence(place, about, verified, words);
    if let Some(moment) = verified.from {
        holds = format!("{holds} {}", words.say("verify-played-on", &[("moment", moment.into())]));
    }
    let Some(dealt) = &verified.dealt else { return holds };
    let id = match (dealt.sealed, noted) {
        (true, _) if dealt.after == 0 => "verify-deal-without-words",
        (true, true) => "verify-deal-noted",
        (true, false) => "verify-deal-sealed",
        (false, _) => "verify-deal-open",
    };
    let names = dealt.left_out.iter().map(|late| left_out(late, words)).collect::<Vec<_>>().join(", ");
    let told = [
        ("noted", if noted { "yes" } else { "no" }.into()),
        ("after", dealt.after.into()),
        ("before", dealt.before.into()),
        ("late", dealt.left_out.len().into()),
        ("names", names.as_str().into()),
    ];
    format!("{holds} {}", words.say(id, &told))
}

/// Somebody who was left out: their seats, which the number of the seal binds, then what the record calls them.
fn left_out(late: &LeftOut, words: &Words) -> String {
    let seats = late.seats.iter().map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(", ");
    words.say(
        "verify-left-out",
        &[
            ("count", late.seats.len().into()),
            ("seats", seats.as_str().into()),
            ("name", late.name.as_str().into()),
            ("renamed", if late.now.is_some() { "yes" } else { "no" }.into()),
            ("now", late.now.as_deref().unwrap_or_default().into()),
        ],
    )
}

fn sentence(place: &str, about: &About, verified: &Verified, words: &Words) -> String {
    let id = match verified.unchecked {
        None => "verify-holds",
        Some(Unchecked::UnknownLuck) => "verify-holds-without-luck",
        Some(Unchecked::OlderRules { .. }) => "verify-holds-older-rules",
        Some(Unchecked::ViewerRecord) => "verify-holds-viewer-record",
    };
    let end = if verified.outcome.is_some() { "over" } else { "running" };
    words.say(
        id,
        &[
            ("place", place.into()),
            ("game", about.game.as_str().into()),
            ("entries", verified.entries.into()),
            ("end", end.into()),
            ("rules", about.rules.into()),
            ("viewer", about.viewer.as_deref().unwrap_or_default().into()),
        ],
    )
}

fn answer(path: &Path, number: usize, checked: &Checked, words: &Words) -> Value {
    let file = path.display().to_string();
    match checked {
        Ok((about, verified)) => {
            let mut answer = json!({
                "file": file, "record": number, "holds": true, "game": about.game,
                "entries": verified.entries, "result": verified.outcome,
                "unchecked": verified.unchecked.map(|why| why.to_string()),
            });
            if let Some(dealt) = &verified.dealt {
                answer["deal"] = json!({
                    "sealed": dealt.sealed, "after_the_seal": dealt.after, "before_the_seal": dealt.before,
                    "left_out": dealt.left_out.iter().map(|late| &late.name).collect::<Vec<_>>(),
                    "left_out_seats": dealt.left_out.iter().map(|late| &late.seats).collect::<Vec<_>>(),
                    "commitment": dealt.commitment, "digest": dealt.digest,
                    "key": dealt.key,
                });
            }
            if let Some(moment) = verified.from {
                answer["played_on_from"] = moment.into();
            }
            if let Some(viewer) = &about.viewer {
                answer["viewer"] = viewer.as_str().into();
            }
            answer
        }
        Err(failure) => json!({
            "file": file, "record": number, "holds": false, "problem": failure.sentence(words),
        }),
    }
}
