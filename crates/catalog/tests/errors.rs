//! Every error message that the code names has its sentence, and every sentence of an error is named in the code.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use tsugi_narrator::{ERRORS, Lang, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Rust sources below a folder, tests and patterns of sources left out.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !["target", "tests", "node_modules", "new-game"].contains(&name.as_str()) {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The ids of error messages that a piece of Rust names, its tests left out.
fn named(source: &str) -> BTreeSet<String> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut ids = BTreeSet::new();
    for line in code {
        for (start, _) in line.match_indices("\"error-") {
            let rest = &line[start + 1..];
            let end = rest.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'));
            ids.insert(rest[..end.unwrap_or(rest.len())].to_owned());
        }
    }
    ids
}

fn all_named() -> BTreeSet<String> {
    let mut files = Vec::new();
    for folder in ["crates", "games"] {
        sources(&root().join(folder), &mut files);
    }
    assert!(files.len() > 200, "{}", files.len());
    files.iter().flat_map(|file| named(&fs::read_to_string(file).unwrap_or_default())).collect()
}

/// The ids of error messages that a Fluent text says.
fn said(text: &str) -> impl Iterator<Item = String> + '_ {
    text.lines().filter(|line| line.starts_with("error-")).filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
}

#[test]
fn every_error_message_has_its_sentence_and_every_sentence_its_error() {
    let folders: BTreeSet<&str> = tsugi_catalog::games().iter().map(|game| game.words[Lang::En.index()]).collect();
    let mut homes: BTreeMap<String, usize> = BTreeMap::new();
    for text in folders.into_iter().chain([ERRORS[Lang::En.index()]]) {
        said(text).for_each(|id| *homes.entry(id).or_default() += 1);
    }
    let twice: Vec<&String> = homes.iter().filter(|(_, count)| **count > 1).map(|(id, _)| id).collect();
    assert_eq!(twice, [""; 0], "an id of one game's error is no other's");
    let named = all_named();
    let silent: Vec<&String> = named.iter().filter(|id| !homes.contains_key(*id)).collect();
    assert_eq!(silent, [""; 0], "errors without a sentence");
    let idle: Vec<&String> = homes.keys().filter(|id| !named.contains(*id)).collect();
    assert_eq!(idle, [""; 0], "sentences without an error");
}

#[test]
fn a_missing_sentence_is_found() {
    let planted = "fn f() { // \"error-remark\"\n Err(Unsound::because(\"error-planted-here\")) }\n/// \"error-doc\"\n";
    assert!(named(planted).contains("error-planted-here"));
    assert!(!named(planted).contains("error-doc"));
    assert!(!Words::new(Lang::En, None).has("error-planted-here"));
}
