//! A copy of the repository in which the rules hold their mutants, and the tests built of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::{Mutant, Outcome, RULEBOOK, Rules, outcomes::Outcomes, output, weave, write_changed};

/// A mutant that asks for more memory than this, in kilobytes, is found.
const MOST_MEMORY: u32 = 4 << 20;
/// The stack of a test, in bytes: a function that holds all its mutants needs room for each.
const STACK: &str = "67108864";

/// Numbered mutants of a game.
pub(super) type Numbered<'m> = [(usize, &'m Mutant)];

/// A copy of the repository in which the rules hold their mutants.
pub(super) struct Copy<'a> {
    rules: &'a Rules,
    tree: PathBuf,
    /// Functions that must stay constant.
    plain: BTreeSet<String>,
    /// Mutants that cannot be woven.
    pub(super) left: BTreeSet<usize>,
    /// The function of each woven mutant.
    functions: BTreeMap<usize, usize>,
}

impl<'a> Copy<'a> {
    /// Copies what has changed; files with mutants are left to [`Self::weave`], so that what was woven before is not
    /// built again.
    pub(super) fn make(rules: &'a Rules, mutants: &[Mutant]) -> Result<Self, String> {
        let tree = rules.kept().join("tree");
        let woven: BTreeSet<PathBuf> = mutants.iter().map(|mutant| rules.folder.join(&mutant.file)).collect();
        let files =
            output(Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).current_dir(&rules.root))?;
        let mut copied = BTreeSet::new();
        for file in files.lines().filter(|file| !file.starts_with("docs/")) {
            let Ok(bytes) = fs::read(rules.root.join(file)) else { continue };
            if !woven.contains(Path::new(file)) {
                write_changed(&tree.join(file), &bytes)?;
            }
            copied.insert(tree.join(file));
        }
        remove_others(&tree, &copied)?;
        Ok(Self { rules, tree, plain: BTreeSet::new(), left: BTreeSet::new(), functions: BTreeMap::new() })
    }

    /// Weaves what can be woven and builds tests of it; what does not compile is unviable. The tests that were built.
    pub(super) fn build(
        &mut self,
        mutants: &Numbered<'_>,
        tests: &[&str],
        outcomes: &mut Outcomes,
    ) -> Result<Vec<PathBuf>, String> {
        loop {
            let woven = self.weave(mutants, outcomes)?;
            let (messages, told) = match self.cargo_test(tests)? {
                Built::Tests(built) => return Ok(built),
                Built::Refused(messages, told) => (messages, told),
            };
            let mut learnt = 0;
            for message in messages.iter().map(|message| &message["message"]).filter(|told| told["level"] == "error") {
                let mutant = message["spans"].as_array().into_iter().flatten().find_map(|span| on_mutant(span, &woven));
                if let Some((_, mutant)) = mutants.iter().find(|(number, _)| Some(*number) == mutant) {
                    if outcomes.known.get(&mutant.key) != Some(&Outcome::Unviable) {
                        outcomes.note(mutant, Outcome::Unviable)?;
                        learnt += 1;
                    }
                } else if let Some(function) = asked_as_constant(message) {
                    learnt += usize::from(self.plain.insert(function));
                }
            }
            if learnt == 0 {
                let first = messages.iter().find_map(|told| told["message"]["rendered"].as_str()).unwrap_or(&told);
                return Err(format!("the woven rules of {} do not compile:\n{first}", self.rules.package));
            }
            println!("{learnt} more mutants do not compile, or stand where a constant is wanted");
        }
    }

    /// Writes the rules with their mutants; each file's text by its path from the root.
    fn weave(&mut self, mutants: &Numbered<'_>, outcomes: &Outcomes) -> Result<BTreeMap<String, weave::Woven>, String> {
        let mut all = BTreeMap::new();
        self.left.clear();
        self.functions.clear();
        let files: BTreeSet<&str> =
            mutants.iter().map(|(_, mutant)| mutant.file.as_str()).chain(["src/lib.rs"]).collect();
        for file in files {
            let text = self.original(file)?;
            let viable = |mutant: &Mutant| outcomes.known.get(&mutant.key) != Some(&Outcome::Unviable);
            let own: Vec<_> =
                mutants.iter().filter(|(_, mutant)| mutant.file == file && viable(mutant)).copied().collect();
            let mut woven = weave::weave(&text, &own, &self.plain);
            if file == "src/lib.rs" {
                woven.text.push_str(weave::ROOT);
            }
            self.left.extend(&woven.left);
            self.functions.extend(&woven.functions);
            let path = self.rules.folder.join(file);
            write_changed(&self.tree.join(&path), woven.text.as_bytes())?;
            all.insert(path.display().to_string(), woven);
        }
        Ok(all)
    }

    /// A file of the rules as it stands in the repository.
    fn original(&self, file: &str) -> Result<String, String> {
        fs::read_to_string(self.rules.root.join(&self.rules.folder).join(file)).map_err(|error| error.to_string())
    }

    /// Builds tests of the rules with this mutant alone in them; none where it does not compile.
    pub(super) fn build_alone(
        &self,
        mutants: &Numbered<'_>,
        mutant: &Mutant,
        tests: &[&str],
    ) -> Result<Option<Vec<PathBuf>>, String> {
        let files: BTreeSet<&str> = mutants.iter().map(|(_, mutant)| mutant.file.as_str()).collect();
        for file in files {
            let text = self.original(file)?;
            let text = if file == mutant.file { weave::alone(&text, mutant) } else { text };
            write_changed(&self.tree.join(&self.rules.folder).join(file), text.as_bytes())?;
        }
        Ok(match self.cargo_test(tests)? {
            Built::Tests(built) => Some(built),
            Built::Refused(..) => None,
        })
    }

    fn cargo_test(&self, tests: &[&str]) -> Result<Built, String> {
        let mut command = Command::new("cargo");
        command.args(["test", "--no-run", "--message-format", "json", "--package", &self.rules.package]);
        let fast = u8::from(!tests.contains(&RULEBOOK));
        command.arg("--config").arg(format!("profile.dev.package.{}.opt-level={fast}", self.rules.package));
        command.args(["--config", "profile.dev.debug=0"]);
        command.args(tests).current_dir(&self.tree).env("CARGO_TARGET_DIR", self.rules.build());
        let out = command.output().map_err(|error| error.to_string())?;
        let printed = String::from_utf8_lossy(&out.stdout);
        let messages: Vec<Value> = printed.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if !out.status.success() {
            return Ok(Built::Refused(messages, String::from_utf8_lossy(&out.stderr).into_owned()));
        }
        let built = messages.iter().filter(|message| message["profile"]["test"] == true);
        Ok(Built::Tests(built.filter_map(|message| message["executable"].as_str()).map(PathBuf::from).collect()))
    }

    /// Where a suite without a mutant writes which functions it entered.
    fn entered_file(&self) -> PathBuf {
        self.rules.kept().join("entered.txt")
    }

    /// The functions that the last suite without a mutant entered.
    pub(super) fn entered(&self) -> BTreeSet<usize> {
        let told = fs::read_to_string(self.entered_file()).unwrap_or_default();
        told.lines().filter_map(|line| line.parse().ok()).collect()
    }

    /// Whether a mutant stands in one of these functions.
    pub(super) fn is_in(&self, mutant: usize, functions: &BTreeSet<usize>) -> bool {
        self.functions.get(&mutant).is_some_and(|function| functions.contains(function))
    }

    /// What becomes of the tests of a suite whose names hold this, with this mutant.
    pub(super) fn run(&self, suite: &Path, names: &str, mutant: usize, patience: Duration) -> Result<Ran, String> {
        let limited = format!("ulimit -c 0; ulimit -v {MOST_MEMORY}; exec \"$0\" \"$1\"");
        let mut command = Command::new("sh");
        command.args(["-c", &limited]).arg(suite).arg(names).current_dir(self.tree.join(&self.rules.folder));
        command.env("TSUGI_MUTANT", mutant.to_string()).env("RUST_BACKTRACE", "0");
        command.env("RUST_MIN_STACK", STACK);
        if mutant == weave::NO_MUTANT {
            write_changed(&self.entered_file(), b"")?;
            command.env("TSUGI_ENTERED", self.entered_file());
        }
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut running = command.spawn().map_err(|error| error.to_string())?;
        let begun = Instant::now();
        loop {
            if let Some(status) = running.try_wait().map_err(|error| error.to_string())? {
                return Ok(if status.success() { Ran::Passes } else { Ran::Fails });
            }
            if begun.elapsed() > patience {
                running.kill().and_then(|()| running.wait()).map_err(|error| error.to_string())?;
                return Ok(Ran::DoesNotEnd);
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The modules of a suite; an empty name where its tests are in none.
pub(super) fn modules(suite: &Path) -> Result<BTreeSet<String>, String> {
    let told = output(Command::new(suite).args(["--list", "--format", "terse"]))?;
    let module = |line: &str| line.split_once("::").map_or(String::new(), |(module, _)| format!("{module}::"));
    Ok(told.lines().map(module).collect())
}

/// What becomes of a suite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ran {
    Passes,
    Fails,
    /// Not in the time it was given.
    DoesNotEnd,
}

/// What a build comes to.
enum Built {
    Tests(Vec<PathBuf>),
    /// What the compiler says, and what cargo does.
    Refused(Vec<Value>, String),
}

/// Removes what an earlier copy left that is no longer there.
fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) && path.file_name().is_some_and(|name| name != "Cargo.lock") {
            fs::remove_file(&path).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// The mutant in whose text a span of a compiler's message lies, be it by way of a macro.
fn on_mutant(span: &Value, woven: &BTreeMap<String, weave::Woven>) -> Option<usize> {
    let here = span["is_primary"] != false;
    let file = span["file_name"].as_str().and_then(|file| woven.get(file));
    let line = span["line_start"].as_u64().map(|line| line as usize);
    let found = file.zip(line).filter(|_| here).and_then(|(file, line)| file.mutant_on(line));
    found.or_else(|| {
        span.get("expansion").filter(|within| !within.is_null()).and_then(|within| on_mutant(&within["span"], woven))
    })
}

/// The function that a constant asks, where a message says that it is none.
fn asked_as_constant(message: &Value) -> Option<String> {
    let told = message["message"].as_str().filter(|_| message["code"]["code"] == "E0015")?;
    let path = told.split('`').nth(1)?;
    path.rsplit("::").next().map(str::to_owned)
}
