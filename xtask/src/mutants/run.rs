//! Tries mutants: builds the woven copy, runs a suite once for each, and leaves the rest to cargo-mutants.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Mutant, Outcome, RULEBOOK, Rules, output, weave, write_changed};

/// A suite that takes so many times as long as without a mutant, and more than the least, never ends.
const PATIENCE: u32 = 20;
const LEAST_PATIENCE: Duration = Duration::from_secs(15);
/// A mutant that asks for more memory than this, in kilobytes, is found.
const MOST_MEMORY: u32 = 4 << 20;

/// What is known of mutants, by their key.
pub(super) struct Outcomes {
    file: PathBuf,
    pub(super) known: BTreeMap<String, Outcome>,
}

impl Outcomes {
    /// Those of an earlier run, unless the rules have changed since.
    pub(super) fn open(rules: &Rules) -> Result<Self, String> {
        let file = rules.kept().join("outcomes.jsonl");
        let digest = digest(&rules.root.join(&rules.folder).join("src"))?;
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let mut lines = kept.lines();
        if lines.next() != Some(digest.as_str()) {
            write_changed(&file, format!("{digest}\n").as_bytes())?;
            return Ok(Self { file, known: BTreeMap::new() });
        }
        let read = |line: &str| {
            let told: Value = serde_json::from_str(line).ok()?;
            Some((told["mutant"].as_str()?.to_owned(), Outcome::read(told["outcome"].as_str()?)?))
        };
        let known = lines.filter_map(read).collect();
        Ok(Self { file, known })
    }

    fn note(&mut self, mutant: &Mutant, outcome: Outcome) -> Result<(), String> {
        let line = json!({ "mutant": mutant.key, "outcome": outcome.name() });
        let mut file = fs::OpenOptions::new().append(true).open(&self.file).map_err(|error| error.to_string())?;
        writeln!(file, "{line}").map_err(|error| error.to_string())?;
        self.known.insert(mutant.key.clone(), outcome);
        Ok(())
    }

    /// Whether there is something left to learn of it: survivors are tried again, for tests become better.
    fn is_open(&self, mutant: &Mutant) -> bool {
        matches!(self.known.get(&mutant.key), None | Some(Outcome::Survived))
    }
}

