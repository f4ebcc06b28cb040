//! The components as a table that says which figures are ours.

use std::collections::BTreeMap;

use serde::Serialize;
use tsugi_broken_and_beautiful::{Entry, Kind, Pottery};

use super::kind_arg;
use tsugi_narrator::{Words, columns};

/// Cards with their patterns, copies and ingots; a star marks what is ours rather than printed.
pub(super) fn components(game: &Pottery, words: &Words) -> String {
    let heads = ["component-card", "component-patterns", "component-copies", "component-ingots"];
    let mut rows = vec![heads.map(|head| words.say(head, &[]))];
    rows.extend(game.deck().entries().iter().map(|entry| row(entry, words)));
    let total = [("cards", game.deck().size().into()), ("ingots", game.rules().ingots.into())];
    let mut text = format!("{}\n\n{}", columns(&rows), words.say("component-total", &total));
    if game.deck().entries().iter().any(|entry| !entry.ours.is_empty()) {
        text = format!("{text}\n{}", words.say("component-ours", &[]));
    }
    text
}

/// How cards score, in the few letters that fit on one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Lexicon {
    /// By the type of the card.
    worth: BTreeMap<String, Worth>,
}

/// How a type of card scores.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Worth {
    /// Unbroken.
    whole: String,
    /// What changes once it is mended; empty where it cannot break.
    mended: String,
    /// Whether it counts the things of its own pattern.
    by_pattern: bool,
    /// The same as a sentence.
    said: String,
}

/// How every type in the box scores.
pub(super) fn lexicon(game: &Pottery, words: &Words) -> Lexicon {
    let worth = |kind: Kind| {
        let args = [kind_arg(kind), ("bonus", game.rules().vase_bonus.into())];
        Worth {
            whole: words.say("worth-whole", &args),
            mended: if kind.is_pottery() { words.say("worth-mended", &args) } else { String::new() },
            by_pattern: kind == Kind::Teapot,
            said: words.say("explain-worth", &args),
        }
    };
    let kinds = game.deck().entries().iter().map(|entry| entry.kind);
    Lexicon { worth: kinds.map(|kind| (kind.name().to_owned(), worth(kind))).collect() }
}

fn row(entry: &Entry, words: &Words) -> [String; 4] {
    let marked = |field: &str, figure: String| {
        let star = if entry.ours.iter().any(|ours| ours == field) { "*" } else { "" };
        format!("{figure}{star}")
    };
    let colour = |name: &str| words.say("card-pattern", &[("pattern", name.into())]);
    let patterns: Vec<String> = entry.patterns.iter().map(|pattern| colour(pattern.name())).collect();
    let patterns = if patterns.is_empty() { words.say("component-no-pattern", &[]) } else { patterns.join(", ") };
    [
        words.say("card-kind", &[kind_arg(entry.kind)]),
        marked("patterns", patterns),
        marked("copies", entry.copies.to_string()),
        marked("ingots", entry.ingots.to_string()),
    ]
}
