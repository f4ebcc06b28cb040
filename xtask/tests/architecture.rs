//! ARCHITECTURE's table of who uses whom is what the manifests say.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The crates as the page calls them (`engine`, `games/*/rules`, …), each with what its manifest says it uses.
fn crates() -> Vec<(String, BTreeSet<String>)> {
    let folders = |under: &str| -> Vec<PathBuf> {
        fs::read_dir(root().join(under)).expect("a folder").flatten().map(|entry| entry.path()).collect()
    };
    let named = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let shared = folders("crates").into_iter().chain([root().join("fuzz")]).map(|path| (named(&path), path));
    let games = folders("games").into_iter().filter(|game| game.join("rules").is_dir());
    let of_games = games.flat_map(|game| ["rules", "guide"].map(|part| (format!("games/*/{part}"), game.join(part))));
    shared.chain(of_games).map(|(name, path)| (name.clone(), uses(&path, &name))).collect()
}

/// What a crate uses of ours, as the page calls it.
fn uses(path: &Path, name: &str) -> BTreeSet<String> {
    let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
    let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let lines = dependencies.lines().take_while(|line| !line.starts_with('['));
    let ours = lines.filter_map(|line| line.strip_prefix("tsugi-")?.split(['.', ' ', '=']).next());
    ours.map(|used| called(used, name)).collect()
}

/// How the page calls a crate that another uses.
fn called(used: &str, by: &str) -> String {
    if root().join("crates").join(used).is_dir() {
        used.to_owned()
    } else if used.ends_with("-guide") {
        "every games/*/guide".to_owned()
    } else if by == "games/*/guide" {
        "its rules".to_owned()
    } else {
        "the games' test kits".to_owned()
    }
}

/// The rows of the table: crates, and what they may use.
fn rows() -> Vec<(BTreeSet<String>, BTreeSet<String>)> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page");
    let table = page.split("Who uses whom").nth(1).expect("it has the table").split("\n## ").next().unwrap_or_default();
    let listed = |cell: &str| cell.trim().split(", ").filter(|one| *one != "nobody").map(str::to_owned).collect();
    let row = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix("| ")?.split('|').collect();
        Some((listed(cells.first()?), listed(cells.get(1)?)))
    };
    table.lines().filter_map(row).skip(2).collect()
}

#[test]
fn who_uses_whom_is_what_the_page_says() {
    let (crates, rows) = (crates(), rows());
    assert!(crates.len() > 20 && rows.len() > 10, "{} crates, {} rows", crates.len(), rows.len());
    for (name, used) in &crates {
        let row = rows.iter().find(|(names, _)| names.contains(name));
        let (_, allowed) = row.unwrap_or_else(|| panic!("{name} has no row"));
        let more: Vec<_> = used.difference(allowed).collect();
        assert!(more.is_empty(), "{name} uses {more:?}, and the page does not say so");
    }
    for (names, allowed) in &rows {
        for name in names {
            let mut of_row = crates.iter().filter(|(one, _)| one == name).peekable();
            assert!(of_row.peek().is_some(), "the page has a row for {name}, which is not there");
            let used: BTreeSet<_> = of_row.flat_map(|(_, used)| used).collect();
            let idle: Vec<_> = allowed.iter().filter(|one| !used.contains(one)).collect();
            assert!(idle.is_empty(), "{name} does not use {idle:?}");
        }
    }
}