/// A number for what the sources say.
fn digest(folder: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    walk(folder, &mut files)?;
    files.sort();
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    for file in files {
        for byte in fs::read(&file).map_err(|error| error.to_string())? {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    Ok(format!("sources {sum:016x}"))
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() { walk(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// Tries every mutant of which something is left to learn, with the rulebook first; those that survive it with the
/// other suites of the crate where `all` is wished.
pub(super) fn try_all(rules: &Rules, mutants: &[Mutant], all: bool, outcomes: &mut Outcomes) -> Result<(), String> {
    let mut copy = Copy::make(rules)?;
    let numbered: Vec<(usize, &Mutant)> = (1..).zip(mutants).collect();
    let rulebook = copy.build(&numbered, &["--test", RULEBOOK], outcomes)?;
    try_woven(&copy, &numbered, &rulebook, Outcome::Rulebook, outcomes)?;
    try_plainly(rules, &copy, &numbered, outcomes)?;
    if all {
        let suites = copy.build(&numbered, &["--lib", "--tests"], outcomes)?;
        let others: Vec<PathBuf> = suites.into_iter().filter(|suite| !is_named(suite, RULEBOOK)).collect();
        try_woven(&copy, &numbered, &others, Outcome::OtherSuite, outcomes)?;
    }
    Ok(())
}

/// Whether a built test is of that suite: its file is called `rulebook-0123abcd`.
fn is_named(suite: &Path, name: &str) -> bool {
    let file = suite.file_name().unwrap_or_default().to_string_lossy();
    file.rsplit_once('-').is_some_and(|(own, _)| own == name)
}

fn try_woven(
    copy: &Copy<'_>,
    numbered: &[(usize, &Mutant)],
    suites: &[PathBuf],
    found: Outcome,
    outcomes: &mut Outcomes,
) -> Result<(), String> {
    let mut patience = Vec::new();
    for suite in suites {
        let begun = Instant::now();
        if copy.finds(suite, 0, Duration::from_secs(600))? {
            return Err(format!("{} fails without a mutant", suite.display()));
        }
        patience.push((begun.elapsed() * PATIENCE).max(LEAST_PATIENCE));
    }
    let open: Vec<_> =
        numbered.iter().filter(|(number, mutant)| !copy.left.contains(number) && outcomes.is_open(mutant)).collect();
    for (done, (number, mutant)) in open.iter().enumerate() {
        let mut outcome = Outcome::Survived;
        for (suite, patience) in suites.iter().zip(&patience) {
            if copy.finds(suite, *number, *patience)? {
                outcome = found;
                break;
            }
        }
        if outcome == Outcome::Survived {
            println!("{}/{}: survived: {}", done + 1, open.len(), mutant.name);
        }
        outcomes.note(mutant, outcome)?;
    }
    println!("{} mutants tried by {} suites", open.len(), suites.len());
    Ok(())
}

/// Leaves mutants that cannot be woven to cargo-mutants.
fn try_plainly(
    rules: &Rules,
    copy: &Copy<'_>,
    numbered: &[(usize, &Mutant)],
    outcomes: &mut Outcomes,
) -> Result<(), String> {
    let open: Vec<&Mutant> = numbered
        .iter()
        .filter(|(number, mutant)| copy.left.contains(number) && outcomes.is_open(mutant))
        .map(|(_, mutant)| *mutant)
        .collect();
    if open.is_empty() {
        return Ok(());
    }
    println!("{} mutants cannot be woven; cargo-mutants builds each", open.len());
    let out = rules.kept().join("plain");
    let mut command = Command::new("cargo");
    command.args(["mutants", "--package", &rules.package, "--baseline", "skip", "--timeout", "120"]);
    command.arg("--output").arg(&out).current_dir(&rules.root);
    for mutant in &open {
        command.arg("--re").arg(format!("^{}$", escaped(&mutant.name)));
    }
    command.args(["--", "--test", RULEBOOK]);
    command.status().map_err(|error| format!("cargo mutants could not be run: {error}"))?;
    let told = |file: &str| fs::read_to_string(out.join("mutants.out").join(file)).unwrap_or_default();
    let files = [
        ("caught.txt", Outcome::Rulebook),
        ("timeout.txt", Outcome::Rulebook),
        ("unviable.txt", Outcome::Unviable),
        ("missed.txt", Outcome::Survived),
    ];
    for (file, outcome) in files {
        let names: BTreeSet<String> = told(file).lines().map(str::to_owned).collect();
        for mutant in open.iter().filter(|mutant| names.contains(&mutant.name)) {
            outcomes.note(mutant, outcome)?;
        }
    }
    Ok(())
}

/// A name as a pattern that means just that.
fn escaped(name: &str) -> String {
    name.chars().fold(String::new(), |mut pattern, letter| {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
        pattern
    })
}

/// A copy of the repository in which the rules hold their mutants.
struct Copy<'a> {
    rules: &'a Rules,
    tree: PathBuf,
    /// Functions that must stay constant.
    plain: BTreeSet<String>,
    /// Mutants that cannot be woven.
    left: BTreeSet<usize>,
}

impl<'a> Copy<'a> {
    fn make(rules: &'a Rules) -> Result<Self, String> {
        let tree = rules.kept().join("tree");
        let own = tree.join(&rules.folder);
        if own.exists() {
            fs::remove_dir_all(&own).map_err(|error| error.to_string())?;
        }
        let files =
            output(Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).current_dir(&rules.root))?;
        for file in files.lines().filter(|file| !file.starts_with("docs/")) {
            let Ok(bytes) = fs::read(rules.root.join(file)) else { continue };
            write_changed(&tree.join(file), &bytes)?;
        }
        Ok(Self { rules, tree, plain: BTreeSet::new(), left: BTreeSet::new() })
    }

    /// Weaves what can be woven and builds tests of it; what does not compile is unviable. The tests that were built.
    fn build(
        &mut self,
        mutants: &[(usize, &Mutant)],
        tests: &[&str],
        outcomes: &mut Outcomes,
    ) -> Result<Vec<PathBuf>, String> {
        loop {
            let woven = self.weave(mutants, outcomes)?;
            let (told, good) = self.cargo_test(tests)?;
            let messages: Vec<Value> = told.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
            if good {
                let built = messages.iter().filter(|message| message["profile"]["test"] == true);
                return Ok(built.filter_map(|message| message["executable"].as_str()).map(PathBuf::from).collect());
            }
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
                let first = messages.iter().find_map(|told| told["message"]["rendered"].as_str()).unwrap_or_default();
                return Err(format!("the woven rules of {} do not compile:\n{first}", self.rules.package));
            }
            println!("{learnt} more mutants do not compile, or stand where a constant is wanted");
        }
    }

    /// Writes the rules with their mutants; each file's text by its path from the root.
    fn weave(
        &mut self,
        mutants: &[(usize, &Mutant)],
        outcomes: &Outcomes,
    ) -> Result<BTreeMap<String, weave::Woven>, String> {
        let mut all = BTreeMap::new();
        self.left.clear();
        let files: BTreeSet<&str> =
            mutants.iter().map(|(_, mutant)| mutant.file.as_str()).chain(["src/lib.rs"]).collect();
        for file in files {
            let path = self.rules.folder.join(file);
            let text = fs::read_to_string(self.rules.root.join(&path)).map_err(|error| error.to_string())?;
            let viable = |mutant: &Mutant| outcomes.known.get(&mutant.key) != Some(&Outcome::Unviable);
            let own: Vec<_> =
                mutants.iter().filter(|(_, mutant)| mutant.file == file && viable(mutant)).copied().collect();
            let mut woven = weave::weave(&text, &own, &self.plain);
            if file == "src/lib.rs" {
                woven.text.push_str(weave::ROOT);
            }
            self.left.extend(&woven.left);
            write_changed(&self.tree.join(&path), woven.text.as_bytes())?;
            all.insert(path.display().to_string(), woven);
        }
        Ok(all)
    }

    fn cargo_test(&self, tests: &[&str]) -> Result<(String, bool), String> {
        let mut command = Command::new("cargo");
        command.args(["test", "--no-run", "--message-format", "json", "--package", &self.rules.package]);
        let fast = u8::from(!tests.contains(&RULEBOOK));
        command.arg("--config").arg(format!("profile.dev.package.{}.opt-level={fast}", self.rules.package));
        command.args(tests).current_dir(&self.tree).env("CARGO_TARGET_DIR", self.rules.kept().join("build"));
        let out = command.stderr(Stdio::null()).output().map_err(|error| error.to_string())?;
        Ok((String::from_utf8_lossy(&out.stdout).into_owned(), out.status.success()))
    }

    /// Whether a suite fails, or never ends, with this mutant.
    fn finds(&self, suite: &Path, mutant: usize, patience: Duration) -> Result<bool, String> {
        let limited = format!("ulimit -v {MOST_MEMORY}; exec \"$0\"");
        let mut command = Command::new("sh");
        command.args(["-c", &limited]).arg(suite).current_dir(self.tree.join(&self.rules.folder));
        command.env("TSUGI_MUTANT", mutant.to_string()).env("RUST_BACKTRACE", "0");
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut running = command.spawn().map_err(|error| error.to_string())?;
        let begun = Instant::now();
        loop {
            if let Some(status) = running.try_wait().map_err(|error| error.to_string())? {
                return Ok(!status.success());
            }
            if begun.elapsed() > patience {
                running.kill().and_then(|()| running.wait()).map_err(|error| error.to_string())?;
                return Ok(true);
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
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
