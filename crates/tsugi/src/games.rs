//! `tsugi games`: the games with their seats and options.

use std::process::ExitCode;

use serde_json::{Value, json};
use tsugi_catalog::{Listing, games};
use tsugi_narrator::{Lang, Words};

use crate::{Failure, output};

pub(crate) fn run(as_json: bool, lang: Lang) -> Result<ExitCode, Failure> {
    if as_json {
        let list: Vec<Value> = games().iter().map(|game| listed(game, &game.words(lang))).collect();
        output::line(Value::from(list))?;
        return Ok(ExitCode::SUCCESS);
    }
    for game in games() {
        let words = game.words(lang);
        let seats = &game.seats;
        let entry = words.say(
            "games-entry",
            &[
                ("id", game.id.into()),
                ("name", name(game, &words).into()),
                ("least", (*seats.start()).into()),
                ("most", (*seats.end()).into()),
                ("span", if seats.start() == seats.end() { "one" } else { "several" }.into()),
                ("bots", game.bot_names().join(", ").into()),
            ],
        );
        output::wrapped(entry, 2)?;
        for option in &game.options {
            let about = words.say(&format!("option-{}", option.key.replace('_', "-")), &[]);
            let set = format!("{}={}", option.key, option.default);
            output::line(format!("    {set:<23} {}", option.values))?;
            output::wrapped(format!("        {about}"), 8)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn listed(game: &Listing, words: &Words) -> Value {
    json!({
        "id": game.id,
        "name": name(game, words),
        "seats": game.seats.clone().collect::<Vec<usize>>(),
        "options": game.options,
    })
}

/// What a game is called.
pub(crate) fn name(game: &Listing, words: &Words) -> String {
    words.say(&format!("game-{}", game.id), &[])
}
