//! `tsugi score GAME FILE`: the referee for people who play with the real box.

use std::{path::Path, process::ExitCode};

use serde_json::Value;
use tsugi_catalog::find;
use tsugi_narrator::{Lang, Words};

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
    // A deck of one's own need only be enough for those who played.
    let told_seats = told["seats"].as_array().map_or(*game.seats().end(), Vec::len);
    let setup = setup.setup(told_seats.clamp(*game.seats().start(), *game.seats().end()))?;
    let in_file = |problem| Failure::InFile { file: path.display().to_string(), problem };
    let (names, answer) = game.referee(&setup, told, &words).map_err(in_file)?;
    if as_json {
        output::line(answer)?;
    } else {
        print(&names, &answer, &words)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(names: &[String], answer: &Value, words: &Words) -> Result<(), Failure> {
    let list = |key: &str| answer[key].as_array().cloned().unwrap_or_default();
    for ((name, score), receipt) in names.iter().zip(list("scores")).zip(list("receipts")) {
        output::line(receipt_title(name, score.as_i64().unwrap_or_default(), words))?;
        print_receipt(&receipt)?;
    }
    for (place, seats) in list("ranking").into_iter().enumerate() {
        let seats = seats.as_array().cloned().unwrap_or_default();
        let who: Vec<&str> = seats.iter().filter_map(Value::as_u64).map(|seat| names[seat as usize].as_str()).collect();
        output::line(words.say("score-place", &[("place", (place + 1).into()), ("names", who.join(", ").into())]))?;
    }
    Ok(())
}

/// The head of a receipt: whose it is and what it comes to.
pub(crate) fn receipt_title(name: &str, score: i64, words: &Words) -> String {
    words.say("score-total", &[("name", name.into()), ("score", score.into())])
}

/// The lines of a receipt.
pub(crate) fn print_receipt(receipt: &Value) -> Result<(), Failure> {
    for line in receipt.as_array().into_iter().flatten() {
        output::wrapped(format!("    {}", line["text"].as_str().unwrap_or_default()), 8)?;
    }
    Ok(())
}
