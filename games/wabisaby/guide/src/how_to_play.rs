//! How to play: sentences with the figures of the options and the components in force.

use std::collections::BTreeSet;

use tsugi_engine::Game;
use tsugi_narrator::{Arg, Words};
use tsugi_wabisaby::{Bin, Components, HAND, HIGHEST, MOST_SWAPS, Rearrange, ScoreCard, WabiSaby};

/// How to play with the options and the components of a table.
pub(crate) fn how_to_play(game: &WabiSaby, words: &Words) -> String {
    let components = game.components();
    let seats = u16::try_from(game.seats()).unwrap_or(1);
    let (stall, turns) = match game.stall_limit() {
        0 => ("none", 0),
        limit if limit % seats == 0 => ("each", limit / seats),
        limit => ("all", limit),
    };
    let solo_deck = components.solo.sets * HIGHEST + components.deck.wabi_sabi;
    let bin = components.score_card(game.seats()).map_or(0, |card| card.bin);
    let args: [(&str, Arg<'_>); 15] = [
        ("hand", HAND.into()),
        ("kept", (HAND / 2).into()),
        ("highest", HIGHEST.into()),
        ("wabi", components.deck.wabi_sabi.into()),
        ("swaps", MOST_SWAPS.into()),
        ("rearrange", if game.rearrange() == Rearrange::Both { "both" } else { "before" }.into()),
        ("bin", bin.into()),
        ("stall", stall.into()),
        ("stall-turns", turns.into()),
        ("voids", if game.bin() == Bin::VoidsAll { "yes" } else { "no" }.into()),
        ("goal", game.target_score().into()),
        ("solo-sets", components.solo.sets.into()),
        ("draws", (usize::from(solo_deck) - HAND).into()),
        ("solo-rounds", components.solo.rounds.into()),
        ("challenge", components.solo.challenge.into()),
    ];
    let say = |section: &str| words.say(section, &args);
    let mut texts = ["how-aim", "how-setup", "how-turn", "how-die", "how-points"].map(say).to_vec();
    texts.push(say("how-score-card"));
    texts.push(score_table(components, words));
    texts.extend(components.score_card.iter().any(|card| card.ours).then(|| say("how-score-ours")));
    texts.extend(["how-end", "how-alone"].map(say));
    texts.join("\n\n")
}

/// The score cards side by side, the row with most points first; four spaces make it columns.
fn score_table(components: &Components, words: &Words) -> String {
    let cards: Vec<&ScoreCard> = components.score_card.iter().collect();
    let mut rows = vec![vec![words.say("how-score-points", &[])]];
    rows[0].extend(cards.iter().map(|card| {
        let [least, most] = card.players;
        words.say("how-score-players", &[("least", least.into()), ("most", most.into())])
    }));
    let points: BTreeSet<u8> = cards.iter().flat_map(|card| card.rows.iter().map(|row| row.points)).collect();
    for points in points.into_iter().rev() {
        let mut row = vec![points.to_string()];
        row.extend(cards.iter().map(|card| totals(card, points)));
        rows.push(row);
    }
    let columns = cards.len() + 1;
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        format!("    {}", cells.join("   ").trim_end())
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The totals for which a card gives so many points.
fn totals(card: &ScoreCard, points: u8) -> String {
    let rows = card.rows.iter().filter(|row| row.points == points).flat_map(|row| &row.totals);
    let range = |&[from, to]: &[u8; 2]| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let ranges: Vec<String> = rows.map(range).collect();
    if ranges.is_empty() { "–".into() } else { ranges.join(", ") }
}
