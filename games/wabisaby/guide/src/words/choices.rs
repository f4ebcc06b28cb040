//! Choices, refusals and questions.

use tsugi_engine::Seat;
use tsugi_wabisaby::{Action, Illegal, PhaseView, Place, Seen, View};

use super::{letter, place, places, seen};
use tsugi_narrator::{Arg, Speaker};

/// What a choice is told with.
fn told(
    view: &View,
    seat: Seat,
    action: Action,
    speaker: &Speaker<'_>,
) -> (&'static str, Vec<(&'static str, Arg<'static>)>) {
    let own_card = |own: Place| view.hands.get(seat.index()).and_then(|hand| hand.get(own.index())).copied();
    match action {
        Action::Keep { places: three } => ("keep", vec![("places", places(three))]),
        Action::Swap { a, b } => {
            let when = if matches!(view.phase, PhaseView::Playing { acted: true, .. }) { "after" } else { "before" };
            ("swap", vec![("a", place(a)), ("b", place(b)), ("when", when.into())])
        }
        Action::Exchange { own, seat: other, theirs } => {
            let name = speaker.name(other).to_owned();
            ("exchange", vec![("own", place(own)), ("name", name.into()), ("theirs", place(theirs))])
        }
        Action::Showcase { own, slot } => {
            ("showcase", vec![("own", place(own)), ("slot", letter(slot.index()).into())])
        }
        Action::Appraise => ("appraise", Vec::new()),
        Action::Replace { own } => {
            ("replace", vec![("own", place(own)), ("card", seen(own_card(own).unwrap_or(Seen::Back), speaker).into())])
        }
        Action::Skip => ("skip", vec![("die", view.die.into())]),
        Action::EndTurn => ("end-turn", Vec::new()),
    }
}

pub(super) fn offer(view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let (id, args) = told(view, seat, action, speaker);
    speaker.say(&format!("action-{id}"), &args)
}

pub(super) fn explain(view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
    let (id, args) = told(view, seat, action, speaker);
    speaker.say(&format!("explain-{id}"), &args)
}

pub(super) fn refuse(illegal: Illegal, speaker: &Speaker<'_>) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| speaker.say(id, args);
    match illegal {
        Illegal::MustKeep => say("illegal-must-keep", &[]),
        Illegal::NotChoosing => say("illegal-not-choosing", &[]),
        Illegal::SamePlace => say("illegal-same-place", &[]),
        Illegal::TooManySwaps { limit } => say("illegal-too-many-swaps", &[("limit", limit.into())]),
        Illegal::NoSuchPlace { place } => say("illegal-no-such-place", &[("place", place.into())]),
        Illegal::NoSuchSlot { slot } => say("illegal-no-such-slot", &[("slot", slot.into())]),
        Illegal::HasActed => say("illegal-has-acted", &[]),
        Illegal::ActFirst => say("illegal-act-first", &[]),
        Illegal::EndsByItself => say("illegal-ends-by-itself", &[]),
        Illegal::OwnHand => say("illegal-own-hand", &[]),
        Illegal::NoSuchSeat { seat } => say("illegal-no-such-seat", &[("seat", seat.index().into())]),
        Illegal::Locked { by } => say("illegal-locked", &[("who", speaker.name(by).into())]),
        Illegal::AppraisedLast => say("illegal-appraised-last", &[]),
        Illegal::NoSkips => say("illegal-no-skips", &[]),
        Illegal::Alone => say("illegal-alone", &[]),
        Illegal::NotAlone => say("illegal-not-alone", &[]),
    }
}

pub(super) fn ask(view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
    let id = match view.phase {
        PhaseView::Choosing { .. } => "ask-keep",
        PhaseView::Drawing { .. } => "ask-draw",
        PhaseView::Playing { acted: true, .. } => "ask-end-turn",
        PhaseView::Playing { .. } | PhaseView::Over => "ask-turn",
    };
    speaker.say(id, &[("name", speaker.name(seat).into())])
}
