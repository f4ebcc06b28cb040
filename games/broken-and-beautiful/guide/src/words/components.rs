//! The components as a table that says which figures are ours.

use tsugi_broken_and_beautiful::{Entry, Pottery};

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
