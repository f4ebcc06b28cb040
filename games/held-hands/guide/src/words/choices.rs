//! What is said to the one who chooses: choices, what they mean, refusals, and what is asked.

use serde::Serialize;
use serde_json::json;
use tsugi_engine::Seat;
use tsugi_held_hands::{Action, Colour, HeldHands, Illegal, Node, PhaseView, Place, Side, View};

use super::{hand_args, mark, node_mark, ring_arg, side_arg, signed};
use tsugi_narrator::{Arg, Prospect, Prospects, Speaker};

/// A step as it is offered and explained: its price and what it does to the balance.
struct Step<'a> {
    args: Vec<(&'static str, Arg<'a>)>,
    colour: Option<Colour>,
    balance: i8,
}

impl<'a> Step<'a> {
    fn of(
        game: &HeldHands,
        view: &View,
        seat: Seat,
        (to, hand, place): (Node, Seat, Place),
        speaker: &'a Speaker<'_>,
    ) -> Self {
        let colour = view.shows(hand, place);
        let before = view.players.get(seat.index()).map_or(0, |own| own.balance);
        let balance = before + colour.map_or(0, Colour::weight);
        let mut args = vec![
            ("node", node_mark(game, to).into()),
            ("mark", colour.map_or_else(String::new, mark).into()),
            ("before", signed(before).into()),
            ("balance", signed(balance).into()),
        ];
        args.extend(hand_args(seat, hand, place, speaker));
        Self { args, colour, balance }
    }
}

/// What a step does.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Preview {
    /// How far the balance moves.
    change: i8,
    /// Where it stands then.
    balance: i8,
}

/// The steps before a seat that walks: along every line, by every card that shows.
pub(super) fn prospects(game: &HeldHands, view: &View, seat: Seat) -> Option<Prospects<Action>> {
    let PhaseView::Walking { seat: walker, walk, .. } = &view.phase else { return None };
    let from = walk.last().filter(|_| *walker == seat)?;
    let before = view.players.get(seat.index())?.balance;
    let cards = Seat::all(2).flat_map(|hand| Place::all().map(move |place| (hand, place)));
    let paying: Vec<(Seat, Place, i8)> = cards
        .filter_map(|(hand, place)| view.shows(hand, place).map(|colour| (hand, place, colour.weight())))
        .collect();
    let step = |to: Node, &(hand, place, change): &(Seat, Place, i8)| Prospect {
        action: Action::Step { to, hand, place },
        preview: json!(Preview { change, balance: before.saturating_add(change) }),
        barred: None,
    };
    let lines = game.board().lines(*from);
    let choices = lines.iter().flat_map(|to| paying.iter().map(move |card| step(to, card))).collect();
    Some(Prospects { choices, outlook: None })
}

/// The half that shows of a seat's cards.
fn perspective(view: &View, seat: Seat) -> Side {
    view.players.get(seat.index()).and_then(|own| own.perspective).unwrap_or(Side::Left)
}

/// A choice in a list, with what it costs and does.
pub(super) fn offer(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    match action {
        Action::ChooseFan { side } => {
            speaker.say("action-choose-fan", &[side_arg(side), ("cards", fan(view, side).into())])
        }
        Action::Step { to, hand, place } => {
            let step = Step::of(game, view, seat, (to, hand, place), speaker);
            speaker.say("action-step", &step.args)
        }
        Action::EndTurn => {
            let node = view.players.get(seat.index()).map_or_else(String::new, |own| node_mark(game, own.node));
            let args = [("node", node.into()), ("met", if meets(game, view, seat) { "yes" } else { "no" }.into())];
            speaker.say("action-end-turn", &args)
        }
        Action::KeepPerspective => speaker.say("action-keep-perspective", &[side_arg(perspective(view, seat))]),
        Action::SwitchPerspective => {
            speaker.say("action-switch-perspective", &[side_arg(perspective(view, seat).other())])
        }
    }
}

/// What the own six would show.
fn fan(view: &View, side: Side) -> String {
    let cards = view.look.iter().flatten().flatten();
    cards.map(|card| mark(card.half(side))).collect::<Vec<_>>().join(" ")
}

/// Whether ending the turn here meets the objective.
pub(super) fn meets(game: &HeldHands, view: &View, seat: Seat) -> bool {
    let Some(own) = view.players.get(seat.index()) else { return false };
    view.objective.is_some() && game.board().colour(own.node) == view.objective && own.node.ring() == view.open
}

/// What a choice means, in two or three sentences.
pub(super) fn explain(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let sentences = match action {
        Action::ChooseFan { side } => vec![speaker.say("explain-choose-fan", &[side_arg(side)])],
        Action::Step { to, hand, place } => explain_step(game, view, seat, (to, hand, place), speaker),
        Action::EndTurn => explain_end(game, view, seat, speaker),
        Action::KeepPerspective => {
            vec![speaker.say("explain-keep-perspective", &[side_arg(perspective(view, seat))])]
        }
        Action::SwitchPerspective => {
            vec![speaker.say("explain-switch-perspective", &[side_arg(perspective(view, seat).other())])]
        }
    };
    sentences.join(" ")
}

