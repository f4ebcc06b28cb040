//! The folder of a new game: a small complete one, to be changed into another step by step.

use std::{fs, path::Path};

/// The files of a game, by their place in its folder.
const FILES: [(&str, &str); 10] = [
    ("rules/Cargo.toml", include_str!("../new-game/rules/Cargo.toml")),
    ("rules/rules.md", include_str!("../new-game/rules/rules.md")),
    ("rules/rules.fr.md", include_str!("../new-game/rules/rules.fr.md")),
    ("rules/src/lib.rs", include_str!("../new-game/rules/src/lib.rs")),
    ("rules/tests/laws.rs", include_str!("../new-game/rules/tests/laws.rs")),
    ("rules/tests/rulebook.rs", include_str!("../new-game/rules/tests/rulebook.rs")),
    ("guide/Cargo.toml", include_str!("../new-game/guide/Cargo.toml")),
    ("guide/src/lib.rs", include_str!("../new-game/guide/src/lib.rs")),
    ("guide/lang/en.ftl", include_str!("../new-game/guide/lang/en.ftl")),
    ("guide/lang/fr.ftl", include_str!("../new-game/guide/lang/fr.ftl")),
];

/// The longest id.
const LONGEST: usize = 30;

/// Writes `games/ID` and names the game in the catalog: two lines outside of its folder.
pub(crate) fn write(id: Option<String>) -> Result<(), String> {
    let names = Names::of(&id.ok_or("say `cargo xtask new-game ID`, as in `cargo xtask new-game pebble-race`")?)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = root.join("games").join(&names.id);
    if folder.exists() {
        return Err(format!("games/{} is there already", names.id));
    }
    let list = Lines::open(&root, "crates/catalog/src/lib.rs", "catalog! {\n", "}\n")?;
    let uses = Lines::open(&root, "crates/catalog/Cargo.toml", "# A line a game.\n", "\n[")?;
    for (place, text) in FILES {
        let path = folder.join(place);
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| format!("{}: {error}", path.display()))?;
        fs::write(&path, names.filled(text)).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let (id, ident, constant) = (&names.id, &names.ident, &names.constant);
    list.add(&format!("    tsugi_{ident}_guide::{constant},\n"))?;
    uses.add(&format!("tsugi-{id}-guide = {{ path = \"../../games/{id}/guide\" }}\n"))?;
    let (rules, guide) = (format!("tsugi-{id}"), format!("tsugi-{id}-guide"));
    crate::cargo("fmt", &["--package", &rules, "--package", &guide], &[])?;
    println!("games/{id} is a small complete game. Its laws: cargo test -p {rules}");
    println!("Play it: cargo run -- play {id}, or cargo run -- serve and choose {}", names.name);
    println!("Keep games of it for ever: cargo xtask golden. How to go on: CONTRIBUTING.md, Add a game");
    Ok(())
}

/// What a game is called in a path, in code, and by people.
#[derive(PartialEq, Eq, Debug)]
struct Names {
    /// `pebble-race`.
    id: String,
    /// `pebble_race`.
    ident: String,
    /// `PebbleRace`.
    kind: String,
    /// `PEBBLE_RACE`.
    constant: String,
    /// `Pebble race`.
    name: String,
}

impl Names {
    fn of(id: &str) -> Result<Self, String> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if id.len() > LONGEST || !words.iter().all(is_word) {
            return Err(format!(
                "\"{}\" is no id; an id is small letters and digits, words joined by hyphens, at most {LONGEST} of them, as in pebble-race",
                id.chars().take(40).collect::<String>()
            ));
        }
        let ident = words.join("_");
        Ok(Self {
            id: id.to_owned(),
            kind: words.iter().map(|word| capital(word)).collect(),
            constant: ident.to_ascii_uppercase(),
            name: capital(&words.join(" ")),
            ident,
        })
    }

    /// A file of the pattern with these names.
    fn filled(&self, text: &str) -> String {
        let blanks = [
            ("{id}", &self.id),
            ("{ident}", &self.ident),
            ("{Type}", &self.kind),
            ("{CONST}", &self.constant),
            ("{Name}", &self.name),
        ];
        blanks.iter().fold(text.to_owned(), |text, (blank, name)| text.replace(blank, name))
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

/// A file with a list that a line is added to.
struct Lines {
    path: std::path::PathBuf,
    text: String,
    /// Where the list ends.
    end: usize,
}

impl Lines {
    fn open(root: &Path, file: &str, begins: &str, ends: &str) -> Result<Self, String> {
        let path = root.join(file);
        let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        let begin = text.find(begins).ok_or_else(|| format!("{file} has no list of games"))? + begins.len();
        let end = text[begin..].find(ends).map_or(text.len(), |end| begin + end);
        Ok(Self { path, text, end })
    }

    fn add(&self, line: &str) -> Result<(), String> {
        let text = [&self.text[..self.end], line, &self.text[self.end..]].concat();
        fs::write(&self.path, text).map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_gives_all_names() {
        let names = Names::of("pebble-race2").expect("an id");
        let kind = names.filled("{id} {ident} {Type} {CONST} {Name}");
        assert_eq!(kind, "pebble-race2 pebble_race2 PebbleRace2 PEBBLE_RACE2 Pebble race2");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for id in ["", "-", "a--b", "A", "a b", "é", "2a", "../a", &"a".repeat(31)] {
            assert!(Names::of(id).is_err_and(|why| why.contains("no id")), "{id}");
        }
        assert!(Names::of(&"a".repeat(30)).is_ok());
    }

    /// Beside its rules a game needs little: its words in both languages, its bots and its listing.
    #[test]
    fn beside_its_rules_the_pattern_is_at_most_150_lines() {
        let beside = FILES.into_iter().filter(|(place, _)| place.starts_with("guide/"));
        let lines: usize = beside.map(|(_, text)| text.lines().count()).sum();
        assert!(lines > 100 && lines <= 150, "{lines}");
    }
}
