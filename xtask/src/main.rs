//! Chores of the workspace.
//!
//! `cargo xtask check` is the one command that checks everything; `cargo xtask rulings` holds each
//! game's `rules.md` against its code and tests; `cargo xtask page` holds the page against its formatter,
//! its linter, its types and its unit tests; `cargo xtask golden` writes the kept records and
//! playthroughs anew, whose difference is then explained in the commit; `cargo xtask speed` measures
//! random games against the yardstick, `cargo xtask search-speed` the search; `cargo xtask bots` plays
//! the ladders and writes the tables of `docs/bots.md`; `cargo xtask mutants GAME` plants wrong rules and
//! tells which of them the tests find; `cargo xtask api` lets Schemathesis walk a running service by its OpenAPI
//! document; `cargo xtask new-game ID` writes the folder of a small complete game; `cargo xtask simulate --seeds N` runs
//! simulated worlds and writes the tally into `docs/reliability.md`; `cargo xtask teach GAME` teaches the network that its
//! bots go by.

use std::{
    env,
    path::PathBuf,
    process::{Command, ExitCode},
};

mod api;
mod bots;
mod mutants;
mod new_game;
mod page;
mod rulings;
mod simulate;
mod speed;
mod teach;

fn main() -> ExitCode {
    let chore = env::args().nth(1);
    let rounds = env::args().nth(2).and_then(|rounds| rounds.parse().ok()).filter(|&rounds| rounds > 0).unwrap_or(5);
    let done = match chore.as_deref() {
        Some("check") => check(),
        Some("rulings") => rulings::check(),
        Some("page") => page::check(),
        Some("api") => api::run(env::args().skip(2)),
        Some("golden") => golden(),
        Some("bots") => bots::measure(env::args().skip(2)),
        Some("mutants") => mutants::measure(env::args().skip(2)),
        Some("new-game") => new_game::write(env::args().nth(2)),
        Some("simulate") => simulate::run(env::args().skip(2)),
        Some("speed") => speed::measure(rounds),
        Some("teach") => teach::run(env::args().skip(2)),
        Some("search-speed") => speed::measure_search(rounds),
        _ => Err("say `cargo xtask check`, `rulings`, `page`, `api [--install|--short]`, `golden`, `bots [[--again] GAME]`, `mutants GAME`, `new-game ID`, `simulate [--seeds N]`, `speed [ROUNDS]`, `search-speed [ROUNDS]` or `teach GAME`".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Where cargo puts what it builds.
fn built(path: &str) -> PathBuf {
    PathBuf::from(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into())).join(path)
}

/// Everything that must hold before a change lands, the tests last.
fn check() -> Result<(), String> {
    cargo("fmt", &["--all", "--check"], &[])?;
    cargo("clippy", &["--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo("doc", &["--workspace", "--no-deps", "--document-private-items"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    rulings::check()?;
    page::check()?;
    deny()?;
    // Everything is compiled once, with the features that the tests ask for; a binary by itself would be a second build.
    cargo("test", &["--workspace", "--no-run", "--quiet"], &[])?;
    api::check()?;
    cargo("test", &["--workspace", "--doc", "--quiet"], &[])?;
    if Command::new("cargo").args(["nextest", "--version"]).output().is_ok_and(|out| out.status.success()) {
        cargo("nextest", &["run", "--workspace"], &[])
    } else {
        eprintln!("xtask: cargo-nextest is not installed; the same tests run with cargo test");
        cargo("test", &["--workspace", "--lib", "--bins", "--tests"], &[])
    }
}

/// Licences, duplicates and origins of the crates we build on (`deny.toml`), where the tool is installed: it takes
/// minutes to compile, so nobody must.
fn deny() -> Result<(), String> {
    if Command::new("cargo").args(["deny", "--version"]).output().is_ok_and(|out| out.status.success()) {
        return cargo("deny", &["--offline", "check", "licenses", "bans", "sources"], &[]);
    }
    eprintln!("xtask: cargo-deny is not installed; licences and duplicates of crates were not looked at");
    Ok(())
}

/// The kept records and playthroughs, written anew by a test that is otherwise passed over.
fn golden() -> Result<(), String> {
    cargo("run", &["--package", "tsugi-arena", "--example", "golden"], &[])
}

fn cargo(command: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("xtask: cargo {command} {}", arguments.join(" "));
    let status = Command::new("cargo")
        .arg(command)
        .args(arguments)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("cargo {command} could not be run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {command} failed")) }
}
