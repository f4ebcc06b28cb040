//! `tsugi sim GAME`: many games by bots.

use std::{
    fs::File,
    io::{BufWriter, IsTerminal, Write},
    path::Path,
    process::ExitCode,
};

use tsugi_arena::{Plan, Report, simulate};
use tsugi_catalog::find;
use tsugi_narrator::{Arg, Lang, Words};

use crate::{Failure, arguments::SimArguments, output, programs};

pub(crate) fn run(wanted: &SimArguments, lang: Lang) -> Result<ExitCode, Failure> {
    let game = find(&wanted.game)?;
    let players = wanted.players.unwrap_or_else(|| wanted.bots.len().max(*game.seats.start()));
    let plan = Plan {
        setup: wanted.setup.setup(players)?,
        bots: wanted.bots.clone(),
        games: wanted.games,
        seed: wanted.seed,
        threads: wanted.threads,
        programs: programs::started(lang),
    };
    let words = game.words(lang);
    let mut records = wanted.records.as_deref().map(|path| Records { path, file: None });
    let on_terminal = std::io::stderr().is_terminal();
    let progress = |done: u64| {
        if on_terminal {
            bar(done, plan.games);
        }
    };
    let records = records.as_mut().map(|file| file as &mut (dyn Write + Send));
    let report = simulate(game.id, &plan, records, &progress)?;
    if on_terminal {
        eprint!("\r{:60}\r", "");
    }
    if wanted.json {
        output::line(output::json(&report)?)?;
    } else {
        print(&report, &words)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A file of records, opened by its first: a run that is refused leaves an earlier file alone.
struct Records<'a> {
    path: &'a Path,
    file: Option<BufWriter<File>>,
}

impl Records<'_> {
    fn opened(&mut self) -> std::io::Result<&mut BufWriter<File>> {
        if self.file.is_none() {
            let named = |error| std::io::Error::other(format!("{}: {error}", self.path.display()));
            self.file = Some(BufWriter::new(File::create(self.path).map_err(named)?));
        }
        self.file.as_mut().ok_or_else(|| std::io::ErrorKind::NotFound.into())
    }
}

impl Write for Records<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.opened()?.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.opened()?.flush()
    }
}

/// How far it has come, on one line that is written over.
fn bar(done: u64, games: u64) {
    let filled = (40 * done).checked_div(games).unwrap_or(40) as usize;
    eprint!("\r[{:<40}] {done}/{games}", "#".repeat(filled.min(40)));
}

fn print(report: &Report, words: &Words) -> Result<(), Failure> {
    let rounded = |value: f64| Arg::from(format!("{value:.0}"));
    output::line(words.say(
        "sim-total",
        &[
            ("games", report.games.to_string().into()),
            ("actions", report.actions.to_string().into()),
            ("seconds", words.decimal(report.seconds, 2).into()),
            ("games-rate", rounded(report.games_per_second)),
            ("actions-rate", rounded(report.actions_per_second)),
        ],
    ))?;
    for (seat, own) in report.seats.iter().enumerate() {
        let score = own.mean_score.map_or_else(|| "-".to_owned(), |score| format!("{score:.3}"));
        output::line(words.say(
            "sim-seat",
            &[
                ("seat", seat.into()),
                ("bot", own.bot.as_str().into()),
                ("wins", own.wins.to_string().into()),
                ("shared", own.shared.to_string().into()),
                ("score", score.into()),
            ],
        ))?;
    }
    for group in &report.groups {
        let name: Vec<&str> = group.name.values().map(String::as_str).collect();
        let ended: Vec<String> = group.ended_at.iter().map(u64::to_string).collect();
        output::line(words.say(
            "sim-group",
            &[
                ("group", name.join(", ").into()),
                ("games", group.games.to_string().into()),
                ("wins", group.wins.to_string().into()),
                ("share", share(group.wins, group.games).into()),
                ("ended", ended.join(", ").into()),
            ],
        ))?;
    }
    Ok(())
}

/// A share in hundredths, with one decimal.
fn share(part: u64, whole: u64) -> String {
    let thousandths = (2000 * part + whole).checked_div(2 * whole).unwrap_or(0);
    format!("{}.{}", thousandths / 10, thousandths % 10)
}
