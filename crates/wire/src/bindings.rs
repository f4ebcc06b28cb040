//! The same types for the page, in TypeScript: the page's file must say what these types say.
//!
//! `UPDATE_BINDINGS=1 cargo nextest run -p tsugi-wire` writes it anew.

use std::{collections::BTreeSet, fs, path::Path};

use tsugi_engine::types::PageTypes;

use crate::{
    Acting, CodeDoc, ComponentsDoc, Entered, Entering, Fault, GameDoc, HealthDoc, Knocked, Knocking, Landing, Leaving,
    LettingIn, Linked, Linking, Meaning, Naming, NewTable, Opening, PlayingAgain, PlayingOn, Rematched, Rematching,
    Replay, RulesDoc, Seating, Sitting, Swapping, Tables, ToClient, ToServer, Wording,
};

/// Whose choice is awaited, or how it ended, as the engine writes them.
const STATUS: &str = "type Status = { awaiting: number[] } | { over: Outcome };";
const OUTCOME: &str = "type Outcome = { won: boolean, score: number | null } | { places: number[], scores: number[] };";

/// Public types of this crate that are never sent as they are.
const UNSENT: [&str; 2] = ["Faulty", "Parts"];

/// What is asked and answered, on a stream and beside it; all that it is made of comes with it.
fn types() -> PageTypes {
    PageTypes::written_by("crates/wire")
        .declared("Status", STATUS)
        .declared("Outcome", OUTCOME)
        .with::<ToServer>()
        .with::<ToClient>()
        .with::<Meaning>()
        .with::<GameDoc>()
        .with::<NewTable>()
        .with::<Landing>()
        .with::<Tables>()
        .with::<Entering>()
        .with::<Entered>()
        .with::<Sitting>()
        .with::<Leaving>()
        .with::<Swapping>()
        .with::<Linking>()
        .with::<Linked>()
        .with::<Wording>()
        .with::<Rematching>()
        .with::<Rematched>()
        .with::<CodeDoc>()
        .with::<Knocking>()
        .with::<Knocked>()
        .with::<LettingIn>()
        .with::<Seating>()
        .with::<Naming>()
        .with::<PlayingAgain>()
        .with::<Acting>()
        .with::<Opening>()
        .with::<PlayingOn>()
        .with::<Replay>()
        .with::<Fault>()
        .with::<RulesDoc>()
        .with::<ComponentsDoc>()
        .with::<HealthDoc>()
}

/// The public types that the sources of this crate define and the page's file does not.
fn missing(sources: &str, page: &str) -> BTreeSet<String> {
    let name = |line: &str| {
        let rest = line.strip_prefix("pub struct ").or_else(|| line.strip_prefix("pub enum "))?;
        Some(rest.chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>())
    };
    let is_there = |name: &String| page.contains(&format!("export type {name} "));
    sources.lines().filter_map(name).filter(|name| !is_there(name) && !UNSENT.contains(&name.as_str())).collect()
}

#[test]
fn the_page_has_the_same_types() {
    types().hold(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts"));
}

#[test]
fn no_type_of_the_wire_is_missing_in_the_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = fs::read_dir(folder).expect("the sources are there").map(|file| file.expect("it can be read").path());
    let sources: String = files.map(|file| fs::read_to_string(file).expect("it is text")).collect();
    assert!(sources.contains("pub enum ToClient"), "these are the sources");
    let page = types().text();
    assert_eq!(missing(&sources, &page), BTreeSet::new(), "name them, or what they are part of, among the types above");
    assert_eq!(missing("pub struct Planted {", &page), BTreeSet::from(["Planted".to_owned()]));
}
