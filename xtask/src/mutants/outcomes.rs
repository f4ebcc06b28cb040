//! What is known of the mutants of a game, kept from one sitting to the next.
//!
//! An outcome holds as long as the text of its file does: an edit elsewhere in the rules, or a new test, does not ask
//! again what was found. See `docs/mutants/README.md` for what that takes for granted.

use std::{
    collections::BTreeMap,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use super::{Mutant, Outcome, Rules, write_changed};

/// What is known of mutants, by their key.
pub(super) struct Outcomes {
    file: PathBuf,
    /// A number for the text of each file of the rules, by its path from the crate's folder.
    texts: BTreeMap<String, String>,
    pub(super) known: BTreeMap<String, Outcome>,
}

impl Outcomes {
    /// Those of earlier sittings whose files say what they said then.
    pub(super) fn open(rules: &Rules) -> Result<Self, String> {
        Self::read(
            rules.root.join("docs/mutants").join(format!("{}.jsonl", rules.game)),
            &rules.root.join(&rules.folder),
        )
    }

    fn read(file: PathBuf, folder: &Path) -> Result<Self, String> {
        let mut texts = BTreeMap::new();
        digest_all(folder, &folder.join("src"), &mut texts)?;
        let kept = fs::read_to_string(&file).unwrap_or_default();
        if kept.is_empty() {
            write_changed(&file, b"")?;
        }
        let read = |line: &str| {
            let told: Value = serde_json::from_str(line).ok()?;
            let (mutant, outcome) = (told["mutant"].as_str()?, Outcome::read(told["outcome"].as_str()?)?);
            let same = texts.get(file_of(mutant)).is_some_and(|text| told["text"] == **text);
            same.then(|| (mutant.to_owned(), outcome))
        };
        let known = kept.lines().filter_map(read).collect();
        Ok(Self { file, texts, known })
    }

    pub(super) fn note(&mut self, mutant: &Mutant, outcome: Outcome) -> Result<(), String> {
        let line = json!({ "mutant": mutant.key, "text": self.texts.get(&mutant.file), "outcome": outcome.name() });
        let mut file = fs::OpenOptions::new().append(true).open(&self.file).map_err(|error| error.to_string())?;
        writeln!(file, "{line}").map_err(|error| error.to_string())?;
        self.known.insert(mutant.key.clone(), outcome);
        Ok(())
    }

    /// Whether there is something left to learn of it: survivors are tried again, for tests become better.
    pub(super) fn is_open(&self, mutant: &Mutant) -> bool {
        matches!(self.known.get(&mutant.key), None | Some(Outcome::Survived))
    }
}

/// The file of a mutant: what stands before the colon of its key.
fn file_of(key: &str) -> &str {
    key.split_once(": ").map_or(key, |(file, _)| file)
}

/// A number for what each file below a folder says.
fn digest_all(crate_folder: &Path, folder: &Path, texts: &mut BTreeMap<String, String>) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            digest_all(crate_folder, &path, texts)?;
            continue;
        }
        let bytes = fs::read(&path).map_err(|error| error.to_string())?;
        let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix);
        let name = path.strip_prefix(crate_folder).unwrap_or(&path).display().to_string();
        texts.insert(name, format!("{sum:016x}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::{At, Span};

    fn mutant(file: &str, what: &str) -> Mutant {
        let at = At { line: 1, column: 1 };
        let (name, key) = (String::new(), format!("{file}: {what}"));
        let span = Span { from: at, to: at };
        Mutant { name, file: file.into(), key, function: None, span, replacement: String::new() }
    }

    #[test]
    fn an_edit_asks_again_for_the_mutants_of_its_own_file_alone() {
        let folder = std::env::temp_dir().join(format!("mutants-{}", std::process::id()));
        fs::create_dir_all(folder.join("src/cards")).expect("a folder");
        for file in ["src/setup.rs", "src/cards/bowl.rs"] {
            fs::write(folder.join(file), "fn one() {}\n").expect("a file");
        }
        let open = || Outcomes::read(folder.join("outcomes.jsonl"), &folder).expect("the rules are read");
        let (setup, bowl) = (mutant("src/setup.rs", "one"), mutant("src/cards/bowl.rs", "one"));
        let mut outcomes = open();
        outcomes.note(&setup, Outcome::Survived).expect("noted");
        outcomes.note(&setup, Outcome::Rulebook).expect("noted");
        outcomes.note(&bowl, Outcome::OtherSuite).expect("noted");
        let known = |outcomes: &Outcomes| [&setup, &bowl].map(|one| outcomes.known.get(&one.key).copied());
        assert_eq!(known(&open()), [Some(Outcome::Rulebook), Some(Outcome::OtherSuite)], "the last word holds");
        fs::write(folder.join("src/cards/bowl.rs"), "fn two() {}\n").expect("a file");
        assert_eq!(known(&open()), [Some(Outcome::Rulebook), None]);
        assert!(open().is_open(&bowl) && !open().is_open(&setup));
        fs::remove_dir_all(&folder).expect("removed");
    }
}