fn explain_step(
    game: &HeldHands,
    view: &View,
    seat: Seat,
    step: (Node, Seat, Place),
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let to = step.0;
    let step = Step::of(game, view, seat, step, speaker);
    let mut sentences = vec![speaker.say("explain-step", &step.args)];
    if let Some(colour) = step.colour {
        let direction = if colour.weight() > 0 { "up" } else { "down" };
        sentences.push(
            speaker.say(
                "explain-step-balance",
                &[("direction", direction.into()), ("balance", signed(step.balance).into())],
            ),
        );
    }
    sentences.push(speaker.say(if to == Node::HEART { "explain-step-heart" } else { "explain-step-back" }, &[]));
    sentences
}

fn explain_end(game: &HeldHands, view: &View, seat: Seat, speaker: &Speaker<'_>) -> Vec<String> {
    let mut sentences = vec![speaker.say("explain-end-turn", &[])];
    if meets(game, view, seat) {
        sentences.push(speaker.say("explain-end-met", &[]));
    }
    if let PhaseView::Walking { must_follow: true, .. } = view.phase {
        sentences.push(speaker.say("explain-end-lost", &[]));
    } else if view.players.get(seat.index()).is_some_and(|own| own.balance == 0) {
        sentences.push(speaker.say("explain-end-refill", &[]));
    }
    sentences
}

/// Why not, with the ruling in front.
pub(super) fn refuse(game: &HeldHands, illegal: Illegal, speaker: &Speaker<'_>) -> String {
    let ruling = ("ruling", Arg::from(illegal.ruling()));
    let plain = |id| speaker.say(id, std::slice::from_ref(&ruling));
    let of_node = |id, node| speaker.say(id, &[ruling.clone(), ("node", node_mark(game, node).into())]);
    let of_balance = |id, balance| speaker.say(id, &[ruling.clone(), ("balance", signed(balance).into())]);
    match illegal {
        Illegal::FansAreChosen => plain("illegal-fans-are-chosen"),
        Illegal::MustChooseFan => plain("illegal-must-choose-fan"),
        Illegal::InTheHeart => plain("illegal-in-the-heart"),
        Illegal::RingClosed { ring } => speaker.say("illegal-ring-closed", &[ruling, ring_arg(ring)]),
        Illegal::HeartClosed => plain("illegal-heart-closed"),
        Illegal::NotJoined { from, to } => {
            let nodes = [("from", from.to_string().into()), ("to", to.to_string().into())];
            let [from, to] = nodes;
            speaker.say("illegal-not-joined", &[ruling, from, to])
        }
        Illegal::Crossed { node } => of_node("illegal-crossed", node),
        Illegal::PartnerThere { node } => of_node("illegal-partner-there", node),
        Illegal::NoSuchHand { hand } => speaker.say("illegal-no-such-hand", &[ruling, ("seat", hand.index().into())]),
        Illegal::NoCard { hand, place } => {
            let (owner, place) = (speaker.name(hand).into(), place.letter().to_string().into());
            speaker.say("illegal-no-card", &[ruling, ("owner", owner), ("place", place)])
        }
        Illegal::WrongColour { node, needs, shows } => {
            let marks = [("node", node.to_string()), ("needs", mark(needs)), ("shows", mark(shows))];
            let [node, needs, shows] = marks.map(|(name, text)| (name, Arg::from(text)));
            speaker.say("illegal-wrong-colour", &[ruling, node, needs, shows])
        }
        Illegal::OutOfBalance { balance } => of_balance("illegal-out-of-balance", balance),
        Illegal::HeartUnbalanced { balance } => of_balance("illegal-heart-unbalanced", balance),
        Illegal::MustMove => plain("illegal-must-move"),
        Illegal::MustFollow => plain("illegal-must-follow"),
        Illegal::MustChoosePerspective => plain("illegal-must-choose-perspective"),
        Illegal::NotTurning => plain("illegal-not-turning"),
    }
}

/// What is asked of this seat now, or who is asked instead.
pub(super) fn ask(game: &HeldHands, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
    let name = |seat| ("who", Arg::from(speaker.name(seat)));
    let (asked, id) = match &view.phase {
        PhaseView::Over { .. } => return speaker.say("ask-over", &[]),
        PhaseView::ChoosingFans { chosen, .. } if !chosen.contains(seat) => (seat, "ask-fan"),
        PhaseView::ChoosingFans { .. } => (seat.next(2), "ask-another"),
        PhaseView::Turning { seat } => (*seat, "ask-perspective"),
        PhaseView::Walking { seat, too_late: true, .. } => (*seat, "ask-too-late"),
        PhaseView::Walking { seat, must_follow: true, .. } => (*seat, "ask-follow"),
        PhaseView::Walking { seat, walk, .. } if walk.len() > 1 => {
            (*seat, if meets(game, view, *seat) { "ask-go-on-met" } else { "ask-go-on" })
        }
        PhaseView::Walking { seat, .. } => (*seat, "ask-walk"),
    };
    speaker.say(if asked == seat { id } else { "ask-another" }, &[name(asked)])
}

#[cfg(test)]
mod tests {
    use tsugi_engine::types::PageTypes;

    use super::Preview;

    #[test]
    fn the_page_has_the_same_types() {
        PageTypes::written_by("games/held-hands")
            .with::<Preview>()
            .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/guide.ts"));
    }
}
