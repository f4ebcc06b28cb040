//! Rulings against code and tests: each has one number, a place in the code, a test of that name.

use std::{
    collections::BTreeSet,
    fmt, fs,
    path::{Path, PathBuf},
};

/// Holds every game's `rules.md` against its code and tests.
pub(crate) fn check() -> Result<(), String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("games");
    let mut complaints = Vec::new();
    for game in sorted(&games)? {
        let folder = game.join("rules");
        if !folder.join("rules.md").is_file() {
            continue;
        }
        let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let book = Book::open(&folder)?;
        let found = book.complaints(|place| folder.join(place).is_file());
        if found.is_empty() {
            println!("{} rulings of {name}: each has its place and its test", book.headings().len());
        }
        complaints.extend(found.into_iter().map(|complaint| format!("{name}: {complaint}")));
    }
    if complaints.is_empty() { Ok(()) } else { Err(format!("rulings\n  {}", complaints.join("\n  "))) }
}

/// The number of a ruling: `R23`, or `R3.2` where a game counts by chapters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Number {
    chapter: u32,
    point: Option<u32>,
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}", self.chapter)?;
        self.point.map_or(Ok(()), |point| write!(f, ".{point}"))
    }
}

impl Number {
    /// The number at the start of a text after its letter, `dot` standing between its parts.
    fn leading(text: &str, dot: char) -> Option<(Self, &str)> {
        let (chapter, rest) = leading_digits(text)?;
        match rest.strip_prefix(dot).and_then(leading_digits) {
            Some((point, rest)) => Some((Self { chapter, point: Some(point) }, rest)),
            None => Some((Self { chapter, point: None }, rest)),
        }
    }
}

fn leading_digits(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// A text and the name it goes by in complaints.
struct Text {
    file: String,
    text: String,
}

/// All texts of a game that speak of its rulings.
struct Book {
    rules: String,
    french: String,
    code: Vec<Text>,
    tests: Vec<Text>,
}

impl Book {
    fn open(folder: &Path) -> Result<Self, String> {
        Ok(Self {
            rules: read(&folder.join("rules.md"))?,
            french: read(&folder.join("rules.fr.md"))?,
            code: sources(folder, "src")?,
            tests: sources(folder, "tests")?,
        })
    }

    fn headings(&self) -> Vec<Number> {
        headings(&self.rules)
    }

    /// What does not agree; `exists` tells whether the game's folder has a file.
    fn complaints(&self, exists: impl Fn(&str) -> bool) -> Vec<String> {
        let rulings: BTreeSet<Number> = self.headings().into_iter().collect();
        let mut complaints = Vec::new();
        if rulings.is_empty() {
            complaints.push("rules.md has no heading like `### R1 …`".into());
        }
        complaints.extend(self.translation(&rulings));
        let places = places(&self.rules);
        for (number, place) in places.iter().filter(|(_, place)| !exists(place)) {
            complaints.push(format!("{number} has its place in {place}, which is no file"));
        }
        let cited: BTreeSet<Number> = self.code.iter().flat_map(|text| citations(&text.text)).collect();
        for number in rulings.iter().filter(|number| !cited.contains(number)) {
            if places.iter().all(|(placed, _)| placed != number) {
                complaints.push(format!("{number} is cited nowhere in src, and rules.md names no place for it"));
            }
        }
        for Text { file, text } in self.code.iter().chain(&self.tests) {
            let unknown: BTreeSet<Number> = citations(text).filter(|number| !rulings.contains(number)).collect();
            complaints.extend(unknown.into_iter().map(|number| format!("{file} cites {number}, which is no ruling")));
        }
        complaints.extend(self.untested(&rulings));
        complaints
    }

    /// Numbers that stand twice, and numbers that only one language has.
    fn translation(&self, rulings: &BTreeSet<Number>) -> Vec<String> {
        let mut complaints = Vec::new();
        for (file, text) in [("rules.md", &self.rules), ("rules.fr.md", &self.french)] {
            let mut seen = BTreeSet::new();
            let twice = headings(text).into_iter().filter(|&number| !seen.insert(number));
            complaints.extend(twice.map(|number| format!("{number} stands twice in {file}")));
        }
        let french: BTreeSet<Number> = headings(&self.french).into_iter().collect();
        complaints.extend(rulings.difference(&french).map(|number| format!("{number} is not in rules.fr.md")));
        complaints.extend(french.difference(rulings).map(|number| format!("{number} is only in rules.fr.md")));
        complaints
    }

    /// Rulings without a test, and tests without a ruling.
    fn untested(&self, rulings: &BTreeSet<Number>) -> Vec<String> {
        let (mut complaints, mut tested) = (Vec::new(), BTreeSet::new());
        for Text { file, text } in &self.tests {
            for name in tests(text) {
                let Some(number) = tested_by(name, rulings) else { continue };
                if rulings.contains(&number) {
                    tested.insert(number);
                } else {
                    complaints.push(format!("{file}: test {name} is of {number}, which is no ruling"));
                }
            }
        }
        let missing = rulings.difference(&tested);
        complaints.extend(missing.map(|number| format!("{number} has no test")));
        complaints
    }
}

/// The numbers of the headings `### R23 Bowls`, in order.
fn headings(rules: &str) -> Vec<Number> {
    rules.lines().filter_map(heading).collect()
}

fn heading(line: &str) -> Option<Number> {
    let (number, rest) = Number::leading(line.strip_prefix("### R")?, '.')?;
    (rest.is_empty() || rest.starts_with(' ')).then_some(number)
}

/// The lines `Place: file`, with the ruling each stands under.
fn places(rules: &str) -> Vec<(Number, &str)> {
    let (mut under, mut places) = (None, Vec::new());
    for line in rules.lines() {
        under = heading(line).or(under.filter(|_| !line.starts_with('#')));
        let place = line.trim_start_matches(['-', '*', ' ']).strip_prefix("Place:");
        if let (Some(number), Some(place)) = (under, place) {
            places.push((number, place.trim().trim_matches('`')));
        }
    }
    places
}

/// Every `R23` or `R3.2` in a text that stands as a word of its own.
fn citations(text: &str) -> impl Iterator<Item = Number> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices('R').filter_map(move |(at, _)| {
        let (number, rest) = Number::leading(&text[at + 1..], '.')?;
        let alone = !text[..at].ends_with(is_word) && !rest.starts_with(is_word);
        alone.then_some(number)
    })
}

