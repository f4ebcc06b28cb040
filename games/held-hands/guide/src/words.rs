//! ...and then we held hands... in words.
//!
//! A colour is always told with its letter and its shape, so that colour alone never tells; a card
//! by its place in a hand, `a` to `f`.

mod board;
mod choices;
mod components;
mod reasons;
mod table;

use tsugi_engine::{Line, Outcome, Seat, Viewer, Weight};
use tsugi_held_hands::{
    Action, BreakupReason, Card, Colour, Ending, Event, Faded, Glimpse, HeldHands, Illegal, Node, PhaseView, Place,
    Ring, Shown, Side, Sighting, View,
};

use tsugi_narrator::{Arg, Description, Narrate, Obstacle, Prospects, Speaker, Words, fluent};

/// Says everything of the game.
pub struct HeldHandsGuide;

impl Narrate for HeldHandsGuide {
    type Game = HeldHands;

    const WORDS: [&'static str; 2] = fluent!["", "how-to-play.", "lesson.", "errors."];

    fn tell(game: &HeldHands, sighting: &Sighting, speaker: &Speaker<'_>) -> String {
        match *sighting {
            Sighting::Whole(event) => tell(game, event, speaker),
            Sighting::Part(glimpse) => tell_part(glimpse, speaker),
        }
    }

    fn offer(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(game, view, seat, action, speaker)
    }

    fn explain(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(game, view, seat, action, speaker)
    }

    fn reason(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
        reasons::of(game, view, seat, action, speaker)
    }

    fn refuse(game: &HeldHands, illegal: &Illegal, speaker: &Speaker<'_>) -> Obstacle {
        Obstacle { ruling: illegal.ruling(), message: choices::refuse(game, *illegal, speaker) }
    }

    fn ask(game: &HeldHands, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
        choices::ask(game, view, seat, speaker)
    }

    fn draw(game: &HeldHands, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
        table::draw(game, view, viewer, speaker)
    }

    /// The game has no score, so nobody asks for a line of it.
    fn receipt_line(_: &HeldHands, line: &Line, _: &Speaker<'_>) -> String {
        format!("{}: {}, {}", line.line, line.sum, line.ruling)
    }

    fn decided(_: &HeldHands, view: &View, _: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
        match view.phase {
            PhaseView::Over { ending: Ending::Reconciled } => Some(speaker.say("decided-reconciled", &[])),
            PhaseView::Over { ending: Ending::BrokeUp(because) } => {
                Some(speaker.say("decided-broke-up", &[because_arg(because)]))
            }
            _ => None,
        }
    }

    fn describe(game: &HeldHands, words: &Words) -> Description {
        Description { text: components::components(game, words), ..Description::default() }
    }

    fn prospects(game: &HeldHands, view: &View, seat: Seat, _: &Speaker<'_>) -> Option<Prospects<Action>> {
        choices::prospects(game, view, seat)
    }

    fn weight(_: &HeldHands, sighting: &Sighting) -> Weight {
        match sighting {
            Sighting::Whole(
                Event::ObjectiveCompleted { .. } | Event::RingOpened { .. } | Event::Reconciled | Event::BrokeUp { .. },
            ) => Weight::Milestone,
            Sighting::Whole(
                Event::FansAsked
                | Event::TurnBegan { .. }
                | Event::PerspectiveAsked { .. }
                | Event::DiscardReshuffled { .. },
            ) => Weight::Detail,
            _ => Weight::Normal,
        }
    }
}

/// Shape and letter of a colour.
fn mark(colour: Colour) -> String {
    let shape = match colour {
        Colour::Red => '▲',
        Colour::Black => '■',
        Colour::Green => '●',
        Colour::Blue => '◆',
    };
    format!("{shape}{colour}")
}

/// A node with its mark: `O16 ▲R`.
fn node_mark(game: &HeldHands, node: Node) -> String {
    match game.board().colour(node) {
        Some(colour) => format!("{node}\u{a0}{}", mark(colour)),
        None => format!("{node}\u{a0}♥"),
    }
}

/// A card with both halves: `▲R|●G`.
fn card_mark(card: Card) -> String {
    format!("{}|{}", mark(card.half(Side::Left)), mark(card.half(Side::Right)))
}

/// A balance with its sign.
fn signed(balance: i8) -> String {
    match balance {
        ..0 => format!("−{}", balance.unsigned_abs()),
        0 => "0".into(),
        _ => format!("+{balance}"),
    }
}

/// Cards by place: `a ▲R, b ●G`.
fn shown_marks(shown: Shown) -> String {
    let marks: Vec<String> = shown.iter().map(|(place, colour)| format!("{place}\u{a0}{}", mark(colour))).collect();
    marks.join(", ")
}

fn colour_args(colour: Colour) -> [(&'static str, Arg<'static>); 2] {
    [("colour", colour.letter().to_string().into()), ("mark", mark(colour).into())]
}

fn side_arg(side: Side) -> (&'static str, Arg<'static>) {
    let word = match side {
        Side::Left => "left",
        Side::Right => "right",
    };
    ("side", word.into())
}

fn ring_arg(ring: Ring) -> (&'static str, Arg<'static>) {
    let word = match ring {
        Ring::Outer => "outer",
        Ring::Middle => "middle",
        Ring::Inner => "inner",
        Ring::Heart => "heart",
    };
    ("ring", word.into())
}

/// From whose hand a card comes, as seen from who plays it: `own`, or the partner by name.
fn hand_args<'a>(seat: Seat, hand: Seat, place: Place, speaker: &'a Speaker<'_>) -> [(&'static str, Arg<'a>); 3] {
    let whose = if seat == hand { "own" } else { "partner" };
    [("hand", whose.into()), ("owner", speaker.name(hand).into()), ("place", place.letter().to_string().into())]
}

