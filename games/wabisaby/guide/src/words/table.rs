//! The table and the components as text.

use tsugi_engine::{Seat, Viewer};
use tsugi_wabisaby::{Card, HAND, Note, PhaseView, Place, ScoreCard, Seen, Slot, Spot, View, WabiSaby};

use super::{card_figure, faces, figure, letter, seen};
use tsugi_narrator::{Speaker, Words, columns, wrap};

/// The table as that viewer sees it.
pub(super) fn draw(game: &WabiSaby, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
    let mut text = vec![wrap(&round(game, view, speaker), 2)];
    text.extend(rules_in_force(game, view, speaker).into_iter().map(|line| wrap(&line, 2)));
    if let (Some(target), Viewer::Seat(seat)) = (view.target, viewer) {
        text.push(if target == seat {
            speaker.say("draw-target-self", &[])
        } else {
            speaker.say("draw-target", &[("target", speaker.name(target).into())])
        });
    }
    text.push(String::new());
    text.push(hands(view, viewer, speaker));
    if let PhaseView::Drawing { drawn, deck_size, aside, aside_down } = &view.phase {
        let card = seen(*drawn, speaker);
        text.push(String::new());
        text.push(speaker.say("draw-drawn", &[("card", card.into()), ("deck", (*deck_size).into())]));
        let cards = if aside.is_empty() { speaker.say("draw-nothing-aside", &[]).into() } else { faces(aside) };
        if aside.len() + usize::from(*aside_down) > 0 {
            text.push(wrap(&speaker.say("draw-aside", &[("cards", cards), ("down", (*aside_down).into())]), 2));
        }
    }
    if let PhaseView::Choosing { waiting, .. } = &view.phase {
        let args = [("names", speaker.names_of(waiting.iter()).into()), ("count", waiting.len().into())];
        text.push(wrap(&speaker.say("draw-chosen", &args), 2));
    }
    let memory = if view.memory.is_empty() { "none" } else { "some" };
    text.push(wrap(&speaker.say("draw-legend", &[("memory", memory.into())]), 2));
    text.join("\n")
}

fn round(game: &WabiSaby, view: &View, speaker: &Speaker<'_>) -> String {
    if view.phase == PhaseView::Over {
        return speaker.say("draw-over", &[]);
    }
    let solo = &game.components().solo;
    let state = match view.phase {
        PhaseView::Drawing { .. } => "alone",
        PhaseView::Choosing { .. } => "choosing",
        PhaseView::Playing { .. } | PhaseView::Over => "playing",
    };
    let args = [
        ("state", state.into()),
        ("round", view.round.into()),
        ("rounds", solo.rounds.into()),
        ("die", view.die.into()),
        ("points", view.scores.first().copied().unwrap_or_default().into()),
        ("challenge", solo.challenge.into()),
        ("goal", game.target_score().into()),
    ];
    speaker.say("draw-round", &args)
}

/// The lock, the ban, and the house rule.
fn rules_in_force(game: &WabiSaby, view: &View, speaker: &Speaker<'_>) -> Vec<String> {
    if !matches!(view.phase, PhaseView::Playing { .. }) {
        return Vec::new();
    }
    let who = |seat: Seat| ("who", speaker.name(seat).to_owned().into());
    let mut lines = Vec::new();
    match (view.lock, view.last_appraiser) {
        (Some(seat), _) => lines.push(speaker.say("draw-lock", &[who(seat)])),
        (None, Some(seat)) => lines.push(speaker.say("draw-ban", &[who(seat)])),
        (None, None) => {}
    }
    let args = [("limit", game.stall_limit().into()), ("stalled", view.stalled.into())];
    lines.push(speaker.say("draw-stall", &args));
    lines
}

/// A row a hand, a column a place; what is remembered stands in brackets.
fn hands(view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
    let cell = |card: Seen, at: Spot| match note(view, at) {
        Some(known) if card == Seen::Back => format!("({})", card_figure(known)),
        _ => figure(card),
    };
    let mut rows: Vec<[String; HAND + 1]> = Vec::new();
    rows.push(std::array::from_fn(|column| if column == 0 { String::new() } else { letter(column - 1) }));
    for (seat, hand) in Seat::all(view.hands.len()).zip(&view.hands) {
        let points = view.scores.get(seat.index()).copied().unwrap_or_default();
        let id = if viewer == Viewer::Seat(seat) { "draw-hand-own" } else { "draw-hand" };
        let head = speaker.say(id, &[("name", speaker.name(seat).into()), ("points", points.into())]);
        rows.push(std::array::from_fn(|column| match column.checked_sub(1).and_then(Place::new) {
            None => head.clone(),
            Some(place) => cell(hand[place.index()], Spot::Hand { seat, place }),
        }));
    }
    if !view.showcase.is_empty() {
        let head = speaker.say("draw-showcase", &[]);
        rows.push(std::array::from_fn(|column| match column.checked_sub(1).map(Slot::new) {
            None => head.clone(),
            Some(Some(slot)) => cell(view.showcase[slot.index()], Spot::Showcase { slot }),
            Some(None) => String::new(),
        }));
    }
    columns(&rows)
}

fn note(view: &View, at: Spot) -> Option<Card> {
    view.memory.iter().find(|note: &&Note| note.at == at).map(|note| note.card)
}

/// Deck, solo figures and score cards.
pub(super) fn components(game: &WabiSaby, words: &Words) -> String {
    let figures = game.components();
    let mut text = vec![
        words.say("component-sets", &[("sets", figures.deck.sets.into()), ("wabi", figures.deck.wabi_sabi.into())]),
        words.say(
            "component-solo",
            &[
                ("sets", figures.solo.sets.into()),
                ("rounds", figures.solo.rounds.into()),
                ("challenge", figures.solo.challenge.into()),
            ],
        ),
    ];
    for card in &figures.score_card {
        text.push(String::new());
        text.push(score_card(card, words));
    }
    if figures.score_card.iter().any(|card| card.ours) {
        text.push(String::new());
        text.push(words.say("component-ours", &[]));
    }
    text.join("\n")
}

fn score_card(card: &ScoreCard, words: &Words) -> String {
    let [least, most] = card.players;
    let mark = if card.ours { "*" } else { "" };
    let title = words.say("component-card", &[("least", least.into()), ("most", most.into()), ("mark", mark.into())]);
    let range = |&[from, to]: &[u8; 2]| if from == to { from.to_string() } else { format!("{from}–{to}") };
    let mut rows: Vec<[String; 2]> = Vec::new();
    for row in &card.rows {
        let totals: Vec<String> = row.totals.iter().map(range).collect();
        rows.push([words.say("component-row", &[("points", row.points.into())]), totals.join(", ")]);
    }
    rows.push([words.say("component-bin", &[]), card.bin.to_string()]);
    format!("{title}\n{}", columns(&rows))
}