/// The names of the functions marked as tests; ignored ones do not count.
fn tests(text: &str) -> Vec<&str> {
    let (mut marked, mut ignored, mut names) = (false, false, Vec::new());
    for line in text.lines().map(str::trim) {
        marked |= line.starts_with("#[test]");
        ignored |= line.starts_with("#[ignore");
        let Some(rest) = line.strip_prefix("fn ").or_else(|| line.split_once(" fn ").map(|(_, rest)| rest)) else {
            continue;
        };
        if marked && !ignored && !line.starts_with("//") {
            names.push(rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default());
        }
        if !line.starts_with("//") {
            (marked, ignored) = (false, false);
        }
    }
    names
}

/// The ruling that a test's name begins with: `r3_2_…` is of R3.2 where there is one, else of R3.
fn tested_by(name: &str, rulings: &BTreeSet<Number>) -> Option<Number> {
    let (number, rest) = Number::leading(name.strip_prefix('r')?, '_')?;
    if number.point.is_some() && rulings.contains(&number) && rest.starts_with('_') {
        return Some(number);
    }
    let (chapter, rest) = leading_digits(&name[1..])?;
    rest.starts_with('_').then_some(Number { chapter, point: None })
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let problem = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(problem)?;
    let mut paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    if let Ok(paths) = &mut paths {
        paths.sort();
    }
    paths.map_err(problem)
}

