//! The table as text, for any terminal of 80 columns.

use tsugi_engine::{Seat, Viewer};
use tsugi_held_hands::{
    Card, Ending, HeldHands, Known, Node, NodeSet, OBJECTIVES, PhaseView, Place, PlayerView, ROUNDS, Ring, View,
};

use super::{
    because_arg,
    board::{Sketch, seat_mark},
    card_mark, colour_args, mark, node_mark, ring_arg, shown_marks, side_arg, signed,
};
use tsugi_narrator::{Arg, Speaker, wrap};

/// Where the lines under a player's name begin.
const INDENT: usize = 4;

/// The table as this viewer sees it.
pub(super) fn draw(game: &HeldHands, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
    let mut lines: Vec<String> = heading(view, speaker).iter().map(|line| wrap(line, 2)).collect();
    let from = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::at(0),
    };
    let crossed: NodeSet = match &view.phase {
        PhaseView::Walking { walk, .. } => walk.iter().copied().collect(),
        _ => NodeSet::EMPTY,
    };
    let tokens = [view.players[0].node, view.players[1].node];
    lines.push(String::new());
    lines.extend(Sketch { board: game.board(), tokens, crossed, from }.lines());
    lines.push(wrap(&speaker.say("draw-legend", &[]), 2));
    if let PhaseView::Walking { seat, .. } = view.phase {
        lines.push(wrap(&ways(game, view, (seat, crossed), speaker), 2));
    }
    for seat in [from, from.next(2)] {
        lines.push(String::new());
        lines.extend(player(game, view, seat, viewer, speaker));
    }
    lines.join("\n")
}

/// Round, objective, deck.
fn heading(view: &View, speaker: &Speaker<'_>) -> Vec<String> {
    let deck = speaker.say("draw-deck", &[("cards", view.deck_size.into())]);
    let met = [("met", Arg::from(view.completed.len())), ("all", OBJECTIVES.into())];
    let met = speaker.say("draw-objectives", &met);
    let stage = match &view.phase {
        PhaseView::Over { ending: Ending::Reconciled } => speaker.say("draw-won", &[]),
        PhaseView::Over { ending: Ending::BrokeUp(because) } => speaker.say("draw-lost", &[because_arg(*because)]),
        _ if view.open == Ring::Heart => speaker.say("draw-heart-open", &[]),
        _ => {
            let round = view.open as u8 + 1;
            speaker.say("draw-round", &[("round", round.into()), ("rounds", ROUNDS.into()), ring_arg(view.open)])
        }
    };
    let mut lines = vec![format!("{stage} {met} {deck}")];
    if let Some(goal) = view.objective {
        let [colour, mark] = colour_args(goal);
        let stack = |seat: Seat| {
            let args = [("who", speaker.name(seat).into()), ("cards", view.players[seat.index()].objectives.into())];
            speaker.say("draw-stack", &args)
        };
        let stacks = Seat::all(2).map(stack).collect::<Vec<_>>().join(", ");
        lines.push(speaker.say("draw-objective", &[colour, mark, ring_arg(view.open), ("stacks", stacks.into())]));
    }
    lines
}

/// The lines that lead on from a token, with what stands in the way.
fn ways(game: &HeldHands, view: &View, (seat, crossed): (Seat, NodeSet), speaker: &Speaker<'_>) -> String {
    let (here, partner) = (view.players[seat.index()].node, view.players[seat.next(2).index()].node);
    let way = |node: Node| {
        let state = match node {
            _ if node == partner && node.ring() != Ring::Heart => "partner",
            _ if node.ring() > view.open => "closed",
            _ if crossed.contains(node) => "crossed",
            _ => "open",
        };
        speaker.say("draw-way", &[("node", node_mark(game, node).into()), ("state", state.into())])
    };
    let ways: Vec<String> = game.board().lines(here).iter().map(way).collect();
    speaker.say("draw-ways", &[("node", here.to_string().into()), ("ways", ways.join(", ").into())])
}

/// A player: token, balance, hand, what has paid, what is remembered, discards.
fn player(game: &HeldHands, view: &View, seat: Seat, viewer: Viewer, speaker: &Speaker<'_>) -> Vec<String> {
    let own = &view.players[seat.index()];
    let name = ("who", Arg::from(speaker.name(seat)));
    let who = if viewer == Viewer::Seat(seat) { speaker.say("draw-you", &[name]) } else { speaker.name(seat).into() };
    let args = [
        ("token", seat_mark(seat).to_string().into()),
        ("who", who.into()),
        ("node", node_mark(game, own.node).into()),
        ("scale", scale(own.balance).into()),
    ];
    let mut lines = vec![wrap(&speaker.say("draw-player", &args), INDENT)];
    let mut add = |line: String| lines.push(wrap(&format!("{:INDENT$}{line}", ""), INDENT + 2));
    add(hand(own, speaker));
    if own.spent.iter().next().is_some() {
        add(speaker.say("draw-spent", &[("cards", shown_marks(own.spent).into())]));
    }
    if viewer == Viewer::Seat(seat)
        && let Some(look) = &view.look
    {
        add(speaker.say("draw-look", &[("cards", known(look, card_mark).into())]));
    }
    if let (Some(memory), Some(side)) = (&view.memory, own.perspective) {
        let other = known(&memory.hands[seat.index()], |card| mark(card.half(side.other())));
        if !other.is_empty() {
            add(speaker.say("draw-memory", &[("cards", other.into())]));
        }
    }
    if !own.discards.is_empty() {
        let cards: Vec<String> = own.discards.iter().map(|&card| card_mark(card)).collect();
        let args = [("count", own.discards.len().into()), ("cards", cards.join(" ").into())];
        add(speaker.say("draw-discards", &args));
    }
    lines
}

fn hand(own: &PlayerView, speaker: &Speaker<'_>) -> String {
    match own.perspective {
        None => speaker.say("draw-hand-closed", &[("cards", own.hand_size.into())]),
        Some(side) if own.hand_size == 0 => speaker.say("draw-hand-empty", &[side_arg(side)]),
        Some(side) => speaker.say("draw-hand", &[side_arg(side), ("cards", shown_marks(own.hand).into())]),
    }
}

/// Cards that are known whole, by place.
fn known(cards: &Known, say: impl Fn(Card) -> String) -> String {
    let cards = Place::all().filter_map(|place| cards[place.index()].map(|card| format!("{place}\u{a0}{}", say(card))));
    cards.collect::<Vec<_>>().join(", ")
}

/// The balance on its scale: `−2 −1 [0] +1 +2`.
fn scale(balance: i8) -> String {
    let step = |step: i8| if step == balance { format!("[{}]", signed(step)) } else { signed(step) };
    (-2..=2).map(step).collect::<Vec<_>>().join(" ")
}
