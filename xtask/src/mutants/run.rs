//! Tries mutants: runs the rulebook tests once for each, then the other suites for those that are left.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use super::{
    Mutant, Outcome, RULEBOOK, Rules,
    copy::{Copy, Numbered, Ran, modules},
    outcomes::Outcomes,
    weave::NO_MUTANT,
};

/// A suite that takes so many times as long as without a mutant, and more than the least, never ends.
const PATIENCE: u32 = 20;
const LEAST_PATIENCE: Duration = Duration::from_secs(15);
/// A suite that takes longer than this without a mutant is long: a mutant has so much time to be found by it, and one
/// that is not found by then survives.
const LONG: Duration = Duration::from_secs(10);

/// A module of a suite that was built, how long it may take, and which functions it enters.
struct Suite {
    /// What a mutant is that it finds.
    found: Outcome,
    file: PathBuf,
    module: String,
    patience: Duration,
    is_long: bool,
    entered: BTreeSet<usize>,
}

impl Suite {
    fn finds(&self, copy: &Copy<'_>, mutant: usize) -> Result<bool, String> {
        let ran = copy.run(&self.file, &self.module, mutant, self.patience)?;
        Ok(ran == Ran::Fails || (ran == Ran::DoesNotEnd && !self.is_long))
    }
}

/// Tries every mutant of which something is left to learn, with the rulebook tests, and where `all` is wished with the
/// other suites of the crate: the quickest first, the rulebook's before others that take no longer.
pub(super) fn try_all(rules: &Rules, mutants: &[Mutant], all: bool, outcomes: &mut Outcomes) -> Result<(), String> {
    let mut copy = Copy::make(rules, mutants)?;
    let numbered: Vec<(usize, &Mutant)> = (1..).zip(mutants).collect();
    let rulebook = copy.build(&numbered, &["--test", RULEBOOK], outcomes)?;
    let mut suites = timed(&copy, rulebook, Outcome::Rulebook)?;
    if all {
        let others = copy.build(&numbered, &["--lib", "--tests"], outcomes)?;
        let others = others.into_iter().filter(|suite| !is_named(suite, RULEBOOK)).collect();
        suites.extend(timed(&copy, others, Outcome::OtherSuite)?);
    }
    suites.sort_by_key(|suite| (suite.is_long, suite.patience));
    try_woven(&copy, &numbered, &suites, outcomes)?;
    try_alone(&copy, &numbered, all, outcomes)
}

/// Whether a built test is of that suite: its file is called `rulebook-0123abcd`.
fn is_named(suite: &Path, name: &str) -> bool {
    let file = suite.file_name().unwrap_or_default().to_string_lossy();
    file.rsplit_once('-').is_some_and(|(own, _)| own == name)
}

/// Suites module by module, each with its time; none may fail without a mutant.
fn timed(copy: &Copy<'_>, suites: Vec<PathBuf>, found: Outcome) -> Result<Vec<Suite>, String> {
    let mut timed = Vec::new();
    for file in suites {
        for module in modules(&file)? {
            let begun = Instant::now();
            let ran = copy.run(&file, &module, NO_MUTANT, LONG)?;
            if ran == Ran::Fails {
                return Err(format!("{} {module} fails without a mutant", file.display()));
            }
            println!("{} {module} takes {} ms", file.display(), begun.elapsed().as_millis());
            let is_long = ran == Ran::DoesNotEnd;
            let patience = if is_long { LONG } else { (begun.elapsed() * PATIENCE).max(LEAST_PATIENCE) };
            timed.push(Suite { found, file: file.clone(), module, patience, is_long, entered: copy.entered() });
        }
    }
    Ok(timed)
}

fn try_woven(
    copy: &Copy<'_>,
    numbered: &Numbered<'_>,
    suites: &[Suite],
    outcomes: &mut Outcomes,
) -> Result<(), String> {
    let open: Vec<_> =
        numbered.iter().filter(|(number, mutant)| !copy.left.contains(number) && outcomes.is_open(mutant)).collect();
    for (done, (number, mutant)) in open.iter().enumerate() {
        let mut outcome = Outcome::Survived;
        for suite in suites.iter().filter(|suite| copy.is_in(*number, &suite.entered)) {
            if suite.finds(copy, *number)? {
                outcome = suite.found;
                break;
            }
        }
        if outcome == Outcome::Survived {
            println!("{}/{}: survived: {}", done + 1, open.len(), mutant.name);
        }
        outcomes.note(mutant, outcome)?;
    }
    println!("{} mutants tried by {} modules of tests", open.len(), suites.len());
    Ok(())
}

/// Builds the rules anew for each mutant that cannot be woven.
fn try_alone(copy: &Copy<'_>, numbered: &Numbered<'_>, all: bool, outcomes: &mut Outcomes) -> Result<(), String> {
    let open = numbered.iter().filter(|(number, mutant)| copy.left.contains(number) && outcomes.is_open(mutant));
    let open: Vec<&Mutant> = open.map(|(_, mutant)| *mutant).collect();
    let suites: &[(&[&str], Outcome)] =
        &[(&["--test", RULEBOOK], Outcome::Rulebook), (&["--lib", "--tests"], Outcome::OtherSuite)];
    let suites = if all { suites } else { &suites[..1] };
    for (done, mutant) in open.iter().enumerate() {
        let mut outcome = Outcome::Survived;
        for (tests, found) in suites {
            let Some(built) = copy.build_alone(numbered, mutant, tests)? else {
                outcome = Outcome::Unviable;
                break;
            };
            for suite in built.iter().filter(|suite| *found == Outcome::Rulebook || !is_named(suite, RULEBOOK)) {
                if outcome == Outcome::Survived {
                    let ran = copy.run(suite, "", NO_MUTANT, LONG)?;
                    let is_short = *found == Outcome::Rulebook;
                    let is_found = ran == Ran::Fails || (is_short && ran == Ran::DoesNotEnd);
                    outcome = if is_found { *found } else { outcome };
                }
            }
            if outcome != Outcome::Survived {
                break;
            }
        }
        println!("{}/{} that cannot be woven: {}: {}", done + 1, open.len(), outcome.name(), mutant.name);
        outcomes.note(mutant, outcome)?;
    }
    Ok(())
}
