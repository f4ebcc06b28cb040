//! The components as tables: the nodes with their lines, and both decks.

use tsugi_held_hands::{HeldHands, Lie, Node, Ring};

use super::{card_mark, colour_args, mark, ring_arg};
use tsugi_narrator::{Words, columns, wrap};

/// Every node with its mark, side and lines, then the cards; all of it is ours rather than print.
pub(super) fn components(game: &HeldHands, words: &Words) -> String {
    let mut parts = Vec::new();
    for ring in Ring::ALL {
        parts.push(words.say("component-ring", &[ring_arg(ring)]));
        parts.push(nodes(game, ring, words));
        parts.push(String::new());
    }
    let emotions = game.decks().emotion_entries();
    let emotions: Vec<String> =
        emotions.map(|entry| format!("{}\u{a0}×\u{a0}{}", card_mark(entry.card), entry.copies)).collect();
    let emotion_args = [("count", game.decks().emotions().len().into()), ("cards", emotions.join(", ").into())];
    parts.push(wrap(&words.say("component-emotions", &emotion_args), 2));
    let objective = |entry: tsugi_held_hands::ObjectiveEntry| {
        let [colour, mark] = colour_args(entry.colour);
        words.say("component-objective", &[colour, mark, ("copies", entry.copies.into())])
    };
    let objectives: Vec<String> = game.decks().objective_entries().map(objective).collect();
    let objective_args = [("count", game.decks().objectives().len().into()), ("cards", objectives.join(", ").into())];
    parts.push(wrap(&words.say("component-objectives", &objective_args), 2));
    parts.push(String::new());
    parts.push(wrap(&words.say("component-ours", &[]), 2));
    parts.join("\n")
}

fn nodes(game: &HeldHands, ring: Ring, words: &Words) -> String {
    let heads = ["component-node", "component-side", "component-lines"];
    let mut rows = vec![heads.map(|head| words.say(head, &[]))];
    rows.extend(ring.nodes().iter().map(|node| row(game, node, words)));
    columns(&rows)
}

fn row(game: &HeldHands, node: Node, words: &Words) -> [String; 3] {
    let lie = match game.board().lie(node) {
        Lie::Middle => "middle",
        Lie::East => "east",
        Lie::West => "west",
    };
    let lines: Vec<String> = game.board().lines(node).iter().map(|other| other.to_string()).collect();
    let marked =
        game.board().colour(node).map_or_else(|| format!("{node} ♥"), |colour| format!("{node} {}", mark(colour)));
    [marked, words.say("component-lie", &[("lie", lie.into())]), lines.join(" ")]
}
