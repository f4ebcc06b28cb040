//! Tsugi on the command line: a file a command.

mod arguments;
mod backup;
mod bridge;
mod components;
mod failure;
mod files;
mod games;
mod hints;
mod ladder;
mod output;
mod play;
mod programs;
mod rules;
mod score;
mod serve;
mod show;
mod sim;
mod usage;
mod verify;

use std::process::ExitCode;

use arguments::Command;
use failure::Failure;
use tsugi_narrator::{Lang, Words};

/// A served choice makes many small texts, and the system's allocator took a tenth of a server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let asked = arguments::lang(std::env::args_os().map(|word| word.to_string_lossy().into_owned()));
    let lang = asked.unwrap_or_else(|| Lang::from_environment(|key| std::env::var(key).ok()));
    let words = Words::new(lang, None);
    let arguments = match arguments::parse(&words) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    let done = match arguments.command {
        Some(command) => run(command, lang),
        None => serve::run_here(lang),
    };
    match done {
        Ok(code) => code,
        Err(failure) => {
            output::complain(&failure.sentence(&words));
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command, lang: Lang) -> Result<ExitCode, Failure> {
    match command {
        Command::Games { json } => games::run(json, lang),
        Command::Rules { game, players, setup } => rules::run(&game, players, &setup, lang),
        Command::Components { game, components, json } => components::run(&game, components.as_deref(), json, lang),
        Command::Play(wanted) => play::run(&wanted, lang),
        Command::Sim(wanted) => sim::run(&wanted, lang),
        Command::Ladder(wanted) => ladder::run(&wanted, lang),
        Command::Verify { files, seal, json } => verify::run(&files, seal.as_deref(), json, lang),
        Command::Show { file, viewer } => show::run(&file, viewer.as_deref(), lang),
        Command::Score { game, file: Some(file), setup, json, .. } => score::run(&game, &file, &setup, json, lang),
        Command::Score { game, players, .. } => score::template(&game, players),
        Command::Bridge => bridge::run(lang),
        Command::Serve(wanted) => serve::run(&wanted, lang),
        Command::Backup { data, file } => backup::run(data.as_deref(), &file, lang),
    }
}