/// Every Rust file below that folder of the game; none where there is no such folder.
fn sources(game: &Path, below: &str) -> Result<Vec<Text>, String> {
    let (mut found, mut folders) = (Vec::new(), vec![game.join(below)]);
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for path in sorted(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let file = path.strip_prefix(game).unwrap_or(&path).display().to_string();
                found.push(Text { file, text: read(&path)? });
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n### R1 Cups\nA rule.\n### R3.2 Hands\n### R32 Looks\nPlace: art.svg\n";
    const CODE: &str = "/// R1: a cup.\n// (R3.2), not PR7 nor R7x.\n";
    const TESTS: &str = "#[test]\nfn r1_cups() {}\n#[test]\nfn r3_2_hands() {}\n#[test]\nfn r32_looks() {}\n";

    /// The complaints about these texts, where only `art.svg` exists.
    fn complaints(rules: &str, french: &str, code: &str, tests: &str) -> Vec<String> {
        let text = |file: &str, text: &str| vec![Text { file: file.into(), text: text.into() }];
        let (code, tests) = (text("src/lib.rs", code), text("tests/rulebook.rs", tests));
        Book { rules: rules.into(), french: french.into(), code, tests }.complaints(|place| place == "art.svg")
    }

    #[test]
    fn a_sound_book_gives_no_complaint() {
        assert_eq!(complaints(RULES, RULES, CODE, TESTS), [""; 0]);
        let listed = RULES.replace("Place: art.svg", "- Place: `art.svg`");
        assert_eq!(complaints(&listed, RULES, CODE, TESTS), [""; 0]);
    }

    #[test]
    fn a_ruling_without_a_test_is_told() {
        let without = TESTS.replace("r1_cups", "r11_cups");
        let told = complaints(RULES, RULES, CODE, &without);
        assert_eq!(told, ["tests/rulebook.rs: test r11_cups is of R11, which is no ruling", "R1 has no test"]);
    }

    #[test]
    fn what_only_looks_like_a_test_is_none() {
        for fault in ["fn r1_cups() {}", "// #[test]\nfn r1_cups() {}", "#[test]\n#[ignore = \"x\"]\nfn r1_cups() {}"] {
            let tests = TESTS.replace("#[test]\nfn r1_cups() {}", fault);
            assert_eq!(complaints(RULES, RULES, CODE, &tests), ["R1 has no test"], "{fault}");
        }
        let documented = TESTS.replace("#[test]\nfn r1_cups", "#[test]\n// the fn of cups\npub(crate) fn r1_cups");
        assert_eq!(complaints(RULES, RULES, CODE, &documented), [""; 0]);
    }

    #[test]
    fn a_ruling_without_a_place_is_told() {
        let told = complaints(RULES, RULES, &CODE.replace("R1", "R1x"), TESTS);
        assert_eq!(told, ["R1 is cited nowhere in src, and rules.md names no place for it"]);
        let told = complaints(&RULES.replace("art.svg", "gone.svg"), RULES, CODE, TESTS);
        assert_eq!(told, ["R32 has its place in gone.svg, which is no file"]);
    }

    #[test]
    fn a_number_that_is_no_ruling_is_told() {
        let told = complaints(RULES, RULES, &format!("{CODE}// R3 and R32.1"), TESTS);
        let expected = ["src/lib.rs cites R3, which is no ruling", "src/lib.rs cites R32.1, which is no ruling"];
        assert_eq!(told, expected);
        let told = complaints(RULES, RULES, CODE, &format!("{TESTS}/// R9."));
        assert_eq!(told, ["tests/rulebook.rs cites R9, which is no ruling"]);
    }

    #[test]
    fn both_languages_have_the_same_numbers_once() {
        let told = complaints(RULES, &RULES.replace("### R1 ", "### R4 "), CODE, TESTS);
        assert_eq!(told, ["R1 is not in rules.fr.md", "R4 is only in rules.fr.md"]);
        let told = complaints(&format!("{RULES}### R1 Again\n"), RULES, CODE, TESTS);
        assert_eq!(told, ["R1 stands twice in rules.md"]);
    }

    #[test]
    fn a_book_without_rulings_is_told() {
        assert_eq!(complaints("# Rules\n", "", "", ""), ["rules.md has no heading like `### R1 …`"]);
    }

    #[test]
    fn a_figure_after_the_number_is_no_part_of_it_unless_such_a_ruling_exists() {
        let tests = TESTS.replace("r1_cups", "r1_2_cups_are_a_pair");
        assert_eq!(complaints(RULES, RULES, CODE, &tests), [""; 0]);
    }
}
