//! `cargo xtask mutants GAME`: which wrong rules the tests of a game find.
//!
//! cargo-mutants says which mutants there are. To build each by itself takes hours, so most are woven into one copy of
//! the rules (`weave.rs`), which the environment tells which of them to be; only the few that cannot be woven are built
//! one by one. Outcomes are kept below `target/mutants`, so that a run that was stopped goes on, and what was
//! found once is not tried again until its file changes. The tally goes to `docs/mutants`.

mod copy;
mod outcomes;
mod run;
mod tally;
mod weave;

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// The suite that carries the rulings.
const RULEBOOK: &str = "rulebook";
/// Files whose mutants the rulebook tests must find by themselves.
const RULES: [&str; 6] = ["setup", "state", "actions", "scoring", "view", "cards"];

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// A test of the rulebook fails, or never ends.
    Rulebook,
    /// Another test of the rules crate does.
    OtherSuite,
    /// It does not compile.
    Unviable,
    /// Every test passes.
    Survived,
}

impl Outcome {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Rulebook, "rulebook"),
        (Self::OtherSuite, "other"),
        (Self::Unviable, "unviable"),
        (Self::Survived, "survived"),
    ];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(outcome, _)| *outcome == self).map_or("", |(_, name)| name)
    }

    fn read(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| *own == name).map(|(outcome, _)| *outcome)
    }
}

/// A place in a file: line and column, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct At {
    line: usize,
    column: usize,
}

/// From there up to there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Span {
    from: At,
    to: At,
}

impl Span {
    fn read(value: &Value) -> Option<Self> {
        let at = |place: &Value| {
            let number = |key: &str| place[key].as_u64().map(|number| number as usize);
            Some(At { line: number("line")?, column: number("column")? })
        };
        Some(Self { from: at(&value["start"])?, to: at(&value["end"])? })
    }

    fn holds(self, other: Self) -> bool {
        self.from <= other.from && other.to <= self.to
    }
}

/// A mutant, as cargo-mutants lists it.
#[derive(Clone, Debug)]
struct Mutant {
    /// Its name there, with file, line and column.
    name: String,
    /// Its file, from the crate's folder: `src/setup.rs`.
    file: String,
    /// Its name without the place, which moves when a line is added above; numbered where several share it.
    key: String,
    function: Option<Span>,
    span: Span,
    replacement: String,
}

/// The rules crate of a game.
struct Rules {
    game: String,
    package: String,
    /// Its folder, from the root of the repository.
    folder: PathBuf,
    root: PathBuf,
}

impl Rules {
    /// The package of that game which has rulebook tests, wherever it lies.
    fn find(game: &str) -> Result<Self, String> {
        let told = output(Command::new("cargo").args(["metadata", "--no-deps", "--format-version", "1"]))?;
        let told: Value = serde_json::from_str(&told).map_err(|error| error.to_string())?;
        let root = PathBuf::from(told["workspace_root"].as_str().unwrap_or_default());
        let has_rulebook = |package: &&Value| {
            let named = package["name"].as_str().and_then(|name| name.strip_prefix("tsugi-"));
            let targets = package["targets"].as_array().into_iter().flatten();
            named.is_some_and(|name| name == game || name == format!("{game}-rules"))
                && targets.into_iter().any(|target| target["name"] == RULEBOOK)
        };
        let package = told["packages"].as_array().into_iter().flatten().find(has_rulebook);
        let package = package.ok_or_else(|| format!("there is no package of {game} with rulebook tests"))?;
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.parent().and_then(|folder| folder.strip_prefix(&root).ok());
        let folder = folder.ok_or("a package lies in the workspace")?.to_owned();
        Ok(Self { game: game.into(), package: package["name"].as_str().unwrap_or_default().into(), folder, root })
    }

    /// Every mutant there is.
    fn mutants(&self) -> Result<Vec<Mutant>, String> {
        let mut command = Command::new("cargo");
        command.args(["mutants", "--list", "--json", "--package", &self.package]).current_dir(&self.root);
        // What the tests are made of is no rule.
        command.args(["--exclude", "**/test_kit.rs", "--exclude", "**/test_kit/**"]);
        let listed = output(&mut command).map_err(|problem| format!("{problem}\n{}", how_to_install()))?;
        let listed: Value = serde_json::from_str(&listed).map_err(|error| error.to_string())?;
        let mut seen = BTreeMap::new();
        let mutants = listed.as_array().into_iter().flatten().filter_map(|told| self.read(told, &mut seen));
        Ok(mutants.collect())
    }

    fn read(&self, told: &Value, seen: &mut BTreeMap<String, usize>) -> Option<Mutant> {
        let (name, file) = (told["name"].as_str()?, told["file"].as_str()?);
        let file = Path::new(file).strip_prefix(&self.folder).ok()?.display().to_string();
        let what = name.splitn(4, ':').nth(3)?.trim();
        let told_of = format!("{file}: {what}");
        let count = seen.entry(told_of.clone()).or_insert(0);
        *count += 1;
        let key = if *count == 1 { told_of } else { format!("{told_of} ({count})") };
        let (function, span) = (Span::read(&told["function"]["span"]), Span::read(&told["span"])?);
        let replacement = told["replacement"].as_str()?.to_owned();
        Some(Mutant { name: name.into(), file, key, function, span, replacement })
    }

    /// Where the copy of the rules is kept.
    fn kept(&self) -> PathBuf {
        self.folder_of_all().join(&self.game)
    }

    /// Where tests of the copies are built, those of all games in one place: they share what others wrote.
    fn build(&self) -> PathBuf {
        self.folder_of_all().join("build")
    }

    fn folder_of_all(&self) -> PathBuf {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), PathBuf::from);
        target.join("mutants")
    }
}

fn how_to_install() -> &'static str {
    "cargo-mutants lists the mutants: `cargo install --locked cargo-mutants` (some minutes, once, outside of target)"
}

/// Tries the mutants of a game and writes the tally; `--tally` writes it from what is known.
pub(crate) fn measure(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let (flags, games): (Vec<String>, Vec<String>) = arguments.partition(|argument| argument.starts_with("--"));
    let [game] = &games[..] else {
        return Err("say `cargo xtask mutants GAME [--rulebook] [--tally]`".into());
    };
    let rules = Rules::find(game)?;
    let mutants = rules.mutants()?;
    let mut outcomes = outcomes::Outcomes::open(&rules)?;
    if !flags.iter().any(|flag| flag == "--tally") {
        run::try_all(&rules, &mutants, flags.iter().all(|flag| flag != "--rulebook"), &mut outcomes)?;
    }
    tally::write(&rules, &mutants, &outcomes)
}

/// What a command prints, or what it complains of.
fn output(command: &mut Command) -> Result<String, String> {
    let shown = format!("{command:?}");
    let out = command.output().map_err(|error| format!("{shown} could not be run: {error}"))?;
    if out.status.success() {
        return Ok(String::from_utf8_lossy(&out.stdout).into_owned());
    }
    Err(format!("{shown} failed:\n{}", String::from_utf8_lossy(&out.stderr)))
}

/// Writes a file unless it says that already: cargo builds again what is newer.
fn write_changed(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    if fs::read(path).is_ok_and(|kept| kept == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(path, bytes).map_err(failed)
}
