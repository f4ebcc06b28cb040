//! The table as text, for any terminal of 80 columns.

use tsugi_broken_and_beautiful::{CardId, CollectionView, Kind, PhaseView, Pottery, View};
use tsugi_engine::{Scored, Seat, Viewer};

use super::{choices, kind_arg, say_of};
use tsugi_narrator::{Arg, Speaker, wrap};

/// What scores together, with the key of its receipt line.
const GROUPS: [(&str, &[Kind]); 8] = [
    ("cups_and_saucers", &[Kind::Cup, Kind::Saucer]),
    ("plates", &[Kind::Plate]),
    ("bowls", &[Kind::Bowl]),
    ("tea_jars", &[Kind::TeaJar]),
    ("vases", &[Kind::Vase]),
    ("teapots", &[Kind::Teapot]),
    ("serving_trays", &[Kind::ServingTray]),
    ("storage_boxes", &[Kind::StorageBox]),
];

/// Where the words of a collection begin, after the points of a group.
const INDENT: usize = 6;

/// The table as this viewer sees it.
pub(super) fn draw(game: &Pottery, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
    let mut lines = vec![heading(view, speaker)];
    lines.extend(deck(view, speaker));
    lines.extend(phase(game, view, speaker));
    lines = lines.iter().map(|line| wrap(line, 2)).collect();
    for seat in Seat::all(view.collections.len()) {
        lines.push(String::new());
        lines.extend(collection(game, view, seat, viewer, speaker));
    }
    lines.join("\n")
}

/// Round, first player, supply.
fn heading(view: &View, speaker: &Speaker<'_>) -> String {
    let round = match view.phase {
        PhaseView::Over => speaker.say("draw-over", &[]),
        PhaseView::NamingFirst { .. } => speaker.say("draw-before", &[]),
        PhaseView::Drafting { .. } | PhaseView::Repairing { .. } => {
            let marker = speaker.say("draw-first-player", &[("who", speaker.name(view.first).into())]);
            let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
            format!("{} {marker}", speaker.say("draw-round", &args))
        }
    };
    let supply = match view.supply {
        Some(ingots) => speaker.say("draw-supply", &[("ingots", ingots.into())]),
        None => speaker.say("draw-supply-unlimited", &[]),
    };
    format!("{round} {supply}")
}

/// Deck, its top card, and what that card will do.
fn deck(view: &View, speaker: &Speaker<'_>) -> Vec<String> {
    let Some(top) = view.top else { return vec![speaker.say("draw-deck-empty", &[])] };
    let mut lines = vec![say_of(top, "draw-deck", &[("cards", view.deck_size.into())], speaker)];
    if let PhaseView::Drafting { .. } = view.phase {
        lines.push(forecast(view, top, speaker));
    }
    lines
}

/// What the top card will do when the draft ends: "Bowls will break: Nora 1, Théo 2."
fn forecast(view: &View, top: CardId, speaker: &Speaker<'_>) -> String {
    let Some(kind) = view.top_breaks else {
        let id = if top.kind() == Kind::Gold { "draw-gold-on-top" } else { "draw-nothing-breaks" };
        return speaker.say(id, &[]);
    };
    let struck = |seat: Seat| {
        let own = &view.collections[seat.index()];
        let cards = own.unbroken.iter().filter(|card| card.kind() == kind).count();
        (cards > 0).then(|| speaker.say("draw-hit", &[("who", speaker.name(seat).into()), ("cards", cards.into())]))
    };
    let who: Vec<String> = Seat::all(view.collections.len()).filter_map(struck).collect();
    if who.is_empty() {
        return speaker.say("draw-will-break-nobody", &[kind_arg(kind)]);
    }
    speaker.say("draw-will-break", &[kind_arg(kind), ("who", who.join(", ").into())])
}