fn because_arg(because: BreakupReason) -> (&'static str, Arg<'static>) {
    let word = match because {
        BreakupReason::NotFollowed => "not-followed",
        BreakupReason::NoCards => "no-cards",
        BreakupReason::OutOfBalance => "out-of-balance",
        BreakupReason::CannotMove => "cannot-move",
        BreakupReason::PartnerInTheWay => "partner-in-the-way",
        BreakupReason::HeartUnbalanced => "heart-unbalanced",
        BreakupReason::DeckOut => "deck-out",
    };
    ("because", word.into())
}

fn tell(game: &HeldHands, event: Event, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat)));
    let of_seat = |id, seat| speaker.say(id, &[who(seat)]);
    match event {
        Event::FirstPlayerSet { seat } => of_seat("event-first-player-set", seat),
        Event::ObjectivesDealt { round } => speaker.say("event-objectives-dealt", &[("round", round.into())]),
        Event::HandDealt { seat, cards } => {
            let cards: Vec<String> = cards.map(card_mark).into();
            speaker.say("event-hand-dealt-seen", &[who(seat), ("cards", cards.join(", ").into())])
        }
        Event::FansAsked => speaker.say("event-fans-asked", &[]),
        Event::FanChosen { seat, side } => speaker.say("event-fan-chosen-seen", &[who(seat), side_arg(side)]),
        Event::FansRevealed { sides, shown } => {
            let one = |seat: Seat| {
                let args =
                    [who(seat), side_arg(sides[seat.index()]), ("cards", shown_marks(shown[seat.index()]).into())];
                speaker.say("event-fan-revealed", &args)
            };
            Seat::all(2).map(one).collect::<Vec<_>>().join(" ")
        }
        Event::TurnBegan { seat } => of_seat("event-turn-began", seat),
        Event::ObjectiveRevealed { stack, colour } => {
            let [colour, mark] = colour_args(colour);
            speaker.say("event-objective-revealed", &[who(stack), colour, mark])
        }
        Event::StepTaken { .. } | Event::CardDiscarded { .. } => tell_card(game, event, speaker),
        Event::BalanceReset { seat } => of_seat("event-balance-reset", seat),
        Event::CardDrawn { seat, place, card, side } => {
            tell_part(Glimpse::CardDrawn { seat, place, side, colour: card.half(side) }, speaker)
        }
        Event::PerspectiveAsked { seat } => of_seat("event-perspective-asked", seat),
        Event::PerspectiveKept { seat } => of_seat("event-perspective-kept", seat),
        Event::PerspectiveChanged { seat, side, shown } => {
            let cards = shown_marks(shown);
            let id = if cards.is_empty() { "event-perspective-changed-empty" } else { "event-perspective-changed" };
            speaker.say(id, &[who(seat), side_arg(side), ("cards", cards.into())])
        }
        Event::ObjectiveCompleted { seat, colour } => {
            let [colour, mark] = colour_args(colour);
            speaker.say("event-objective-completed", &[who(seat), colour, mark])
        }
        Event::RingOpened { ring } => speaker.say("event-ring-opened", &[ring_arg(ring)]),
        Event::DiscardReshuffled { pile, cards } => {
            speaker.say("event-discard-reshuffled", &[who(pile), ("cards", cards.into())])
        }
        Event::Reconciled => speaker.say("event-reconciled", &[]),
        Event::BrokeUp { seat, because } => speaker.say("event-broke-up", &[who(seat), because_arg(because)]),
    }
}

/// A card that pays, and a card that is discarded.
fn tell_card(game: &HeldHands, event: Event, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat)));
    match event {
        Event::StepTaken { seat, to, hand, place, colour, balance } => {
            let [hand, owner, place] = hand_args(seat, hand, place, speaker);
            let node = ("node", Arg::from(node_mark(game, to)));
            let args = [
                who(seat),
                node,
                hand,
                owner,
                place,
                ("mark", mark(colour).into()),
                ("balance", signed(balance).into()),
            ];
            speaker.say(if to == Node::HEART { "event-heart-entered" } else { "event-step-taken" }, &args)
        }
        Event::CardDiscarded { seat, hand, place, card } => {
            let [hand, owner, place] = hand_args(seat, hand, place, speaker);
            speaker.say("event-card-discarded", &[who(seat), hand, owner, place, ("card", card_mark(card).into())])
        }
        _ => String::new(),
    }
}

fn tell_part(glimpse: Glimpse, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat)));
    match glimpse {
        Glimpse::HandDealt { seat } => speaker.say("event-hand-dealt", &[who(seat)]),
        Glimpse::FanChosen { seat } => speaker.say("event-fan-chosen", &[who(seat)]),
        Glimpse::CardDrawn { seat, place, side, colour } => {
            let place = ("place", place.letter().to_string().into());
            let args = [who(seat), place, side_arg(side), ("mark", mark(colour).into())];
            speaker.say("event-card-drawn", &args)
        }
        Glimpse::Faded(Faded::FansRevealed) => speaker.say("faded-fans-revealed", &[]),
        Glimpse::Faded(Faded::PerspectiveChanged { seat }) => speaker.say("faded-perspective-changed", &[who(seat)]),
        Glimpse::Faded(Faded::CardDrawn { seat }) => speaker.say("faded-card-drawn", &[who(seat)]),
    }
}
