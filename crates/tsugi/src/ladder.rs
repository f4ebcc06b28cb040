//! `tsugi ladder GAME`: every bot against every other on the same deals.

use std::process::ExitCode;

use tsugi_arena::{Climb, Ladder, ladder};
use tsugi_catalog::find;
use tsugi_narrator::{Arg, Lang, Words};

use crate::{Failure, arguments::LadderArguments, output, programs};

/// The strengths a person can choose, where nothing else is said.
const STRENGTHS: [&str; 4] = ["novice", "casual", "strong", "master"];

pub(crate) fn run(wanted: &LadderArguments, lang: Lang) -> Result<ExitCode, Failure> {
    let game = find(&wanted.game)?;
    let players = wanted.players.unwrap_or(*game.seats.start());
    let bots = if wanted.bots.is_empty() { STRENGTHS.map(str::to_owned).to_vec() } else { wanted.bots.clone() };
    let climb = Climb {
        setup: wanted.setup.setup(players)?,
        bots,
        games: wanted.games,
        seed: wanted.seed,
        programs: programs::started(lang),
    };
    let ladder = ladder(game.id, &climb)?;
    if wanted.json {
        output::line(output::json(&ladder)?)?;
    } else {
        print(&ladder, &game.words(lang))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(ladder: &Ladder, words: &Words) -> Result<(), Failure> {
    let percent = |share: f64| Arg::from(words.decimal(100.0 * share, 1));
    for pair in &ladder.pairs {
        output::wrapped(
            words.say(
                "ladder-pair",
                &[
                    ("one", pair.bots[0].as_str().into()),
                    ("two", pair.bots[1].as_str().into()),
                    ("games", pair.games.to_string().into()),
                    ("won", pair.wins[0].to_string().into()),
                    ("lost", pair.wins[1].to_string().into()),
                    ("shared", pair.shared.to_string().into()),
                    ("low", percent(pair.low)),
                    ("high", percent(pair.high)),
                    ("even", percent(pair.even)),
                ],
            ),
            2,
        )?;
        if let Some(mixed) = &pair.mixed {
            let args = [
                ("one", pair.bots[0].as_str().into()),
                ("two", pair.bots[1].as_str().into()),
                ("won", mixed.wins.to_string().into()),
                ("games", mixed.games.to_string().into()),
                ("low", percent(mixed.low)),
                ("high", percent(mixed.high)),
            ];
            output::wrapped(words.say("ladder-mixed", &args), 2)?;
        }
    }
    for found in &ladder.ratings {
        let whole = |value: f64| Arg::from(format!("{value:.0}"));
        let args = [
            ("bot", found.bot.as_str().into()),
            ("rating", whole(found.rating)),
            ("low", whole(found.low)),
            ("high", whole(found.high)),
        ];
        output::wrapped(words.say("ladder-rating", &args), 2)?;
    }
    Ok(())
}