/// What the phase lays out: cards on offer and who drafts, or who mends and who has passed.
fn phase(game: &Pottery, view: &View, speaker: &Speaker<'_>) -> Vec<String> {
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<&str> = seats.map(|seat| speaker.name(seat)).collect();
        ("who", Arg::from(names.join(", ")))
    };
    match &view.phase {
        PhaseView::Drafting { order, .. } => {
            let sale = |&card: &CardId| {
                say_of(card, "draw-for-sale", &[("ingots", game.sale_seen(view, card).into())], speaker)
            };
            let cards: Vec<String> = view.area.iter().map(sale).collect();
            vec![
                speaker.say("draw-area", &[("cards", cards.join(", ").into())]),
                speaker.say("draw-order", &[names(&mut order.iter().copied())]),
            ]
        }
        PhaseView::Repairing { seat, passed, free } => {
            let mut lines = Vec::new();
            if *free {
                lines.push(speaker.say("draw-free", &[]));
            }
            let mut turn = speaker.say("draw-mending", &[names(&mut std::iter::once(*seat))]);
            if !passed.is_empty() {
                turn = format!("{turn} {}", speaker.say("draw-passed", &[names(&mut passed.iter())]));
            }
            lines.push(turn);
            lines
        }
        PhaseView::NamingFirst { .. } | PhaseView::Over => Vec::new(),
    }
}

/// A player's things, grouped as they score, with the points of each group.
fn collection(game: &Pottery, view: &View, seat: Seat, viewer: Viewer, speaker: &Speaker<'_>) -> Vec<String> {
    let own = &view.collections[seat.index()];
    let name = ("who", Arg::from(speaker.name(seat)));
    let who = if viewer == Viewer::Seat(seat) { speaker.say("draw-you", &[name]) } else { speaker.name(seat).into() };
    let args =
        [("who", who.into()), ("ingots", own.ingots.into()), ("points", choices::score(game, view, seat).into())];
    let id = if view.phase == PhaseView::Over { "draw-seat-over" } else { "draw-seat" };
    let mut lines = vec![wrap(&speaker.say(id, &args), 2)];
    let receipt = game.receipts(view).swap_remove(seat.index());
    for (key, kinds) in GROUPS {
        let points: i32 = receipt.iter().filter(|line| line.line == key).map(|line| line.sum.points()).sum();
        if let Some(words) = group(own, kinds, speaker) {
            lines.push(wrap(&format!("{points:4}  {words}"), INDENT));
        }
    }
    if lines.len() == 1 {
        lines.push(format!("{:INDENT$}{}", "", speaker.say("draw-nothing", &[])));
    }
    lines
}

/// "cups: blue, white broken; saucers: brown mended"; none where there is nothing of it.
fn group(own: &CollectionView, kinds: &[Kind], speaker: &Speaker<'_>) -> Option<String> {
    let each = kinds.iter().filter_map(|&kind| {
        let pieces = pieces(own, kind, speaker);
        let args = [kind_arg(kind), ("pieces", pieces.join(", ").into())];
        (!pieces.is_empty()).then(|| speaker.say("draw-group", &args))
    });
    each.reduce(|one, other| speaker.say("draw-groups", &[("one", one.into()), ("other", other.into())]))
}

/// Each thing of a type by its colour and state; those without a pattern are counted.
fn pieces(own: &CollectionView, kind: Kind, speaker: &Speaker<'_>) -> Vec<String> {
    let states = [("unbroken", &own.unbroken), ("mended", &own.repaired), ("broken", &own.broken)];
    let mut pieces = Vec::new();
    let mut plain = 0;
    for (state, cards) in states {
        for card in cards.iter().filter(|card| card.kind() == kind) {
            match card.pattern() {
                Some(_) => pieces.push(say_of(*card, "draw-piece", &[("state", state.into())], speaker)),
                None => plain += 1,
            }
        }
    }
    if plain > 0 {
        pieces.push(plain.to_string());
    }
    pieces
}
