//! The tally of a game's mutants: per file how many there are, who finds them, and which survive.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

use super::{Mutant, Outcome, RULES, Rules, outcomes::Outcomes, write_changed};

/// Mutants that no test can tell from the rules, each with the reason: `docs/mutants/GAME.equivalent`, a line each,
/// `mutant because reason`.
fn named(file: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let parted = lines.filter_map(|line| line.split_once(" because "));
    parted.map(|(mutant, why)| (mutant.trim().to_owned(), why.trim().to_owned())).collect()
}

/// Counts of one file, or of several.
#[derive(Clone, Copy, Default)]
struct Count {
    rulebook: usize,
    other: usize,
    survived: usize,
    equivalent: usize,
    unviable: usize,
    untried: usize,
}

impl Count {
    fn add(&mut self, outcome: Option<Outcome>, equivalent: bool) {
        match outcome {
            Some(Outcome::Rulebook) => self.rulebook += 1,
            Some(Outcome::OtherSuite) => self.other += 1,
            Some(Outcome::Unviable) => self.unviable += 1,
            Some(Outcome::Survived) if equivalent => self.equivalent += 1,
            Some(Outcome::Survived) => self.survived += 1,
            None => self.untried += 1,
        }
    }

    fn plus(self, more: Self) -> Self {
        Self {
            rulebook: self.rulebook + more.rulebook,
            other: self.other + more.other,
            survived: self.survived + more.survived,
            equivalent: self.equivalent + more.equivalent,
            unviable: self.unviable + more.unviable,
            untried: self.untried + more.untried,
        }
    }

    /// Mutants that compile and differ from the rules.
    fn wrong(self) -> usize {
        self.rulebook + self.other + self.survived + self.untried
    }

    fn row(self, name: &str) -> String {
        let Self { rulebook, other, survived, equivalent, unviable, untried } = self;
        let share = |found: usize| {
            let tenths = 1000 * found / self.wrong().max(1);
            format!("{}.{} %", tenths / 10, tenths % 10)
        };
        let (by_rulebook, by_all) = (share(rulebook), share(rulebook + other));
        format!(
            "| {name} | {} | {rulebook} | {other} | {survived} | {equivalent} | {untried} | {unviable} | {by_rulebook} | {by_all} |",
            self.wrong() + equivalent
        )
    }
}

/// Writes `docs/mutants/GAME.md`.
pub(super) fn write(rules: &Rules, mutants: &[Mutant], outcomes: &Outcomes) -> Result<(), String> {
    let folder = rules.root.join("docs/mutants");
    let named = named(&folder.join(format!("{}.equivalent", rules.game)));
    let mut files: BTreeMap<&str, Count> = BTreeMap::new();
    for mutant in mutants {
        let outcome = outcomes.known.get(&mutant.key).copied();
        files.entry(&mutant.file).or_default().add(outcome, named.contains_key(&mutant.key));
    }
    let is_rules = |file: &str| {
        let name = file.trim_start_matches("src/").split(['/', '.']).next().unwrap_or_default();
        RULES.contains(&name)
    };
    let total = |of: &dyn Fn(&str) -> bool| {
        files.iter().filter(|(file, _)| of(file)).fold(Count::default(), |sum, (_, count)| sum.plus(*count))
    };
    let (six, whole) = (total(&is_rules), total(&|_| true));
    let mut text = format!(
        "# Mutants of {}\n\nWritten by `cargo xtask mutants {}`. A mutant is one wrong rule, as cargo-mutants makes them; it is found\n\
         where a test fails or never ends. *Rulebook*: by `tests/rulebook` alone. *Others*: not by those, but by another suite of\n\
         the rules crate. Those that do not compile count nowhere; shares are of the mutants that are not equivalent, untried ones\n\
         included.\n\n| file | mutants | rulebook | others | survived | equivalent | untried | do not compile | by the rulebook | by all |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
        rules.game, rules.game
    );
    for (file, count) in &files {
        let _ = writeln!(text, "{}", count.row(&format!("`{file}`")));
    }
    let _ = writeln!(text, "{}", six.row("setup, state, actions, scoring, view, cards"));
    let _ = writeln!(text, "{}", whole.row("all"));
    list(
        &mut text,
        "Survivors",
        mutants
            .iter()
            .filter(|mutant| survives(outcomes, mutant) && !named.contains_key(&mutant.key))
            .map(|mutant| mutant.key.clone()),
    );
    let reason = |mutant: &Mutant| named.get(&mutant.key).map(|why| format!("{}: {why}", mutant.key));
    list(&mut text, "Equivalent", mutants.iter().filter(|mutant| survives(outcomes, mutant)).filter_map(reason));
    write_changed(&folder.join(format!("{}.md", rules.game)), text.as_bytes())?;
    println!("{}\n{}", six.row("the six"), whole.row("all"));
    Ok(())
}

fn survives(outcomes: &Outcomes, mutant: &Mutant) -> bool {
    outcomes.known.get(&mutant.key) == Some(&Outcome::Survived)
}

fn list(text: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if !lines.is_empty() {
        let _ = writeln!(text, "\n## {title}\n");
        for line in lines {
            let _ = writeln!(text, "- {line}");
        }
    }
}
